//! Matches between the engine, a random mover and other programs, with the statistics of the result.
//!
//! [`play`] plays a match and reports every game; [`play_pool`] plays one over several games. A player ([`player`]) is the engine in this process, a random mover, or a program that
//! speaks UCI or XBoard's protocol. Each opening is played twice with swapped sides, so games come in pairs; [`score`] and [`sprt`]
//! evaluate the result by pairs. The rules decide what is legal and when a game is over. This crate keeps the clocks.
//!
//! The crate starts processes and threads. It prints nothing, and reads and writes no files.
//!
//! A match between two versions of the engine, of which the second searches without null moves:
//!
//! ```
//! use variorum_arena::player::{Player, PlayerKind};
//! use variorum_arena::{Event, Limit, Settings, Stop, play};
//!
//! let id = variorum_library::ids().remove(0); // any game will do
//! let rules = variorum_library::rules(&id)?;
//! let mut changed = Player::new(PlayerKind::Engine);
//! changed.options.push(("null-move".to_owned(), "off".to_owned()));
//! let players = [Player::new(PlayerKind::Engine), changed];
//! let settings = Settings { players, games: 2, limit: Limit::Nodes(50), ..Settings::default() };
//! let summary = play(&rules, &settings, &Stop::new(), |event| {
//!     if let Event::Ended(game) = event {
//!         println!("game {}: {}", game.number + 1, game.result());
//!     }
//! })?;
//! assert_eq!(summary.score.games(), 2);
//! println!("Elo difference: {:?}", summary.score.elo());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod adapter;
mod adapters;
pub mod adjudication;
mod claimed_score;
mod error;
mod features;
mod game;
mod in_process;
pub mod lettering;
pub mod limit;
mod matches;
mod opening;
pub mod options;
pub mod player;
mod process;
mod program;
mod record;
mod schedule;
pub mod score;
mod settings;
pub mod sprt;
pub mod spsa;
mod summary;
mod tally;
mod uci;
mod variant;
mod xboard;

pub use claimed_score::ClaimedScore;
pub use error::{Forfeit, MatchError};
pub use game::{PlayedGame, PlayedTurn, Termination};
pub use limit::Limit;
pub use matches::{Event, MatchWork, Pair, PlayedPair, Table, count, play, play_on, play_pool};
pub use opening::{Openings, Start};
pub use process::Log;
pub use record::{FinishedGame, Record, RecordError, SavedRecord, player_name};
pub use settings::Settings;
pub use summary::Summary;
pub use variorum_jobs::Stop;
