//! Where a piece alone on the board can go: what its path trees say without a position.

use crate::piece::{Cell, Side};

/// Destinations of a piece alone on the board, and the cells on which it could take a lone enemy piece standing there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Cells that it may move to by a single move.
    pub moves: Vec<Cell>,
    /// Cells that it may capture on.
    pub captures: Vec<Cell>,
    /// Cells that it may reach by a double step.
    pub doubles: Vec<Cell>,
}

impl crate::Rules {
    /// Where a piece of this kind, alone on the board, could go from `cell`. Hoppers have no captures, for want of a screen.
    ///
    /// # Panics
    /// If the game has no such kind or no such cell.
    #[must_use]
    pub fn reach(&self, side: Side, kind: usize, cell: Cell) -> Reach {
        use crate::tree::{MOVE, TAKE};
        let nodes = self.paths.tree(self.tree_index(side, kind, cell));
        let with = |flag: u8| nodes.iter().filter(move |node| node.flags & flag != 0).map(|node| node.cell);
        let mut moves: Vec<Cell> = with(MOVE).collect();
        let mut captures: Vec<Cell> = with(TAKE).collect();
        let mut doubles: Vec<Cell> =
            self.doubles_of(side, kind).steps[cell.index()].iter().map(|step| step.to).collect();
        for cells in [&mut moves, &mut captures, &mut doubles] {
            cells.sort_unstable();
            cells.dedup();
        }
        Reach { moves, captures, doubles }
    }
}
