//! Pieces that guard others: an army may be frozen while its guard is gone (BS-10), and a royal piece without guards is
//! confined to its refuge (ST-26).

use crate::piece::{Cell, Side};
use crate::position::{KINDS, Position};

impl Position {
    /// Updates frozen armies and confined royal pieces after changes of the board (BS-10, BS-16, ST-26).
    #[inline]
    pub(crate) fn settle(&mut self) {
        if self.stale_bits {
            self.refresh_bits();
        }
    }

    /// Recomputes `bits` from the pieces on the board.
    pub(crate) fn refresh_bits(&mut self) {
        self.stale_bits = false;
        for side in Side::BOTH {
            for freezing in &self.rules.freezings {
                let frozen = freezing.holds(self, side);
                for &kind in freezing.kinds() {
                    self.bits[side.index()][kind] = if frozen { 0 } else { 1 << kind };
                }
            }
            if let Some(royal) = self.rules.refuge.as_ref().map(|refuge| refuge.royal) {
                let slot = if self.is_confined(side) { self.rules.kinds() } else { royal };
                self.bits[side.index()][royal] = 1 << slot;
            }
        }
    }

    /// Is the side's royal piece confined to its refuge (ST-26)?
    #[must_use]
    pub fn is_confined(&self, side: Side) -> bool {
        self.rules.refuge.as_ref().is_some_and(|refuge| {
            let royal = self.royal[side.index()];
            self.guards_left(side) == 0 && royal != Cell::NONE && refuge.zone[side.index()].has(royal)
        })
    }

    /// Is the side's royal piece outside its refuge while no guard is left (ST-26)?
    pub(crate) fn is_astray(&self, side: Side) -> bool {
        self.rules.refuge.as_ref().is_some_and(|refuge| {
            let royal = self.royal[side.index()];
            self.guards_left(side) == 0 && royal != Cell::NONE && !refuge.zone[side.index()].has(royal)
        })
    }

    /// The number of guards of the royal piece that the side has on the board (ST-26).
    pub(crate) fn guards_left(&self, side: Side) -> u16 {
        let guards = self.rules.refuge.as_ref().map_or(0, |refuge| refuge.guards);
        (0..self.rules.kinds()).filter(|kind| guards >> kind & 1 != 0).map(|kind| self.count(side, kind)).sum()
    }

    /// The side's kinds of guard of which one piece is left, as bits. Its capture may freeze or confine other pieces
    /// (BS-10, ST-26).
    pub(crate) fn last_guards(&self, side: Side) -> u64 {
        let mut guards = self.rules.features.guards;
        let mut last = 0;
        while guards != 0 {
            let kind = guards.trailing_zeros();
            guards &= guards - 1;
            last |= u64::from(self.count(side, kind as usize) == 1) << kind;
        }
        last
    }

    /// Are the side's pieces of this kind frozen, wherever they stand, by what is on the board (BS-10)?
    #[inline]
    #[must_use]
    pub fn is_frozen(&self, side: Side, kind: usize) -> bool {
        self.bits[side.index()][kind & (KINDS - 1)] == 0
    }
}
