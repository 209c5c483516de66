//! Limits on a player's thinking, and the clocks of a game.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use variorum_rules::Side;

/// How long a player may think about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

/// The clocks of a game, with the limit of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    /// The limit of the player to move.
    pub limit: Limit,
    /// White's and Black's remaining milliseconds; 0 for a player without a clock.
    pub left: [u64; 2],
    /// White's and Black's increment after every turn, in milliseconds.
    pub increment: [u64; 2],
    /// The side to move.
    pub side: Side,
}

impl Clocks {
    /// The clocks at the start of a game.
    pub(crate) fn new(limits: [Limit; 2]) -> Self {
        let clock = |limit: Limit| match limit {
            Limit::Clock { base, increment } => (base, increment),
            Limit::Time(_) | Limit::Nodes(_) | Limit::Depth(_) => (0, 0),
        };
        let [white, black] = limits.map(clock);
        Self { limit: limits[0], left: [white.0, black.0], increment: [white.1, black.1], side: Side::White }
    }

    /// The milliseconds that the player to move has for this turn; `None`: unlimited.
    pub(crate) fn allowed(&self) -> Option<u64> {
        match self.limit {
            Limit::Clock { .. } => Some(self.left[self.side.index()]),
            Limit::Time(ms) => Some(ms),
            Limit::Nodes(_) | Limit::Depth(_) => None,
        }
    }

    /// Subtracts the time of a turn from the clock of the player to move, and adds the increment.
    pub(crate) fn spend(&mut self, ms: u64) {
        if matches!(self.limit, Limit::Clock { .. }) {
            let side = self.side.index();
            self.left[side] = self.left[side].saturating_sub(ms) + self.increment[side];
        }
    }
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
        assert_eq!((clocks.left, clocks.allowed()), ([800, 0], Some(800)));
        clocks.spend(900);
        assert_eq!(clocks.left[0], 100, "a clock does not go below nothing before the increment");
        (clocks.limit, clocks.side) = (Limit::Nodes(5), Side::Black);
        clocks.spend(300);
        assert_eq!((clocks.left, clocks.allowed()), ([100, 0], None));
    }
}
