//! What people learn a game by: the shapes of moves, where a piece can go, the texts and examples of a game, all pieces of all games.
//!
//! Nothing here concerns a game in progress, and nothing is stored.

pub(crate) mod glyph;
pub(crate) mod lesson;
pub(crate) mod pieces;
pub(crate) mod reach;
