//! What all games share: G-2 to G-11, on the games at hand and on chess.

use variorum_rules::perft::perft;
use variorum_rules::{Reason, Side};

use super::{BLOC, MITREYANG, NOTCHESS, RELAYS, STONES, check, faulty, illegal, legal, outcome, read, set, told, won};

/// G-2: a piece that is pinned still gives check.
#[test]
fn a_pinned_piece_still_guards() {
    // The black knight on e5 is pinned by the rook on e2; the king may not step onto its cell d3 all the same.
    illegal(RELAYS, "w Kd2 Re1 ne5 ke9", &["d2d3"]);
    check(RELAYS, "w Kd3 Re1 ne5 ke9", "", true);
}

/// G-2, faults: the player who just moved may not stand in check.
#[test]
fn a_position_with_the_waiting_side_in_check_is_a_fault() {
    faulty(RELAYS, &told(RELAYS, "w Ke1 Ra9 ke9"));
    faulty(BLOC, &told(BLOC, "w Kve1 {Di}va8 kve8"));
    faulty(MITREYANG, &told(MITREYANG, "b Kf1 rf9 kj10"));
}

/// G-3, G-9: mate comes before any draw by count.
#[test]
fn mate_comes_before_the_draw_by_count() {
    let mated = "w Ka1 *a2 *b1 *b2 nc2 ke9 clock=150 move=200";
    outcome(RELAYS, mated, "", won(Side::Black, Reason::Checkmate));
}

/// G-5: a finished game has no moves at any depth.
#[test]
fn a_finished_game_has_no_nodes() {
    let position = set(RELAYS, "w Ka1 *a2 *b1 *b2 nc2 ke9");
    assert_eq!((perft(&position, 0), perft(&position, 1), perft(&position, 3)), (1, 0, 0));
    let position = set(BLOC, "b Kve1 {Em}vf1 kza8");
    assert_eq!(perft(&position, 2), 0);
}

/// G-5: a count of depth two by hand: White's king in the corner has three steps, Black's three replies each.
#[test]
fn node_counts_are_counts_of_written_sequences() {
    assert_eq!(perft(&set(RELAYS, "w Ka1 kh9"), 2), 9);
    // A stone at a5 between: three steps times (pass and three moves), then three times (pass and the stone's moves but the ko).
    // After no stone move 3 × 4; after a5a4 or a5a6 or a5b5: a4 has a3, b4 and a5 (ko): 3 × 3; a6 likewise; b5 has b4, b6, c5 and a5 (ko): 3 × 4.
    assert_eq!(perft(&set(RELAYS, "w Ka1 kh9 *a5"), 2), 3 * (12 + 9 + 9 + 12));
}

/// Position text: faults are found, not guessed away.
#[test]
fn broken_position_texts_have_faults() {
    let good = told(RELAYS, "w Ke1 ke9 Pa2");
    for (from, to) in [
        ("4k3/8", "4k4/8"),
        ("4k3/8", "4k2/8"),
        ("4k3/8", "4k3"),
        ("4k3/8", "4k3/8/8"),
        ("4k3", "4z3"),
        ("4k3", "3kk3"),
        ("4k3", "8"),
        (" w ", " x "),
        (" w -", " w a1"),
        (" w -", " w j1"),
        ("- - 0", "- e3:e4 0"),
        ("- - 0", "- a2:a3 0"),
        ("- - 0", "- q9 0"),
        ("0 1", "-3 1"),
        ("0 1", "0 1 wrong=1"),
        ("4k3/8", "4k3[P]/8"),
    ] {
        assert!(good.contains(from), "{from}");
        faulty(RELAYS, &good.replacen(from, to, 1));
    }
    faulty(RELAYS, "");
    faulty(NOTCHESS, &told(NOTCHESS, "w Ra1 Bc1 Nd1 rj10 bj9 nj8 hand=2Zq"));
    faulty(BLOC, &told(BLOC, "w Kve1 kve8 *va1"));
    faulty(STONES, &told(STONES, "w Ki1 ki9 *a1").replace("*", "%"));
}

/// Castling field: a rook that is there, but a king that is not at home, is a fault.
#[test]
fn impossible_castling_rights_are_faults() {
    faulty(RELAYS, &told(RELAYS, "w Kd1 Rh1 ke9 castle=h1"));
    faulty(STONES, &told(STONES, "w Ki1 Rc1 ki9 castle=c1"));
    faulty(MITREYANG, &told(MITREYANG, "w Kf2 Rd2 kj10 castle=d2"));
    faulty(MITREYANG, &told(MITREYANG, "w Kg2 Rb2 kj10 castle=b2"));
}

/// G-11: the customary FEN of chess, written back in our own form.
#[test]
fn customary_fens_are_read() {
    let ours = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w a1,h1,a8,h8 e6:e5 0 2";
    for castling in ["KQkq", "HAha", "a1,h1,a8,h8"] {
        let text = format!("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w {castling} e6 0 2");
        assert_eq!(read("chess", &text).text(), ours);
    }
    assert_eq!(read("chess", "8/8/8/8/8/8/8/K1k5 w - -").text(), "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    let house = read("crazyhouse", "4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1").text();
    assert!(house.starts_with("4k3/8/8/8/8/8/8/4K3["), "{house}");
    assert!(house.contains('Q') && house.contains('n'), "{house}");
}

/// Move text: case, blanks and null moves of other cells are no other moves.
#[test]
fn move_texts_are_exact() {
    let position = "w Ke1 ke9 Pa8 *b4";
    legal(RELAYS, position, &["e1e2", "e1e2,b4b5", "a8a9=Q"]);
    illegal(RELAYS, position, &["", "e1", "e1e1", "E1E2", "e1e2=Q", "a8a9=q", "a8a9+", "e1e2,b4", "P@e5", "e1e2e3"]);
}
