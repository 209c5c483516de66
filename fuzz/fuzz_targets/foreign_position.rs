//! Fuzzes `variorum_fuzzing::run("foreign_position", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("foreign_position", bytes));
