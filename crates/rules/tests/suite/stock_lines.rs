//! Stock Goes East: rings, the orthogonal and the diagonal family, two steps, Stocknsexton and hoppers (ST-1 to ST-8).

use crate::board::*;
use variorum_rules::Side;

const GAMES: [&str; 5] = ["stockgi", "stock-qi", "stockyang", "stockhorn", "stock-taijitu"];
const LEVELS: &str = "tuvwxyz";
const STACKS: &str = "abcdefg";
/// The files of rings 1 to 3, clockwise from the top left corner.
const RINGS: [&str; 3] = [
    "vc vd ve we xe xd xc wc",
    "ub uc ud ue uf vf wf xf yf ye yd yc yb xb wb vb",
    "ta tb tc td te tf tg ug vg wg xg yg zg zf ze zd zc zb za ya xa wa va ua",
];

fn ring(game: &str, file: &str) -> u8 {
    let rules = variorum_library::rules(game).expect("a game");
    let board = &rules.definition().board;
    board.ring(board.parse_cell(&format!("{file}1")).expect("a cell"))
}

fn neighbours(file: &str) -> Vec<String> {
    let place = |letters: &str, at: usize| letters.find(file.as_bytes()[at] as char).unwrap_or(0).cast_signed();
    let (level, stack) = (place(LEVELS, 0), place(STACKS, 1));
    let name = |(level, stack): (isize, isize)| {
        let letter = |letters: &str, at: isize| letters.chars().nth(usize::try_from(at).ok()?);
        Some(format!("{}{}", letter(LEVELS, level)?, letter(STACKS, stack)?))
    };
    [(level - 1, stack), (level + 1, stack), (level, stack - 1), (level, stack + 1)]
        .into_iter()
        .filter_map(name)
        .collect()
}

/// ST-1
#[test]
fn the_printed_rank_of_the_source_is_drawn_from_the_rings() {
    const PRINTED: &str = "  a   b   c   d   e   f   g
 --- --- --- --- --- --- ---
|   |   |   |   |   |   |   |t
 --- === === === === === ---
|   #   |   |   |   |   #   |u
 --- --- === === === --- ---
|   #   #   |   |   #   #   |v
 --- --- --- === --- --- ---
|   #   #   #   #   #   #   |w
 --- --- --- === --- --- ---
|   #   #   |   |   #   #   |x
 --- --- === === === --- ---
|   #   |   |   |   |   #   |y
 --- === === === === === ---
|   |   |   |   |   |   |   |z
 --- --- --- --- --- --- ---";
    for game in GAMES {
        let edge = " --- --- --- --- --- --- ---";
        let mut lines = vec!["  a   b   c   d   e   f   g".to_owned(), edge.to_owned()];
        let mut above: Option<char> = None;
        for level in LEVELS.chars() {
            let name = |stack: char| format!("{level}{stack}");
            if let Some(above) = above {
                let mark = |stack| {
                    if ring(game, &format!("{above}{stack}")) == ring(game, &name(stack)) { " ---" } else { " ===" }
                };
                lines.push(STACKS.chars().map(mark).collect());
            }
            let mut line = "|".to_owned();
            for (left, right) in STACKS.chars().zip(STACKS.chars().skip(1)) {
                line += if ring(game, &name(left)) == ring(game, &name(right)) { "   |" } else { "   #" };
            }
            lines.push(line + "   |" + &level.to_string());
            above = Some(level);
        }
        lines.push(edge.to_owned());
        assert_eq!(lines, PRINTED.lines().collect::<Vec<_>>(), "{game}");
    }
}

/// ST-2
#[test]
fn corners_have_both_ring_changing_neighbours_outwards_and_the_centre_has_four() {
    for (radius, files) in (1..).zip(RINGS) {
        for (index, file) in files.split(' ').enumerate() {
            assert_eq!(ring("stockyang", file), radius, "{file}");
            let around: Vec<u8> = neighbours(file).iter().map(|next| ring("stockyang", next)).collect();
            let count = |wanted: u8| around.iter().filter(|&&other| other == wanted).count();
            let corner = index % (2 * usize::from(radius)) == 0;
            let outward = if radius == 3 {
                0
            } else if corner {
                2
            } else {
                1
            };
            assert_eq!((count(radius), count(radius + 1)), (2, outward), "{file}");
            assert_eq!(count(radius - 1), usize::from(!corner), "{file}");
        }
    }
    assert_eq!(neighbours("wd").iter().map(|next| ring("stockyang", next)).collect::<Vec<_>>(), [1; 4]);
}

/// ST-3.1–3.4
#[test]
fn helices_go_round_every_corner_of_every_ring_both_ways_and_both_along() {
    for files in RINGS {
        let files: Vec<&str> = files.split(' ').collect();
        for (start, file) in files.iter().enumerate() {
            let mut expected = set("");
            for distance in 1..=5 {
                for index in [start + distance, start + 8 * files.len() - distance] {
                    let goal = files[index % files.len()];
                    expected.extend((distance < 5).then(|| format!("{goal}{}", 5 - distance)));
                    expected.insert(format!("{goal}{}", 5 + distance));
                }
            }
            let position = place("stockyang", &format!("R{file}5 Kwd1 kwd10"), "w");
            let found = goals(&position, &format!("{file}5"));
            let missing: Vec<_> = expected.difference(&found).collect();
            assert!(missing.is_empty(), "from {file}5: {missing:?}");
            // Nothing else of the same ring, but the file itself and the same-rank diagonals.
            let others = found.iter().filter(|goal| ring("stockyang", &goal[..2]) == ring("stockyang", file));
            for goal in others.filter(|goal| !goal.ends_with('5') && &goal[..2] != *file) {
                assert!(expected.contains(goal), "from {file}5 to {goal}");
            }
        }
    }
}

/// ST-3
#[test]
fn the_orthogonal_family_from_centre_corner_edge_and_outer_corner() {
    let centre = place("stockyang", "Kta1 kzg10 Rwd5", "w");
    goes(
        &centre,
        "wd5",
        "ta5 td5 tg5 ub5 ud5 uf5 vc5 vd5 ve5 wa5 wb5 wc5 wd1 wd10 wd2 wd3 wd4 wd6 wd7 wd8 wd9 we5 wf5 wg5 xc5 xd5 xe5 yb5 yd5 \
         yf5 za5 zd5 zg5",
    );
    let corner = place("stockyang", "Kza1 kzg10 Rvc5", "w");
    goes(
        &corner,
        "vc5",
        "ta5 tc5 te5 ub5 uc5 ud5 va5 vb5 vc1 vc10 vc2 vc3 vc4 vc6 vc7 vc8 vc9 vd4 vd6 ve3 ve7 wb5 wc4 wc6 wd5 we10 we2 we8 xa5 \
         xc3 xc7 xd10 xd2 xd8 xe1 xe5 xe9 yf5 zg5",
    );
    let edge = place("stockyang", "Kza1 kzg10 Rtd5", "w");
    goes(
        &edge,
        "td5",
        "ta2 ta8 tb3 tb7 tc4 tc6 td1 td10 td2 td3 td4 td6 td7 td8 td9 te4 te6 tf3 tf7 tg2 tg8 ua1 ua9 uc5 ud5 ue5 ug1 ug9 va10 \
         vb5 vd5 vf5 vg10 wa5 wb5 wc5 wd5 we5 wf5 wg5 xd5 yd5 zd5",
    );
    let outer = place("stockyang", "Kza1 kzg10 Rta2", "w");
    goes(
        &outer,
        "ta2",
        "ta1 ta10 ta3 ta4 ta5 ta6 ta7 ta8 ta9 tb1 tb3 tc4 td5 te6 tf7 tg8 ua1 ua3 ub2 ug9 va4 vc2 vg10 wa5 wd2 xa6 xe2 ya7 yf2 \
         za8 zb9 zc10 zg2",
    );
}

/// ST-3.8
#[test]
fn straight_lines_are_thrown_outwards_at_the_corners_of_rings_one_and_two() {
    // Ring 1: tc uc vc, then vb va.
    let open = place("stockyang", "Kza1 kzg10 Rtc5", "w");
    legal(&open, "tc5uc5 tc5vc5 tc5vb5 tc5va5");
    illegal(&open, "tc5wc5 tc5vd5");
    illegal(&place("stockyang", "Kza1 kzg10 Rtc5 Nvc5", "w"), "tc5vb5 tc5vc5");
    illegal(&place("stockyang", "Kza1 kzg10 Rtc5 nvc5", "w"), "tc5vb5");
    legal(&place("stockyang", "Kza1 kzg10 Rtc5 nvc5", "w"), "tc5vc5");
    // Ring 2: tb ub, then ua; and the same by filestacks.
    let far = place("stockyang", "Kza1 kwe10 Rzb5", "w");
    legal(&far, "zb5yb5 zb5ya5");
    illegal(&far, "zb5xb5 zb5wb5");
    legal(&place("stockyang", "Kza1 kzg10 Rxg5", "w"), "xg5xf5 xg5xe5 xg5ye5 xg5ze5");
}

/// ST-3.8
#[test]
fn on_the_centre_file_a_straight_line_branches_three_ways() {
    let open = place("stockyang", "Kza1 kzg10 Rtd5", "w");
    legal(&open, "td5wd5 td5xd5 td5zd5 td5wc5 td5wa5 td5we5 td5wg5");
    let one_shut = place("stockyang", "Kza1 kzg10 Rtd5 Nxd5 nwb5", "w");
    legal(&one_shut, "td5wd5 td5wc5 td5wb5 td5wg5");
    illegal(&one_shut, "td5xd5 td5yd5 td5zd5");
    let all_shut = place("stockyang", "Kza1 kzg10 Rtd5 nwd5", "w");
    legal(&all_shut, "td5wd5");
    illegal(&all_shut, "td5xd5 td5wc5 td5we5");
    // No branch goes on to another rank.
    illegal(&open, "td5wc6 td5we4 td5wd6");
}

/// ST-4
#[test]
fn the_diagonal_family_from_centre_corner_and_edge() {
    let centre = place("stockyang", "Kta1 kzg10 Uwd5", "w");
    goes(
        &centre,
        "wd5",
        "ta2 ta8 td2 td8 tg2 tg8 ub3 ub7 ud3 ud7 uf3 uf7 vc4 vc6 vd4 vd6 ve4 ve6 wa2 wa8 wb3 wb7 wc4 wc6 we4 we6 wf3 wf7 wg2 wg8 \
         xc4 xc6 xd4 xd6 xe4 xe6 yb3 yb7 yd3 yd7 yf3 yf7 za2 za8 zd2 zd8 zg2 zg8",
    );
    let corner = place("stockyang", "Kza1 kzg10 Uvc5", "w");
    goes(
        &corner,
        "vc5",
        "ta3 ta7 tc3 tc7 te3 te7 ub4 ub6 uc4 uc6 ud4 ud6 va3 va7 vb4 vb6 wb4 wb6 wd4 wd6 xa3 xa7 xe3 xe7 yf2 yf8 zg1 zg9",
    );
    let edge = place("stockyang", "Kza1 kzg10 Utd3", "w");
    goes(
        &edge,
        "td3",
        "uc2 uc4 ud2 ud4 ue2 ue4 vb1 vb5 vd1 vd5 vf1 vf5 wa6 wa9 wb8 wc7 wd6 we7 wf8 wg6 wg9 xd7 yd8 zd9",
    );
}

/// ST-4.4
#[test]
fn slanting_lines_keep_their_rank_part_where_they_are_thrown_back_and_where_they_branch() {
    // uc4 vc5, then out of the ring-1 corner by vb6 va7, not on by wc6.
    let corner = place("stockyang", "Kza1 kzg10 Utc3", "w");
    legal(&corner, "tc3uc4 tc3vc5 tc3vb6 tc3va7");
    illegal(&corner, "tc3wc6 tc3vd6 tc3vb4 tc3vb5");
    let shut = place("stockyang", "Kza1 kzg10 Utd3 Bwd6", "w");
    legal(&shut, "td3vd5");
    illegal(&shut, "td3wd6 td3xd7 td3wc7 td3we7");
}

/// ST-5
#[test]
fn two_steps_need_an_empty_middle_cell_and_turn_as_their_radial_does() {
    let game = "stock-taijitu";
    goes(&place(game, "Kta1 kzg10 Dwd3", "w"), "wd3", "ub3 ud3 uf3 wb3 wd1 wd5 wf3 yb3 yd3 yf3");
    goes(&place(game, "Kza1 kzg10 Dvc3", "w"), "vc3", "ta3 tc3 te3 va3 vc1 vc5 ve1 ve5 xa3 xc1 xc5 xe3");
    // Round the outer corner ta.
    let round = place(game, "Kza1 kzg10 Dtb3", "w");
    goes(&round, "tb3", "tb1 tb5 td1 td5 ua1 ua3 ua5 vd3");
    illegal(&place(game, "Kza1 kzg10 Dtb3 nta4", "w"), "tb3ua5 tb3ta4");
    goes(
        &place(game, "Kta1 kzg10 Ewd3", "w"),
        "wd3",
        "ub1 ub5 ud1 ud5 uf1 uf5 wb1 wb5 wf1 wf5 yb1 yb5 yd1 yd5 yf1 yf5",
    );
    goes(&place(game, "Kza1 kzg10 Evc3", "w"), "vc3", "ta1 ta5 tc1 tc5 te1 te5 va1 va5 xa1 xa5 xe1 xe5");
    // Through the empty centre file the second step may turn (ST-28); a piece of either side on it shuts all three ways.
    let through = place(game, "Kza1 kzg10 Evd3", "w");
    legal(&through, "vd3wc5 vd3we5 vd3xd5 vd3wc1");
    for screen in ["Nwd4", "nwd4"] {
        let shut = place(game, &format!("Kza1 kzg10 Evd3 {screen}"), "w");
        illegal(&shut, "vd3wc5 vd3we5 vd3xd5 vd3wd4");
        legal(&shut, "vd3wc1 vd3we1 vd3xd1");
    }
    // It captures on the second cell.
    let take = place(game, "Kza1 kzg10 Evd3 nwc5", "w");
    becomes(&take, "vd3wc5", "Kza1 kzg10 Ewc5", "b");
}

/// ST-6
#[test]
fn the_stocknsexton_has_eight_ways_and_those_that_turn_only_at_corners_and_on_the_centre() {
    goes(
        &place("stockyang", "Kta1 kzg10 Nwd5", "w"),
        "wd5",
        "ub4 ub6 ud4 ud6 uf4 uf6 vc3 vc7 vd3 vd7 ve3 ve7 wb4 wb6 wc3 wc7 we3 we7 wf4 wf6 xc3 xc7 xd3 xd7 xe3 xe7 yb4 yb6 yd4 yd6 \
         yf4 yf6",
    );
    goes(
        &place("stockyang", "Kza1 kzg10 Nvd5", "w"),
        "vd5",
        "tb4 tb6 td4 td6 tf4 tf6 uc3 uc7 ud3 ud7 ue3 ue7 wc3 wc4 wc6 wc7 wd3 wd7 we3 we4 we6 we7 xb4 xb6 xd4 xd6 xf4 xf6",
    );
    // Through the corner vc: from uc to vb, never on to wc.
    let corner = place("stockyang", "Kza1 kzg10 Nuc5", "w");
    legal(&corner, "uc5vb4 uc5vb6");
    illegal(&corner, "uc5wc4 uc5wc6 uc5vd4 uc5vd6");
}

/// ST-6
#[test]
fn the_stocknsexton_of_stock_qi_is_blocked_at_its_pass_through_cell_and_the_others_leap() {
    let pieces = "Kwd1 kwe10 Nvd5 pwd5 Pvd6";
    let stepping = place("stock-qi", pieces, "w");
    illegal(&stepping, "vd5wc4 vd5wc6 vd5we6 vd5xd4 vd5xd6 vd5uc7 vd5ud7 vd5wd7 vd5ue7");
    legal(&stepping, "vd5uc3 vd5ud3 vd5td4 vd5td6 vd5tb6 vd5xb6");
    for game in ["stockyang", "stock-taijitu"] {
        let leaping = place(game, "Kwd1 kwe10 Nvd5 nwd5 Nvd6", "w");
        legal(&leaping, "vd5wc4 vd5wc6 vd5we6 vd5xd4 vd5xd6 vd5uc7 vd5ud7 vd5wd7 vd5ue7");
    }
}

/// ST-7
#[test]
fn the_gold_is_called_stockbgold_and_the_promoting_knight_stockshovel() {
    for game in ["stockgi", "stockhorn"] {
        let rules = variorum_library::rules(game).expect("a game");
        let pieces = &rules.definition().pieces;
        let name = |token: &str| pieces.iter().find(|piece| piece.token == token).map(|piece| piece.name.as_str());
        assert_eq!((name("G"), name("V")), (Some("Stockbgold"), Some("Stockshovel")), "{game}");
        assert!(pieces.iter().all(|piece| piece.token != "N"), "{game}");
    }
}

/// ST-8
#[test]
fn hoppers_capture_over_exactly_one_piece_of_either_side_and_move_over_none() {
    for screen in ["B", "b"] {
        let pieces = format!("Kta1 kzg10 Cwd2 {screen}wd4 nwd7 nwd9");
        let one = place("stockyang", &pieces, "w");
        legal(&one, "wd2wd3 wd2wd7");
        illegal(&one, "wd2wd4 wd2wd5 wd2wd6 wd2wd8 wd2wd9");
    }
    // Next to each other: the screen right before the hopper, the victim right behind the screen.
    legal(&place("stockyang", "Kta1 kzg10 Cwd2 Nwd3 nwd4", "w"), "wd2wd4");
    // No screen, no capture; an own piece is no victim.
    illegal(&place("stockyang", "Kta1 kzg10 Cwd2 nwd4", "w"), "wd2wd4 wd2wd5");
    illegal(&place("stockyang", "Kta1 kzg10 Cwd2 nwd4 Nwd6", "w"), "wd2wd6");
    // The Stocksling does the same on the diagonal family.
    let sling = place("stockyang", "Kta1 kzg10 Awd2 bxe3 nzg5", "w");
    legal(&sling, "wd2zg5 wd2vc3");
    illegal(&sling, "wd2xe3 wd2yf4");
}

/// ST-8, ST-28
#[test]
fn a_hoppers_path_turns_at_the_centre_file_though_its_screen_stands_there() {
    let pieces = "Kza1 kzg10 Cud5 Bwd5 nwb5 nwf5 nyd5";
    let turned = place("stockyang", pieces, "w");
    legal(&turned, "ud5wb5 ud5wf5 ud5yd5 ud5vd5");
    illegal(&turned, "ud5wd5 ud5wc5 ud5we5 ud5xd5");
    assert!(attacks(&turned, Side::White, "wb5"));
    // The diagonal family: screen on wd6, victims on all three branches.
    let sling = place("stockyang", "Kza1 kzg10 Aud4 bwd6 nwb8 nwe7 nxd7", "w");
    legal(&sling, "ud4wb8 ud4we7 ud4xd7");
    // At a corner the path goes one way only.
    let corner = place("stockyang", "Kza1 kzg10 Ctc5 Bvc5 nvb5 nwc5 nvd5", "w");
    legal(&corner, "tc5vb5");
    illegal(&corner, "tc5wc5 tc5vd5");
}

/// ST-8, G-5
#[test]
fn a_capture_by_two_paths_is_one_move_and_one_open_path_is_enough() {
    let count = |pieces: &str, turn: &str| {
        place("stockyang", pieces, "w").turn_texts().iter().filter(|text| *text == turn).count()
    };
    // Half way round ring 1 both helices meet: vc5 … xe9; and tb5 ua5 is a diagonal as well as thrown back at ub.
    assert_eq!(count("Kza1 kzg10 Rvc5 nxe9", "vc5xe9"), 1);
    assert_eq!(count("Kza1 kzg10 Rvc5 Nvd6 nxe9", "vc5xe9"), 1);
    assert_eq!(count("Kza1 kzg10 Rvc5 Nvd6 Nwc6 nxe9", "vc5xe9"), 0);
    assert_eq!(count("Kza1 kzg10 Rtb5 nua5", "tb5ua5"), 1);
    // All the way round ring 1 and along the file: three paths.
    assert_eq!(count("Kza1 kzg10 Rvc1 nvc9", "vc1vc9"), 1);
    assert_eq!(count("Kza1 kzg10 Cvc1 nvc9", "vc1vc9"), 0);
    assert_eq!(count("Kza1 kzg10 Cvc1 Nvc5 nvc9", "vc1vc9"), 1);
    assert_eq!(count("Kza1 kzg10 Cvc1 Nxe5 nvc9", "vc1vc9"), 1);
    assert_eq!(count("Kza1 kzg10 Cvc1 Nvd2 nve3 Nwc2 nxc3 Nvc5 nvc6 nvc9", "vc1vc9"), 0);
    // A hopper: the screen on one of two paths; on both; two on one and none on the other.
    assert_eq!(count("Kza1 kzg10 Cvc5 Nvd6 nxe9", "vc5xe9"), 1);
    assert_eq!(count("Kza1 kzg10 Cvc5 Nvd6 Nwc6 nxe9", "vc5xe9"), 1);
    assert_eq!(count("Kza1 kzg10 Cvc5 Nvd6 Nve7 nxe9", "vc5xe9"), 0);
    assert_eq!(count("Kza1 kzg10 Ctb5 nub5 nua5", "tb5ua5"), 1);
}
