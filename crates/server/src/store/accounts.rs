//! Accounts and logins as they are kept, and the games that belong to somebody.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::{Row, Sitter, Store, StoreError};
use crate::accounts::Account;

/// An account to be added.
#[derive(Clone, Debug)]
pub(crate) struct NewAccount {
    pub account: Account,
    /// What two spellings of the name share.
    pub folded: String,
    /// The password's hash.
    pub password: String,
}

/// A login.
#[derive(Clone, Debug)]
pub(crate) struct Login {
    /// The token's hash.
    pub token: String,
    /// The account's id.
    pub account: String,
    pub created: i64,
    pub expires: i64,
}

impl Store {
    /// Adds an account; tells whether its name was free.
    pub async fn add_account(&self, new: &NewAccount) -> Result<bool, StoreError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            let done = sqlx::query(
                "INSERT INTO account (id, name, folded, password, created) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (folded) DO NOTHING",
            )
            .bind(&new.account.id)
            .bind(&new.account.name)
            .bind(&new.folded)
            .bind(&new.password)
            .bind(new.account.created)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            Ok(done.rows_affected() == 1)
        })
        .await
    }

    /// The account of a (folded) name, and its password's hash.
    pub async fn account_named(&self, folded: &str) -> Result<Option<(Account, String)>, StoreError> {
        self.reading(async {
            let row = sqlx::query("SELECT id, name, created, password FROM account WHERE folded = $1").bind(folded);
            let row = row.fetch_optional(self.reads()).await?;
            row.map(|row| Ok((account(&row)?, row.try_get("password")?))).transpose()
        })
        .await
    }

    /// The account of a login, by the token's hash, unless it has ended before `now`.
    pub async fn account_of_login(&self, token: &str, now: i64) -> Result<Option<Account>, StoreError> {
        self.reading(async {
            let row = sqlx::query(
                "SELECT account.id AS id, account.name AS name, account.created AS created
             FROM login JOIN account ON account.id = login.account WHERE login.token = $1 AND login.expires > $2",
            )
            .bind(token)
            .bind(now)
            .fetch_optional(self.reads())
            .await?;
            row.as_ref().map(account).transpose()
        })
        .await
    }

    /// Begins a login in place of the one that the browser had, gives the visitor's games to the account, and forgets logins
    /// that have ended.
    pub async fn log_in(
        &self,
        login: &Login,
        old: Option<&str>,
        visitor: Option<&str>,
        now: i64,
    ) -> Result<(), StoreError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("INSERT INTO login (token, account, created, expires) VALUES ($1, $2, $3, $4)")
                .bind(&login.token)
                .bind(&login.account)
                .bind(login.created)
                .bind(login.expires)
                .execute(&mut *transaction)
                .await?;
            sqlx::query("DELETE FROM login WHERE token = $1 OR expires <= $2")
                .bind(old.unwrap_or_default())
                .bind(now)
                .execute(&mut *transaction)
                .await?;
            if let Some(visitor) = visitor {
                // Whoever uses the browser next must not sit in them: from now on only the account does.
                sqlx::query("UPDATE seat SET account = $1, visitor = NULL WHERE visitor = $2 AND account IS NULL")
                    .bind(&login.account)
                    .bind(visitor)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await
        })
        .await
    }

    /// Ends a login.
    pub async fn log_out(&self, token: &str) -> Result<(), StoreError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("DELETE FROM login WHERE token = $1").bind(token).execute(&mut *transaction).await?;
            transaction.commit().await
        })
        .await
    }

    /// Ends all logins of an account.
    pub async fn log_out_everywhere(&self, account: &str) -> Result<(), StoreError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("DELETE FROM login WHERE account = $1").bind(account).execute(&mut *transaction).await?;
            transaction.commit().await
        })
        .await
    }

    /// Keeps another password's hash, and ends all logins.
    pub async fn set_password(&self, account: &str, password: &str) -> Result<(), StoreError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("UPDATE account SET password = $1 WHERE id = $2")
                .bind(password)
                .bind(account)
                .execute(&mut *transaction)
                .await?;
            sqlx::query("DELETE FROM login WHERE account = $1").bind(account).execute(&mut *transaction).await?;
            transaction.commit().await
        })
        .await
    }

    /// Deletes an account with its logins and ratings. Its games stay, without a name.
    pub async fn delete_account(&self, account: &str) -> Result<(), StoreError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("UPDATE seat SET account = NULL WHERE account = $1")
                .bind(account)
                .execute(&mut *transaction)
                .await?;
            // Logins, ratings and their history go with it.
            sqlx::query("DELETE FROM account WHERE id = $1").bind(account).execute(&mut *transaction).await?;
            transaction.commit().await
        })
        .await
    }

    /// The games of an account that somebody else may know of, those changed last first; after the game `before` as in
    /// [`Store::games_of`]. These are the listed games, those that are over, and those in which the other one sits too. A private game that
    /// ended without a turn is left out: it is an invitation that was withdrawn.
    pub async fn games_shown(
        &self,
        account: &str,
        other: &Sitter,
        before: Option<(i64, String)>,
        most: i64,
    ) -> Result<Vec<Row>, StoreError> {
        let (updated, id) = before.unwrap_or((i64::MAX, String::new()));
        self.reading(async {
            let rows = sqlx::query(
                "SELECT * FROM session WHERE id IN (SELECT session FROM seat WHERE account = $1)
                 AND (listed = 1 OR phase = 'ended' AND ply > 0
                      OR id IN (SELECT session FROM seat WHERE account = $2 OR visitor = $3))
                 AND (updated < $4 OR updated = $4 AND id > $5) ORDER BY updated DESC, id LIMIT $6",
            )
            .bind(account)
            .bind(other.account.as_deref().unwrap_or_default())
            .bind(other.visitor.as_deref().unwrap_or_default())
            .bind(updated)
            .bind(id)
            .bind(most)
            .fetch_all(self.reads())
            .await?;
            rows.iter().map(super::games::read).collect()
        })
        .await
    }

    /// The games in which an account or a visitor sits, those changed last first; after the game `before` (when it was changed,
    /// and its id) if given.
    pub async fn games_of(
        &self,
        account: Option<&str>,
        visitor: Option<&str>,
        before: Option<(i64, String)>,
        most: i64,
    ) -> Result<Vec<Row>, StoreError> {
        self.reading(async {
            let (updated, id) = before.unwrap_or((i64::MAX, String::new()));
            // No id is empty: who is not there sits nowhere.
            let rows = sqlx::query(
                "SELECT * FROM session WHERE id IN (SELECT session FROM seat WHERE account = $1 OR visitor = $2)
             AND (updated < $3 OR updated = $3 AND id > $4) ORDER BY updated DESC, id LIMIT $5",
            )
            .bind(account.unwrap_or_default())
            .bind(visitor.unwrap_or_default())
            .bind(updated)
            .bind(id)
            .bind(most)
            .fetch_all(self.reads())
            .await?;
            rows.iter().map(super::games::read).collect()
        })
        .await
    }
}

fn account(row: &AnyRow) -> Result<Account, sqlx::Error> {
    Ok(Account { id: row.try_get("id")?, name: row.try_get("name")?, created: row.try_get("created")? })
}
