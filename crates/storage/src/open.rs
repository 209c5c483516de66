//! Opening a database: SQLite in a file, or PostgreSQL at an address.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _, Executor as _, Row as _};

use crate::database::{Database, DatabaseKind};
use crate::durability::{BUSY_TIMEOUT, Durability, LONG_LOG, PRAGMAS};
use crate::error::{ErrorKind, StorageError};
use crate::file::{self, Lock};
use crate::health::{DatabaseHealth, Use};
use crate::notices::{self, NoticeBoard};
use crate::open_error::OpenError;
use crate::schema::{self, SchemaPolicy};
use crate::store::Store;

/// How long one use of the database waits for a connection from the pool.
pub(crate) const PATIENCE: Duration = Duration::from_secs(6);
/// The pause between two attempts to switch to WAL mode.
const BUSY_RETRY: Duration = Duration::from_millis(10);
/// Read-only connections to SQLite.
const READERS: u32 = 4;
/// Connections to PostgreSQL, in addition to the one that receives notices.
const CONNECTIONS: u32 = 8;

/// How a database is opened.
#[derive(Clone, Copy, Debug)]
pub struct StoreOptions {
    /// Which failures an acknowledged change survives.
    pub durability: Durability,
    /// Check a SQLite file for damage first.
    pub check: bool,
    /// Lock a SQLite file against other servers.
    pub lock: bool,
    /// What to do with its schema.
    pub schema: SchemaPolicy,
}

impl StoreOptions {
    /// For use alongside running servers.
    pub const fn beside_servers() -> Self {
        Self { durability: Durability::Disk, check: false, lock: false, schema: SchemaPolicy::Require }
    }

    /// For reading a copy.
    pub const fn of_copy() -> Self {
        Self { schema: SchemaPolicy::Accept, ..Self::beside_servers() }
    }
}

impl Store {
    /// Opens the database file, creates it if it does not exist, and brings its schema up to date.
    ///
    /// # Errors
    /// Those of [`mod@file`], and [`OpenError::Database`] with the real reason: it is locked, damaged, read-only or not a database.
    pub async fn open_file(file: &Path, options: StoreOptions) -> Result<Self, OpenError> {
        sqlx::any::install_default_drivers();
        let mut lock = options.lock.then(|| Lock::take(file)).transpose()?;
        if options.schema == SchemaPolicy::BringUpToDate {
            file::prepare(file, lock.as_ref())?;
        } else if !file.is_file() {
            return Err(OpenError::NoDatabase { file: file.to_owned() });
        }
        let place = file.display().to_string();
        let failed = |error: sqlx::Error| OpenError::database(&place, error.into());
        let target = AnyConnectOptions::from_str(&format!("sqlite://{}?mode=rw", url_path(file))).map_err(failed)?;
        // A single connection comes first: a pool would retry and in the end report only a timeout.
        let mut first = target.connect().await.map_err(failed)?;
        make_ready(&mut first, options.durability).await.map_err(failed)?;
        if is_foreign(&mut first).await.map_err(failed)? {
            return Err(OpenError::Foreign { file: file.to_owned() });
        }
        if options.check {
            let found = quick_check(&mut first).await.map_err(failed)?;
            found.map_err(|detail| OpenError::database(&place, StorageError::new(ErrorKind::Damaged, detail)))?;
        }
        first.close().await.map_err(failed)?;
        let health = DatabaseHealth::default();
        let durability = options.durability;
        let pool = |most: u32| {
            let health = health.clone();
            AnyPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE).after_connect(move |connection, _| {
                let health = health.clone();
                Box::pin(async move {
                    let ready = make_ready(connection, durability).await;
                    health.connected(ready.as_ref().err().map(StorageError::of));
                    ready
                })
            })
        };
        let writes = pool(1).connect_with(target.clone()).await.map_err(failed)?;
        let reads = pool(READERS).connect_lazy_with(target.clone());
        schema::settle(DatabaseKind::Sqlite, &writes, options.schema, &place).await?;
        if let Some(lock) = &mut lock {
            lock.mark().map_err(|source| OpenError::File { file: file.to_owned(), source })?;
        }
        let checkpoints = pool(1).connect_lazy_with(target);
        let store = Self::of(DatabaseKind::Sqlite, (reads, writes), health, (Some(file.to_owned()), lock))?;
        checkpoint(store.database(), checkpoints, options.durability.checkpoint_every());
        Ok(store)
    }

    /// Opens a database by its address: `postgres://…`, or `sqlite:` and a path.
    ///
    /// # Errors
    /// Those of [`Self::open_file`]; [`OpenError::DatabaseAddress`] for other addresses.
    pub async fn open(url: &str, options: StoreOptions) -> Result<Self, OpenError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            return Self::open_file(Path::new(path.strip_prefix("//").unwrap_or(path)), options).await;
        }
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(OpenError::DatabaseAddress);
        }
        sqlx::any::install_default_drivers();
        let unreadable = |error: sqlx::Error| OpenError::database("that --database names", error.into());
        let target = AnyConnectOptions::from_str(url).map_err(unreadable)?;
        let place = without_password(&target);
        let health = DatabaseHealth::default();
        // As with a file, a single connection reports the real reason immediately.
        let first = health.watch(Use::Read, async { target.connect().await?.close().await }).await;
        first.map_err(|error| OpenError::database(&place, error))?;
        let durability = options.durability;
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
                        health.connected(ready.as_ref().err().map(StorageError::of));
                        ready
                    })
                },
            )
        };
        let failed = |error: sqlx::Error| OpenError::database(&place, error.into());
        let pool = pool.connect_with(target).await.map_err(failed)?;
        schema::settle(DatabaseKind::Postgres, &pool, options.schema, &place).await?;
        let store = Self::of(DatabaseKind::Postgres, (pool.clone(), pool), health, (None, None))?;
        let database = store.database();
        notices::follow(database.board.clone(), database.process.clone(), &database.writes, url)
            .await
            .map_err(failed)?;
        Ok(store)
    }

    fn of(
        kind: DatabaseKind,
        (reads, writes): (AnyPool, AnyPool),
        health: DatabaseHealth,
        (file, lock): (Option<PathBuf>, Option<Lock>),
    ) -> Result<Self, OpenError> {
        let mut process = [0; 16];
        getrandom::fill(&mut process).map_err(|error| OpenError::Random { detail: error.to_string() })?;
        let process = format!("{:032x}", u128::from_be_bytes(process));
        let (board, read_only) = (NoticeBoard::new(), AtomicBool::new(false));
        Ok(Self::new(Arc::new(Database { kind, process, reads, writes, board, health, read_only }), file, lock))
    }
}

/// Checkpoints SQLite's WAL periodically on a connection of its own, until the store is closed. SQLite's automatic checkpoints run within a commit
/// and would delay every game.
fn checkpoint(database: &Database, pool: AnyPool, every: Duration) {
    let closing = database.writes.clone();
    let health = database.health.clone();
    tokio::spawn(async move {
        let copy = async {
            loop {
                tokio::time::sleep(every).await;
                // Failures are counted. Changes that cannot be copied stay in the WAL, where they are just as safe.
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

/// Copies SQLite's WAL into the database, and restarts the WAL when it has reached `long` pages.
pub(crate) async fn copy_log(pool: &AnyPool, long: i64) -> Result<(), sqlx::Error> {
    // PASSIVE waits for nobody: pages that a reader still needs, and new commits, are left for the next time.
    let progress = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(pool).await?;
    if progress.try_get::<i64, _>("log")? < long {
        return Ok(());
    }
    // The WAL restarts only when a commit finds it copied completely. Under continuous commits that never happens, and it would grow without bound.
    // RESTART makes commits wait while it copies the rest.
    sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_one(pool).await?;
    Ok(())
}

/// Applies the settings of a connection to SQLite.
async fn make_ready(connection: &mut AnyConnection, durability: Durability) -> Result<(), sqlx::Error> {
    let timeout = format!("PRAGMA busy_timeout = {}", BUSY_TIMEOUT.as_millis());
    sqlx::raw_sql(sqlx::AssertSqlSafe(timeout)).execute(&mut *connection).await?;
    // A database that is not in WAL mode yet is switched by its first connection. SQLite then upgrades a read lock, which fails immediately whatever
    // the timeout (two connections that waited would deadlock). So the waiting is done here.
    let deadline = Instant::now() + BUSY_TIMEOUT;
    while let Err(error) = sqlx::raw_sql(PRAGMAS).execute(&mut *connection).await {
        if StorageError::of(&error).kind != ErrorKind::Locked || Instant::now() >= deadline {
            return Err(error);
        }
        tokio::time::sleep(BUSY_RETRY).await;
    }
    sqlx::raw_sql(durability.synchronous()).execute(connection).await.map(|_| ())
}

/// Is it a database of another program?
async fn is_foreign(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    let tables = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'").fetch_all(connection).await?;
    let names = tables.iter().map(|row| row.try_get::<String, _>(0)).collect::<Result<Vec<_>, _>>()?;
    Ok(!names.is_empty() && !names.iter().any(|name| name == "layout"))
}

/// Checks the whole file for damage (<https://sqlite.org/pragma.html#pragma_quick_check>); returns the problems found.
async fn quick_check(connection: &mut AnyConnection) -> Result<Result<(), String>, sqlx::Error> {
    let found: String = sqlx::query("PRAGMA quick_check(1)").fetch_one(connection).await?.try_get(0)?;
    Ok(if found == "ok" { Ok(()) } else { Err(found) })
}

/// The address of a database server without its password, for the console and the log.
fn without_password(options: &AnyConnectOptions) -> String {
    let url = &options.database_url;
    let (host, port) = (url.host_str().unwrap_or("localhost"), url.port().unwrap_or(5432));
    format!("{}://{host}:{port}{}", url.scheme(), url.path())
}

/// Characters that are not escaped in a URL path.
const PATH: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// A path as part of a URL, with unusual characters percent-encoded.
pub(crate) fn url_path(file: &Path) -> String {
    utf8_percent_encode(&file.to_string_lossy(), PATH).to_string()
}
