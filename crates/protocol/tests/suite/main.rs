//! All integration tests of the crate, in one binary: what links once builds once.

mod noise;
mod support;
mod ucci;
mod uci;
mod usi;
mod xboard;
