//! A visitor's request in the analysis pool, and the messages to the pool's scheduler.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{mpsc, oneshot, watch};

use super::job::{Job, News, SearchRequest};
use crate::error::ApiError;
use crate::wire::Reason;

/// A message to the scheduler.
pub(super) enum PoolMessage {
    Ask(Box<SearchRequest>, oneshot::Sender<Result<Ticket, ApiError>>),
    Leave(u64),
    Done(Box<Job>, Option<Reason>),
}

/// A request that is being served. Dropping it withdraws the request.
pub(super) struct Ticket {
    pub id: u64,
    pub news: watch::Receiver<News>,
    pub stop: Arc<AtomicBool>,
    pub messages: mpsc::WeakUnboundedSender<PoolMessage>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        // The search stops immediately, the scheduler learns of it soon.
        self.stop.store(true, Ordering::Relaxed);
        // If the pool is gone, there is nothing to withdraw.
        if let Some(messages) = self.messages.upgrade() {
            let _ = messages.send(PoolMessage::Leave(self.id));
        }
    }
}
