//! Which fields the positions of a game can have.

use serde::Serialize;

use crate::dto::Both;

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
