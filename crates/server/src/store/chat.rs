//! What was said at a game.

use sqlx::Row as _;

use super::{Notice, Store, Topic};

/// A line as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// Counts the lines of a game, from 1.
    pub number: i64,
    /// Was it said among the players?
    pub players: bool,
    /// What the room is shown, as JSON.
    pub line: String,
}

impl Store {
    /// Keeps a line under the next number of the game, which it gives; other processes hear of it.
    pub async fn say(&self, session: &str, players: bool, line: &str) -> Result<i64, sqlx::Error> {
        // Two processes that choose the same number: the key refuses one, which tries again.
        let mut tries = 0;
        let number: i64 = loop {
            let said = sqlx::query(
                "INSERT INTO chat (session, number, players, line)
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3 FROM chat WHERE session = $1 RETURNING number",
            )
            .bind(session)
            .bind(i64::from(players))
            .bind(line)
            .fetch_one(self.writes())
            .await;
            match said {
                Ok(row) => break row.try_get(0)?,
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() && tries < 5 => tries += 1,
                Err(error) => return Err(error),
            }
        };
        self.announce(Notice::new(Topic::Chat, session, number)).await?;
        Ok(number)
    }

    /// The lines of a game after number `after`, oldest first, at most the last `most`.
    pub async fn said(&self, session: &str, after: i64, most: i64) -> Result<Vec<Said>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT number, players, line FROM chat WHERE session = $1 AND number > $2 ORDER BY number DESC LIMIT $3",
        )
        .bind(session)
        .bind(after)
        .bind(most)
        .fetch_all(self.reads())
        .await?;
        let said = rows.iter().rev().map(|row| {
            Ok(Said { number: row.try_get(0)?, players: row.try_get::<i64, _>(1)? == 1, line: row.try_get(2)? })
        });
        said.collect()
    }
}
