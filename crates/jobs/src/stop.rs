//! Stopping work from outside: after the current jobs, or immediately.

use std::sync::atomic::{AtomicBool, Ordering};

/// A request to stop work, shared by its threads.
#[derive(Debug, Default)]
pub struct Stop {
    finish: AtomicBool,
    abort: AtomicBool,
}

impl Stop {
    /// Work that goes on.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins no new games; current games are finished.
    pub fn finish(&self) {
        self.finish.store(true, Ordering::Relaxed);
    }

    /// Begins no new games; current games are aborted and not counted.
    pub fn abort(&self) {
        self.finish();
        self.abort.store(true, Ordering::Relaxed);
    }

    /// Whether no new game may begin.
    #[must_use]
    pub fn is_finishing(&self) -> bool {
        self.finish.load(Ordering::Relaxed)
    }

    /// Whether current games must be aborted.
    #[must_use]
    pub fn is_aborted(&self) -> bool {
        self.abort.load(Ordering::Relaxed)
    }

    /// The abort flag, for a search in this process.
    #[must_use]
    pub const fn abort_flag(&self) -> &AtomicBool {
        &self.abort
    }
}
