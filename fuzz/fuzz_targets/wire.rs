//! Fuzzes `fuzzing::run("wire", …)`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::run("wire", bytes));
