//! Rules about captures that concern all pieces of a game.

use serde::Serialize;

use super::{Directions, PieceTypeId};
use crate::digest::unset;
use crate::vocabulary::choices;

/// Rules about captures that concern all pieces of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CaptureRules {
    /// Whether a player who can capture must do so.
    #[serde(skip_serializing_if = "unset")]
    pub compulsory: bool,
    /// Explosions, if captures cause them.
    #[serde(skip_serializing_if = "unset")]
    pub blast: Option<Blast>,
    /// Which enemy pieces change sides when a piece has moved or was dropped.
    #[serde(skip_serializing_if = "unset")]
    pub flips: Option<Flips>,
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

/// The explosion that a capture causes: the captured piece, the captor and the pieces around the cell where it landed leave the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Blast {
    /// The cells around the centre that it reaches: one step along each of these paths.
    #[serde(skip_serializing_if = "unset")]
    pub directions: Vec<Directions>,
    /// The piece types that survive beside an explosion, though not in its centre.
    #[serde(skip_serializing_if = "unset")]
    pub spares: Vec<PieceTypeId>,
}
