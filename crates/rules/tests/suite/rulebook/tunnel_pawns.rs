//! Longest ways of pawns: relays and tunnel together, their checks and their captures: SR-13, SR-17, SR-22, SR-27, SR-28.

use super::{RELAYS, TUNNEL, after, check, field, firsts, illegal};

/// SR-13, SR-17: a chain of relays gives check at its end.
#[test]
fn a_pawn_gives_check_by_a_chain_of_relays() {
    check(RELAYS, "w Kd3 %c6 %c4 pc8 kh9", "", true);
    check(RELAYS, "w Kc3 %c6 %c4 pc8 kh9", "", false);
    check(RELAYS, "w Kd3 %c6 %c4 pc7 kh9", "", false);
    check(RELAYS, "w Kd3 %d5 %c4 pe6 kh9", "", true);
    check(RELAYS, "w Kd3 %d5 %c4 pd6 kh9", "", true);
}

/// SR-13, SR-22: a pawn that the tunnel brings onto a relay may capture beyond it, so it gives check.
#[test]
fn a_pawn_gives_check_beyond_the_tunnel() {
    check(TUNNEL, "w Kd3 #g7 #c5 %c4 pg8 kh9", "", true);
    check(TUNNEL, "w Kd3 #g6 #c5 %c4 pg7 kh9", "", false);
    check(TUNNEL, "w Kc3 #g7 #c5 %c4 pg8 kh9", "", false);
    check(TUNNEL, "w Kd4 #g7 #c5 pg8 kh9", "", false);
    // Relay, tunnel, relay.
    check(TUNNEL, "w Kh3 %c7 #c6 #g5 %g4 pc8 kh9", "", true);
    check(TUNNEL, "w Kh3 %c6 #c5 #g5 %g4 pc8 kh9", "", true);
    check(TUNNEL, "w Kh3 %c6 #c5 #g5 %g4 *c7 pc8 kh9", "", false);
}

/// SR-22, SR-28: the tunnel's relay may lead to an en-passant cell.
#[test]
fn a_pawn_may_capture_en_passant_beyond_the_tunnel() {
    let position = "b pg8 #g7 #c5 %c4 Pb4 Kh1 kh9 ep=b3:b4";
    firsts(TUNNEL, position, "g8", &["c3", "b3"]);
    after(TUNNEL, position, "g8b3", "w pb3 #g7 #c5 %c4 Kh1 kh9 move=2");
}

/// SR-14: a capture at the end of a chain of relays promotes too.
#[test]
fn a_capture_on_the_far_rank_by_a_double_step_promotes() {
    let chain = "w Pc2 %c4 %c6 %c8 nb9 rc9 Kh1 kh8";
    firsts(RELAYS, chain, "c2", &["c3", "c5", "c7", "b9=B", "b9=N", "b9=Q", "b9=R"]);
    illegal(RELAYS, chain, &["c2b9", "c2c9=Q"]);
}

/// SR-22, SR-14: tunnel and relays on the last ranks.
#[test]
fn a_pawn_promotes_beyond_the_tunnel() {
    let promoted = ["g9=B", "g9=N", "g9=Q", "g9=R"];
    firsts(TUNNEL, "w Pc2 %c3 #c4 #g8 Kh1 kh9", "c2", &promoted);
    firsts(TUNNEL, "w Pc2 #c3 #g7 %g8 Kh1 ka9", "c2", &promoted);
    let captured = ["f9=B", "f9=N", "f9=Q", "f9=R"];
    firsts(TUNNEL, "w Pc2 #c3 #g7 %g8 nf9 Kh1 ka9", "c2", &[&promoted[..], &captured[..]].concat());
}

/// SR-14, SR-17, SR-18: a chain of relays that leads a pawn to the far rank promotes it, whatever cells it passed.
#[test]
fn a_double_step_that_reaches_the_far_rank_promotes() {
    let relays = "w Pc2 %c4 %c6 %c8 Kh1 kh9";
    firsts(RELAYS, relays, "c2", &["c3", "c5", "c7", "c9=B", "c9=N", "c9=Q", "c9=R"]);
    firsts(RELAYS, "w Pc2 %c4 %c6 %c7 Kh1 kh9", "c2", &["c3", "c5", "c8", "c9=B", "c9=N", "c9=Q", "c9=R"]);
    firsts(RELAYS, "b pc8 %c6 %c4 %c2 Kh2 kh9", "c8", &["c7", "c5", "c3", "c1=B", "c1=N", "c1=Q", "c1=R"]);
    firsts(TUNNEL, "w Pc2 %c4 #c5 #g8 Kh1 kh9", "c2", &["c3", "g9=B", "g9=N", "g9=Q", "g9=R"]);
}

/// SR-19: by its letter the cells that such a pawn passed are en-passant cells too, whatever it became.
#[test]
fn a_pawn_that_promoted_by_a_double_step_may_be_captured_in_passing() {
    let position = "w Pc2 %c4 %c6 %c8 pd4 Kh1 kh9";
    field(RELAYS, position, "c2c9=Q", 3, "c3,c5,c7:c9");
    after(RELAYS, position, "c2c9=Q d4c3", "w pc3 %c4 %c6 %c8 Kh1 kh9 move=2");
}
