//! Pawns of Stones & Relays, their relays and their promotion: SR-14 to SR-18, SR-28.

use super::{RELAYS, firsts, illegal, legal};

const PROMOTIONS: [&str; 4] = ["a9=B", "a9=N", "a9=Q", "a9=R"];

/// Destinations of the pawn on `from`, kings out of the way on a1 and h9.
fn pawn(pieces: &str, from: &str, ends: &[&str]) {
    let side = if pieces.starts_with("b ") { "" } else { "w " };
    firsts(RELAYS, &format!("{side}{pieces} Kh1 kh9"), from, ends);
}

/// SR-14.
#[test]
fn the_double_step_is_from_the_second_rank_only() {
    pawn("Pa2", "a2", &["a3", "a4"]);
    pawn("Pa3", "a3", &["a4"]);
    pawn("b pa8", "a8", &["a7", "a6"]);
    pawn("b pa7", "a7", &["a6"]);
}

/// SR-14.
#[test]
fn promotion_is_compulsory_and_to_four_kinds() {
    pawn("Pa8", "a8", &PROMOTIONS);
    pawn("Pa8 nb9 na9", "a8", &["b9=B", "b9=N", "b9=Q", "b9=R"]);
    illegal(RELAYS, "w Pa8 Kh1 kh9", &["a8a9", "a8a9=K", "a8a9=P"]);
}

/// SR-15.
#[test]
fn a_forward_step_onto_a_relay_goes_on_forward_or_captures() {
    pawn("Pc3 %c4", "c3", &["c5"]);
    pawn("Pc3 %c4 pb5 pd5", "c3", &["c5", "b5", "d5"]);
    pawn("Pc3 %c4 nc5 pd5", "c3", &["d5"]);
    pawn("Pc3 %c4 Nb5 *d5 *c5", "c3", &[]);
}

/// SR-16.
#[test]
fn a_capturing_step_onto_a_relay_must_capture_beyond_it() {
    pawn("Pc3 %d4", "c3", &["c4"]);
    pawn("Pc3 %d4 pe5 pc5", "c3", &["c4", "e5", "c5"]);
    pawn("Pc3 %d4 Ne5 nd5", "c3", &["c4"]);
}

/// SR-16: relays on the edge files lead back onto the board only.
#[test]
fn relays_on_the_edge_files_turn_a_pawn_inwards() {
    pawn("Pb3 %a4 pb5 ph6", "b3", &["b4", "b5"]);
    pawn("Pg3 %h4 pg5 pa6", "g3", &["g4", "g5"]);
    pawn("Pa3 %a4 pb5 ph5", "a3", &["a5", "b5"]);
}

/// SR-17: relay directly in front: one or two cells past it.
#[test]
fn a_double_step_over_a_relay_starts_again_there() {
    pawn("Pc2 %c3", "c2", &["c4", "c5"]);
    pawn("Pc2 %c3 pb4 pd4", "c2", &["c4", "c5", "b4", "d4"]);
    pawn("Pc2 %c3 nc4", "c2", &[]);
    pawn("Pc2 %c3 nc5", "c2", &["c4"]);
}

/// SR-17: relay two cells ahead: one or two cells past it, or a capture beyond it (ruling).
#[test]
fn a_double_step_that_ends_on_a_relay_starts_again_there() {
    pawn("Pc2 %c4", "c2", &["c3", "c5", "c6"]);
    pawn("Pc2 %c4 pb5 pd5", "c2", &["c3", "c5", "c6", "b5", "d5"]);
    pawn("Pc2 %c4 nc5 pb5", "c2", &["c3", "b5"]);
    pawn("Pc2 %c4 *c6", "c2", &["c3", "c5"]);
    pawn("Pc2 %c4 *c3 pb5", "c2", &[]);
    pawn("b pc8 %c6 Pb5", "c8", &["c7", "c5", "c4", "b5"]);
}

/// SR-17: off its second rank the pawn gets one cell past a relay only.
#[test]
fn only_a_double_step_starts_again() {
    pawn("Pc3 %c4 Pd3", "c3", &["c5"]);
    pawn("Pc3 %c5 pb6", "c3", &["c4"]);
}

/// SR-18: adjacent relays.
#[test]
fn double_steps_run_over_relays_that_touch() {
    pawn("Pc2 %c3 %c4", "c2", &["c5", "c6"]);
    pawn("Pc2 %c3 %c4 pb4 pd4 pb5 pd5", "c2", &["c5", "c6", "b4", "d4", "b5", "d5"]);
    pawn("Pc3 %c4 %c5 pb5 pb6", "c3", &["c6", "b5", "b6"]);
}

/// SR-18: relays one cell apart.
#[test]
fn double_steps_start_again_at_every_further_relay() {
    pawn("Pc2 %c3 %c5", "c2", &["c4", "c6", "c7"]);
    pawn("Pc2 %c3 %c5 pb4 pd4 pb6 pd6", "c2", &["c4", "c6", "c7", "b4", "d4", "b6", "d6"]);
    pawn("Pc2 %c4 %c6", "c2", &["c3", "c5", "c7", "c8"]);
}

/// SR-18, SR-14: relays all the way carry a pawn from the second rank to promotion; it passes no cell of its own.
#[test]
fn relays_all_the_way_promote_a_pawn_at_once() {
    let ends = ["c9=B", "c9=N", "c9=Q", "c9=R"];
    pawn("Pc2 %c3 %c4 %c5 %c6 %c7 %c8", "c2", &ends);
}

/// SR-18.
#[test]
fn a_relay_on_the_far_rank_leads_nowhere() {
    pawn("Pc8 %c9", "c8", &[]);
    pawn("Pc8 %b9 nc9", "c8", &[]);
    pawn("b pc2 %c1", "c2", &[]);
}

/// SR-15, SR-16, SR-14: promotion beyond a relay on the last rank but one.
#[test]
fn a_pawn_promotes_beyond_a_relay() {
    pawn("Pa7 %a8", "a7", &PROMOTIONS);
    pawn("Pc7 %b8 na9 nc8", "c7", &PROMOTIONS);
    illegal(RELAYS, "w Pa7 %a8 Kh1 kh9", &["a7a9", "a7a8=Q"]);
}

/// SR-28: a forward arrival may turn into a capture at a further relay.
#[test]
fn a_forward_arrival_may_become_a_capture() {
    pawn("Pc3 %c4 %d5 pe6", "c3", &["c5", "e6"]);
    pawn("Pc3 %c4 %d5 pe6 pc6", "c3", &["c5", "e6", "c6"]);
    pawn("Pc3 %c4 %d5 nd6", "c3", &["c5"]);
    pawn("Pc2 %c3 %d4 pe5", "c2", &["c4", "c5", "e5"]);
    pawn("Pc2 %c4 %d5 pe6", "c2", &["c3", "c5", "c6", "e6"]);
}

/// SR-28: a capturing arrival stays capturing.
#[test]
fn a_capturing_arrival_stays_capturing() {
    pawn("Pc3 %d4 %e5 pf6", "c3", &["c4", "f6"]);
    pawn("Pc3 %d4 %d5 pe6 pc6", "c3", &["c4"]);
    pawn("Pc3 %d4 %c5 pb6 pd6", "c3", &["c4", "b6", "d6"]);
    pawn("Pc2 %d3 pe4 pc4", "c2", &["c3", "e4", "c4"]);
    pawn("Pc2 %d3 %d4 pe5", "c2", &["c3", "c4"]);
}

/// SR-11: pawns make no null moves, even when relays stand all round them.
#[test]
fn a_pawn_makes_no_null_move() {
    illegal(RELAYS, "w Pc3 %b4 %c4 %d4 Kh1 kh9", &["c3c3"]);
    pawn("Pc3 %b4 %c4 %d4", "c3", &["c5"]);
}

/// SR-5, SR-15: the relay that carried the pawn may move on in the same turn.
#[test]
fn a_relay_may_be_moved_after_it_carried_a_pawn() {
    legal(RELAYS, "w Pc3 %c4 Kh1 kh9", &["c3c5,c4c3", "c3c5,c4d4"]);
    illegal(RELAYS, "w Pc3 %c4 Kh1 kh9", &["c3c5,c4c5"]);
}
