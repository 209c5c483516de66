//! Rules about captures that concern all pieces of a game.

use serde::Serialize;

use super::{Directions, NeutralId, PieceTypeId};
use crate::digest::unset;
use crate::vocabulary::choices;

/// Rules about captures that concern all pieces of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CaptureRules {
    /// Whether a player who can capture must do so.
    #[serde(skip_serializing_if = "unset")]
    pub compulsory: bool,
    /// The types whose captures are compulsory; empty: all.
    #[serde(skip_serializing_if = "unset")]
    pub captors: Vec<PieceTypeId>,
    /// The types whose capture is compulsory; empty: all.
    #[serde(skip_serializing_if = "unset")]
    pub victims: Vec<PieceTypeId>,
    /// Of several compulsory captures, only those of the type that comes first here are allowed; types that are not here come last. Empty: all are.
    #[serde(skip_serializing_if = "unset")]
    pub best_first: Vec<PieceTypeId>,
    /// What captures do to the captor and to what stands around it, if anything.
    #[serde(skip_serializing_if = "unset")]
    pub blast: Option<Blast>,
    /// Which enemy pieces change sides when a piece has moved or was dropped.
    #[serde(skip_serializing_if = "unset")]
    pub flips: Option<Flips>,
}

impl CaptureRules {
    /// Does a capture reach other pieces than the two that meet?
    #[must_use]
    pub fn explodes(&self) -> bool {
        self.blast.as_ref().is_some_and(|blast| !blast.directions.is_empty())
    }
}

choices! {
    /// Which enemy pieces change sides when a piece has moved or was dropped, seen from its cell.
    #[derive(Serialize)]
    pub enum Flips {
        /// As in reversi.
        Enclosed = "enclosed" "those that fill a straight line from it to another own piece",
        /// As in ataxx.
        Around = "around" "those beside it, orthogonally or diagonally",
        /// As in quadwrangle.
        AroundJoined = "around-joined" "those beside it; after a drop only if an own piece is beside it too",
    }
}

/// What a capture takes besides: the captor and, where it is an explosion, the pieces around the cell where it landed leave the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Blast {
    /// The cells around the centre that it reaches: one step along each of these paths. Empty if only captors leave the board.
    #[serde(skip_serializing_if = "unset")]
    pub directions: Vec<Directions>,
    /// The piece types that survive beside an explosion, though not in its centre.
    #[serde(skip_serializing_if = "unset")]
    pub spares: Vec<PieceTypeId>,
    /// The piece types that survive their own captures, as they are before these.
    #[serde(skip_serializing_if = "unset")]
    pub survivors: Vec<PieceTypeId>,
    /// The neutral piece that stands where a captor has perished.
    #[serde(skip_serializing_if = "unset")]
    pub remains: Option<NeutralId>,
}

impl Blast {
    /// Does a capture of this type take it from the board?
    #[must_use]
    pub fn takes_captor(&self, kind: PieceTypeId) -> bool {
        !self.survivors.contains(&kind)
    }
}
