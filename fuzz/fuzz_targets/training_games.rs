//! Fuzzes `variorum_fuzzing::run("training_games", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("training_games", bytes));
