//! Moves in Betza notation, with the extensions of XBoard (XBetza), in the words of game files.
//!
//! [`read`] reads moves, those of several legs with [`legs`] and [`areas`]; [`phrases`](mod@phrases) writes them as phrases, bent paths with [`paths`].
//! What the language cannot say is a [`BetzaGap`] with its place.
//!
//! ```
//! use variorum_betza::phrases::{First, Passing, Place, phrases};
//!
//! let moves = variorum_betza::read("fmWfcF").unwrap();
//! let place = Place { first: First::Never, passing: Passing::Never, spared: Vec::new() };
//! assert_eq!(phrases(&moves, &place), ["step forward orthogonal, moving", "step forward diagonal, capturing"]);
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod areas;
mod gap;
mod legs;
mod notation;
mod paths;
pub mod phrases;

pub use gap::BetzaGap;
pub use legs::MOST_STEPS;
pub use notation::*;
pub use paths::{RepeatedStep, paths_within};
