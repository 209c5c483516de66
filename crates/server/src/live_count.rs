//! How many games are not over: nobody may begin more than fit. Games that are over are not counted, and kept for ever.

use std::sync::atomic::{AtomicI64, Ordering};

use crate::fault::{Code, Fault};

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
    pub fn room(&self) -> Result<(), Fault> {
        if self.count.load(Ordering::Relaxed) < self.most {
            return Ok(());
        }
        Err(Fault::known(
            Code::Full,
            format!("This server has {} games in progress and takes no more at the moment.", self.most),
        ))
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
