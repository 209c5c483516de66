//! The end of a game, with the words for it.

use std::str::FromStr;

use variorum_gamedef::vocabulary::Choices as _;
use variorum_rules::{Outcome, Position, Reason, Side};

use crate::material::can_never_win;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// By the rules of the game.
    Rules(Reason),
    /// A player gave up.
    Resignation,
    /// Both players agreed on a draw.
    Agreement,
    /// A player's time is over.
    Time,
    /// It has as many turns as a game may have where it is played.
    TurnLimit,
    /// Called off before it had really begun: there is no result.
    Aborted,
}

/// The words for decisions. One table for both directions: a decision without a word does not compile, and none can be written that does not
/// read back. Ends by the rules have the words of their reasons.
macro_rules! words {
    ($($cause:ident => $word:literal,)+) => {
        fn word_of(cause: Cause) -> &'static str {
            match cause {
                Cause::Rules(reason) => reason.word(),
                $(Cause::$cause => $word,)+
            }
        }

        impl Cause {
            /// Everything but the ends by the rules.
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

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The winner; `None`: a draw, or no result at all ([`Cause::Aborted`]).
    pub winner: Option<Side>,
    /// Why.
    pub cause: Cause,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        Self { winner: outcome.winner, cause: Cause::Rules(outcome.reason) }
    }
}

impl Ending {
    /// A player gave up.
    #[must_use]
    pub const fn resignation(loser: Side) -> Self {
        Self { winner: Some(loser.other()), cause: Cause::Resignation }
    }

    /// A draw by agreement.
    pub const AGREEMENT: Self = Self { winner: None, cause: Cause::Agreement };

    /// A draw, since no more turns are taken.
    pub const TURN_LIMIT: Self = Self { winner: None, cause: Cause::TurnLimit };

    /// Called off.
    pub const ABORTED: Self = Self { winner: None, cause: Cause::Aborted };

    /// A player's time is over; a draw if the other side could never win ([`crate::can_never_win`]).
    #[must_use]
    pub fn time(loser: Side, position: &Position) -> Self {
        let winner = (!can_never_win(position, loser.other())).then_some(loser.other());
        Self { winner, cause: Cause::Time }
    }

    /// Was it brought about otherwise than by the last turn?
    #[must_use]
    pub const fn is_decision(self) -> bool {
        !matches!(self.cause, Cause::Rules(_) | Cause::TurnLimit)
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for none.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match self.winner {
            None if matches!(self.cause, Cause::Aborted) => "*",
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// Why, as one word for programs. The sentence for people is the message `ending-WORD` of the catalogues.
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

/// A text is not an ending.
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

    /// Every cause there is, for every result: a word that is not read back would open a stored game again.
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
