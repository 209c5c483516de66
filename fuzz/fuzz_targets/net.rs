//! Fuzzes `variorum_fuzzing::run("net", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("net", bytes));
