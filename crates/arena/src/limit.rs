//! Limits on a player's thinking, and the clocks of a game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use variorum_rules::Side;

/// How long a player may think about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// A clock for the whole game, in milliseconds.
    Clock {
        /// Time at the start of the game.
        base: u64,
        /// Time added after every turn.
        increment: u64,
    },
    /// Milliseconds for each turn.
    Time(u64),
    /// Nodes for each turn. Each player counts nodes in its own way.
    Nodes(u64),
    /// Depth in turns of either side.
    Depth(u32),
}

impl Limit {
    /// Whether this is a clock on which the time that programs need to begin a turn counts for more than their strength: in a game of
    /// 40 turns it gives less time than 1 s and 0.01 s a turn.
    #[must_use]
    pub const fn is_start_up_clock(self) -> bool {
        const TURNS: u64 = 40;
        match self {
            Self::Clock { base, increment } => base.saturating_add(increment.saturating_mul(TURNS)) < 1000 + 10 * TURNS,
            Self::Time(_) | Self::Nodes(_) | Self::Depth(_) => false,
        }
    }
}

/// The longest time that can be set: a day.
const LONGEST_MS: f64 = 86_400_000.0;

/// Reads seconds with an increment: `10+0.1`, `0.5`.
///
/// # Errors
/// A message, if the text is not a time, the time is 0, or it is longer than a day.
pub fn parse_clock(text: &str) -> Result<Limit, String> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let ms = |seconds: &str| match seconds.trim().parse::<f64>() {
        Ok(seconds) if (0.0..=LONGEST_MS).contains(&(seconds * 1000.0)) => Ok((seconds * 1000.0).round() as u64),
        _ => Err(format!(
            "“{text}” is not a time: write the seconds for the game and the seconds added each turn, such as 10+0.1"
        )),
    };
    match (ms(base)?, ms(increment)?) {
        (0, _) => Err(format!("“{text}”: the time for the game must be more than 0")),
        (base, increment) => Ok(Limit::Clock { base, increment }),
    }
}

impl FromStr for Limit {
    type Err = String;

    /// `clock=10+0.1`, `time=200`, `nodes=5000` or `depth=6`.
    fn from_str(text: &str) -> Result<Self, String> {
        let fault = || {
            format!(
                "“{text}” is not a limit: write clock=10+0.1, time=200 (milliseconds a turn), nodes=5000 or depth=6"
            )
        };
        let (name, value) = text.split_once('=').ok_or_else(fault)?;
        let number = || value.parse::<u32>().ok().filter(|&number| number > 0).ok_or_else(fault);
        match name {
            "clock" => parse_clock(value),
            "time" => Ok(Self::Time(number()?.into())),
            "nodes" => value.parse().ok().filter(|&nodes| nodes > 0).map(Self::Nodes).ok_or_else(fault),
            "depth" => Ok(Self::Depth(number()?)),
            _ => Err(fault()),
        }
    }
}

impl fmt::Display for Limit {
    /// As in reports: `10 s + 0.1 s a turn`, `200 ms a turn`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |ms: u64| ms as f64 / 1000.0;
        match *self {
            Self::Clock { base, increment } => write!(f, "{} s + {} s a turn", seconds(base), seconds(increment)),
            Self::Time(ms) => write!(f, "{ms} ms a turn"),
            Self::Nodes(1) => write!(f, "1 node a turn"),
            Self::Nodes(nodes) => write!(f, "{nodes} nodes a turn"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
        }
    }
}

/// The least time in milliseconds that a player with a clock is told to have left: the unit of XBoard's clocks. Programs do not expect less.
const LEAST_TOLD_MS: i64 = 10;

/// The clocks of a game, with the limit of the player to move.
///
/// A player may exceed its time by a margin, which must not be a gift: with the 50 ms of each turn a clock of 0.1 s would be half as long
/// again. So a clock may fall below 0, and what was taken too much is missing in the turns that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    /// The limit of the player to move.
    pub limit: Limit,
    /// White's and Black's remaining milliseconds, below 0 after an overstep; `None` for a player without a clock.
    pub left: [Option<i64>; 2],
    /// White's and Black's increment after every turn, in milliseconds.
    pub increment: [u64; 2],
    /// The side to move.
    pub side: Side,
}

impl Clocks {
    /// The clocks at the start of a game.
    pub(crate) fn new(limits: [Limit; 2]) -> Self {
        let clock = |limit: Limit| match limit {
            Limit::Clock { base, increment } => (Some(signed(base)), increment),
            Limit::Time(_) | Limit::Nodes(_) | Limit::Depth(_) => (None, 0),
        };
        let [white, black] = limits.map(clock);
        Self { limit: limits[0], left: [white.0, black.0], increment: [white.1, black.1], side: Side::White }
    }

    /// The milliseconds that a side is told to have left; `None` without a clock. Never so few that a program would not expect it.
    pub(crate) fn told(&self, side: Side) -> Option<u64> {
        self.left[side.index()].map(|left| left.max(LEAST_TOLD_MS).unsigned_abs())
    }

    /// The milliseconds that the player to move has for this turn if it may exceed its time by `margin`; `None`: unlimited.
    pub(crate) fn allowed(&self, margin: u64) -> Option<u64> {
        match self.limit {
            // The margin is for all turns together, as an earlier overstep has been subtracted.
            Limit::Clock { .. } => {
                self.left[self.side.index()].map(|left| left.saturating_add_unsigned(margin).max(0).unsigned_abs())
            }
            Limit::Time(ms) => Some(ms.saturating_add(margin)),
            Limit::Nodes(_) | Limit::Depth(_) => None,
        }
    }

    /// Subtracts the time of a turn from the clock of the player to move, and adds the increment.
    pub(crate) fn spend(&mut self, ms: u64) {
        let side = self.side.index();
        let increment = self.increment[side];
        self.left[side] =
            self.left[side].map(|left| left.saturating_sub_unsigned(ms).saturating_add_unsigned(increment));
    }
}

fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        assert_eq!(parse_clock("10+0.1"), Ok(Limit::Clock { base: 10_000, increment: 100 }));
        assert_eq!(parse_clock("0.5"), Ok(Limit::Clock { base: 500, increment: 0 }));
        for text in ["", "x", "1+", "-1", "0", "0+1", "1+x", "1e9", "nan", "1+inf"] {
            assert!(parse_clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn limits_are_read() {
        assert_eq!("nodes=5000".parse(), Ok(Limit::Nodes(5000)));
        assert_eq!("time=20".parse(), Ok(Limit::Time(20)));
        assert_eq!("depth=3".parse(), Ok(Limit::Depth(3)));
        assert_eq!("clock=1+0.05".parse(), Ok(Limit::Clock { base: 1000, increment: 50 }));
        for text in ["", "nodes", "nodes=0", "depth=-1", "time=1.5", "hours=3"] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }

    #[test]
    fn clocks_run_for_the_mover_alone() {
        let mut clocks = Clocks::new([Limit::Clock { base: 1000, increment: 100 }, Limit::Nodes(5)]);
        clocks.spend(300);
        assert_eq!((clocks.left, clocks.allowed(0)), ([Some(800), None], Some(800)));
        assert_eq!((clocks.told(Side::White), clocks.told(Side::Black)), (Some(800), None));
        (clocks.limit, clocks.side) = (Limit::Nodes(5), Side::Black);
        clocks.spend(300);
        assert_eq!((clocks.left, clocks.allowed(50)), ([Some(800), None], None));
    }

    /// A player that takes 20 ms a turn too much is not given 20 ms each turn: with a margin of 50 ms its third overstep loses.
    #[test]
    fn an_overstep_is_paid_for_by_later_turns() {
        let mut clocks = Clocks::new([Limit::Clock { base: 100, increment: 10 }; 2]);
        clocks.spend(120);
        assert_eq!((clocks.left[0], clocks.told(Side::White), clocks.allowed(50)), (Some(-10), Some(10), Some(40)));
        clocks.spend(30);
        assert_eq!((clocks.left[0], clocks.allowed(50)), (Some(-30), Some(20)));
        clocks.spend(30);
        assert_eq!((clocks.left[0], clocks.allowed(50)), (Some(-50), Some(0)), "the turn of 30 ms was lost on time");
        // A player that thinks less than its increment pays its debt back.
        let mut clocks = Clocks::new([Limit::Clock { base: 100, increment: 10 }; 2]);
        clocks.spend(120);
        clocks.spend(4);
        clocks.spend(4);
        assert_eq!((clocks.left[0], clocks.told(Side::White)), (Some(2), Some(10)));
        clocks.spend(0);
        assert_eq!((clocks.left[0], clocks.told(Side::White)), (Some(12), Some(12)));
    }

    #[test]
    fn short_clocks_are_known() {
        for (text, short) in [
            ("0.1+0.01", true),
            ("0.5", true),
            ("0.9+0.01", true),
            ("1+0.01", false),
            ("0.5+0.1", false),
            ("10+0.1", false),
        ] {
            assert_eq!(parse_clock(text).unwrap().is_start_up_clock(), short, "{text}");
        }
        assert!(!Limit::Time(1).is_start_up_clock() && !Limit::Nodes(1).is_start_up_clock());
    }
}
