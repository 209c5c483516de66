//! What people learn a game by.

use std::collections::BTreeMap;

use serde::Serialize;

use super::board::{Outcome, Piece, Way, WrittenTurn};
use super::games::{Ruling, Sign};

/// What a learner reads of a game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Lesson {
    pub summary: String,
    pub story: String,
    /// The rules for players; made from the definition where its file tells none.
    pub rules: String,
    pub rulings: Vec<Ruling>,
    /// Names of pieces in the language asked for, by their tokens, where they differ from the English ones.
    pub names: BTreeMap<String, String>,
    pub examples: Vec<LessonExample>,
}

/// A rule shown on the board.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LessonExample {
    pub title: String,
    pub text: String,
    /// Rules of the rule book.
    pub rules: Vec<String>,
    /// The pieces before the first step.
    pub start: Vec<Piece>,
    pub steps: Vec<LessonStep>,
}

/// The turn of a step.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LessonTurn {
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub turn: WrittenTurn,
    /// Who made it.
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
    /// The cells that it touched.
    pub cells: Vec<String>,
    /// The ways of the pieces that it moved.
    pub paths: Vec<Way>,
}

/// A step of an example: what people read, and the board that it leads to.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LessonStep {
    pub text: String,
    pub turn: Option<LessonTurn>,
    pub position: String,
    pub pieces: Vec<Piece>,
    /// Whose turn it is.
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
    /// Where the player to move is in check.
    pub check: Option<String>,
    /// The piece whose reach is shown.
    pub show: Option<Shown>,
    /// Turns that are legal now, among others.
    pub legal: Vec<WrittenTurn>,
    /// Turns that are not.
    pub illegal: Vec<WrittenTurn>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// A piece and where it can go.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Shown {
    pub cell: String,
    pub goals: Goals,
}

/// Cells that a piece can go to.
#[derive(Clone, Debug, Default, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Goals {
    /// Empty cells that it can move to.
    pub moves: Vec<String>,
    /// Cells on which it can capture.
    pub captures: Vec<String>,
    /// Those of both that it comes to only by a relay or a gate.
    pub led: Vec<String>,
}

/// Where a piece can go.
#[derive(Clone, Debug, Default, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Reach {
    pub cell: String,
    pub token: String,
    #[cfg_attr(test, ts(type = "'w' | 'b' | 'n'"))]
    pub side: char,
    /// Alone on the board.
    pub alone: Goals,
    /// On the board as it stands, no king being minded.
    pub here: Goals,
    /// It stands still while its side lacks a certain piece.
    pub frozen: bool,
    /// Where legal turns lead it; nothing known if it is not its side's turn, or the board is no position.
    pub legal: Option<Vec<String>>,
}

/// A kind of piece.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PieceOverview {
    pub name: String,
    /// Its token in the first of its games.
    pub token: String,
    pub sign: Sign,
    pub neutral: bool,
    pub royal: bool,
    pub explain: Vec<String>,
    /// The games that have it.
    pub games: Vec<InGame>,
}

/// A game that has a piece.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct InGame {
    pub id: String,
    pub name: String,
    pub token: String,
}
