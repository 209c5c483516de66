//! The wire format of analysis; documented in `docs/analysis.md`.

use serde::{Deserialize, Serialize};

use super::board::{Both, CapturedPiece, Outcome, Piece, Stock, TurnCount, TurnsInRow, Way, WrittenTurn};
use super::choices::FirstChoice;
use super::session::Side;
use crate::language::Problem;
use crate::openapi::values;

/// A position: where it begins, and the turns from there.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Place {
    /// The position text that it begins with; by default a start position of the variant.
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

/// A request for the positions along a line.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineRequest {
    #[serde(flatten)]
    pub place: Place,
    /// The first requested position: after this many turns.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<usize>", optional))]
    #[schema(value_type = values::Ply)]
    pub from: usize,
}

/// A request for the second parts that may follow a first part.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct SecondPartRequest {
    #[serde(flatten)]
    pub place: Place,
    /// The first part, as text.
    pub first: String,
}

/// A question why a turn is not legal.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct RefusalRequest {
    #[serde(flatten)]
    pub place: Place,
    /// The turn as text, or its first part alone: `e2e4`, `e2e4,*@e5`, `P@e5`. A click on two cells is their names, one after the other.
    pub turn: String,
}

/// A line that a player typed.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct AskRequest {
    #[serde(flatten)]
    pub place: Place,
    /// The first part of the turn that is being built, as text.
    #[cfg_attr(test, ts(optional = nullable))]
    pub begun: Option<String>,
    /// The side of the player who asks: moves are read only in its turn. By default of both.
    #[cfg_attr(test, ts(optional = nullable))]
    pub side: Option<Side>,
    /// A move in any notation of the variant, a question or a command (docs/commands.md).
    #[schema(value_type = values::TypedLine)]
    pub line: String,
}

/// What a line asks to be done. It is legal as far as the rules go; nothing has been done yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "camelCase")]
pub(crate) enum Deed {
    /// A whole turn, in Variorum's own text.
    Turn { text: String },
    /// The first part of a turn, after which a second part can or must follow.
    First { text: String },
    /// Takes back the part that was made, or else a turn.
    Undo,
    /// Offers a draw, or accepts the other's offer.
    Draw,
    /// Resigns.
    Resign,
    /// Tells the clocks.
    Clock,
}

/// The answer to a line.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AskAnswer {
    /// Sentences, in the language of the request; none if something is to be done.
    pub lines: Vec<String>,
    /// What is to be done; null if the line was a question, or not understood.
    #[serde(rename = "do")]
    pub deed: Option<Deed>,
}

/// Why a turn is not legal.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Refusal {
    /// It is legal after all; there are no causes then.
    pub legal: bool,
    /// All causes as sentences for people, in the language of the request; empty if the turn is legal.
    pub text: String,
    /// The cells of the part of the turn that was refused: where it begins, where it ends.
    pub cells: Vec<String>,
    /// The causes. They are enough together, and each of them is needed.
    pub causes: Vec<RefusalCause>,
}

/// One cause for which a turn is not legal.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RefusalCause {
    /// The cause as a code for programs, such as `blocked`, `pinned` or `ko`.
    pub code: String,
    /// The arguments of the sentence, by name.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[schema(value_type = Object)]
    pub args: serde_json::Value,
    /// The sentence.
    pub text: String,
    /// The cells to mark: of the pieces that are the cause, or where something is missing.
    pub cells: Vec<String>,
    /// The lines to draw, each from an attacker to the piece that it attacks.
    pub lines: Vec<Vec<String>>,
}

/// A request for engine analysis.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct AnalysisRequest {
    #[serde(flatten)]
    pub place: Place,
    /// A first part that was made already: only turns that begin with it are searched.
    #[cfg_attr(test, ts(optional = nullable))]
    pub first: Option<String>,
    /// The number of lines, 1 to 5.
    #[serde(default = "one")]
    #[cfg_attr(test, ts(as = "Option<usize>", optional))]
    #[schema(value_type = values::Lines)]
    pub lines: usize,
    /// The maximum depth in turns.
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::Depth>)]
    pub depth: Option<u32>,
    /// The thinking time in seconds.
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::Seconds>)]
    pub seconds: Option<u32>,
}

fn one() -> usize {
    1
}

/// A turn for display on the board.
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
    /// The paths of the pieces that it moves.
    pub paths: Vec<Way>,
}

/// A position with everything that a board shows.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct PositionView {
    /// As text.
    pub position: String,
    /// As FEN, if other programs for such games write one.
    pub fen: Option<String>,
    /// As SFEN, if it fits into the text of shogi programs.
    pub sfen: Option<String>,
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
    pub number: u32,
    pub pieces: Vec<Piece>,
    pub hands: Both<Vec<Stock>>,
    pub lost: Both<Vec<Stock>>,
    /// The count of turns towards a draw; null while nothing is counted.
    pub count: Option<TurnCount>,
    /// How far the player to move is in a row of turns; null in games in which players take turns.
    pub row: Option<TurnsInRow>,
    /// The cells of the royal pieces in check; of several that are attacked, those whose attack is check.
    pub checked: Vec<String>,
    /// The turn that led here.
    pub turn: Option<ShownTurn>,
    /// The end of the game by the position itself: no turn can follow.
    pub outcome: Option<Outcome>,
    /// The end of a game that reached the position by these turns (repetition, quiet turns); turns can follow all the same.
    pub history: Option<Outcome>,
}

/// A position with the turns that may follow.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenPosition {
    #[serde(flatten)]
    pub view: PositionView,
    /// What was guessed or left out when the text of the start was read, and what cannot occur in a game.
    pub remarks: Vec<Problem>,
    /// The pieces that the turns captured, in order.
    pub captured: Vec<CapturedPiece>,
    pub first: Vec<FirstChoice>,
}

/// Why a line ends earlier than requested.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LineError {
    /// The index of the turn, from 0.
    pub turn: usize,
    pub text: String,
    /// Why the turn cannot be made.
    pub problem: Problem,
}

/// The positions along a line.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LineView {
    /// The position that it begins with.
    pub start: String,
    /// What was guessed or left out when the text of the start was read, and what cannot occur in a game.
    pub remarks: Vec<Problem>,
    /// How many turns could be made.
    pub length: usize,
    /// The first position included: after this many turns.
    pub from: usize,
    pub positions: Vec<PositionView>,
    /// What may follow the last position, if that is included.
    pub first: Vec<FirstChoice>,
    pub fault: Option<LineError>,
}

/// The engine's evaluation of a line, from White's point of view.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) enum Score {
    /// Centipawns: about 100 for the weakest piece of the game; positive is good for White.
    Centipawns(i32),
    /// A proven win.
    Win {
        /// Who wins.
        #[cfg_attr(test, ts(type = "Side"))]
        winner: char,
        /// In this many turns of the winner; 0 if the game has ended.
        turns: u32,
    },
}

/// How exact a score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Bound {
    Exact,
    /// A lower bound on the value for White.
    AtLeast,
    /// An upper bound on the value for White.
    AtMost,
}

/// One of the best lines.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EngineLine {
    /// The rank, 1 for the best.
    pub rank: usize,
    pub score: Score,
    pub bound: Bound,
    /// The depth in turns.
    pub depth: u32,
    /// The deepest turn searched.
    pub seldepth: u32,
    pub turns: Vec<ShownTurn>,
}

/// The results of the engine so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Report {
    pub depth: u32,
    /// The number of nodes searched: parts of turns.
    pub nodes: u64,
    pub nodes_per_second: u64,
    /// The thinking time in milliseconds.
    pub time: u64,
    /// How full the hash table is, in thousandths.
    pub hashfull: u32,
    pub lines: Vec<EngineLine>,
}

/// The place of a request in the queue.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Queued {
    /// How many requests are before it.
    pub ahead: usize,
}

/// Why the stream ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    /// The depth is reached, or the search is exhaustive.
    Finished,
    /// The time is used up.
    Time,
    /// The visitor made another request.
    Replaced,
    /// Others want the engine and had fewer requests, or none for a minute.
    Crowded,
    /// The game has ended: there is nothing to search.
    Over,
    /// The server is shutting down.
    Closing,
    /// The engine failed.
    Failed,
}

/// The last event of a stream.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct End {
    pub reason: Reason,
    /// The reason as a sentence.
    pub text: String,
}

/// The kind of an event.
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
