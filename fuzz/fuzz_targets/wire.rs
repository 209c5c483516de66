//! Fuzzes `variorum_fuzzing::run("wire", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("wire", bytes));
