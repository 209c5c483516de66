//! Games: kept, read, listed, forgotten.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use variorum_rules::Side;

use crate::database::Kind;
use crate::error::StorageError;
use crate::game::{SessionPhase, SessionRow, Stored, StoredTurn, insert_row, read};
use crate::sitter::{Sitter, insert_sitter};
use crate::store::Store;
use crate::transaction::Transaction;
use crate::writer::GameChange;

impl Store {
    /// Adds a game in which no turn was made, with those who sit at it, White first: both or nothing, since other processes, and the search for games
    /// that go on by themselves, see it from then on.
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

    /// Writes a change; tells whether the game was still as the writer knew it. All processes hear of it.
    pub async fn update(&self, change: GameChange) -> Result<bool, StorageError> {
        self.writer().write(change).await
    }

    /// A game by its id.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StorageError> {
        self.reading(async {
            // A game that is changed while it is read would be half old and half new.
            let mut transaction = match self.kind() {
                Kind::Sqlite => Transaction::begin(self.reads(), "BEGIN").await?,
                Kind::Postgres => {
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
    pub async fn revision(&self, id: &str) -> Result<Option<i64>, StorageError> {
        self.reading(async {
            let query = sqlx::query("SELECT revision FROM session WHERE id = $1").bind(id);
            query.fetch_optional(self.reads()).await?.map(|row| row.try_get(0)).transpose()
        })
        .await
    }

    /// The listed games at a phase, those touched last first. Of those that are over only games in which turns were made: the others
    /// are challenges that were withdrawn or that nobody took.
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

    /// The games whose clocks decide before a moment, the most urgent first.
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

    /// The games touched last, newest first.
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

    /// Number of games that are not over.
    pub async fn count_live(&self) -> Result<i64, StorageError> {
        self.reading(async {
            sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) FROM session WHERE phase IN ('waiting', 'playing')")
                .fetch_one(self.reads())
                .await?
                .try_get(0)
        })
        .await
    }

    /// Forgets games in which no turn was made since `before`, the oldest first, `most` at a time so that nobody waits long for the
    /// writer; tells how many.
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
