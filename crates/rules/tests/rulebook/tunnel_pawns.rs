//! Longest ways of pawns: relays and tunnel together, their checks and their captures: SR-13, SR-17, SR-22, SR-27, SR-28.

use super::{RELAYS, TUNNEL, after, check, firsts, illegal};

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
