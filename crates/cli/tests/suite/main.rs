//! All integration tests of the crate, in one binary: what links once builds once.

mod admin;
mod binary;
mod cases;
mod catalogues;
mod commands;
mod documentation;
mod garbage;
mod hostile_files;
mod house;
mod imports;
mod kills;
mod matches;
mod nets;
mod own_games;
mod play;
mod problems;
mod puzzles;
mod queue;
mod records;
mod release_docs;
mod snapshots;
mod support;
mod tables;
