//! Mitred Framing 2, its arrays and its pieces: MF-1 to MF-5, MF-9.

use variorum_rules::Side::{Black, White};

use super::{MITREYANG, NOTCHESS, SOUTHWARK, WILDEBISHOGI, after, firsts, reach, rules_of};

const ROOK: &str = "e1 e2 e3 e4 e6 e7 e8 e9 e10 a5 b5 c5 d5 f5 g5 h5 i5 j5";
const BISHOP: &str = "d4 c3 b2 a1 f6 g7 h8 i9 j10 d6 c7 b8 a9 f4 g3 h2 i1";
const KNIGHT: &str = "d3 f3 d7 f7 c4 c6 g4 g6";
const CAMEL: &str = "d2 f2 d8 f8 b4 b6 h4 h6";
const RING: &str = "d4 e4 f4 d5 f5 d6 e6 f6";
const GOLD: &str = "d5 f5 e4 d6 e6 f6";
const SILVER: &str = "d4 f4 d6 e6 f6";

fn joined(parts: &[&str]) -> String {
    parts.join(" ")
}

/// MF-2, MF-3, MF-4, MF-5.
#[test]
fn the_arrays() {
    for (game, text) in [
        (
            NOTCHESS,
            "lhmsg{ca}smhl/1rnbq{ms}bnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQ{Ms}BNR1/LHMSG{Ca}SMHL[] w - - 0 1",
        ),
        (
            MITREYANG,
            "lhmsgksmhl/1rnbaabnr1/ppcppppcpp/2p4p2/10/10/2P4P2/PPCPPPPCPP/1RNBAABNR1/LHMSGKSMHL[] w b2,i2,b9,i9 - 0 1",
        ),
        (SOUTHWARK, "hmmhtkhmmh/1nbbnnbbn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBBNNBBN1/HMMHTKHMMH[] w - - 0 1"),
        (
            WILDEBISHOGI,
            "lhuuktmmhl/1rnjjbbnr1/2w4q2/pppppppppp/10/10/PPPPPPPPPP/2Q4W2/1RNBBJJNR1/LHMMTKUUHL[] w b2,i2,b9,i9 - 0 1",
        ),
    ] {
        assert_eq!(variorum_rules::Position::start(&rules_of(game)).text(), text, "{game}");
    }
}

/// The table of pieces: sliders and leapers.
#[test]
fn sliders_and_leapers_move_as_the_table_says() {
    let queen = joined(&[ROOK, BISHOP]);
    reach(WILDEBISHOGI, White, "Q", "e5", &queen, None);
    reach(WILDEBISHOGI, Black, "R", "e5", ROOK, None);
    reach(WILDEBISHOGI, White, "B", "e5", BISHOP, None);
    reach(WILDEBISHOGI, White, "N", "e5", KNIGHT, None);
    reach(WILDEBISHOGI, White, "J", "e5", CAMEL, None);
    reach(WILDEBISHOGI, White, "W", "e5", &joined(&[KNIGHT, CAMEL]), None);
    reach(NOTCHESS, White, "Ms", "e5", &joined(&[ROOK, KNIGHT]), None);
    reach(NOTCHESS, White, "Ca", "e5", &joined(&[BISHOP, KNIGHT]), None);
    reach(MITREYANG, White, "K", "e5", RING, None);
    reach(SOUTHWARK, White, "T", "e5", RING, None);
    reach(WILDEBISHOGI, Black, "T", "e5", RING, None);
}

/// The table of pieces: those that have a forward.
#[test]
fn forward_pieces_look_towards_the_enemy() {
    reach(MITREYANG, White, "L", "e5", "e6 e7 e8 e9 e10", None);
    reach(MITREYANG, Black, "L", "e5", "e4 e3 e2 e1", None);
    reach(MITREYANG, White, "M", "e5", "f6 g7 h8 i9 j10 d6 c7 b8 a9", None);
    reach(MITREYANG, Black, "M", "e5", "d4 c3 b2 a1 f4 g3 h2 i1", None);
    reach(MITREYANG, White, "H", "e5", "d7 f7", None);
    reach(MITREYANG, Black, "H", "e5", "d3 f3", None);
    reach(WILDEBISHOGI, White, "U", "e5", "d8 f8", None);
    reach(WILDEBISHOGI, Black, "U", "e5", "d2 f2", None);
    reach(MITREYANG, White, "G", "e5", GOLD, None);
    reach(MITREYANG, Black, "G", "e5", "d5 f5 e6 d4 e4 f4", None);
    reach(MITREYANG, White, "S", "e5", SILVER, None);
    reach(MITREYANG, Black, "S", "e5", "d4 f4 d6 f6 e4", None);
}

/// The table of pieces: Pawn and Steward.
#[test]
fn pawns_and_stewards_capture_diagonally() {
    reach(MITREYANG, White, "P", "e5", "e6", Some("d6 f6"));
    reach(MITREYANG, Black, "P", "e5", "e4", Some("d4 f4"));
    reach(MITREYANG, White, "+P", "e5", "e4 e6 d5 f5", Some("d4 f4 d6 f6"));
    reach(SOUTHWARK, Black, "+P", "a1", "a2 b1", Some("b2"));
}

/// MF-9: Wing to Gold and Mitre to Silver everywhere.
#[test]
fn wings_become_golds_and_mitres_silvers() {
    for game in [MITREYANG, NOTCHESS, WILDEBISHOGI] {
        reach(game, White, "+L", "e5", GOLD, None);
        reach(game, White, "+M", "e5", SILVER, None);
    }
    reach(SOUTHWARK, White, "+M", "e5", SILVER, None);
}

/// MF-9: the Crab has the Helm's leaps and those one rank back.
#[test]
fn helms_become_crabs_or_golds() {
    for game in [MITREYANG, NOTCHESS] {
        reach(game, White, "+H", "e5", "d7 f7 c4 g4", None);
        reach(game, Black, "+H", "e5", "d3 f3 c6 g6", None);
    }
    for game in [WILDEBISHOGI, SOUTHWARK] {
        reach(game, White, "+H", "e5", GOLD, None);
    }
}

/// MF-9: Wildebishogi's other promotions.
#[test]
fn promotions_of_wildebishogi() {
    let queen = joined(&[ROOK, BISHOP]);
    let gnu = joined(&[KNIGHT, CAMEL]);
    reach(WILDEBISHOGI, White, "+R", "e5", &queen, None);
    reach(WILDEBISHOGI, White, "+B", "e5", &queen, None);
    reach(WILDEBISHOGI, White, "+N", "e5", &gnu, None);
    reach(WILDEBISHOGI, White, "+J", "e5", &gnu, None);
    reach(WILDEBISHOGI, White, "+U", "e5", SILVER, None);
}

/// MF-1, MF-9: the Infanta slides orthogonally and goes exactly two cells diagonally, the cell between empty.
#[test]
fn infantas_go_exactly_two_cells_diagonally_over_an_empty_cell() {
    let infanta = joined(&[ROOK, "c3 g3 c7 g7"]);
    reach(SOUTHWARK, White, "+B", "e5", &infanta, None);
    reach(SOUTHWARK, White, "+N", "e5", &infanta, None);
    let rook_like = ["a2", "b1", "c1", "d1", "a3", "a4"];
    firsts(SOUTHWARK, "w +Ba1 Ne1 Pa5 Kj1 kj10", "a1", &[&rook_like[..], &["c3"]].concat());
    for between in ["Pb2", "pb2"] {
        firsts(SOUTHWARK, &format!("w +Ba1 Ne1 Pa5 {between} Kj1 kj10"), "a1", &rook_like);
    }
}

/// The table of pieces: a cannon captures over exactly one piece of either side, and moves over none.
#[test]
fn cannons_capture_over_exactly_one_piece() {
    let free = ["a2", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1"];
    for screen in ["Pa3", "pa3"] {
        firsts(MITREYANG, &format!("w Ca1 {screen} na5 Kj1 kj10"), "a1", &[&free[..], &["a5"]].concat());
        firsts(MITREYANG, &format!("w Ca1 {screen} ga4 na5 Kj1 kj10"), "a1", &[&free[..], &["a4"]].concat());
        firsts(MITREYANG, &format!("w Ca1 {screen} Ga4 na5 Kj1 kj10"), "a1", &free);
    }
    firsts(MITREYANG, "w Ca1 na2 Kj1 kj10", "a1", &free[1..]);
    reach(MITREYANG, White, "C", "e5", ROOK, Some(""));
}

/// The table of pieces: an arrow is a diagonal cannon.
#[test]
fn arrows_capture_over_exactly_one_piece() {
    firsts(MITREYANG, "w Aa1 Pc3 ne5 Kj1 kj9", "a1", &["b2", "e5"]);
    firsts(MITREYANG, "w Aa1 pc3 Kj1 kj9", "a1", &["b2"]);
    firsts(MITREYANG, "w Aa1 pc3 pd4 ne5 Kj1 kj9", "a1", &["b2", "d4"]);
    reach(MITREYANG, White, "A", "e5", BISHOP, Some(""));
}

/// MF-9: a promoted piece keeps the sign of what it was.
#[test]
fn a_promoted_piece_is_written_with_a_plus() {
    after(MITREYANG, "w La7 Kf1 kj10", "a7a8+", "b +La8 Kf1 kj10 clock=1");
    after(WILDEBISHOGI, "w Rb8 Kf1 kj9", "b8b4+", "b +Rb4 Kf1 kj9 clock=1");
    after(WILDEBISHOGI, "w Pb7 Kf1 kj9 clock=9", "b7b8+", "b +Pb8 Kf1 kj9");
    after(WILDEBISHOGI, "w +Pb8 Kf1 kj9 clock=9", "b8b9", "b +Pb9 Kf1 kj9 clock=10");
}
