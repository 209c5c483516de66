//! What was said at a game.

use sqlx::Row as _;

use super::notices::announce_within;
use super::{Kind, Notice, Store, StoreError, Topic, Trouble};
use crate::accounts::Account;
use crate::cookies;
use crate::wire::{ChatLine, ExportedLine};

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
    pub async fn say(&self, session: &str, players: bool, line: &str) -> Result<i64, StoreError> {
        // Two processes that choose the same number: the key refuses one, which tries again.
        let mut tries = 0;
        let number = loop {
            let said = self.writing(self.insert_line(session, players, line)).await;
            match said {
                Ok(number) => break number,
                Err(error) if error.trouble == Trouble::Duplicate && tries < 5 => tries += 1,
                Err(error) => return Err(error),
            }
        };
        if self.kind() == Kind::Sqlite {
            self.board().post(Notice::new(Topic::Chat, session, number));
        }
        Ok(number)
    }

    async fn insert_line(&self, session: &str, players: bool, line: &str) -> Result<i64, sqlx::Error> {
        let mut transaction = self.change().await?;
        let row = sqlx::query(
            "INSERT INTO chat (session, number, players, line)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3 FROM chat WHERE session = $1 RETURNING number",
        )
        .bind(session)
        .bind(i64::from(players))
        .bind(line)
        .fetch_one(&mut *transaction)
        .await?;
        let number = row.try_get(0)?;
        if self.kind() == Kind::Postgres {
            let notice = Notice::new(Topic::Chat, session, number);
            announce_within(&mut transaction, notice.payload(self.process())).await?;
        }
        transaction.commit().await?;
        Ok(number)
    }

    /// The lines of a game after number `after`, oldest first, at most the last `most`.
    pub async fn said(&self, session: &str, after: i64, most: i64) -> Result<Vec<Said>, StoreError> {
        self.reading(async {
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
        })
        .await
    }

    /// What an account said at a game, oldest first.
    pub async fn said_by(&self, session: &str, account: &Account) -> Result<Vec<ExportedLine>, StoreError> {
        self.reading(async {
            let speaker = speaker(session, &account.id);
            let rows = sqlx::query("SELECT line FROM chat WHERE session = $1 ORDER BY number").bind(session);
            let mut own = Vec::new();
            for row in rows.fetch_all(self.reads()).await? {
                // Lines that cannot be read are not shown in the game either.
                let Ok(line) = serde_json::from_str::<ChatLine>(row.try_get(0)?) else { continue };
                if line.speaker == speaker {
                    own.push(ExportedLine { at: line.at, text: line.text });
                }
            }
            Ok(own)
        })
        .await
    }
}

/// What tells the speakers of a game apart without telling who they are; `key`: what is equal for equal viewers.
pub(crate) fn speaker(session: &str, key: &str) -> String {
    cookies::hashed(&format!("{session} {key}")).chars().take(12).collect()
}
