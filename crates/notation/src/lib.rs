//! Moves and positions as other people and programs write them.
//!
//! `variorum_rules` reads and writes Variorum's own text only. This crate stands between the rules and everything that exchanges moves or positions with
//! people, files or programs:
//!
//! - [`read_position`] reads a position in any usual notation, and says what it guessed.
//! - [`read_turn`] reads a turn in any notation of its game.
//! - [`Dialect`] has the move and position texts of engine protocols.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

pub mod dialect;
mod position;
mod turn;

pub use dialect::Dialect;
pub use position::{ReadPosition, ReadSetup, Remark, read_position, read_setup, sfen};
pub use turn::{ReadTurn, read_turn};
