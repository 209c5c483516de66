//! Work that takes processor time, and the threads that do it.
//!
//! The runtime has as many threads as the machine has cores, and whoever computes on one of them makes every other request wait. So
//! nothing computes there. The compiler holds handlers to that: what takes time (reading rules, listing turns, replaying a game,
//! writing JSON, drawing) asks for a [`Worker`], and only the closures that [`blocking`] and [`Queue::run`] send to other threads have
//! one. A `Worker` is borrowed, so a closure cannot give it away, and it is neither `Send` nor `Sync`, so a handler cannot keep it
//! across an `await`. The test `tests/suite/held.rs` measures the same rule: it sends every request of the interface in its costliest form
//! and looks at how long the runtime's thread is held.

use std::marker::PhantomData;
use std::net::IpAddr;
use std::sync::Arc;
use std::thread::available_parallelism;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;

use crate::address::{Address, BehindProxy};
use crate::error::ApiError;
use crate::fair_queue::FairQueue;
use crate::limits::{Crowd, Place};

/// Requests for work that one address may have at once, those that wait included: each holds up to a mebibyte. A browser opens six
/// connections to a server, so this is enough for several people behind one address.
const MOST_AT_ONCE: usize = 16;

/// Says that this is a thread for work and not one of the runtime's.
pub(crate) struct Worker {
    /// Belongs to its thread.
    thread: PhantomData<*const ()>,
}

impl Worker {
    fn here() -> Self {
        Self { thread: PhantomData }
    }

    /// For tests, which hold up nobody.
    #[cfg(test)]
    pub fn of_test() -> Self {
        Self::here()
    }
}

/// Does work on a thread where it holds nobody up, at once. For what the server itself must do and for what a single turn of a game
/// needs; what visitors ask for goes through a [`Queue`].
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce(&Worker) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(move || work(&Worker::here())).await.map_err(ApiError::internal)?
}

/// Places for the work that visitors ask for: as many as the machine has cores, given out by turns among addresses.
pub(crate) struct Workers {
    places: FairQueue,
    count: usize,
    /// Who waits or is served.
    line: Crowd,
}

impl Workers {
    /// As many as there are cores.
    pub fn new() -> Self {
        let count = cores();
        Self { places: FairQueue::new(count), count, line: Crowd::new(MOST_AT_ONCE) }
    }

    /// How many work now.
    pub fn busy(&self) -> usize {
        self.count.saturating_sub(self.places.free())
    }

    /// How many requests wait for a place.
    pub fn waiting(&self) -> usize {
        self.places.waiting()
    }
}

/// How many cores this process may use.
pub(crate) fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// The queue as a handler sees it: that of all visitors, with the address that this request comes from. Handlers take it before the
/// body of the request, so that whoever has too many requests already is refused before it is read.
pub(crate) struct Queue {
    places: FairQueue,
    asker: Option<IpAddr>,
    line: Place,
}

impl Queue {
    /// Does work for a request once it is its address's turn.
    pub async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce(&Worker) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = self.places.take(self.asker).await;
        blocking(move |worker| {
            // Both are taken until the work ends, whoever may have left.
            let _places = (place, self.line);
            work(worker)
        })
        .await
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Queue
where
    Arc<Workers>: FromRef<S>,
    BehindProxy: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Ok(address) = Address::from_request_parts(parts, state).await;
        let (workers, asker) = (<Arc<Workers>>::from_ref(state), address.ip());
        let line = workers.line.enter(asker).ok_or(ApiError::TooManyRequests { wait: 1 })?;
        Ok(Self { places: workers.places.clone(), asker, line })
    }
}
