//! Lines that open and close in unusual ways: check answered, uncovered and given by relays, gates, screens and crooked paths (G-2).

use super::{BLOC, MITREYANG, RELAYS, STONES, TUNNEL, check, illegal, legal, play, seconds, set};

/// SR-19, SR-13, G-2: the victim of an en-passant capture leaves a line that turns at the relay towards the king.
#[test]
fn en_passant_may_open_a_line_round_a_relay() {
    let position = "b Ra4 Pc4 %d4 pe5 kd8 Kh1 ep=c3:c4";
    illegal(RELAYS, position, &["e5c3"]);
    legal(RELAYS, position, &["e5c3,d4d3", "e5c3,d4d5", "e5c3,d4e4", "e5e4"]);
}

/// SR-13: one rook may check by two routes; closing one of them is not enough.
#[test]
fn one_piece_may_check_by_two_routes() {
    let position = "w Ke1 Ph2 Nb3 %e5 %a1 *d4 ra5 kh9";
    check(RELAYS, position, "", true);
    illegal(RELAYS, position, &["h2h3", "h2h3,d4e4", "h2h3,e5e6", "h2h3,a1b1", "b3d2,d4e4"]);
    legal(RELAYS, position, &["b3a5", "b3c1,d4e4", "e1e2,d4e4"]);
}

/// SR-13: the king may not step back along a line that comes round a relay or through the tunnel.
#[test]
fn the_king_does_not_shield_the_cell_behind_him() {
    illegal(RELAYS, "w Ke4 %e5 ra5 kh9", &["e4e3"]);
    illegal(TUNNEL, "w Kg3 #g6 #g4 rg9 ka9", &["g3g2"]);
    legal(TUNNEL, "w Kg3 #g6 #g4 rg9 ka9", &["g3f3", "g3g2,g6f6", "g3g2,g4h4"]);
}

/// SR-24, G-2: the second part may not open the tunnel towards the own king.
#[test]
fn a_gate_may_not_be_moved_so_that_a_line_comes_through() {
    let position = "w Kg1 Pa2 #g4 #f6 rg9 ka9";
    legal(TUNNEL, position, &["a2a3", "a2a3,f6e6"]);
    illegal(TUNNEL, position, &["a2a3,f6g6", "a2a3,g4h4"]);
}

/// DE-6, G-2: a shield may be swapped for the piece beside it, or move along the line, but not aside.
#[test]
fn a_shielding_stone_may_be_swapped_for_an_own_piece() {
    let position = "w Ki1 Pa2 *i5 Nh5 ri8 kp9";
    seconds(STONES, position, "a2a3", "i5", &["h5", "i4", "i6"]);
    // Of two stones in the line either may go, beside or beyond the other.
    seconds(STONES, "w Ki1 Pa2 *i4 *i5 ri8 kp9", "a2a3", "i5", &["h5", "j5", "i6", "i3"]);
}

/// MF-11, MF-16, G-2: after castling the rook is a screen before its own king.
#[test]
fn castling_may_not_make_the_rook_a_cannons_screen() {
    check(MITREYANG, "w Kf2 Rb2 cj2 ka10 castle=b2", "", false);
    illegal(MITREYANG, "w Kf2 Rb2 cj2 ka10 castle=b2", &["f2b2"]);
    legal(MITREYANG, "w Kf2 Rb2 Ph2 Pi2 cj2 ka10 castle=b2", &["f2b2"]);
}

/// The table of pieces, G-2: drops make screens, and unmake them.
#[test]
fn a_drop_may_make_or_spoil_a_screen() {
    illegal(MITREYANG, "w Ke5 ca5 kj10 hand=P", &["P@b5", "P@c5", "P@d5"]);
    legal(MITREYANG, "w Ke5 ca5 kj10 hand=P", &["P@e4", "P@f5"]);
    let checked = "w Ke5 ca5 Pc5 kj10 hand=P";
    check(MITREYANG, checked, "", true);
    legal(MITREYANG, checked, &["P@b5", "P@d5", "c5c6"]);
    illegal(MITREYANG, checked, &["P@e4", "e5f5", "P@f5"]);
}

/// The table of pieces, G-2: a move between two pieces may make or spoil the arrow's screen just so.
#[test]
fn an_arrow_is_answered_by_a_second_screen() {
    let checked = "w Ke5 aa1 pc3 Rb9 kj8";
    check(MITREYANG, checked, "", true);
    legal(MITREYANG, checked, &["b9b2"]);
    illegal(MITREYANG, checked, &["b9c9", "b9d9"]);
}

/// BS-3, G-2: a crooked piece may check by two paths, and a piece on one of them is not enough.
#[test]
fn a_crooked_check_by_two_paths_is_not_blocked_on_one() {
    let position = "w Kve6 {rh}vd4 {pr}zh8 {Ms}zd5 ksa1";
    check(BLOC, position, "", true);
    illegal(BLOC, position, &["zd5vd5"]);
    legal(BLOC, &format!("{position} Pve5"), &["zd5vd5"]);
    check(BLOC, &format!("{position} Pve5"), "", true);
    check(BLOC, &format!("{position} Pve5 Pvd5"), "", false);
}

/// G-1: White moves first, then the players alternate; the move number rises after Black.
#[test]
fn the_players_alternate() {
    let text = play(RELAYS, "w Ke1 ke9", "e1e2 e9e8 e2e3").text();
    assert!(text.ends_with(" b - - 3 2"), "{text}");
    illegal(RELAYS, "w Ke1 ke9", &["e9e8"]);
    illegal(RELAYS, "b Ke1 ke9", &["e1e2"]);
}

/// G-4: every right is a part of the position that repetition compares.
#[test]
fn rights_and_hands_make_other_positions() {
    for (game, one, other) in [
        (RELAYS, "w Ke1 Rh1 ke9", "w Ke1 Rh1 ke9 castle=h1"),
        (RELAYS, "w Ke1 Pa2 pc5 ke9", "w Ke1 Pa2 pc5 ke9 ep=c6:c5"),
        (RELAYS, "w Ke1 ke9", "b Ke1 ke9"),
        (MITREYANG, "w Ke1 ke10 hand=P", "w Ke1 ke10 hand=p"),
        (MITREYANG, "w Ke1 La5 ke10", "w Ke1 +La5 ke10"),
    ] {
        assert_ne!(set(game, one).hash(), set(game, other).hash(), "{game}: {one}: {other}");
    }
    assert_eq!(set(RELAYS, "w Ke1 ke9").hash(), set(RELAYS, "w Ke1 ke9 clock=9 move=30").hash());
}

/// G-6: tokens of several letters keep their braces in move text; en-passant cells are sorted as text.
#[test]
fn braces_stay_in_move_text() {
    legal(BLOC, "w Psa7 Kve1 kve8", &["sa7sa8={Di}"]);
    illegal(BLOC, "w Psa7 Kve1 kve8", &["sa7sa8=Di", "sa7sa8={di}"]);
    legal(BLOC, "w {Pp}sb7 {Pr}sh1 Kve1 kve8", &["sb7sb8=Q"]);
    illegal(BLOC, "w {Pp}sb7 {Pr}sh1 Kve1 kve8", &["sb7sb8={Q}"]);
}
