//! Accounts.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::database::DatabaseKind;
use crate::error::StorageError;
use crate::store::Store;

/// The key of PostgreSQL's advisory lock under which names are taken, one at a time.
const NAMES: i64 = 0x7661_7269_6e61_6d65;

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Random letters and digits.
    pub id: String,
    /// As its owner spells it.
    pub name: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
}

/// A name for an account, with the two forms by which it is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewName {
    /// As its owner spells it.
    pub name: String,
    /// The same for all spellings of the name.
    pub folded: String,
    /// The same for all names that look alike.
    pub skeleton: String,
}

/// An account to be created.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// Random letters and digits.
    pub id: String,
    /// Its name.
    pub name: NewName,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// The password's hash.
    pub password: String,
}

/// A stored account.
#[derive(Clone, Debug)]
pub struct RegisteredAccount {
    /// The account.
    pub account: Account,
    /// The password's hash.
    pub password: String,
    /// When the operator locked it, in milliseconds since 1970; `None` if it is not locked.
    pub locked: Option<i64>,
}

impl Store {
    /// Adds an account unless its name is taken; returns whether it was added. Names that look alike count as the same name.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn add_account(&self, new: &NewAccount) -> Result<bool, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            self.lock_names(&mut transaction).await?;
            let done = sqlx::query(
                "INSERT INTO account (id, name, folded, password, created, skeleton) SELECT $1, $2, $3, $4, $5, $6
                 WHERE NOT EXISTS (SELECT 1 FROM account WHERE skeleton = $6) ON CONFLICT (folded) DO NOTHING",
            )
            .bind(&new.id)
            .bind(&new.name.name)
            .bind(&new.name.folded)
            .bind(&new.password)
            .bind(new.created)
            .bind(&new.name.skeleton)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            Ok(done.rows_affected() == 1)
        })
        .await
    }

    /// Is this (folded) name taken, or one that looks like it?
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn is_name_taken(&self, folded: &str, skeleton: &str) -> Result<bool, StorageError> {
        self.reading(async {
            let query =
                sqlx::query("SELECT 1 FROM account WHERE folded = $1 OR skeleton = $2").bind(folded).bind(skeleton);
            Ok(query.fetch_optional(self.reads()).await?.is_some())
        })
        .await
    }

    /// The password's hash of an account.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn password_of(&self, account: &str) -> Result<Option<String>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT password FROM account WHERE id = $1").bind(account);
            query.fetch_optional(self.reads()).await?.map(|row| row.try_get(0)).transpose()
        })
        .await
    }

    /// The account with this (folded) name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn account_named(&self, folded: &str) -> Result<Option<RegisteredAccount>, StorageError> {
        self.reading(async {
            let row = sqlx::query("SELECT id, name, created, password, locked FROM account WHERE folded = $1");
            let row = row.bind(folded).fetch_optional(self.reads()).await?;
            row.map(|row| {
                let (password, locked) = (row.try_get("password")?, row.try_get("locked")?);
                Ok(RegisteredAccount { account: account(&row)?, password, locked })
            })
            .transpose()
        })
        .await
    }

    /// Deletes an account with its logins, known devices, recovery codes, ratings and attempts at puzzles. Its games remain, without the name.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn delete_account(&self, account: &str) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            delete(&mut transaction, account).await?;
            transaction.commit().await
        })
        .await
    }

    /// Keeps others from taking a name until the transaction ends.
    pub(crate) async fn lock_names(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        if self.kind() == DatabaseKind::Postgres {
            // Two processes that add names which look alike would not see each other's row. SQLite has a single writer anyway.
            sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(NAMES).execute(connection).await?;
        }
        Ok(())
    }
}

/// Deletes an account. Its logins, devices, recovery codes, ratings and their history, attempts at puzzles, its blocks, and the details of the operator's actions on it are deleted too.
pub(crate) async fn delete(connection: &mut AnyConnection, account: &str) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE seat SET account = NULL WHERE account = $1").bind(account).execute(&mut *connection).await?;
    sqlx::query("UPDATE operation SET detail = '' WHERE subject = $1").bind(account).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM account WHERE id = $1").bind(account).execute(connection).await?;
    Ok(())
}

pub(crate) fn account(row: &AnyRow) -> Result<Account, sqlx::Error> {
    Ok(Account { id: row.try_get("id")?, name: row.try_get("name")?, created: row.try_get("created")? })
}
