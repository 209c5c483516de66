//! Fuzzes `fuzzing::run("position", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("position", bytes));
