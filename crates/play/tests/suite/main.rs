//! All integration tests of the crate, in one binary: what links once builds once.

mod choices;
mod csa_files;
mod foreign_files;
mod foreign_turns;
mod games;
mod history;
mod kif_files;
mod pgn;
mod table;
mod unclaimed;
