//! Where everything is kept: SQLite in a file, or PostgreSQL for several processes at once, by one SQL text through sqlx's
//! `Any` driver.
//!
//! [`layout`] has the tables, [`games`], [`seats`], [`accounts`], [`logins`] and [`ratings`] what lies in them. Changes of games pass through [`writer`], which commits
//! many at once; every change is a [`transaction`]; [`health`] times, sorts and counts what goes wrong; [`notices`] tell other processes.
//! [`operations`], [`overview`] and [`upkeep`] are for the operator. Deliberately absent: rules of play, and anything about HTTP.

mod accounts;
mod blocks;
mod chat;
mod durability;
mod error;
pub(crate) mod file;
mod games;
mod health;
mod layout;
mod leases;
mod logins;
mod notices;
mod operations;
mod overview;
mod pages;
mod ratings;
mod reports;
mod seats;
#[cfg(test)]
mod tests;
mod transaction;
mod upkeep;
mod writer;

use std::future::Future;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _, Executor as _, Row as _};

pub(crate) use accounts::{NewAccount, Registered};
pub(crate) use blocks::Blocked;
pub(crate) use chat::{Said, speaker};
pub use durability::Durability;
use durability::{LONG_LOG, PRAGMAS};
pub(crate) use error::{StoreError, Trouble};
pub(crate) use games::{Phase, Row, Stored, StoredTurn};
pub(crate) use leases::LEASE;
pub(crate) use logins::{Login, NewHash};
pub(crate) use notices::{Notice, Topic};
pub(crate) use operations::{Action, Operation, Setting};
pub(crate) use overview::AccountQuery;
pub(crate) use pages::Page;
pub(crate) use reports::{Report, ReportedLine};
#[allow(unused_imports, reason = "the parts that use them follow")]
pub(crate) use seats::{Player, Sitter};
pub(crate) use upkeep::Size;
pub(crate) use writer::Change;

use crate::cookies;
use crate::error::ServeError;
use file::Lock;
use health::{Health, Use};
use notices::Board;
use transaction::{Transaction, count_commit};
use writer::Writer;

/// How long one use of the database waits for a connection.
const PATIENCE: Duration = Duration::from_secs(6);
/// Connections to SQLite that only read.
const READERS: u32 = 4;
/// Connections to PostgreSQL, besides the one that listens for notices.
const CONNECTIONS: u32 = 8;

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Sqlite,
    Postgres,
}

/// How a database is opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opening {
    pub durability: Durability,
    /// Look through a SQLite file for damage first.
    pub check: bool,
    /// Keep other servers off a SQLite file.
    pub lock: bool,
    /// What to do with its layout.
    pub layout: Layout,
}

/// What is done with the layout of a database that is opened. A newer one than is known is always refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Make what is not there, and bring an older one up to date.
    BringUpToDate,
    /// Make and change nothing: it must be there and be today's. Servers that run may not know a newer one.
    Require,
    /// Make and change nothing: it may be an older one.
    Accept,
}

impl Opening {
    /// Beside servers that may use it.
    pub const fn beside_servers() -> Self {
        Self { durability: Durability::Disk, check: false, lock: false, layout: Layout::Require }
    }

    /// To look at a copy.
    pub const fn of_copy() -> Self {
        Self { layout: Layout::Accept, ..Self::beside_servers() }
    }
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
    health: Health,
    /// The operator wants nothing to be changed.
    read_only: AtomicBool,
    /// SQLite's file.
    file: Option<PathBuf>,
    /// Held as long as the store is.
    _lock: Option<Lock>,
}

impl Store {
    /// Opens the database file, makes it if it is not there, and brings its layout up to date.
    ///
    /// # Errors
    /// Those of [`file`], and [`ServeError::Database`] with the true reason: it is locked, damaged, read-only or not a database.
    pub async fn open_file(file: &Path, opening: Opening) -> Result<Self, ServeError> {
        sqlx::any::install_default_drivers();
        let mut lock = opening.lock.then(|| Lock::take(file)).transpose()?;
        if opening.layout == Layout::BringUpToDate {
            file::prepare(file, lock.as_ref())?;
        } else if !file.is_file() {
            return Err(ServeError::NoDatabase { file: file.to_owned() });
        }
        let place = file.display().to_string();
        let failed = |error: sqlx::Error| ServeError::database(&place, error.into());
        let options = AnyConnectOptions::from_str(&format!("sqlite://{}?mode=rw", url_path(file))).map_err(failed)?;
        // One connection by itself first: a pool would try again and again, and in the end say only that it has waited.
        let mut first = options.connect().await.map_err(failed)?;
        make_ready(&mut first, opening.durability).await.map_err(failed)?;
        if is_foreign(&mut first).await.map_err(failed)? {
            return Err(ServeError::Foreign { file: file.to_owned() });
        }
        if opening.check {
            let found = quick_check(&mut first).await.map_err(failed)?;
            found.map_err(|detail| ServeError::database(&place, StoreError::new(Trouble::Damaged, detail)))?;
        }
        first.close().await.map_err(failed)?;
        let health = Health::default();
        let durability = opening.durability;
        let pool = |most: u32| {
            let health = health.clone();
            AnyPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE).after_connect(move |connection, _| {
                let health = health.clone();
                Box::pin(async move {
                    let ready = make_ready(connection, durability).await;
                    health.connected(ready.as_ref().err().map(StoreError::of));
                    ready
                })
            })
        };
        let writes = pool(1).connect_with(options.clone()).await.map_err(failed)?;
        let reads = pool(READERS).connect_lazy_with(options.clone());
        Self::settle_layout(Kind::Sqlite, &writes, opening.layout, &place).await?;
        if let Some(lock) = &mut lock {
            lock.mark().map_err(|source| ServeError::File { file: file.to_owned(), source })?;
        }
        let checkpoints = pool(1).connect_lazy_with(options);
        let store = Self::new(Kind::Sqlite, (reads, writes), health, (Some(file.to_owned()), lock))?;
        store.checkpoint(checkpoints, opening.durability.checkpoint_every());
        Ok(store)
    }

    /// Opens a database by its address: `postgres://…`, or `sqlite:` and a path.
    ///
    /// # Errors
    /// As [`Self::open_file`]; [`ServeError::DatabaseAddress`] for other addresses.
    pub async fn open(url: &str, opening: Opening) -> Result<Self, ServeError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            return Self::open_file(Path::new(path.strip_prefix("//").unwrap_or(path)), opening).await;
        }
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(ServeError::DatabaseAddress);
        }
        sqlx::any::install_default_drivers();
        let unreadable = |error: sqlx::Error| ServeError::database("that --database names", error.into());
        let options = AnyConnectOptions::from_str(url).map_err(unreadable)?;
        let place = without_password(&options);
        let health = Health::default();
        // As with a file: the true reason at once.
        let first = health.watch(Use::Read, async { options.connect().await?.close().await }).await;
        first.map_err(|error| ServeError::database(&place, error))?;
        let durability = opening.durability;
        let pool = {
            let health = health.clone();
            AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE).after_connect(
                move |connection, _| {
                    let health = health.clone();
                    Box::pin(async move {
                        let ready = match durability.settings() {
                            Some(settings) => connection.execute(settings).await.map(|_| ()),
                            None => Ok(()),
                        };
                        health.connected(ready.as_ref().err().map(StoreError::of));
                        ready
                    })
                },
            )
        };
        let failed = |error: sqlx::Error| ServeError::database(&place, error.into());
        let pool = pool.connect_with(options).await.map_err(failed)?;
        Self::settle_layout(Kind::Postgres, &pool, opening.layout, &place).await?;
        let store = Self::new(Kind::Postgres, (pool.clone(), pool), health, (None, None))?;
        store.hear(url).await.map_err(failed)?;
        Ok(store)
    }

    fn new(
        kind: Kind,
        (reads, writes): (AnyPool, AnyPool),
        health: Health,
        (file, lock): (Option<PathBuf>, Option<Lock>),
    ) -> Result<Self, ServeError> {
        let process = cookies::new_token().map_err(|fault| std::io::Error::other(fault.to_string()))?;
        let (writer, inbox) = Writer::new();
        let board = Board::new();
        let read_only = AtomicBool::new(false);
        let inner =
            Arc::new(Inner { kind, process, reads, writes, writer, board, health, read_only, file, _lock: lock });
        writer::run(&inner, inbox);
        Ok(Self(inner))
    }

    /// Copies SQLite's log into the database now and then, on a connection of its own, until the store is closed. Done within a commit, as SQLite
    /// would by itself, it would hold up every game.
    fn checkpoint(&self, pool: AnyPool, every: Duration) {
        let closing = self.writes().clone();
        let health = self.0.health.clone();
        tokio::spawn(async move {
            let copy = async {
                loop {
                    tokio::time::sleep(every).await;
                    // Failures are counted. What cannot be copied stays in the log, where it is as safe.
                    let _ = health.watch(Use::Checkpoint, copy_log(&pool, LONG_LOG)).await;
                }
            };
            tokio::select! {
                () = copy => {}
                () = closing.close_event() => {}
            }
            pool.close().await;
        });
    }

    /// A use of the database that changes nothing.
    async fn reading<T>(&self, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        self.0.health.watch(Use::Read, work).await
    }

    /// A use of the database that changes something, by [`Self::change`].
    async fn writing<T>(&self, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        self.0.health.watch(Use::Write, work).await
    }

    /// Begins a transaction that changes something: the only way to.
    async fn change(&self) -> Result<Transaction<'_>, sqlx::Error> {
        Transaction::change(&self.0).await
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

    /// From now on this process changes nothing ([`Trouble::Paused`]), or does again.
    pub fn set_read_only(&self, read_only: bool) {
        self.0.read_only.store(read_only, Ordering::Relaxed);
    }

    /// Can the database be written? The last write tells; if it was more than a second ago, another is tried. When nothing may be changed, it is
    /// enough that it can be read.
    ///
    /// # Errors
    /// Why it cannot.
    pub async fn try_out(&self) -> Result<(), StoreError> {
        let health = &self.0.health;
        if self.0.read_only.load(Ordering::Relaxed) {
            self.last_operation().await?;
        } else if !health.is_fresh() {
            let tried = self.writing(async {
                let mut transaction = self.change().await?;
                if self.kind() == Kind::Postgres {
                    count_commit(&mut transaction).await?;
                }
                transaction.commit().await
            });
            tried.await?;
        }
        health.failing().map_or(Ok(()), Err)
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

/// What every connection to SQLite is told.
async fn make_ready(connection: &mut AnyConnection, durability: Durability) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(PRAGMAS).execute(&mut *connection).await?;
    sqlx::raw_sql(durability.synchronous()).execute(connection).await.map(|_| ())
}

/// Is it a database, but of another program?
async fn is_foreign(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    let tables = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'").fetch_all(connection).await?;
    let names = tables.iter().map(|row| row.try_get::<String, _>(0)).collect::<Result<Vec<_>, _>>()?;
    Ok(!names.is_empty() && !names.iter().any(|name| name == "layout"))
}

/// Looks through the whole file for damage (<https://sqlite.org/pragma.html#pragma_quick_check>); gives what was found.
async fn quick_check(connection: &mut AnyConnection) -> Result<Result<(), String>, sqlx::Error> {
    let found: String = sqlx::query("PRAGMA quick_check(1)").fetch_one(connection).await?.try_get(0)?;
    Ok(if found == "ok" { Ok(()) } else { Err(found) })
}

/// The address of a database server, fit for the console and the log.
fn without_password(options: &AnyConnectOptions) -> String {
    let url = &options.database_url;
    let (host, port) = (url.host_str().unwrap_or("localhost"), url.port().unwrap_or(5432));
    format!("{}://{host}:{port}{}", url.scheme(), url.path())
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
