//! An engine for any compiled game: it values the pieces by what they can do, searches, and chooses turns.
//!
//! Nothing here knows a game by name: [`Engine::new`] measures the pieces of the rules it is given. Here is no input or output;
//! threads only where [`Engine::set_threads`] asks for them, and time is read only in [`Engine::choose`] and [`Engine::choose_at_level`]. Scores are centipawns: about 100
//! for the weakest pawn-like piece of the game.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use variorum_engine::{Engine, Limits};
//! use variorum_rules::Position;
//!
//! let id = variorum_library::ids().remove(0); // any game will do
//! let rules = variorum_library::rules(&id).unwrap();
//! let mut engine = Engine::new(rules.clone());
//! let mut position = Position::start(&rules);
//! let choice = engine.choose(&position, &[], &Limits::nodes(5_000), &AtomicBool::new(false), |_| {}).unwrap();
//! let text = position.turn_text(choice.turn);
//! assert!(position.turn_texts().contains(&text));
//! assert_eq!(choice.pv[0], choice.turn);
//! ```

#![warn(clippy::wildcard_enum_match_arm)] // a new kind of action, motion, ending or question must be thought of everywhere
#![forbid(unsafe_code)]

mod activity;
mod branching;
mod class;
mod draws;
mod endgames;
mod engine;
mod eval_cache;
mod evaluation;
mod exact;
mod formations;
mod goals;
mod levels;
mod limits;
mod mobility;
mod mop_up;
mod noise;
mod outlook;
mod pawns;
mod piece_worth;
mod play;
mod profile;
mod random;
mod repetition;
mod tables;
mod tally;
mod terms;
pub mod tuning;
mod unit;
mod values;
mod view;
mod weights;

pub use class::{GameClass, NoClass};
pub use draws::{ending, history_of};
pub use engine::{Choice, Engine, Info, Preparation};
pub use exact::Exact;
pub use levels::{LEVELS, Level, levels};
pub use limits::Limits;
pub use profile::{Profile, ProfileAdvice, ProfileErrors, ProfileProblem, Wanted};
pub use random::{Random, RandomMover};
pub use terms::EvalTerms;
pub use values::{exchange_values, measured_values};
pub use variorum_nets::{Inputs, Net, NetError};
pub use variorum_search::{
    Bound, OptionError, OptionValue, Options, Parameter, Parameters, Score, is_decisive, turns_to_end,
};
pub use variorum_tables::{EndingList, EndingRecord, LongestWin, Maker, TableSet, Value as ExactValue};
pub use weights::Weights;
