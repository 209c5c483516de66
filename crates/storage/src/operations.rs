//! The operator's actions, and the settings that apply to all servers on the database.
//!
//! Each action is recorded in the table `operation` within its own transaction. Servers poll that table once a second; for people it is a log of what
//! was done and when.

use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::accounts::{NewName, delete};
use crate::error::StorageError;
use crate::logins::{NewHash, change_password, end_all};
use crate::store::Store;

/// How many operations are kept; the oldest are deleted.
const KEPT: i64 = 10_000;
/// How many operations a server reads at a time.
const BATCH: i64 = 200;
/// The maximum number of blocked networks. Servers hold all of them in memory, at about 100 bytes each.
const MOST_BLOCKS: i64 = 20_000;

/// A kind of operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperatorAction {
    /// An account was locked.
    LockAccount,
    /// A locked account was unlocked.
    UnlockAccount,
    /// An account was renamed.
    RenameAccount,
    /// An account was deleted.
    DeleteAccount,
    /// The password of an account was reset.
    SetPassword,
    /// Chat lines of one game were removed; the subject is the game.
    RemoveLines,
    /// All chat lines of an account were removed; the subject is the account.
    SilenceAccount,
    /// A game was removed.
    RemoveGame,
    /// A network was blocked.
    BlockNetwork,
    /// A network was unblocked.
    UnblockNetwork,
    /// Read-only mode was switched on or off.
    SetReadOnly,
    /// The announcement to visitors was set or cleared.
    Announce,
    /// A report was handled.
    HandleReport,
}

impl OperatorAction {
    const ALL: [Self; 13] = [
        Self::LockAccount,
        Self::UnlockAccount,
        Self::RenameAccount,
        Self::DeleteAccount,
        Self::SetPassword,
        Self::RemoveLines,
        Self::SilenceAccount,
        Self::RemoveGame,
        Self::BlockNetwork,
        Self::UnblockNetwork,
        Self::SetReadOnly,
        Self::Announce,
        Self::HandleReport,
    ];

    /// The word by which it is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::LockAccount => "lock-account",
            Self::UnlockAccount => "unlock-account",
            Self::RenameAccount => "rename-account",
            Self::DeleteAccount => "delete-account",
            Self::SetPassword => "set-password",
            Self::RemoveLines => "remove-lines",
            Self::SilenceAccount => "silence-account",
            Self::RemoveGame => "remove-game",
            Self::BlockNetwork => "block-network",
            Self::UnblockNetwork => "unblock-network",
            Self::SetReadOnly => "set-read-only",
            Self::Announce => "announce",
            Self::HandleReport => "handle-report",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.word() == word)
    }
}

/// A recorded operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Numbers the operations, from 1.
    pub number: i64,
    /// When it was done, in milliseconds since 1970.
    pub at: i64,
    /// The action; `None` if a newer Variorum recorded one that this program does not know.
    pub action: Option<OperatorAction>,
    /// The action as stored.
    pub word: String,
    /// The id of the account, game or report, or the network; empty for settings.
    pub subject: String,
    /// Details for people. Contains neither passwords nor chat.
    pub detail: String,
}

/// A setting that applies to all servers on the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The announcement to visitors; no value means none.
    Announcement,
    /// Read-only mode; on with any value.
    ReadOnly,
}

impl Setting {
    const fn name(self) -> &'static str {
        match self {
            Self::Announcement => "announcement",
            Self::ReadOnly => "read-only",
        }
    }
}

/// A blocked network. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlockEntry {
    /// In CIDR notation, such as `192.0.2.0/24`.
    pub network: String,
    /// The reason, for the operator only.
    pub reason: String,
    /// When it was blocked.
    pub created: i64,
    /// When the block ends; `None` if it does not end.
    pub until: Option<i64>,
}

impl Store {
    /// Does something for the operator and records it at `at`, in one transaction. `work` returns how many rows it has changed; if that is none,
    /// nothing is recorded.
    async fn operate(
        &self,
        at: i64,
        (action, subject, detail): (OperatorAction, &str, &str),
        work: impl AsyncFnOnce(&mut AnyConnection) -> Result<u64, sqlx::Error>,
    ) -> Result<u64, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            let changed = work(&mut transaction).await?;
            if changed == 0 {
                return Ok(0);
            }
            let number: i64 = sqlx::query(
                "INSERT INTO operation (number, at, action, subject, detail)
                 SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4 FROM operation RETURNING number",
            )
            .bind(at)
            .bind(action.word())
            .bind(subject)
            .bind(detail)
            .fetch_one(&mut *transaction)
            .await?
            .try_get(0)?;
            sqlx::query("DELETE FROM operation WHERE number <= $1")
                .bind(number - KEPT)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(changed)
        })
        .await
    }

    /// Locks an account and ends its logins; returns whether it was unlocked before.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn lock_account(&self, account: &str, why: &str, at: i64) -> Result<bool, StorageError> {
        let locked = self.operate(at, (OperatorAction::LockAccount, account, why), async |connection| {
            end_all(connection, account, None).await?;
            let query = sqlx::query("UPDATE account SET locked = $1 WHERE id = $2 AND locked IS NULL");
            Ok(query.bind(at).bind(account).execute(connection).await?.rows_affected())
        });
        Ok(locked.await? > 0)
    }

    /// Unlocks an account; returns whether it was locked before.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn unlock_account(&self, account: &str, at: i64) -> Result<bool, StorageError> {
        let opened = self.operate(at, (OperatorAction::UnlockAccount, account, ""), async |connection| {
            let query = sqlx::query("UPDATE account SET locked = NULL WHERE id = $1 AND locked IS NOT NULL");
            Ok(query.bind(account).execute(connection).await?.rows_affected())
        });
        Ok(opened.await? > 0)
    }

    /// Renames an account unless the name, or one that looks like it, is taken; returns whether it was renamed.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn rename_account(&self, account: &str, name: &NewName, at: i64) -> Result<bool, StorageError> {
        let renamed = self.operate(at, (OperatorAction::RenameAccount, account, ""), async |connection| {
            self.lock_names(connection).await?;
            let done = sqlx::query(
                "UPDATE account SET name = $1, folded = $2, skeleton = $3 WHERE id = $4
                 AND NOT EXISTS (SELECT 1 FROM account WHERE (folded = $2 OR skeleton = $3) AND id <> $4)",
            )
            .bind(&name.name)
            .bind(&name.folded)
            .bind(&name.skeleton)
            .bind(account)
            .execute(connection)
            .await?;
            Ok(done.rows_affected())
        });
        Ok(renamed.await? > 0)
    }

    /// Deletes an account in the same way as [`Store::delete_account`].
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn remove_account(&self, account: &str, at: i64) -> Result<(), StorageError> {
        let work = async |connection: &mut AnyConnection| delete(connection, account).await.map(|()| 1);
        self.operate(at, (OperatorAction::DeleteAccount, account, ""), work).await.map(|_| ())
    }

    /// Sets the hash of a new password, ends all logins, and forgets all devices.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn reset_password(&self, account: &str, password: &str, at: i64) -> Result<(), StorageError> {
        let work = async |connection: &mut AnyConnection| {
            let password = NewHash { hash: password, at, by_operator: true };
            change_password(connection, account, &password, None).await.map(|()| 1)
        };
        self.operate(at, (OperatorAction::SetPassword, account, ""), work).await.map(|_| ())
    }

    /// Removes the chat lines with these numbers from a game, or all of its lines; returns how many. Their numbers are not used again.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn remove_lines(&self, session: &str, numbers: Option<&[i64]>, at: i64) -> Result<u64, StorageError> {
        let detail = numbers.map_or("all lines".to_owned(), |numbers| {
            let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
            format!("lines {}", numbers.join(", "))
        });
        self.operate(at, (OperatorAction::RemoveLines, session, &detail), async |connection| {
            let Some(numbers) = numbers else {
                let query = sqlx::query("UPDATE chat SET line = '', account = NULL WHERE session = $1 AND line <> ''");
                return Ok(query.bind(session).execute(connection).await?.rows_affected());
            };
            let mut count = 0;
            for number in numbers {
                let query = sqlx::query(
                    "UPDATE chat SET line = '', account = NULL WHERE session = $1 AND number = $2 AND line <> ''",
                );
                count += query.bind(session).bind(number).execute(&mut *connection).await?.rows_affected();
            }
            Ok(count)
        })
        .await
    }

    /// Removes all chat lines of an account; returns how many.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn silence_account(&self, account: &str, at: i64) -> Result<u64, StorageError> {
        self.operate(at, (OperatorAction::SilenceAccount, account, ""), async |connection| {
            let query = sqlx::query("UPDATE chat SET line = '', account = NULL WHERE account = $1").bind(account);
            Ok(query.execute(connection).await?.rows_affected())
        })
        .await
    }

    /// Deletes a game with its turns, seats and chat; ratings remain unchanged. Returns whether it existed.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn remove_game(&self, session: &str, at: i64) -> Result<bool, StorageError> {
        let removed = self.operate(at, (OperatorAction::RemoveGame, session, ""), async |connection| {
            let query = sqlx::query("DELETE FROM session WHERE id = $1").bind(session);
            Ok(query.execute(connection).await?.rows_affected())
        });
        Ok(removed.await? > 0)
    }

    /// Blocks a network, replacing an earlier block of the same network; returns false when too many networks are blocked.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn block_network(&self, block: &BlockEntry) -> Result<bool, StorageError> {
        let operation = (OperatorAction::BlockNetwork, &*block.network, &*block.reason);
        let blocked = self.operate(block.created, operation, async |connection| {
            sqlx::query("DELETE FROM network_block WHERE until <= $1 OR network = $2")
                .bind(block.created)
                .bind(&block.network)
                .execute(&mut *connection)
                .await?;
            let done = sqlx::query(
                "INSERT INTO network_block (network, reason, created, until) SELECT $1, $2, $3, $4
                 WHERE (SELECT COUNT(*) FROM network_block) < $5",
            )
            .bind(&block.network)
            .bind(&block.reason)
            .bind(block.created)
            .bind(block.until)
            .bind(MOST_BLOCKS)
            .execute(connection)
            .await?;
            Ok(done.rows_affected())
        });
        Ok(blocked.await? > 0)
    }

    /// Unblocks a network; returns whether it was blocked.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn unblock_network(&self, network: &str, at: i64) -> Result<bool, StorageError> {
        let unblocked = self.operate(at, (OperatorAction::UnblockNetwork, network, ""), async |connection| {
            let query = sqlx::query("DELETE FROM network_block WHERE network = $1").bind(network);
            Ok(query.execute(connection).await?.rows_affected())
        });
        Ok(unblocked.await? > 0)
    }

    /// Sets or clears a setting; returns whether that changed anything.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn set(&self, setting: Setting, value: Option<&str>, at: i64) -> Result<bool, StorageError> {
        let action = match setting {
            Setting::Announcement => OperatorAction::Announce,
            Setting::ReadOnly => OperatorAction::SetReadOnly,
        };
        let set = self.operate(at, (action, "", value.unwrap_or("off")), async |connection| {
            let delete = sqlx::query("DELETE FROM setting WHERE name = $1").bind(setting.name());
            let mut changed = delete.execute(&mut *connection).await?.rows_affected();
            if let Some(value) = value {
                let insert = sqlx::query("INSERT INTO setting (name, value) VALUES ($1, $2)");
                changed += insert.bind(setting.name()).bind(value).execute(connection).await?.rows_affected();
            }
            Ok(changed)
        });
        Ok(set.await? > 0)
    }

    /// Marks a report as handled; returns whether there was such an open report.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn handle_report(&self, report: &str, at: i64) -> Result<bool, StorageError> {
        let handled = self.operate(at, (OperatorAction::HandleReport, report, ""), async |connection| {
            let query = sqlx::query("UPDATE report SET handled = $1 WHERE id = $2 AND handled IS NULL");
            Ok(query.bind(at).bind(report).execute(connection).await?.rows_affected())
        });
        Ok(handled.await? > 0)
    }

    /// The value of a setting.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn setting(&self, setting: Setting) -> Result<Option<String>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT value FROM setting WHERE name = $1").bind(setting.name());
            query.fetch_optional(self.reads()).await?.map(|row| row.try_get(0)).transpose()
        })
        .await
    }

    /// The blocks that are in force at a moment, newest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn network_blocks(&self, now: i64) -> Result<Vec<BlockEntry>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT network, reason, created, until FROM network_block WHERE until IS NULL OR until > $1
                 ORDER BY created DESC, network LIMIT $2",
            )
            .bind(now)
            .bind(MOST_BLOCKS)
            .fetch_all(self.reads())
            .await?;
            let block = |row: &AnyRow| {
                Ok(BlockEntry {
                    network: row.try_get(0)?,
                    reason: row.try_get(1)?,
                    created: row.try_get(2)?,
                    until: row.try_get(3)?,
                })
            };
            rows.iter().map(block).collect()
        })
        .await
    }

    /// The number of the last operation; 0 if there is none.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn last_operation(&self) -> Result<i64, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT COALESCE(MAX(number), 0) FROM operation");
            query.fetch_one(self.reads()).await?.try_get(0)
        })
        .await
    }

    /// The operations after a number, oldest first, one batch at a time.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn operations_after(&self, number: i64) -> Result<Vec<Operation>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT * FROM operation WHERE number > $1 ORDER BY number LIMIT $2");
            let rows = query.bind(number).bind(BATCH).fetch_all(self.reads()).await?;
            rows.iter().map(operation).collect()
        })
        .await
    }

    /// The last operations, newest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn last_operations(&self, most: i64) -> Result<Vec<Operation>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT * FROM operation ORDER BY number DESC LIMIT $1");
            query.bind(most).fetch_all(self.reads()).await?.iter().map(operation).collect()
        })
        .await
    }
}

fn operation(row: &AnyRow) -> Result<Operation, sqlx::Error> {
    let word: String = row.try_get("action")?;
    Ok(Operation {
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        action: OperatorAction::parse(&word),
        word,
        subject: row.try_get("subject")?,
        detail: row.try_get("detail")?,
    })
}
