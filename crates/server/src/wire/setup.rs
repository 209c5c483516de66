//! Positions composed field by field.

use serde::{Deserialize, Serialize};

use super::analysis::PositionView;
use super::board::{Both, Piece, Stock};
use crate::language::Problem;
use crate::openapi::values;

/// A value for each side.
#[derive(Clone, Debug, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Pair<T> {
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<T>", optional))]
    pub w: T,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<T>", optional))]
    pub b: T,
}

/// A possible capture in passing (en passant).
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Passing {
    /// The cells on which it can be captured.
    #[schema(max_items = 2048)]
    pub cells: Vec<String>,
    /// The cell of the piece.
    pub victim: String,
}

/// A neutral piece that may not be moved straight back.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ko {
    pub from: String,
    pub to: String,
}

/// A count of turns towards a draw, in a game that counts in endings. Both numbers count the turns of both sides.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SetupCount {
    /// The turns counted so far.
    #[schema(value_type = values::CountedTurns)]
    pub turns: u16,
    /// The largest number of turns without a draw, at least 1.
    #[schema(value_type = values::CountedTurns)]
    pub limit: u16,
}

/// A position, field by field.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Setup {
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<Piece>>", optional))]
    #[schema(max_items = 2048)]
    pub pieces: Vec<Piece>,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Pair<Vec<Stock>>>", optional))]
    pub hands: Pair<Vec<Stock>>,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Pair<Vec<Stock>>>", optional))]
    pub lost: Pair<Vec<Stock>>,
    #[cfg_attr(test, ts(type = "Side"))]
    #[schema(value_type = values::SideLetter)]
    pub side: char,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    #[schema(max_items = 2048)]
    pub castling: Vec<String>,
    /// One at most, unless players make several moves in a row.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<Passing>>", optional))]
    #[schema(max_items = 2048)]
    pub passing: Vec<Passing>,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<Ko>>", optional))]
    #[schema(max_items = 2048)]
    pub ko: Vec<Ko>,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u32>", optional))]
    #[schema(value_type = values::Counter)]
    pub halfmove: u32,
    #[serde(default = "one")]
    #[cfg_attr(test, ts(as = "Option<u32>", optional))]
    #[schema(value_type = values::Counter)]
    pub number: u32,
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Pair<u8>>", optional))]
    #[schema(value_type = Pair<values::Byte>)]
    pub home: Pair<u8>,
    /// The number of checks that each side has given.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Pair<u8>>", optional))]
    #[schema(value_type = Pair<values::Byte>)]
    pub checks: Pair<u8>,
    /// Which side has castled, in games in which an ending asks for it.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Pair<bool>>", optional))]
    pub castled: Pair<bool>,
    /// The cell on which the last turn captured a piece, where that bars captures like it in the coming turn.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub struck: Option<String>,
    /// How many turns of a row the side to move has already made.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    #[schema(value_type = values::CountedTurns)]
    pub made: u16,
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub count: Option<SetupCount>,
}

fn one() -> u32 {
    1
}

/// A request to check a setup: as text or field by field.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SetupRequest {
    /// A position text, in any supported notation.
    Text(String),
    /// The fields of a position.
    Setup(Box<Setup>),
}

/// A setup, checked.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Checked {
    /// The position text, even of a setup with problems.
    pub text: String,
    /// All problems; empty if it is a legal setup.
    pub faults: Vec<Problem>,
    /// What was guessed or left out when the text was read, and what cannot occur in a game.
    pub remarks: Vec<Problem>,
    /// The fields. Missing only if a text cannot be parsed.
    pub setup: Option<Setup>,
    /// What a board shows, if it is a legal setup.
    pub view: Option<PositionView>,
}

/// The fields that a variant's positions have.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetupFields {
    /// The token of the royal piece, of which each side must have exactly one.
    pub royal: Option<String>,
    /// Tokens of pieces that may be in hand.
    pub hands: Vec<String>,
    /// Tokens of pieces whose losses are counted.
    pub lost: Vec<String>,
    /// Cells from which pieces may castle with their royal piece.
    pub castling: Both<Vec<String>>,
    /// Is there capture in passing?
    pub passing: bool,
    /// Are there neutral pieces that may not be moved straight back?
    pub ko: bool,
    /// The maximum number of turns in which a royal piece must come home; 0 without such a duty.
    pub home: u8,
    /// Are checks counted?
    pub checks: bool,
    /// Does an ending ask who has castled?
    pub castled: bool,
    /// May a capture bar others like it in the next turn?
    pub struck: bool,
    /// Do players have several turns in a row?
    pub made: bool,
    /// Are turns counted towards a draw in endings?
    pub count: bool,
}
