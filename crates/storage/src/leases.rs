//! Leases: which process runs the engine for a game. A lease expires, so that another process can take over after a crash.

use crate::error::StorageError;
use crate::store::Store;

/// How long a lease lasts unless renewed, in milliseconds.
pub const LEASE: i64 = 9_000;

impl Store {
    /// Takes or renews the lease of a game until `now + LEASE`; returns whether this process now holds it.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn lease(&self, session: &str, now: i64) -> Result<bool, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            let done = sqlx::query(
                "INSERT INTO lease (session, holder, until) VALUES ($1, $2, $3)
             ON CONFLICT (session) DO UPDATE SET holder = excluded.holder, until = excluded.until
             WHERE lease.holder = excluded.holder OR lease.until < $4",
            )
            .bind(session)
            .bind(self.process())
            .bind(now + LEASE)
            .bind(now)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            Ok(done.rows_affected() == 1)
        })
        .await
    }

    /// Releases the lease, if this process holds it.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn release(&self, session: &str) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("DELETE FROM lease WHERE session = $1 AND holder = $2")
                .bind(session)
                .bind(self.process())
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await
        })
        .await
    }
}
