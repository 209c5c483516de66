//! A stored game: a row for the game, and a row for each turn.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use variorum_rules::Side;

/// A stored game without its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Random letters and digits.
    pub id: String,
    /// The id of the variant that is played.
    pub game: String,
    /// The start position, as text.
    pub start: String,
    /// The number of turns made.
    pub ply: i64,
    /// Who plays White: the name of a [`variorum_play::Seat`].
    pub white: String,
    /// The same for Black.
    pub black: String,
    /// The engine's level.
    pub level: i64,
    /// The ending as text; empty while the game goes on.
    pub result: String,
    /// A short status for lists of games.
    pub status: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed, in milliseconds since 1970.
    pub updated: i64,
    /// Does the result count for the ratings?
    pub rated: bool,
    /// Is it listed publicly?
    pub listed: bool,
    /// The secret from which the keys of a private game's links are derived; `None` if it needs none.
    pub secret: Option<String>,
    /// The phase of the game.
    pub phase: SessionPhase,
    /// Other state, as JSON that only the server of the game reads: clocks and offers.
    pub details: String,
    /// When a clock runs out, or an engine should have moved, in milliseconds since 1970; `None` if neither applies.
    pub due: Option<i64>,
    /// Grows by one with each write, so that no writer overwrites a change that it has not seen.
    pub revision: i64,
}

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionPhase {
    /// A seat is free.
    Waiting,
    /// The game is in progress.
    Playing,
    /// It is over.
    Ended,
}

impl SessionPhase {
    pub(crate) fn word(self) -> &'static str {
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

/// A stored turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTurn {
    /// The turn, as text.
    pub text: String,
    /// The player's thinking time in milliseconds, if a clock was running.
    pub spent: Option<i64>,
}

/// A game with its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The game.
    pub row: SessionRow,
    /// Its turns, in order.
    pub turns: Vec<StoredTurn>,
}

pub(crate) async fn insert_row(connection: &mut AnyConnection, row: &SessionRow) -> Result<(), sqlx::Error> {
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

pub(crate) async fn insert_turn(
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

pub(crate) fn read(row: &AnyRow) -> Result<SessionRow, sqlx::Error> {
    let phase: &str = row.try_get("phase")?;
    Ok(SessionRow {
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
        phase: SessionPhase::parse(phase).ok_or_else(|| sqlx::Error::Decode(format!("phase “{phase}”").into()))?,
        details: row.try_get("details")?,
        due: row.try_get("due")?,
        revision: row.try_get("revision")?,
    })
}

/// How a side is stored.
pub(crate) fn letter(side: Side) -> &'static str {
    match side {
        Side::White => "w",
        Side::Black => "b",
    }
}
