//! The seats of a game: a visitor, an account, or both for each side.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use variorum_play::rating::Rating;
use variorum_rules::Side;

use crate::error::StorageError;
use crate::game::letter;
use crate::sitter::{Sitter, insert_sitter};
use crate::store::Store;

/// An account with a seat in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatedAccount {
    /// The account's id.
    pub id: String,
    /// As its owner spells it.
    pub name: String,
    /// Its rating in this variant.
    pub rating: Rating,
}

impl Store {
    /// Gives somebody a seat; returns whether it was free. Whoever has the seat already keeps it.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn sit(&self, session: &str, side: Side, sitter: &Sitter) -> Result<bool, StorageError> {
        self.writing(async {
            let mut transaction = self.change().await?;
            let free = insert_sitter(&mut transaction, session, side, sitter).await?;
            transaction.commit().await?;
            Ok(free)
        })
        .await
    }

    /// Who has the seats of a game, White first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn sitters(&self, session: &str) -> Result<[Option<Sitter>; 2], StorageError> {
        self.reading(async {
            let rows = sqlx::query("SELECT side, visitor, account FROM seat WHERE session = $1")
                .bind(session)
                .fetch_all(self.reads())
                .await?;
            both(&rows, |row| Ok(Sitter { visitor: row.try_get("visitor")?, account: row.try_get("account")? }))
        })
        .await
    }

    /// The accounts with seats in a game, White first, with their ratings in this variant as of `now`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn players(&self, session: &str, now: i64) -> Result<[Option<SeatedAccount>; 2], StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT seat.side AS side, account.id AS id, account.name AS name, rating.rating AS rating,
             rating.deviation AS deviation, rating.volatility AS volatility, rating.updated AS updated
             FROM seat JOIN session ON session.id = seat.session JOIN account ON account.id = seat.account
             LEFT JOIN rating ON rating.account = account.id AND rating.game = session.game WHERE seat.session = $1",
            )
            .bind(session)
            .fetch_all(self.reads())
            .await?;
            both(&rows, |row| {
                let rating = match row.try_get::<Option<f64>, _>("rating")? {
                    None => Rating::NEW,
                    Some(rating) => {
                        let (deviation, volatility) = (row.try_get("deviation")?, row.try_get("volatility")?);
                        Rating { rating, deviation, volatility }.after(now - row.try_get::<i64, _>("updated")?)
                    }
                };
                Ok(SeatedAccount { id: row.try_get("id")?, name: row.try_get("name")?, rating })
            })
        })
        .await
    }
}

/// Reads a value for White and for Black from the rows.
fn both<T>(rows: &[AnyRow], read: impl Fn(&AnyRow) -> Result<T, sqlx::Error>) -> Result<[Option<T>; 2], sqlx::Error> {
    let of = |side: Side| {
        let is = |row: &&AnyRow| row.try_get::<&str, _>("side").is_ok_and(|found| found == letter(side));
        rows.iter().find(is).map(&read).transpose()
    };
    Ok([of(Side::White)?, of(Side::Black)?])
}
