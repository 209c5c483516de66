//! Rules about captures that concern all pieces of a game.

use super::{Directions, PieceTypeId};
use crate::vocabulary::choices;

/// Rules about captures that concern all pieces of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CaptureRules {
    /// Whether a player who can capture must do so.
    pub compulsory: bool,
    /// Explosions, if captures cause them.
    pub blast: Option<Blast>,
    /// Which enemy pieces change sides when a piece has moved or was dropped.
    pub flips: Option<Flips>,
}

choices! {
    /// Which enemy pieces change sides when a piece has moved or was dropped, seen from its cell.
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
#[derive(Clone, Debug, PartialEq)]
pub struct Blast {
    /// The cells around the centre that it reaches: one step along each of these paths.
    pub directions: Vec<Directions>,
    /// The piece types that survive beside an explosion, though not in its centre.
    pub spares: Vec<PieceTypeId>,
}
