//! Fuzzes `variorum_fuzzing::run("command_line", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| variorum_fuzzing::run("command_line", bytes));
