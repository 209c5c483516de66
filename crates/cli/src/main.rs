//! The `variorum` binary.

fn main() {}
