//! A game in progress: turns, takebacks, seats, clocks, offers, results and records.
//!
//! A [`Game`] is a position with the turns that led to it. It knows when it is over: by the rules, by repetition or too many quiet turns
//! ([`history`]), by resignation or agreement. A [`Record`] is the game as text, which can be replayed. A [`Table`] adds the players: their
//! permissions, [`Clock`]s and offers. [`rating`] computes how a result changes the ratings of its players. [`pgn`] reads and writes files of games
//! with variations and comments ([`tree`]), [`shogi`] the files of Japanese programs.
//!
//! This crate uses no files, sockets, threads or engine, and callers pass the current time.
//!
//! # A tour
//!
//! ```
//! use variorum_play::{Game, Record, Seat};
//! use variorum_rules::Side;
//!
//! let rules = variorum_library::rules("chess")?;
//! let mut game = Game::new(&rules, [Seat::Person, Seat::Engine]);
//! for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
//!     game.play(text)?;
//! }
//! let ending = game.ending().unwrap();
//! assert_eq!((ending.result(), ending.winner), ("0-1", Some(Side::Black)));
//! assert_eq!(ending.word(), "checkmate");
//!
//! // Convert it to text and back.
//! let text = game.record().to_string();
//! let again = Game::replay(&rules, &text.parse::<Record>()?)?;
//! assert_eq!(again.position(), game.position());
//!
//! // Taking back a turn reopens the game.
//! game.undo();
//! assert!(game.ending().is_none());
//! assert_eq!(game.side(), Side::Black);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::wildcard_enum_match_arm)] // so that the compiler names every match that a new action, ending or question affects

pub mod choices;
mod clock;
mod ending;
mod game;
pub use variorum_rules::history;
mod material;
pub mod pgn;
pub mod rating;
mod record;
mod seat;
pub mod shogi;
mod table;
pub mod tree;
pub mod written;

pub use clock::{Clock, Control, ControlError, FIRST_TURN, LONGEST_BASE, LONGEST_STEP, Verdict};
pub use ending::{Cause, Ending};
pub use game::{Game, MadeTurn, PlayError, ReplayError};
pub use material::can_never_win;
pub use record::{Record, RecordError};
pub use seat::Seat;
pub use table::{Made, Offers, Question, Step, Table, TableError, TableSettings};
