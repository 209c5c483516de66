//! Logins and known devices. Only the hashes of their tokens are stored.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::accounts::{Account, account};
use crate::error::StorageError;
use crate::store::Store;

/// The number of leading characters of a token's hash that serve as the login's public id.
const ID: usize = 16;

/// A login. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLogin {
    /// The token's hash.
    pub token: String,
    /// The account's id.
    pub account: String,
    /// When it began.
    pub created: i64,
    /// When it was last used, to within about an hour.
    pub used: i64,
    /// When it expires, whether used or not.
    pub expires: i64,
    /// The browser's name; empty if unknown.
    pub browser: String,
    /// The operating system's name; empty if unknown.
    pub system: String,
    /// The hash that identifies the known device; empty if there is none.
    pub device: String,
}

/// A new password.
#[derive(Clone, Copy, Debug)]
pub struct NewHash<'a> {
    /// Its hash.
    pub hash: &'a str,
    /// When it was set, in milliseconds since 1970.
    pub at: i64,
    /// Did the operator set it?
    pub by_operator: bool,
}

impl StoredLogin {
    /// Identifies the login among those of its account; useless to anybody else.
    pub fn id(&self) -> &str {
        self.token.get(..ID).unwrap_or(&self.token)
    }
}

impl Store {
    /// The account of a login, by the token's hash, and when the login was last used. A login has ended if it expired by `now` or was last used
    /// before `idle`. A locked account has no valid logins.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn account_of_login(
        &self,
        token: &str,
        now: i64,
        idle: i64,
    ) -> Result<Option<(Account, i64)>, StorageError> {
        self.reading(async {
            let row = sqlx::query(
                "SELECT account.id AS id, account.name AS name, account.created AS created, login.used AS used
                 FROM login JOIN account ON account.id = login.account
                 WHERE login.token = $1 AND login.expires > $2 AND login.used > $3 AND account.locked IS NULL",
            )
            .bind(token)
            .bind(now)
            .bind(idle)
            .fetch_optional(self.reads())
            .await?;
            row.map(|row| Ok((account(&row)?, row.try_get("used")?))).transpose()
        })
        .await
    }

    /// The valid logins of an account, most recently used first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn logins_of(&self, account: &str, now: i64, idle: i64) -> Result<Vec<StoredLogin>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT * FROM login WHERE account = $1 AND expires > $2 AND used > $3 ORDER BY used DESC, created DESC, token",
            )
            .bind(account)
            .bind(now)
            .bind(idle)
            .fetch_all(self.reads())
            .await?;
            rows.iter().map(login).collect()
        })
        .await
    }

    /// Records that a login is used at `now`, unless a use after `noted` is recorded already.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn use_login(&self, token: &str, now: i64, noted: i64) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("UPDATE login SET used = $1 WHERE token = $2 AND used <= $3")
                .bind(now)
                .bind(token)
                .bind(noted)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await
        })
        .await
    }

    /// Begins a login in place of the browser's previous one, transfers the visitor's games to the account, remembers the device, and ends the oldest
    /// logins of the account beyond `most`.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn log_in(
        &self,
        login: &StoredLogin,
        old: Option<&str>,
        visitor: Option<&str>,
        most: i64,
        most_devices: i64,
    ) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query(
                "INSERT INTO login (token, account, created, used, expires, browser, system, device)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(&login.token)
            .bind(&login.account)
            .bind(login.created)
            .bind(login.used)
            .bind(login.expires)
            .bind(&login.browser)
            .bind(&login.system)
            .bind(&login.device)
            .execute(&mut *transaction)
            .await?;
            sqlx::query(
                "DELETE FROM login WHERE token = $1 OR account = $2 AND token NOT IN
                 (SELECT token FROM login WHERE account = $2 ORDER BY used DESC, created DESC, token LIMIT $3)",
            )
            .bind(old.unwrap_or_default())
            .bind(&login.account)
            .bind(most)
            .execute(&mut *transaction)
            .await?;
            if !login.device.is_empty() {
                remember(&mut transaction, login, most_devices).await?;
            }
            if let Some(visitor) = visitor {
                // The next user of this browser must not inherit the seats: from now on only the account holds them.
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

    /// Deletes logins that expired by `now` or were last used before `idle`, and devices last used before `devices`.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget_ended_logins(&self, now: i64, idle: i64, devices: i64) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("DELETE FROM login WHERE expires <= $1 OR used <= $2")
                .bind(now)
                .bind(idle)
                .execute(&mut *transaction)
                .await?;
            sqlx::query("DELETE FROM device WHERE used <= $1").bind(devices).execute(&mut *transaction).await?;
            transaction.commit().await
        })
        .await
    }

    /// Is a device known, by its hash?
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn knows_device(&self, device: &str) -> Result<bool, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT 1 FROM device WHERE hash = $1").bind(device);
            Ok(query.fetch_optional(self.reads()).await?.is_some())
        })
        .await
    }

    /// Ends a login.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn log_out(&self, token: &str) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            sqlx::query("DELETE FROM login WHERE token = $1").bind(token).execute(&mut *transaction).await?;
            transaction.commit().await
        })
        .await
    }

    /// Ends a login of an account by its id ([`StoredLogin::id`]), and forgets the login's device.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn end_login(&self, account: &str, id: &str) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            for statement in [
                "DELETE FROM device WHERE account = $1 AND hash IN
                 (SELECT device FROM login WHERE account = $1 AND substr(token, 1, 16) = $2)",
                "DELETE FROM login WHERE account = $1 AND substr(token, 1, 16) = $2",
            ] {
                sqlx::query(statement).bind(account).bind(id).execute(&mut *transaction).await?;
            }
            transaction.commit().await
        })
        .await
    }

    /// Ends all logins of an account, and forgets all its devices except `here`.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn log_out_everywhere(&self, account: &str, here: Option<&str>) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            end_all(&mut transaction, account, here).await?;
            transaction.commit().await
        })
        .await
    }

    /// Sets a new password, ends all logins, and forgets all devices except `here`.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn set_password(
        &self,
        account: &str,
        password: &NewHash<'_>,
        here: Option<&str>,
    ) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            change_password(&mut transaction, account, password, here).await?;
            transaction.commit().await
        })
        .await
    }

    /// When the password of an account was last changed, and whether the operator did it; `None` if it is the first one.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn password_change(&self, account: &str) -> Result<Option<(i64, bool)>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT password_changed, password_reset FROM account WHERE id = $1").bind(account);
            let Some(row) = query.fetch_optional(self.reads()).await? else { return Ok(None) };
            let at: Option<i64> = row.try_get(0)?;
            Ok(at.zip(Some(row.try_get::<i64, _>(1)? == 1)))
        })
        .await
    }
}

pub(crate) async fn change_password(
    connection: &mut AnyConnection,
    account: &str,
    password: &NewHash<'_>,
    here: Option<&str>,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE account SET password = $1, password_changed = $2, password_reset = $3 WHERE id = $4")
        .bind(password.hash)
        .bind(password.at)
        .bind(i64::from(password.by_operator))
        .bind(account)
        .execute(&mut *connection)
        .await?;
    end_all(connection, account, here).await
}

async fn remember(connection: &mut AnyConnection, login: &StoredLogin, most: i64) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO device (hash, account, used) VALUES ($1, $2, $3) ON CONFLICT (hash) DO UPDATE SET used = excluded.used",
    )
    .bind(&login.device)
    .bind(&login.account)
    .bind(login.used)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "DELETE FROM device WHERE account = $1 AND hash NOT IN
         (SELECT hash FROM device WHERE account = $1 ORDER BY used DESC, hash LIMIT $2)",
    )
    .bind(&login.account)
    .bind(most)
    .execute(connection)
    .await?;
    Ok(())
}

/// Ends all logins of an account, and forgets all its devices except `here`.
pub(crate) async fn end_all(
    connection: &mut AnyConnection,
    account: &str,
    here: Option<&str>,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM login WHERE account = $1").bind(account).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM device WHERE account = $1 AND hash <> $2")
        .bind(account)
        .bind(here.unwrap_or_default())
        .execute(connection)
        .await?;
    Ok(())
}

fn login(row: &AnyRow) -> Result<StoredLogin, sqlx::Error> {
    Ok(StoredLogin {
        token: row.try_get("token")?,
        account: row.try_get("account")?,
        created: row.try_get("created")?,
        used: row.try_get("used")?,
        expires: row.try_get("expires")?,
        browser: row.try_get("browser")?,
        system: row.try_get("system")?,
        device: row.try_get("device")?,
    })
}
