//! Learning a variant: its texts and examples, its guided first game, where a piece can go, what attacks a cell, and all pieces of all variants. `variorum_library::learn` computes these; here
//! they are put into their wire format.
//!
//! Nothing here concerns a game in progress, and nothing is stored.

pub(crate) mod attacks;
pub(crate) mod endings;
pub(crate) mod guide;
pub(crate) mod lesson;
pub(crate) mod pieces;
pub(crate) mod reach;
