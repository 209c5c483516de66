//! Fuzzes `variorum_fuzzing::run("game_file", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("game_file", bytes));
