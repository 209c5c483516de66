//! What men see from where they stand: facts for evaluations, which judge nothing about legality.
//!
//! Open paths only: jumps over screens, relays and gates are left out.

use crate::cellset::CellSet;
use crate::man::{CELL_MASK, Cell, Side};
use crate::masks::{cells, mask};
use crate::position::Position;
use crate::tree::{MOVE, TAKE};

/// What one man sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Empty cells that it could go to, and enemy men that it could capture, if nothing bound it.
    pub goals: u32,
    /// Cells of the zone asked about that it attacks or protects.
    pub zone: u32,
}

impl Position {
    /// Tells what each man of `side` that is not frozen sees, as (cell, kind, sight); `zone`: the cells whose attackers are counted.
    #[inline]
    pub fn sights(&self, side: Side, zone: &CellSet, mut seen: impl FnMut(Cell, usize, Sight)) {
        if let Some(masks) = &self.rules.masks {
            let (taken, foes) = (self.taken(), self.men[side.other().index()].low());
            let zone = zone.low();
            for from in cells(self.men[side.index()].low()) {
                let kind = self.at(from).kind();
                let span = masks.span(self.rules.kinds(), side, kind, from);
                let slides = masks.slides(span, taken);
                let goals = (span.moves | slides) & !taken | (span.takes | slides) & foes;
                let sight = Sight { goals: goals.count_ones(), zone: ((span.takes | slides) & zone).count_ones() };
                debug_assert_eq!(mask(from) & goals, 0);
                seen(from, kind, sight);
            }
            return;
        }
        for from in self.men[side.index()].iter() {
            let kind = self.at(from).kind();
            if !self.is_frozen(side, kind) {
                seen(from, kind, self.sight(side, kind, from, zone));
            }
        }
    }

    fn sight(&self, side: Side, kind: usize, from: Cell, zone: &CellSet) -> Sight {
        let slot = self.bits[side.index()][kind].trailing_zeros() as usize;
        let nodes = self.rules.paths.tree(self.rules.tree_index(side, slot, from));
        let enemy = side.other();
        let mut sight = Sight::default();
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            let piece = self.board[node.cell.index() & CELL_MASK];
            let takes = node.flags & TAKE != 0;
            sight.zone += u32::from(takes && zone.has(node.cell));
            if piece.is_none() {
                sight.goals += u32::from(node.flags & MOVE != 0);
                at += 1;
            } else {
                sight.goals += u32::from(takes && piece.is_man_of(enemy));
                at += node.skip as usize;
            }
        }
        sight
    }
}
