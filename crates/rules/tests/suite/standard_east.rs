//! Xiangqi, shogi, minishogi, makruk: their special rules, worked out by hand.

use crate::board::*;
use variorum_rules::{Reason, Side};

#[test]
fn xiangqi_generals_may_not_face_each_other_on_an_open_file() {
    let between = place("xiangqi", "Ke1 ke10 Ce5", "w");
    goes(&between, "e5", "e2 e3 e4 e6 e7 e8 e9");
    goes(&place("xiangqi", "Ke1 ke10 Ne5", "w"), "e5", "");
    let apart = place("xiangqi", "Kd1 ke10", "w");
    goes(&apart, "d1", "d2");
    goes(&place("xiangqi", "Kd1 ke10 Pe5", "w"), "d1", "d2 e1");
    assert!(refused("xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"));
    // One general covers the file for a mating piece.
    ends(&place("xiangqi", "Ke1 kd10 Rd8", "b"), Some(Side::White), Reason::Checkmate);
    goes_on(&place("xiangqi", "Kf1 kd10 Rd8", "b"));
}

#[test]
fn xiangqi_horses_are_hobbled_and_elephants_blocked_at_the_first_cell() {
    let kings = "Kd1 kf10";
    goes(&place("xiangqi", &format!("{kings} Ne5"), "w"), "e5", "d7 f7 c6 g6 c4 g4 d3 f3");
    for hobble in ["P", "p"] {
        goes(&place("xiangqi", &format!("{kings} Ne5 {hobble}e6"), "w"), "e5", "c6 g6 c4 g4 d3 f3");
        goes(&place("xiangqi", &format!("{kings} Ne5 {hobble}d5"), "w"), "e5", "d7 f7 g6 g4 d3 f3");
        // A piece on the diagonal is no hindrance.
        assert_eq!(goals(&place("xiangqi", &format!("{kings} Ne5 {hobble}d6"), "w"), "e5").len(), 8);
    }
    // Hobbling is not mutual: the horse on c5 attacks the one on d7, not the other way round.
    let two = place("xiangqi", &format!("{kings} Nc5 nd7 Pd6"), "w");
    legal(&two, "c5d7");
    assert!(!attacks(&two, Side::Black, "c5"));
    goes(&place("xiangqi", &format!("{kings} Bg5"), "w"), "g5", "e3 i3");
    goes(&place("xiangqi", &format!("{kings} Be3"), "w"), "e3", "c1 g1 c5 g5");
    goes(&place("xiangqi", &format!("{kings} Be3 pd4 Pf2"), "w"), "e3", "c1 g5");
}

#[test]
fn xiangqi_palace_pieces_stay_and_soldiers_go_sideways_beyond_the_river() {
    goes(&place("xiangqi", "Kd3 kf10", "w"), "d3", "d2 e3");
    goes(&place("xiangqi", "Ke1 kf10 Ad3 Ae2", "w"), "d3", "");
    goes(&place("xiangqi", "Ke1 kf10 Ae2", "w"), "e2", "d1 d3 f1 f3");
    goes(&place("xiangqi", "Ke1 kf10 Pc5", "w"), "c5", "c6");
    goes(&place("xiangqi", "Ke1 kf10 Pc6", "w"), "c6", "b6 d6 c7");
    goes(&place("xiangqi", "Ke1 kf10 Pc10", "w"), "c10", "b10 d10");
    goes(&place("xiangqi", "Ke1 kf10 pc6", "b"), "c6", "c5");
    goes(&place("xiangqi", "Ke1 kf10 pc5", "b"), "c5", "b5 d5 c4");
}

#[test]
fn xiangqi_cannons_need_exactly_one_screen_and_stalemate_loses() {
    let cannon = place("xiangqi", "Kd1 kf10 Cb3 pb6 nb8 rb10", "w");
    goes(&cannon, "b3", "a3 c3 d3 e3 f3 g3 h3 i3 b1 b2 b4 b5 b8");
    // Check over a screen ends when the screen goes, or a second one comes.
    let check = place("xiangqi", "Kd1 kf10 Cf3 pf7 ra5 af9", "b");
    assert!(!check.in_check(Side::Black));
    let check = place("xiangqi", "Kd1 kf10 Cf3 pf7 ra5", "b");
    assert!(check.in_check(Side::Black));
    legal(&check, "a5f5 f10e10");
    illegal(&check, "a5a6 f7f6");
    ends(&place("xiangqi", "Ke1 kd10 Pd8 Re9", "b"), Some(Side::White), Reason::Stalemate);
}

#[test]
fn shogi_has_one_unpromoted_pawn_a_file() {
    let drops = |pieces: &str| {
        let position = place("shogi", pieces, "[P] w");
        position.turn_texts().into_iter().filter(|text| text.starts_with("P@")).collect::<Vec<_>>()
    };
    // All files but the e-file, ranks 1 to 8.
    let eight = drops("Ke1 ke9 Pe3");
    assert_eq!(eight.len(), 64);
    assert!(eight.iter().all(|text| !text.starts_with("P@e")));
    // A tokin or an enemy pawn does not bar the file; the pawn in front of the enemy king is no mate here.
    assert_eq!(drops("Ke1 ke9 +Pe3").len(), 64 + 6);
    assert_eq!(drops("Ke1 ke9 pe3").len(), 64 + 6);
}

#[test]
fn shogi_a_dropped_pawn_may_not_mate_but_a_moved_one_and_other_drops_may() {
    let mate = place("shogi", "Ke1 ka9 Ga7 Rb1", "[P] w");
    illegal(&mate, "P@a8");
    legal(&mate, "P@c8");
    // A defender that can take the pawn, or a way out, makes it legal.
    legal(&place("shogi", "Ke1 ka9 Ga7 Rb1 gb9", "[P] w"), "P@a8");
    legal(&place("shogi", "Ke1 ka9 Ga7", "[P] w"), "P@a8");
    // The pawn unprotected.
    legal(&place("shogi", "Ke1 ka9 Gc8 Rb1", "[P] w"), "P@a8");
    // Moved, not dropped; and dropped, not a pawn.
    ends(&after(&place("shogi", "Ke1 ka9 Pa7 Gb7 Bd7", "[] w"), "a7a8"), Some(Side::White), Reason::Checkmate);
    ends(&after(&place("shogi", "Ke1 ka9 Ga7 Rb1", "[L] w"), "L@a8"), Some(Side::White), Reason::Checkmate);
}

#[test]
fn shogi_pieces_that_could_never_move_again_promote_and_are_not_dropped_there() {
    goes(&place("shogi", "Ke1 kh9 Na7", "w"), "a7", "b9+");
    goes(&place("shogi", "Ke1 kh9 Na6", "w"), "a6", "b8+");
    goes(&place("shogi", "Ke1 kh9 Na5", "w"), "a5", "b7 b7+");
    goes(&place("shogi", "Ke1 kh9 La7", "w"), "a7", "a8 a8+ a9+");
    goes(&place("shogi", "Ke1 kh9 Pa8", "w"), "a8", "a9+");
    goes(&place("shogi", "Ke1 kh9 Sa8", "w"), "a8", "a9 a9+ b9 b9+ b7 b7+");
    let drops = place("shogi", "Ke1 kh9", "[NLP] w");
    illegal(&drops, "N@a9 N@a8 L@a9 P@a9");
    legal(&drops, "N@a7 L@a8 P@a8");
    // The promoted pieces.
    goes(&place("shogi", "Ke1 kh9 +Pd5", "w"), "d5", "c5 e5 d6 d4 c6 e6");
    goes(&place("shogi", "Ke1 kh9 +Ba1", "w"), "a1", "a2 b1 b2 c3 d4 e5 f6 g7 h8 i9");
}

#[test]
fn shogi_captured_pieces_come_back_unpromoted_and_stalemate_loses() {
    let take = after(&place("shogi", "Ke1 kh9 Ra4 +pa7", "[] w"), "a4a7+");
    assert_eq!(take.text(), placed("shogi", "Ke1 kh9 +Ra7", "[P] b"));
    ends(&place("shogi", "Ke1 ka9 Gc9 Gb7", "[] b"), Some(Side::White), Reason::Stalemate);
}

#[test]
fn minishogi_promotes_on_the_last_rank_only() {
    goes(&place("minishogi", "Ka1 ke5 Rb3", "w"), "b3", "a3 c3 d3 e3 b1 b2 b4 b5 b5+");
    goes(&place("minishogi", "Ka1 ke5 Pb4", "w"), "b4", "b5+");
    goes(&place("minishogi", "Ka1 ke5 Sb5", "w"), "b5", "a4 c4 a4+ c4+");
    illegal(&place("minishogi", "Ka1 ke5 Pb2", "[P] w"), "P@b3 P@a5 P@c5");
}

#[test]
fn makruk_pawns_become_mets_on_the_sixth_rank_and_khons_go_five_ways() {
    goes(&place("makruk", "Ka1 kh8 Pc5 rd6", "w"), "c5", "c6=M d6=M");
    goes(&place("makruk", "Ka1 kh8 Pc3", "w"), "c3", "c4");
    goes(&place("makruk", "Ka1 kh8 pc4", "b"), "c4", "c3=M");
    goes(&place("makruk", "Ka1 kh8 Sd4", "w"), "d4", "c3 e3 c5 d5 e5");
    goes(&place("makruk", "Ka1 kh8 sd4", "b"), "d4", "c5 e5 c3 d3 e3");
    goes(&place("makruk", "Ka1 kh8 Md4", "w"), "d4", "c3 e3 c5 e5");
    ends(&place("makruk", "Ka6 ka8 Rb1", "b"), None, Reason::Stalemate);
}
