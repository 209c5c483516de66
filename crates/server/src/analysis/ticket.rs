//! A visitor's place in the analysis pool, and what the pool is told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{mpsc, oneshot, watch};

use super::job::{Job, News, Question};
use crate::error::ApiError;
use crate::wire::Reason;

/// What the scheduler of the pool is told.
pub(super) enum PoolMessage {
    Ask(Box<Question>, oneshot::Sender<Result<Ticket, ApiError>>),
    Leave(u64),
    Done(Box<Job>, Option<Reason>),
}

/// A request that is being served. When this is dropped, it is withdrawn.
pub(super) struct Ticket {
    pub id: u64,
    pub news: watch::Receiver<News>,
    pub stop: Arc<AtomicBool>,
    pub messages: mpsc::WeakUnboundedSender<PoolMessage>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        // The search hears of it at once, the scheduler soon.
        self.stop.store(true, Ordering::Relaxed);
        // A pool that is gone serves nobody anyway.
        if let Some(messages) = self.messages.upgrade() {
            let _ = messages.send(PoolMessage::Leave(self.id));
        }
    }
}
