//! What can go wrong: a player that loses a game by its own doing, and a match that cannot be played.

use std::path::PathBuf;

/// Why a player lost a game other than by the rules, or why its game cannot go on.
#[derive(Debug)]
pub(crate) enum SeatError {
    /// The player is to blame.
    Forfeit(Forfeit),
    /// The match cannot go on.
    Match(MatchError),
    /// The match was broken off.
    Stopped,
}

impl From<MatchError> for SeatError {
    fn from(fault: MatchError) -> Self {
        Self::Match(fault)
    }
}

impl From<Forfeit> for SeatError {
    fn from(forfeit: Forfeit) -> Self {
        Self::Forfeit(forfeit)
    }
}

/// A game lost by the player's own doing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Forfeit {
    /// Took longer than it had.
    #[error("overstepped its time")]
    Time,
    /// Wrote a turn that is not legal.
    #[error("played “{0}”, which is not legal")]
    Illegal(String),
    /// Had a legal turn and gave none.
    #[error("gave no turn")]
    NoTurn,
    /// The program ended.
    #[error("the program ended")]
    Ended,
    /// No time limit, and nothing heard for as long as patience lasts.
    #[error("the program did not answer")]
    Silent,
    /// Took a legal turn of the opponent for illegal.
    #[error("refused a legal turn: {0}")]
    Refused(String),
    /// Said that the game is over when it is not.
    #[error("claimed an end that the rules do not know: {0}")]
    Claimed(String),
    /// Gave up.
    #[error("resigned")]
    Resigned,
}

impl Forfeit {
    /// For counting: the reason without what was said.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Time => "loss on time",
            Self::Illegal(_) => "illegal turn",
            Self::NoTurn => "no turn given",
            Self::Ended => "program ended",
            Self::Silent => "no answer",
            Self::Refused(_) => "legal turn refused",
            Self::Claimed(_) => "false claim",
            Self::Resigned => "resignation",
        }
    }

    /// Is it a fault, as opposed to part of the game?
    #[must_use]
    pub const fn is_fault(&self) -> bool {
        !matches!(self, Self::Resigned)
    }
}

/// Why a match cannot be played, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// A program cannot be started.
    #[error("cannot start {program}: {why}", program = .0.display(), why = .1)]
    Start(PathBuf, String),
    /// A program does not answer as the protocol demands.
    #[error("{program} does not speak {protocol}: {why}", program = .program.display())]
    Protocol {
        /// The program.
        program: PathBuf,
        /// `UCI` or `XBoard's protocol`.
        protocol: &'static str,
        /// What was missed.
        why: String,
    },
    /// A program does not play this game.
    #[error("{program} does not offer this game; it offers {offered}", program = .program.display())]
    Variant {
        /// The program.
        program: PathBuf,
        /// What it says that it plays.
        offered: String,
    },
    /// A program or the engine has no such option.
    #[error("{player} has no option “{option}”; it has {offered}")]
    Option {
        /// The player.
        player: String,
        /// The name given.
        option: String,
        /// The names that there are.
        offered: String,
    },
    /// An option cannot have this value.
    #[error("the option “{option}” of {player} cannot be “{value}”: {why}")]
    Value {
        /// The player.
        player: String,
        /// The option's name.
        option: String,
        /// The value given.
        value: String,
        /// What it should be.
        why: String,
    },
    /// A limit that the player cannot be held to.
    #[error("{player} cannot be limited so: {why}")]
    Limit {
        /// The player.
        player: String,
        /// What to do.
        why: String,
    },
    /// A start position cannot be used.
    #[error("opening {number} cannot be used: {why}")]
    Opening {
        /// Its number, from 1.
        number: usize,
        /// Why.
        why: String,
    },
    /// Something else that the settings ask for is impossible.
    #[error("{0}")]
    Settings(String),
}
