//! The `variorum` binary: everything is in the library, but for the allocator.

/// Gives memory back to the system ten seconds after it was freed. The C library's allocator keeps what lies below anything still in use, so
/// that a server that had ten thousand sockets open would never become smaller again.
#[cfg(unix)]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> std::process::ExitCode {
    variorum::main()
}
