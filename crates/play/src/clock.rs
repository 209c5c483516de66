//! The clocks of a game, as data: the time now is always handed in. All times are milliseconds.
//!
//! Clocks run on whole turns. Neither runs before both sides have made their first turn; each of those has [`FIRST_TURN`].
//! From then on the clock of the side to move runs down, after [`Control::delay`] of each turn has passed; a turn adds
//! [`Control::increment`]. What a turn loses on the line is given back, within bounds that a slow or lying line cannot pass.

use variorum_rules::Side;

/// How long a side has for its first turn.
pub const FIRST_TURN: u64 = 60_000;
/// The most that each side may have at the start.
pub const LONGEST_BASE: u64 = 3 * 3_600_000;
/// The longest increment or delay.
pub const LONGEST_STEP: u64 = 180_000;
/// Most that is given back for the line in one turn.
const LAG_TURN: u64 = 300;
/// What may be given back at the start of a game, and at most ever.
const LAG_STORE: u64 = 1_000;
/// What each turn adds to that.
const LAG_REFILL: u64 = 100;

/// How a clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    base: u64,
    increment: u64,
    delay: u64,
}

/// Why there is no such clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ControlError {
    /// Too long.
    #[error("a clock has at most three hours, and an increment or delay of at most three minutes")]
    TooLong,
    /// No time at all.
    #[error("a clock needs at least ten seconds, or an increment or delay of at least one second")]
    TooShort,
    /// Both at once.
    #[error("a clock has either an increment or a delay, not both")]
    Both,
}

impl Control {
    /// A clock with `base` for each side, and `increment` or `delay` for each turn.
    ///
    /// # Errors
    /// When no game can be played with it.
    pub const fn new(base: u64, increment: u64, delay: u64) -> Result<Self, ControlError> {
        if base > LONGEST_BASE || increment > LONGEST_STEP || delay > LONGEST_STEP {
            return Err(ControlError::TooLong);
        }
        if increment > 0 && delay > 0 {
            return Err(ControlError::Both);
        }
        if base < 10_000 && increment < 1_000 && delay < 1_000 {
            return Err(ControlError::TooShort);
        }
        Ok(Self { base, increment, delay })
    }

    /// What each side has at the start.
    #[must_use]
    pub const fn base(self) -> u64 {
        self.base
    }

    /// Added after each turn.
    #[must_use]
    pub const fn increment(self) -> u64 {
        self.increment
    }

    /// Passes in each turn before the clock runs down.
    #[must_use]
    pub const fn delay(self) -> u64 {
        self.delay
    }
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// How they run.
    pub control: Control,
    /// What each side has left; of the side whose clock runs: had at [`Clock::since`].
    pub left: [u64; 2],
    /// What may still be given back to each side for the line.
    pub lag: [u64; 2],
    /// Whose clock runs.
    pub running: Option<Side>,
    /// Since when.
    pub since: u64,
    /// Until when the side to move must make its first turn.
    pub first_by: Option<u64>,
}

/// What a clock has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This side's time is over.
    Flag(Side),
    /// A first turn was not made in time.
    NoFirstTurn,
}

impl Clock {
    /// Clocks that do not run yet.
    #[must_use]
    pub const fn new(control: Control) -> Self {
        // Without a base the first turn begins with what one turn adds.
        let base = if control.base > control.increment { control.base } else { control.increment };
        Self { control, left: [base; 2], lag: [LAG_STORE; 2], running: None, since: 0, first_by: None }
    }

    /// The game waits for `side` from now on, `ply` turns having been made: at its beginning, and when turns were taken back.
    /// No time is given back; time that has run is charged.
    pub fn wait_for(&mut self, side: Side, ply: usize, now: u64) {
        self.stop(now);
        if ply < 2 {
            self.first_by = Some(now.saturating_add(FIRST_TURN));
        } else {
            (self.running, self.since) = (Some(side), now);
        }
    }

    /// `side` has made its turn, the `ply`th from 1, after `lag` on the line; gives what it took, if a clock ran. When its time
    /// was over before, nothing changes.
    ///
    /// # Errors
    /// When the time was over.
    pub fn turn(&mut self, side: Side, ply: usize, now: u64, lag: u64) -> Result<Option<u64>, Verdict> {
        if let Some(verdict) = self.verdict(now) {
            return Err(verdict);
        }
        let mut spent = None;
        if self.running == Some(side) {
            let index = side.index();
            let passed = now.saturating_sub(self.since);
            let back = lag.min(LAG_TURN).min(self.lag[index]).min(passed);
            let charged = (passed - back).saturating_sub(self.control.delay);
            if charged >= self.left[index] {
                return Err(Verdict::Flag(side));
            }
            self.left[index] = self.left[index] - charged + self.control.increment;
            self.lag[index] = (self.lag[index] - back + LAG_REFILL).min(LAG_STORE);
            self.running = None;
            spent = Some(passed - back);
        }
        self.first_by = None;
        self.wait_for(side.other(), ply, now);
        Ok(spent)
    }

    /// The game is over: what has run until now is charged.
    pub fn stop(&mut self, now: u64) {
        if let Some(side) = self.running.take() {
            self.left[side.index()] = self.left_of(side, now, true);
        }
        self.first_by = None;
    }

    /// What a side has left now.
    #[must_use]
    pub fn left(&self, side: Side, now: u64) -> u64 {
        self.left_of(side, now, self.running == Some(side))
    }

    fn left_of(&self, side: Side, now: u64, running: bool) -> u64 {
        let passed = if running { now.saturating_sub(self.since).saturating_sub(self.control.delay) } else { 0 };
        self.left[side.index()].saturating_sub(passed)
    }

    /// When there will be a verdict, unless something happens before.
    #[must_use]
    pub fn verdict_at(&self) -> Option<u64> {
        let flag = self.running.map(|side| {
            let index = side.index();
            // A turn that is on the line now must still count.
            let back = LAG_TURN.min(self.lag[index]);
            self.since.saturating_add(self.control.delay).saturating_add(self.left[index]).saturating_add(back)
        });
        flag.or(self.first_by)
    }

    /// What the clocks say now.
    #[must_use]
    pub fn verdict(&self, now: u64) -> Option<Verdict> {
        (now >= self.verdict_at()?).then(|| self.running.map_or(Verdict::NoFirstTurn, Verdict::Flag))
    }

    /// Nobody could play before `from`: no time is charged for what was before it.
    pub fn resume(&mut self, from: u64) {
        self.since = self.since.max(from);
        self.first_by = self.first_by.map(|by| by.max(from.saturating_add(FIRST_TURN)));
    }
}

#[cfg(test)]
mod tests {
    use Side::{Black, White};

    use super::*;

    fn clock(base: u64, increment: u64, delay: u64) -> Clock {
        let mut clock = Clock::new(Control::new(base, increment, delay).unwrap());
        clock.wait_for(White, 0, 0);
        clock
    }

    /// Both first turns made, White's clock running since 5,000.
    fn begun(base: u64, increment: u64, delay: u64) -> Clock {
        let mut clock = clock(base, increment, delay);
        assert_eq!(clock.turn(White, 1, 2_000, 0), Ok(None));
        assert_eq!(clock.turn(Black, 2, 5_000, 0), Ok(None));
        clock
    }

    #[test]
    fn no_clock_runs_before_both_sides_have_moved() {
        let mut clock = clock(60_000, 0, 0);
        assert_eq!((clock.left(White, 50_000), clock.running, clock.first_by), (60_000, None, Some(60_000)));
        assert_eq!(clock.verdict(60_000), Some(Verdict::NoFirstTurn));
        clock.turn(White, 1, 50_000, 0).unwrap();
        assert_eq!((clock.left(Black, 90_000), clock.running, clock.first_by), (60_000, None, Some(110_000)));
        clock.turn(Black, 2, 100_000, 0).unwrap();
        assert_eq!((clock.left(White, 101_000), clock.running, clock.first_by), (59_000, Some(White), None));
    }

    #[test]
    fn increments_are_added_after_a_turn_and_delays_pass_before_time_runs() {
        let mut clock = begun(60_000, 2_000, 0);
        assert_eq!(clock.turn(White, 3, 15_000, 0), Ok(Some(10_000)));
        assert_eq!((clock.left[0], clock.running), (52_000, Some(Black)));
        let mut clock = begun(60_000, 0, 3_000);
        assert_eq!((clock.left(White, 7_000), clock.left(White, 9_000)), (60_000, 59_000));
        assert_eq!(clock.turn(White, 3, 7_500, 0), Ok(Some(2_500)));
        assert_eq!(clock.left[0], 60_000, "a delay never adds");
        assert_eq!(clock.turn(Black, 4, 20_000, 0), Ok(Some(12_500)));
        assert_eq!(clock.left[1], 50_500);
    }

    #[test]
    fn a_flag_falls_when_the_line_can_be_no_excuse() {
        let mut clock = begun(10_000, 0, 0);
        assert_eq!(clock.verdict_at(), Some(15_300));
        assert_eq!((clock.verdict(15_299), clock.verdict(15_300)), (None, Some(Verdict::Flag(White))));
        assert_eq!(clock.turn(White, 3, 15_200, 0), Err(Verdict::Flag(White)));
        assert_eq!(clock.turn(White, 3, 15_200, 250), Ok(Some(9_950)));
        assert_eq!(clock.left[0], 50);
    }

    #[test]
    fn a_slow_line_is_made_good_within_bounds() {
        let mut clock = begun(600_000, 0, 0);
        let (mut now, mut ply) = (5_000, 2);
        for _ in 0..100 {
            for side in [White, Black] {
                (now, ply) = (now + 1_000, ply + 1);
                clock.turn(side, ply, now, if side == White { 9_999 } else { 0 }).unwrap();
            }
        }
        let back = clock.left[0] - clock.left[1];
        assert!((10_000..=11_000).contains(&back), "{back}: 0.1 s a turn beyond the first second");
    }

    #[test]
    fn what_ran_is_charged_when_turns_are_taken_back_and_at_the_end() {
        let mut clock = begun(60_000, 0, 0);
        clock.wait_for(Black, 3, 9_000);
        assert_eq!((clock.left, clock.running), ([56_000, 60_000], Some(Black)));
        clock.wait_for(White, 0, 10_000);
        assert_eq!((clock.left, clock.running, clock.first_by), ([56_000, 59_000], None, Some(70_000)));
        let mut clock = begun(60_000, 0, 0);
        clock.stop(6_000);
        assert_eq!((clock.left, clock.running, clock.verdict_at()), ([59_000, 60_000], None, None));
        assert_eq!(clock.left(White, 99_000), 59_000);
    }

    #[test]
    fn time_in_which_nobody_could_play_does_not_count() {
        let mut clock = begun(10_000, 0, 0);
        clock.resume(100_000);
        assert_eq!((clock.left(White, 103_000), clock.verdict(103_000)), (7_000, None));
        let mut clock = self::clock(10_000, 0, 0);
        clock.resume(100_000);
        assert_eq!(clock.first_by, Some(160_000));
    }

    #[test]
    fn clocks_that_no_game_can_be_played_with_are_refused() {
        assert_eq!(Control::new(0, 0, 0), Err(ControlError::TooShort));
        assert_eq!(Control::new(9_999, 999, 0), Err(ControlError::TooShort));
        assert_eq!(Control::new(60_000, 1, 1), Err(ControlError::Both));
        assert_eq!(Control::new(u64::MAX, 0, 0), Err(ControlError::TooLong));
        // Three hours, three minutes.
        assert!(Control::new(10_800_000, 180_000, 0).is_ok() && Control::new(10_800_000, 0, 180_000).is_ok());
        for (base, increment, delay) in [(10_800_001, 0, 0), (0, 180_001, 0), (0, 0, 180_001)] {
            assert_eq!(Control::new(base, increment, delay), Err(ControlError::TooLong));
        }
        // Ten seconds, or one second for each turn, are enough.
        assert!(
            Control::new(10_000, 0, 0).is_ok()
                && Control::new(0, 1_000, 0).is_ok()
                && Control::new(0, 0, 1_000).is_ok()
        );
        assert_eq!(Control::new(0, 0, 999), Err(ControlError::TooShort));
        let control = Control::new(0, 5_000, 0).unwrap();
        assert_eq!(Clock::new(control).left, [5_000; 2]);
        for (base, increment, delay) in [(60_000, 2_000, 0), (0, 0, 5_000), (LONGEST_BASE, 0, LONGEST_STEP)] {
            let control = Control::new(base, increment, delay).unwrap();
            assert_eq!((control.base(), control.increment(), control.delay()), (base, increment, delay));
        }
        assert!(Control::new(0, 0, 5_000).is_ok());
    }
}
