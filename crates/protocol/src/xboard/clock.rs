//! XBoard's time controls, and the limits that follow for a move.

use variorum_engine::Limits;

/// A time control: `level MPS BASE INC`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// Moves in a session; 0: the time is for the whole game.
    pub moves: u32,
    /// Milliseconds for a session.
    pub base_ms: u64,
    /// Milliseconds added after every move.
    pub increment_ms: u64,
}

/// The longest time: a day.
const LONGEST_MS: f64 = 86_400_000.0;

impl TimeControl {
    /// Reads the three parameters: `40 5 0`, `0 0:30 0`, `0 2 0.1`. `None` if they are invalid.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [moves, base, increment] = words.as_slice() else { return None };
        let positive = |text: &str| text.parse::<f64>().ok().filter(|number| *number >= 0.0);
        let minutes = match base.split_once(':') {
            Some((minutes, seconds)) => positive(minutes)? + positive(seconds)? / 60.0,
            None => positive(base)?,
        };
        Some(Self {
            moves: moves.parse::<u32>().ok()?.min(10_000),
            base_ms: (minutes * 60_000.0).min(LONGEST_MS) as u64,
            increment_ms: (positive(increment)? * 1_000.0).min(LONGEST_MS) as u64,
        })
    }
}

/// Everything that limits the engine's time.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    pub time_control: Option<TimeControl>,
    /// `st` in milliseconds, until the next `level`.
    pub search_ms: Option<u64>,
    /// `sd`, until `new`.
    pub depth: Option<u32>,
    /// The engine's clock as the client last reported it.
    pub remaining_ms: Option<u64>,
}

/// Milliseconds for each move that are assumed lost in transit.
const OVERHEAD_MS: u64 = 20;
/// Milliseconds for a move if the client has set no limit.
const USUAL_MS: u64 = 5_000;

impl Clock {
    /// The limits for the engine's next move, after `made` moves of its own.
    pub fn limits(&self, made: usize) -> Limits {
        let mut limits = Limits { depth: self.depth, lines: 1, ..Limits::default() };
        if let Some(ms) = self.search_ms {
            limits.move_time_ms = Some(ms.saturating_sub(OVERHEAD_MS.min(ms / 10)).max(1));
            return limits;
        }
        if let Some(control) = self.time_control {
            let shown = self.remaining_ms.unwrap_or(control.base_ms);
            limits.remaining_ms = Some(shown.saturating_sub(OVERHEAD_MS).max(1));
            limits.increment_ms = control.increment_ms;
            if control.moves > 0 {
                limits.turns_to_go = Some(control.moves - (made % control.moves as usize) as u32);
            }
            return limits;
        }
        match self.remaining_ms {
            Some(ms) => limits.remaining_ms = Some(ms.saturating_sub(OVERHEAD_MS).max(1)),
            None if limits.depth.is_none() => limits.move_time_ms = Some(USUAL_MS),
            None => {}
        }
        limits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_forms_of_level() {
        let level = |moves, base_ms, increment_ms| Some(TimeControl { moves, base_ms, increment_ms });
        assert_eq!(TimeControl::parse("40 5 0"), level(40, 300_000, 0));
        assert_eq!(TimeControl::parse("0 0:30 0"), level(0, 30_000, 0));
        assert_eq!(TimeControl::parse("0 2 0.1"), level(0, 120_000, 100));
        for wrong in ["", "1", "a 1 1", "0 -1 0", "0 1:x 0", "0 1 nan", "0 1 1 1"] {
            assert_eq!(TimeControl::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_moves_of_a_session_are_counted_down() {
        let clock =
            Clock { time_control: TimeControl::parse("40 5 0"), remaining_ms: Some(10_000), ..Clock::default() };
        assert_eq!(clock.limits(0).turns_to_go, Some(40));
        assert_eq!(clock.limits(39).turns_to_go, Some(1));
        assert_eq!(clock.limits(40).turns_to_go, Some(40));
        assert_eq!(clock.limits(0).remaining_ms, Some(9_980));
    }

    #[test]
    fn depth_and_time_are_both_obeyed() {
        let clock = Clock { search_ms: Some(1_000), depth: Some(4), ..Clock::default() };
        let limits = clock.limits(0);
        assert_eq!((limits.depth, limits.move_time_ms), (Some(4), Some(980)));
        assert_eq!(Clock::default().limits(0).move_time_ms, Some(USUAL_MS));
    }
}
