//! A game in progress: turns made and taken back, seats, clocks, offers, results, records.
//!
//! A [`Game`] holds a position with the turns that led to it, and knows when it is over: by the rules, by repetition or too
//! many quiet turns ([`history`]), by resignation or agreement. A [`Record`] is the same as text, and [`Game::replay`] plays it back. A
//! [`Table`] is a game with those who sit at it: who may do what, [`Clock`]s, and what they offer each other.
//! [`choices`] lists what a player can choose from, part by part; [`written`] reads the text of a turn as cells and pieces.
//! [`pgn`] reads and writes files of games with variations and remarks ([`tree`]).
//!
//! Deliberately absent: files, sockets, the time (it is handed in), threads and the engine. Who thinks, who waits and where
//! games are kept is for others to say.
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
//! // As text and back.
//! let text = game.record().to_string();
//! let again = Game::replay(&rules, &text.parse::<Record>()?)?;
//! assert_eq!(again.position(), game.position());
//!
//! // A turn taken back reopens the game.
//! game.undo();
//! assert!(game.ending().is_none());
//! assert_eq!(game.side(), Side::Black);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::wildcard_enum_match_arm)] // a new kind of action, motion, ending or question must be thought of everywhere

pub mod choices;
mod clock;
mod ending;
mod game;
pub use variorum_rules::history;
mod material;
pub mod pgn;
mod record;
mod seat;
mod table;
pub mod tree;
pub mod written;

pub use clock::{Clock, Control, ControlError, FIRST_TURN, LONGEST_BASE, LONGEST_STEP, Verdict};
pub use ending::{Cause, Ending};
pub use game::{Game, MadeTurn, PlayError, ReplayError};
pub use material::can_never_win;
pub use record::{Record, RecordError};
pub use seat::Seat;
pub use table::{Made, Offers, Question, Step, Table, TableError};
