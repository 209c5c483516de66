//! Moves and positions as other people and programs write them.
//!
//! `variorum_rules` reads and writes Variorum's own text only. This crate stands between the rules and everything that exchanges moves or positions with
//! people, files or programs:
//!
//! - [`read_turn`] reads a turn in any notation of its game.
//! - [`san`] writes algebraic notation.
//! - [`Dialect`] has the move and position texts of engine protocols.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

pub mod dialect;
mod letters;
mod san;
mod turn;

pub use dialect::Dialect;
pub use san::san;
pub use turn::{ReadTurn, read_turn};
