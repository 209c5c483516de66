//! CPU-bound work, and the threads that do it.
//!
//! The async runtime has as many threads as the machine has cores, and a computation on one of them delays every other request. So no computation
//! runs there, and the compiler enforces this: functions that take time (reading rules, listing turns, replaying a game, writing JSON, drawing)
//! require a [`Worker`], and only the closures that [`blocking`] and [`Queue::run`] send to other threads have one. A `Worker` is borrowed, so a
//! closure cannot give it away, and it is neither `Send` nor `Sync`, so a handler cannot hold it across an `await`. The test `tests/suite/held.rs`
//! measures the same rule: it sends every request of the interface in its costliest form and measures how long the runtime's thread is blocked.

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

/// The maximum number of requests for work from one address, including waiting ones: each holds up to a mebibyte. A browser opens six connections to
/// a server, so this is enough for several people behind one address.
const MOST_AT_ONCE: usize = 16;

/// Proof that the current thread is not one of the runtime's.
pub(crate) struct Worker {
    /// Ties the value to its thread.
    thread: PhantomData<*const ()>,
}

impl Worker {
    fn here() -> Self {
        Self { thread: PhantomData }
    }

    /// For tests, where blocking does no harm.
    #[cfg(test)]
    pub fn of_test() -> Self {
        Self::here()
    }
}

/// Runs work immediately on a thread that may be blocked. For the server's own work and for single turns of games; requests of visitors go through a
/// [`Queue`].
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce(&Worker) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(move || work(&Worker::here())).await.map_err(ApiError::internal)?
}

/// Slots for the work of visitors' requests: as many as the machine has cores, assigned to addresses in turn.
pub(crate) struct Workers {
    places: FairQueue,
    count: usize,
    /// The requests that wait or are served.
    line: Crowd,
}

impl Workers {
    /// As many slots as there are cores.
    pub fn new() -> Self {
        let count = cores();
        Self { places: FairQueue::new(count), count, line: Crowd::new(MOST_AT_ONCE) }
    }

    /// The number of requests being served.
    pub fn busy(&self) -> usize {
        self.count.saturating_sub(self.places.free())
    }

    /// The number of requests waiting for a slot.
    pub fn waiting(&self) -> usize {
        self.places.waiting()
    }
}

/// How many cores this process may use.
pub(crate) fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// The shared queue together with the address of a request. Handlers take it before the request's body, so that an address with too many requests is
/// rejected before the body is read.
pub(crate) struct Queue {
    places: FairQueue,
    asker: Option<IpAddr>,
    line: Place,
}

impl Queue {
    /// Runs work for a request when it is its address's turn.
    pub async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce(&Worker) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = self.places.take(self.asker).await;
        blocking(move |worker| {
            // Both are occupied until the work ends, even if the client is gone.
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
