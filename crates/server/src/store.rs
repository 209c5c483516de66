//! Where everything is kept: SQLite in a file, or PostgreSQL for several processes at once, by one SQL text through sqlx's
//! `Any` driver.
//!
//! [`layout`] has the tables, [`games`], [`seats`], [`accounts`] and [`ratings`] what lies in them. Changes of games pass through [`writer`], which commits
//! many at once; [`notices`] tell other processes. Deliberately absent: rules of play, and anything about HTTP.

mod accounts;
mod chat;
mod durability;
mod games;
mod layout;
mod leases;
mod notices;
mod ratings;
mod seats;
#[cfg(test)]
mod tests;
mod writer;

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, Executor as _, Row as _};

pub(crate) use accounts::{Login, NewAccount};
pub(crate) use chat::Said;
pub use durability::Durability;
use durability::{LONG_LOG, PRAGMAS};
pub(crate) use games::{Phase, Row, Stored, StoredTurn};
pub(crate) use leases::LEASE;
pub(crate) use notices::{Notice, Topic};
#[allow(unused_imports, reason = "the parts that use them follow")]
pub(crate) use seats::{Player, Sitter};
pub(crate) use writer::Change;

use crate::cookies;
use crate::fault::ServeError;
use notices::Board;
use writer::Writer;

/// How long a request waits for a connection to the database.
const PATIENCE: Duration = Duration::from_secs(10);

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Sqlite,
    Postgres,
}

/// The database. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Store(Arc<Inner>);

struct Inner {
    kind: Kind,
    /// Tells processes on one database apart.
    process: String,
    reads: AnyPool,
    /// SQLite lets one connection write at a time: with one in the pool, writers wait in order instead of trying again.
    writes: AnyPool,
    writer: Writer,
    board: Board,
}

impl Store {
    /// Opens the database file, makes it if it is not there, and brings its layout up to date.
    pub async fn open_file(file: &Path, durability: Durability) -> Result<Self, ServeError> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(&format!("sqlite://{}?mode=rwc", url_path(file)))?;
        let pool = |most: u32| {
            AnyPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE).after_connect(move |connection, _| {
                Box::pin(async move {
                    sqlx::raw_sql(PRAGMAS).execute(&mut *connection).await?;
                    sqlx::raw_sql(durability.synchronous()).execute(connection).await.map(|_| ())
                })
            })
        };
        let writes = pool(1).connect_with(options.clone()).await?;
        let reads = pool(4).connect_lazy_with(options.clone());
        let store = Self::new(Kind::Sqlite, reads, writes)?;
        store.migrate().await?;
        store.checkpoint(pool(1).connect_lazy_with(options), durability.checkpoint_every());
        Ok(store)
    }

    /// Opens a database by its address: `postgres://…`, or `sqlite:` and a path.
    pub async fn open(url: &str, durability: Durability) -> Result<Self, ServeError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            return Self::open_file(Path::new(path.strip_prefix("//").unwrap_or(path)), durability).await;
        }
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(ServeError::DatabaseAddress);
        }
        sqlx::any::install_default_drivers();
        let pool =
            AnyPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE).after_connect(move |connection, _| {
                Box::pin(async move {
                    if let Some(settings) = durability.settings() {
                        connection.execute(settings).await?;
                    }
                    Ok(())
                })
            });
        let pool = pool.connect(url).await?;
        let store = Self::new(Kind::Postgres, pool.clone(), pool)?;
        store.migrate().await?;
        store.hear(url).await?;
        Ok(store)
    }

    fn new(kind: Kind, reads: AnyPool, writes: AnyPool) -> Result<Self, ServeError> {
        let process = cookies::new_token().map_err(|fault| std::io::Error::other(fault.to_string()))?;
        let board = Board::new();
        let writer = Writer::start(writes.clone(), kind, process.clone(), board.clone());
        Ok(Self(Arc::new(Inner { kind, process, reads, writes, writer, board })))
    }

    /// Copies SQLite's log into the database now and then, on a connection of its own, until the store is closed. Done within a commit, as SQLite
    /// would by itself, it would hold up every game.
    fn checkpoint(&self, pool: AnyPool, every: Duration) {
        let closing = self.writes().clone();
        tokio::spawn(async move {
            let copy = async {
                loop {
                    tokio::time::sleep(every).await;
                    if let Err(error) = copy_log(&pool, LONG_LOG).await {
                        tracing::warn!("the database's log cannot be copied: {error}");
                    }
                }
            };
            tokio::select! {
                () = copy => {}
                () = closing.close_event() => {}
            }
            pool.close().await;
        });
    }

    fn kind(&self) -> Kind {
        self.0.kind
    }

    fn process(&self) -> &str {
        &self.0.process
    }

    fn reads(&self) -> &AnyPool {
        &self.0.reads
    }

    fn writes(&self) -> &AnyPool {
        &self.0.writes
    }

    fn writer(&self) -> &Writer {
        &self.0.writer
    }

    fn board(&self) -> &Board {
        &self.0.board
    }

    /// May other processes use this database at the same time?
    pub fn is_shared(&self) -> bool {
        self.kind() == Kind::Postgres
    }

    /// Can the database be asked?
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(self.reads()).await.is_ok()
    }

    /// Writes everything out and lets go of the database.
    pub async fn close(&self) {
        self.reads().close().await;
        self.writes().close().await;
    }
}

/// Copies SQLite's log into the database, and has it begun anew when it has so many pages.
async fn copy_log(pool: &AnyPool, long: i64) -> Result<(), sqlx::Error> {
    // PASSIVE waits for nobody: what a reader still needs, and what is committed meanwhile, stays for the next time.
    let told = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(pool).await?;
    if told.try_get::<i64, _>("log")? < long {
        return Ok(());
    }
    // The log begins anew only where a commit finds all of it copied. With commits without a pause that never happens, and it would grow
    // without end. RESTART lets them wait while it copies what has come since.
    sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_one(pool).await?;
    Ok(())
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
