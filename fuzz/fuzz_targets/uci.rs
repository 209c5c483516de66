//! Fuzzes `fuzzing::run("uci", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("uci", bytes));
