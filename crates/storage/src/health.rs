//! The health of the database: every use has a deadline, its errors are classified and counted, and the result of the last write is remembered.

use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use metrics::counter;

use crate::error::{ErrorKind, StorageError};

/// The longest that one use of the database may take, including the wait for a connection and SQLite's wait for a lock. A paused or unreachable
/// database server is given up after that, and the request is answered with an error.
const DEADLINE: Duration = Duration::from_secs(8);
/// How long the result of the last write stays valid. Anybody can request the readiness check, so it must not cause a write each time.
const TRIAL: Duration = Duration::from_secs(1);

/// What the database is used for, as a metrics label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Read,
    Write,
    /// Checkpointing SQLite's WAL.
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

/// The health of a database. Cheap to clone; clones share their state.
#[derive(Clone, Default)]
pub(crate) struct DatabaseHealth(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    /// Why the last write failed; `None` after a success.
    failing: Option<StorageError>,
    /// Why the last connection could not be set up; `None` after a success.
    connecting: Option<StorageError>,
    /// When a write last ended.
    written: Option<Instant>,
}

impl DatabaseHealth {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs one use of the database with the deadline; classifies and counts a failure.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn watch<T>(
        &self,
        usage: Use,
        work: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StorageError> {
        let result = match tokio::time::timeout(DEADLINE, work).await {
            Ok(Err(sqlx::Error::PoolTimedOut)) => {
                // When every new connection fails, the pool reports nothing but a timeout.
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
            // The database was not involved.
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
        // Logged once per change of state, not once per request.
        match (before, error) {
            (None, Some(error)) => tracing::error!("could not write to the database: {error}"),
            (Some(before), Some(error)) if before.kind != error.kind => {
                tracing::error!("could not write to the database: {error}");
            }
            (Some(_), None) => tracing::warn!("writing to the database succeeds again"),
            (None, None) | (Some(_), Some(_)) => {}
        }
    }

    /// Records whether a new connection could be set up.
    pub fn connected(&self, error: Option<StorageError>) {
        self.state().connecting = error;
    }

    /// Why the last write failed, unless one has succeeded since.
    pub fn failing(&self) -> Option<StorageError> {
        self.state().failing.clone()
    }

    /// Is the result of the last write recent enough to make another attempt unnecessary?
    pub fn is_fresh(&self) -> bool {
        self.state().written.is_some_and(|at| at.elapsed() < TRIAL)
    }
}
