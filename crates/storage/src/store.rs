//! The way to the database: reading, changing, its state.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use sqlx::AnyPool;

use crate::database::{Database, Kind};
use crate::error::StorageError;
use crate::file::Lock;
use crate::health::Use;
use crate::notices::Board;
use crate::transaction::{Transaction, count_commit};
use crate::writer::{self, Writer};

/// Everything that is kept. Cheap to clone: all clones are one.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    database: Arc<Database>,
    writer: Writer,
    /// SQLite's file.
    file: Option<PathBuf>,
    /// Held as long as the store is.
    _lock: Option<Lock>,
}

impl Store {
    /// The store on an open database; its file and the lock on it, for SQLite.
    pub(crate) fn new(database: Arc<Database>, file: Option<PathBuf>, lock: Option<Lock>) -> Self {
        let writer = writer::run(&database);
        Self(Arc::new(Inner { database, writer, file, _lock: lock }))
    }

    /// A use of the database that changes nothing.
    pub(crate) async fn reading<T>(
        &self,
        work: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StorageError> {
        self.database().health.watch(Use::Read, work).await
    }

    /// A use of the database that changes something, by [`Self::change`].
    pub(crate) async fn writing<T>(
        &self,
        work: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StorageError> {
        self.database().health.watch(Use::Write, work).await
    }

    /// Begins a transaction that changes something: the only way to.
    pub(crate) async fn change(&self) -> Result<Transaction<'_>, sqlx::Error> {
        Transaction::change(self.database()).await
    }

    pub(crate) fn database(&self) -> &Arc<Database> {
        &self.0.database
    }

    pub(crate) fn kind(&self) -> Kind {
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

    pub(crate) fn board(&self) -> &Board {
        &self.database().board
    }

    /// SQLite's file.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.0.file.as_deref()
    }

    /// May other processes use this database at the same time?
    pub fn is_shared(&self) -> bool {
        self.kind() == Kind::Postgres
    }

    /// From now on this process changes nothing ([`ErrorKind::Paused`]), or does again.
    pub fn set_read_only(&self, read_only: bool) {
        self.database().read_only.store(read_only, Ordering::Relaxed);
    }

    /// Can the database be written? The last write tells; if it was more than a second ago, another is tried. When nothing may be changed, it is
    /// enough that it can be read.
    ///
    /// # Errors
    /// Why it cannot.
    pub async fn try_out(&self) -> Result<(), StorageError> {
        let health = &self.database().health;
        if self.database().read_only.load(Ordering::Relaxed) {
            self.reading(async { sqlx::query("SELECT 1 FROM ledger").fetch_one(self.reads()).await }).await?;
        } else if !health.is_fresh() {
            let tried = self.writing(async {
                let mut transaction = self.change().await?;
                if self.kind() == Kind::Postgres {
                    count_commit(&mut transaction).await?;
                }
                transaction.commit().await
            });
            tried.await?;
        }
        health.failing().map_or(Ok(()), Err)
    }

    /// Writes everything out and lets go of the database.
    pub async fn close(&self) {
        self.reads().close().await;
        self.writes().close().await;
    }
}
