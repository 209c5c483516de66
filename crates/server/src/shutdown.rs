//! The shutdown signal, for everything that would otherwise run forever.

use std::sync::Arc;

use tokio::sync::watch;

/// Whether the server is shutting down. Cheap to clone; clones share their state.
#[derive(Clone)]
pub(crate) struct Shutdown(Arc<watch::Sender<bool>>);

impl Shutdown {
    /// A signal that has not been given.
    pub fn new() -> Self {
        Self(Arc::new(watch::channel(false).0))
    }

    /// Begins the shutdown.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Has the shutdown begun?
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Notifies of the shutdown.
    pub fn subscribe(&self) -> watch::Receiver<bool> {
        self.0.subscribe()
    }
}
