//! The reverse path trees of a board of up to 128 cells as a table: which cells must be empty between a cell and a target.
//!
//! A walk of a reverse tree reads every open cell around its target. Where relays lead moves on, it is walked for the target and
//! again for each relay that is reached; asking the few cells where somebody stands instead is much shorter.

use crate::bitboard::Bitboard;
use crate::piece::Cell;
use crate::tree::{Forest, NO_DIRECTION, Source, ancestors};

/// The reverse paths of every target, by number of the reverse tree.
#[derive(Clone, Debug)]
pub(crate) struct BetweenTable {
    cells: usize,
    /// The cells from which something leads to the target, whatever stands between.
    sources: Vec<u128>,
    /// By number of the tree × cells + cell.
    between: Vec<Between>,
}

/// The way from one cell to one target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Between {
    /// Cells that must be empty.
    pub between: u128,
    /// The kinds of piece that attack the target from there, as bits.
    pub kinds: u64,
    /// Number of its straight direction, as in the tree.
    pub direction: u8,
    /// The same of the step that reaches the target.
    pub last: u8,
}

impl Between {
    /// May a move take this way to a target that it has to reach in this direction ([`NO_DIRECTION`]: in any)?
    #[inline]
    pub fn is_open(&self, direction: u8, taken: u128) -> bool {
        (direction == NO_DIRECTION || self.last == direction) && !self.between.meets(taken)
    }
}

impl BetweenTable {
    /// The table of these trees; `None` where a word is too small, or two ways lead from one cell to one target.
    pub fn of(attackers: &Forest<Source>, trees: usize, cells: usize) -> Option<Self> {
        if cells > u128::CELLS {
            return None;
        }
        let none = Between { between: 0, kinds: 0, direction: NO_DIRECTION, last: NO_DIRECTION };
        let mut made = Self { cells, sources: vec![0; trees], between: vec![none; trees * cells] };
        for tree in 0..trees {
            let nodes = attackers.tree(tree);
            let mut last = NO_DIRECTION;
            for (at, node) in nodes.iter().enumerate() {
                if node.up == 0 {
                    last = node.direction;
                }
                if node.kinds == 0 {
                    continue;
                }
                if made.sources[tree].has(node.cell) {
                    return None;
                }
                made.sources[tree] |= u128::cell(node.cell);
                let between = ancestors(nodes, at).fold(0, |cells, cell| cells | u128::cell(cell));
                made.between[tree * cells + node.cell.index()] =
                    Between { between, kinds: node.kinds, direction: node.direction, last };
            }
        }
        Some(made)
    }

    /// The cells from which something leads to the target of this tree, whatever stands between.
    #[inline]
    pub fn sources(&self, tree: usize) -> u128 {
        self.sources[tree]
    }

    /// The way from one of these cells.
    #[inline]
    pub fn way(&self, tree: usize, from: Cell) -> &Between {
        &self.between[tree * self.cells + from.index()]
    }

    /// Bytes used.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.sources[..]) + size_of_val(&self.between[..])
    }
}
