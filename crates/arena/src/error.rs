//! Errors: a player that forfeits a game, and a match that cannot be played.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use variorum_jobs::QueueError;

/// Why an adapter cannot go on with its game.
#[derive(Debug)]
pub(crate) enum AdapterError {
    /// The player loses the game.
    Forfeit(Forfeit),
    /// The match cannot go on.
    Match(MatchError),
    /// The match was aborted.
    Stopped,
}

impl From<MatchError> for AdapterError {
    fn from(fault: MatchError) -> Self {
        Self::Match(fault)
    }
}

impl From<Forfeit> for AdapterError {
    fn from(forfeit: Forfeit) -> Self {
        Self::Forfeit(forfeit)
    }
}

/// Why a player lost a game other than by its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Forfeit {
    /// The player exceeded its time.
    #[error("exceeded its time")]
    Time,
    /// The player's turn, given as written, is not legal.
    #[error("played “{0}”, which is not legal")]
    Illegal(String),
    /// The player had a legal turn but gave none.
    #[error("gave no turn")]
    NoTurn,
    /// The program ended.
    #[error("the program ended")]
    Ended,
    /// The program did not answer within [`Settings::patience_s`](crate::Settings::patience_s); it had no time limit.
    #[error("the program did not answer")]
    Silent,
    /// The program rejected a legal turn of the opponent, with this line.
    #[error("rejected a legal turn: {0}")]
    Refused(String),
    /// The program claimed with this line that the game is over when it is not.
    #[error("claimed wrongly that the game is over: {0}")]
    Claimed(String),
    /// The player resigned.
    #[error("resigned")]
    Resigned,
}

impl Forfeit {
    /// The reason without details, as a key for counting.
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

    /// Whether it is an error of the player. Resigning is not.
    #[must_use]
    pub const fn is_fault(&self) -> bool {
        !matches!(self, Self::Resigned)
    }
}

/// Why a match cannot be played or finished.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// A program cannot be started, for the operating system's reason.
    #[error("cannot start {program}: {why}", program = .0.display(), why = .1)]
    Start(PathBuf, String),
    /// A program does not follow its protocol.
    #[error("{program} does not speak {protocol}: {why}", program = .program.display())]
    Protocol {
        /// The program.
        program: PathBuf,
        /// `UCI` or `XBoard's protocol`.
        protocol: &'static str,
        /// What the program did wrong.
        why: String,
    },
    /// A program does not play this game.
    #[error("{program} does not offer this game; it offers {offered}", program = .program.display())]
    Variant {
        /// The program.
        program: PathBuf,
        /// The games that it offers.
        offered: String,
    },
    /// A program or the engine has no such option.
    #[error("{player} has no option “{option}”; it has {offered}")]
    Option {
        /// The player.
        player: String,
        /// The name given.
        option: String,
        /// The available names.
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
        /// The values that it can have.
        why: String,
    },
    /// The letters of a program cannot be used.
    #[error("the letters of {player} cannot be used: {why}")]
    Letters {
        /// The player.
        player: String,
        /// What is wrong with them.
        why: String,
    },
    /// A program that has another name for the game would not understand how pieces are named here.
    #[error(
        "{player} has another name for the game, and will not know “{piece}” either: give its letters for the pieces"
    )]
    NeedsLetters {
        /// The player.
        player: String,
        /// The token of a piece.
        piece: String,
    },
    /// The player does not support the limit.
    #[error("{player} does not support this limit: {why}")]
    Limit {
        /// The player.
        player: String,
        /// What is not supported, and what to do instead.
        why: String,
    },
    /// A start position cannot be used.
    #[error("opening {number} cannot be used: {why}")]
    Opening {
        /// Its number, from 1.
        number: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The game has no start position of this number.
    #[error("there is no start position {number}, counted from 0: the game has {count}")]
    NoSuchStart {
        /// The number asked for, from 0.
        number: usize,
        /// How many the game has.
        count: usize,
    },
    /// The pool has no games.
    #[error("a match needs a game")]
    NoGames,
    /// Games that are played elsewhere have no result.
    #[error(transparent)]
    Queue(#[from] QueueError),
    /// Another setting is impossible; the text says which.
    #[error("{0}")]
    Settings(String),
}
