//! The tunnel: SR-3, SR-22 to SR-24, SR-26, SR-27, SR-30.

use super::{TUNNEL, after, check, field, firsts, illegal, legal, seconds};

/// Destinations of the piece on `from`, kings on a1 and a9.
fn piece(pieces: &str, from: &str, ends: &[&str]) {
    firsts(TUNNEL, &format!("w {pieces} Ka1 ka9"), from, ends);
}

/// SR-3.
#[test]
fn the_tunnel_array_has_gates_on_g4_and_g6() {
    let start = variorum_rules::Position::start(&super::rules_of(TUNNEL)).text();
    assert_eq!(start, "rnbqkbnr/pppppppp/8/1*4#1/1*1%%1*1/1*4#1/8/PPPPPPPP/RNBQKBNR w a1,h1,a9,h9 - 0 1");
}

/// SR-22: up the file, past whatever stands between the gates.
#[test]
fn a_rook_comes_out_of_the_other_gate() {
    let side = ["b1", "c1", "d1", "e1", "f1", "h1"];
    for between in ["", "*g5", "ng5"] {
        piece(&format!("Rg1 #g4 #g6 {between}"), "g1", &[&side[..], &["g2", "g3", "g7", "g8", "g9"]].concat());
    }
    piece("Rg1 #g4 #d6", "g1", &[&side[..], &["g2", "g3", "d7", "d8", "d9"]].concat());
}

/// SR-22: sideways and diagonally.
#[test]
fn a_line_keeps_its_direction_in_the_tunnel() {
    legal(TUNNEL, "w Rb4 #g4 #d6 Ka1 ka9", &["b4e6", "b4h6", "b4f4"]);
    illegal(TUNNEL, "w Rb4 #g4 #d6 Ka1 ka9", &["b4g4", "b4d6", "b4h4", "b4d7", "b4c6"]);
    legal(TUNNEL, "w Bd1 #g4 #d6 Ka1 ka9", &["d1f3", "d1e7", "d1f8", "d1g9"]);
    illegal(TUNNEL, "w Bd1 #g4 #d6 Ka1 ka9", &["d1h5", "d1c7", "d1d7"]);
    legal(TUNNEL, "w Qd1 #g4 #d5 Ka1 ka9", &["d1e6", "d1g5", "d1g9"]);
}

/// SR-22: blocked at the exit by an own piece, a stone or the edge; an enemy piece there may be captured.
#[test]
fn a_blocked_exit_gives_no_move() {
    let side = ["b1", "c1", "d1", "e1", "f1", "h1"];
    for blocked in ["#g6 *g7", "#g6 Pg7", "#g9", "#d9"] {
        piece(&format!("Rg1 #g4 {blocked}"), "g1", &[&side[..], &["g2", "g3"]].concat());
    }
    piece("Rg1 #g4 #g6 ng7", "g1", &[&side[..], &["g2", "g3", "g7"]].concat());
}

/// SR-22: gates next to each other.
#[test]
fn adjacent_gates_pass_a_line_on() {
    let side = ["b1", "c1", "d1", "e1", "f1", "h1"];
    piece("Rg1 #g4 #g5", "g1", &[&side[..], &["g2", "g3", "g6", "g7", "g8", "g9"]].concat());
    // Into f4 from below, out of g4 upwards.
    piece("Rf1 #f4 #g4", "f1", &["b1", "c1", "d1", "e1", "g1", "h1", "f2", "f3", "g5", "g6", "g7", "g8", "g9"]);
    // Along the rank both gates are crossed at once.
    legal(TUNNEL, "w Rb4 #f4 #g4 Ka1 ka9", &["b4e4", "b4h4"]);
    illegal(TUNNEL, "w Rh5 #f5 #g5 Kc1 ka9", &["h5f5", "h5g5"]);
    legal(TUNNEL, "w Rh5 #f5 #g5 Kc1 ka9", &["h5e5"]);
}

/// SR-30.
#[test]
fn a_lone_gate_only_blocks() {
    piece("Rg1 #g4", "g1", &["b1", "c1", "d1", "e1", "f1", "h1", "g2", "g3"]);
    piece("Pg2 #g3", "g2", &[]);
}

/// SR-22: knights and kings do not use the tunnel.
#[test]
fn knights_and_kings_do_not_use_the_tunnel() {
    firsts(TUNNEL, "w Nh2 #g4 #g6 Ka1 ka9", "h2", &["f1", "f3"]);
    firsts(TUNNEL, "w Kh3 #g4 #g6 ka9", "h3", &["g2", "g3", "h2", "h4"]);
}

/// SR-23, SR-26: a line through the tunnel back to its start is a null move.
#[test]
fn a_line_through_the_tunnel_may_end_where_it_began() {
    let rank = ["c4", "d4", "e4", "f4", "g4", "b4"];
    let file = ["b1", "b2", "b3", "b5", "b6", "b7", "b8", "b9"];
    piece("Rb4 #a4 #h4", "b4", &[&rank[..], &file[..]].concat());
}

/// SR-23: tunnel and relays in one line; the exit onto a relay lets the rook turn and go back through the tunnel.
#[test]
fn a_line_uses_tunnel_and_relays_in_any_order() {
    let side = ["b1", "c1", "d1", "e1", "f1", "h1", "g2", "g3", "g1"];
    let beyond = ["g8", "g9", "a7", "b7", "c7", "d7", "e7", "f7", "h7"];
    piece("Rg1 #g4 #g6 %g7", "g1", &[&side[..], &beyond[..]].concat());
    // First the relay, then the tunnel: a4 to d4, up to the gate d6 and out of g6.
    legal(TUNNEL, "w Ra4 %d4 #d6 #g6 Kb1 kh9", &["a4d5", "a4g7", "a4g9"]);
    illegal(TUNNEL, "w Ra4 %d4 #d6 #g6 Kb1 kh9", &["a4d7", "a4g5", "a4d6", "a4h7"]);
}

/// SR-24.
#[test]
fn check_through_the_tunnel_counts() {
    check(TUNNEL, "w Kg1 #g4 #g6 rg9 ka9", "", true);
    check(TUNNEL, "w Kg1 #g4 #g6 rg9 *g5 ka9", "", true);
    check(TUNNEL, "w Kg1 #g4 #g6 rg9 *g3 ka9", "", false);
    check(TUNNEL, "w Kg1 #g4 #d6 rd9 ka9", "", true);
    check(TUNNEL, "w Kg1 #g4 #d6 nd9 bd8 ka9", "", false);
}

/// SR-24, SR-5: moving a gate away answers the check; a gate may use a relay for that.
#[test]
fn moving_a_gate_answers_a_check_through_the_tunnel() {
    let position = "w Kg1 Pa2 #g4 #d6 rd9 ka9";
    seconds(TUNNEL, position, "a2a3", "", &["g4f4", "g4h4", "d6c6", "d6e6"]);
}

/// SR-22: the pawn's tunnel.
#[test]
fn a_pawn_passes_the_tunnel_as_the_first_cell_of_a_double_step() {
    piece("Pg2 #g3 #g6", "g2", &["g7"]);
    piece("Pg2 #g3 #c5", "g2", &["c6"]);
    piece("Pg2 #g3 #g6 ng7", "g2", &[]);
    piece("Pg2 #g3 #g6 *g7", "g2", &[]);
    piece("Pg2 #g4 #g6", "g2", &["g3"]);
    piece("Pg3 #g4 #g6", "g3", &[]);
    firsts(TUNNEL, "b pg8 #g7 #c5 Ka1 ka9", "g8", &["c4"]);
}

/// SR-22: it captures nothing beyond the exit, and neither diagonal leads through a gate.
#[test]
fn a_pawn_captures_nothing_through_the_tunnel() {
    piece("Pg2 #g3 #c5 nb6 nd6", "g2", &["c6"]);
    piece("Pg2 #f3 #c5 nb6 nd6", "g2", &["g3", "g4"]);
}

/// SR-22, ruling.
#[test]
fn the_tunnel_gives_no_en_passant_cell() {
    field(TUNNEL, "w Pg2 #g3 #c5 Ka1 ka9", "g2c6", 3, "-");
    after(TUNNEL, "w Pg2 #g3 #c5 Ka1 ka9 clock=9", "g2c6", "b Pc6 #g3 #c5 Ka1 ka9");
}

/// SR-22, SR-27: the exit onto a relay: one step or one capture, and no double step from there.
#[test]
fn the_tunnel_may_lead_a_pawn_onto_a_relay() {
    piece("Pg2 #g3 #c5 %c6", "g2", &["c7"]);
    piece("Pg2 #g3 #c5 %c6 nb7 nd7", "g2", &["c7", "b7", "d7"]);
    piece("Pg2 #g3 #c5 %c6 nc7", "g2", &[]);
    piece("Pg2 #g3 #c5 %c6 %c7", "g2", &["c8"]);
    piece("Pg2 #g3 #g5 %g6", "g2", &["g7"]);
    field(TUNNEL, "w Pg2 #g3 #c5 %c6 Ka1 ka9", "g2c7", 3, "-");
}

/// SR-17, SR-27: a double step that starts again at a relay may have a gate as its first cell.
#[test]
fn a_double_step_may_start_again_at_a_relay_into_the_tunnel() {
    piece("Pc2 %c3 #c4 #g6", "c2", &["g7"]);
    piece("Pc2 %c4 #c5 #g6", "c2", &["c3", "g7"]);
    piece("Pc2 %c4 #c5 #g6 %g7", "c2", &["c3", "g8"]);
    piece("Pc3 %c4 #c5 #g6", "c3", &[]);
    piece("Pc2 %c4 #c6 #g6", "c2", &["c3", "c5"]);
}

/// SR-27: cells passed before the tunnel are en-passant cells; the tunnel adds none.
#[test]
fn cells_before_the_tunnel_are_en_passant_cells() {
    field(TUNNEL, "w Pc2 %c4 #c5 #g6 Ka1 ka9", "c2g7", 3, "c3:g7");
    field(TUNNEL, "w Pc2 %c3 #c4 #g6 Ka1 ka9", "c2g7", 3, "-");
    after(TUNNEL, "w Pc2 pd4 %c4 #c5 #g6 Ka1 ka9", "c2g7 d4c3", "w pc3 %c4 #c5 #g6 Ka1 ka9 move=2");
}

/// SR-27.
#[test]
fn an_exit_directly_behind_the_pawn_gives_no_move() {
    piece("Pg2 #g3 #g1", "g2", &[]);
}

/// SR-30.
#[test]
fn a_pawn_brought_to_its_second_rank_may_double_step_again() {
    piece("Pg2 #g3 #c1", "g2", &["c2"]);
    legal(TUNNEL, "w Pc2 #g3 #c1 Ka1 ka9", &["c2c4"]);
}

/// SR-22, SR-14: an exit on the last rank but one promotes; one on the last rank leads nowhere.
#[test]
fn the_tunnel_may_bring_a_pawn_to_promotion() {
    piece("Pg2 #g3 #c8", "g2", &["c9=B", "c9=N", "c9=Q", "c9=R"]);
    piece("Pg2 #g3 #c9", "g2", &[]);
}
