//! Transactions with verified commits: a connection returns to its pool only after a commit that is known to have happened.
//!
//! sqlx counts how deeply a connection is nested in transactions, and the count can be wrong: when the disk is full, SQLite rolls back by itself, the
//! `ROLLBACK` that follows fails, and every later "transaction" is a savepoint inside one that never ends. So transactions are begun and ended here
//! by plain statements: `BEGIN IMMEDIATE` fails inside another transaction, so each `COMMIT` is a real one. A connection on which anything failed, or
//! whose transaction was abandoned, is closed. On SQLite each transaction also increments a counter in the table `ledger`, and after the commit
//! another connection must see the new value.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::Ordering;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Row as _};

use crate::database::{Database, DatabaseKind};
use crate::error::Paused;

/// A transaction. If it is dropped without [`Self::commit`], its connection is closed, which rolls it back.
pub(crate) struct Transaction<'a> {
    connection: PoolConnection<Any>,
    committed: bool,
    /// The pool whose connections must see the commit, and the ledger value that they must see.
    witness: Option<(&'a AnyPool, i64)>,
}

impl<'a> Transaction<'a> {
    /// Begins a transaction on a connection of the pool with a statement that fails inside another transaction.
    pub async fn begin(pool: &AnyPool, statement: &'static str) -> Result<Self, sqlx::Error> {
        let mut begun = Self { connection: pool.acquire().await?, committed: false, witness: None };
        sqlx::raw_sql(statement).execute(&mut *begun).await?;
        Ok(begun)
    }

    /// Begins a transaction that changes something.
    pub async fn change(database: &'a Database) -> Result<Self, sqlx::Error> {
        if database.read_only.load(Ordering::Relaxed) {
            return Err(sqlx::Error::AnyDriverError(Box::new(Paused)));
        }
        match database.kind {
            DatabaseKind::Postgres => Self::begin(&database.writes, "BEGIN").await,
            DatabaseKind::Sqlite => {
                let mut begun = Self::begin(&database.writes, "BEGIN IMMEDIATE").await?;
                let commits = count_commit(&mut begun).await?;
                begun.witness = Some((&database.reads, commits));
                Ok(begun)
            }
        }
    }

    /// Commits, and verifies the commit.
    pub async fn commit(mut self) -> Result<(), sqlx::Error> {
        sqlx::raw_sql("COMMIT").execute(&mut *self).await?;
        if let Some((reads, commits)) = self.witness {
            let seen: i64 = sqlx::query("SELECT commits FROM ledger").fetch_one(reads).await?.try_get(0)?;
            if seen < commits {
                let lost = format!("commit {commits} did not reach the database, which has seen {seen}");
                return Err(sqlx::Error::Io(std::io::Error::other(lost)));
            }
        }
        self.committed = true;
        Ok(())
    }
}

impl Deref for Transaction<'_> {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction<'_> {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        if !self.committed {
            // Whatever its state, closing the connection ends the transaction.
            self.connection.close_on_drop();
        }
    }
}

/// Increments the ledger; returns the new value.
pub(crate) async fn count_commit(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    let row = sqlx::query("UPDATE ledger SET commits = commits + 1 RETURNING commits").fetch_one(connection).await?;
    row.try_get(0)
}
