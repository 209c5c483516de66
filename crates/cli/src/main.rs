//! The `variorum` binary. Everything except the allocator is in the library.

/// Returns memory to the operating system ten seconds after it was freed. The C library's allocator keeps freed memory below any block in
/// use, so a server would never shrink again after ten thousand sockets were open.
#[cfg(unix)]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> std::process::ExitCode {
    variorum::main()
}
