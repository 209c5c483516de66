//! How much there is to learn before a first game.

use crate::vocabulary::choices;

choices! {
    /// How much somebody who plays chess must learn before a first game.
    pub enum Difficulty {
        /// One new idea.
        Easy = "easy" "who plays chess can begin at once",
        /// New pieces, or another kind of board.
        Middle = "middle" "there are new pieces or a new kind of board to learn",
        /// Many new pieces on a large board, or turns of several parts.
        Hard = "hard" "there is much to learn before the first game",
    }
}
