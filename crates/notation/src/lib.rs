//! Moves and positions as other people and programs write them.
//!
//! `variorum_rules` reads and writes Variorum's own text only. This crate stands between the rules and everything that exchanges moves or positions with
//! people, files or programs:
//!
//! - [`read_turn`] reads a turn in any notation of its game, [`read_first_after`] its first part alone, [`LineReader`] the turns of a game.
//! - [`write_turn`] writes a turn in a [`Notation`]; [`san()`], [`shogi`] and [`xiangqi`] have the notations themselves.
//! - [`read_position`] reads a position in any usual notation, and says what it guessed.
//! - [`Dialect`] has the move and position texts of engine protocols.
//! - [`customary_name`] has the names of cells as they stand at the edges of a game's board, which [`read_cell`] reads.
//! - [`numerals`] has the numbers of Chinese and Japanese records.
//! - [`usi`] and [`iccs`] have the move texts of shogi and xiangqi programs.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod coordinates;
pub mod dialect;
pub mod iccs;
mod legal;
mod letters;
mod line;
mod notation;
pub mod numerals;
mod places;
mod position;
mod san;
pub mod shogi;
mod turn;
pub mod usi;
pub mod xiangqi;

pub use dialect::{Dialect, is_chess960};
pub use line::LineReader;
pub use notation::{Notation, write_turn};
pub use places::{customary_name, read_cell, read_file, read_rank};
pub use position::{ReadPosition, ReadSetup, Remark, read_position, read_setup, sfen};
pub use san::{Check, San, san};
pub use turn::{ReadTurn, read_first_after, read_turn, read_turn_after};
