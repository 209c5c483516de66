//! The bounded queue of messages to one connection. A sender never waits: a message that does not fit is dropped and its topic is marked as behind;
//! the connection requests the current state of that topic once it has sent the rest.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// The capacity of the queue, in messages.
const QUEUE: usize = 128;

/// The sending end of the queue. Cheap to clone.
#[derive(Clone)]
pub(crate) struct SendQueue(Arc<Inner>);

struct Inner {
    id: u64,
    messages: mpsc::Sender<Utf8Bytes>,
    behind: Mutex<BTreeSet<String>>,
}

/// The receiving end of the queue.
pub(crate) struct Outgoing {
    pub messages: mpsc::Receiver<Utf8Bytes>,
    pub queue: SendQueue,
}

/// A new queue.
pub(crate) fn send_queue() -> Outgoing {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let (sender, messages) = mpsc::channel(QUEUE);
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    Outgoing { messages, queue: SendQueue(Arc::new(Inner { id, messages: sender, behind: Mutex::default() })) }
}

impl SendQueue {
    /// The id of the connection.
    pub fn id(&self) -> u64 {
        self.0.id
    }

    /// Queues a message about `topic`; if it does not fit, marks the topic as behind and returns false.
    pub fn push(&self, topic: &str, message: &Utf8Bytes) -> bool {
        let fits = self.0.messages.try_send(message.clone()).is_ok();
        if !fits {
            self.behind().insert(topic.to_owned());
        }
        fits
    }

    /// Is the connection gone?
    pub fn is_closed(&self) -> bool {
        self.0.messages.is_closed()
    }

    /// Returns and clears the topics that are behind.
    pub fn take_behind(&self) -> BTreeSet<String> {
        std::mem::take(&mut *self.behind())
    }

    fn behind(&self) -> std::sync::MutexGuard<'_, BTreeSet<String>> {
        self.0.behind.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_that_do_not_fit_are_dropped_and_noted() {
        let mut outgoing = send_queue();
        let message = Utf8Bytes::from_static("x");
        for _ in 0..QUEUE {
            assert!(outgoing.queue.push("game", &message));
        }
        assert!(!outgoing.queue.push("game", &message) && !outgoing.queue.push("other", &message));
        assert_eq!(outgoing.queue.take_behind().into_iter().collect::<Vec<_>>(), ["game", "other"]);
        assert!(outgoing.queue.take_behind().is_empty());
        assert!(outgoing.messages.try_recv().is_ok());
        assert!(outgoing.queue.push("game", &message), "there is room again");
    }
}
