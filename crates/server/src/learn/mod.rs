//! What people learn a game by: the texts and examples of a game, where a piece can go, all pieces of all games. What that is,
//! `variorum_library::learn` says; here it is put into the shapes of the interface.
//!
//! Nothing here concerns a game in progress, and nothing is stored.

pub(crate) mod lesson;
pub(crate) mod pieces;
pub(crate) mod reach;
