//! Pieces that come in from the hand where others have left their first cells.

use super::{PieceTypeId, ZoneId};

/// When a piece leaves a cell of the zone on which it has stood since the start, its owner may put a piece from the hand there, as in Seirawan
/// chess (Yasser Seirawan and Bruce Harper, 2007). The move must be legal by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Gating {
    /// The types that may come in.
    pub pieces: Vec<PieceTypeId>,
    /// Where the pieces stand that let them in.
    pub zone: ZoneId,
}
