//! The number of games in progress, which limits new games. Ended games do not count and are kept forever.

use std::sync::atomic::{AtomicI64, Ordering};

use crate::error::{ApiError, Full};

/// The number as last read from storage, plus this process's new games since.
pub(crate) struct LiveCount {
    count: AtomicI64,
    most: i64,
}

impl LiveCount {
    /// A limit of `most` games in progress.
    pub fn new(most: usize) -> Self {
        Self { count: AtomicI64::new(0), most: i64::try_from(most).unwrap_or(i64::MAX) }
    }

    /// Is there room for another game?
    ///
    /// # Errors
    /// [`Full`].
    pub fn room(&self) -> Result<(), ApiError> {
        if self.count.load(Ordering::Relaxed) < self.most {
            return Ok(());
        }
        Err(Full::GamesInProgress { most: self.most }.into())
    }

    /// Counts a new game.
    pub fn add(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    /// Sets the number, as read from storage.
    pub fn set(&self, count: i64) {
        self.count.store(count, Ordering::Relaxed);
    }

    /// The number of games in progress.
    pub fn get(&self) -> i64 {
        self.count.load(Ordering::Relaxed)
    }
}
