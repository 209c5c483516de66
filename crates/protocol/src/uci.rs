//! UCI, the universal chess interface, with the extensions of programs for chess variants.
//!
//! [`Command::parse`] reads a line, and [`run`] is the session. Invalid lines never end the session: they are reported in an
//! `info string` and ignored.

mod command;
mod go;
mod options;
mod print;
mod session;

pub use command::{Command, Go, GoParameters, Start};
pub(crate) use options::{MAX_HASH, MAX_LINES, MAX_THREADS};
pub use session::{Settings, run};
