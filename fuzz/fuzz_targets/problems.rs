//! Fuzzes `variorum_fuzzing::run("problems", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("problems", bytes));
