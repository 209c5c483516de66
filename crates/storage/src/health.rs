//! How the database is: every use of it is timed out, sorted, counted, and the last write's outcome kept.

use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use metrics::counter;

use crate::error::{ErrorKind, StorageError};

/// Longest time that one use of the database may take. It covers the wait for a connection and SQLite's wait for a lock; beyond it
/// a paused or unreachable server is given up and the request answered.
const DEADLINE: Duration = Duration::from_secs(8);
/// How long the outcome of the last write is good: readiness can be asked by anybody, and must not become a load of writes.
const TRIAL: Duration = Duration::from_secs(1);

/// What the database is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Read,
    Write,
    /// Copying SQLite's log into its database.
    Checkpoint,
}

impl Use {
    const fn label(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::Checkpoint => "checkpoint",
        }
    }
}

/// The health of a database. Cheap to clone; all clones are one.
#[derive(Clone, Default)]
pub(crate) struct Health(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    /// Why the last write failed; `None` once one succeeds.
    failing: Option<StorageError>,
    /// Why the last connection could not be made ready; `None` once one is.
    connecting: Option<StorageError>,
    /// When a write last ended.
    written: Option<Instant>,
}

impl Health {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Uses the database: within the deadline, with failures sorted and counted.
    pub async fn watch<T>(
        &self,
        usage: Use,
        work: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StorageError> {
        let result = match tokio::time::timeout(DEADLINE, work).await {
            Ok(Err(sqlx::Error::PoolTimedOut)) => {
                // The pool says nothing else when every new connection failed.
                let reason = self.state().connecting.clone();
                Err(reason
                    .unwrap_or_else(|| StorageError::new(ErrorKind::Unreachable, "no connection became free in time")))
            }
            Ok(result) => result.map_err(StorageError::from),
            Err(_) => {
                let detail = format!("no answer within {} seconds", DEADLINE.as_secs());
                Err(StorageError::new(ErrorKind::Unreachable, detail))
            }
        };
        self.note(usage, result.as_ref().err());
        result
    }

    fn note(&self, usage: Use, error: Option<&StorageError>) {
        if error.is_some_and(|error| error.kind == ErrorKind::Paused) {
            // Nobody has asked the database.
            return;
        }
        if let Some(error) = error {
            counter!("variorum_storage_failures_total", "operation" => usage.label(), "trouble" => error.kind.label())
                .increment(1);
        }
        if usage != Use::Write {
            return;
        }
        let error = error.filter(|error| error.is_outage());
        let before = {
            let mut state = self.state();
            state.written = Some(Instant::now());
            std::mem::replace(&mut state.failing, error.cloned())
        };
        // Once for each change, not for each request.
        match (before, error) {
            (None, Some(error)) => tracing::error!("the database cannot be written: {error}"),
            (Some(before), Some(error)) if before.kind != error.kind => {
                tracing::error!("the database cannot be written: {error}");
            }
            (Some(_), None) => tracing::warn!("the database can be written again"),
            (None, None) | (Some(_), Some(_)) => {}
        }
    }

    /// A new connection was made ready, or why not.
    pub fn connected(&self, error: Option<StorageError>) {
        self.state().connecting = error;
    }

    /// Why the last write failed, unless one has succeeded since.
    pub fn failing(&self) -> Option<StorageError> {
        self.state().failing.clone()
    }

    /// Has a write ended so lately that another need not be tried?
    pub fn is_fresh(&self) -> bool {
        self.state().written.is_some_and(|at| at.elapsed() < TRIAL)
    }
}
