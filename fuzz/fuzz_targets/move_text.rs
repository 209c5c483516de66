//! Fuzzes `variorum_fuzzing::run("move_text", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("move_text", bytes));
