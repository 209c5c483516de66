//! Published facts.

use crate::boards::{longest_win, solve, square};

/// The longest wins on square boards from `first` files and ranks on.
fn check(pieces: &str, first: usize, moves: &[u16]) {
    for (size, &expected) in (first..).zip(moves) {
        let tables = solve(&square(size), pieces, true, 2);
        assert_eq!(longest_win(&tables), expected, "{pieces} on {size} × {size}");
    }
}

/// OEIS A225551.
#[test]
fn a_queen_mates_on_square_boards() {
    check("K Q / K", 3, &[1, 4, 6, 7, 8, 10]);
}

/// OEIS A225552.
#[test]
fn a_rook_mates_on_square_boards() {
    check("K R / K", 3, &[3, 7, 10, 12, 14, 16]);
}

/// OEIS A225556.
#[test]
fn bishop_and_knight_mate_on_square_boards() {
    check("K B N / K", 3, &[7, 14]);
}

/// The further numbers of the sequences.
#[test]
#[ignore = "takes minutes"]
fn larger_square_boards() {
    check("K Q / K", 9, &[11, 12, 14, 15]);
    check("K R / K", 9, &[18, 21, 23, 25]);
    check("K B N / K", 5, &[13, 22, 21, 33]);
}

/// Chess: two bishops 19 moves, a pawn 28, as every table of chess has them.
#[test]
#[ignore = "takes minutes"]
fn endings_of_chess() {
    let rules = variorum_library::rules("chess").unwrap();
    for (pieces, moves) in [("K Q / K", 10), ("K R / K", 16), ("K P / K", 28), ("K B B / K", 19)] {
        assert_eq!(longest_win(&solve(&rules, pieces, true, 2)), moves, "{pieces}");
    }
}
