//! The store: read and write access to the database, and its state.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use sqlx::AnyPool;

use crate::database::{Database, DatabaseKind};
use crate::error::StorageError;
use crate::file::Lock;
use crate::health::Use;
use crate::notices::NoticeBoard;
use crate::transaction::{Transaction, count_commit};
use crate::writer::{self, Writer};

/// The store. Cheap to clone; clones share their state.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    database: Arc<Database>,
    writer: Writer,
    /// The file of SQLite.
    file: Option<PathBuf>,
    /// Held until the store is dropped.
    _lock: Option<Lock>,
}

impl Store {
    /// A store on an open database; `file` and `lock` are those of SQLite.
    pub(crate) fn new(database: Arc<Database>, file: Option<PathBuf>, lock: Option<Lock>) -> Self {
        let writer = writer::run(&database);
        Self(Arc::new(Inner { database, writer, file, _lock: lock }))
    }

    /// Runs a read-only use of the database.
    pub(crate) async fn reading<T>(
        &self,
        work: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StorageError> {
        self.database().health.watch(Use::Read, work).await
    }

    /// Runs a use of the database that changes something through [`Self::change`].
    pub(crate) async fn writing<T>(
        &self,
        work: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StorageError> {
        self.database().health.watch(Use::Write, work).await
    }

    /// Begins a transaction that changes something. There is no other way to write.
    pub(crate) async fn change(&self) -> Result<Transaction<'_>, sqlx::Error> {
        Transaction::change(self.database()).await
    }

    pub(crate) fn database(&self) -> &Arc<Database> {
        &self.0.database
    }

    pub(crate) fn kind(&self) -> DatabaseKind {
        self.database().kind
    }

    pub(crate) fn process(&self) -> &str {
        &self.database().process
    }

    pub(crate) fn reads(&self) -> &AnyPool {
        &self.database().reads
    }

    pub(crate) fn writes(&self) -> &AnyPool {
        &self.database().writes
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.0.writer
    }

    pub(crate) fn board(&self) -> &NoticeBoard {
        &self.database().board
    }

    /// The file of SQLite.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.0.file.as_deref()
    }

    /// May other processes use the database at the same time?
    pub fn is_shared(&self) -> bool {
        self.kind() == DatabaseKind::Postgres
    }

    /// Switches read-only mode on or off for this process. While it is on, changes fail with [`ErrorKind::Paused`](crate::ErrorKind::Paused).
    pub fn set_read_only(&self, read_only: bool) {
        self.database().read_only.store(read_only, Ordering::Relaxed);
    }

    /// Can the database be written? The result of the last write answers this; if that is more than a second old, a new write is attempted. In
    /// read-only mode it is enough that the database can be read.
    ///
    /// # Errors
    /// The reason if it cannot.
    pub async fn try_out(&self) -> Result<(), StorageError> {
        let health = &self.database().health;
        if self.database().read_only.load(Ordering::Relaxed) {
            self.reading(async { sqlx::query("SELECT 1 FROM ledger").fetch_one(self.reads()).await }).await?;
        } else if !health.is_fresh() {
            let tried = self.writing(async {
                let mut transaction = self.change().await?;
                if self.kind() == DatabaseKind::Postgres {
                    count_commit(&mut transaction).await?;
                }
                transaction.commit().await
            });
            tried.await?;
        }
        health.failing().map_or(Ok(()), Err)
    }

    /// Flushes all changes and closes the database.
    pub async fn close(&self) {
        self.reads().close().await;
        self.writes().close().await;
    }
}
