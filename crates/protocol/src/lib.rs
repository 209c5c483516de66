//! The protocols of chess programs: UCI and its descendants USI (shogi) and UCCI (xiangqi), and XBoard's (CECP version 2).
//!
//! Pure functions parse commands and print reports. A thin loop between them reads from any [`std::io::BufRead`] and writes to any
//! [`std::io::Write`]. The engine searches on its own thread, so the loop always reads. The caller provides the games ([`Games`]); the
//! crate opens no files or sockets. `docs/protocols.md` lists the commands and options.
//!
//! A UCI session that plays the first move of a game:
//!
//! ```
//! use std::io::Cursor;
//!
//! use variorum_gamedef::definition::Tradition;
//! use variorum_protocol::{Games, SelectedGame, universal};
//!
//! struct Library;
//!
//! impl Games for Library {
//!     fn names(&self) -> Vec<String> {
//!         variorum_library::ids()
//!     }
//!     fn xboard_names(&self) -> Vec<String> {
//!         self.names()
//!     }
//!     fn names_of(&self, tradition: Tradition) -> Vec<String> {
//!         let is_of = |id: &String| variorum_library::definition(id).is_ok_and(|game| game.tradition == Some(tradition));
//!         variorum_library::ids().into_iter().filter(is_of).collect()
//!     }
//!     fn open(&self, name: &str) -> Result<SelectedGame, String> {
//!         let rules = variorum_library::rules(name).map_err(|error| error.to_string())?;
//!         Ok(SelectedGame::new(name, rules))
//!     }
//!     fn load(&mut self, _: &str) -> Result<SelectedGame, Vec<String>> {
//!         Err(vec!["game files are not supported here".to_owned()])
//!     }
//! }
//!
//! let input = Cursor::new("uci\nposition startpos\ngo depth 1\nquit\n");
//! let mut output = Vec::new();
//! universal::run(input, &mut output, &mut Library, &universal::Settings::default())?;
//! let output = String::from_utf8_lossy(&output);
//! assert!(output.contains("uciok") && output.contains("bestmove"));
//! # Ok::<(), std::io::Error>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod games;
mod lines;
mod score;
mod session;
mod strength;
mod ucci;
mod uci;
pub mod universal;
mod usi;
mod worker;
pub mod xboard;

pub use games::{Games, SelectedGame};
pub use score::ResultText;
pub use strength::{Strength, elo_range};

/// The engine's name and version.
pub const NAME: &str = concat!("Variorum ", env!("CARGO_PKG_VERSION"));
/// The engine's authors.
pub const AUTHOR: &str = "the Variorum authors";
