//! The schema of the database, and how an older one is brought up to date: by the migrations in `migrations/`, which sqlx applies.
//!
//! The statements are the same for SQLite and PostgreSQL wherever both support them: no booleans, times as milliseconds in `BIGINT`, ids as `TEXT`.
//! Until number 16 this program counted the migrations itself, in the table `layout`. Such a database is adopted: the migrations up to its number are
//! recorded as applied.

use std::cmp::Ordering;

use sqlx::migrate::{Migrate as _, MigrateError, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection as _, Row as _};

use crate::database::DatabaseKind;
use crate::error::StorageError;
use crate::open_error::OpenError;
use crate::store::Store;

/// What to do with the schema of a database that is opened. One newer than this program is always rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaPolicy {
    /// Create it if it is missing, and bring an older one up to date.
    BringUpToDate,
    /// Change nothing: it must exist and be current, since running servers may not know a newer one.
    Require,
    /// Change nothing: it may be an older one.
    Accept,
}

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// The table in which sqlx records the applied migrations.
const APPLIED: &str = "_sqlx_migrations";
/// The table in which this program recorded them earlier.
const COUNTED: &str = "layout";

/// Two processes that start at the same time must not both migrate. On PostgreSQL the second one waits for this advisory lock.
const LOCK: i64 = 0x7661_7269_6f72_756d;

fn migrations(kind: DatabaseKind) -> &'static Migrator {
    match kind {
        DatabaseKind::Sqlite => &SQLITE,
        DatabaseKind::Postgres => &POSTGRES,
    }
}

/// Handles the schema as `wanted` says, in one transaction. `place` names the database in errors.
pub(crate) async fn settle(
    kind: DatabaseKind,
    pool: &AnyPool,
    wanted: SchemaPolicy,
    place: &str,
) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| OpenError::database(place, error.into());
    if wanted == SchemaPolicy::BringUpToDate {
        return judge(bring_up_to_date(kind, pool).await.map_err(failed)?);
    }
    let found = found(kind, &mut *pool.acquire().await.map_err(failed)?).await.map_err(failed)?;
    judge(found)?;
    if wanted == SchemaPolicy::Require && found.number() < known() {
        return Err(OpenError::Older { found: found.number(), known: known() });
    }
    Ok(())
}

impl Store {
    /// How the schema compares to the current one; `None` if there is none.
    pub(crate) async fn schema_age(&self) -> Result<Option<Ordering>, StorageError> {
        let found = found(self.kind(), &mut *self.reads().acquire().await?).await?.number();
        Ok((found > 0).then(|| found.cmp(&known())))
    }
}

/// Rejects a schema that this program does not know.
fn judge(found: Found) -> Result<(), OpenError> {
    let (found, known) = (found.number(), known());
    if found > known { Err(OpenError::Newer { found, known }) } else { Ok(()) }
}

/// The schema versions that a database records. They are numbers of migrations; 0 means none.
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

async fn found(kind: DatabaseKind, connection: &mut AnyConnection) -> Result<Found, sqlx::Error> {
    let applied =
        newest(kind, connection, APPLIED, "SELECT CAST(MAX(version) AS BIGINT) FROM _sqlx_migrations").await?;
    let counted = newest(kind, connection, COUNTED, "SELECT CAST(MAX(version) AS BIGINT) FROM layout").await?;
    Ok(Found { applied, counted })
}

/// The result of a query about a table; 0 if the table is missing or empty.
async fn newest(
    kind: DatabaseKind,
    connection: &mut AnyConnection,
    table: &str,
    query: &'static str,
) -> Result<i64, sqlx::Error> {
    // On PostgreSQL, a statement about a missing table would abort the transaction.
    let tables = match kind {
        DatabaseKind::Sqlite => "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1",
        DatabaseKind::Postgres => "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = $1",
    };
    if sqlx::query(tables).bind(table).fetch_optional(&mut *connection).await?.is_none() {
        return Ok(0);
    }
    let row = sqlx::query(query).fetch_one(connection).await?;
    Ok(row.try_get::<Option<i64>, _>(0)?.unwrap_or(0))
}

/// The newest migration of this program.
fn known() -> i64 {
    SQLITE.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Brings the schema up to date unless it is newer than this program; returns the versions that were found.
async fn bring_up_to_date(kind: DatabaseKind, pool: &AnyPool) -> Result<Found, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    // sqlx counts nested transactions on a connection. Should the count go wrong here, no later user of the connection must suffer.
    connection.close_on_drop();
    let begin = match kind {
        // Makes another process wait here rather than at its first write.
        DatabaseKind::Sqlite => "BEGIN IMMEDIATE",
        DatabaseKind::Postgres => "BEGIN",
    };
    let mut transaction = connection.begin_with(begin).await?;
    if kind == DatabaseKind::Postgres {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    }
    let found = found(kind, &mut transaction).await?;
    if found.number() <= known() {
        migrate(kind, &mut transaction, found).await.map_err(unwrapped)?;
    }
    transaction.commit().await?;
    Ok(found)
}

/// Applies the missing migrations; those that this program counted itself are only recorded. [`Migrator::run`] is no use here: it would begin a
/// transaction of its own for each migration, on a connection of its choice.
async fn migrate(kind: DatabaseKind, connection: &mut AnyConnection, found: Found) -> Result<(), MigrateError> {
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

/// Extracts the database's own error, so that it is classified like any other.
fn unwrapped(error: MigrateError) -> sqlx::Error {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error,
        // The enum is non-exhaustive.
        other => other.into(),
    }
}

/// Creates a schema as an older Variorum did, which counted the migrations itself, up to a number.
#[cfg(test)]
pub(crate) async fn lay_out_counted(
    kind: DatabaseKind,
    connection: &mut AnyConnection,
    last: i64,
) -> Result<(), sqlx::Error> {
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
