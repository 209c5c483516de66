//! Start positions whose pieces are shuffled.

use serde::Serialize;

use super::{PieceTypeId, ZoneId};
use crate::digest::unset;

/// How the pieces of a start position change places, as in Chess960 (Bobby Fischer, 1996).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shuffle {
    /// White's pieces on these cells change places with each other, and Black's on the cells that mirror them.
    pub cells: ZoneId,
    /// What every array must keep.
    #[serde(skip_serializing_if = "unset")]
    pub rules: Vec<ShuffleRule>,
    /// Each side has an array of its own; otherwise Black's mirrors White's.
    #[serde(skip_serializing_if = "unset")]
    pub apart: bool,
}

/// What the arrays of a [`Shuffle`] keep. A piece type occurs in at most one of these rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ShuffleRule {
    /// Each side has two pieces of these types among the shuffled ones, one on a light and one on a dark cell.
    BothColours(Vec<PieceTypeId>),
    /// The only piece of the first type stands between two pieces of the second, in the order of the cells.
    Between(PieceTypeId, PieceTypeId),
}
