//! What the operator does by hand, and what holds for all servers on the database.
//!
//! Each operation is noted in the table `operation` within its own transaction. Servers read that table once a second;
//! to people it tells what was done and when.

use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::accounts::{NewName, delete};
use crate::error::StorageError;
use crate::logins::{NewHash, change_password, end_all};
use crate::store::Store;

/// Operations that are kept; the oldest go.
const KEPT: i64 = 10_000;
/// Operations that a server reads at once.
const BATCH: i64 = 200;
/// Most networks that are blocked at once. Servers hold all of them in memory, about 100 bytes each.
const MOST_BLOCKS: i64 = 20_000;

/// A kind of operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperatorAction {
    /// An account was locked.
    LockAccount,
    /// A locked account was opened again.
    UnlockAccount,
    /// An account has another name.
    RenameAccount,
    /// An account was deleted.
    DeleteAccount,
    /// An account has another password.
    SetPassword,
    /// Lines of one game were removed; the subject is the game.
    RemoveLines,
    /// All lines of an account were removed; the subject is the account.
    SilenceAccount,
    /// A game was removed.
    RemoveGame,
    /// A network was blocked.
    BlockNetwork,
    /// The block of a network was ended.
    UnblockNetwork,
    /// Nothing may be changed, or again.
    SetReadOnly,
    /// Visitors are told something, or nothing more.
    Announce,
    /// A report was dealt with.
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

    /// As it is kept.
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

/// An operation that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Counts them, from 1.
    pub number: i64,
    /// In milliseconds since 1970.
    pub at: i64,
    /// `None`: a newer Variorum did what this one does not know.
    pub action: Option<OperatorAction>,
    /// The action as it is kept.
    pub word: String,
    /// The id of the account, game or report, or the network; empty for settings.
    pub subject: String,
    /// For people. Neither passwords nor what was said.
    pub detail: String,
}

/// What holds for all servers on the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// What visitors are told; no value: nothing.
    Announcement,
    /// Nothing may be changed; any value.
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

/// A blocked network in the operator's list. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlockEntry {
    /// As `192.0.2.0/24`.
    pub network: String,
    /// Why, for the operator alone.
    pub reason: String,
    /// Since when.
    pub created: i64,
    /// When the block ends; `None`: never.
    pub until: Option<i64>,
}

impl Store {
    /// Does something for the operator, and notes it at `at`: both or neither. `work` tells how many rows it has changed; where it is none,
    /// nothing was done and nothing is noted.
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

    /// Locks an account and ends its logins; tells whether it was open.
    pub async fn lock_account(&self, account: &str, why: &str, at: i64) -> Result<bool, StorageError> {
        let locked = self.operate(at, (OperatorAction::LockAccount, account, why), async |connection| {
            end_all(connection, account, None).await?;
            let query = sqlx::query("UPDATE account SET locked = $1 WHERE id = $2 AND locked IS NULL");
            Ok(query.bind(at).bind(account).execute(connection).await?.rows_affected())
        });
        Ok(locked.await? > 0)
    }

    /// Opens a locked account again; tells whether it was locked.
    pub async fn unlock_account(&self, account: &str, at: i64) -> Result<bool, StorageError> {
        let opened = self.operate(at, (OperatorAction::UnlockAccount, account, ""), async |connection| {
            let query = sqlx::query("UPDATE account SET locked = NULL WHERE id = $1 AND locked IS NOT NULL");
            Ok(query.bind(account).execute(connection).await?.rows_affected())
        });
        Ok(opened.await? > 0)
    }

    /// Gives an account another name; tells whether nobody else has it, or one that looks the same.
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

    /// Deletes an account, as its owner does by [`Store::delete_account`].
    pub async fn remove_account(&self, account: &str, at: i64) -> Result<(), StorageError> {
        let work = async |connection: &mut AnyConnection| delete(connection, account).await.map(|()| 1);
        self.operate(at, (OperatorAction::DeleteAccount, account, ""), work).await.map(|_| ())
    }

    /// Keeps another password's hash, ends all logins, and forgets all devices.
    pub async fn reset_password(&self, account: &str, password: &str, at: i64) -> Result<(), StorageError> {
        let work = async |connection: &mut AnyConnection| {
            let password = NewHash { hash: password, at, by_operator: true };
            change_password(connection, account, &password, None).await.map(|()| 1)
        };
        self.operate(at, (OperatorAction::SetPassword, account, ""), work).await.map(|_| ())
    }

    /// Removes lines of chat from a game: those with these numbers, or all; tells how many. Their numbers stay taken.
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

    /// Removes all lines of chat that an account has said; tells how many.
    pub async fn silence_account(&self, account: &str, at: i64) -> Result<u64, StorageError> {
        self.operate(at, (OperatorAction::SilenceAccount, account, ""), async |connection| {
            let query = sqlx::query("UPDATE chat SET line = '', account = NULL WHERE account = $1").bind(account);
            Ok(query.execute(connection).await?.rows_affected())
        })
        .await
    }

    /// Removes a game with its turns, seats and chat; ratings stay as they are. Tells whether it was there.
    pub async fn remove_game(&self, session: &str, at: i64) -> Result<bool, StorageError> {
        let removed = self.operate(at, (OperatorAction::RemoveGame, session, ""), async |connection| {
            let query = sqlx::query("DELETE FROM session WHERE id = $1").bind(session);
            Ok(query.execute(connection).await?.rows_affected())
        });
        Ok(removed.await? > 0)
    }

    /// Blocks a network, in place of an earlier block of it; tells whether there was room.
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

    /// Ends the block of a network; tells whether there was one.
    pub async fn unblock_network(&self, network: &str, at: i64) -> Result<bool, StorageError> {
        let unblocked = self.operate(at, (OperatorAction::UnblockNetwork, network, ""), async |connection| {
            let query = sqlx::query("DELETE FROM network_block WHERE network = $1").bind(network);
            Ok(query.execute(connection).await?.rows_affected())
        });
        Ok(unblocked.await? > 0)
    }

    /// Gives a setting a value, or takes it away; tells whether that changes anything.
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

    /// Notes that the operator is done with a report; tells whether there was such an open one.
    pub async fn handle_report(&self, report: &str, at: i64) -> Result<bool, StorageError> {
        let handled = self.operate(at, (OperatorAction::HandleReport, report, ""), async |connection| {
            let query = sqlx::query("UPDATE report SET handled = $1 WHERE id = $2 AND handled IS NULL");
            Ok(query.bind(at).bind(report).execute(connection).await?.rows_affected())
        });
        Ok(handled.await? > 0)
    }

    /// The value of a setting.
    pub async fn setting(&self, setting: Setting) -> Result<Option<String>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT value FROM setting WHERE name = $1").bind(setting.name());
            query.fetch_optional(self.reads()).await?.map(|row| row.try_get(0)).transpose()
        })
        .await
    }

    /// The blocks of networks that hold at a moment, the newest first.
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

    /// The number of the last operation; 0: there was none.
    pub async fn last_operation(&self) -> Result<i64, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT COALESCE(MAX(number), 0) FROM operation");
            query.fetch_one(self.reads()).await?.try_get(0)
        })
        .await
    }

    /// The operations after one, oldest first, some at a time.
    pub async fn operations_after(&self, number: i64) -> Result<Vec<Operation>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT * FROM operation WHERE number > $1 ORDER BY number LIMIT $2");
            let rows = query.bind(number).bind(BATCH).fetch_all(self.reads()).await?;
            rows.iter().map(operation).collect()
        })
        .await
    }

    /// The last operations, newest first.
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
