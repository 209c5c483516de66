//! Converts the clients' settings of playing strength to the engine's levels.
//!
//! The Elo numbers are nominal, not measured, and the strength of a level differs between games.

use variorum_engine::{Level, Limits, levels};

/// The Elo number of the weakest level.
const WEAKEST: u32 = 600;
/// The nominal Elo difference between neighbouring levels.
const STEP: u32 = 200;
/// The highest `Skill Level`, which means full strength.
pub(crate) const FULL_SKILL: u32 = 20;

/// The lowest and the highest value of `UCI_Elo`.
#[must_use]
pub fn elo_range() -> (u32, u32) {
    let steps = u32::try_from(levels().len()).unwrap_or(1).saturating_sub(1);
    (WEAKEST, WEAKEST + STEP * steps)
}

/// The playing strength that a client has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// `UCI_LimitStrength`: whether `elo` applies.
    pub limited: bool,
    /// `UCI_Elo`, within [`elo_range`].
    pub elo: u32,
    /// `Skill Level`, 0 to 20.
    pub skill: u32,
}

impl Default for Strength {
    fn default() -> Self {
        Self { limited: false, elo: elo_range().1, skill: FULL_SKILL }
    }
}

impl Strength {
    /// The level to play at; `None`: full strength. `UCI_Elo` takes precedence over `Skill Level`.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        let all = levels();
        let last = all.len() - 1;
        let index = if self.limited {
            (self.elo.saturating_sub(WEAKEST) / STEP) as usize
        } else if self.skill < FULL_SKILL {
            self.skill as usize * last / FULL_SKILL as usize
        } else {
            return None;
        };
        all.into_iter().nth(index.min(last))
    }
}

/// The stricter of the two in each limit; the clock is that of `requested`.
pub(crate) fn stricter(requested: &Limits, level: &Limits) -> Limits {
    fn least<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
        match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }
    Limits {
        depth: least(requested.depth, level.depth),
        nodes: least(requested.nodes, level.nodes),
        move_time_ms: least(requested.move_time_ms, level.move_time_ms),
        ..requested.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_can_be_asked_for_and_none_beyond() {
        let (low, high) = elo_range();
        let number = |strength: Strength| strength.level().map(|level| usize::from(level.number));
        let limited = |elo| number(Strength { limited: true, elo, ..Strength::default() });
        assert_eq!((limited(0), limited(low), limited(high)), (Some(1), Some(1), Some(levels().len())));
        assert_eq!(limited(u32::MAX), Some(levels().len()));
        let skills: Vec<_> = (0..FULL_SKILL).map(|skill| number(Strength { skill, ..Strength::default() })).collect();
        assert!(skills.is_sorted());
        assert_eq!(skills.first(), Some(&Some(1)));
        assert_eq!(number(Strength::default()), None);
    }

    #[test]
    fn the_clock_is_kept_and_the_smaller_limit_counts() {
        let requested = Limits { depth: Some(9), nodes: Some(10), remaining_ms: Some(500), ..Limits::default() };
        let level = Limits { depth: Some(2), nodes: Some(99), move_time_ms: Some(700), ..Limits::default() };
        let both = stricter(&requested, &level);
        assert_eq!(
            (both.depth, both.nodes, both.move_time_ms, both.remaining_ms),
            (Some(2), Some(10), Some(700), Some(500))
        );
    }
}
