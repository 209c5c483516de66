//! The shapes of the JSON that goes out and comes in; `docs/analysis.md` explains them.

use serde::{Deserialize, Serialize};

use super::board::{Both, Outcome, Piece, Stock, Way, WrittenTurn};
use super::choices::FirstChoice;
use crate::language::Problem;
use crate::openapi::values;

/// A position: where it begins, and the turns from there.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Place {
    /// The position text that it begins with; without it, a start position of the game.
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::PositionText>)]
    pub start: Option<String>,
    /// The number of that start position, from 0.
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::StartNumber>)]
    pub start_number: Option<usize>,
    /// Whole turns from there on.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    #[schema(max_items = 3000)]
    pub turns: Vec<String>,
}

/// A wish to see the positions along a line.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineRequest {
    #[serde(flatten)]
    pub place: Place,
    /// The first position wanted: after so many turns.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<usize>", optional))]
    #[schema(value_type = values::Ply)]
    pub from: usize,
}

/// A wish to know what may follow a first part.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct SecondPartRequest {
    #[serde(flatten)]
    pub place: Place,
    /// The first part, as text.
    pub first: String,
}

/// A wish for the engine's opinion.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct AnalysisRequest {
    #[serde(flatten)]
    pub place: Place,
    /// A first part that was made already: only turns that begin with it are looked at.
    #[cfg_attr(test, ts(optional = nullable))]
    pub first: Option<String>,
    /// How many lines, 1 to 5.
    #[serde(default = "one")]
    #[cfg_attr(test, ts(as = "Option<usize>", optional))]
    #[schema(value_type = values::Lines)]
    pub lines: usize,
    /// Greatest depth in turns.
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::Depth>)]
    pub depth: Option<u32>,
    /// Seconds of thinking.
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::Seconds>)]
    pub seconds: Option<u32>,
}

fn one() -> usize {
    1
}

/// A turn to be shown on the board.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownTurn {
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub turn: WrittenTurn,
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
    /// The number of the turn, counted for both sides together.
    pub number: u32,
    /// The cells that it touches.
    pub cells: Vec<String>,
    /// The ways of the pieces that it moves.
    pub paths: Vec<Way>,
}

/// A position with all that a board shows.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct PositionView {
    /// As text.
    pub position: String,
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
    pub number: u32,
    pub pieces: Vec<Piece>,
    pub hands: Both<Vec<Stock>>,
    pub lost: Both<Vec<Stock>>,
    /// The cell of a royal piece in check.
    pub check: Option<String>,
    /// The turn that led here.
    pub turn: Option<ShownTurn>,
    /// The end of the game, by the position itself: no turn can follow.
    pub outcome: Option<Outcome>,
    /// The end of a game that has come here by these turns (repetition, quiet turns); turns can follow all the same.
    pub history: Option<Outcome>,
}

/// A position with the turns that may follow.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenPosition {
    #[serde(flatten)]
    pub view: PositionView,
    pub first: Vec<FirstChoice>,
}

/// Why a line ends earlier than was asked.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LineError {
    /// Which turn, from 0.
    pub turn: usize,
    pub text: String,
    /// Why it cannot be made.
    pub problem: Problem,
}

/// The positions along a line.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LineView {
    /// The position that it begins with.
    pub start: String,
    /// How many turns could be made.
    pub length: usize,
    /// The first position given: after so many turns.
    pub from: usize,
    pub positions: Vec<PositionView>,
    /// What may follow the last one, if it is given.
    pub first: Vec<FirstChoice>,
    pub fault: Option<LineError>,
}

/// The engine's opinion on a line: from White's side.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) enum Score {
    /// Centipawns: about 100 for the weakest piece of the game; positive is good for White.
    Centipawns(i32),
    /// A proven end.
    Win {
        /// Who wins.
        #[cfg_attr(test, ts(type = "Side"))]
        winner: char,
        /// In so many turns of the winner's own; 0: it is over.
        turns: u32,
    },
}

/// How sure a score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Bound {
    Exact,
    /// White’s value is at least this.
    AtLeast,
    /// White’s value is at most this.
    AtMost,
}

/// One of the best lines.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EngineLine {
    /// 1 for the best.
    pub rank: usize,
    pub score: Score,
    pub bound: Bound,
    /// In turns.
    pub depth: u32,
    /// Deepest turn looked at.
    pub seldepth: u32,
    pub turns: Vec<ShownTurn>,
}

/// What the engine has found so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Report {
    pub depth: u32,
    /// Parts of turns made and looked at.
    pub nodes: u64,
    pub nodes_per_second: u64,
    /// Milliseconds of thinking.
    pub time: u64,
    /// How full the table of known positions is, in thousandths.
    pub hashfull: u32,
    pub lines: Vec<EngineLine>,
}

/// Where a request stands in the queue.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Queued {
    /// How many are before it.
    pub ahead: usize,
}

/// Why the stream ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    /// The depth is reached, or everything is known.
    Finished,
    /// The time is used up.
    Time,
    /// The visitor asked for something else.
    Replaced,
    /// Others want the engine and had fewer requests, or none for a minute.
    Crowded,
    /// The game is over: there is nothing to find.
    Over,
    /// The server ends.
    Closing,
    /// The engine broke off.
    Failed,
}

/// The last event of a stream.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct End {
    pub reason: Reason,
    /// The same for people.
    pub text: String,
}

/// What an event tells.
#[derive(Clone, Copy, Debug, utoipa::ToSchema)]
#[allow(dead_code, reason = "the names of the events; this describes them")]
#[schema(rename_all = "lowercase")]
pub(crate) enum EventName {
    /// `data` is `Queued`.
    Queued,
    /// `data` is `Report`.
    Lines,
    /// `data` is `End`; no more events follow.
    End,
}

/// An event of the stream.
#[derive(utoipa::ToSchema)]
#[allow(dead_code, reason = "written as text; this describes it")]
pub(crate) struct Event {
    pub event: EventName,
    /// JSON: `Queued`, `Report` or `End`, by the name of the event.
    #[schema(content_media_type = "application/json")]
    pub data: String,
}
