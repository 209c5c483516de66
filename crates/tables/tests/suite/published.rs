//! Published facts.

use crate::boards::{longest_win, solve, space, square};

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

/// The last numbers of A225556 that were computed for this test. Twelve by twelve has 107 million positions.
#[test]
#[ignore = "takes eleven minutes, and eight gibibytes"]
fn bishop_and_knight_mate_on_the_largest_square_boards() {
    check("K B N / K", 9, &[29, 47, 39, 64]);
}

/// The longest win with king and queen in space, and whether every position is won. Not published elsewhere.
fn check_space([files, levels, ranks]: [usize; 3], moves: u16, all: bool) {
    let tables = solve(&space(files, levels, ranks), "K Q / K", true, 2);
    assert_eq!(longest_win(&tables), moves, "{files} × {levels} × {ranks}");
    let white = &tables.statistics(0).unwrap().sides[0];
    assert_eq!(white.draws == 0, all, "{files} × {levels} × {ranks}: {white:?}");
}

#[test]
fn a_queen_mates_in_small_spaces() {
    check_space([4, 4, 4], 4, true);
}

#[test]
#[ignore = "takes minutes, and a gibibyte"]
fn a_queen_mates_in_space_up_to_seven_cells() {
    for (size, moves, all) in [
        ([5, 5, 5], 8, true),
        ([6, 6, 6], 12, true),
        ([7, 7, 7], 20, true),
        ([6, 6, 8], 16, true),
        ([5, 5, 9], 14, true),
        ([8, 8, 8], 9, false),
    ] {
        check_space(size, moves, all);
    }
}

/// Chess, as every table to mate has it. Of king and queen against king and rook, all 35 moves are to the mate.
#[test]
#[ignore = "takes minutes"]
fn endings_of_chess() {
    let rules = variorum_library::rules("chess").unwrap();
    for (pieces, moves) in [
        ("K Q / K", 10),
        ("K R / K", 16),
        ("K P / K", 28),
        ("K B B / K", 19),
        ("K B N / K", 33),
        ("K Q / K R", 35),
        ("K P / K R", 43),
    ] {
        assert_eq!(longest_win(&solve(&rules, pieces, true, 2)), moves, "{pieces}");
    }
}
