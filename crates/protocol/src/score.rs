//! Scores and results as the protocols write them.

use variorum_engine::{Bound, Score, turns_to_end};
use variorum_rules::{Outcome, Side};

/// The winner's moves until the end, negative if the side to move loses; `None` if no end is proven.
fn moves_to_end(score: Score) -> Option<i32> {
    // The engine counts turns of both sides, and the winner usually makes the last one.
    turns_to_end(score).map(|turns| if turns >= 0 { (turns + 1) / 2 } else { (turns - 1) / 2 })
}

/// `cp 35`, `mate 3`, `mate -2 upperbound`.
pub(crate) fn uci_score(score: Score, bound: Bound) -> String {
    let value = match moves_to_end(score) {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {score}"),
    };
    bounded(value, bound)
}

/// The value with the word for its bound.
pub(crate) fn bounded(value: String, bound: Bound) -> String {
    match bound {
        Bound::Exact => value,
        Bound::Lower => value + " lowerbound",
        Bound::Upper => value + " upperbound",
    }
}

/// Centipawns; 100000 + N for a win in N moves, -100000 - N for a loss.
pub(crate) fn xboard_score(score: Score) -> i32 {
    match moves_to_end(score) {
        Some(moves) if score > 0 => 100_000 + moves,
        Some(moves) => -100_000 + moves,
        None => score,
    }
}

/// Displays an outcome as `1-0 {White wins: checkmate}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultText(pub Outcome);

impl std::fmt::Display for ResultText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Outcome { winner, reason } = self.0;
        let result = match winner {
            Some(Side::White) => "White wins",
            Some(Side::Black) => "Black wins",
            None => "Draw",
        };
        write!(f, "{} {{{result}: {}}}", result_text(winner), reason.text())
    }
}

/// Nodes a second; a search that took no time counts as one millisecond.
pub(crate) fn nodes_per_second(nodes: u64, time_ms: u64) -> u64 {
    nodes.saturating_mul(1_000) / time_ms.max(1)
}

/// The result of a game: `1-0`, `0-1` or `1/2-1/2`.
const fn result_text(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::White) => "1-0",
        Some(Side::Black) => "0-1",
        None => "1/2-1/2",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN: Score = 1_000_000;

    #[test]
    fn ends_are_counted_in_moves_of_the_winner() {
        for (score, text) in [
            (WIN - 1, "mate 1"),
            (WIN - 3, "mate 2"),
            (WIN - 4, "mate 2"),
            (-WIN, "mate 0"),
            (2 - WIN, "mate -1"),
            (4 - WIN, "mate -2"),
            (-35, "cp -35"),
        ] {
            assert_eq!(uci_score(score, Bound::Exact), text);
        }
        assert_eq!(uci_score(7, Bound::Lower), "cp 7 lowerbound");
        assert_eq!((xboard_score(WIN - 3), xboard_score(2 - WIN), xboard_score(12)), (100_002, -100_001, 12));
    }
}
