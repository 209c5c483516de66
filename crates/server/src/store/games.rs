//! Games as they are kept: a row for the game, a row for each turn.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use variorum_rules::Side;

use super::seats::insert_sitter;
use super::transaction::Transaction;
use super::{Change, Sitter, Store, StoreError};

/// A game as it is kept, without its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub id: String,
    pub game: String,
    pub start: String,
    pub ply: i64,
    pub white: String,
    pub black: String,
    pub level: i64,
    /// The ending as text; empty while the game goes on.
    pub result: String,
    /// For the list.
    pub status: String,
    pub created: i64,
    pub updated: i64,
    /// Does the result count for ratings?
    pub rated: bool,
    /// Is it shown to others?
    pub listed: bool,
    /// What the links of a private game are made from ([`crate::links`]); `None`: it needs none.
    pub secret: Option<String>,
    pub phase: Phase,
    /// What else is kept of the game and read only by those who play it, as JSON: clocks, offers.
    pub details: String,
    /// When a clock decides by itself, or an engine should have moved, in milliseconds since 1970; `None`: neither.
    pub due: Option<i64>,
    /// Grows by one with each write, so that nobody writes over what they have not seen.
    pub revision: i64,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A seat is free.
    Waiting,
    Playing,
    Ended,
}

impl Phase {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Ended => "ended",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        [Self::Waiting, Self::Playing, Self::Ended].into_iter().find(|phase| phase.word() == word)
    }
}

/// A turn as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredTurn {
    pub text: String,
    /// Milliseconds that the player thought, where a clock ran.
    pub spent: Option<i64>,
}

/// A game with its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stored {
    pub row: Row,
    pub turns: Vec<StoredTurn>,
}

impl Store {
    /// Adds a game in which no turn was made, with those who sit at it, White first: both or nothing, since other processes, and the search for games
    /// that go on by themselves, see it from then on.
    pub async fn insert(&self, row: &Row, sitters: &[Option<Sitter>; 2]) -> Result<(), StoreError> {
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
    pub async fn update(&self, change: Change) -> Result<bool, StoreError> {
        self.writer().write(change).await
    }

    /// A game by its id.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.reading(async {
            // A game that is changed while it is read would be half old and half new.
            let mut transaction = match self.kind() {
                super::Kind::Sqlite => Transaction::begin(self.reads(), "BEGIN").await?,
                super::Kind::Postgres => {
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
    pub async fn revision(&self, id: &str) -> Result<Option<i64>, StoreError> {
        self.reading(async {
            let query = sqlx::query("SELECT revision FROM session WHERE id = $1").bind(id);
            query.fetch_optional(self.reads()).await?.map(|row| row.try_get(0)).transpose()
        })
        .await
    }

    /// The listed games in a phase, those touched last first. Of those that are over only games in which turns were made: the others
    /// are challenges that were withdrawn or that nobody took.
    pub async fn listed(&self, phase: Phase, most: i64) -> Result<Vec<Row>, StoreError> {
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
    pub async fn due(&self, before: i64, most: i64) -> Result<Vec<String>, StoreError> {
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
    pub async fn recent(&self, most: i64) -> Result<Vec<Row>, StoreError> {
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
    pub async fn count_live(&self) -> Result<i64, StoreError> {
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
    pub async fn forget_unplayed(&self, before: i64, most: i64) -> Result<u64, StoreError> {
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

pub(super) async fn insert_row(connection: &mut AnyConnection, row: &Row) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO session (id, game, start_text, ply, white, black, level, result, status, created, updated, rated,
         listed, phase, details, revision, due, secret)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
    )
    .bind(&row.id)
    .bind(&row.game)
    .bind(&row.start)
    .bind(row.ply)
    .bind(&row.white)
    .bind(&row.black)
    .bind(row.level)
    .bind(&row.result)
    .bind(&row.status)
    .bind(row.created)
    .bind(row.updated)
    .bind(i64::from(row.rated))
    .bind(i64::from(row.listed))
    .bind(row.phase.word())
    .bind(&row.details)
    .bind(row.revision)
    .bind(row.due)
    .bind(&row.secret)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn insert_turn(
    connection: &mut AnyConnection,
    session: &str,
    ply: i64,
    turn: &StoredTurn,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO turn (session, ply, text, spent) VALUES ($1, $2, $3, $4)")
        .bind(session)
        .bind(ply)
        .bind(&turn.text)
        .bind(turn.spent)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) fn read(row: &AnyRow) -> Result<Row, sqlx::Error> {
    let phase: &str = row.try_get("phase")?;
    Ok(Row {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        start: row.try_get("start_text")?,
        ply: row.try_get("ply")?,
        white: row.try_get("white")?,
        black: row.try_get("black")?,
        level: row.try_get("level")?,
        result: row.try_get("result")?,
        status: row.try_get("status")?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        rated: row.try_get::<i64, _>("rated")? == 1,
        listed: row.try_get::<i64, _>("listed")? == 1,
        secret: row.try_get("secret")?,
        phase: Phase::parse(phase).ok_or_else(|| sqlx::Error::Decode(format!("phase “{phase}”").into()))?,
        details: row.try_get("details")?,
        due: row.try_get("due")?,
        revision: row.try_get("revision")?,
    })
}
