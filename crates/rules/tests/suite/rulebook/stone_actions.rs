//! DoubleEIGHTEEN-STONEchess: DE-1, DE-2, DE-4 to DE-10.

use variorum_rules::movegen;
use variorum_rules::{Position, Reason, Side};

use super::{DRAW, STONES, after, check, count, field, firsts, illegal, legal, outcome, rules_of, seconds, won};

/// Stone actions after a king's step far away; the kings stand on p1 and p9.
fn actions(pieces: &str, start: &str, ends: &[&str]) {
    seconds(STONES, &format!("w {pieces} Kp1 kp9"), "p1o1", start, ends);
}

/// DE-1, DE-2: 16 single steps, 12 double steps (stones stand on a4, f4, k4 and p4) and 8 leaps.
#[test]
fn the_array_and_its_first_parts() {
    let mut start = Position::start(&rules_of(STONES));
    assert_eq!(
        start.text(),
        "rnbqrnbqkbnrqbnr/pppppppppppppppp/16/*4*4*4*/*1**1*1**1*1**1*/*4*4*4*/16/PPPPPPPPPPPPPPPP/RNBQRNBQKBNRQBNR \
         w a1,e1,l1,p1,a9,e9,l9,p9 - 0 1"
    );
    let mut found = Vec::new();
    movegen::actions(&mut start, &mut found);
    assert_eq!(found.len(), 36);
}

/// DE-2.
#[test]
fn pawns_are_those_of_chess() {
    firsts(STONES, "w Pc2 nd3 Kp1 kp9", "c2", &["c3", "c4", "d3"]);
    firsts(STONES, "w Pc3 Kp1 kp9", "c3", &["c4"]);
    firsts(STONES, "w Pc8 Kp1 kp9", "c8", &["c9=B", "c9=N", "c9=Q", "c9=R"]);
    after(STONES, "w Pc2 pd4 Kp1 kp9", "c2c4 d4c3", "w pc3 Kp1 kp9 move=2");
}

/// DE-4.
#[test]
fn stones_block_slides_and_landings_but_not_leaps() {
    firsts(STONES, "w Nb1 *b2 *c2 *c3 *a2 Kp1 kp9", "b1", &["a3", "d2"]);
    firsts(STONES, "w Pc2 *c3 *d3 Kp1 kp9", "c2", &[]);
    firsts(STONES, "w Pc2 *c4 Kp1 kp9", "c2", &["c3"]);
    illegal(STONES, "w Ra1 Ba2 *a3 *c1 *c4 Kp1 kp9", &["a1c1", "a1d1", "a2c4", "a2d5"]);
}

/// DE-5.
#[test]
fn an_own_piece_moves_before_a_stone() {
    let position = "w *c5 Pa2 Kp1 kp9";
    legal(STONES, position, &["a2a3", "a2a3,c5c6"]);
    illegal(STONES, position, &["c5c6", "c5c6,a2a3", "a2a3,c5c6,c6c7", "a2a3,c5c5"]);
    outcome(STONES, "w Ka1 *a2 *b1 *b2 kp9", "", DRAW);
    outcome(STONES, "w Ka1 *a2 *b1 *b2 nc2 kp9", "", won(Side::Black, Reason::Checkmate));
}

/// DE-6 a.
#[test]
fn a_lone_stone_steps_to_empty_neighbours() {
    actions("*c5", "", &["c5b5", "c5d5", "c5c4", "c5c6"]);
    actions("*a9", "", &["a9a8", "a9b9"]);
    // Five steps of the king on i1, each with four stone moves or none.
    count(STONES, "w *c5 Ki1 ki9", 25);
}

/// DE-6 b: the inventor's diagram, a line on c to f.
#[test]
fn the_end_stone_of_a_line_goes_beyond_its_other_end() {
    let ends = ["c5b5", "c5c4", "c5c6", "c5g5", "d5d4", "d5d6", "e5e4", "e5e6", "f5f4", "f5f6", "f5g5", "f5b5"];
    actions("*c5 *d5 *e5 *f5", "", &ends);
}

/// DE-6 b, DE-10: a run of two, by rank and by file.
#[test]
fn either_stone_of_a_pair_jumps_over_the_other() {
    actions("*c5 *d5", "", &["c5b5", "c5c4", "c5c6", "c5e5", "d5e5", "d5d4", "d5d6", "d5b5"]);
    actions("*c5 *c6", "", &["c5b5", "c5d5", "c5c4", "c5c7", "c6b6", "c6d6", "c6c7", "c6c4"]);
}

/// DE-6 b: no cell beyond the edge.
#[test]
fn a_line_at_the_edge_is_left_on_one_side_only() {
    actions("*a5 *b5", "", &["a5a4", "a5a6", "a5c5", "b5b4", "b5b6", "b5c5"]);
    actions("*g8 *g9", "", &["g8f8", "g8h8", "g8g7", "g9f9", "g9h9", "g9g7"]);
    actions("*p4 *o4 *n4", "", &["p4p3", "p4p5", "p4m4", "o4o3", "o4o5", "n4n3", "n4n5", "n4m4"]);
}

/// DE-6 b: a corner of two lines is an end of both.
#[test]
fn stones_that_touch_in_both_directions_make_two_lines() {
    let corner = ["c5b5", "c5c4", "c5e5", "c5c7"];
    let others = ["d5e5", "d5d6", "d5d4", "d5b5", "c6b6", "c6d6", "c6c7", "c6c4"];
    actions("*c5 *d5 *c6", "", &[&corner[..], &others[..]].concat());
}

/// DE-6 b: an inner stone of one line may be the end of another.
#[test]
fn an_inner_stone_may_be_the_end_of_a_line_across() {
    let ends = ["c5b5", "c5c4", "c5c6", "c5f5", "d5d4", "d5d7", "e5f5", "e5e4", "e5e6", "e5b5"];
    actions("*c5 *d5 *e5 *d6", "", &[&ends[..], &["d6c6", "d6e6", "d6d7", "d6d4"]].concat());
}

/// DE-6 b, DE-10: the whole run counts, and the cell beyond must be empty.
#[test]
fn a_line_is_the_whole_run_and_the_cell_beyond_must_be_empty() {
    actions("*c5 *d5 nb5 Pe5", "", &["c5c4", "c5c6", "d5d4", "d5d6", "d5e5"]);
    actions("*c5 *d5 *e5 nf5", "c5", &["b5", "c4", "c6"]);
    actions("*c5 *d5 *f5", "c5", &["b5", "c4", "c6", "e5"]);
    actions("*c5 *d5 *f5", "f5", &["e5", "g5", "f4", "f6"]);
}

/// DE-6 c: with an adjacent own piece only, never at a distance or through a line.
#[test]
fn a_stone_swaps_with_an_adjacent_own_piece_only() {
    actions("Nd4 *d5 nd6", "", &["d5c5", "d5e5", "d5d4"]);
    actions("Nd4 *d5 *d6", "", &["d5c5", "d5e5", "d5d4", "d5d7", "d6c6", "d6e6", "d6d7"]);
    actions("Nc4 *d5", "", &["d5c5", "d5e5", "d5d4", "d5d6"]);
    after(STONES, "w Nd4 *d5 Kp1 kp9", "p1o1,d5d4", "b Nd5 *d4 Ko1 kp9 clock=1 ko=d4>d5");
}

/// DE-7.
#[test]
fn the_opponents_stone_action_may_not_be_undone_at_once() {
    field(STONES, "w *c5 Kp1 kp9", "p1o1,c5c4", 6, "ko=c4>c5");
    seconds(STONES, "b *c4 Ko1 kp9 ko=c4>c5", "p9o9", "", &["c4b4", "c4d4", "c4c3"]);
    field(STONES, "w *c5 Kp1 kp9", "p1o1,c5c4 p9o9", 6, "");
    legal(STONES, "w *c4 Kp1 kp9", &["p1o1,c4c5"]);
}

/// DE-7, DE-10: not even by a swap, whatever stands there now.
#[test]
fn ko_forbids_the_swap_back_too() {
    let bound = "b *c4 rc9 Ko1 kp9 ko=c4>c5";
    illegal(STONES, bound, &["c9c5,c4c5", "c9c6,c4c5"]);
    legal(STONES, bound, &["c9c5,c4c3", "c9c5"]);
    illegal(STONES, "b *d4 Nd5 rd9 Ko1 kp9 ko=d4>d5", &["d9d5,d4d5"]);
    legal(STONES, "b *d4 Nd5 rd9 Ko1 kp9", &["d9d5,d4d5"]);
}

/// DE-7, DE-10: an extended move is not undone by an extended move; the other stone may go there.
#[test]
fn ko_forbids_jumping_back() {
    let bound = "b *b5 *c5 Ko1 kp9 ko=b5>d5";
    seconds(STONES, bound, "p9o9", "b5", &["a5", "b4", "b6"]);
    seconds(STONES, bound, "p9o9", "c5", &["a5", "c4", "c6", "d5"]);
}

/// DE-8.
#[test]
fn a_swapped_king_or_rook_has_moved() {
    field(STONES, "w Ki1 Re1 Rl1 *i2 Pa2 ki9 castle=e1,l1", "a2a3,i2i1", 2, "-");
    field(STONES, "w Ki1 Re1 Rl1 *l2 Pa2 ki9 castle=e1,l1", "a2a3,l2l1", 2, "e1");
    // … even if a later swap brings it back.
    field(STONES, "w Ki1 Rl1 *l2 Pa2 ki9 castle=l1", "a2a3,l2l1 i9h9 a3a4,l1l2", 2, "-");
}

/// DE-8: neither end rank, for pawns of either side's direction; other pieces may go there.
#[test]
fn no_swap_puts_a_pawn_on_an_end_rank() {
    actions("Pa2 *a1", "a1", &["b1"]);
    actions("Pd8 *d9", "d9", &["c9", "e9"]);
    actions("Nd8 *d9", "d9", &["c9", "e9", "d8"]);
    actions("Pa2 *a3", "a3", &["a2", "b3", "a4"]);
    seconds(STONES, "b pd8 *d9 Kp1 kp9", "p9o9", "d9", &["c9", "e9"]);
    seconds(STONES, "b pd2 *d1 Kp1 kp9", "p9o9", "d1", &["c1", "e1"]);
    seconds(STONES, "b pd8 *d7 Kp1 kp9", "p9o9", "d7", &["c7", "e7", "d6", "d8"]);
}

/// DE-8: a pawn on its second rank may double-step however it came there.
#[test]
fn a_pawn_swapped_to_its_second_rank_may_double_step() {
    firsts(STONES, "w Pb3 Kp1 kp9", "b3", &["b4"]);
    let position = super::play(STONES, "w Pb3 *b2 Kp1 kp9", "p1o1,b2b3 p9o9,b3c3");
    assert!(position.parse_turn("b2b4").is_ok());
    let sideways = super::play(STONES, "w Pb2 *c2 Kp1 kp9", "p1o1,c2b2 p9o9");
    assert!(sideways.parse_turn("c2c4").is_ok());
}

/// DE-8.
#[test]
fn a_pawn_swapped_after_its_double_step_cannot_be_captured_en_passant() {
    after(STONES, "w Pd2 *d5 Kp1 kp9 clock=4", "d2d4,d5d4", "b Pd5 *d4 Kp1 kp9 ko=d4>d5");
    field(STONES, "w Pd2 *c4 Kp1 kp9", "d2d4,c4d4", 3, "-");
    field(STONES, "w Pd2 *h4 Kp1 kp9", "d2d4,h4h5", 3, "d3:d4");
}

/// DE-8: by a step or a jump.
#[test]
fn a_stone_on_the_passed_cell_ends_en_passant() {
    field(STONES, "w Pd2 *c3 Kp1 kp9", "d2d4,c3d3", 3, "-");
    field(STONES, "w Pd2 *b3 *c3 Kp1 kp9", "d2d4,b3d3", 3, "-");
    field(STONES, "w Pd2 *b3 *c3 Kp1 kp9", "d2d4,b3b4", 3, "d3:d4");
}

/// DE-8: swaps may uncover or bring check.
#[test]
fn a_swap_may_bring_a_piece_to_where_it_checks() {
    check(STONES, "w Rd4 *e4 Kp1 ke9", "p1o1,e4d4", true);
    check(STONES, "w Rd4 *d5 Kp1 kd9", "p1o1,d5d4", true);
}

/// DE-8: the piece just moved may be swapped, a promoted one onto any rank.
#[test]
fn the_piece_just_moved_may_be_swapped() {
    legal(STONES, "w Nb1 *c4 Kp1 kp9", &["b1c3,c4c3"]);
    after(STONES, "w Pc8 *d9 Kp1 kp7", "c8c9=N,d9c9", "b *c9 Nd9 Kp1 kp7 ko=c9>d9");
}

/// DE-10, DE-5.
#[test]
fn a_king_in_check_may_be_swapped_out_of_it() {
    let position = "w Ki1 Pa2 *h1 ri8 kp9";
    illegal(STONES, position, &["a2a3", "a2a3,h1g1"]);
    legal(STONES, position, &["a2a3,h1i1"]);
    let position = "w Kh1 Pa2 *i1 ri8 kp9";
    legal(STONES, position, &["a2a3", "h1g1,i1h1", "h1g1"]);
    illegal(STONES, position, &["a2a3,i1h1"]);
}

/// DE-10: a king that has just moved may be swapped.
#[test]
fn a_king_that_has_just_moved_may_be_swapped() {
    legal(STONES, "w Ki1 *i3 kp9", &["i1i2,i3i2"]);
    // Stepping into check is made good by the swap.
    illegal(STONES, "w Ki1 *i3 rb2 kp9", &["i1i2"]);
    legal(STONES, "w Ki1 *i3 rb2 kp9", &["i1i2,i3i2", "i1h1"]);
}

/// DE-5: a jump may block a check.
#[test]
fn an_extended_move_may_block_a_check() {
    let position = "w Ki1 Pa2 *g5 *h5 ri8 kp9";
    seconds(STONES, position, "a2a3", "", &["h5i5", "g5i5"]);
}

/// G-8: a swap that moves a pawn does not reset the clock.
#[test]
fn a_swap_of_a_pawn_does_not_reset_the_clock() {
    field(STONES, "w Pa3 *a4 Kp1 kp9 clock=12", "p1o1,a4a3", 4, "13");
}

/// DE-9: ko is a part of the position.
#[test]
fn ko_makes_another_position() {
    let plain = super::set(STONES, "w *c4 Kp1 kp9").hash();
    assert_ne!(plain, super::set(STONES, "w *c4 Kp1 kp9 ko=c4>c5").hash());
}
