//! Matches: the engine, chance and other programs against each other, and what the result is worth.
//!
//! [`play`] plays a match and tells of every game. Players are the engine in this process or programs that speak UCI or XBoard's
//! protocol ([`player`]), told positions and turns in the dialects of `protocol`. Openings are played with both colours, so games come
//! in pairs; [`score`] and [`sprt`] judge the score by pairs. The rules of the game alone say what is legal and when a game is over; clocks
//! are kept here.
//!
//! Processes, threads and clocks are at home here. Nothing is printed, and no file is read or written.
//!
//! ```
//! use variorum_arena::{Limit, Settings, Stop, play};
//!
//! let id = variorum_library::ids().remove(0); // any game will do
//! let rules = variorum_library::rules(&id).unwrap();
//! let settings = Settings { limit: Limit::Nodes(100), ..Settings::default() };
//! let summary = play(&rules, &settings, &Stop::new(), |_| {}).unwrap();
//! assert_eq!(summary.score.games(), 2);
//! ```

pub mod adjudication;
mod error;
mod features;
mod game;
pub mod limit;
mod matches;
mod opening;
pub mod options;
pub mod player;
mod process;
mod record;
pub mod score;
mod seat;
mod settings;
pub mod sprt;
mod stop;
mod uci;
mod variant;
mod worth;
mod xboard;

pub use error::{Forfeit, MatchError};
pub use game::{Game, Played, Reason};
pub use limit::Limit;
pub use matches::{Event, Summary, play};
pub use opening::{Openings, Start};
pub use process::Log;
pub use record::{Record, player_name};
pub use settings::Settings;
pub use stop::Stop;
pub use worth::Worth;
