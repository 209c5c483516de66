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
    /// Each side has an array of its own, as in Double Fischer Random; otherwise Black's mirrors White's.
    #[serde(skip_serializing_if = "unset")]
    pub apart: bool,
    /// Black's array is White's turned by half a turn, as in shogi, and no mirror image.
    #[serde(skip_serializing_if = "unset")]
    pub turned: bool,
}

/// What the arrays of a [`Shuffle`] keep. The first two say how pieces are placed: a type occurs in at most one of them. The others choose among the
/// arrays that these make, and look at all pieces of the side, shuffled or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ShuffleRule {
    /// Each side has two pieces of these types among the shuffled ones, one on a light and one on a dark cell.
    BothColours(Vec<PieceTypeId>),
    /// The only piece of the first type stands between two pieces of the second, in the order of the cells.
    Between(PieceTypeId, PieceTypeId),
    /// Every shuffled piece of these types stands in the zone, as its side sees it (the king of “wild castle”, on a file in the middle).
    On(Vec<PieceTypeId>, ZoneId),
    /// Every piece of the first types has one of the second on a neighbouring cell, in any direction.
    Beside(Vec<PieceTypeId>, Vec<PieceTypeId>),
    /// No piece of the first types has one of the second on a neighbouring cell (bishops in Capablanca random chess).
    NotBeside(Vec<PieceTypeId>, Vec<PieceTypeId>),
    /// Every piece of the first types stands before all of the second in the order of the cells: by rank and file, as their side sees it. So one of
    /// two arrays is left that are mirror images of each other (Chess480).
    Before(Vec<PieceTypeId>, Vec<PieceTypeId>),
    /// Every piece of these types is protected by another of its side (pawns in Capablanca random chess).
    Guarded(Vec<PieceTypeId>),
}
