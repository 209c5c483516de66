//! All integration tests of the crate, in one binary: what links once builds once.

mod dialect;
mod noise;
mod support;
mod uci;
mod xboard;
