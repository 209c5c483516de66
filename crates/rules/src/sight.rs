//! What men see from where they stand: facts for evaluations, which judge nothing about legality.
//!
//! Open paths only: jumps over screens, relays and gates are left out.

use crate::action::{Action, ActionKind};
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
    /// The kinds of enemy men that it attacks, as bits.
    pub prey: u64,
}

/// For each cell the kinds of man that would give check from there along an open path; filled by [`Position::find_checks`].
#[derive(Clone, Debug, Default)]
pub struct CheckCells(Vec<u64>);

impl Position {
    /// Finds the empty cells from which men of the side to move would attack the enemy's royal man. False if there is none.
    pub fn find_checks(&self, found: &mut CheckCells) -> bool {
        let Some(royal) = self.royal_cell(self.side().other()) else { return false };
        found.0.clear();
        found.0.resize(self.rules.cells, 0);
        let nodes = self.rules.attackers.tree(self.side().index() * self.rules.cells + royal.index());
        let (mut at, mut any) = (0, false);
        while let Some(node) = nodes.get(at) {
            if self.board[node.cell.index() & CELL_MASK].is_none() {
                found.0[node.cell.index()] |= node.kinds;
                any |= node.kinds != 0;
                at += 1;
            } else {
                at += node.skip as usize;
            }
        }
        any
    }

    /// Does the man that this action moves or drops attack the enemy's royal man from its goal? Checks discovered, and those through
    /// screens, relays and gates, are not seen.
    #[must_use]
    pub fn checks_from(&self, found: &CheckCells, action: Action) -> bool {
        let kind = match action.kind() {
            ActionKind::Move | ActionKind::Double => action.man().unwrap_or_else(|| self.at(action.from()).kind()),
            ActionKind::Drop => match action.man() {
                Some(kind) => kind,
                None => return false,
            },
            _ => return false,
        };
        let kinds = found.0.get(action.to().index()).copied().unwrap_or(0);
        kinds & self.bits[self.side().index()][kind] != 0
    }

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
                let attacked = span.takes | slides;
                let prey = cells(attacked & foes).fold(0, |kinds, cell| kinds | 1 << self.at(cell).kind());
                let sight = Sight { goals: goals.count_ones(), zone: (attacked & zone).count_ones(), prey };
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
                if takes && piece.is_man_of(enemy) {
                    sight.goals += 1;
                    sight.prey |= 1 << piece.kind();
                }
                at += node.skip as usize;
            }
        }
        sight
    }
}
