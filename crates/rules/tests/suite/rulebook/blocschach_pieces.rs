//! Blocschach: directions, rings, pieces and stockbrokers: BS-1 to BS-9, BS-14.

use variorum_rules::Side::{Black, White};

use super::{BLOC, after, field, firsts, illegal, kind, legal, reach, rules_of};

/// BS-8, BS-14.
#[test]
fn the_array_and_its_stockbrokers() {
    let back = [
        "{Ba}{Ch}{Pm}{Du}{Dc}{Pm}{Ch}{Gv}",
        "{Vi}{Bs}{Mo}{Po}{Ca}{Mo}{Ms}{Vi}",
        "{Be}{He}{Th}{Na}{Na}{Th}{He}{Be}",
        "Q{Cv}{Rh}{Di}K{Rh}{Cv}Q",
        "{Pr}{Us}{Rh}{Rg}{Dw}{Rh}{Us}{Pr}",
        "{Be}{He}{Th}{Na}{Na}{Th}{He}{Be}",
        "{Vi}{Ms}{Mo}{Po}{Ca}{Mo}{Bs}{Vi}",
        "{Gv}{Ch}{Pm}{Du}{Dc}{Pm}{Ch}{Ba}",
    ]
    .join(",");
    let (outer, inner) = ("P{Pp}{Pp}PP{Pp}{Pp}P", "{Pd}{Pb}{Pb}{Pd}{Pd}{Pb}{Pb}{Pd}");
    let second = [outer, inner, inner, outer, outer, inner, inner, outer].join(",");
    let empty = ["8"; 8].join(",");
    let ranks = [&back.to_lowercase(), &second.to_lowercase(), &empty, &empty, &empty, &empty, &second, &back];
    let rights = "se1,sh1,va1,vh1,za1,ze1,se8,sh8,va8,vh8,za8,ze8";
    let text = format!("{} w {rights} - 0 1", ranks.map(String::as_str).join("/"));
    assert_eq!(variorum_rules::Position::start(&rules_of(BLOC)).text(), text);
}

/// How many cells each piece alone on the board reaches from the corner sa1 and from vd4 (three cells from the near edges, four from the
/// far ones): 21 along the three axes from either; 21 and 39 by slides that change two coordinates, 7 and 25 by those that change three; the
/// steps are 3, 3, 1 and 6, 12, 8; the leaps 6 and 24.
const REACHES: [(&str, usize, usize); 25] = [
    ("K", 7, 26),
    ("Di", 43, 68),
    ("Dw", 31, 58),
    ("Rg", 31, 70),
    ("Bs", 25, 41),
    ("Po", 25, 53),
    ("Us", 13, 43),
    ("Ms", 27, 45),
    ("Ca", 27, 63),
    ("Cv", 13, 49),
    ("Pr", 6, 18),
    ("Q", 42, 60),
    ("Ch", 24, 33),
    ("Pm", 24, 45),
    ("Du", 4, 14),
    ("Dc", 28, 46),
    ("Vi", 22, 29),
    ("Be", 10, 31),
    ("Ba", 4, 20),
    ("Gv", 28, 64),
    ("Mo", 22, 47),
    ("He", 10, 37),
    ("Em", 49, 85),
    ("Rh", 60, 0),
    ("Na", 31, 0),
];

/// BS-1, BS-2.
#[test]
fn every_piece_reaches_what_its_components_say() {
    let rules = rules_of(BLOC);
    let count = |token: &str, cell: &str| {
        let cell = rules.parse_cell(cell).expect("a cell");
        rules.reach(White, kind(BLOC, token), cell).moves.len()
    };
    for (token, corner, middle) in REACHES {
        assert_eq!(count(token, "sa1"), corner, "{token} on sa1");
        if middle > 0 {
            assert_eq!(count(token, "vd4"), middle, "{token} on vd4");
        }
    }
    assert_eq!(count("Th", "sa1"), 31, "Thug on sa1");
}

/// BS-4: the seed's numbers of pieces that slide and of others that step, each way.
#[test]
fn the_army_has_the_numbers_of_the_inventors_notes() {
    let rules = rules_of(BLOC);
    let start = variorum_rules::Position::start(&rules);
    let cell = |name: &str| rules.parse_cell(name).expect("a cell");
    for (far, near) in [("vd8", "vd5"), ("vh8", "ve5"), ("zh8", "we5")] {
        let (mut slide, mut step) = (0, 0);
        for piece in 0..rules.definition().pieces.len() {
            if rules.definition().pieces[piece].pawn {
                continue;
            }
            let moves = rules.reach(White, piece, cell("vd4")).moves;
            let number = start.count(White, piece);
            if moves.contains(&cell(far)) {
                slide += number;
            } else if moves.contains(&cell(near)) {
                step += number;
            }
        }
        assert_eq!((slide, step), (18, 26), "{far}");
    }
}

/// BS-3: the Rhino's two paths towards one knight's cell, and what a blocked cell costs.
#[test]
fn crooked_pieces_go_step_by_step() {
    let prince = "{Pr}sh1 Ksa8 kzh1";
    legal(BLOC, &format!("w {{Rh}}vd4 {prince}"), &["vd4vd5", "vd4ve5", "vd4ve6", "vd4ve7", "vd4vf7", "vd4vf8"]);
    // With vd5 taken only the path that starts diagonally is left.
    legal(BLOC, &format!("w {{Rh}}vd4 Pvd5 {prince}"), &["vd4ve5", "vd4ve6", "vd4vf7", "vd4vf8"]);
    illegal(BLOC, &format!("w {{Rh}}vd4 Pvd5 {prince}"), &["vd4ve7"]);
    // With ve5 taken only the other.
    legal(BLOC, &format!("w {{Rh}}vd4 Pve5 {prince}"), &["vd4vd5", "vd4ve6", "vd4ve7", "vd4vf8"]);
    illegal(BLOC, &format!("w {{Rh}}vd4 Pve5 {prince}"), &["vd4vf7"]);
    illegal(BLOC, &format!("w {{Rh}}vd4 Pve5 Pvd5 {prince}"), &["vd4ve6", "vd4vf8"]);
    illegal(BLOC, &format!("w {{Rh}}vd4 {prince}"), &["vd4vd6", "vd4vf6", "vd4we5"]);
}

/// BS-3: Navvy and Thug.
#[test]
fn navvies_and_thugs_alternate_with_triagonal_steps() {
    // Straight forward and forward-right-down; then forward-right and the same triagonal.
    let far = "Ksa8 kza8";
    legal(BLOC, &format!("w {{Na}}vd3 {{Du}}sh1 {far}"), &["vd3vd4", "vd3we4", "vd3we5", "vd3we6", "vd3xf6", "vd3xf7"]);
    illegal(BLOC, &format!("w {{Na}}vd3 {{Du}}sh1 {far}"), &["vd3ve4", "vd3vd5", "vd3xf5"]);
    legal(BLOC, &format!("w {{Th}}vd3 {{Ba}}sh1 {far}"), &["vd3ve4", "vd3we4", "vd3wf5", "vd3xg6", "vd3wg6", "vd3xh7"]);
    illegal(BLOC, &format!("w {{Th}}vd3 {{Ba}}sh1 {far}"), &["vd3vf5", "vd3xf5", "vd3vd4"]);
}

/// BS-1: the knight's leap is not blocked.
#[test]
fn knights_leaps_pass_over_pieces() {
    let wall = "Pvd5 Pve5 Pvd6 Pve4 Pwd5";
    legal(BLOC, &format!("w {{Ms}}vd4 {wall} Ksa8 kzh1"), &["vd4ve6", "vd4wd6", "vd4vf5", "vd4xd5"]);
}

/// BS-2, BS-5: the directions by ring.
#[test]
fn stockbrokers_move_within_their_ring_and_capture_across() {
    reach(BLOC, White, "P", "tb3", "tb4 ub4 tc4", Some("sb4 ta4 sa4 sc4 ua4 uc4"));
    reach(BLOC, White, "Pp", "tc3", "tc4 tb4 td4", Some("sc4 uc4 sb4 sd4 ub4 ud4"));
    reach(BLOC, White, "Pd", "ub3", "ub4 tb4 vb4", Some("ua4 uc4 ta4 tc4 va4 vc4"));
    reach(BLOC, White, "Pb", "sb3", "sb4 sa4 sc4", Some("tb4 ta4 tc4"));
    reach(BLOC, White, "P", "ta3", "ta4 sa4 ua4", Some("tb4 sb4 ub4"));
    reach(BLOC, White, "P", "sa3", "sa4 sb4 ta4", Some("tb4"));
    reach(BLOC, Black, "P", "zh6", "zh5 zg5 yh5", Some("yg5"));
    // The centre: across the middle is the same ring.
    reach(BLOC, Black, "P", "vd6", "vd5 ve5 wd5", Some("ud5 vc5 uc5 ue5 wc5 we5"));
}

/// BS-6: nine double steps from a corner file, told apart by their middle cells.
#[test]
fn double_steps_are_told_apart_by_their_middle_cells() {
    let singles = ["sa3", "sb3", "ta3"];
    let doubles = ["sa3sa4", "sa3sb4", "sa3ta4", "sb3sb4", "sb3sa4", "sb3sc4", "ta3ta4", "ta3sa4", "ta3ua4"];
    firsts(BLOC, "w Psa2 Kve1 kve8", "sa2", &[&singles[..], &doubles[..]].concat());
    firsts(
        BLOC,
        "w Psa2 psb3 Kve1 kve8",
        "sa2",
        &["sa3", "ta3", "sa3sa4", "sa3sb4", "sa3ta4", "ta3ta4", "ta3sa4", "ta3ua4"],
    );
    firsts(BLOC, "w Psa3 Kve1 kve8", "sa3", &["sa4", "sb4", "ta4"]);
    illegal(BLOC, "w Psa2 Kve1 kve8", &["sa2sa4"]);
}

/// BS-6: neither step of a double step captures.
#[test]
fn double_steps_never_capture() {
    firsts(
        BLOC,
        "w Psa2 {pd}tb3 psa4 Kve1 kve8",
        "sa2",
        &["sa3", "sb3", "ta3", "tb3", "sa3sb4", "sa3ta4", "sb3sb4", "sb3sc4", "ta3ta4", "ta3ua4"],
    );
}

/// BS-7: captured on the middle cell, by stockbrokers to which that is a capturing direction.
#[test]
fn en_passant_is_on_the_middle_cell_only() {
    field(BLOC, "w Psa2 Kve1 kve8", "sa2sb3sa4", 3, "sb3:sa4");
    field(BLOC, "w Psa2 Kve1 kve8", "sa2ta3ua4", 3, "ta3:ua4");
    field(BLOC, "w Psa2 Kve1 kve8", "sa2sa3", 3, "-");
    after(BLOC, "b {pb}tb4 Psa4 Kve1 kve8 ep=sb3:sa4 clock=0", "tb4sb3", "w {pb}sb3 Kve1 kve8 move=2");
    legal(BLOC, "b {pb}tb4 Psa4 Kve1 kve8 ep=sa3:sa4", &["tb4sa3"]);
    illegal(BLOC, "b {pb}tc4 Psa4 Kve1 kve8 ep=sa3:sa4", &["tc4sa3", "tc4sb3"]);
    illegal(BLOC, "b {pb}tb4 Psa4 Kve1 kve8", &["tb4sb3", "tb4sa3"]);
}

/// BS-7, BS-5: a non-capturing step onto the middle cell captures nothing.
#[test]
fn a_plain_step_onto_the_middle_cell_leaves_the_victim() {
    after(BLOC, "b psb4 Psa4 Kve1 kve8 ep=sa3:sa4", "sb4sa3", "w psa3 Psa4 Kve1 kve8 move=2");
}

const SETS_ONE_AND_TWO: [&str; 9] = ["={Di}", "={Dw}", "={Rg}", "={Bs}", "={Po}", "={Us}", "={Ms}", "={Ca}", "={Cv}"];

/// BS-9.
#[test]
fn empresses_need_all_six_of_the_shortest_range_pieces() {
    let five = "Psa7 Kve1 kve8 {Pr}sh1 {Pr}th1 {Du}uh1 {Du}xh1 {Ba}yh1";
    firsts(BLOC, &format!("w {five}"), "sa7sa8", &SETS_ONE_AND_TWO);
    let six = format!("w {five} {{Ba}}zh1");
    firsts(BLOC, &six, "sa7sa8", &[&SETS_ONE_AND_TWO[..], &["={Em}"]].concat());
    illegal(BLOC, &six, &["sa7sa8", "sa7sa8=Q", "sa7sa8=K", "sa7sa8={Pr}"]);
    // By capture too, and sideways within the ring.
    firsts(BLOC, "w Psa7 {po}tb8 Kve1 kve8", "sa7tb8", &SETS_ONE_AND_TWO);
    firsts(BLOC, "w Psa7 Kve1 kve8", "sa7ta8", &SETS_ONE_AND_TWO);
}

/// BS-9: at least one for the long pieces, at most one for the short piece.
#[test]
fn the_other_promotions_go_by_the_count_of_the_short_piece() {
    for (broker, short, long) in [
        ("{Pp}", "{Pr}", ["=Q", "={Ch}", "={Pm}", "={Rh}"]),
        ("{Pd}", "{Du}", ["={Dc}", "={Vi}", "={Be}", "={Na}"]),
        ("{Pb}", "{Ba}", ["={Gv}", "={Mo}", "={He}", "={Th}"]),
    ] {
        let itself = format!("={short}");
        // The opponent's own short pieces count for nothing.
        let theirs = short.to_lowercase();
        let base = format!("w {broker}sb7 Kve1 kve8 {theirs}sh5 {theirs}zh5");
        firsts(BLOC, &base, "sb7sb8", &[&itself]);
        let one = format!("{base} {short}sh1");
        firsts(BLOC, &one, "sb7sb8", &[&long[..], &[&itself]].concat());
        let two = format!("{one} {short}zh1");
        firsts(BLOC, &two, "sb7sb8", &long);
    }
}
