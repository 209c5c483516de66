//! The commands of the `variorum` binary, as a library so that tests can call them.

pub mod verify;
