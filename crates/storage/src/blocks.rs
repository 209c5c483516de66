//! Which accounts have blocked which.

use sqlx::Row as _;

use crate::error::StorageError;
use crate::store::Store;

/// An account that somebody has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockedAccount {
    /// The account's name.
    pub name: String,
    /// When it was blocked, in milliseconds since 1970.
    pub since: i64,
}

impl Store {
    /// Makes an account block another one. A second block changes nothing.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn block(&self, account: &str, blocked: &str, now: i64) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query(
                "INSERT INTO block (account, blocked, created) VALUES ($1, $2, $3) ON CONFLICT (account, blocked) DO NOTHING",
            )
            .bind(account)
            .bind(blocked)
            .bind(now)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await
        })
        .await
    }

    /// Removes a block, if there is one.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn unblock(&self, account: &str, blocked: &str) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("DELETE FROM block WHERE account = $1 AND blocked = $2")
                .bind(account)
                .bind(blocked)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await
        })
        .await
    }

    /// The accounts that an account has blocked, by name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn blocks(&self, account: &str) -> Result<Vec<BlockedAccount>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT account.name, block.created FROM block JOIN account ON account.id = block.blocked
                 WHERE block.account = $1 ORDER BY account.folded",
            )
            .bind(account)
            .fetch_all(self.reads())
            .await?;
            rows.iter().map(|row| Ok(BlockedAccount { name: row.try_get(0)?, since: row.try_get(1)? })).collect()
        })
        .await
    }

    /// Has one of two accounts blocked the other?
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn is_block_between(&self, one: &str, other: &str) -> Result<bool, StorageError> {
        self.reading(async {
            let row = sqlx::query(
                "SELECT 1 FROM block WHERE account = $1 AND blocked = $2 OR account = $2 AND blocked = $1 LIMIT 1",
            )
            .bind(one)
            .bind(other)
            .fetch_optional(self.reads())
            .await?;
            Ok(row.is_some())
        })
        .await
    }
}
