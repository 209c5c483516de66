//! Castling among neutral pieces: SR-20, DE-3, G-10.

use super::{RELAYS, STONES, after, field, illegal, legal, seconds};

const BOTH: &str = "w Ke1 Ra1 Rh1 ke9 castle=a1,h1";

/// SR-20: the king goes two cells towards the rook.
#[test]
fn the_king_castles_two_cells_to_either_side() {
    after(RELAYS, BOTH, "e1h1", "b Kg1 Rf1 Ra1 ke9 clock=1");
    after(RELAYS, BOTH, "e1a1", "b Kc1 Rd1 Rh1 ke9 clock=1");
    after(RELAYS, "b ke9 ra9 rh9 Ke1 castle=a9,h9", "e9h9", "w kg9 rf9 ra9 Ke1 clock=1 move=2");
    after(RELAYS, "b ke9 ra9 rh9 Ke1 castle=a9,h9", "e9a9", "w kc9 rd9 rh9 Ke1 clock=1 move=2");
}

/// SR-20.
#[test]
fn nothing_neutral_may_stand_between_king_and_rook() {
    for piece in ["*", "%"] {
        for cell in ["f1", "g1"] {
            illegal(RELAYS, &format!("{BOTH} {piece}{cell}"), &["e1h1"]);
            legal(RELAYS, &format!("{BOTH} {piece}{cell}"), &["e1a1"]);
        }
        for cell in ["b1", "c1", "d1"] {
            illegal(RELAYS, &format!("{BOTH} {piece}{cell}"), &["e1a1"]);
            legal(RELAYS, &format!("{BOTH} {piece}{cell}"), &["e1h1"]);
        }
    }
}

/// SR-20: not out of check, though a stone could block afterwards.
#[test]
fn no_castling_out_of_check() {
    illegal(RELAYS, "w Ke1 Rh1 re8 *d5 ka9 castle=h1", &["e1h1", "e1h1,d5e5"]);
}

/// SR-20, G-10: neither crossing nor landing on an attacked cell; the second part does not count.
#[test]
fn the_second_part_does_not_shield_a_castling_king() {
    illegal(RELAYS, "w Ke1 Rh1 rf8 *e5 ka9 castle=h1", &["e1h1", "e1h1,e5f5"]);
    illegal(RELAYS, "w Ke1 Rh1 rg8 *f5 ka9 castle=h1", &["e1h1", "e1h1,f5g5"]);
    illegal(RELAYS, "w Ke1 Rh1 ra4 %f4 kb9 castle=h1", &["e1h1", "e1h1,f4f5"]);
}

/// SR-20: stones that stand in the way beforehand do shield.
#[test]
fn a_stone_in_the_line_lets_the_king_castle() {
    legal(RELAYS, "w Ke1 Rh1 rf8 *f5 ka9 castle=h1", &["e1h1", "e1h1,f5e5"]);
    seconds(RELAYS, "w Ke1 Rh1 rg8 *g5 ka9 castle=h1", "e1h1", "", &["g5g4", "g5g6"]);
}

/// SR-20: only the king's cells matter.
#[test]
fn the_rook_may_be_attacked_and_cross_an_attacked_cell() {
    legal(RELAYS, "w Ke1 Ra1 rb8 kh9 castle=a1", &["e1a1"]);
    legal(RELAYS, "w Ke1 Ra1 ra8 kh9 castle=a1", &["e1a1"]);
    illegal(RELAYS, "w Ke1 Ra1 rc8 kh9 castle=a1", &["e1a1"]);
    illegal(RELAYS, "w Ke1 Ra1 rd8 kh9 castle=a1", &["e1a1"]);
}

/// SR-20, SR-15: a pawn guards a castling cell by way of a relay.
#[test]
fn a_pawn_attacks_a_castling_cell_through_a_relay() {
    // Pawn h3 steps forward onto the relay h2 and may capture on g1.
    illegal(RELAYS, "w Ke1 Rh1 ph3 %h2 ka9 castle=h1", &["e1h1"]);
    legal(RELAYS, "w Ke1 Rh1 ph3 *h2 ka9 castle=h1", &["e1h1"]);
}

/// SR-20: moved pieces do not castle, even when they are back.
#[test]
fn rights_go_with_the_first_move() {
    field(RELAYS, BOTH, "h1h2", 2, "a1");
    field(RELAYS, BOTH, "h1h2 e9d9 h2h1", 2, "a1");
    field(RELAYS, BOTH, "e1e2", 2, "-");
    field(RELAYS, "b Ke1 Ra1 Rh1 rh8 ke9 castle=a1,h1", "h8h1", 2, "a1");
    illegal(RELAYS, "w Ke1 Ra1 Rh1 ke9 castle=a1", &["e1h1"]);
}

/// DE-3: the four castlings.
#[test]
fn the_king_castles_with_four_rooks() {
    after(STONES, "w Ki1 Re1 Rl1 ki9 castle=e1,l1", "i1l1", "b Kk1 Rj1 Re1 ki9 clock=1");
    after(STONES, "w Ki1 Re1 Rl1 ki9 castle=e1,l1", "i1e1", "b Kg1 Rh1 Rl1 ki9 clock=1");
    after(STONES, "w Ki1 Ra1 Rp1 ki9 castle=a1,p1", "i1p1", "b Km1 Rl1 Ra1 ki9 clock=1");
    after(STONES, "w Ki1 Ra1 Rp1 ki9 castle=a1,p1", "i1a1", "b Ke1 Rf1 Rp1 ki9 clock=1");
    after(STONES, "b Ki1 ra9 rp9 ki9 castle=a9,p9", "i9p9", "w Ki1 km9 rl9 ra9 clock=1 move=2");
}

/// DE-3: an inner rook bars the outer one.
#[test]
fn the_inner_rooks_bar_the_outer_ones() {
    let position = "w Ki1 Ra1 Re1 Rl1 Rp1 ki9 castle=a1,e1,l1,p1";
    legal(STONES, position, &["i1e1", "i1l1"]);
    illegal(STONES, position, &["i1a1", "i1p1"]);
    field(STONES, position, "i1l1", 2, "-");
    field(STONES, position, "p1o1", 2, "a1,e1,l1");
}

/// DE-3: which attacked cells forbid castling.
#[test]
fn the_king_castles_over_safe_cells_only() {
    for (files, partner, allowed) in [
        ("jklm", "p1", false),
        ("nop", "p1", true),
        ("hgfe", "a1", false),
        ("dcba", "a1", true),
        ("jk", "l1", false),
        ("l", "l1", true),
        ("hg", "e1", false),
        ("fe", "e1", true),
    ] {
        for file in files.chars() {
            let position = format!("w Ki1 R{partner} r{file}8 ki9 castle={partner}");
            let turn = format!("i1{partner}");
            if allowed {
                legal(STONES, &position, &[&turn]);
            } else {
                illegal(STONES, &position, &[&turn]);
            }
        }
    }
}

/// DE-3, G-10: a rook lifted from its cell no longer shields.
#[test]
fn the_castling_rook_does_not_shield_the_king() {
    illegal(STONES, "w Ki1 Rl1 rp1 ki9 castle=l1", &["i1l1"]);
    illegal(STONES, "w Ki1 Re1 qb1 ki9 castle=e1", &["i1e1"]);
    legal(STONES, "w Ki1 Re1 qb1 *c1 ki9 castle=e1", &["i1e1"]);
}

/// DE-3, DE-4: stones between, on the rook's way too, bar castling.
#[test]
fn stones_bar_castling_anywhere_between() {
    for cell in ["b1", "c1", "d1", "e1", "f1", "g1", "h1"] {
        illegal(STONES, &format!("w Ki1 Ra1 *{cell} ki9 castle=a1"), &["i1a1"]);
    }
    illegal(STONES, "w Ki1 Rl1 rj8 *i5 ka9 castle=l1", &["i1l1,i5j5"]);
}

/// DE-10: a king that has just castled may be swapped, and so may its rook.
#[test]
fn king_and_rook_may_be_swapped_right_after_castling() {
    let position = "w Ki1 Rl1 *j2 *k2 ki9 castle=l1";
    after(STONES, position, "i1l1,k2k1", "b Kk2 Rj1 *j2 *k1 ki9 clock=1 ko=k1>k2");
    after(STONES, position, "i1l1,j2j1", "b Kk1 Rj2 *j1 *k2 ki9 clock=1 ko=j1>j2");
}
