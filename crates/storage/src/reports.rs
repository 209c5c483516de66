//! Reports of players to the operator; the migrations document each column.

use crate::error::StorageError;
use crate::store::Store;

/// A report to be stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerReport {
    /// A random id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// The reporter's account.
    pub reporter: Option<String>,
    /// The reporting visitor, if there is no account.
    pub visitor: Option<String>,
    /// The reported account.
    pub account: Option<String>,
    /// The reported line.
    pub line: Option<ReportedLine>,
    /// One of the words that the table allows.
    pub reason: &'static str,
    /// The reporter's explanation.
    pub words: String,
}

/// A reported chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedLine {
    /// The game in which it was said.
    pub session: String,
    /// Its number in that game.
    pub number: i64,
    /// The speaker's pseudonym within the game.
    pub speaker: String,
    /// The text of the line.
    pub quote: String,
}

impl Store {
    /// Stores a report unless `most` are open; returns whether it was stored.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn report(&self, report: &PlayerReport, most: i64) -> Result<bool, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            // The table is not counted: the index of open reports is read up to the limit.
            let full = sqlx::query("SELECT 1 FROM report WHERE handled IS NULL ORDER BY at LIMIT 1 OFFSET $1")
                .bind((most - 1).max(0))
                .fetch_optional(&mut *transaction)
                .await?;
            if full.is_some() {
                transaction.commit().await?;
                return Ok(false);
            }
            let line = report.line.as_ref();
            sqlx::query(
                "INSERT INTO report (id, at, reporter, visitor, account, session, line, speaker, quote, reason, words)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            )
            .bind(&report.id)
            .bind(report.at)
            .bind(&report.reporter)
            .bind(&report.visitor)
            .bind(&report.account)
            .bind(line.map(|line| &line.session))
            .bind(line.map(|line| line.number))
            .bind(line.map(|line| &line.speaker))
            .bind(line.map(|line| &line.quote))
            .bind(report.reason)
            .bind(&report.words)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            Ok(true)
        })
        .await
    }
}
