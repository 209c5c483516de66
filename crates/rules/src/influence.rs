//! Pieces that freeze others from where they stand, as the immobilizer of Ultima and the basilisk of Dragonchess.

use crate::piece::{Cell, Side};
use crate::position::Position;

impl Position {
    /// The cells of the enemy pieces that freeze the piece of `side` of this kind on `cell`.
    pub(crate) fn freezers(&self, cell: Cell, side: Side, kind: usize) -> impl Iterator<Item = Cell> {
        let acting = self.rules.influences.iter().filter(move |influence| influence.on >> kind & 1 != 0);
        acting.flat_map(move |influence| {
            let sources = &influence.sources[side.index() * self.rules.cells + cell.index()];
            sources.iter().copied().filter(move |&source| {
                let piece = self.at(source);
                piece.is_owned_by(side.other()) && influence.of >> piece.kind() & 1 != 0
            })
        })
    }

    /// Is the piece of `side` of this kind frozen on this cell, for want of its guard (BS-10) or by an enemy piece beside it?
    #[inline]
    #[must_use]
    pub(crate) fn is_frozen_on(&self, cell: Cell, side: Side, kind: usize) -> bool {
        self.is_frozen(side, kind) || !self.rules.influences.is_empty() && self.has_freezers(cell, side, kind)
    }

    /// Not inlined, because few games have such pieces.
    #[inline(never)]
    fn has_freezers(&self, cell: Cell, side: Side, kind: usize) -> bool {
        self.freezers(cell, side, kind).next().is_some()
    }
}
