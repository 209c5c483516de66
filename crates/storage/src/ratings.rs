//! Ratings and their history.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::error::StorageError;
use crate::rated::{KeptRating, read};
use crate::store::Store;

/// A rating change.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredRatingChange {
    /// The game's id.
    pub game: String,
    /// The id of the rated game that caused it.
    pub session: String,
    /// When that game ended, in milliseconds since 1970.
    pub at: i64,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
    /// The deviation after.
    pub deviation: f64,
}

impl Store {
    /// An account's ratings.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn ratings(&self, account: &str) -> Result<Vec<KeptRating>, StorageError> {
        self.reading(async {
            let rows =
                sqlx::query("SELECT * FROM rating WHERE account = $1").bind(account).fetch_all(self.reads()).await?;
            rows.iter().map(read).collect()
        })
        .await
    }

    /// The last changes of an account's rating in a variant, oldest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn rating_changes(
        &self,
        account: &str,
        game: &str,
        most: i64,
    ) -> Result<Vec<StoredRatingChange>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT game, session, at, old_rating, new_rating, deviation FROM rating_change WHERE account = $1 AND game = $2
             ORDER BY at DESC, session LIMIT $3",
        )
        .bind(account)
        .bind(game)
        .bind(most)
        .fetch_all(self.reads())
        .await?;
            rows.iter().rev().map(change).collect()
        })
        .await
    }

    /// All rating changes of an account, oldest first; only those after `after` (a time and the id of a rated game), if given.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn all_rating_changes(
        &self,
        account: &str,
        after: Option<(i64, String)>,
        most: i64,
    ) -> Result<Vec<StoredRatingChange>, StorageError> {
        self.reading(async {
            let (at, session) = after.unwrap_or((i64::MIN, String::new()));
            let rows = sqlx::query(
                "SELECT game, session, at, old_rating, new_rating, deviation FROM rating_change
                 WHERE account = $1 AND (at > $2 OR at = $2 AND session > $3) ORDER BY at, session LIMIT $4",
            )
            .bind(account)
            .bind(at)
            .bind(session)
            .bind(most)
            .fetch_all(self.reads())
            .await?;
            rows.iter().map(change).collect()
        })
        .await
    }
}

fn change(row: &AnyRow) -> Result<StoredRatingChange, sqlx::Error> {
    Ok(StoredRatingChange {
        game: row.try_get("game")?,
        session: row.try_get("session")?,
        at: row.try_get("at")?,
        before: row.try_get("old_rating")?,
        after: row.try_get("new_rating")?,
        deviation: row.try_get("deviation")?,
    })
}
