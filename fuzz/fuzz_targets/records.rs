//! Fuzzes `variorum_fuzzing::run("records", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("records", bytes));
