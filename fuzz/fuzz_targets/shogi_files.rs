//! Fuzzes `variorum_fuzzing::run("shogi_files", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("shogi_files", bytes));
