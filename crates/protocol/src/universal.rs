//! The session of the protocols that descend from UCI, the universal chess interface: UCI with the extensions of programs for chess variants,
//! UCI-Cyclone, USI (shogi) and UCCI (xiangqi).
//!
//! The client's first word decides: `uci`, `ucicyclone`, `usi` or `ucci` ([`Protocol`]). [`Protocol::parse`] reads a line, and [`run`] is the
//! session. Invalid lines never end the session: they are reported in an `info string` and ignored.

mod board;
mod command;
mod limits;
mod options;
mod print;
mod protocol;
mod running;
mod session;
mod writing;

pub use command::{Clock, Command, Go, GoParameters, Start};
pub(crate) use command::{common, common_slot, go, parse, position};
pub(crate) use options::{MAX_HASH, MAX_LINES, MAX_THREADS, Setting};
pub use protocol::Protocol;
pub use session::{Settings, run};
