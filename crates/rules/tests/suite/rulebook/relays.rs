//! Relays and the pieces other than pawns: SR-10 to SR-13, SR-21, SR-26.

use super::{DRAW, GOES_ON, RELAYS, after, check, count, field, firsts, illegal, legal, outcome, set};

/// SR-1, SR-2.
#[test]
fn the_array_has_four_stones_and_two_relays() {
    let start = variorum_rules::Position::start(&super::rules_of(RELAYS)).text();
    assert_eq!(start, "rnbqkbnr/pppppppp/8/1*6/1*1%%1*1/1*6/8/PPPPPPPP/RNBQKBNR w a1,h1,a9,h9 - 0 1");
}

/// SR-10: the inventor's figure 2.
#[test]
fn a_knight_that_lands_on_a_relay_leaps_again_from_there() {
    let ends = ["b1", "b3", "c4", "f1", "f3", "c3", "c5", "d6", "f6", "g5", "g3", "f2", "d2"];
    firsts(RELAYS, "w Nd2 %e4 Ka9 kh9", "d2", &ends);
}

/// SR-10: a rook may turn at a relay, but only orthogonally.
#[test]
fn a_rook_may_turn_at_a_relay() {
    let own = ["b1", "b2", "b3", "b5", "b6", "b7", "b8", "b9", "a4", "c4", "b4"];
    let beyond = ["e4", "f4", "g4", "h4", "d1", "d2", "d3", "d5", "d6", "d7", "d8", "d9"];
    firsts(RELAYS, "w Rb4 %d4 Kh7 kh9", "b4", &[&own[..], &beyond[..]].concat());
}

/// SR-10: a bishop keeps to diagonals at a relay.
#[test]
fn a_bishop_turns_at_a_relay_on_diagonals_only() {
    let ends = ["a2", "c2", "d3", "f5", "g6", "h7", "f3", "g2", "h1", "d5", "c6", "b7", "a8", "b1"];
    firsts(RELAYS, "w Bb1 %e4 Ka5 kh9", "b1", &ends);
}

/// SR-10: a relay in the corner still lets a rook turn, and back to its own cell.
#[test]
fn a_relay_in_the_corner_turns_a_rook_along_both_edges() {
    let ends = ["a2", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a3", "a4", "a5", "a6", "a7", "a8", "a9"];
    let rank = ["b3", "c3", "d3", "e3", "f3", "g3", "h3"];
    firsts(RELAYS, "w Ra3 %a1 Kg5 kh8", "a3", &[&ends[..], &rank[..]].concat());
}

/// SR-10: a knight reaches a corner relay and has two leaps from it, one of them home.
#[test]
fn a_knight_bounces_off_a_corner_relay() {
    firsts(RELAYS, "w Nb3 %a1 Kh5 kh9", "b3", &["c1", "d2", "d4", "c5", "a5", "c2", "b3"]);
}

/// SR-10, SR-11, SR-21: from the relay the king steps as from a cell of its own.
#[test]
fn a_king_steps_on_from_a_relay() {
    firsts(RELAYS, "w Ke1 %e2 ka9", "e1", &["d1", "f1", "d2", "f2", "d3", "e3", "f3", "e1"]);
}

/// SR-10: two relays in a row carry the king three steps.
#[test]
fn a_king_crosses_two_relays_that_touch() {
    let ends = ["d1", "f1", "d2", "f2", "e1", "d3", "f3", "d4", "e4", "f4"];
    firsts(RELAYS, "w Ke1 %e2 %e3 ka9", "e1", &ends);
}

/// SR-10, SR-12: the inventor's figure 6, a queen's double relay move that ends with a capture.
#[test]
fn a_queen_captures_by_way_of_two_relays() {
    let figure = "b qa7 %f7 %c4 Rc1 Kh3 kh9 move=5";
    after(RELAYS, figure, "a7c1", "w qc1 %f7 %c4 Kh3 kh9 move=6");
}

/// SR-10: a piece of either side, or a stone, on any dotted cell of figure 6 stops the queen's move.
#[test]
fn any_piece_on_the_dotted_line_stops_the_double_relay_move() {
    for cell in ["b7", "c7", "d7", "e7", "e6", "d5", "c3", "c2"] {
        for piece in ["*", "n", "N"] {
            illegal(RELAYS, &format!("b qa7 %f7 %c4 Rc1 Kh3 kh9 {piece}{cell}"), &["a7c1"]);
        }
    }
}

/// SR-10: nobody stops on a relay; an own piece beyond it blocks.
#[test]
fn no_piece_stops_on_a_relay() {
    illegal(RELAYS, "w Ra4 Nb3 Pd3 %d4 Ke1 kh9", &["a4d4", "b3d4", "d3d4"]);
    firsts(RELAYS, "w Ra4 %b4 Pc4 Pb5 Pb3 Pa5 Pa3 Ke1 kh9", "a4", &["a4"]);
}

/// SR-11: a null move is a move of the rook: its castling right goes, the clock runs.
#[test]
fn a_null_move_of_a_rook_loses_its_castling_right() {
    let before = "w Ke1 Ra1 Rh1 %h4 ke9 castle=a1,h1 clock=7 move=9";
    after(RELAYS, before, "h1h1", "b Ke1 Ra1 Rh1 %h4 ke9 castle=a1 clock=8 move=9");
}

/// SR-11.
#[test]
fn a_null_move_of_the_king_loses_both_castling_rights() {
    after(RELAYS, "w Ke1 Ra1 Rh1 %e2 ke9 castle=a1,h1", "e1e1", "b Ke1 Ra1 Rh1 %e2 ke9 clock=1");
}

/// SR-11: a null move of a knight by a bounce; it leaves the rights alone and clears an en-passant cell.
#[test]
fn a_null_move_clears_the_en_passant_cells() {
    after(RELAYS, "w Nd2 %e4 Ke1 ke9 Pa4 pb6 ep=-", "d2d2", "b Nd2 %e4 Ke1 ke9 Pa4 pb6 clock=1");
    after(RELAYS, "b nd5 %e3 Ke1 ke9 Pa4 ep=a3:a4", "d5d5", "w nd5 %e3 Ke1 ke9 Pa4 clock=1 move=2");
}

/// SR-11, G-2: a null move does not answer a check by itself.
#[test]
fn a_null_move_does_not_answer_a_check() {
    illegal(RELAYS, "w Ke1 Ra1 %a4 re9 kh9", &["a1a1"]);
    illegal(RELAYS, "w Ke1 %f1 re9 kh9", &["e1e1"]);
}

/// SR-11: a king otherwise without moves that can bounce off a relay is not stalemated.
#[test]
fn a_null_move_saves_from_stalemate() {
    let walled = "b ka9 *a8 *b8 *b9 Ke1";
    outcome(RELAYS, walled, "", DRAW);
    // The relay on b9 gives the null move and the cells beyond it: c9 and c8.
    outcome(RELAYS, "b ka9 *a8 *b8 %b9 Ke1", "", GOES_ON);
    firsts(RELAYS, "b ka9 *a8 *b8 %b9 Ke1", "a9", &["a9", "c9", "c8"]);
}

/// SR-12, G-5: reaching a cell by two relays is one move.
#[test]
fn two_routes_to_a_cell_are_one_move() {
    let a_file = ["a2", "a3", "a5", "a6", "a7", "a8", "a9", "b1", "c1", "e1", "f1", "g1", "h1"];
    let by_relay = ["b4", "c4", "d4", "e4", "f4", "g4", "h4", "d2", "d3", "d5", "d6", "d7", "d8", "d9", "a1"];
    firsts(RELAYS, "w Ra1 %a4 %d1 Kh6 kh9", "a1", &[&a_file[..], &by_relay[..]].concat());
}

/// SR-12: a capture beyond a relay, and nothing past the captured piece.
#[test]
fn a_line_beyond_a_relay_ends_with_its_capture() {
    legal(RELAYS, "w Ra1 %a4 pd4 Ke1 kh9", &["a1d4"]);
    illegal(RELAYS, "w Ra1 %a4 pd4 Ke1 kh9", &["a1e4"]);
    field(RELAYS, "w Ra1 %a4 pd4 Ke1 kh9 clock=30", "a1d4", 4, "0");
}

/// SR-13: check round a relay's corner.
#[test]
fn a_rook_gives_check_round_a_corner() {
    check(RELAYS, "w Ke1 %e5 ra5 kh9", "", true);
    check(RELAYS, "w Ke1 %e5 ra5 *c5 kh9", "", false);
    check(RELAYS, "w Ke1 %e5 ra5 *e3 kh9", "", false);
    check(RELAYS, "w Ke1 %e5 ba9 kh9", "", false);
}

/// SR-13: a queen may arrive diagonally at the relay and leave orthogonally.
#[test]
fn a_queen_gives_check_by_changing_her_kind_of_line_at_a_relay() {
    check(RELAYS, "w Ke1 %e5 qb8 kh9", "", true);
    check(RELAYS, "w Ke1 %e5 bb8 kh9", "", false);
}

/// SR-13: a knight gives check by two relays.
#[test]
fn a_knight_gives_check_by_a_chain_of_relays() {
    check(RELAYS, "w Ke1 %d3 %c5 na6 kh9", "", true);
    check(RELAYS, "w Ke1 %d3 %c6 na6 kh9", "", false);
}

/// SR-13, SR-5: a piece pinned through a relay may go if the relay goes too.
#[test]
fn a_pin_through_a_relay_ends_when_the_relay_moves() {
    let pinned = "w Ke1 Ne2 %e4 ra4 kh9";
    illegal(RELAYS, pinned, &["e2c3", "e2g3", "e2c1"]);
    legal(RELAYS, pinned, &["e2c3,e4e5", "e2c3,e4e3", "e2c3,e4d4", "e2c3,e4f4"]);
}

/// SR-11, SR-13: a pinned rook may make a null move on the line of the pin, but not turn off at the relay.
#[test]
fn a_pinned_rook_may_make_a_null_move() {
    let pinned = "w Ke1 Re3 %e5 re9 kh9";
    legal(RELAYS, pinned, &["e3e3", "e3e4", "e3e8", "e3e9"]);
    illegal(RELAYS, pinned, &["e3a5", "e3a5,e5d5", "e3a5,e5e4", "e3d3"]);
}

/// SR-13: a pawn's capturing step onto a relay goes on diagonally, so it attacks beyond.
#[test]
fn a_pawn_attacks_beyond_a_relay() {
    let position = "w Ke1 %e2 pd3 kh9";
    illegal(RELAYS, position, &["e1d1", "e1f1"]);
    legal(RELAYS, position, &["e1d1,e2e3", "e1e3", "e1d3", "e1d2", "e1f2", "e1e1"]);
}

/// SR-15, G-2: a pawn's forward arrival at a relay may turn into a capture, so it gives check.
#[test]
fn a_pawn_gives_check_by_a_forward_step_onto_a_relay() {
    check(RELAYS, "w Kd3 %e4 pe5 kh9", "", true);
    check(RELAYS, "w Ke3 %e4 pe5 kh9", "", false);
}

/// SR-17, G-2: a double step that reaches a relay may capture beyond it, so it gives check.
#[test]
fn a_pawn_gives_check_by_a_double_step_onto_a_relay() {
    check(RELAYS, "w Kd5 %e6 pe8 kh9", "", true);
    check(RELAYS, "w Kd5 %e6 pe8 *e7 kh9", "", false);
    check(RELAYS, "w Kd4 %e5 pe7 kh9", "", false);
}

/// SR-21, SR-13: a king attacks by way of a relay.
#[test]
fn a_king_guards_cells_by_way_of_a_relay() {
    let position = "w Kf1 %d2 kd3";
    illegal(RELAYS, position, &["f1e1", "f1e1,d2e2"]);
    legal(RELAYS, position, &["f1e1,d2c2", "f1e1,d2d1"]);
}

/// SR-10: the piece that moves is no obstacle to its own continuation, but every other piece is.
#[test]
fn a_king_bounces_only_onto_free_or_hostile_cells() {
    firsts(RELAYS, "w Ke1 %e2 Nd1 Nf1 Nd2 Nf2 Nd3 pe3 Nf3 kh9", "e1", &["e3", "e1"]);
}

/// SR-5: figure 7 by the letter of the rules: eight turns step onto a covered cell and uncover it.
#[test]
fn figure_seven_is_no_mate() {
    let figure = "b ka9 *b9 %c9 Nb7 %d7 Kh1";
    check(RELAYS, figure, "", true);
    count(RELAYS, figure, 8);
    legal(RELAYS, figure, &["a9a8,c9c8", "a9a8,c9d9", "a9b8,c9c8", "a9b8,c9d9"]);
    legal(RELAYS, figure, &["a9b8,d7c7", "a9b8,d7e7", "a9b8,d7d8", "a9b8,d7d6"]);
    outcome(RELAYS, figure, "", GOES_ON);
}

/// SR-25: ko is a part of the position, so repetition tells positions with and without it apart.
#[test]
fn ko_makes_another_position() {
    let plain = set(RELAYS, "w Ke1 ke9 *b4");
    let bound = set(RELAYS, "w Ke1 ke9 *b4 ko=b4>b5");
    assert_ne!(plain.hash(), bound.hash());
}
