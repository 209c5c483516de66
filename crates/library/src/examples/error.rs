//! What does not hold in an example, as data. Serialized, an error is `{"code": …, "args": …}`.

use std::fmt;

use serde::Serialize;
use variorum_gamedef::Sentence;
use variorum_rules::{PositionErrors, Reason, TurnError};

/// An example does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ExampleError {
    /// Its position is faulty.
    #[error("example “{title}”: this is not a position of the game: {position}")]
    Position {
        /// The title of the example.
        title: String,
        /// What is wrong with its position.
        position: PositionErrors,
    },
    /// Something is wrong in a step.
    #[error("example “{title}”, step {step}: {claim}")]
    Step {
        /// The title of the example.
        title: String,
        /// The step, from 1.
        step: usize,
        /// What is wrong.
        claim: ClaimError,
    },
}

impl Sentence for ExampleError {
    const PREFIX: &'static str = "played";
}

/// A step of an example does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ClaimError {
    /// Playing the examples of the game takes too long.
    #[error("the examples take too much work to be played: use fewer steps and claims, or smaller positions")]
    TooMuchWork,
    /// Its turn cannot be made.
    #[error("{turn}")]
    Turn {
        /// Why not.
        turn: TurnError,
    },
    /// The game does not end as the step says.
    #[error("it says that the game {claimed}, but it {actual}")]
    Ends {
        /// What the step says.
        claimed: End,
        /// What happens.
        actual: End,
    },
    /// A turn is not legal.
    #[error("it says that “{text}” is legal, but {turn}")]
    NotLegal {
        /// The turn.
        text: String,
        /// Why it is not legal.
        turn: TurnError,
    },
    /// A turn is legal.
    #[error("it says that “{text}” is not legal, but it is")]
    Legal {
        /// The turn.
        text: String,
    },
    /// A turn is not legal because it is not a turn of any piece.
    #[error("“{text}” is not a turn that any piece could try")]
    NoPiece {
        /// The turn.
        text: String,
    },
    /// There is no piece on a cell whose reach is to be shown.
    #[error("there is no piece on {cell} to be shown")]
    EmptyCell {
        /// The cell.
        cell: String,
    },
}

/// Whether the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
pub enum End {
    /// It goes on.
    GoesOn,
    /// It ends.
    Ends {
        /// Why.
        reason: Reason,
    },
}

impl From<Option<Reason>> for End {
    fn from(reason: Option<Reason>) -> Self {
        reason.map_or(Self::GoesOn, |reason| Self::Ends { reason })
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GoesOn => f.write_str("goes on"),
            Self::Ends { reason } => write!(f, "ends: {}", reason.text()),
        }
    }
}
