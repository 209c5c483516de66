//! Puzzles for any game.
//!
//! A [`Puzzle`] is a position with an [`Aim`] that exactly one turn reaches, proved by a complete search. Files hold one puzzle a line
//! ([`read_file`]).

#![warn(clippy::wildcard_enum_match_arm)] // a new kind of action must be thought of everywhere

mod aim;
mod confirm;
mod fault;
mod few_pieces;
mod file;
mod games;
mod grade;
mod prove;
mod puzzle;
mod revise;
mod search;
mod source;
mod theme;
mod themes;

pub use aim::{Aim, MOST_TURNS};
pub use confirm::{Unconfirmed, confirm};
pub use fault::{LineFault, PuzzleFault, PuzzleFaults};
pub use few_pieces::few_pieces;
pub use file::{read_file, write_file};
pub use games::{Recorded, play_ending, self_play, wander};
pub use grade::{Successes, rating, successes};
pub use prove::{Unproved, prove};
pub use puzzle::{LOWEST_RATING, Parts, Puzzle, TOP_RATING};
pub use revise::revised;
pub use search::{Collection, Cost, Tally, pattern, puzzles_of, strengthened};
pub use source::{Moment, Series, Source};
pub use theme::Theme;
pub use themes::themes;
