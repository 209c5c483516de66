//! Pieces that act on others from where they stand.

use serde::Serialize;

use super::{Directions, PieceTypeId};
use crate::digest::unset;
use crate::vocabulary::choices;

/// Pieces that act on enemy pieces one step away, as the immobilizer of Ultima (Robert Abbott, 1962) and the basilisk of Dragonchess
/// (Gary Gygax, 1985).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Influence {
    /// The types that act, whether they are acted upon themselves or not.
    #[serde(skip_serializing_if = "unset")]
    pub of: Vec<PieceTypeId>,
    /// The types of enemy piece on which they act.
    #[serde(skip_serializing_if = "unset")]
    pub on: Vec<PieceTypeId>,
    /// Where these stand: one step along any of these from the piece that acts.
    #[serde(skip_serializing_if = "unset")]
    pub along: Vec<Directions>,
    /// What happens to them.
    pub effect: InfluenceEffect,
}

choices! {
    /// What pieces do to others from where they stand.
    #[derive(Serialize)]
    pub enum InfluenceEffect {
        /// They are frozen, as an army without its guard.
        Freeze = "freeze" "they do not move, capture or give check",
    }
}
