//! En passant in Stones & Relays: SR-19, SR-28, SR-29.

use super::{RELAYS, after, field, firsts, illegal, legal};

/// The en-passant field after one White turn.
fn passed(pieces: &str, turn: &str, expected: &str) {
    field(RELAYS, &format!("w {pieces} Kh1 kh9"), turn, 3, expected);
}

/// SR-19: the inventor's figure 3.
#[test]
fn every_cell_passed_over_but_the_relay_is_an_en_passant_cell() {
    passed("Pc2 %c4", "c2c6", "c3,c5:c6");
    passed("Pc2 %c4", "c2c5", "c3:c5");
    passed("Pc2 %c4", "c2c3", "-");
    passed("Pc2", "c2c4", "c3:c4");
}

/// SR-19: figure 5, and the single step over a relay from the second rank.
#[test]
fn a_step_over_a_relay_alone_gives_no_en_passant_cell() {
    passed("Pc5 %c6", "c5c7", "-");
    passed("Pc2 %c3", "c2c4", "-");
    passed("Pc2 %c3 %c4", "c2c5", "-");
}

/// SR-19, SR-17.
#[test]
fn longer_double_steps_leave_the_cells_between_the_relays() {
    passed("Pc2 %c3", "c2c5", "c4:c5");
    passed("Pc2 %c3 %c4", "c2c6", "c5:c6");
    passed("Pc2 %c3 %c5", "c2c4", "-");
    passed("Pc2 %c3 %c5", "c2c6", "c4:c6");
    passed("Pc2 %c3 %c5", "c2c7", "c4,c6:c7");
    passed("Pc2 %c4 %c6", "c2c8", "c3,c5,c7:c8");
}

/// SR-19: only advances without capture.
#[test]
fn a_capture_by_a_double_step_leaves_no_en_passant_cell() {
    passed("Pc2 %c4 pd5", "c2d5", "-");
    passed("Pc2 %c3 pd4", "c2d4", "-");
}

/// SR-19, ruling.
#[test]
fn a_cell_that_a_neutral_piece_takes_is_no_en_passant_cell() {
    passed("Pc2 *b3", "c2c4,b3c3", "-");
    passed("Pc2 *b3", "c2c4,b3b4", "c3:c4");
    passed("Pc2 %c4 *b3", "c2c6,b3c3", "c5:c6");
    passed("Pc2 %c4 *b5", "c2c6,b5c5", "c3:c6");
    // A stone that reaches the cell by way of a relay covers it just the same.
    passed("Pc2 *a3 %b3", "c2c4,a3c3", "-");
}

/// SR-29.
#[test]
fn a_relay_that_moves_away_leaves_no_en_passant_cell() {
    passed("Pc2 %c4", "c2c6,c4b4", "c3,c5:c6");
    passed("Pc2 %c4", "c2c6,c4c5", "c3:c6");
    passed("Pc2 %c4", "c2c6,c4c3", "c5:c6");
    passed("Pc2 %c3", "c2c4,c3b3", "-");
    passed("Pc2 %c3", "c2c5,c3b3", "c4:c5");
}

/// SR-19: figure 3, who may capture.
#[test]
fn both_cells_may_be_captured_on() {
    firsts(RELAYS, "b Pc6 %c4 pd6 Kh1 kh9 ep=c3,c5:c6", "d6", &["d5", "c5"]);
    firsts(RELAYS, "b Pc6 %c4 pd4 Kh1 kh9 ep=c3,c5:c6", "d4", &["d3", "c3"]);
    firsts(RELAYS, "b Pc6 %c4 pd5 Kh1 kh9 ep=c3,c5:c6", "d5", &["d4"]);
    firsts(RELAYS, "b Pc6 %c4 pb6 Kh1 kh9 ep=c3,c5:c6", "b6", &["b5", "c5"]);
    after(RELAYS, "b Pc6 %c4 pd4 Kh1 kh9 ep=c3,c5:c6 clock=0", "d4c3", "w pc3 %c4 Kh1 kh9 move=2");
    after(RELAYS, "b Pc6 %c4 pd6 Kh1 kh9 ep=c3,c5:c6 clock=0", "d6c5", "w pc5 %c4 Kh1 kh9 move=2");
}

/// SR-19: only pawns capture en passant.
#[test]
fn other_pieces_do_not_capture_en_passant() {
    after(RELAYS, "b Pc4 re3 Kh1 kh9 ep=c3:c4", "e3c3", "w Pc4 rc3 Kh1 kh9 clock=1 move=2");
}

/// SR-19, SR-16: the inventor's figure 4.
#[test]
fn a_relay_carries_a_pawn_to_the_en_passant_cell() {
    let figure = "w Pc2 %d4 pe5 Kh1 kh9";
    after(RELAYS, figure, "c2c4 e5c3", "w pc3 %d4 Kh1 kh9 move=2");
    firsts(RELAYS, "b Pc4 %d4 pe5 Kh1 kh9 ep=c3:c4", "e5", &["e4", "c3"]);
    firsts(RELAYS, "b Pc4 %d4 pc5 Kh1 kh9 ep=c3:c4", "c5", &["c3"]);
}

/// SR-19, SR-28: two relays in a chain.
#[test]
fn a_chain_of_relays_carries_a_pawn_to_the_en_passant_cell() {
    firsts(RELAYS, "b Pc4 %d4 %e5 pf6 Kh1 kh9 ep=c3:c4", "f6", &["f5", "c3"]);
}

/// SR-28: the forward arrival at a relay may capture en passant; the pawn itself stands open to capture as well.
#[test]
fn a_forward_arrival_at_a_relay_may_capture_en_passant() {
    firsts(RELAYS, "b Pc4 %b4 pb5 Kh1 kh9 ep=c3:c4", "b5", &["b3", "c3", "c4"]);
}

/// SR-17, SR-28: so may a double step that ends on a relay.
#[test]
fn a_double_step_onto_a_relay_may_capture_en_passant() {
    let position = "b Pc6 %c4 %b6 pb8 Kh1 kh9 ep=c3,c5:c6";
    firsts(RELAYS, position, "b8", &["b7", "b5", "b4", "c5"]);
    after(RELAYS, position, "b8c5", "w pc5 %c4 %b6 Kh1 kh9 move=2");
}

/// SR-19: the relay may have come there in the second part of the very turn of the double step.
#[test]
fn a_relay_moved_in_the_same_turn_opens_the_way_en_passant() {
    let position = "w Pc2 %d5 pe5 Kh1 kh9";
    after(RELAYS, position, "c2c4,d5d4 e5c3", "w pc3 %d4 Kh1 kh9 move=2");
    illegal(RELAYS, "b Pc4 %d5 pe5 Kh1 kh9 ep=c3:c4", &["e5c3"]);
    // … or have left.
    illegal(RELAYS, "b Pc4 %d3 pe5 Kh1 kh9 ep=c3:c4 ko=d3>d4", &["e5c3"]);
}

/// SR-19: on the next turn only.
#[test]
fn en_passant_lapses_after_one_turn() {
    field(RELAYS, "w Pc2 pd4 Kh1 kh9", "c2c4 h9h8", 3, "-");
    illegal(RELAYS, "b Pc4 pd4 Kh1 kh9", &["d4c3"]);
}

/// SR-19, G-2: removing both pawns may open a rank to the own king; the second part may close it again.
#[test]
fn en_passant_may_not_expose_the_king_unless_a_stone_covers_it() {
    let position = "b Ra4 Pc4 pd4 kh4 Kf1 *e5 ep=c3:c4";
    illegal(RELAYS, position, &["d4c3", "d4c3,e5d5"]);
    legal(RELAYS, position, &["d4c3,e5e4", "d4d3"]);
}

/// SR-19, G-2: a checking pawn may be captured en passant.
#[test]
fn the_checking_pawn_may_be_captured_en_passant() {
    legal(RELAYS, "b Pc4 pd4 kb5 Kh1 ep=c3:c4", &["d4c3"]);
}

/// SR-19 seen from Black.
#[test]
fn black_double_steps_are_captured_from_below() {
    field(RELAYS, "b pc8 %c6 Kh1 kh9", "c8c4", 3, "c5,c7:c4");
    after(RELAYS, "b pc8 Pd6 Kh1 kh9", "c8c6 d6c7", "b Pc7 Kh1 kh9 move=2");
    firsts(RELAYS, "w pc4 %c6 Pb4 Pd6 Kh1 kh9 ep=c5,c7:c4", "b4", &["b5", "c5"]);
    firsts(RELAYS, "w pc4 %c6 Pb4 Pd6 Kh1 kh9 ep=c5,c7:c4", "d6", &["d7", "c7"]);
}
