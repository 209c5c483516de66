//! Time controls of XBoard, and what they leave for a move.

use variorum_engine::Limits;

/// `level MPS BASE INC`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Moves of a session; 0: the time is for the whole game.
    pub moves: u32,
    /// Milliseconds of a session.
    pub base_ms: u64,
    /// Milliseconds added with every move.
    pub increment_ms: u64,
}

/// A day, more than which no clock needs to show.
const LONGEST_MS: f64 = 86_400_000.0;

impl Level {
    /// Reads the three parameters: `40 5 0`, `0 0:30 0`, `0 2 0.1`.
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

/// All that limits the engine's time.
#[derive(Clone, Debug, Default)]
pub(super) struct Control {
    pub level: Option<Level>,
    /// `st`, until the next `level`.
    pub search_ms: Option<u64>,
    /// `sd`, until `new`.
    pub depth: Option<u32>,
    /// What the client last said that the engine's clock shows.
    pub remaining_ms: Option<u64>,
}

/// Milliseconds of the clock that are taken to be lost on the way.
const OVERHEAD_MS: u64 = 20;
/// Time for a move if the client set none.
const USUAL_MS: u64 = 5_000;

impl Control {
    /// Limits for the engine's next move, of which it has made `made` before.
    pub fn limits(&self, made: usize) -> Limits {
        let mut limits = Limits { depth: self.depth, lines: 1, ..Limits::default() };
        if let Some(ms) = self.search_ms {
            limits.move_time_ms = Some(ms.saturating_sub(OVERHEAD_MS.min(ms / 10)).max(1));
            return limits;
        }
        if let Some(level) = self.level {
            let shown = self.remaining_ms.unwrap_or(level.base_ms);
            limits.remaining_ms = Some(shown.saturating_sub(OVERHEAD_MS).max(1));
            limits.increment_ms = level.increment_ms;
            if level.moves > 0 {
                limits.turns_to_go = Some(level.moves - (made % level.moves as usize) as u32);
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
        let level = |moves, base_ms, increment_ms| Some(Level { moves, base_ms, increment_ms });
        assert_eq!(Level::parse("40 5 0"), level(40, 300_000, 0));
        assert_eq!(Level::parse("0 0:30 0"), level(0, 30_000, 0));
        assert_eq!(Level::parse("0 2 0.1"), level(0, 120_000, 100));
        for wrong in ["", "1", "a 1 1", "0 -1 0", "0 1:x 0", "0 1 nan", "0 1 1 1"] {
            assert_eq!(Level::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_moves_of_a_session_are_counted_down() {
        let control = Control { level: Level::parse("40 5 0"), remaining_ms: Some(10_000), ..Control::default() };
        assert_eq!(control.limits(0).turns_to_go, Some(40));
        assert_eq!(control.limits(39).turns_to_go, Some(1));
        assert_eq!(control.limits(40).turns_to_go, Some(40));
        assert_eq!(control.limits(0).remaining_ms, Some(9_980));
    }

    #[test]
    fn depth_and_time_are_both_obeyed() {
        let control = Control { search_ms: Some(1_000), depth: Some(4), ..Control::default() };
        let limits = control.limits(0);
        assert_eq!((limits.depth, limits.move_time_ms), (Some(4), Some(980)));
        assert_eq!(Control::default().limits(0).move_time_ms, Some(USUAL_MS));
    }
}
