//! The `variorum` binary: everything is in the library.

fn main() -> std::process::ExitCode {
    variorum::main()
}
