//! Pieces that come in from the hand where others have left their first cells.

use serde::Serialize;

use super::{PieceTypeId, ZoneId};
use crate::digest::unset;

/// When a piece leaves a cell of the zone on which it has stood since the start, its owner may put a piece from the hand there, as in Seirawan
/// chess (Yasser Seirawan and Bruce Harper, 2007). The move must be legal by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Gating {
    /// The types that may come in.
    #[serde(skip_serializing_if = "unset")]
    pub pieces: Vec<PieceTypeId>,
    /// Where the pieces stand that let them in.
    pub zone: ZoneId,
}
