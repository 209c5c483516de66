//! The score that a player claims for its position.

use std::fmt;
use std::str::FromStr;

/// A player's score of its own position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimedScore {
    /// An evaluation in centipawns.
    Centipawns(i32),
    /// The player wins in this many of its own turns.
    Wins(u32),
    /// The player loses in this many of its own turns.
    Loses(u32),
}

/// The number for an immediate win, above all evaluations.
const PROVEN: i32 = 100_000;

impl ClaimedScore {
    /// Converts the engine's score for the side to move.
    #[must_use]
    pub fn of_score(score: variorum_engine::Score) -> Self {
        match variorum_engine::turns_to_end(score) {
            None => Self::Centipawns(score),
            // These are turns of both sides; the last is the winner's.
            Some(turns) if turns > 0 => Self::Wins(turns.unsigned_abs().div_ceil(2)),
            Some(turns) => Self::Loses(turns.unsigned_abs().div_ceil(2)),
        }
    }

    /// Converts a number of turns until mate, negative if the player loses.
    pub(crate) fn of_mate(turns: i32) -> Self {
        if turns > 0 { Self::Wins(turns.unsigned_abs()) } else { Self::Loses(turns.unsigned_abs()) }
    }

    /// The score as a number: evaluations in centipawns, proven ends beyond ±50,000.
    #[must_use]
    pub fn centipawns(self) -> i32 {
        let end = |turns: u32| PROVEN - i32::try_from(turns).unwrap_or(0).min(PROVEN / 2);
        match self {
            Self::Centipawns(value) => value.clamp(1 - PROVEN / 2, PROVEN / 2 - 1),
            Self::Wins(turns) => end(turns),
            Self::Loses(turns) => -end(turns),
        }
    }
}

impl fmt::Display for ClaimedScore {
    /// `+0.35`, `#3`, `#-2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Centipawns(value) => write!(f, "{:+.2}", f64::from(value) / 100.0),
            Self::Wins(turns) => write!(f, "#{turns}"),
            Self::Loses(turns) => write!(f, "#-{turns}"),
        }
    }
}

impl serde::Serialize for ClaimedScore {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for ClaimedScore {
    type Err = String;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, String> {
        let score = match text.strip_prefix('#') {
            Some(turns) => match turns.strip_prefix('-') {
                Some(turns) => turns.parse().ok().map(Self::Loses),
                None => turns.parse().ok().map(Self::Wins),
            },
            // With two decimals, a number without its point is the number of hundredths.
            None => text
                .rsplit_once('.')
                .filter(|(_, hundredths)| hundredths.len() == 2)
                .and_then(|(whole, hundredths)| format!("{whole}{hundredths}").parse().ok())
                .map(Self::Centipawns),
        };
        score.ok_or_else(|| format!("“{text}” is no score"))
    }
}

impl<'de> serde::Deserialize<'de> for ClaimedScore {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_of_the_engine_are_understood() {
        assert_eq!(ClaimedScore::of_score(35).to_string(), "+0.35");
        assert_eq!(ClaimedScore::of_score(1_000_000 - 3).to_string(), "#2");
        assert_eq!(ClaimedScore::of_score(2 - 1_000_000).to_string(), "#-1");
    }

    #[test]
    fn scores_are_read_as_they_are_written() {
        let evaluations = [0, 7, -7, 35, -35, 100, -12_345, i32::MAX, i32::MIN].map(ClaimedScore::Centipawns);
        let ends =
            [ClaimedScore::Wins(0), ClaimedScore::Wins(12), ClaimedScore::Loses(1), ClaimedScore::Loses(u32::MAX)];
        for score in evaluations.into_iter().chain(ends) {
            assert_eq!(score.to_string().parse(), Ok(score));
        }
        for text in ["", "#", "#x", "1", "1.5", "+", "+.", "é.é"] {
            assert!(text.parse::<ClaimedScore>().is_err(), "{text}");
        }
    }

    #[test]
    fn proven_ends_are_beyond_evaluations() {
        let order = [
            ClaimedScore::Loses(1),
            ClaimedScore::Loses(9),
            ClaimedScore::Centipawns(i32::MIN),
            ClaimedScore::Centipawns(0),
        ];
        assert!(order.windows(2).all(|pair| pair[0].centipawns() < pair[1].centipawns()));
        assert!(ClaimedScore::Centipawns(i32::MAX).centipawns() < ClaimedScore::Wins(u32::MAX).centipawns());
        assert!(ClaimedScore::Wins(5).centipawns() < ClaimedScore::Wins(2).centipawns());
    }
}
