//! The open database behind a store: its connection pools and the state that all parts of the store share.

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
    /// The id of this process, which tells it apart from others on the same database.
    pub process: String,
    pub reads: AnyPool,
    /// SQLite allows one writer at a time. With a single connection in the pool, writers wait in order instead of retrying.
    pub writes: AnyPool,
    pub board: Board,
    pub health: Health,
    /// Set by the operator: no changes are allowed.
    pub read_only: AtomicBool,
}
