//! Turns of several moves with own pieces.

use serde::Serialize;

use crate::digest::unset;

/// A turn has two moves, each of which must be legal by itself: the royal piece may be attacked after neither. A player who has no second move ends
/// the turn with the first, and so does a first move that ends the game. What a double step of either move has passed can be captured en passant by the
/// first move of the next turn, and what is left after such a capture by its second.
///
/// Marseillais chess (published in *Le Soleil*, Marseilles, 1925), double-move chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Series {
    /// White's first turn, the one with the number 1, has one move only (Robert Bruce's balanced Marseillais chess, 1963).
    #[serde(skip_serializing_if = "unset")]
    pub first_single: bool,
    /// A first move that gives check ends the turn.
    #[serde(skip_serializing_if = "unset")]
    pub check_ends: bool,
    /// The second move must be made by another piece than the first.
    #[serde(skip_serializing_if = "unset")]
    pub other_piece: bool,
}
