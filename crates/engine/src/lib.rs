//! An engine for any compiled game: it values the men by what they can do, searches, and chooses turns.
//!
//! Nothing here knows a game by name: [`Engine::new`] measures the men of the rules it is given. Here is no input or output
//! and no thread; time is read only in [`Engine::choose`] and [`Engine::choose_at_level`]. Scores are centipawns: about 100
//! for the weakest pawn-like man of the game.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use engine::{Engine, Limits};
//! use rules::Position;
//!
//! let rules = library::rules("chess").unwrap();
//! let mut engine = Engine::new(rules.clone());
//! let position = Position::parse(&rules, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1").unwrap();
//! let choice = engine.choose(&position, &[], &Limits::nodes(5_000), &AtomicBool::new(false), |_| {}).unwrap();
//! assert_eq!(position.turn_text(choice.turn), "a1a8");
//! assert_eq!(search::turns_to_end(choice.score), Some(1));
//! ```
#![forbid(unsafe_code)]

mod draws;
mod engine;
mod evaluation;
mod game;
mod lab;
mod levels;
mod limits;
pub mod matches;
mod random;
mod tables;
mod values;

pub use draws::{HistoryEntry, ending, history_of};
pub use engine::{Choice, Engine, Info};
pub use levels::{Level, levels};
pub use limits::Limits;
pub use random::RandomMover;
pub use search::{Bound, Options, Score, is_decisive, turns_to_end};
