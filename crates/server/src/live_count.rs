//! How many games are not over: nobody may begin more than fit. Games that are over are not counted, and kept for ever.

use std::sync::atomic::{AtomicI64, Ordering};

use crate::error::{ApiError, Full};

/// The count, as it was last read from storage, and this process's new games since.
pub(crate) struct LiveCount {
    count: AtomicI64,
    most: i64,
}

impl LiveCount {
    /// At most `most` games that are not over.
    pub fn new(most: usize) -> Self {
        Self { count: AtomicI64::new(0), most: i64::try_from(most).unwrap_or(i64::MAX) }
    }

    /// May one more game begin?
    ///
    /// # Errors
    /// [`Code::Full`].
    pub fn room(&self) -> Result<(), ApiError> {
        if self.count.load(Ordering::Relaxed) < self.most {
            return Ok(());
        }
        Err(Full::GamesInProgress { most: self.most }.into())
    }

    /// One more has begun.
    pub fn add(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    /// What storage says.
    pub fn set(&self, count: i64) {
        self.count.store(count, Ordering::Relaxed);
    }

    /// The count.
    pub fn get(&self) -> i64 {
        self.count.load(Ordering::Relaxed)
    }
}
