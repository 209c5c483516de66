//! The database behind a store: its pools of connections, and what all parts of the store know of it.

use std::sync::atomic::AtomicBool;

use sqlx::AnyPool;

use crate::health::Health;
use crate::notices::Board;

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// An open database.
pub(crate) struct Database {
    pub kind: Kind,
    /// Tells processes on one database apart.
    pub process: String,
    pub reads: AnyPool,
    /// SQLite lets one connection write at a time: with one in the pool, writers wait in order instead of trying again.
    pub writes: AnyPool,
    pub board: Board,
    pub health: Health,
    /// The operator wants nothing to be changed.
    pub read_only: AtomicBool,
}
