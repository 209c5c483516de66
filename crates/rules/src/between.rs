//! The reverse path trees of a board of up to 128 cells as a table: for each attacker's cell and target, the cells that
//! must be empty between them.
//!
//! A walk of a reverse tree reads every open cell around its target. With relays, an attack test walks the tree of the
//! target and that of each relay that it reaches. Testing the few occupied cells against this table is much faster.

use crate::bitboard::Bitboard;
use crate::piece::Cell;
use crate::tree::{Forest, NO_DIRECTION, Source, ancestors};

/// The reverse paths of every target, by number of the reverse tree.
#[derive(Clone, Debug)]
pub(crate) struct BetweenTable {
    cells: usize,
    /// The cells from which some kind attacks the target on an empty board.
    sources: Vec<u128>,
    /// By number of the tree × cells + attacker's cell.
    between: Vec<Between>,
}

/// The path from one cell to one target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Between {
    /// Cells that must be empty.
    pub between: u128,
    /// The kinds of piece that attack the target along this path, as bits.
    pub kinds: u64,
    /// The number of its straight direction as in the tree, or [`NO_DIRECTION`].
    pub direction: u8,
    /// The direction of the step that reaches the target, numbered likewise.
    pub last: u8,
}

impl Between {
    /// Is the path open on a board with these occupied cells? It must reach the target in `direction`, unless that is
    /// [`NO_DIRECTION`].
    #[inline]
    pub fn is_open(&self, direction: u8, taken: u128) -> bool {
        (direction == NO_DIRECTION || self.last == direction) && !self.between.meets(taken)
    }
}

impl BetweenTable {
    /// The table of these trees. `None` if the board has more than 128 cells or if two paths lead from one cell to one
    /// target.
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

    /// The cells from which some kind attacks the target of this tree on an empty board.
    #[inline]
    pub fn sources(&self, tree: usize) -> u128 {
        self.sources[tree]
    }

    /// The path from `from` to the target of this tree. Meaningful only if `from` is one of its
    /// [`BetweenTable::sources()`].
    #[inline]
    pub fn way(&self, tree: usize, from: Cell) -> &Between {
        &self.between[tree * self.cells + from.index()]
    }

    /// Size in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.sources[..]) + size_of_val(&self.between[..])
    }
}
