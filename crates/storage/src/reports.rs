//! What players report to the operator; the migrations say what each column holds.

use crate::error::StorageError;
use crate::store::Store;

/// A report to be kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Random.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The account that reports.
    pub reporter: Option<String>,
    /// The visitor that reports, if it has no account.
    pub visitor: Option<String>,
    /// The account that is reported.
    pub account: Option<String>,
    /// The line that is reported.
    pub line: Option<ReportedLine>,
    /// A word that the table knows.
    pub reason: &'static str,
    /// What the reporter says about it.
    pub words: String,
}

/// A line of chat as it is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedLine {
    /// The game in which it was said.
    pub session: String,
    /// Its number there.
    pub number: i64,
    /// The mark of its speaker within the game.
    pub speaker: String,
    /// As it was said.
    pub quote: String,
}

impl Store {
    /// Keeps a report, unless `most` are still open; tells whether it was kept.
    pub async fn report(&self, report: &Report, most: i64) -> Result<bool, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            // No table is counted: the index of open reports is read up to the limit.
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
