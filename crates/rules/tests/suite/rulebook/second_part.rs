//! The turn of Stones & Relays and the moves of neutral pieces: SR-4 to SR-9.

use variorum_rules::audit;
use variorum_rules::movegen;
use variorum_rules::{Reason, Side};

use super::{DRAW, RELAYS, TUNNEL, after, check, count, faulty, field, illegal, legal, outcome, seconds, told, won};

const START: &str = "w Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2 \
    ra9 nb9 bc9 qd9 ke9 bf9 ng9 rh9 pa8 pb8 pc8 pd8 pe8 pf8 pg8 ph8 *b4 *b5 *b6 *g5 %d5 %e5 castle=a1,h1,a9,h9";

/// SR-4.
#[test]
fn an_own_piece_moves_first_and_a_neutral_piece_may_follow() {
    legal(RELAYS, START, &["e2e4", "e2e4,b4c4", "b1c3,e5e6"]);
    illegal(RELAYS, START, &["b4c4", "b4c4,e2e4", "e2e4,b4c4,g5f5", "e2e4,e4e5", "e2e4,d2d4"]);
}

/// SR-4: the start has 8 single and 7 double pawn steps (a stone bars b2b4) and 4 knight's leaps.
#[test]
fn the_start_has_nineteen_first_parts() {
    let mut position = super::set(RELAYS, START);
    let mut actions = Vec::new();
    movegen::actions(&mut position, &mut actions);
    assert_eq!(actions.len(), 19);
}

/// SR-4: stones that could move do not save a player without a move of their own.
#[test]
fn stalemate_although_a_neutral_move_exists() {
    outcome(RELAYS, "w Ka1 *a2 *b1 *b2 ke9", "", DRAW);
    outcome(RELAYS, "b ka9 Qb7 Ke1 *h2", "", DRAW);
}

/// SR-4.
#[test]
fn checkmate_although_a_neutral_move_exists() {
    outcome(RELAYS, "w Ka1 *a2 *b1 *b2 nc2 ke9", "", won(Side::Black, Reason::Checkmate));
    // The pawn may move, but no stone stops a knight.
    outcome(RELAYS, "w Ka1 *a2 *b1 *b2 nc2 ke9 Ph2", "", won(Side::Black, Reason::Checkmate));
}

/// SR-5.
#[test]
fn a_stone_may_block_the_check() {
    let position = "w Ke1 Rh1 *d5 re9 ka9";
    legal(RELAYS, position, &["h1h2,d5e5", "e1e2,d5e5", "e1d1", "e1f2"]);
    illegal(RELAYS, position, &["h1h2", "e1e2", "h1h2,d5d4", "e1e2,d5d6"]);
}

/// SR-5: a turn whose first part is legal only with certain second parts.
#[test]
fn a_first_part_may_need_a_certain_second_part() {
    seconds(RELAYS, "w Ke1 Rh1 *d5 *g7 re9 ka9", "h1h2", "", &["d5e5"]);
}

/// SR-5: an unblocked check by a relay ends when the relay goes, or when a stone takes a cell of the line.
#[test]
fn moving_the_relay_away_answers_the_check() {
    let position = "w Ke1 Rh1 %e5 *c4 ra5 kg9";
    check(RELAYS, position, "", true);
    seconds(RELAYS, position, "h1h2", "", &["e5e6", "e5e4", "e5d5", "e5f5", "c4c5"]);
}

/// SR-5, SR-8: only the relay beside it leads the relay that gives check away, to the cell that the first part has left.
#[test]
fn a_first_part_may_open_the_way_of_the_relay_that_must_go() {
    let position = "w Kg2 Nc6 Pb5 Pc4 Pd4 Pd6 Pe5 %c5 %d5 bg8 ka9";
    seconds(RELAYS, position, "c6a7", "", &["d5c6"]);
    illegal(RELAYS, position, &["c6a7", "c4c5", "d6d7"]);
    let mut position = super::set(RELAYS, position);
    let (mut fast, mut slow) = (Vec::new(), Vec::new());
    movegen::actions(&mut position, &mut fast);
    audit::actions_by_trial(&mut position, &mut slow);
    assert_eq!(fast.len(), slow.len());
}

/// SR-5, G-2: the second part may not uncover the own king.
#[test]
fn a_shielding_stone_may_only_move_along_the_line() {
    seconds(RELAYS, "w Ke1 Rh1 *e5 re9 ka9", "h1h2", "", &["e5e4", "e5e6"]);
}

/// SR-5: a relay may not be brought where it opens a line to the own king.
#[test]
fn a_relay_may_not_be_moved_so_that_it_gives_check() {
    seconds(RELAYS, "w Ke1 Rh1 %e6 ra5 kg9", "h1h2", "", &["e6e7", "e6d6", "e6f6"]);
}

/// SR-6.
#[test]
fn neutral_pieces_are_never_captured() {
    illegal(RELAYS, "w Ra5 Nc3 Bc1 *b5 *d5 *e3 Ke1 ke9", &["a5b5", "a5c5", "c3d5", "c1e3", "c1f4"]);
    illegal(RELAYS, "w Pc3 *d4 *c4 Ke1 ke9", &["c3d4", "c3c4", "c3c5"]);
}

/// SR-6: nor do they capture or share a cell.
#[test]
fn neutral_pieces_never_step_onto_pieces_or_each_other() {
    seconds(RELAYS, "w *b4 pb5 Pb3 *a4 *c4 Ke1 ke9", "e1e2", "b4", &[]);
    seconds(RELAYS, "w *a1 *a2 Ke1 ke9", "e1e2", "a1", &["b1"]);
}

/// SR-7: stone c5 beside relays d5 and e5.
#[test]
fn a_stone_goes_from_relay_to_relay() {
    let position = "w *c5 %d5 %e5 Ke1 ke9";
    seconds(RELAYS, position, "e1d1", "c5", &["b5", "c4", "c6", "d4", "d6", "f5", "e4", "e6"]);
    seconds(RELAYS, position, "e1d1", "d5", &["d4", "d6", "f5", "e4", "e6"]);
    seconds(RELAYS, position, "e1d1", "e5", &["e4", "e6", "f5", "d4", "d6"]);
}

/// SR-7, SR-8: at the edge a relay in the corner leads round, never home.
#[test]
fn a_neutral_move_never_ends_where_it_began() {
    let position = "w *a2 %a1 Ke1 ke9";
    seconds(RELAYS, position, "e1e2", "", &["a2a3", "a2b2", "a2b1", "a1b1"]);
    seconds(RELAYS, "w *c3 %c4 %d4 %d3 Ke1 ke9", "e1f1", "c3", &["b3", "c2", "b4", "c5", "d5", "e4", "e3", "d2"]);
}

/// SR-7: gates use relays; nothing neutral enters a gate.
#[test]
fn gates_use_relays_but_nothing_neutral_uses_the_tunnel() {
    let position = "w #g4 %g5 #d6 *g3 Ke1 ke9";
    seconds(TUNNEL, position, "e1d1", "g4", &["f4", "h4", "g6", "f5", "h5"]);
    seconds(TUNNEL, position, "e1d1", "g3", &["g2", "f3", "h3"]);
    seconds(TUNNEL, position, "e1d1", "g5", &["g6", "f5", "h5"]);
}

/// SR-9.
#[test]
fn ko_forbids_the_way_back_for_one_turn() {
    let position = "w *b4 Ke1 ke9";
    after(RELAYS, position, "e1d1,b4c4", "b *c4 Kd1 ke9 clock=1 ko=c4>b4");
    seconds(RELAYS, "b *c4 Kd1 ke9 ko=c4>b4", "e9d9", "", &["c4c5", "c4c3", "c4d4"]);
    legal(RELAYS, "w *c4 Kd1 ke9", &["d1e1,c4b4"]);
    after(RELAYS, position, "e1d1,b4c4 e9d9 d1e1,c4b4", "b *b4 Ke1 kd9 clock=3 move=2 ko=b4>c4");
}

/// SR-9: a turn without a neutral move clears the ko, and another neutral piece's move replaces it.
#[test]
fn ko_lapses_after_one_turn() {
    field(RELAYS, "w *b4 *g5 Ke1 ke9", "e1d1,b4c4 e9d9", 6, "");
    field(RELAYS, "w *b4 *g5 Ke1 ke9", "e1d1,b4c4 e9d9,g5g4", 6, "ko=g4>g5");
    legal(RELAYS, "b *c4 *g4 Kd1 ke9 ko=g4>g5", &["e9d9,c4b4"]);
}

/// SR-9: the way back is forbidden by whatever route, a relay's included; only to that cell.
#[test]
fn ko_holds_through_relays() {
    let position = "w *b4 %c4 Ke1 ke9";
    field(RELAYS, position, "e1d1,b4d4", 6, "ko=d4>b4");
    let bound = "b *d4 %c4 Kd1 ke9 ko=d4>b4";
    seconds(RELAYS, bound, "e9d9", "d4", &["d3", "d5", "e4", "c3", "c5"]);
    // Another neutral piece may take that cell.
    seconds(RELAYS, bound, "e9d9", "c4", &["b4", "c3", "c5"]);
}

/// SR-9: a stone that a relay carried one step sideways may not come back directly either.
#[test]
fn ko_holds_on_the_direct_way_after_a_relay_route() {
    // Stone c3 goes by relay c4 … to d4; relay d3 offers a second way back.
    seconds(RELAYS, "b *d4 %c4 %d3 Ke1 ke9 ko=d4>c3", "e9d9", "d4", &["d5", "e4", "b4", "c5", "d2", "e3"]);
}

/// SR-9: relays and gates are bound like stones.
#[test]
fn ko_binds_relays_and_gates() {
    field(TUNNEL, "w %d5 #g4 #g6 Ke1 ke9", "e1d1,d5d4", 6, "ko=d4>d5");
    field(TUNNEL, "w %d5 #g4 #g6 Ke1 ke9", "e1d1,g4f4", 6, "ko=f4>g4");
    illegal(TUNNEL, "b %d5 #f4 #g6 Ke1 ke9 ko=f4>g4", &["e9d9,f4g4"]);
}

/// SR-9, SR-5: ko may forbid the only move that would answer a check.
#[test]
fn ko_may_make_a_mate() {
    // Rook e9 checks along the file, rooks on d and f bar the side cells: only the stone on d5 could block, on e5.
    let position = "w Ke1 Ph2 *d5 re9 rd4 rf8 ka9";
    legal(RELAYS, position, &["h2h3,d5e5"]);
    let bound = format!("{position} ko=d5>e5");
    illegal(RELAYS, &bound, &["h2h3,d5e5", "e1e2,d5e5"]);
    outcome(RELAYS, &bound, "", won(Side::Black, Reason::Checkmate));
}

/// G-8: a neutral piece's move does not reset the clock.
#[test]
fn a_neutral_move_does_not_reset_the_clock() {
    field(RELAYS, "w *b4 Ke1 ke9 clock=12", "e1d1,b4c4", 4, "13");
    field(RELAYS, "w *b4 Ke1 Pa2 ke9 clock=12", "a2a3,b4c4", 4, "0");
}

/// G-5: a count of turns by hand: the king has five steps, the lone stone four moves and the turn without one.
#[test]
fn turns_are_counted_as_whole_turns() {
    count(RELAYS, "w *c5 Ke1 ke9", 25);
    count(RELAYS, "w *a9 Ke1 ke9", 15);
}

/// SR-9: a ko that names a cell without a neutral piece is a fault.
#[test]
fn faults_of_neutral_pieces_are_found() {
    faulty(RELAYS, &told(RELAYS, "w *b4 Ke1 ke9 ko=e1>e2"));
    faulty(RELAYS, &told(RELAYS, "w *b4 Ke1 ke9 ko=b5>b4"));
    faulty(RELAYS, &told(RELAYS, "w #b4 Ke1 ke9"));
}
