//! The protocols by which chess programs talk: UCI and XBoard (CECP version 2).
//!
//! Lines are parsed into commands and reports are printed by pure functions; between them stands a thin loop that reads
//! from any [`std::io::BufRead`] and writes to any [`std::io::Write`]. The engine thinks on a thread of its own, so that the
//! loop always listens. Which games there are, and how a game file is read, the caller says ([`Games`]): here are no
//! files, no sockets, no rules and no evaluation. `docs/protocols.md` says what is understood.
#![forbid(unsafe_code)]

pub mod dialect;
mod games;
mod lines;
mod score;
mod strength;
pub mod uci;
mod worker;
pub mod xboard;

pub use dialect::Dialect;
pub use games::{Games, Table};
pub use score::Ending;
pub use strength::{Strength, elo_range};

/// What the engine calls itself.
pub const NAME: &str = concat!("Variorum ", env!("CARGO_PKG_VERSION"));
/// Who wrote it.
pub const AUTHOR: &str = "the Variorum authors";
