//! Looking into positions: replaying turns, setting positions up, and the engine's opinion as a stream.
//!
//! Everything here is about a game's rules and a position; nothing is kept. [`Desk`] shares the engine among visitors.

mod desk;
pub(crate) mod dto;
mod lines;
pub(crate) mod place;
mod positions;
mod setup;
mod stream;
#[cfg(test)]
mod typescript;

pub(crate) use desk::{Desk, Terms};
pub(crate) use positions::{line, position, second};
pub(crate) use setup::{SetupFields, setup, setup_fields};
pub(crate) use stream::stream;
