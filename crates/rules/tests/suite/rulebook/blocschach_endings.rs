//! Blocschach: frozen sets, castling, marriage and the end: BS-10 to BS-13, BS-15 to BS-17.

use variorum_rules::movegen;
use variorum_rules::tactics;
use variorum_rules::{Position, Reason, Side};

use super::{BLOC, GOES_ON, after, check, field, firsts, illegal, legal, outcome, won};

/// BS-10.
#[test]
fn a_set_without_its_short_piece_cannot_move() {
    for (short, frozen) in [
        ("{Pr}", ["Q", "{Ch}", "{Pm}", "{Rh}"]),
        ("{Du}", ["{Dc}", "{Vi}", "{Be}", "{Na}"]),
        ("{Ba}", ["{Gv}", "{Mo}", "{He}", "{Th}"]),
    ] {
        for piece in frozen {
            let position = format!("w {piece}tc3 Kve1 kze8 {}sh5", short.to_lowercase());
            firsts(BLOC, &position, "tc3", &[]);
            let thawed = super::set(BLOC, &format!("{position} {short}zh5")).turn_texts();
            assert!(thawed.iter().any(|turn| turn.starts_with("tc3")), "{piece} with its {short}");
        }
    }
}

/// BS-10: sets 1 and 2 and the stockbrokers of every set are never frozen.
#[test]
fn stockbrokers_and_the_first_sets_are_never_frozen() {
    for piece in ["{Di}", "{Cv}", "{Us}", "{Ms}", "P", "{Pp}", "{Pd}", "{Pb}"] {
        let turns = super::set(BLOC, &format!("w {piece}tc3 Kve1 kze8")).turn_texts();
        assert!(turns.iter().any(|turn| turn.starts_with("tc3")), "{piece}");
    }
}

/// BS-10, G-2.
#[test]
fn a_frozen_piece_gives_no_check() {
    check(BLOC, "w Kve1 qva1 kze8", "", false);
    check(BLOC, "w Kve1 qva1 {pr}sh8 kze8", "", true);
    check(BLOC, "w Kve1 qva1 {du}sh8 {ba}sg8 {Pr}sh1 kze8", "", false);
}

/// BS-10, BS-16: judged after the move.
#[test]
fn capturing_the_last_prince_lifts_the_check() {
    let position = "w Kve1 qva1 {pr}sh3 {Ms}sh1 kze8";
    check(BLOC, position, "", true);
    legal(BLOC, position, &["sh1sh3"]);
    illegal(BLOC, position, &["sh1sh2"]);
    illegal(BLOC, &format!("{position} {{pr}}zh3"), &["sh1sh3"]);
}

/// BS-10: even by the pinned piece itself.
#[test]
fn a_pinned_piece_may_capture_the_last_prince() {
    let position = "w Kve1 {Ms}vd1 qva1 {pr}vd5 kze8";
    legal(BLOC, position, &["vd1vd5", "vd1vc1"]);
    illegal(BLOC, position, &["vd1vd2", "vd1vd4"]);
}

/// BS-10: a guarded last Prince may be taken by the Emperor, for its guard freezes.
#[test]
fn the_emperor_may_capture_the_last_prince_from_its_frozen_guard() {
    legal(BLOC, "w Kve1 {pr}ve2 qve6 kze8", &["ve1ve2"]);
    illegal(BLOC, "w Kve1 {pr}ve2 qve6 {pr}zh8 kze8", &["ve1ve2"]);
    illegal(BLOC, "w Kve1 {pr}ve2 {bs}ve6 kze8", &["ve1ve2"]);
}

/// BS-10: a promotion to the missing piece thaws its set.
#[test]
fn a_promotion_to_prince_thaws_the_set_and_may_check_at_once() {
    let position = "b {pp}sb2 qva1 Kve1 kze8";
    firsts(BLOC, position, "sb2sb1", &["={Pr}"]);
    check(BLOC, position, "sb2sb1={Pr}", true);
    check(BLOC, position, "ze8zd8", false);
}

/// BS-10, BS-13: what thaws a piece that gives check, or marries, is among the turns that may; other turns need not be.
#[test]
fn turns_that_thaw_or_marry_are_forcing() {
    for (position, turn) in [
        ("b {pp}sb2 qva1 Kve1 kze8", "sb2sb1={Pr}"),
        ("w Kve1 {Em}vh4 kza8", "vh4vf2"),
        ("w Kve1 {Em}vg1 kza8", "ve1wf2"),
        ("w Kve7 Pvf7 {Pr}sa1 {Pr}sa2 {Du}sb1 {Du}sb2 {Ba}sc1 {Ba}sc2 kza1", "vf7vf8={Em}"),
        ("w Kve1 {Em}vf1 Psa2 kza8", "sa2sa3"),
    ] {
        let mut position = super::set(BLOC, position);
        let turn = position.parse_turn(turn).unwrap();
        for list in [tactics::forcing_actions, tactics::mating_candidates] {
            let mut forcing = Vec::new();
            list(&mut position, &mut forcing);
            assert!(forcing.contains(&turn.first), "{}", position.text());
        }
    }
    let mut start = Position::start(&super::set(BLOC, "w Kve1 kza8").rules().clone());
    let (mut all, mut forcing) = (Vec::new(), Vec::new());
    movegen::actions(&mut start, &mut all);
    tactics::forcing_actions(&mut start, &mut forcing);
    assert!(forcing.len() * 10 < all.len(), "{} of {}", forcing.len(), all.len());
}

/// BS-16: the opponent's capture freezes at once.
#[test]
fn a_set_freezes_with_the_capture_of_its_last_short_piece() {
    let turns = super::play(BLOC, "w {Ms}sh1 {pr}sh3 qva5 Kve1 kze8", "sh1sh3").turn_texts();
    assert!(turns.iter().all(|turn| turn.starts_with("ze8")), "{turns:?}");
}

/// The castling pieces of White, a black king out of every line's reach.
const CASTLERS: &str = "Qva1 Qvh1 {Dc}se1 {Dc}ze1 {Gv}sh1 {Gv}za1";
const SHORT: &str = "{Pr}ta3 {Du}ta4 {Ba}ta5";
const RIGHTS: &str = "castle=se1,sh1,va1,vh1,za1,ze1";

fn castler(extra: &str) -> String {
    format!("w Kve1 {CASTLERS} {SHORT} kyg8 {RIGHTS} {extra}")
}

const CASTLINGS: [(&str, &str, &str, &str, &str); 6] = [
    ("Q", "vh1", "vg1", "vf1", ""),
    ("Q", "va1", "vc1", "vd1", "vb1"),
    ("{Dc}", "se1", "te1", "ue1", ""),
    ("{Dc}", "ze1", "xe1", "we1", "ye1"),
    ("{Gv}", "sh1", "tg1", "uf1", ""),
    ("{Gv}", "za1", "xc1", "wd1", "yb1"),
];

/// BS-11, BS-15.
#[test]
fn castling_and_cathedralling_with_all_six_partners() {
    for (token, partner, king_to, partner_to, _) in CASTLINGS {
        let pieces = CASTLERS.replace(&format!("{token}{partner}"), &format!("{token}{partner_to}"));
        let expected = format!("b K{king_to} {pieces} {SHORT} kyg8 clock=1");
        after(BLOC, &castler(""), &format!("ve1{partner}"), &expected);
    }
    after(
        BLOC,
        "b kve8 {gv}za8 {gv}sh8 {ba}ta5 Kyg1 castle=sh8,za8",
        "ve8za8",
        "w kxc8 {gv}wd8 {gv}sh8 {ba}ta5 Kyg1 clock=1 move=2",
    );
}

/// BS-11: all cells between them empty.
#[test]
fn a_piece_anywhere_between_bars_castling() {
    for (_, partner, king_to, partner_to, beyond) in CASTLINGS {
        for cell in [king_to, partner_to, beyond] {
            if !cell.is_empty() {
                illegal(BLOC, &castler(&format!("{{Cv}}{cell}")), &[&format!("ve1{partner}")]);
            }
        }
    }
}

/// BS-11: neither over nor onto an attacked cell, nor in check; the other cells do not matter.
#[test]
fn attacked_cells_bar_castling() {
    for (_, partner, king_to, partner_to, beyond) in CASTLINGS {
        let turn = format!("ve1{partner}");
        for cell in [king_to, partner_to, "ve1"] {
            illegal(BLOC, &castler(&format!("{{bs}}{}8", &cell[..2])), &[&turn]);
        }
        for cell in [beyond, partner] {
            if !cell.is_empty() {
                legal(BLOC, &castler(&format!("{{bs}}{}8", &cell[..2])), &[&turn]);
            }
        }
    }
}

/// BS-11, BS-16: a frozen partner keeps its right but cannot use it.
#[test]
fn a_frozen_partner_keeps_its_right_but_cannot_castle() {
    for (short, barred, free) in [
        ("{Pr}ta3", ["va1", "vh1"], ["se1", "sh1"]),
        ("{Du}ta4", ["se1", "ze1"], ["va1", "za1"]),
        ("{Ba}ta5", ["sh1", "za1"], ["vh1", "ze1"]),
    ] {
        let position = castler("").replace(short, "");
        illegal(BLOC, &position, &barred.map(|cell| format!("ve1{cell}")).each_ref().map(String::as_str));
        legal(BLOC, &position, &free.map(|cell| format!("ve1{cell}")).each_ref().map(String::as_str));
        field(BLOC, &format!("{position} Psd2"), "sd2sd3", 2, &RIGHTS[7..]);
    }
}

/// BS-11, BS-10: a frozen attacker bars nothing.
#[test]
fn a_frozen_attacker_bars_no_castling() {
    legal(BLOC, &castler("{ch}vf8"), &["ve1vh1"]);
    illegal(BLOC, &castler("{ch}vf8 {pr}za8"), &["ve1vh1"]);
}

/// BS-11: unmoved pieces only.
#[test]
fn castling_rights_go_with_moves_and_captures() {
    field(BLOC, &castler(""), "va1va2", 2, "se1,sh1,vh1,za1,ze1");
    field(BLOC, &castler(""), "va1va2 yg8yh8 va2va1", 2, "se1,sh1,vh1,za1,ze1");
    field(BLOC, &castler(""), "ve1vd1", 2, "-");
    field(BLOC, &castler(""), "ve1vh1", 2, "-");
    field(BLOC, &castler("{ms}vh8").replacen('w', "b", 1), "vh8vh1", 2, "se1,sh1,va1,za1,ze1");
    illegal(BLOC, &castler("").replace(RIGHTS, ""), &["ve1vh1", "ve1se1", "ve1sh1"]);
}

/// BS-13: by a move of the Empress.
#[test]
fn an_empress_moving_next_to_her_emperor_wins() {
    let married = won(Side::White, Reason::Marriage);
    outcome(BLOC, "w Kve1 {Em}vh4 kza8", "vh4vf2", married);
    outcome(BLOC, "w Kve1 {Em}vh4 kza8", "vh4vh1", GOES_ON);
}

/// BS-13: by a move of the Emperor.
#[test]
fn an_emperor_moving_next_to_his_empress_wins() {
    let married = won(Side::White, Reason::Marriage);
    outcome(BLOC, "w Kve1 {Em}vg1 kza8", "ve1vf1", married);
    outcome(BLOC, "w Kve1 {Em}vg1 kza8", "ve1wf2", married);
    outcome(BLOC, "w Kve1 {Em}vg1 kza8", "ve1vd1", GOES_ON);
}

/// BS-13, BS-11: by castling.
#[test]
fn castling_next_to_the_empress_wins() {
    let position = "w Kve1 Qvh1 {Pr}ta3 {Em}vh2 kyg8 castle=vh1";
    outcome(BLOC, position, "ve1vh1", won(Side::White, Reason::Marriage));
    outcome(BLOC, position, "ta3tb3", GOES_ON);
}

/// BS-13, BS-9: by a promotion.
#[test]
fn a_promotion_next_to_the_emperor_wins() {
    let six = "{Pr}sa1 {Pr}sa2 {Du}sb1 {Du}sb2 {Ba}sc1 {Ba}sc2";
    let position = format!("w Kve7 Pvf7 {six} kza1");
    outcome(BLOC, &position, "vf7vf8={Em}", won(Side::White, Reason::Marriage));
    outcome(BLOC, &position, "vf7vf8={Ms}", GOES_ON);
}

/// BS-13: for Black too, and an enemy Empress is no partner.
#[test]
fn only_the_own_empress_marries() {
    outcome(BLOC, "b kve8 {em}vh5 Kza1", "vh5vf7", won(Side::Black, Reason::Marriage));
    outcome(BLOC, "w Kve1 {em}sa5 {Ms}wf1 kze8", "ve1vf1", GOES_ON);
}

/// BS-13: a pair already side by side: any move that leaves them so wins; one that parts them does not.
#[test]
fn a_move_that_leaves_the_pair_together_wins() {
    let together = "w Kve1 {Em}vf1 Psa2 kza8";
    outcome(BLOC, together, "", GOES_ON);
    outcome(BLOC, together, "sa2sa3", won(Side::White, Reason::Marriage));
    outcome(BLOC, together, "ve1vd1", GOES_ON);
}

/// BS-13: the Emperor not in check: blocking the check makes the marriage.
#[test]
fn a_pair_in_check_marries_by_parrying_it() {
    let position = "w Kve1 {Em}vf1 {ms}va1 {Ms}vc8 kza8";
    outcome(BLOC, position, "", GOES_ON);
    illegal(BLOC, position, &["vc8vc2"]);
    outcome(BLOC, position, "vc8vc1", won(Side::White, Reason::Marriage));
}

/// BS-17.
#[test]
fn a_position_with_a_married_pair_is_finished() {
    outcome(BLOC, "b Kve1 {Em}vf1 kza8 {di}sa5", "", won(Side::White, Reason::Marriage));
    outcome(BLOC, "w Kve1 kza8 {em}ya7 Psa2", "", won(Side::Black, Reason::Marriage));
}

/// BS-12.
#[test]
fn checkmate_wins() {
    outcome(BLOC, "b ksa8 {Em}tb7 {Ms}tb1 Kze1", "", won(Side::White, Reason::Checkmate));
    outcome(BLOC, "b ksa8 {Em}tb7 Kze1", "", GOES_ON);
}
