//! Castling in Mitreyang and Mitred Wildebishogi: MF-11, MF-16.

use super::{MITREYANG, WILDEBISHOGI, after, field, illegal, legal};

/// MF-11: king's cell, rook's cell, and where both land.
#[test]
fn the_king_goes_three_cells_and_the_rook_to_his_inner_side() {
    for (king, rook, king_to, rook_to) in [
        ("f2", "b2", "c2", "d2"),
        // Onto the rook's own cell.
        ("f2", "i2", "i2", "h2"),
        ("e2", "b2", "b2", "c2"),
        ("e2", "i2", "h2", "g2"),
        // Rooks that have roamed.
        ("f2", "a2", "c2", "d2"),
        ("e2", "a2", "b2", "c2"),
        ("f2", "c2", "c2", "d2"),
        ("f2", "j2", "i2", "h2"),
        ("e2", "j2", "h2", "g2"),
        ("e2", "h2", "h2", "g2"),
        // On the first rank.
        ("f1", "b1", "c1", "d1"),
        ("e1", "i1", "h1", "g1"),
        ("f1", "j1", "i1", "h1"),
        ("e1", "h1", "h1", "g1"),
    ] {
        for game in [MITREYANG, WILDEBISHOGI] {
            let before = format!("w K{king} R{rook} kd10 castle={rook}");
            let expected = format!("b K{king_to} R{rook_to} kd10 clock=1");
            if king_to.starts_with('d') || rook_to.starts_with('d') {
                // Keep the rook off the black king's file.
                let before = before.replace("kd10", "kg10");
                after(game, &before, &format!("{king}{rook}"), &expected.replace("kd10", "kg10"));
            } else {
                after(game, &before, &format!("{king}{rook}"), &expected);
            }
        }
    }
}

/// MF-11 for Black.
#[test]
fn black_castles_on_the_ninth_and_tenth_rank() {
    after(MITREYANG, "b kf9 ri9 Ka1 castle=i9", "f9i9", "w ki9 rh9 Ka1 clock=1 move=2");
    after(WILDEBISHOGI, "b ke10 rc10 rh10 Ka1 castle=c10,h10", "e10h10", "w kh10 rg10 rc10 Ka1 clock=1 move=2");
    illegal(WILDEBISHOGI, "b ke10 rc10 rh10 Ka1 castle=c10,h10", &["e10c10"]);
}

/// MF-11: at least three files, the same rank.
#[test]
fn the_rook_stands_three_files_away_on_the_same_rank() {
    illegal(MITREYANG, "w Ke2 Rc2 kg10 castle=c2", &["e2c2"]);
    illegal(MITREYANG, "w Kf2 Rh2 kd10 castle=h2", &["f2h2"]);
    illegal(MITREYANG, "w Kf1 Rb2 Ri2 kd10 castle=b2,i2", &["f1b2", "f1i2", "f1b1", "f1i1"]);
    // The right outlives that: after a step of the king it can be used.
    after(MITREYANG, "w Kf2 Rh2 kd10 castle=h2", "f2e2 d10c10 e2h2", "b Kh2 Rg2 kc10 clock=3 move=2");
}

/// MF-11: all cells between, those beyond the king's goal too.
#[test]
fn all_cells_between_must_be_empty() {
    for cell in ["b2", "c2", "d2", "e2"] {
        illegal(MITREYANG, &format!("w Kf2 Ra2 N{cell} kj10 castle=a2"), &["f2a2"]);
    }
    for cell in ["f2", "g2", "h2", "i2"] {
        illegal(MITREYANG, &format!("w Ke2 Rj2 n{cell} ka10 castle=j2"), &["e2j2"]);
    }
    // Beyond the rook does not matter.
    legal(MITREYANG, "w Kf2 Rb2 Na2 kj10 castle=b2", &["f2b2"]);
}

/// MF-16: the King's cells must be safe, the Rook's need not.
#[test]
fn only_the_kings_cells_must_be_safe() {
    for (file, allowed) in [("f", false), ("e", false), ("d", false), ("c", false), ("b", true), ("a", true)] {
        let position = format!("w Kf2 Ra2 r{file}9 kj10 castle=a2");
        if allowed {
            legal(MITREYANG, &position, &["f2a2"]);
        } else {
            illegal(MITREYANG, &position, &["f2a2"]);
        }
    }
    illegal(MITREYANG, "w Ke2 Rb2 rb9 kj10 castle=b2", &["e2b2"]);
    illegal(MITREYANG, "w Kf2 Ri2 ri9 ka10 castle=i2", &["f2i2"]);
    legal(MITREYANG, "w Kf2 Rj2 rj9 ka10 castle=j2", &["f2j2"]);
}

/// MF-11, G-10: the rook lifted from its cell shields nothing.
#[test]
fn the_lifted_rook_does_not_shield() {
    illegal(MITREYANG, "w Kf2 Rb2 ra2 kj10 castle=b2", &["f2b2"]);
    illegal(MITREYANG, "w Ke2 Rb2 ra2 kj10 castle=b2", &["e2b2"]);
}

/// MF-11, G-2: a cannon with its screen attacks a castling cell.
#[test]
fn a_cannon_bars_castling_over_its_screen() {
    illegal(MITREYANG, "w Kf2 Rb2 cd9 Pd5 kj10 castle=b2", &["f2b2"]);
    legal(MITREYANG, "w Kf2 Rb2 cd9 kj10 castle=b2", &["f2b2"]);
}

/// MF-11, MF-16: which rook moves keep the right.
#[test]
fn a_rook_keeps_its_right_in_its_three_files_and_two_ranks() {
    let position = "w Kf1 Rb2 Ri2 kg10 castle=b2,i2";
    for (turn, expected) in [
        ("b2b1", "b1,i2"),
        ("b2a2", "a2,i2"),
        ("b2c2", "c2,i2"),
        ("b2d2", "i2"),
        ("b2b3", "i2"),
        ("i2h2", "b2,h2"),
        ("i2j2", "b2,j2"),
        ("i2i1", "b2,i1"),
        ("i2g2", "b2"),
        ("i2i5", "b2"),
        ("b2b3 g10h10 b3b2", "i2"),
        ("b2d2 g10h10 d2b2", "i2"),
        ("b2a2 g10h10 a2a1 h10g10 a1c1", "c1,i2"),
    ] {
        field(MITREYANG, position, turn, 2, expected);
    }
}

/// MF-11: which king moves keep the rights.
#[test]
fn the_king_keeps_his_rights_on_his_two_files_and_ranks() {
    let position = "w Kf1 Rb2 Ri2 kg10 castle=b2,i2";
    for (turn, expected) in [
        ("f1e1", "b2,i2"),
        ("f1f2", "b2,i2"),
        ("f1e2", "b2,i2"),
        ("f1g1", "-"),
        ("f1g2", "-"),
        ("f1e1 g10h10 e1d1", "-"),
        ("f1f2 g10h10 f2f3", "-"),
        ("f1g1 g10h10 g1f1", "-"),
        ("f1e2 g10h10 e2f1 h10g10 f1f2", "b2,i2"),
    ] {
        field(MITREYANG, position, turn, 2, expected);
    }
}

/// MF-16: castling ends both rights; the loss of a rook ends its own.
#[test]
fn castling_ends_both_rights_and_a_captured_rook_its_own() {
    field(MITREYANG, "w Kf2 Rb2 Ri2 kg10 castle=b2,i2", "f2b2", 2, "-");
    field(MITREYANG, "b Kf2 Rb2 Ri2 bc3 kg10 castle=b2,i2", "c3b2", 2, "i2");
}

/// MF-11: a dropped Rook is no array Rook.
#[test]
fn a_dropped_rook_has_no_right() {
    field(WILDEBISHOGI, "w Kf2 kg10 hand=R", "R@b2", 2, "-");
    illegal(WILDEBISHOGI, "w Kf2 Rb2 kg10", &["f2b2"]);
}

/// MF-11: not out of check.
#[test]
fn no_castling_out_of_check() {
    illegal(MITREYANG, "w Kf2 Rb2 Ri2 rf9 kg10 castle=b2,i2", &["f2b2", "f2i2"]);
}
