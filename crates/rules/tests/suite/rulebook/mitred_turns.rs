//! Mitred Framing 2: pawns, promotion, return and the end: MF-6 to MF-10, MF-12 to MF-17.

use variorum_rules::{Reason, Side};

use super::{
    DRAW, GOES_ON, MITREYANG, NOTCHESS, SOUTHWARK, WILDEBISHOGI, after, count, field, firsts, illegal, legal, outcome,
    won,
};

/// First parts of White's piece on `from`, kings on f1 and j10.
fn piece(game: &str, pieces: &str, from: &str, ends: &[&str]) {
    firsts(game, &format!("w {pieces} Kf1 kj10"), from, ends);
}

/// MF-6, MF-14.
#[test]
fn pawns_double_step_from_the_first_three_ranks() {
    for game in [MITREYANG, WILDEBISHOGI, SOUTHWARK] {
        piece(game, "Pa1", "a1", &["a2", "a3"]);
        piece(game, "Pa2", "a2", &["a3", "a4"]);
        piece(game, "Pa3", "a3", &["a4", "a5"]);
        piece(game, "Pa4", "a4", &["a5"]);
        piece(game, "Pa3 na4", "a3", &[]);
        piece(game, "Pa3 na5", "a3", &["a4"]);
        piece(game, "+Pa3", "a3", &["a2", "a4", "b3"]);
    }
    firsts(MITREYANG, "b pa8 Kf1 kj10", "a8", &["a7", "a6"]);
    firsts(MITREYANG, "b pa10 Kf1 kj10", "a10", &["a9", "a8"]);
    firsts(MITREYANG, "b pa7 Kf1 kj10", "a7", &["a6"]);
}

/// MF-14.
#[test]
fn a_pawn_may_double_step_more_than_once() {
    after(MITREYANG, "w Pa1 Kf1 kj10", "a1a3 j10j9 a3a5", "b Pa5 Kf1 kj9 ep=a4:a5 move=2");
}

/// MF-7.
#[test]
fn pawns_but_not_stewards_capture_en_passant() {
    field(MITREYANG, "w Pa3 pb5 Kf1 kj10", "a3a5", 3, "a4:a5");
    after(MITREYANG, "w Pa3 pb5 Kf1 kj10", "a3a5 b5a4", "w pa4 Kf1 kj10 hand=p move=2");
    firsts(MITREYANG, "b Pa5 pb5 Kf1 kj10 ep=a4:a5", "b5", &["b4", "a4"]);
    firsts(MITREYANG, "b Pa5 +pb5 Kf1 kj10 ep=a4:a5", "b5", &["b4", "b6", "c5"]);
    illegal(MITREYANG, "b Pa5 pb5 Kf1 kj10", &["b5a4"]);
}

/// MF-15: an en-passant capture that ends in the camp may promote.
#[test]
fn an_en_passant_capture_may_promote() {
    field(MITREYANG, "b pd9 Kf1 kj10", "d9d7", 3, "d8:d7");
    piece(MITREYANG, "pd7 Pe7 ep=d8:d7", "e7", &["e8", "e8+", "d8", "d8+"]);
    piece(MITREYANG, "pd8 Pe8 ep=d9:d8", "e8", &["e9", "e9+", "d9", "d9+"]);
    firsts(MITREYANG, "b pb3 Pa3 Kf1 kj10 ep=a2:a3", "b3", &["b2", "b2+", "a2", "a2+"]);
    after(MITREYANG, "w pd7 Pe7 ep=d8:d7 Kf1 kj10", "e7d8+", "b +Pd8 Kf1 kj10 hand=P");
}

/// MF-8, MF-15: a Pawn.
#[test]
fn a_pawn_may_promote_in_the_camp_and_must_on_the_last_rank() {
    piece(MITREYANG, "Pa6", "a6", &["a7"]);
    piece(MITREYANG, "Pa7", "a7", &["a8", "a8+"]);
    piece(MITREYANG, "Pa8", "a8", &["a9", "a9+"]);
    piece(MITREYANG, "Pa9", "a9", &["a10+"]);
    piece(MITREYANG, "Pa9 nb10", "a9", &["a10+", "b10+"]);
    firsts(MITREYANG, "b pa4 Kf1 kj10", "a4", &["a3", "a3+"]);
    firsts(MITREYANG, "b pa2 Kf1 kj10", "a2", &["a1+"]);
}

/// MF-8: a Wing.
#[test]
fn a_wing_must_promote_on_the_last_rank_only() {
    for game in [MITREYANG, WILDEBISHOGI] {
        piece(game, "La6", "a6", &["a7", "a8", "a8+", "a9", "a9+", "a10+"]);
        piece(game, "La9", "a9", &["a10+"]);
    }
}

/// MF-8: a Mitre in the corner file still has a move on the last rank but one.
#[test]
fn a_mitre_must_promote_on_the_last_rank_only() {
    piece(MITREYANG, "Mb8", "b8", &["a9", "a9+", "c9", "c9+", "d10+"]);
    piece(SOUTHWARK, "Mb9", "b9", &["a10+", "c10+"]);
}

/// MF-8: a Helm.
#[test]
fn a_helm_must_promote_on_the_last_two_ranks() {
    for game in [MITREYANG, WILDEBISHOGI, SOUTHWARK] {
        piece(game, "Hb5", "b5", &["a7", "c7"]);
        piece(game, "Hb6", "b6", &["a8", "a8+", "c8", "c8+"]);
        piece(game, "Hb7", "b7", &["a9+", "c9+"]);
        piece(game, "Hb8", "b8", &["a10+", "c10+"]);
    }
}

/// MF-8: a Hump.
#[test]
fn a_hump_must_promote_throughout_the_camp() {
    piece(WILDEBISHOGI, "Ub4", "b4", &["a7", "c7"]);
    piece(WILDEBISHOGI, "Ub5", "b5", &["a8+", "c8+"]);
    piece(WILDEBISHOGI, "Ub6", "b6", &["a9+", "c9+"]);
    piece(WILDEBISHOGI, "Ub7", "b7", &["a10+", "c10+"]);
    firsts(WILDEBISHOGI, "b ub6 Kf1 kj10", "b6", &["a3+", "c3+"]);
}

/// MF-8: moves that start in the camp count, and leaving it too.
#[test]
fn a_move_out_of_the_camp_may_promote() {
    piece(SOUTHWARK, "Nb8", "b8", &["a10", "a10+", "c10", "c10+", "d9", "d9+", "d7", "d7+", "a6", "a6+", "c6", "c6+"]);
    legal(WILDEBISHOGI, "w Rb8 Kf1 kj10", &["b8b5", "b8b5+", "b8b10", "b8b10+"]);
    legal(WILDEBISHOGI, "w Jb5 Kf1 kj10", &["b5a8", "b5a8+", "b5c8", "b5e6"]);
    illegal(WILDEBISHOGI, "w Jb5 Rc5 Kf1 kj10", &["b5e6+", "c5c7+", "c5c8=Q"]);
}

/// MF-9: nothing else promotes, nor does a promoted piece again.
#[test]
fn other_pieces_do_not_promote() {
    piece(MITREYANG, "Sb7", "b7", &["a6", "c6", "a8", "b8", "c8"]);
    piece(MITREYANG, "Gb7", "b7", &["b6", "a7", "c7", "a8", "b8", "c8"]);
    piece(MITREYANG, "+Pb7", "b7", &["b6", "a7", "c7", "b8"]);
    piece(MITREYANG, "+Hb7", "b7", &["a9", "c9", "d6"]);
    piece(MITREYANG, "Nb6", "b6", &["a8", "c8", "d7", "d5", "a4", "c4"]);
    illegal(MITREYANG, "w Rb5 Bc5 Cd5 Ae5 Kf1 kj10", &["b5b8+", "c5f8+", "d5d8+", "e5h8+"]);
    illegal(WILDEBISHOGI, "w Qb5 Wd6 Tg7 Kf1 kj10", &["b5b8+", "d6c8+", "g7g8+"]);
    legal(WILDEBISHOGI, "w Qb5 Wd6 Tg7 Kf1 kj10", &["b5b8", "d6c8", "g7g8"]);
}

/// MF-10: captured pieces return as what they were in the array; some vanish.
#[test]
fn captured_pieces_return_as_their_array_pieces_or_vanish() {
    for (game, victim, hand) in [
        (MITREYANG, "+p", "P"),
        (MITREYANG, "+l", "L"),
        (MITREYANG, "+m", "M"),
        (MITREYANG, "+h", "H"),
        (MITREYANG, "g", "G"),
        (MITREYANG, "s", "S"),
        (MITREYANG, "r", ""),
        (MITREYANG, "b", ""),
        (MITREYANG, "n", ""),
        (MITREYANG, "a", ""),
        (MITREYANG, "c", ""),
        (WILDEBISHOGI, "+r", "R"),
        (WILDEBISHOGI, "+b", "B"),
        (WILDEBISHOGI, "+n", "N"),
        (WILDEBISHOGI, "+j", "J"),
        (WILDEBISHOGI, "+u", "U"),
        (WILDEBISHOGI, "q", "Q"),
        (WILDEBISHOGI, "w", "W"),
        (WILDEBISHOGI, "t", "T"),
        (SOUTHWARK, "+b", "B"),
        (SOUTHWARK, "+n", "N"),
        (SOUTHWARK, "+h", "H"),
        (SOUTHWARK, "t", "T"),
    ] {
        let position = format!("w Ba1 {victim}c3 Kf1 kj9 clock=5");
        after(game, &position, "a1c3", &format!("b Bc3 Kf1 kj9 hand={hand}"));
    }
    for (victim, hand) in [("r", ""), ("q", ""), ("{ms}", ""), ("{ca}", ""), ("g", "G"), ("+l", "L")] {
        let rest = "Lj1 Hi1 lj10 mi10 hh10";
        let position = format!("w Ba1 {victim}c3 {rest} clock=5");
        after(NOTCHESS, &position, "a1c3", &format!("b Bc3 {rest} hand={hand}"));
    }
}

/// MF-10: a drop on any empty cell where the piece would not have to promote; the King on f1 has five steps.
#[test]
fn pieces_are_dropped_where_they_could_still_move() {
    for (game, hand, turns) in [
        (MITREYANG, "P", 94),
        (MITREYANG, "L", 94),
        (MITREYANG, "M", 94),
        (MITREYANG, "H", 84),
        (MITREYANG, "G", 103),
        (WILDEBISHOGI, "U", 74),
        (WILDEBISHOGI, "J", 103),
        (SOUTHWARK, "H", 84),
    ] {
        count(game, &format!("w Kf1 kj10 hand={hand}"), turns);
    }
    // Black's Helm may be dropped on ranks 3 to 10; the king on j10 has three steps.
    count(MITREYANG, "b Kf1 kj10 hand=h", 82);
    illegal(MITREYANG, "w Kf1 kj10 hand=PHML", &["P@a10", "H@a9", "H@a10", "M@a10", "L@a10", "P@f1", "P@j10", "P@a8+"]);
    legal(MITREYANG, "w Kf1 kj10 hand=PHML", &["P@a9", "H@a8", "M@a9", "L@a9", "P@a1"]);
}

/// MF-10, G-7, G-8: a drop resets the clock and may check at once; a possible drop is no threat.
#[test]
fn a_dropped_piece_checks_but_a_piece_in_hand_does_not() {
    after(MITREYANG, "w Kf1 kj10 hand=G clock=8", "G@j9", "b Gj9 Kf1 kj10");
    super::check(MITREYANG, "w Kf1 kj10 hand=G", "G@j9", true);
    super::check(MITREYANG, "w Kf1 kj10 hand=g", "", false);
}

/// MF-10, G-2: drops may block a check.
#[test]
fn a_drop_may_block_a_check() {
    firsts(MITREYANG, "w Ka1 ra5 kj10 hand=P", "P@", &["a2", "a3", "a4"]);
}

/// MF-8: a dropped piece may promote on a later move only.
#[test]
fn a_piece_dropped_in_the_camp_promotes_on_its_next_move() {
    after(MITREYANG, "w Kf1 kj10 hand=P", "P@a8 j10j9 a8a9+", "b +Pa9 Kf1 kj9 move=2");
}

/// MF-12.
#[test]
fn stalemate_draws_and_mate_wins() {
    outcome(MITREYANG, "b ka10 Rb1 Gc8 Rj9 Kf1", "", DRAW);
    outcome(MITREYANG, "b ka10 Ri10 Rj9 Kf1", "", won(Side::White, Reason::Checkmate));
}

const OWN: &str = "Ra1 Bc1 Nd1";

/// MF-13: the three groups.
#[test]
fn the_last_piece_of_a_group_is_the_game() {
    for (victim, rest) in [
        ("r", "bj9 nj8"),
        ("l", "mj9 hj8"),
        ("{ca}", "rj9"),
        ("{ms}", "qj9"),
        ("h", "qj9"),
        ("b", "{ms}j9"),
        ("q", "nj9"),
    ] {
        let position = format!("w {OWN} {victim}a9 {rest}");
        outcome(NOTCHESS, &position, "a1a9", won(Side::White, Reason::Extinction));
    }
    outcome(NOTCHESS, &format!("w {OWN} ra9 {{ms}}j9 bj8"), "a1a9", GOES_ON);
    outcome(NOTCHESS, &format!("w {OWN} ra9 qj9 {{ca}}j8"), "a1a9", GOES_ON);
}

/// MF-13: promoted pieces still count as what they were.
#[test]
fn promoted_wings_mitres_and_helms_keep_their_groups_alive() {
    outcome(NOTCHESS, &format!("w {OWN} ra9 +lj9 bj8 nj7"), "a1a9", GOES_ON);
    outcome(NOTCHESS, &format!("w {OWN} ba9 rj9 +mj8 nj7"), "a1a9", GOES_ON);
    outcome(NOTCHESS, &format!("w {OWN} na9 rj9 bj8 +hj7"), "a1a9", GOES_ON);
    outcome(NOTCHESS, &format!("w {OWN} +la9 bj8 nj7"), "a1a9", won(Side::White, Reason::Extinction));
}

/// MF-13, MF-17: pieces in hand, Golds, Silvers, Pawns and Stewards do not count.
#[test]
fn pieces_in_hand_and_generals_belong_to_no_group() {
    let lost = won(Side::White, Reason::Extinction);
    outcome(NOTCHESS, &format!("w {OWN} ra9 bj9 nj8 hand=l"), "a1a9", lost);
    outcome(NOTCHESS, &format!("w {OWN} ra9 bj9 nj8 gj7 pj6 +pi6"), "a1a9", lost);
    outcome(NOTCHESS, &format!("w {OWN} ba9 rj9 nj8 sj7"), "a1a9", lost);
}

/// MF-17.
#[test]
fn a_side_to_move_without_a_group_has_lost() {
    outcome(NOTCHESS, "w Ra1 Bc1 rj10 bj9 nj8", "", won(Side::Black, Reason::Extinction));
    outcome(NOTCHESS, "w Ra1 Bc1 rj10 bj9 nj8 hand=H", "", won(Side::Black, Reason::Extinction));
}

/// MF-13: no royal piece, so nothing is check.
#[test]
fn notchess_knows_no_check_and_stalemate_draws() {
    legal(NOTCHESS, &format!("w {OWN} Sf1 ra9 bj9 nj8"), &["f1f2", "a1b1"]);
    outcome(NOTCHESS, "w Pa4 La3 Ma2 Ha1 Pb3 pa5 pb4 rj10 bj9 nj8", "", DRAW);
}
