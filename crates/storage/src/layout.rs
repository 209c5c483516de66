//! The layout of the database, and how an older one becomes today's: by the migrations in `migrations/`, which sqlx applies.
//!
//! The same statements for SQLite and PostgreSQL wherever both know them: no booleans, times as milliseconds in `BIGINT`, ids as `TEXT`. Until
//! number 16 this program counted the migrations itself, in the table `layout`; such a database is adopted: the migrations up to
//! the number that it has are noted as applied.

use std::cmp::Ordering;

use sqlx::migrate::{Migrate as _, MigrateError, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection as _, Row as _};

use crate::database::Kind;
use crate::error::StorageError;
use crate::open_error::OpenError;
use crate::store::Store;

/// What is done with the layout of a database that is opened. A newer one than is known is always refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Make what is not there, and bring an older one up to date.
    BringUpToDate,
    /// Make and change nothing: it must be there and be today's. Servers that run may not know a newer one.
    Require,
    /// Make and change nothing: it may be an older one.
    Accept,
}

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// Where sqlx notes what was applied.
const APPLIED: &str = "_sqlx_migrations";
/// Where this program noted it.
const COUNTED: &str = "layout";

/// Two processes that start at once must not both change the layout: on PostgreSQL the second waits for this lock.
const LOCK: i64 = 0x7661_7269_6f72_756d;

fn migrations(kind: Kind) -> &'static Migrator {
    match kind {
        Kind::Sqlite => &SQLITE,
        Kind::Postgres => &POSTGRES,
    }
}

/// Does with the layout what is wanted, all or nothing. `place` names the database in errors.
pub(crate) async fn settle(kind: Kind, pool: &AnyPool, wanted: Layout, place: &str) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| OpenError::database(place, error.into());
    if wanted == Layout::BringUpToDate {
        return judge(bring_up_to_date(kind, pool).await.map_err(failed)?);
    }
    let found = found(kind, &mut *pool.acquire().await.map_err(failed)?).await.map_err(failed)?;
    judge(found)?;
    if wanted == Layout::Require && found.number() < known() {
        return Err(OpenError::Older { found: found.number(), known: known() });
    }
    Ok(())
}

impl Store {
    /// How the layout of the database relates to today's; `None`: it has none.
    pub(crate) async fn layout_age(&self) -> Result<Option<Ordering>, StorageError> {
        let found = found(self.kind(), &mut *self.reads().acquire().await?).await?.number();
        Ok((found > 0).then(|| found.cmp(&known())))
    }
}

/// Is this layout one that is known?
fn judge(found: Found) -> Result<(), OpenError> {
    let (found, known) = (found.number(), known());
    if found > known { Err(OpenError::Newer { found, known }) } else { Ok(()) }
}

/// What a database says of its layout. Numbers are those of migrations; 0: none.
#[derive(Clone, Copy)]
struct Found {
    applied: i64,
    counted: i64,
}

impl Found {
    fn number(self) -> i64 {
        self.applied.max(self.counted)
    }
}

async fn found(kind: Kind, connection: &mut AnyConnection) -> Result<Found, sqlx::Error> {
    let applied =
        newest(kind, connection, APPLIED, "SELECT CAST(MAX(version) AS BIGINT) FROM _sqlx_migrations").await?;
    let counted = newest(kind, connection, COUNTED, "SELECT CAST(MAX(version) AS BIGINT) FROM layout").await?;
    Ok(Found { applied, counted })
}

/// The answer of a query about a table; 0 without the table or rows in it.
async fn newest(
    kind: Kind,
    connection: &mut AnyConnection,
    table: &str,
    query: &'static str,
) -> Result<i64, sqlx::Error> {
    // A statement about a table that is not there would end the transaction on PostgreSQL.
    let tables = match kind {
        Kind::Sqlite => "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1",
        Kind::Postgres => "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = $1",
    };
    if sqlx::query(tables).bind(table).fetch_optional(&mut *connection).await?.is_none() {
        return Ok(0);
    }
    let row = sqlx::query(query).fetch_one(connection).await?;
    Ok(row.try_get::<Option<i64>, _>(0)?.unwrap_or(0))
}

/// The newest layout known.
fn known() -> i64 {
    SQLITE.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Brings the layout up to date, unless it is newer than those known; gives what was found.
async fn bring_up_to_date(kind: Kind, pool: &AnyPool) -> Result<Found, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    // sqlx counts transactions within transactions here; where that goes wrong, no later use must suffer from it.
    connection.close_on_drop();
    let begin = match kind {
        // Another process waits here, not at its first write.
        Kind::Sqlite => "BEGIN IMMEDIATE",
        Kind::Postgres => "BEGIN",
    };
    let mut transaction = connection.begin_with(begin).await?;
    if kind == Kind::Postgres {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    }
    let found = found(kind, &mut transaction).await?;
    if found.number() <= known() {
        migrate(kind, &mut transaction, found).await.map_err(unwrapped)?;
    }
    transaction.commit().await?;
    Ok(found)
}

/// Applies what is not applied yet; what this program has counted itself is only noted. Not by [`Migrator::run`], which would begin a
/// transaction for each migration on a connection of its own choice.
async fn migrate(kind: Kind, connection: &mut AnyConnection, found: Found) -> Result<(), MigrateError> {
    connection.ensure_migrations_table(APPLIED).await?;
    let applied = connection.list_applied_migrations(APPLIED).await?;
    for migration in migrations(kind).iter() {
        match applied.iter().find(|applied| applied.version == migration.version) {
            Some(applied) if applied.checksum != migration.checksum => {
                return Err(MigrateError::VersionMismatch(migration.version));
            }
            Some(_) => {}
            None if found.applied == 0 && migration.version <= found.counted => {
                connection.skip(APPLIED, migration).await?;
            }
            None => {
                connection.apply(APPLIED, migration).await?;
            }
        }
    }
    Ok(())
}

/// What the database itself has said, so that it is sorted like any other error.
fn unwrapped(error: MigrateError) -> sqlx::Error {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error,
        // The enum may grow.
        other => other.into(),
    }
}

/// Lays out a new database as an older Variorum did, which counted the migrations itself, up to a number.
#[cfg(test)]
pub(crate) async fn lay_out_counted(kind: Kind, connection: &mut AnyConnection, last: i64) -> Result<(), sqlx::Error> {
    sqlx::query("CREATE TABLE layout (version BIGINT NOT NULL)").execute(&mut *connection).await?;
    for migration in migrations(kind).iter().filter(|migration| migration.version <= last) {
        sqlx::raw_sql(migration.sql.clone()).execute(&mut *connection).await?;
        sqlx::query("INSERT INTO layout (version) VALUES ($1)")
            .bind(migration.version)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
