//! The rules of every game that the definition language can describe: legal turns, outcomes, position text and move
//! text.
//!
//! # A tour
//!
//! [`Rules`] are compiled once from a definition. A [`Position`] is a position of such a game that has passed all
//! checks.
//!
//! ```
//! use variorum_rules::{Position, Rules};
//!
//! let file = std::fs::read_to_string("../../games/chess.toml")?;
//! let definition = variorum_gamedef::load(&file, "chess").definition.ok_or("a faulty file")?;
//! let rules = Rules::compile(&definition).map_err(|errors| format!("{errors:?}"))?;
//!
//! let mut position = Position::start(&rules);
//! assert_eq!(position.turns().len(), 20);
//! let turn = position.parse_turn("e2e4")?;
//! position.play(turn)?;
//! assert_eq!(position.text(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b a1,h1,a8,h8 e3:e4 0 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Turn`] has one part or, in some games, two. It is valid only in the position that generated it;
//! [`Position::play`] refuses any other turn.
//!
//! ```
//! # use variorum_rules::{IllegalTurn, Position};
//! # let rules = variorum_library::rules("duck-chess")?;
//! let mut position = Position::start(&rules);
//! let turn = position.parse_turn("e2e4,*@e5")?; // the pawn moves, then the duck
//! position.play(turn)?;
//! assert_eq!(position.play(turn), Err(IllegalTurn)); // it is Black's turn
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game ends by mate, stalemate or a special ending, all of which the position itself shows ([`Position::outcome`]),
//! or by repetition or too many quiet turns, which depend on the turns before ([`history`]).
//!
//! ```
//! # use variorum_rules::{Position, Reason, Side};
//! # let rules = variorum_library::rules("chess")?;
//! let mut position = Position::start(&rules);
//! for turn in ["f2f3", "e7e5", "g2g4", "d8h4"] {
//!     position.play_text(turn)?;
//! }
//! let outcome = position.outcome().ok_or("the game goes on")?;
//! assert_eq!((outcome.winner, outcome.reason), (Some(Side::Black), Reason::Checkmate));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Other modules
//!
//! - [`movegen`] and [`tactics`] serve searches.
//! - [`diagram`] serves pictures and explanations.
//! - [`perft`], [`mate`] and [`audit`] serve tests.
//! - [`Setup`] serves position editors.
//!
//! This crate does no input or output, reads no clock, starts threads only to count nodes, evaluates nothing, and
//! contains no search except the exhaustive one of [`mate`].

#![warn(clippy::wildcard_enum_match_arm)] // a new kind of action, motion or ending must be handled everywhere

mod action;
mod arrangement;
mod attack;
mod attack_by_moves;
mod attainable;
pub mod audit;
mod barred;
mod beside;
mod between;
mod bitboard;
mod bitboard_tables;
mod blast;
mod capture_duty;
mod cellset;
mod chase;
mod check_info;
mod compile;
mod conditions;
mod counting;
mod crossing;
mod dead;
mod decision;
pub mod diagram;
mod duty;
pub mod effect;
mod error;
mod evasion;
mod fen;
mod first_moves;
mod formation;
mod freezing;
mod gating;
mod guards;
mod hash;
pub mod history;
mod hops;
mod impasse;
mod in_a_row;
mod influence;
mod lasting;
mod legal;
mod legs;
mod make;
pub mod mate;
mod mating;
pub mod movegen;
mod notation;
mod outcome;
mod paths;
pub mod perft;
mod piece;
mod position;
mod possible_attacks;
mod reach;
mod read_set;
pub mod refusal;
mod relay_moves;
mod remote_promotion;
mod rights;
mod royals;
mod rules;
mod second_part;
mod series;
mod setup;
mod shuffle;
mod state;
mod surroundings;
mod symmetry;
mod table_size;
pub mod tactics;
mod takings;
mod tree;
mod work_limit;

pub use action::{Action, ActionKind, Turn};
pub use arrangement::{Arrangement, Passage};
pub use cellset::CellSet;
pub use compile::CompileError;
pub use counting::Count;
pub use duty::Duty;
pub use error::{NumberField, PieceName, PositionError, PositionErrors, Row, Stock};
pub use fen::LONGEST_TEXT;
pub use formation::FormationPlaces;
pub use hash::mix;
pub use legal::IllegalTurn;
pub use notation::{LONGEST_TURN, PASS_TEXT, TurnError};
pub use outcome::Outcome;
pub use piece::{Cell, MAX_CELLS, MAX_KINDS, Occupant, Piece, Side};
pub use position::Position;
pub use reach::Reach;
pub use rules::Rules;
pub use setup::{Setup, SetupFields};
pub use shuffle::{Arrays, MOST_ARRAYS};
pub use state::Phase;
pub use work_limit::OutOfWork;

pub use variorum_gamedef::ending::Reason;
