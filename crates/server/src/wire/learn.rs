//! Lessons about variants and pieces.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::analysis::PositionView;
use super::board::{Outcome, Piece, Way, WrittenTurn};
use super::games::{Ruling, Sign};
use crate::openapi::values;

/// The lesson of a variant.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Lesson {
    pub summary: String,
    pub story: String,
    /// The rules for players; generated from the definition if its file has none.
    pub rules: String,
    pub rulings: Vec<Ruling>,
    pub sources: Vec<Source>,
    /// The names of pieces in the requested language, by token, where they differ from the English ones.
    pub names: BTreeMap<String, String>,
    pub examples: Vec<LessonExample>,
}

/// Where the rules of a variant are described.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Source {
    /// Author, title and place.
    pub text: String,
    /// Its address on the web; null: none.
    pub link: Option<String>,
}

/// A rule demonstrated on the board.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LessonExample {
    pub title: String,
    pub text: String,
    /// The rules of the rule book that it demonstrates.
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
    /// The side that made it.
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
    /// The cells that it touched.
    pub cells: Vec<String>,
    /// The paths of the pieces that it moved.
    pub paths: Vec<Way>,
}

/// A step of an example: its text, and the resulting board.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LessonStep {
    pub text: String,
    pub turn: Option<LessonTurn>,
    pub position: String,
    pub pieces: Vec<Piece>,
    /// The side to move.
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
    /// The cells of the royal pieces of the player to move that are in check.
    pub checked: Vec<String>,
    /// The piece whose reach is shown.
    pub show: Option<Shown>,
    /// Some of the turns that are legal now.
    pub legal: Vec<WrittenTurn>,
    /// Some turns that are illegal now.
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

/// A guided first game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Guide {
    /// The variant has none of its own: these steps were made from its rules and from random games.
    pub made: bool,
    pub steps: Vec<GuideStep>,
}

/// A step of a guided game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GuideStep {
    pub title: String,
    /// What it teaches.
    pub text: String,
    /// The number of a heading in the rules for players, from 0.
    pub rule: Option<usize>,
    /// The piece whose reach is shown.
    pub show: Option<Shown>,
    /// The board, after the turn that is shown first.
    pub view: PositionView,
    pub task: Option<GuideTask>,
}

/// What the player is to do in a step.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GuideTask {
    pub text: String,
    /// What to say after a turn that does not fulfil it; may be empty.
    pub wrong: String,
    /// The board after a turn that fulfils it.
    pub hint: PositionView,
    /// The board after the opponent's reply to it.
    pub reply: Option<PositionView>,
}

/// A turn to be judged.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GuideTurn {
    /// The step, from 0.
    #[schema(value_type = values::GuideStepNumber)]
    pub step: usize,
    /// The whole turn.
    pub turn: String,
}

/// Whether a turn fulfils the task of a step.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GuideVerdict {
    pub met: bool,
    /// The board after the turn.
    pub view: PositionView,
    /// The board after the opponent's reply, if there is one.
    pub reply: Option<PositionView>,
}

/// Cells that a piece can go to.
#[derive(Clone, Debug, Default, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Goals {
    /// Empty cells that it can move to.
    pub moves: Vec<String>,
    /// Cells on which it can capture.
    pub captures: Vec<String>,
    /// Cells of either list that it reaches only by a relay or a gate.
    pub led: Vec<String>,
    /// Cells whose piece it can change places with; alone on the board, where it could if such a piece stood there.
    pub swaps: Vec<String>,
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
    /// On the board as it stands, ignoring the safety of kings.
    pub here: Goals,
    /// It cannot move while its side lacks a certain piece.
    pub frozen: bool,
    /// Where legal turns lead it; null if it is not its side's turn, or the board is not a legal position.
    pub legal: Option<Vec<String>>,
}

/// What attacks a cell.
#[derive(Clone, Debug, Default, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Attacks {
    pub cell: String,
    /// The pieces of White that could capture there; if the cell is White's, those that would recapture.
    pub white: Vec<Attacker>,
    /// The same of Black.
    pub black: Vec<Attacker>,
}

/// A piece that attacks a cell.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Attacker {
    pub cell: String,
    /// The way of its capture.
    pub way: Way,
}

/// A piece type.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PieceOverview {
    pub name: String,
    /// Its token in the first of its variants.
    pub token: String,
    pub sign: Sign,
    pub neutral: bool,
    pub royal: bool,
    pub explain: Vec<String>,
    /// The variants that have it.
    pub games: Vec<InGame>,
}

/// A variant that has a piece type.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct InGame {
    pub id: String,
    pub name: String,
    pub token: String,
}

/// Which pieces of a game win alone.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GameEndings {
    /// In the order of the game's pieces; empty where nothing has been worked out.
    pub endings: Vec<GameEnding>,
}

/// A few pieces against a bare royal piece.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameEnding {
    /// All pieces, such as `K Q / K`.
    pub pieces: String,
    /// The tokens of those that help the royal piece.
    pub helpers: Vec<String>,
    /// The share of positions that White wins with White to move, from 0 to 1.
    pub to_move: f64,
    /// The share with Black to move.
    pub waiting: f64,
    /// A longest win; null if there is no win.
    pub longest: Option<LongestEnding>,
}

/// A longest win.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LongestEnding {
    /// White's turns until the end.
    pub turns: u16,
    /// The position in which it begins, as text.
    pub position: String,
    /// The turns of both sides, as text.
    pub line: Vec<String>,
}
