//! Creating, reading, listing and deleting games.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use variorum_rules::Side;

use crate::database::DatabaseKind;
use crate::error::StorageError;
use crate::game::{SessionPhase, SessionRow, Stored, StoredTurn, insert_row, read};
use crate::sitter::{Sitter, insert_sitter};
use crate::store::Store;
use crate::transaction::Transaction;
use crate::writer::GameChange;

impl Store {
    /// Adds a game without turns together with its players, White first, in one transaction: other processes, and the search for games whose clocks
    /// run, see it from then on.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn insert(&self, row: &SessionRow, sitters: &[Option<Sitter>; 2]) -> Result<(), StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            insert_row(&mut transaction, row).await?;
            for (side, sitter) in Side::BOTH.into_iter().zip(sitters) {
                if let Some(sitter) = sitter {
                    insert_sitter(&mut transaction, &row.id, side, sitter).await?;
                }
            }
            transaction.commit().await
        })
        .await
    }

    /// Writes a change and notifies all processes. Returns false if the game has changed since the writer read it.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn update(&self, change: GameChange) -> Result<bool, StorageError> {
        self.writer().write(change).await
    }

    /// A game by its id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StorageError> {
        self.reading(async {
            // A game that is changed during the read would otherwise be half old and half new.
            let mut transaction = match self.kind() {
                DatabaseKind::Sqlite => Transaction::begin(self.reads(), "BEGIN").await?,
                DatabaseKind::Postgres => {
                    Transaction::begin(self.reads(), "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?
                }
            };
            let row =
                sqlx::query("SELECT * FROM session WHERE id = $1").bind(id).fetch_optional(&mut *transaction).await?;
            let Some(row) = row else { return transaction.commit().await.map(|()| None) };
            let turns = sqlx::query("SELECT text, spent FROM turn WHERE session = $1 ORDER BY ply")
                .bind(id)
                .fetch_all(&mut *transaction)
                .await?;
            transaction.commit().await?;
            let turn = |row: &AnyRow| Ok(StoredTurn { text: row.try_get(0)?, spent: row.try_get(1)? });
            let turns = turns.iter().map(turn).collect::<Result<_, sqlx::Error>>()?;
            Ok(Some(Stored { row: read(&row)?, turns }))
        })
        .await
    }

    /// The revision of a game.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn revision(&self, id: &str) -> Result<Option<i64>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT revision FROM session WHERE id = $1").bind(id);
            query.fetch_optional(self.reads()).await?.map(|row| row.try_get(0)).transpose()
        })
        .await
    }

    /// The listed games in a phase, most recently changed first. Ended games without turns are left out: they are challenges that were withdrawn or
    /// never accepted.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn listed(&self, phase: SessionPhase, most: i64) -> Result<Vec<SessionRow>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT * FROM session WHERE phase = $1 AND listed = 1 AND (ply > 0 OR phase <> 'ended') \
             ORDER BY updated DESC, id LIMIT $2",
            )
            .bind(phase.word())
            .bind(most)
            .fetch_all(self.reads())
            .await?;
            rows.iter().map(read).collect()
        })
        .await
    }

    /// The games whose clocks run out before a moment, the most urgent first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn due(&self, before: i64, most: i64) -> Result<Vec<String>, StorageError> {
        self.reading(async {
            let rows = sqlx::query("SELECT id FROM session WHERE due IS NOT NULL AND due < $1 ORDER BY due LIMIT $2")
                .bind(before)
                .bind(most)
                .fetch_all(self.reads())
                .await?;
            rows.iter().map(|row| row.try_get(0)).collect()
        })
        .await
    }

    /// All games, most recently changed first.
    #[cfg(test)]
    pub async fn recent(&self, most: i64) -> Result<Vec<SessionRow>, StorageError> {
        self.reading(async {
            let rows = sqlx::query("SELECT * FROM session ORDER BY updated DESC, id LIMIT $1")
                .bind(most)
                .fetch_all(self.reads())
                .await?;
            rows.iter().map(read).collect()
        })
        .await
    }

    /// The number of games that have not ended.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn count_live(&self) -> Result<i64, StorageError> {
        self.reading(async {
            sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) FROM session WHERE phase IN ('waiting', 'playing')")
                .fetch_one(self.reads())
                .await?
                .try_get(0)
        })
        .await
    }

    /// Deletes games without turns that have not changed since `before`, oldest first, at most `most` per call so that other writers do not wait
    /// long. Returns how many were deleted.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget_unplayed(&self, before: i64, most: i64) -> Result<u64, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            let done = sqlx::query(
                "DELETE FROM session WHERE id IN
                 (SELECT id FROM session WHERE ply = 0 AND updated < $1 ORDER BY updated LIMIT $2)",
            )
            .bind(before)
            .bind(most);
            let done = done.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(done.rows_affected())
        })
        .await
    }
}
