//! One-time codes with which the owner of an account can set a new password. Only their hashes are stored.

use sqlx::Row as _;

use crate::error::StorageError;
use crate::logins::{NewHash, change_password};
use crate::store::Store;

/// A code as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveryCode {
    /// Its first group, by which it is found.
    pub label: String,
    /// The hash of the rest.
    pub hash: String,
}

/// The unused codes of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecoveryCodes {
    /// How many are left.
    pub left: i64,
    /// When they were made, in milliseconds since 1970.
    pub created: i64,
}

impl Store {
    /// Replaces the codes of an account. `at`: when, in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn set_recovery_codes(&self, account: &str, codes: &[RecoveryCode], at: i64) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("DELETE FROM recovery_code WHERE account = $1")
                .bind(account)
                .execute(&mut *transaction)
                .await?;
            for code in codes {
                sqlx::query("INSERT INTO recovery_code (account, label, hash, created) VALUES ($1, $2, $3, $4)")
                    .bind(account)
                    .bind(&code.label)
                    .bind(&code.hash)
                    .bind(at)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await
        })
        .await
    }

    /// The unused codes of an account; `None` if there are none.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn recovery_codes(&self, account: &str) -> Result<Option<RecoveryCodes>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT COUNT(*), MAX(created) FROM recovery_code WHERE account = $1");
            let row = query.bind(account).fetch_one(self.reads()).await?;
            let created: Option<i64> = row.try_get(1)?;
            Ok(Some(row.try_get(0)?).zip(created).map(|(left, created)| RecoveryCodes { left, created }))
        })
        .await
    }

    /// The hash of an unused code of an account, by the code's first group.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn recovery_hash(&self, account: &str, label: &str) -> Result<Option<String>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT hash FROM recovery_code WHERE account = $1 AND label = $2");
            let row = query.bind(account).bind(label).fetch_optional(self.reads()).await?;
            row.map(|row| row.try_get(0)).transpose()
        })
        .await
    }

    /// Uses a code up: sets a new password, ends all logins, and forgets all devices. Returns whether the code was still there; if not, nothing
    /// is changed.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn recover(
        &self,
        account: &str,
        code: &RecoveryCode,
        password: &NewHash<'_>,
    ) -> Result<bool, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            let used = sqlx::query("DELETE FROM recovery_code WHERE account = $1 AND label = $2 AND hash = $3")
                .bind(account)
                .bind(&code.label)
                .bind(&code.hash)
                .execute(&mut *transaction)
                .await?;
            let found = used.rows_affected() == 1;
            if found {
                change_password(&mut transaction, account, password, None).await?;
            }
            transaction.commit().await?;
            Ok(found)
        })
        .await
    }
}
