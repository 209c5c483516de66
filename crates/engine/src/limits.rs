//! How long the engine may think: depth, nodes, a fixed time, or a share of a game clock.

use variorum_rules::Turn;

/// Limits of one search; the first that is reached ends it. With none, only the stop flag does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Greatest depth, in turns.
    pub depth: Option<u32>,
    /// Greatest number of nodes (actions made).
    pub nodes: Option<u64>,
    /// Milliseconds for this turn.
    pub move_time_ms: Option<u64>,
    /// Milliseconds left on the mover's clock, from which the engine takes a share.
    pub remaining_ms: Option<u64>,
    /// Milliseconds that the clock gains with every turn.
    pub increment_ms: u64,
    /// Turns until the clock is set again; `None`: the time is for the whole game.
    pub turns_to_go: Option<u32>,
    /// End when a win within this many own turns is proven.
    pub mate: Option<u32>,
    /// Number of best lines wanted (they differ in the first part of the turn); 0 counts as 1.
    pub lines: usize,
    /// Consider only these turns; empty: all. Turns with the same first part cannot be told apart.
    pub only: Vec<Turn>,
}

/// Milliseconds of a fixed time that are kept back for the way in and out.
const SPARE_MS: u64 = 3;
/// Milliseconds of a clock that are never used up.
const CLOCK_SPARE_MS: u64 = 30;
/// Turns that a game is expected to go on for.
const HORIZON: u64 = 35;

impl Limits {
    /// Only a depth, in turns.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// Only a number of nodes: the same on every machine.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// Only a time for the turn, in milliseconds.
    #[must_use]
    pub fn move_time(ms: u64) -> Self {
        Self { move_time_ms: Some(ms), ..Self::default() }
    }

    /// A clock with an increment, in milliseconds.
    #[must_use]
    pub fn clock(remaining_ms: u64, increment_ms: u64) -> Self {
        Self { remaining_ms: Some(remaining_ms), increment_ms, ..Self::default() }
    }

    /// When to begin no new iteration, and when to break off.
    pub(crate) fn times(&self) -> (Option<u64>, Option<u64>) {
        let fixed = self.move_time_ms.map(|ms| ms.saturating_sub(SPARE_MS.min(ms / 4)).max(1));
        let Some(remaining) = self.remaining_ms else { return (None, fixed) };
        let usable = remaining.saturating_sub(CLOCK_SPARE_MS).max(1);
        let turns = self.turns_to_go.map_or(HORIZON, |turns| u64::from(turns.max(1)).min(HORIZON));
        let share = usable / turns + self.increment_ms / 4 * 3;
        let most = if turns == 1 { usable } else { usable / 3 };
        let soft = share.min(most).max(1);
        let hard = soft.saturating_mul(4).min(most).max(1);
        (Some(soft), Some(fixed.map_or(hard, |fixed| fixed.min(hard))))
    }

    /// The same for the search.
    pub(crate) fn for_search(&self) -> variorum_search::SearchLimits<variorum_rules::Action> {
        let (soft_ms, hard_ms) = self.times();
        variorum_search::SearchLimits {
            depth: self.depth,
            nodes: self.nodes,
            soft_ms,
            hard_ms,
            mate: self.mate,
            lines: self.lines.max(1),
            only: self.only.iter().map(|turn| turn.first).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixed_time_is_nearly_used_up() {
        assert_eq!(Limits::move_time(100).times(), (None, Some(97)));
        assert_eq!(Limits::move_time(1).times(), (None, Some(1)));
    }

    #[test]
    fn a_clock_never_runs_out() {
        for remaining in [0, 1, 50, 1_000, 60_000, 3_600_000] {
            for increment in [0, 100, 10_000] {
                for turns in [None, Some(1), Some(10)] {
                    let limits = Limits { turns_to_go: turns, ..Limits::clock(remaining, increment) };
                    let (soft, hard) = limits.times();
                    assert!(soft <= hard && hard.unwrap() <= remaining.max(1), "{limits:?}");
                }
            }
        }
    }
}
