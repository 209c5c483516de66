//! Exact endgame tables of any game that the definition language can describe.
//!
//! A table has the value of every position of a set of pieces: won, drawn or lost for the player to move, and in how many turns if both play as well as
//! can be. All that can become of the pieces, by captures, promotions and drops, is solved first. What is legal and how games end is asked of
//! `variorum-rules`; there is no rule of any game here.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use variorum_rules::Position;
//! use variorum_tables::{Material, Plan, Tables, Value};
//!
//! let rules = variorum_library::rules("minishogi")?;
//! let plan = Plan::new(&rules, &Material::parse(&rules, "K / K")?)?;
//! let mut tables = Tables::new(plan);
//! while tables.solve_next(1, &AtomicBool::new(false), &|_, _| ())?.is_some() {}
//!
//! let position = Position::parse(&rules, "4k/5/5/5/K4[] w - - 0 1")?;
//! assert_eq!(tables.probe(&position), Some(Value::Draw));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Draws by repetition, by quiet turns and by counts are left out of account: a win is listed even if such a rule would end the game before it. A
//! position with the right to castle has no value here; one with a right to capture en passant, a ko or a royal piece on its way home has one if a turn
//! of the table leads to it.
//!
//! This crate reads and writes no files, reads no clock and prints nothing.

#![warn(clippy::wildcard_enum_match_arm)]

mod bundle;
mod closure;
mod drawn;
mod endings;
mod error;
mod format;
mod graph;
mod layout;
mod line;
mod maker;
mod material;
mod plan;
mod set;
mod solved;
mod statistics;
mod sweep;
mod tables;
mod unmoves;
mod value;

pub use bundle::bundled;
pub use endings::{EndingList, EndingRecord, LongestWin};
pub use error::{FormatError, TableError};
pub use format::{TableHead, VERSION};
pub use maker::{Maker, MakerLimits};
pub use material::{MOST_PIECES, Material};
pub use plan::{Estimate, Plan};
pub use set::{TableSet, TableView};
pub use statistics::{SideStatistics, Statistics};
pub use tables::Tables;
pub use value::Value;
