//! Slots for expensive work, such as an engine's search or the rendering of animations: a limited number, assigned to the waiting addresses in turn.
//! An address that makes a hundred requests waits longer for the last of them than another address waits for its first.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Who waits: an address, if known.
type Asker = Option<IpAddr>;

/// The slots. Cheap to clone; clones share their state.
#[derive(Clone)]
pub(crate) struct FairQueue(Arc<Mutex<Book>>);

struct Book {
    free: usize,
    /// The waiting addresses in the order of their turns, each with its requests in order of arrival. No queue is empty.
    waiting: VecDeque<(Asker, VecDeque<oneshot::Sender<Slot>>)>,
}

/// A slot, occupied until this is dropped.
pub(crate) struct Slot(Option<Arc<Mutex<Book>>>);

impl FairQueue {
    /// A queue with this number of slots.
    pub fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(Book { free: places, waiting: VecDeque::new() })))
    }

    /// The number of free slots.
    pub fn free(&self) -> usize {
        lock(&self.0).free
    }

    /// The number of waiting requests.
    pub fn waiting(&self) -> usize {
        lock(&self.0).waiting.iter().flat_map(|(_, queue)| queue).filter(|reply| !reply.is_closed()).count()
    }

    /// A slot, if one is free: for work that must not delay any other.
    pub fn take_free(&self) -> Option<Slot> {
        let mut book = lock(&self.0);
        book.free = book.free.checked_sub(1)?;
        Some(Slot(Some(Arc::clone(&self.0))))
    }

    /// Waits for a slot. Dropping the future gives up the wait.
    pub async fn take(&self, asker: Asker) -> Slot {
        let answer = {
            let mut book = lock(&self.0);
            if book.free > 0 {
                book.free -= 1;
                return Slot(Some(Arc::clone(&self.0)));
            }
            let (reply, answer) = oneshot::channel();
            match book.waiting.iter_mut().find(|(other, _)| *other == asker) {
                Some((_, queue)) => queue.push_back(reply),
                None => book.waiting.push_back((asker, VecDeque::from([reply]))),
            }
            answer
        };
        // The book holds the sender until it answers, and lives as long as this.
        answer.await.unwrap_or(Slot(None))
    }
}

impl Book {
    /// The request that is served next.
    fn next(&mut self) -> Option<oneshot::Sender<Slot>> {
        let (asker, mut queue) = self.waiting.pop_front()?;
        let reply = queue.pop_front();
        if !queue.is_empty() {
            self.waiting.push_back((asker, queue));
        }
        reply
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let Some(places) = self.0.take() else { return };
        let mut book = lock(&places);
        while let Some(reply) = book.next() {
            match reply.send(Self(Some(Arc::clone(&places)))) {
                Ok(()) => return,
                // The receiver is gone. The slot that it did not take must not release itself: the book is locked.
                Err(mut slot) => slot.0 = None,
            }
        }
        book.free += 1;
    }
}

fn lock(book: &Mutex<Book>) -> MutexGuard<'_, Book> {
    book.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(last: u8) -> Asker {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    #[tokio::test]
    async fn slots_are_assigned_in_turn_and_released() {
        let queue = FairQueue::new(1);
        let first = queue.take(ip(1)).await;
        let (told, mut served) = tokio::sync::mpsc::unbounded_channel();
        // One asks ten times before another asks twice.
        for asker in [1; 10].into_iter().chain([2, 2]) {
            let (waiting, (queue, told)) = (queue.waiting(), (queue.clone(), told.clone()));
            let counted = queue.clone();
            tokio::spawn(async move {
                let slot = queue.take(ip(asker)).await;
                told.send(asker).unwrap();
                drop(slot);
            });
            while counted.waiting() == waiting {
                tokio::task::yield_now().await;
            }
        }
        assert_eq!((queue.free(), queue.waiting()), (0, 12));
        drop((first, told));
        let mut order = Vec::new();
        while let Some(asker) = served.recv().await {
            order.push(asker);
        }
        assert_eq!(order[..4], [1, 2, 1, 2]);
        assert_eq!((order.len(), queue.free(), queue.waiting()), (12, 1, 0));
    }

    #[tokio::test]
    async fn cancelled_requests_are_skipped() {
        let queue = FairQueue::new(1);
        let first = queue.take(ip(1)).await;
        for _ in 0..3 {
            let gone = tokio::time::timeout(std::time::Duration::from_millis(5), queue.take(ip(2))).await;
            assert!(gone.is_err());
        }
        assert_eq!(queue.waiting(), 0);
        let other = tokio::spawn({
            let queue = queue.clone();
            async move { drop(queue.take(ip(2)).await) }
        });
        tokio::task::yield_now().await;
        drop(first);
        other.await.unwrap();
        assert_eq!(queue.free(), 1);
    }
}
