//! All integration tests of the crate, in one binary: what links once builds once.

mod outside;
mod pool;
mod programs;
mod strength;
