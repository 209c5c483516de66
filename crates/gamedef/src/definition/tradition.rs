//! Traditions of recording games.

use crate::board::Board;
use crate::grid::Grid;
use crate::vocabulary::choices;

choices! {
    /// A tradition whose records name cells and pieces in ways of their own.
    pub enum Tradition {
        /// USI, KIF, CSA and Hosking: files from the right, ranks from Black's side.
        Shogi = "japanese" "USI, KIF, CSA and `P-7f`: files count from the right, ranks from the top",
        /// WXF, ICCS and Chinese: files from each player's right.
        Xiangqi = "chinese" "WXF, ICCS and Chinese: files count from each player's right",
    }
}

impl Tradition {
    /// The greatest numbers of files and ranks that the notations can name.
    #[must_use]
    pub const fn largest_board(self) -> (u8, u8) {
        match self {
            Self::Shogi => (9, 9),
            Self::Xiangqi => (9, 10),
        }
    }

    /// Whether the notations can name every cell of this board.
    #[must_use]
    pub fn fits(self, board: &Board) -> bool {
        let (files, ranks) = self.largest_board();
        board.grid == Grid::Squares && !board.is_3d() && board.files <= files && board.ranks <= ranks
    }
}
