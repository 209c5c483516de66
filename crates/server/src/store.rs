//! Where games in progress are kept: one table, written through sqlx's `Any` driver.
//!
//! SQLite now; the statements keep to what PostgreSQL understands too: times as milliseconds, no booleans, `$n` for values.

use std::path::Path;
use std::str::FromStr;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, Row as _};

use crate::fault::ServeError;

/// Changes of the database's layout, in order. Never edit one that was published: add another.
const MIGRATIONS: &[&str] = &["CREATE TABLE session (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        start_text TEXT NOT NULL,
        turns TEXT NOT NULL,
        ply BIGINT NOT NULL,
        white TEXT NOT NULL,
        black TEXT NOT NULL,
        level BIGINT NOT NULL,
        result TEXT NOT NULL,
        status TEXT NOT NULL,
        created BIGINT NOT NULL,
        updated BIGINT NOT NULL,
        revision BIGINT NOT NULL
    );
    CREATE INDEX session_updated ON session (updated)"];

/// A game in progress as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub id: String,
    pub game: String,
    pub start: String,
    /// The turns' texts, a space between them.
    pub turns: String,
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
    /// Grows by one with each write, so that nobody writes over what they have not seen.
    pub revision: i64,
}

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: AnyPool,
}

impl Store {
    /// Opens the database file, makes it if it is not there, and brings its layout up to date.
    pub async fn open(file: &Path) -> Result<Self, ServeError> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(&format!("sqlite://{}?mode=rwc", url_path(file)))?;
        let pool = AnyPoolOptions::new()
            .max_connections(4)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    for pragma in ["journal_mode = WAL", "synchronous = NORMAL", "busy_timeout = 5000"] {
                        sqlx::raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA {pragma}")))
                            .execute(&mut *connection)
                            .await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        let store = Self { pool };
        store.migrate().await?;
        Ok(store)
    }

    async fn migrate(&self) -> Result<(), ServeError> {
        sqlx::query("CREATE TABLE IF NOT EXISTS layout (version BIGINT NOT NULL)").execute(&self.pool).await?;
        let mut transaction = self.pool.begin().await?;
        let found: Option<i64> = sqlx::query("SELECT CAST(MAX(version) AS BIGINT) FROM layout")
            .fetch_one(&mut *transaction)
            .await?
            .try_get(0)?;
        let (found, known) = (found.unwrap_or(0), i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX));
        if found > known {
            return Err(ServeError::Newer { found, known });
        }
        for (version, migration) in (1_i64..).zip(MIGRATIONS).filter(|(version, _)| *version > found) {
            sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
            sqlx::query("INSERT INTO layout (version) VALUES ($1)").bind(version).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Adds a game.
    pub async fn insert(&self, row: &Row) -> Result<(), sqlx::Error> {
        sqlx::query(
            "INSERT INTO session (id, game, start_text, turns, ply, white, black, level, result, status, created, updated,
             revision) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        )
        .bind(&row.id)
        .bind(&row.game)
        .bind(&row.start)
        .bind(&row.turns)
        .bind(row.ply)
        .bind(&row.white)
        .bind(&row.black)
        .bind(row.level)
        .bind(&row.result)
        .bind(&row.status)
        .bind(row.created)
        .bind(row.updated)
        .bind(row.revision)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Writes a game that was changed; `row.revision` is the number after the change. Tells whether the game was still as
    /// the writer knew it.
    pub async fn update(&self, row: &Row) -> Result<bool, sqlx::Error> {
        let done = sqlx::query(
            "UPDATE session SET turns = $1, ply = $2, result = $3, status = $4, updated = $5, revision = $6
             WHERE id = $7 AND revision = $8",
        )
        .bind(&row.turns)
        .bind(row.ply)
        .bind(&row.result)
        .bind(&row.status)
        .bind(row.updated)
        .bind(row.revision)
        .bind(&row.id)
        .bind(row.revision - 1)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// A game by its id.
    pub async fn load(&self, id: &str) -> Result<Option<Row>, sqlx::Error> {
        let row = sqlx::query("SELECT * FROM session WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(read).transpose()
    }

    /// The games touched last, newest first; without their turns.
    pub async fn recent(&self, most: i64) -> Result<Vec<Row>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT id, game, '' AS start_text, '' AS turns, ply, white, black, level, result, status, created, updated,
             revision FROM session ORDER BY updated DESC, id LIMIT $1",
        )
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(read).collect()
    }

    /// Number of games kept.
    pub async fn count(&self) -> Result<i64, sqlx::Error> {
        sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) FROM session").fetch_one(&self.pool).await?.try_get(0)
    }

    /// Forgets games in which no turn was made since `before`.
    pub async fn forget_unplayed(&self, before: i64) -> Result<u64, sqlx::Error> {
        let done = sqlx::query("DELETE FROM session WHERE ply = 0 AND updated < $1").bind(before).execute(&self.pool);
        Ok(done.await?.rows_affected())
    }

    /// Writes everything out and lets go of the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

fn read(row: &AnyRow) -> Result<Row, sqlx::Error> {
    Ok(Row {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        start: row.try_get("start_text")?,
        turns: row.try_get("turns")?,
        ply: row.try_get("ply")?,
        white: row.try_get("white")?,
        black: row.try_get("black")?,
        level: row.try_get("level")?,
        result: row.try_get("result")?,
        status: row.try_get("status")?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        revision: row.try_get("revision")?,
    })
}

/// A path as a URL has it: everything unusual written as `%xx`.
fn url_path(file: &Path) -> String {
    use std::fmt::Write as _;
    let mut text = String::new();
    for byte in file.to_string_lossy().bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}
