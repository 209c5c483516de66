//! The chat of games.

use sqlx::Row as _;

use crate::database::DatabaseKind;
use crate::error::{ErrorKind, StorageError};
use crate::notices::{Notice, Topic, announce_within};
use crate::store::Store;

/// A stored chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Numbers the lines of a game, from 1.
    pub number: i64,
    /// Was it said in the players' room?
    pub players: bool,
    /// The line as JSON, without the speaker's name.
    pub line: String,
    /// The id and the name of the account that said it; `None` for a visitor or a deleted account.
    pub by: Option<(String, String)>,
}

impl Store {
    /// Stores a line of an account or a visitor under the next number of the game, notifies other processes, and returns the number. Only the last
    /// `most` lines of each room are kept.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn say(
        &self,
        session: &str,
        players: bool,
        line: &str,
        account: Option<&str>,
        most: i64,
    ) -> Result<i64, StorageError> {
        // When two processes choose the same number, the primary key rejects one of them, which tries again.
        let mut tries = 0;
        let number = loop {
            let said = self.writing(self.insert_line(session, players, line, account, most)).await;
            match said {
                Ok(number) => break number,
                Err(error) if error.kind == ErrorKind::Duplicate && tries < 5 => tries += 1,
                Err(error) => return Err(error),
            }
        };
        if self.kind() == DatabaseKind::Sqlite {
            self.board().post(Notice::new(Topic::Chat, session, number));
        }
        Ok(number)
    }

    async fn insert_line(
        &self,
        session: &str,
        players: bool,
        line: &str,
        account: Option<&str>,
        most: i64,
    ) -> Result<i64, sqlx::Error> {
        let mut transaction = self.change().await?;
        let row = sqlx::query(
            "INSERT INTO chat (session, number, players, line, account)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM chat WHERE session = $1 RETURNING number",
        )
        .bind(session)
        .bind(i64::from(players))
        .bind(line)
        .bind(account)
        .fetch_one(&mut *transaction)
        .await?;
        let number: i64 = row.try_get(0)?;
        // Both rooms share the numbers, so below this number neither can have too many lines.
        if number > most.max(1) {
            // The newest line is always kept, so that numbers continue from it.
            sqlx::query(
                "DELETE FROM chat WHERE session = $1 AND players = $2 AND number <= (SELECT number FROM chat
                 WHERE session = $1 AND players = $2 ORDER BY number DESC LIMIT 1 OFFSET $3)",
            )
            .bind(session)
            .bind(i64::from(players))
            .bind(most.max(1))
            .execute(&mut *transaction)
            .await?;
        }
        if self.kind() == DatabaseKind::Postgres {
            let notice = Notice::new(Topic::Chat, session, number);
            announce_within(&mut transaction, notice.payload(self.process())).await?;
        }
        transaction.commit().await?;
        Ok(number)
    }

    /// The lines of a game after number `after`, oldest first: at most the last `most`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn said(&self, session: &str, after: i64, most: i64) -> Result<Vec<Said>, StorageError> {
        self.reading(async {
            let rows = sqlx::query(
                "SELECT chat.number, chat.players, chat.line, account.id, account.name FROM chat
                 LEFT JOIN account ON account.id = chat.account
                 WHERE chat.session = $1 AND chat.number > $2 ORDER BY chat.number DESC LIMIT $3",
            )
            .bind(session)
            .bind(after)
            .bind(most)
            .fetch_all(self.reads())
            .await?;
            let said = rows.iter().rev().map(|row| {
                let by = row.try_get::<Option<String>, _>(3)?.zip(row.try_get(4)?);
                let players = row.try_get::<i64, _>(1)? == 1;
                Ok(Said { number: row.try_get(0)?, players, line: row.try_get(2)?, by })
            });
            said.collect()
        })
        .await
    }

    /// The lines that an account said in a game, oldest first, as stored.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn said_by(&self, session: &str, account: &str) -> Result<Vec<String>, StorageError> {
        self.reading(async {
            let rows = sqlx::query("SELECT line FROM chat WHERE session = $1 AND account = $2 ORDER BY number")
                .bind(session)
                .bind(account)
                .fetch_all(self.reads())
                .await?;
            rows.iter().map(|row| row.try_get(0)).collect()
        })
        .await
    }
}
