//! Compiled rules of any game that the definition language can say.
//!
//! [`Rules`] are tables compiled once from a definition; a [`Position`] generates, makes and unmakes the [`Action`]s that turns are
//! made of, reads and writes position and move text, and knows how games end. Here is no input or output, no clock, no thread of its own
//! (except to count nodes), no evaluation, and no search but the one that tries everything ([`Position::forced_win`]).

#![warn(clippy::wildcard_enum_match_arm)] // a new kind of action, motion, ending or question must be thought of everywhere

mod action;
mod attack;
mod cellset;
mod changes;
mod compile;
mod customary;
mod duty;
mod error;
mod exchange;
mod fields;
mod forcing;
mod generate;
pub mod history;
mod legality;
mod make;
mod masks;
mod mate;
mod mending;
mod notation;
mod outcome;
mod paths;
mod patience;
mod perft;
mod piece;
mod position;
mod prospect;
mod reader;
mod rose;
mod route;
mod rules;
mod second;
mod setup;
mod sight;
mod sightlines;
mod state;
mod text;
mod tree;
mod walker;
mod ways;
mod word;

pub use action::{Action, ActionKind, Turn};
pub use cellset::{CellIter, CellSet};
pub use changes::{Changes, Trace};
pub use duty::Duty;
pub use error::{NumberField, PieceName, PositionError, PositionErrors, Row, Stock};
pub use fields::{Fields, FieldsOfGame};
pub use mate::GaveUp;
pub use notation::{Reach, TurnError};
pub use outcome::Outcome;
pub use perft::PerftTable;
pub use piece::{Cell, MAX_CELLS, MAX_KINDS, Occupant, Piece, Side};
pub use position::{Observer, Position};
pub use prospect::{Diagram, Prospect};
pub use reader::LONGEST_TEXT;
pub use rose::{Manner, Mark};
pub use route::Route;
pub use rules::{CompileError, Rules};
pub use sight::{CheckCells, CheckSpots, Sight};
pub use sightlines::Sightlines;
pub use state::Phase;
pub use word::Word;

pub use variorum_gamedef::ending::Reason;
