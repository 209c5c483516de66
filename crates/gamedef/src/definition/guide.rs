//! The guided first game: steps on the board, some with a task.

use super::{NeutralId, PieceTypeId};
use crate::board::CellIndex;
use crate::ending::Reason;

/// A step of the guided first game. This crate checks its placement and names; `variorum_library::guide` plays the steps and checks that
/// every task can be done.
#[derive(Clone, Debug, PartialEq)]
pub struct GuideStep {
    /// Its title for players.
    pub title: String,
    /// What it teaches.
    pub text: String,
    /// The section of [`About::rules`](super::About::rules) that it teaches, as the number of its heading from 0.
    pub rule: Option<usize>,
    /// The position, as text; `None`: the step goes on from the one before, the first from the default start position.
    pub position: Option<String>,
    /// A turn that is made and shown first, as move text.
    pub turn: Option<String>,
    /// The cell of a piece whose reach is shown.
    pub show: Option<CellIndex>,
    /// What the player is to do; `None` if there is only something to see.
    pub task: Option<Task>,
}

/// What a player is to do in a step of the guided game: make a turn that meets a goal.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// The task, as an imperative sentence.
    pub text: String,
    /// What the turn must do.
    pub goal: Goal,
    /// The opponent's reply, as move text.
    pub reply: Option<String>,
    /// A turn that meets the goal, as move text; `None`: one is searched for.
    pub hint: Option<String>,
    /// What players read after a turn that does not meet the goal; may be empty.
    pub wrong: String,
}

/// What a turn must do: all of these conditions hold. Never empty.
pub type Goal = Vec<GoalCondition>;

/// A type of piece, with or without an owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyPiece {
    /// A type that belongs to a side.
    Owned(PieceTypeId),
    /// A type of neutral piece.
    Neutral(NeutralId),
}

/// A condition on a turn. Where it names no piece, any piece will do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoalCondition {
    /// The turn is one of these, as move text.
    OneOf(Vec<String>),
    /// It mates.
    Mate,
    /// It gives check, or mates.
    Check,
    /// It ends the game, for this reason.
    End(Option<Reason>),
    /// It ends the game, and the player wins.
    Win,
    /// A piece of the type `victim` is captured by one of the type `by`.
    Capture {
        /// The captured type.
        victim: Option<PieceTypeId>,
        /// The capturing type, before any promotion.
        by: Option<PieceTypeId>,
    },
    /// A piece of this type moves in either part of the turn. Drops are no moves.
    Move(AnyPiece),
    /// A part of the turn ends on this cell.
    Reach(CellIndex),
    /// A piece passes this cell on its way, by stepping over it, turning on it or being relayed from it.
    Through(CellIndex),
    /// The second part of the turn is made.
    SecondPart,
    /// The second part of the turn is left out.
    Pass,
    /// A piece is promoted, to this type.
    Promote(Option<PieceTypeId>),
    /// A piece is dropped, of this type.
    Drop(Option<PieceTypeId>),
    /// The player castles.
    Castle,
    /// The royal piece changes places with a neighbour.
    Swap,
    /// The player was in check. Every legal turn answers it.
    AnswerCheck,
}
