//! Lists for the operator: accounts, games, chat and reports.

use serde::Serialize;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::error::StorageError;
use crate::store::Store;

/// A query for a list of accounts.
#[derive(Clone, Debug, Default)]
pub struct AccountQuery {
    /// Only accounts whose (folded) name contains this.
    pub part: String,
    /// Only locked accounts.
    pub locked: bool,
    /// Only accounts after this (folded) name.
    pub after: String,
    /// The maximum number of accounts.
    pub most: i64,
}

/// A chat line in the operator's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedLine {
    /// Its number in the game.
    pub number: i64,
    /// Was it said in the players' room?
    pub players: bool,
    /// The stored line, as JSON; empty if it was removed.
    pub line: String,
    /// The account's name; `None` for a visitor or a deleted account.
    pub name: Option<String>,
}

/// An account in the operator's list. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AccountEntry {
    /// The id by which logs and operations name it.
    pub id: String,
    /// As its owner spells it.
    pub name: String,
    /// When it was created.
    pub created: i64,
    /// When the operator locked it.
    pub locked: Option<i64>,
    /// When one of its logins was last used; `None` if nobody is logged in.
    pub used: Option<i64>,
    /// The number of its logins.
    pub logins: i64,
    /// The number of its seats in games.
    pub games: i64,
    /// The number of open reports about it.
    pub reports: i64,
}

/// A report in the operator's list. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReportEntry {
    /// The id by which it is handled.
    pub id: String,
    /// When it was sent.
    pub at: i64,
    /// The reporter's name; `None` for a visitor or a deleted account.
    pub reporter: Option<String>,
    /// The name of the reported account.
    pub account: Option<String>,
    /// The game of the reported line.
    pub game: Option<String>,
    /// The number of that line.
    pub line: Option<i64>,
    /// The text of the line when it was reported.
    pub quote: Option<String>,
    /// `abuse`, `spam`, `cheating`, `name` or `other`.
    pub reason: String,
    /// The reporter's explanation.
    pub words: String,
    /// When the operator handled it; `None` while it is open.
    pub handled: Option<i64>,
}

impl Store {
    /// Accounts, ordered by name.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn list_accounts(&self, query: &AccountQuery) -> Result<Vec<AccountEntry>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT account.id, account.name, account.created, account.locked,
                 (SELECT MAX(used) FROM login WHERE login.account = account.id),
                 (SELECT COUNT(*) FROM login WHERE login.account = account.id),
                 (SELECT COUNT(*) FROM seat WHERE seat.account = account.id),
                 (SELECT COUNT(*) FROM report WHERE report.account = account.id AND report.handled IS NULL)
                 FROM account WHERE folded LIKE $1 ESCAPE '\\' AND (locked IS NOT NULL OR $2 = 0) AND folded > $3
                 ORDER BY folded LIMIT $4",
            )
            .bind(containing(&query.part))
            .bind(i64::from(query.locked))
            .bind(&query.after)
            .bind(query.most)
            .fetch_all(self.reads())
            .await?;
            let account = |row: &AnyRow| {
                Ok(AccountEntry {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    created: row.try_get(2)?,
                    locked: row.try_get(3)?,
                    used: row.try_get(4)?,
                    logins: row.try_get(5)?,
                    games: row.try_get(6)?,
                    reports: row.try_get(7)?,
                })
            };
            rows.iter().map(account).collect()
        })
        .await
    }

    /// The chat of a game, oldest first; removed lines are empty.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn list_lines(&self, session: &str) -> Result<Vec<ListedLine>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT chat.number, chat.players, chat.line, account.name FROM chat
                 LEFT JOIN account ON account.id = chat.account WHERE chat.session = $1 ORDER BY chat.number",
            )
            .bind(session)
            .fetch_all(self.reads())
            .await?;
            let line = |row: &AnyRow| {
                Ok(ListedLine {
                    number: row.try_get(0)?,
                    players: row.try_get::<i64, _>(1)? == 1,
                    line: row.try_get(2)?,
                    name: row.try_get(3)?,
                })
            };
            rows.iter().map(line).collect()
        })
        .await
    }

    /// The last reports, oldest first: only open ones, or also handled ones.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn list_reports(&self, handled: bool, most: i64) -> Result<Vec<ReportEntry>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT report.id, report.at, reporter.name, account.name, report.session, report.line, report.quote,
                 report.reason, report.words, report.handled FROM report
                 LEFT JOIN account ON account.id = report.account
                 LEFT JOIN account AS reporter ON reporter.id = report.reporter
                 WHERE report.handled IS NULL OR $1 = 1 ORDER BY report.at DESC, report.id LIMIT $2",
            )
            .bind(i64::from(handled))
            .bind(most)
            .fetch_all(self.reads())
            .await?;
            let report = |row: &AnyRow| {
                Ok(ReportEntry {
                    id: row.try_get(0)?,
                    at: row.try_get(1)?,
                    reporter: row.try_get(2)?,
                    account: row.try_get(3)?,
                    game: row.try_get(4)?,
                    line: row.try_get(5)?,
                    quote: row.try_get(6)?,
                    reason: row.try_get(7)?,
                    words: row.try_get(8)?,
                    handled: row.try_get(9)?,
                })
            };
            rows.iter().rev().map(report).collect()
        })
        .await
    }

    /// The number of open reports.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn count_open_reports(&self) -> Result<i64, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT COUNT(*) FROM report WHERE handled IS NULL");
            query.fetch_one(self.reads()).await?.try_get(0)
        })
        .await
    }

    /// The name of an account, by its id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn name_of(&self, account: &str) -> Result<Option<String>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT name FROM account WHERE id = $1").bind(account);
            query.fetch_optional(self.reads()).await?.map(|row| row.try_get(0)).transpose()
        })
        .await
    }
}

/// A `LIKE` pattern for texts that contain `part`.
fn containing(part: &str) -> String {
    let mut pattern = String::from("%");
    for char in part.chars() {
        if matches!(char, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(char);
    }
    pattern.push('%');
    pattern
}
