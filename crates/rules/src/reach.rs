//! The moves of a piece that is alone on the board, read from its path trees.

use variorum_gamedef::definition::Directions;

use crate::paths::{end, expand};
use crate::piece::{Cell, Side};

/// The targets of a piece that is alone on the board, and those of its captures if a single enemy piece that it may capture were on them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// The targets of single moves.
    pub moves: Vec<Cell>,
    /// The cells on which it could capture, moving there or not; if it captures only certain kinds there, one of these.
    pub captures: Vec<Cell>,
    /// Those of [`captures`](Self::captures) on which it captures certain kinds alone.
    pub captures_of_some: Vec<Cell>,
    /// The targets of double steps.
    pub doubles: Vec<Cell>,
    /// The cells whose piece it could change places with, if a single piece of the right sort were on them.
    pub swaps: Vec<Cell>,
}

impl Reach {
    /// The cells on which it could capture a piece of any kind.
    pub fn captures_of_all(&self) -> impl Iterator<Item = Cell> {
        self.captures.iter().copied().filter(|cell| !self.captures_of_some.contains(cell))
    }
}

impl crate::Rules {
    /// Whether one of these paths, walked so many times in a row, stays on the board from any cell, whatever stands there.
    ///
    /// ```
    /// # use variorum_gamedef::definition::Directions;
    /// let rules = variorum_library::rules("chess")?;
    /// let diagonal = [Directions::of_shape([1, 1, 0])];
    /// assert!(rules.stays_on_board(&diagonal, 7));
    /// assert!(!rules.stays_on_board(&diagonal, 8));
    /// # Ok::<(), variorum_library::LibraryError>(())
    /// ```
    #[must_use]
    pub fn stays_on_board(&self, directions: &[Directions], times: u8) -> bool {
        let board = &self.definition().board;
        directions.iter().flat_map(|family| expand(board, family)).any(|pattern| {
            let walk = |from: Cell| (0..times).try_fold(from, |here, _| end(board, here, &pattern.steps));
            self.cells().any(|cell| walk(cell).is_some())
        })
    }

    /// The targets of a piece of this kind on `cell`, alone on the board. `kind` is an index into the definition's
    /// `pieces`. Hoppers have no captures here because there is no screen.
    ///
    /// # Panics
    /// If the game has no such kind or no such cell.
    #[must_use]
    pub fn reach(&self, side: Side, kind: usize, cell: Cell) -> Reach {
        use crate::tree::{MOVE, PREY, SHOOT, SWAP, TAKE};
        let nodes = self.paths.tree(self.tree_index(side, kind, cell));
        let with = |flag: u8| nodes.iter().filter(move |node| node.flags & flag != 0).map(|node| node.cell);
        let mut moves: Vec<Cell> = with(MOVE).collect();
        let mut captures: Vec<Cell> = with(TAKE | SHOOT | PREY).collect();
        let any: Vec<Cell> = with(TAKE | SHOOT).collect();
        let mut captures_of_some: Vec<Cell> = with(PREY).filter(|cell| !any.contains(cell)).collect();
        let mut doubles: Vec<Cell> =
            self.doubles_of(side, kind).steps[cell.index()].iter().map(|step| step.to).collect();
        let mut swaps: Vec<Cell> = with(SWAP).collect();
        if self.definition.swap.as_ref().is_some_and(|swap| swap.royal == kind) {
            swaps.extend(&self.swap_cells[side.index() * self.cells + cell.index()]);
        }
        for cells in [&mut moves, &mut captures, &mut captures_of_some, &mut doubles, &mut swaps] {
            cells.sort_unstable();
            cells.dedup();
        }
        Reach { moves, captures, captures_of_some, doubles, swaps }
    }
}
