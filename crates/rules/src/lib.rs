//! Compiled rules of any game that the definition language can describe.
//!
//! [`Rules`] are tables, compiled once from a definition. A [`Position`] knows its legal [`Turn`]s, plays them, reads and writes position
//! and move text, and knows how games end. A few modules serve special users: [`movegen`] and [`tactics`] searches, [`diagram`]
//! pictures and explanations, [`perft`], [`mate`] and [`audit`] tests.
//!
//! Not here: input and output, clocks, threads (except to count nodes), evaluation, and any search but the one that tries everything.

#![warn(clippy::wildcard_enum_match_arm)] // a new kind of action, motion, ending or question must be thought of everywhere

mod action;
mod attack;
mod attack_by_moves;
pub mod audit;
mod between;
mod bitboard;
mod bitboard_tables;
mod cellset;
mod check_info;
mod compile;
pub mod diagram;
mod error;
mod evasion;
mod fen;
mod hash;
pub mod history;
mod make;
pub mod mate;
pub mod movegen;
mod notation;
mod outcome;
mod paths;
pub mod perft;
mod piece;
mod position;
mod reach;
mod relay_moves;
mod remote_promotion;
mod rules;
mod second_part;
mod setup;
mod state;
pub mod tactics;
mod tree;
mod work_limit;

pub use action::{Action, ActionKind, Turn};
pub use cellset::{CellIter, CellSet};
pub use error::{NumberField, PieceName, PositionError, PositionErrors, Row, Stock};
pub use fen::LONGEST_TEXT;
pub use make::IllegalTurn;
pub use notation::TurnError;
pub use outcome::Outcome;
pub use piece::{Cell, MAX_CELLS, MAX_KINDS, Occupant, Piece, Side};
pub use position::Position;
pub use reach::Reach;
pub use rules::{CompileError, Rules};
pub use setup::{Setup, SetupFields};
pub use state::Phase;
pub use work_limit::OutOfWork;

pub use variorum_gamedef::ending::Reason;
