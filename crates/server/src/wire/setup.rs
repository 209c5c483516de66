//! Positions put together field by field.

use serde::{Deserialize, Serialize};

use super::analysis::PositionView;
use super::board::{Both, Piece, Stock};
use crate::language::Problem;
use crate::openapi::values;

/// Something of both sides.
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

/// What may be captured in passing.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Passing {
    /// On which cells.
    #[schema(max_items = 2048)]
    pub cells: Vec<String>,
    /// Where the piece stands.
    pub victim: String,
}

/// A neutral piece that may not be moved straight back.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ko {
    pub from: String,
    pub to: String,
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
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub passing: Option<Passing>,
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
}

fn one() -> u32 {
    1
}

/// A wish to see a setup checked: as text or field by field.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SetupRequest {
    /// A position text, in any notation that is read.
    Text(String),
    /// variorum_rules::Setup.
    Setup(Box<Setup>),
}

/// A setup, checked.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Checked {
    /// The text; of a setup with faults too.
    pub text: String,
    /// All that is wrong with it; empty: it is a position.
    pub faults: Vec<Problem>,
    /// The fields. Missing only when a text cannot be read.
    pub setup: Option<Setup>,
    /// What a board shows, if it is a position.
    pub view: Option<PositionView>,
}

/// Which fields a game's positions can have.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetupFields {
    /// The token of the royal piece, of which each side must have exactly one.
    pub royal: Option<String>,
    /// Tokens of pieces that may be in hand.
    pub hands: Vec<String>,
    /// Tokens of pieces of which lost ones are counted.
    pub lost: Vec<String>,
    /// Cells from which pieces may castle with their royal piece.
    pub castling: Both<Vec<String>>,
    /// Is there capture in passing?
    pub passing: bool,
    /// Are there neutral pieces that may not be moved straight back?
    pub ko: bool,
    /// The greatest number of turns in which a royal piece must come home; 0: there is no such duty.
    pub home: u8,
}
