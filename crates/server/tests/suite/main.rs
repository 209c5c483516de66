//! All integration tests of the crate in one binary, which is linked once.

mod accounts;
mod analysis;
mod common;
mod crowds;
mod engine;
mod games;
mod held;
mod help;
mod learning;
mod live;
mod operator;
mod pictures;
mod privacy;
mod processes;
mod puzzles;
mod records;
mod refusals;
mod sessions;
mod show;
mod site;
mod socket;
