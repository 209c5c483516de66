//! The clocks of a game as data. Callers pass the current time. All times are in milliseconds.
//!
//! No clock runs before both sides have made their first turn, for which each has [`FIRST_TURN`]. From then on the clock of the side to move runs
//! down once [`Control::delay`] has passed, and each turn adds [`Control::increment`]. Network lag is compensated up to a limit, which also bounds
//! what a client can gain by reporting a false lag.

use variorum_rules::Side;

/// The time that each side has for its first turn.
pub const FIRST_TURN: u64 = 60_000;
/// The greatest base time.
pub const LONGEST_BASE: u64 = 3 * 3_600_000;
/// The greatest increment or delay.
pub const LONGEST_STEP: u64 = 180_000;
/// The greatest lag compensation for one turn.
const LAG_TURN: u64 = 300;
/// The greatest reserve of lag compensation, which each side has at the start.
const LAG_STORE: u64 = 1_000;
/// What each turn adds to the reserve.
const LAG_REFILL: u64 = 100;

/// A time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    base: u64,
    increment: u64,
    delay: u64,
}

/// Why a time control is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ControlError {
    /// A time is too long.
    #[error("a clock has at most three hours, and an increment or delay of at most three minutes")]
    TooLong,
    /// There is too little time.
    #[error("a clock needs at least ten seconds, or an increment or delay of at least one second")]
    TooShort,
    /// It has both an increment and a delay.
    #[error("a clock has either an increment or a delay, not both")]
    Both,
}

impl Control {
    /// A time control with `base` for each side, and `increment` or `delay` for each turn.
    ///
    /// # Errors
    /// If `base` exceeds [`LONGEST_BASE`], or `increment` or `delay` exceeds [`LONGEST_STEP`]; if both of the latter are positive; or if `base` is under
    /// ten seconds and neither of them reaches one second.
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

    /// The base time: what each side has at the start.
    #[must_use]
    pub const fn base(self) -> u64 {
        self.base
    }

    /// The increment, which is added after each turn.
    #[must_use]
    pub const fn increment(self) -> u64 {
        self.increment
    }

    /// The delay, which passes in each turn before the clock runs down.
    #[must_use]
    pub const fn delay(self) -> u64 {
        self.delay
    }
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time control.
    pub control: Control,
    /// The time left of White and Black. For the side whose clock runs, it is that at [`Clock::since`].
    pub left: [u64; 2],
    /// The reserves of lag compensation of White and Black.
    pub lag: [u64; 2],
    /// The side whose clock runs.
    pub running: Option<Side>,
    /// When it started to run.
    pub since: u64,
    /// The deadline for the first turn of the side to move.
    pub first_by: Option<u64>,
}

/// How a clock has ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This side ran out of time.
    Flag(Side),
    /// A first turn was not made in time.
    NoFirstTurn,
}

impl Clock {
    /// Clocks that do not run yet.
    #[must_use]
    pub const fn new(control: Control) -> Self {
        // Without a base time, the first turn begins with one increment.
        let base = if control.base > control.increment { control.base } else { control.increment };
        Self { control, left: [base; 2], lag: [LAG_STORE; 2], running: None, since: 0, first_by: None }
    }

    /// Starts the clock of `side` after a turn, at the start of the game or after a takeback. While fewer than two players have `begun`, that is, have
    /// made a turn, this sets the deadline for the first turn instead. The time that has passed until now is charged.
    pub fn wait_for(&mut self, side: Side, begun: usize, now: u64) {
        self.stop(now);
        if begun < 2 {
            self.first_by = Some(now.saturating_add(FIRST_TURN));
        } else {
            (self.running, self.since) = (Some(side), now);
        }
    }

    /// Ends the turn of `side`, which spent `lag` on the network. Returns the time that the turn took, if a clock ran. No clock runs until
    /// [`Clock::wait_for`] tells whose turn is next.
    ///
    /// # Errors
    /// If the time has run out. In that case nothing changes.
    pub fn turn(&mut self, side: Side, now: u64, lag: u64) -> Result<Option<u64>, Verdict> {
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
        Ok(spent)
    }

    /// Stops the clocks. The time that has passed until now is charged.
    pub fn stop(&mut self, now: u64) {
        if let Some(side) = self.running.take() {
            self.left[side.index()] = self.left_of(side, now, true);
        }
        self.first_by = None;
    }

    /// The time that a side has left now.
    #[must_use]
    pub fn left(&self, side: Side, now: u64) -> u64 {
        self.left_of(side, now, self.running == Some(side))
    }

    fn left_of(&self, side: Side, now: u64, running: bool) -> u64 {
        let passed = if running { now.saturating_sub(self.since).saturating_sub(self.control.delay) } else { 0 };
        self.left[side.index()].saturating_sub(passed)
    }

    /// When the clock will end the game if nothing else happens; `None` if no clock or deadline runs.
    #[must_use]
    pub fn verdict_at(&self) -> Option<u64> {
        let flag = self.running.map(|side| {
            let index = side.index();
            // A turn that is on the network must still count.
            let back = LAG_TURN.min(self.lag[index]);
            self.since.saturating_add(self.control.delay).saturating_add(self.left[index]).saturating_add(back)
        });
        flag.or(self.first_by)
    }

    /// How the clock ends the game now; `None` if the time has not run out.
    #[must_use]
    pub fn verdict(&self, now: u64) -> Option<Verdict> {
        (now >= self.verdict_at()?).then(|| self.running.map_or(Verdict::NoFirstTurn, Verdict::Flag))
    }

    /// Charges no time before `from`, because nobody could play until then.
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

    /// A turn after which it is the other side's.
    fn turn(clock: &mut Clock, side: Side, begun: usize, now: u64, lag: u64) -> Result<Option<u64>, Verdict> {
        let spent = clock.turn(side, now, lag)?;
        clock.wait_for(side.other(), begun, now);
        Ok(spent)
    }

    /// Both first turns made, White's clock running since 5,000.
    fn begun(base: u64, increment: u64, delay: u64) -> Clock {
        let mut clock = clock(base, increment, delay);
        assert_eq!(turn(&mut clock, White, 1, 2_000, 0), Ok(None));
        assert_eq!(turn(&mut clock, Black, 2, 5_000, 0), Ok(None));
        clock
    }

    #[test]
    fn no_clock_runs_before_both_sides_have_moved() {
        let mut clock = clock(60_000, 0, 0);
        assert_eq!((clock.left(White, 50_000), clock.running, clock.first_by), (60_000, None, Some(60_000)));
        assert_eq!(clock.verdict(60_000), Some(Verdict::NoFirstTurn));
        turn(&mut clock, White, 1, 50_000, 0).unwrap();
        assert_eq!((clock.left(Black, 90_000), clock.running, clock.first_by), (60_000, None, Some(110_000)));
        turn(&mut clock, Black, 2, 100_000, 0).unwrap();
        assert_eq!((clock.left(White, 101_000), clock.running, clock.first_by), (59_000, Some(White), None));
    }

    #[test]
    fn increments_are_added_after_a_turn_and_delays_pass_before_time_runs() {
        let mut clock = begun(60_000, 2_000, 0);
        assert_eq!(turn(&mut clock, White, 3, 15_000, 0), Ok(Some(10_000)));
        assert_eq!((clock.left[0], clock.running), (52_000, Some(Black)));
        let mut clock = begun(60_000, 0, 3_000);
        assert_eq!((clock.left(White, 7_000), clock.left(White, 9_000)), (60_000, 59_000));
        assert_eq!(turn(&mut clock, White, 3, 7_500, 0), Ok(Some(2_500)));
        assert_eq!(clock.left[0], 60_000, "a delay never adds");
        assert_eq!(turn(&mut clock, Black, 4, 20_000, 0), Ok(Some(12_500)));
        assert_eq!(clock.left[1], 50_500);
    }

    #[test]
    fn a_flag_falls_when_the_line_can_be_no_excuse() {
        let mut clock = begun(10_000, 0, 0);
        assert_eq!(clock.verdict_at(), Some(15_300));
        assert_eq!((clock.verdict(15_299), clock.verdict(15_300)), (None, Some(Verdict::Flag(White))));
        assert_eq!(turn(&mut clock, White, 3, 15_200, 0), Err(Verdict::Flag(White)));
        assert_eq!(turn(&mut clock, White, 3, 15_200, 250), Ok(Some(9_950)));
        assert_eq!(clock.left[0], 50);
    }

    #[test]
    fn a_slow_line_is_made_good_within_bounds() {
        let mut clock = begun(600_000, 0, 0);
        let (mut now, mut ply) = (5_000, 2);
        for _ in 0..100 {
            for side in [White, Black] {
                (now, ply) = (now + 1_000, ply + 1);
                turn(&mut clock, side, ply, now, if side == White { 9_999 } else { 0 }).unwrap();
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
