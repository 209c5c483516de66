//! The open database behind a store: its connection pools and the state that all parts of the store share.

use std::sync::atomic::AtomicBool;

use sqlx::AnyPool;

use crate::health::DatabaseHealth;
use crate::notices::NoticeBoard;

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DatabaseKind {
    Sqlite,
    Postgres,
}

/// An open database.
pub(crate) struct Database {
    pub kind: DatabaseKind,
    /// The id of this process, which tells it apart from others on the same database.
    pub process: String,
    pub reads: AnyPool,
    /// SQLite allows one writer at a time. With a single connection in the pool, writers wait in order instead of retrying.
    pub writes: AnyPool,
    pub board: NoticeBoard,
    pub health: DatabaseHealth,
    /// Set by the operator: no changes are allowed.
    pub read_only: AtomicBool,
}
