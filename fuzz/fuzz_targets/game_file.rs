//! Fuzzes `fuzzing::run("game_file", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("game_file", bytes));
