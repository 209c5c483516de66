//! Counting turns with a table of counts.

use variorum_rules::perft::{PerftTable, perft, perft_with};

use crate::board::read;

/// A king comes to a neighbouring cell in one move or in two, and so do both: the same position, met with four turns to go and with two.
/// The hash does not tell them apart; the table must.
#[test]
fn a_table_tells_apart_the_same_position_at_two_depths() {
    for text in ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", "8/8/8/3k4/8/8/8/K7 b - - 0 1"] {
        let position = read("chess", text);
        let table = PerftTable::new(4);
        for depth in (0..=6).chain([4, 2, 5]) {
            assert_eq!(perft_with(&position, depth, &table), perft(&position, depth), "{text} at {depth}");
        }
    }
}

/// From a corner with the other king far away: 3 moves, then 5 from a side of the board or 8 from b2, by hand.
#[test]
fn lone_kings_are_counted() {
    // White: a2 and b1 have 5 neighbours each, b2 has 8; Black the same from h8.
    let position = read("chess", "7k/8/8/8/8/8/8/K7 w - - 0 1");
    let table = PerftTable::new(1);
    for (depth, count) in [(0, 1), (1, 3), (2, 9), (3, 3 * (5 + 8 + 5)), (4, (5 + 8 + 5) * (5 + 8 + 5))] {
        assert_eq!(perft(&position, depth), count);
        assert_eq!(perft_with(&position, depth, &table), count);
    }
}
