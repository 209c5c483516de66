//! Rating updates: made in the transaction that stores the end of a rated game, so exactly once.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use variorum_play::rating::{Rating, Score, after_game};
use variorum_rules::Side;

use crate::game::{SessionPhase, SessionRow, letter};

/// A stored rating.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptRating {
    /// The game's id.
    pub game: String,
    /// The rating after the last game.
    pub rating: Rating,
    /// The number of rated games played.
    pub games: i64,
    /// When the last one ended, in milliseconds since 1970.
    pub updated: i64,
}

/// Two accounts whose ratings a game changes.
struct Due<'a> {
    row: &'a SessionRow,
    score: Score,
    /// Those of White and Black.
    accounts: [String; 2],
}

/// Updates the ratings for those of `rows` that have ended and are rated. Called in the transaction that stores their ends.
pub(crate) async fn apply(connection: &mut AnyConnection, rows: &[&SessionRow]) -> Result<(), sqlx::Error> {
    let mut due = Vec::new();
    for row in rows.iter().filter(|row| row.rated && row.phase == SessionPhase::Ended) {
        let Some(score) = Score::of(&row.result) else { continue };
        let seats =
            sqlx::query("SELECT account FROM seat WHERE session = $1 AND account IS NOT NULL ORDER BY side DESC")
                .bind(&row.id)
                .fetch_all(&mut *connection)
                .await?;
        let accounts: Vec<String> = seats.iter().map(|seat| seat.try_get(0)).collect::<Result<_, _>>()?;
        let done = sqlx::query("SELECT 1 FROM rating_change WHERE session = $1").bind(&row.id);
        // A game against oneself does not count, nor does a game count twice.
        if let Ok(accounts) = <[String; 2]>::try_from(accounts)
            && accounts[0] != accounts[1]
            && done.fetch_optional(&mut *connection).await?.is_none()
        {
            due.push(Due { row, score, accounts });
        }
    }
    lock(connection, &due).await?;
    for due in &due {
        rate(connection, due).await?;
    }
    Ok(())
}

/// Creates missing ratings and locks all in one order, so that two processes never deadlock.
async fn lock(connection: &mut AnyConnection, due: &[Due<'_>]) -> Result<(), sqlx::Error> {
    let mut keys: Vec<(&str, &str)> = due
        .iter()
        .flat_map(|due| due.accounts.iter().map(|account| (account.as_str(), due.row.game.as_str())))
        .collect();
    keys.sort_unstable();
    keys.dedup();
    for (account, game) in keys {
        sqlx::query(
            "INSERT INTO rating (account, game, rating, deviation, volatility, games, updated)
             VALUES ($1, $2, $3, $4, $5, 0, 0) ON CONFLICT (account, game) DO UPDATE SET games = rating.games",
        )
        .bind(account)
        .bind(game)
        .bind(Rating::NEW.rating)
        .bind(Rating::NEW.deviation)
        .bind(Rating::NEW.volatility)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

async fn rate(connection: &mut AnyConnection, due: &Due<'_>) -> Result<(), sqlx::Error> {
    let mut before = [Rating::NEW; 2];
    for (rating, account) in before.iter_mut().zip(&due.accounts) {
        let row = sqlx::query("SELECT * FROM rating WHERE account = $1 AND game = $2")
            .bind(account)
            .bind(&due.row.game)
            .fetch_one(&mut *connection)
            .await?;
        let kept = read(&row)?;
        *rating = if kept.games == 0 { kept.rating } else { kept.rating.after(due.row.updated - kept.updated) };
    }
    let after = after_game(before[0], before[1], due.score);
    for (side, (before, after)) in Side::BOTH.into_iter().zip(before.into_iter().zip(after)) {
        let account = &due.accounts[side.index()];
        sqlx::query(
            "UPDATE rating SET rating = $1, deviation = $2, volatility = $3, games = games + 1, updated = $4
             WHERE account = $5 AND game = $6",
        )
        .bind(after.rating)
        .bind(after.deviation)
        .bind(after.volatility)
        .bind(due.row.updated)
        .bind(account)
        .bind(&due.row.game)
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "INSERT INTO rating_change (session, side, account, game, at, old_rating, new_rating, deviation)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(&due.row.id)
        .bind(letter(side))
        .bind(account)
        .bind(&due.row.game)
        .bind(due.row.updated)
        .bind(before.rating)
        .bind(after.rating)
        .bind(after.deviation)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

pub(crate) fn read(row: &AnyRow) -> Result<KeptRating, sqlx::Error> {
    Ok(KeptRating {
        game: row.try_get("game")?,
        rating: Rating {
            rating: row.try_get("rating")?,
            deviation: row.try_get("deviation")?,
            volatility: row.try_get("volatility")?,
        },
        games: row.try_get("games")?,
        updated: row.try_get("updated")?,
    })
}
