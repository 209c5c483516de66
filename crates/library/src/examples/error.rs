//! What does not hold in an example, as data. Serialized, an error is `{"code": …, "args": …}`.

use std::fmt;

use serde::Serialize;
use variorum_gamedef::definition::Example;
use variorum_gamedef::{Place, Sentence};
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

impl ExampleError {
    /// Where in the game's file the error is. `examples` are those of the game.
    #[must_use]
    pub fn place(&self, examples: &[Example]) -> Place {
        let (Self::Position { title, .. } | Self::Step { title, .. }) = self;
        let number = examples.iter().position(|example| example.title == *title).unwrap_or(0);
        let place = Place::of("example").item(number);
        let Self::Step { step, claim, .. } = self else { return place.key("position") };
        let claimed = examples.get(number).and_then(|example| example.steps.get(step.wrapping_sub(1)));
        let place = place.key("step").item(step.saturating_sub(1));
        let among = |key, texts: Option<&Vec<String>>, text: &String| {
            let number = texts.and_then(|texts| texts.iter().position(|known| known == text));
            place.clone().key(key).item(number.unwrap_or(0))
        };
        match claim {
            ClaimError::TooMuchWork => place,
            ClaimError::Turn { .. } => place.key("turn"),
            ClaimError::Ends { .. } => place.key("ends"),
            ClaimError::NotLegal { text, .. } => among("legal", claimed.map(|step| &step.legal), text),
            ClaimError::Legal { text } | ClaimError::NoPiece { text } => {
                among("illegal", claimed.map(|step| &step.illegal), text)
            }
            ClaimError::EmptyCell { .. } => place.key("show"),
        }
    }
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
    #[error("playing the examples takes too much work: use fewer steps and claims, or smaller positions")]
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
