//! Algebraic notation, for every game: letters from the definition, cells of any board, turns of two parts.

pub(crate) mod pattern;
pub(crate) mod read;
mod write;

pub use write::{Check, San, san};
