//! What the pieces of one side see, for boards whose cells a [`Bitboard`] has room for.

use arrayvec::ArrayVec;
use variorum_rules::Cell;
use variorum_rules::tactics::Bitboard;

/// Pieces of a side that are looked at; more than this would only be met on boards of more than 128 cells.
const MOST_PIECES: usize = 128;

/// What one piece sees.
pub(crate) struct ActivePiece<W> {
    pub cell: Cell,
    pub kind: usize,
    pub attacks: W,
    pub goals: W,
}

/// What the pieces of one side see.
pub(crate) struct SideView<W> {
    pub pieces: ArrayVec<ActivePiece<W>, MOST_PIECES>,
    /// All cells that they attack or protect.
    pub attacks: W,
    /// Those that others than royal pieces do.
    pub by_others: W,
    /// Those that two or more do.
    pub twice: W,
    /// Those that pawn-likes do.
    pub by_pawns: W,
    /// Where the pawn-likes stand.
    pub pawns: W,
    /// Where pieces stand that lesser ones threaten.
    pub rich: W,
    /// Where pieces stand that are not frozen.
    pub all: W,
}

impl<W: Bitboard> Default for SideView<W> {
    /// Of no pieces.
    #[inline]
    fn default() -> Self {
        let none = W::zero();
        Self {
            pieces: ArrayVec::new(),
            attacks: none,
            by_others: none,
            twice: none,
            by_pawns: none,
            pawns: none,
            rich: none,
            all: none,
        }
    }
}
