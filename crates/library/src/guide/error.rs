//! What does not hold in the guided first game, as data. Serialized, an error is `{"code": …, "args": …}`.

use serde::Serialize;
use variorum_gamedef::{Place, Sentence};
use variorum_rules::{PositionErrors, Reason, TurnError};

/// A step of the guided first game does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum GuideError {
    /// Something is wrong in a step.
    #[error("guide, step {step} “{title}”: {fault}")]
    Step {
        /// The step, from 1.
        step: usize,
        /// Its title.
        title: String,
        /// What is wrong.
        fault: GuideFault,
    },
}

/// What is wrong with a step of the guided first game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum GuideFault {
    /// Playing the guide takes too long.
    #[error("playing the guide takes too much work: use fewer steps, or smaller positions")]
    TooMuchWork,
    /// Its position is faulty.
    #[error("this is not a position of the game: {position}")]
    Position {
        /// What is wrong with it.
        position: PositionErrors,
    },
    /// The game is over where it begins, or where its task is set.
    #[error("the game is over here: {}", reason.text())]
    Over {
        /// Why.
        reason: Reason,
    },
    /// A turn of it cannot be made: its own, one of its goal, its hint or the reply.
    #[error("{turn}")]
    Turn {
        /// The key of the turn.
        #[serde(skip)]
        key: &'static str,
        /// Why not.
        turn: TurnError,
    },
    /// There is no piece on the cell whose reach is to be shown.
    #[error("there is no piece on {cell} to be shown")]
    EmptyCell {
        /// The cell.
        cell: String,
    },
    /// No legal turn meets the goal.
    #[error("no legal turn fulfils the task")]
    Unsolvable,
    /// Every legal turn meets the goal.
    #[error("every legal turn fulfils the task, so it teaches nothing")]
    Trivial,
    /// The hint does not meet the goal.
    #[error("the hint “{hint}” does not fulfil the task")]
    Hint {
        /// The hint.
        hint: String,
    },
    /// Several turns meet the goal, although something follows that needs one.
    #[error(
        "{count} turns fulfil the task; where a reply is made or the next step goes on from here, it must be one: make the goal narrower, or give the next step a position"
    )]
    Several {
        /// How many do.
        count: usize,
    },
}

impl GuideError {
    /// Where in the game's file the error is.
    #[must_use]
    pub fn place(&self) -> Place {
        let Self::Step { step, fault, .. } = self;
        let place = Place::of("guide").item(step.saturating_sub(1));
        match fault {
            GuideFault::TooMuchWork => place,
            GuideFault::Position { .. } | GuideFault::Over { .. } => place.key("position"),
            GuideFault::Turn { key, .. } => place.key(key),
            GuideFault::EmptyCell { .. } => place.key("show"),
            GuideFault::Unsolvable | GuideFault::Trivial | GuideFault::Several { .. } => place.key("goal"),
            GuideFault::Hint { .. } => place.key("hint"),
        }
    }
}

impl Sentence for GuideError {
    const PREFIX: &'static str = "guided";
}
