//! The ending of a game and the words for it.

use std::str::FromStr;

use variorum_gamedef::vocabulary::Choices as _;
use variorum_rules::{Outcome, Position, Reason, Side};

use crate::material::can_never_win;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The rules of the game.
    Rules(Reason),
    /// A player resigned.
    Resignation,
    /// The players agreed to a draw.
    Agreement,
    /// A player ran out of time.
    Time,
    /// The game reached the greatest number of turns that its host allows.
    TurnLimit,
    /// The game was aborted before it had really begun, so it has no result.
    Aborted,
}

/// Declares the words of the causes other than the rules, whose words are those of their reasons. One table serves both directions, so that every
/// cause has a word and every word is read back.
macro_rules! words {
    ($($cause:ident => $word:literal,)+) => {
        fn word_of(cause: Cause) -> &'static str {
            match cause {
                Cause::Rules(reason) => reason.word(),
                $(Cause::$cause => $word,)+
            }
        }

        impl Cause {
            /// All causes except the rules.
            pub const DECISIONS: &'static [Self] = &[$(Self::$cause,)+];
        }

        fn cause_of(word: &str) -> Option<Cause> {
            match word {
                $($word => Some(Cause::$cause),)+
                _ => Reason::of_word(word).map(Cause::Rules),
            }
        }
    };
}

words! {
    Resignation => "resignation",
    Agreement => "agreement",
    Time => "time",
    TurnLimit => "turn-limit",
    Aborted => "aborted",
}

/// The ending of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The winner; `None` for a draw or an aborted game ([`Cause::Aborted`]).
    pub winner: Option<Side>,
    /// The cause.
    pub cause: Cause,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        Self { winner: outcome.winner, cause: Cause::Rules(outcome.reason) }
    }
}

impl Ending {
    /// `loser` resigned.
    #[must_use]
    pub const fn resignation(loser: Side) -> Self {
        Self { winner: Some(loser.other()), cause: Cause::Resignation }
    }

    /// A draw by agreement.
    pub const AGREEMENT: Self = Self { winner: None, cause: Cause::Agreement };

    /// A draw because the limit of turns is reached.
    pub const TURN_LIMIT: Self = Self { winner: None, cause: Cause::TurnLimit };

    /// An aborted game.
    pub const ABORTED: Self = Self { winner: None, cause: Cause::Aborted };

    /// `loser` ran out of time. It is a draw if the other side can never win ([`crate::can_never_win`]).
    #[must_use]
    pub fn time(loser: Side, position: &Position) -> Self {
        let winner = (!can_never_win(position, loser.other())).then_some(loser.other());
        Self { winner, cause: Cause::Time }
    }

    /// Whether something other than the last turn ended the game.
    #[must_use]
    pub const fn is_decision(self) -> bool {
        !matches!(self.cause, Cause::Rules(_) | Cause::TurnLimit)
    }

    /// The result: `1-0`, `0-1`, `1/2-1/2`, or `*` for an aborted game.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match self.winner {
            None if matches!(self.cause, Cause::Aborted) => "*",
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// The cause as one word for programs. The sentence for people is the message `ending-WORD` in catalogues.
    #[must_use]
    pub fn word(self) -> &'static str {
        word_of(self.cause)
    }
}

/// An ending as `result word`, such as `0-1 resignation`.
impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.result(), self.word())
    }
}

/// The text is not an ending.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{found}” is not an ending such as “1-0 checkmate”")]
pub struct EndingError {
    /// The text, cut to 40 characters.
    pub found: String,
}

impl FromStr for Ending {
    type Err = EndingError;

    fn from_str(text: &str) -> Result<Self, EndingError> {
        let error = || EndingError { found: text.chars().take(40).collect() };
        let (result, word) = text.trim().split_once(' ').ok_or_else(error)?;
        let winner = match result {
            "1-0" => Some(Side::White),
            "0-1" => Some(Side::Black),
            "1/2-1/2" | "*" => None,
            _ => return Err(error()),
        };
        let cause = cause_of(word).ok_or_else(error)?;
        let ending = Self { winner, cause };
        if ending.result() == result { Ok(ending) } else { Err(error()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_read_back_as_they_were_written() {
        for text in
            ["1-0 checkmate", "0-1 not-home", "1/2-1/2 turn-limit", "1/2-1/2 agreement", "* aborted", "0-1 time"]
        {
            assert_eq!(text.parse::<Ending>().unwrap().to_string(), text);
        }
        for text in ["", "1-0", "1-0 ascension", "2-0 checkmate", "* checkmate", "1-0 aborted x"] {
            assert!(text.parse::<Ending>().is_err(), "{text}");
        }
    }

    /// If a cause were not read back, a stored game would be open again.
    #[test]
    fn every_cause_reads_back() {
        let rules = Reason::VALUES.iter().copied().map(Cause::Rules);
        for cause in rules.chain(Cause::DECISIONS.iter().copied()) {
            for winner in [None, Some(Side::White), Some(Side::Black)] {
                let ending = Ending { winner, cause };
                assert_eq!(ending.to_string().parse(), Ok(ending), "{ending}");
            }
        }
    }
}
