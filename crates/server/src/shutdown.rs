//! The word that the server ends, for everything that would otherwise go on.

use std::sync::Arc;

use tokio::sync::watch;

/// Whether the server is ending. Cheap to clone: all clones are one.
#[derive(Clone)]
pub(crate) struct Shutdown(Arc<watch::Sender<bool>>);

impl Shutdown {
    /// It is not ending yet.
    pub fn new() -> Self {
        Self(Arc::new(watch::channel(false).0))
    }

    /// From now on it is.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Is it ending?
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Hears of it.
    pub fn subscribe(&self) -> watch::Receiver<bool> {
        self.0.subscribe()
    }
}
