//! Training of nets ([`variorum_nets::Net`]) for any game.
//!
//! 1. [`play`] lets the engine play against itself, after some random turns.
//! 2. [`Header`], [`encode`] and [`read_game`] are the file of such games, to which games can be added at any time.
//! 3. [`Samples`] are the quiet positions of the games, as the fit sees them.
//! 4. [`Trainer`] fits a net to them, one pass after another.
//!
//! The weights of the terms are fitted to the same games ([`quiet_positions`] and [`variorum_engine::tuning`]).
//!
//! [`Diagnosis`] lays evaluations beside the scores of long searches and says which of their parts are off.
//!
//! The net learns what the terms of the evaluation miss: it is added to them. Its goal is a mixture of the result of the game and of what the
//! search thought of the position.
//!
//! Nothing here reads or writes files itself. The same seed gives the same net, bit for bit on one kind of machine, whatever the number of threads.

#![warn(clippy::wildcard_enum_match_arm)]

mod adam;
mod checkpoint;
mod diagnosis;
mod gradient;
mod model;
mod records;
mod samples;
mod self_play;
mod trainer;

pub use diagnosis::{Diagnosis, Gap, Part, Probe, Reading, Stage, readings};
pub use records::{Header, RecordsError, encode, read_game};
pub use samples::{Samples, SamplesError, quiet_positions};
pub use self_play::{Conditions, PlayedGame, PlayedTurn, SelfPlay, play};
pub use trainer::{Plan, Progress, Trainer};
