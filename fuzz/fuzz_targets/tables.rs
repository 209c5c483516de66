//! Fuzzes `variorum_fuzzing::run("tables", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("tables", bytes));
