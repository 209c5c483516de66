//! Transactions that cannot lie: a connection goes back to its pool only after a commit that is known to have happened.
//!
//! sqlx counts how deep a connection is in transactions, and the count can differ from the truth: SQLite rolls back by itself when the disk
//! is full, the `ROLLBACK` that follows fails, and every later "transaction" is a savepoint inside one that never ends. So transactions are
//! begun and ended here by plain statements: `BEGIN IMMEDIATE` fails inside another transaction, so each `COMMIT` is a real one. A connection on
//! which anything failed, or whose user stopped half-way, is closed. On SQLite each transaction also counts itself in the table `ledger`, and
//! after the commit another connection must see the count.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::Ordering;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Row as _};

use crate::database::{Database, Kind};
use crate::error::Paused;

/// A transaction. Dropped without [`Self::commit`], it is rolled back by closing its connection.
pub(crate) struct Transaction<'a> {
    connection: PoolConnection<Any>,
    committed: bool,
    /// Where the commit must be seen, and the count that must be seen there.
    witness: Option<(&'a AnyPool, i64)>,
}

impl<'a> Transaction<'a> {
    /// Begins a transaction on a connection of the pool, by a statement that fails inside another transaction.
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
            Kind::Postgres => Self::begin(&database.writes, "BEGIN").await,
            Kind::Sqlite => {
                let mut begun = Self::begin(&database.writes, "BEGIN IMMEDIATE").await?;
                let commits = count_commit(&mut begun).await?;
                begun.witness = Some((&database.reads, commits));
                Ok(begun)
            }
        }
    }

    /// Commits, and makes sure of it.
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
            // Whatever state it is in: closing it ends what was begun on it.
            self.connection.close_on_drop();
        }
    }
}

/// Counts a transaction in the ledger; gives its number.
pub(crate) async fn count_commit(connection: &mut AnyConnection) -> Result<i64, sqlx::Error> {
    let row = sqlx::query("UPDATE ledger SET commits = commits + 1 RETURNING commits").fetch_one(connection).await?;
    row.try_get(0)
}
