//! The analysis pool: engine analysis for many visitors.

use tokio::sync::{mpsc, oneshot, watch};

use super::job::SearchRequest;
use super::scheduler::{PoolLimits, PoolLoad, Scheduler};
use super::ticket::{PoolMessage, Ticket};
use crate::error::ApiError;
use crate::fair_queue::FairQueue;

/// A handle to the scheduler. Cheap to clone.
#[derive(Clone)]
pub(crate) struct AnalysisPool {
    messages: mpsc::UnboundedSender<PoolMessage>,
    counts: watch::Receiver<PoolLoad>,
}

impl AnalysisPool {
    /// Starts the pool. `cores` has a free slot for each engine that may think for games and is idle.
    pub fn open(limits: PoolLimits, cores: FairQueue, closing: watch::Receiver<bool>) -> Self {
        let (messages, inbox) = mpsc::unbounded_channel();
        let (published, counts) = watch::channel(PoolLoad::default());
        let scheduler = Scheduler::new(limits, cores, messages.downgrade(), published);
        tokio::spawn(scheduler.work(inbox, closing));
        Self { messages, counts }
    }

    /// The current load.
    pub fn counts(&self) -> PoolLoad {
        *self.counts.borrow()
    }

    /// Submits a request.
    pub(super) async fn ask(&self, request: SearchRequest) -> Result<Ticket, ApiError> {
        let gone = || ApiError::Closing;
        let (reply, answer) = oneshot::channel();
        self.messages.send(PoolMessage::Ask(Box::new(request), reply)).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}
