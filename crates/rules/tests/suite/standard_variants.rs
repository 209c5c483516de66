//! The other standard games: their special rules, worked out by hand.

use crate::board::*;
use variorum_rules::{Reason, Side};

#[test]
fn grand_chess_pawns_become_only_what_was_lost_and_check_though_they_cannot_move() {
    let full = "Ke1 Qa1 Cb1 Ac1 Rd1 Rf1 Bg1 Bh1 Ni1 Nj1";
    // Nothing lost: no move to the last rank, none by capture either, and no promotion on the way.
    goes(&place("grand-chess", &format!("{full} kj5 Pd9 nc10"), "w"), "d9", "");
    goes(&place("grand-chess", &format!("{full} kj5 Pd8"), "w"), "d8", "d9");
    assert!(place("grand-chess", &format!("{full} ke10 Pd9"), "b").in_check(Side::Black));
    // A knight and the queen lost.
    let lost = "Ke1 Cb1 Ac1 Rd1 Rf1 Bg1 Bh1 Ni1";
    goes(&place("grand-chess", &format!("{lost} kj5 Pd9"), "w"), "d9", "d10=Q d10=N");
    goes(&place("grand-chess", &format!("{lost} kj5 Pd8"), "w"), "d8", "d9 d9=Q d9=N");
    goes(&place("grand-chess", &format!("{lost} kj5 Pd7 rc8"), "w"), "d7", "d8 d8=Q d8=N c8 c8=Q c8=N");
    goes(&place("grand-chess", &format!("{lost} kj5 Pd6"), "w"), "d6", "d7");
    goes(&place("grand-chess", &format!("{lost} kj5 Pd3"), "w"), "d3", "d4 d5");
    goes(
        &place("grand-chess", "Ke1 kj5 pd4 Re3", "b"),
        "d4",
        "d3 e3 d3=Q d3=C d3=A d3=R d3=B d3=N e3=Q e3=C e3=A e3=R e3=B e3=N",
    );
}

#[test]
fn shako_cannons_hop_and_elephants_leap_or_step_aslant() {
    goes(&place("shako", "Ka1 kj10 Ee5", "w"), "e5", "d4 d6 f4 f6 c3 c7 g3 g7");
    goes(&place("shako", "Ka1 kj10 Ee5 Pd6 pf6", "w"), "e5", "d4 f4 f6 c3 c7 g3 g7");
    goes(&place("shako", "Ka1 kj10 Ce5 Pe7 ne9 rc5 qb5", "w"), "e5", "e1 e2 e3 e4 e6 e9 d5 f5 g5 h5 i5 j5 b5");
    goes(&place("shako", "Ka1 kj10 Pc9", "w"), "c9", "c10=Q c10=R c10=B c10=N c10=C c10=E");
    goes(&place("shako", "Ka1 kj10 Pc3", "w"), "c3", "c4 c5");
    goes(&place("shako", "Ka1 kj10 Pc2", "w"), "c2", "c3");
}

#[test]
fn shatranj_has_short_queens_leaping_alfils_and_no_double_step() {
    goes(&place("shatranj", "Ka1 kh8 Bd4 Pe5 pc5 Nb2", "w"), "d4", "b6 f6 f2");
    goes(&place("shatranj", "Ka1 kh8 Qd4 ph5", "w"), "d4", "c3 c5 e3 e5");
    goes(&place("shatranj", "Ka1 kh8 Pc2 rd3", "w"), "c2", "c3 d3");
    goes(&place("shatranj", "Ka1 kh8 ph5 Pc7", "w"), "c7", "c8=Q");
}

#[test]
fn shatranj_is_won_by_baring_and_by_stalemate() {
    // White, to move, has had no turn since Black was bared: Black's turn is over, so Black has lost.
    ends(&place("shatranj", "Ka1 kh8 Rb1", "w"), Some(Side::White), Reason::Bare);
    // Black, just bared, may bare White in return.
    let bared = place("shatranj", "Ka1 kg7 Rf6", "b");
    goes_on(&bared);
    ends(&after(&bared, "g7f6"), None, Reason::Bare);
    ends(&after(&bared, "g7h7"), Some(Side::White), Reason::Bare);
    ends(&place("shatranj", "Ka1 kh8 Rg1 Rb7 Na6 pa7", "b"), Some(Side::White), Reason::Stalemate);
    goes_on(&place("shatranj", "Ka1 kh8 Rg1 pa7", "b"));
}

#[test]
fn courier_chess_pieces() {
    goes(&place("courier-chess", "Ka1 kl8 ph5 Me4", "w"), "e4", "d3 d4 d5 e3 e5 f3 f4 f5");
    goes(&place("courier-chess", "Ka1 kl8 ph5 Fe4 Wa8", "w"), "e4", "d3 d5 f3 f5");
    goes(&place("courier-chess", "Ka1 kl8 ph5 We4", "w"), "e4", "d4 e3 e5 f4");
    goes(&place("courier-chess", "Ka1 kl8 Ee4 Pf5 pd5", "w"), "e4", "c2 g2 c6 g6");
    goes(&place("courier-chess", "Ka1 kl7 Be4 pa4", "w"), "e4", "d3 c2 b1 d5 c6 b7 a8 f3 g2 h1 f5 g6 h7 i8");
    goes(&place("courier-chess", "Ka1 kl6 Pe2 pe7", "w"), "e2", "e3");
    goes(&place("courier-chess", "Ka1 kl6 ph5 Pe7", "w"), "e7", "e8=F");
    ends(&place("courier-chess", "Ka1 kl8 Rk1 Rb7 Na6 pa7", "b"), Some(Side::White), Reason::Stalemate);
}

#[test]
fn berolina_pawns_move_aslant_capture_straight_and_are_caught_in_passing_from_the_front() {
    goes(&place("berolina", "Ka1 kh8 Pc2", "w"), "c2", "b3 d3 a4 e4");
    goes(&place("berolina", "Ka1 kh8 Pc2 nd3 Nb3", "w"), "c2", "");
    goes(&place("berolina", "Ka1 kh8 Pc4 nc5", "w"), "c4", "b5 d5 c5");
    goes(&place("berolina", "Ka1 kh8 Pc4 nd5", "w"), "c4", "b5");
    goes(
        &place("berolina", "Ka1 kh8 Pc7 rc8", "w"),
        "c7",
        "b8=Q b8=R b8=B b8=N c8=Q c8=R c8=B c8=N d8=Q d8=R d8=B d8=N",
    );
    let passed = after(&place("berolina", "Ka1 kh8 Pb2 pc4 pd4", "w"), "b2a3");
    goes(&passed, "c4", "b3 d3");
    let passed = after(&place("berolina", "Ka1 kh8 Pb2 pc4 pa4", "w"), "b2d4");
    assert_eq!(passed.text(), placed("berolina", "Ka1 kh8 Pd4 pc4 pa4", "b - c3:d4 0 1"));
    assert_eq!(after(&passed, "c4c3").text(), placed("berolina", "Ka1 kh8 pc3 pa4", "w - - 0 2"));
    illegal(&after(&passed, "h8h7 a1b1"), "c4c3");
}

#[test]
fn on_the_cylinder_files_a_and_h_are_neighbours() {
    goes(&place("cylinder-chess", "Ka1 ke8 Ra4", "w"), "a1", "b1 h1 a2 b2 h2");
    goes(&place("cylinder-chess", "Kd1 ke8 Nh4", "w"), "h4", "g2 g6 f3 f5 a2 a6 b3 b5");
    goes(&place("cylinder-chess", "Kd1 ke8 Ph4 na5 ng5", "w"), "h4", "h5 a5 g5");
    // A rook goes round both ways, never back to its own cell, and not through pieces.
    goes(&place("cylinder-chess", "Kd1 ke8 Rc4", "w"), "c4", "a4 b4 d4 e4 f4 g4 h4 c1 c2 c3 c5 c6 c7 c8");
    goes(&place("cylinder-chess", "Kd1 kf8 Rh4 Nb4 ng4 Ph5 Ph3", "w"), "h4", "a4 g4");
    // After 1.g3 the pawn on d7 is pinned from f1 over the edge.
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let pinned = after(&read("cylinder-chess", start), "g2g3");
    illegal(&pinned, "d7d6 d7d5");
    legal(&pinned, "e7e6 c7c6");
}

#[test]
fn crazyhouse_drops_promoted_pieces_and_double_steps_of_dropped_pawns() {
    let hand = place("crazyhouse", "Ke1 ke8", "[PN] w");
    illegal(&hand, "P@a1 P@a8 N@e1 N@e8 Q@d4");
    legal(&hand, "P@a2 P@a7 N@a1 N@a8");
    legal(&after(&hand, "P@a2 e8d8"), "a2a4");
    let promoted = after(&place("crazyhouse", "Ke1 kd5 Pb7 rc8", "[] w"), "b7c8=Q");
    assert_eq!(promoted.text(), placed("crazyhouse", "Ke1 kd5 +Qc8", "[R] b"));
    let retaken = after(&place("crazyhouse", "Ke2 kd5 +Qc8 rc1", "[] b"), "c1c8");
    assert_eq!(retaken.text(), placed("crazyhouse", "Ke2 kd5 rc8", "[p] w - - 0 2"));
    // A dropped rook castles with nobody.
    illegal(&after(&place("crazyhouse", "Ke1 ka8", "[R] w"), "R@h1 a8a7"), "e1h1");
}

#[test]
fn duck_chess_has_no_check_and_the_duck_must_move_and_shuts_lines() {
    let turns = |position: &variorum_rules::Position, first: &str| {
        let start = format!("{first},");
        position.clone().turn_texts().iter().filter(|text| text.starts_with(&start)).count()
    };
    // 64 cells less three pieces; the duck comes from beside the board.
    assert_eq!(turns(&place("duck-chess", "Ke1 ke8 Ra1", "w"), "a1a2"), 61);
    // On the board it may not stay.
    let duck = place("duck-chess", "Ke1 ke8 Ra1 *a4 Nb3", "w");
    assert_eq!(turns(&duck, "a1a2"), 64 - 4 - 1);
    assert_eq!((turns(&duck, "a1a3"), turns(&duck, "a1a4"), turns(&duck, "a1a5")), (59, 0, 0));
    assert_eq!(turns(&duck, "b3a5"), 59);
    illegal(&duck, "a1a2 a1a2,a4a4 a1a2,a4a2 a1a2,a4b3");
    legal(&duck, "a1a2,a4a1 a1b1,a4h8");
    // A king may stay where it can be taken; its capture ends the game.
    let open = place("duck-chess", "Ke1 ke8 *a4 re5", "w");
    legal(&open, "e1e2,a4a5 e1d1,a4e1");
    let taken = after(&open, "e1e2,a4a5 e5e2,a5a4");
    ends(&taken, Some(Side::Black), Reason::Extinction);
    // Pawns and castling stop before it, attacked cells do not matter.
    assert_eq!(turns(&place("duck-chess", "Ke1 ke8 Pc2 *c4", "w"), "c2c4"), 0);
    assert_eq!(turns(&place("duck-chess", "Ke1 ke8 Pc2 *c3", "w"), "c2c4"), 0);
    let castling = "4k1r1/8/8/8/*7/8/8/4K2R w h1 - 0 1";
    assert_eq!(turns(&read("duck-chess", castling), "e1h1"), 59);
    assert_eq!(turns(&read("duck-chess", &castling.replace("*7", "8").replace("4K2R", "4K*1R")), "e1h1"), 0);
}

#[test]
fn duck_chess_a_duck_on_the_passed_cell_forbids_en_passant_and_a_stuck_player_wins() {
    let before = place("duck-chess", "Ke1 ke8 Pc2 pd4 *a8", "w");
    let free = after(&before, "c2c4,a8a7");
    legal(&free, "d4c3,a7a8");
    let covered = after(&before, "c2c4,a8c3");
    illegal(&covered, "d4c3,c3a8");
    // The king shut in by its own pieces and the duck, and they by the enemy's pawns.
    ends(&place("duck-chess", "Ka1 Pa2 Bb1 Pc2 *b2 ke8 pa3 pc3", "w"), Some(Side::White), Reason::Stalemate);
}

#[test]
fn raumschach_pawns_go_forward_or_up_and_capture_five_ways() {
    let kings = "Kaa1 kea5";
    goes(&place("raumschach", &format!("{kings} Pcc3"), "w"), "cc3", "cc4 dc3");
    let around = "ncb4 ncd4 ndb3 ndd3 ndc4 ndb4 ndd4 ncb3 ndc2 nbc4";
    goes(&place("raumschach", &format!("{kings} Pcc3 {around}"), "w"), "cc3", "cc4 dc3 cb4 cd4 db3 dd3 dc4");
    goes(&place("raumschach", &format!("{kings} pcc3 Nbc2 Nbb3 Ncb2 Nbb2 Ndc2"), "b"), "cc3", "cc2 bc3 bc2 bb3 cb2");
    // Promotion needs the top level and the far rank together.
    goes(&place("raumschach", &format!("{kings} Pec4"), "w"), "ec4", "ec5=Q ec5=R ec5=B ec5=U ec5=N");
    goes(&place("raumschach", &format!("{kings} Pdc5"), "w"), "dc5", "ec5=Q ec5=R ec5=B ec5=U ec5=N");
    goes(&place("raumschach", &format!("{kings} Pec3"), "w"), "ec3", "ec4");
    goes(&place("raumschach", &format!("{kings} Pcc5"), "w"), "cc5", "dc5");
    assert_eq!(goals(&place("raumschach", "Kaa1 kee4 Ncc3", "w"), "cc3").len(), 24);
    // The corner's king covers one of the twenty-six.
    assert_eq!(goals(&place("raumschach", "Kcc3 kea5", "w"), "cc3").len(), 25);
    goes(
        &place("raumschach", "Kaa1 kea3 Ucc3", "w"),
        "cc3",
        "bb2 bb4 bd2 bd4 db2 db4 dd2 dd4 aa5 ae1 ae5 ea1 ea5 ee1 ee5",
    );
}

#[test]
fn capablanca_pawns_may_become_chancellors_and_archbishops() {
    goes(&place("capablanca", "Ka1 kj8 Pe7", "w"), "e7", "e8=Q e8=C e8=A e8=R e8=B e8=N");
    goes(&place("capablanca", "Ka1 kj7 Ad4 Pe5 Pc5 Pe3 Pc3", "w"), "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
}
