//! How a match is ended from outside: after the games under way, or at once.

use std::sync::atomic::{AtomicBool, Ordering};

/// A flag in two steps, shared by everybody who takes part in a match.
#[derive(Debug, Default)]
pub struct Stop {
    finish: AtomicBool,
    abort: AtomicBool,
}

impl Stop {
    /// A match that nobody has asked to end.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// No new games; those under way go on to their ends.
    pub fn finish(&self) {
        self.finish.store(true, Ordering::Relaxed);
    }

    /// No new games, and those under way are broken off and not counted.
    pub fn abort(&self) {
        self.finish();
        self.abort.store(true, Ordering::Relaxed);
    }

    /// May no new game begin?
    #[must_use]
    pub fn is_finish(&self) -> bool {
        self.finish.load(Ordering::Relaxed)
    }

    /// Must games under way be broken off?
    #[must_use]
    pub fn is_abort(&self) -> bool {
        self.abort.load(Ordering::Relaxed)
    }

    /// The flag for a search in this process.
    pub(crate) const fn abort_flag(&self) -> &AtomicBool {
        &self.abort
    }
}
