//! Stock Qi: halves, Fortress, Superstockpoints and facing Kings (ST-23, ST-24, ST-27, ST-32).

use crate::board::*;
use variorum_rules::{Reason, Side};

/// ST-23
#[test]
fn king_and_stockviceroy_stay_in_their_fortress() {
    let game = "stock-qi";
    goes(&place(game, "Kvc3 kwe10", "w"), "vc3", "vc2 vd2 vd3 wc2 wc3 wd3");
    goes(&place(game, "Kwd1 kve10", "w"), "wd1", "vc1 vd1 vd2 wc1 wc2 wd2 we1 we2 xc1 xd1 xd2 xe1");
    goes(&place(game, "Kwd1 kvc8", "b"), "vc8", "vc9 vd8 vd9 wc8 wc9");
    goes(&place(game, "Kxe1 kwc10 Fvc2", "w"), "vc2", "wd1 wd3");
}

/// ST-23
#[test]
fn the_four_outer_stockviceroys_may_enter_the_fortress_and_then_stay() {
    let outside = place("stock-qi", "Kwd1 kwe10 Fud1", "w");
    goes(&outside, "ud1", "vc2 vd2 ve2");
    let inside = after(&outside, "ud1vd2 we10we9");
    goes(&inside, "vd2", "wc1 wc3 wd3 we1 we3");
    goes(&place("stock-qi", "Kwd1 kwe10 fyd10", "b"), "yd10", "xc9 xd9 xe9");
}

/// ST-23
#[test]
fn stockeunuchs_do_not_enter_the_enemy_half() {
    let white = place("stock-qi", "Kwd1 kve10 Ewd4", "w");
    goes(&white, "wd4", "ub2 ud2 uf2 wb2 wf2 yb2 yd2 yf2");
    let black = place("stock-qi", "Kwd1 kve10 ewd7", "b");
    goes(&black, "wd7", "ub9 ud9 uf9 wb9 wf9 yb9 yd9 yf9");
    goes(
        &place("stock-qi", "Kwd1 kve10 Ewd3", "w"),
        "wd3",
        "ub1 ud1 uf1 wb1 wf1 yb1 yd1 yf1 ub5 ud5 uf5 wb5 wf5 yb5 yd5 yf5",
    );
    // What it cannot capture it does not attack.
    let beyond = place("stock-qi", "Kwd1 kve10 Ewd4 nud6 nud2", "w");
    assert!(!attacks(&beyond, Side::White, "ud6"));
    assert!(attacks(&beyond, Side::White, "ud2"));
}

/// ST-32
#[test]
fn a_piece_set_up_outside_its_region_only_moves_into_it() {
    let game = "stock-qi";
    // A Stockeunuch beyond the middle may come home.
    goes(&place(game, "Kwd1 kve10 Ewd6", "w"), "wd6", "ub4 ud4 uf4 wb4 wf4 yb4 yd4 yf4");
    goes(&place(game, "Kwd1 kve10 Ewd8", "w"), "wd8", "");
    // A King beside the Fortress, and one far away.
    goes(&place(game, "Kub2 kve10", "w"), "ub2", "vc2");
    goes(&place(game, "Kud2 kwe10", "w"), "ud2", "vc2 vd1 vd2 vd3 ve2");
    goes(&place(game, "Kwd5 kve10 Rta1", "w"), "wd5", "");
    goes(&place(game, "Kwd4 kve10", "w"), "wd4", "vd3 wc3 wd3 we3 xd3");
    // Set up outside, the piece attacks cells of its region only.
    let king = place(game, "Kud2 kwe10 rvd3 ruc2", "w");
    assert!(attacks(&king, Side::White, "vd3") && !attacks(&king, Side::White, "uc2"));
}

/// ST-24
#[test]
fn a_stockpoint_that_enters_the_enemy_half_becomes_a_superstockpoint() {
    let white = place("stock-qi", "Kwd1 kve10 Pud5", "w - - 6 9");
    goes(&white, "ud5", "uc6 ud6 ue6");
    becomes(&white, "ud5uc6", "Kwd1 kve10 {Sp}uc6", "b - - 0 9");
    becomes(&place("stock-qi", "Kwd1 kve10 Pud4", "w"), "ud4ud5", "Kwd1 kve10 Pud5", "b");
    // By a capture as well; and no suffix is written or taken.
    becomes(&place("stock-qi", "Kwd1 kve10 Pud5 nue6", "w"), "ud5ue6", "Kwd1 kve10 {Sp}ue6", "b");
    illegal(&white, "ud5ud6+ ud5ud6={Sp}");
    becomes(&place("stock-qi", "Kwd1 kve10 pud6", "b"), "ud6ud5", "Kwd1 kve10 {sp}ud5", "w - - 0 2");
    becomes(&place("stock-qi", "Kwd1 kve10 pud7", "b"), "ud7ud6", "Kwd1 kve10 pud6", "w - - 0 2");
}

/// ST-24
#[test]
fn the_superstockpoint_goes_forward_and_along_the_rank_and_on_the_far_rank_only_aslant() {
    let game = "stock-qi";
    goes(&place(game, "Kwd1 kwe9 {Sp}ud7", "w"), "ud7", "tc7 td7 te7 uc8 ud8 ue8 vc7 vd7 ve7");
    goes(&place(game, "Kwd1 kwe9 {Sp}wb7", "w"), "wb7", "va7 vc7 xa7 xc7 wa7 wc7 wb8 vb8 xb8");
    goes(&place(game, "Kwd1 kwe9 {Sp}ud10", "w"), "ud10", "tc10 te10 vc10 ve10");
    goes(&place(game, "Kwd1 kwe9 {Sp}ta10", "w"), "ta10", "ub10");
    goes(&place(game, "Kwe2 kvc9 {sp}ud1", "b"), "ud1", "tc1 te1 vc1 ve1");
    // On the far rank it attacks nothing straight.
    let far = place(game, "Kwd1 kwe9 {Sp}ud10 rvd10 rvc10", "w");
    assert!(!attacks(&far, Side::White, "vd10") && attacks(&far, Side::White, "vc10"));
}

/// G-8
#[test]
fn a_superstockpoint_does_not_set_back_the_count_and_a_stockpoint_does() {
    let count = |pieces: &str, turn: &str| after(&place("stock-qi", pieces, "w - - 9 20"), turn).halfmove_clock();
    assert_eq!(count("Kwd1 kve10 Pud4", "ud4ud5"), 0);
    assert_eq!(count("Kwd1 kve10 Pud5", "ud5ud6"), 0);
    assert_eq!(count("Kwd1 kve10 {Sp}ud6", "ud6ud7"), 10);
    assert_eq!(count("Kwd1 kve10 {Sp}ud6 nud7", "ud6ud7"), 0);
}

/// ST-24
#[test]
fn the_kings_may_not_face_each_other_along_an_open_file() {
    let game = "stock-qi";
    // Stepping onto the open file of the other King.
    let open = place(game, "Kvd2 kwd10", "w");
    illegal(&open, "vd2wd1 vd2wd2 vd2wd3");
    legal(&open, "vd2vd1 vd2wc2 vd2we2");
    let shut = place(game, "Kvd2 kwd10 Nwd6", "w");
    legal(&shut, "vd2wd1 vd2wd2 vd2wd3");
    // The piece between is pinned to the file, whosever it is.
    let between = place(game, "Kwd2 kwd10 Cwd6", "w");
    goes(&between, "wd6", "wd3 wd4 wd5 wd7 wd8 wd9");
    goes(&place(game, "Kwd2 kwd10 Nwd6", "w"), "wd6", "");
    let enemy = place(game, "Kwd2 kwd10 cwd6", "b");
    illegal(&enemy, "wd6vd6 wd6wa6");
    legal(&enemy, "wd6wd3 wd6wd9");
    // With two pieces between both may go.
    legal(&place(game, "Kwd2 kwd10 Nwd6 nwd7", "w"), "wd6ud5 wd6ud7");
    // Neighbours on a file would face each other as well.
    assert!(refused(game, &placed(game, "Kwd5 kwd6", "w")));
    assert!(refused(game, &placed(game, "Kwd1 kwd10", "w")));
    assert!(!refused(game, &placed(game, "Kwd1 kve10", "w")));
}

/// ST-32
#[test]
fn facing_counts_as_check_and_as_mate() {
    let game = "stock-qi";
    // The one cell that the rooks leave, wd1, looks up the open file at the other King.
    ends(&place(game, "Kvc1 kwd10 rxd7 rvd4", "w"), Some(Side::Black), Reason::Stalemate);
    ends(&place(game, "Kvc1 kwd10 nxd1 rvc8", "w"), Some(Side::Black), Reason::Checkmate);
    for pieces in ["Kvc1 kve10 rxd7 rvd4", "Kvc1 kve10 nxd1 rvc8", "Kvc1 kwd10 nxd1 rvc8 nwd5"] {
        let position = place(game, pieces, "w");
        goes_on(&position);
        goes(&position, "vc1", "wd1");
    }
    // Other lines than the file do not count.
    for kings in ["Kwd1 kvd10", "Kvc1 kve10", "Kwc3 kwe8"] {
        let position = place(game, kings, "w");
        assert!(!position.in_check(Side::White) && !position.in_check(Side::Black), "{kings}");
    }
}

/// ST-24, ST-32, G-2
#[test]
fn a_king_that_looks_down_a_file_takes_its_cells_from_the_other_king() {
    // All that Black's King on wd10 leaves to the White King on vd1 are cells off the file wd.
    goes(&place("stock-qi", "Kvd1 kwd10", "w"), "vd1", "vc1 vc2 vd2 ve1 ve2 wc1 we1");
    goes(&place("stock-qi", "Kvd1 kwd10 Nwd9", "w"), "vd1", "vc1 vc2 vd2 ve1 ve2 wc1 we1 wd1 wd2");
}

/// ST-16, G-6
#[test]
fn tokens_of_several_letters_stand_in_braces() {
    round_trip("stock-qi", &placed("stock-qi", "Kwd1 kve10 {Sp}ta6 {sp}tb5 {Sp}tg10 Pzg1", "b - - 4 7"));
    assert!(refused("stock-qi", &placed("stock-qi", "Kwd1 kve10 Dta6", "w")));
}

/// ST-27, G-3
#[test]
fn a_player_who_cannot_move_loses() {
    ends(&place("stock-qi", "Kvc1 kwe10 rvd3 rxc1", "w"), Some(Side::Black), Reason::Stalemate);
    ends(&place("stock-qi", "Kvc1 kwe10 nxd3 rvc8", "w"), Some(Side::Black), Reason::Checkmate);
    goes_on(&place("stock-qi", "Kvc1 kwe10 rvd3 rxc1 Ptd4", "w"));
}
