//! All integration tests of the crate, in one binary: what links once builds once.

mod paths;
mod pictures;
