//! Pieces that act on others from where they stand.

use serde::Serialize;

use super::{Directions, Motion, PieceTypeId};
use crate::digest::unset;
use crate::vocabulary::choices;

/// Pieces that act on others from where they stand: the immobilizer of Ultima (Robert Abbott, 1962) and the basilisk of Dragonchess (Gary Gygax, 1985)
/// freeze enemy pieces, the knights of Knight relay chess (Mannis Charosh, 1972) lend their moves to friends, and in Annan shogi a piece moves as the friend
/// behind it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Influence {
    /// The types that act, whether they are acted upon themselves or not.
    #[serde(skip_serializing_if = "unset")]
    pub of: Vec<PieceTypeId>,
    /// The types of piece on which they act: of the enemy or of their own side, as the effect says.
    #[serde(skip_serializing_if = "unset")]
    pub on: Vec<PieceTypeId>,
    /// Where these stand: one step or leap along any of these from the piece that acts, whatever is between.
    #[serde(skip_serializing_if = "unset")]
    pub along: Vec<Directions>,
    /// What happens to them.
    pub effect: InfluenceEffect,
    /// The moves that they get; empty if they get those of the piece that acts. Double steps, captures en passant and moves of unmoved pieces are never
    /// among what they get.
    #[serde(skip_serializing_if = "unset")]
    pub moves: Vec<Motion>,
}

choices! {
    /// What pieces do to others from where they stand.
    #[derive(Serialize)]
    pub enum InfluenceEffect {
        /// Enemy pieces are frozen, as an army without its guard.
        Freeze = "freeze" "enemy pieces do not move, capture or give check",
        /// Friends also have the moves of the piece that acts.
        AddMoves = "add-moves" "friends may also move as the piece that acts",
        /// Friends have the moves of the piece that acts instead of their own.
        ReplaceMoves = "replace-moves" "friends move only as the piece that acts",
        /// Friends cannot be captured.
        Shield = "shield" "friends cannot be captured",
    }
}

impl InfluenceEffect {
    /// Does it act on pieces of the same side?
    #[must_use]
    pub const fn is_on_friends(self) -> bool {
        match self {
            Self::Freeze => false,
            Self::AddMoves | Self::ReplaceMoves | Self::Shield => true,
        }
    }

    /// Do the pieces on which it acts get moves?
    #[must_use]
    pub const fn lends(self) -> bool {
        match self {
            Self::AddMoves | Self::ReplaceMoves => true,
            Self::Freeze | Self::Shield => false,
        }
    }
}
