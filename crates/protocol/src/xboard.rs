//! XBoard's protocol, the Chess Engine Communication Protocol, version 2.
//!
//! [`Command::parse`] reads a line, [`betza`] and `setup` describe a game to the client, and [`run`] is the session. Invalid lines are
//! answered by the protocol's error messages.

pub mod betza;
mod clock;
mod command;
mod game;
mod print;
mod session;
mod setup;

pub use command::Command;
pub use session::{Settings, run};
