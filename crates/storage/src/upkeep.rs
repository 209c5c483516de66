//! Maintenance of the database: its size, copies, checks, and reclaiming space. None of this has a deadline, since it can take minutes.

use std::cmp::Ordering;
use std::path::Path;

use sqlx::any::AnyRow;
use sqlx::{AnyPool, Row as _};

use crate::database::DatabaseKind;
use crate::error::StorageError;
use crate::file;
use crate::store::Store;

/// The maximum number of problems that a check reports.
const MOST_FAULTS: i64 = 50;

/// The size of the database in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// The database itself; for SQLite without its WAL.
    pub database: u64,
    /// Free space inside it, which is used before it grows; SQLite only.
    pub free: u64,
    /// The WAL of SQLite.
    pub log: u64,
}

impl Store {
    /// The size of the database.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn size(&self) -> Result<Size, StorageError> {
        let number = |row: &AnyRow| row.try_get::<i64, _>(0).map(|number| u64::try_from(number).unwrap_or(0));
        self.reading(async {
            if self.kind() == DatabaseKind::Postgres {
                let row = sqlx::query("SELECT pg_database_size(current_database())").fetch_one(self.reads()).await?;
                return Ok(Size { database: number(&row)?, ..Size::default() });
            }
            let page = number(&sqlx::query("PRAGMA page_size").fetch_one(self.reads()).await?)?;
            let pages = number(&sqlx::query("PRAGMA page_count").fetch_one(self.reads()).await?)?;
            let free = number(&sqlx::query("PRAGMA freelist_count").fetch_one(self.reads()).await?)?;
            let log = self.file().map(|file| file::beside(file, "-wal"));
            let log = match log {
                Some(log) => tokio::fs::metadata(log).await.map_or(0, |log| log.len()),
                None => 0,
            };
            Ok(Size { database: pages * page, free: free * page, log })
        })
        .await
    }

    /// The number of transactions that have changed the database; SQLite only.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn commits(&self) -> Result<i64, StorageError> {
        let query = sqlx::query("SELECT commits FROM ledger");
        self.reading(async { query.fetch_one(self.reads()).await?.try_get(0) }).await
    }

    /// Writes a copy of the whole database, as of one moment, into a file that is empty or does not exist. SQLite only; others can read and write in
    /// the meantime (<https://sqlite.org/lang_vacuum.html#vacuuminto>).
    ///
    /// # Errors
    /// When the database cannot be read, or the file cannot be written.
    pub async fn copy_into(&self, target: &Path) -> Result<(), StorageError> {
        let target = target.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(target).execute(self.reads()).await?;
        Ok(())
    }

    /// Checks a whole copy of a database, possibly of an older Variorum; returns the problems found and, if known, how many transactions have changed
    /// it. SQLite only.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn check_copy(&self) -> Result<(Vec<String>, Option<i64>), StorageError> {
        match self.schema_age().await? {
            None => Ok((vec!["it holds no games".to_owned()], None)),
            Some(Ordering::Equal) => Ok((self.check().await?, Some(self.commits().await?))),
            Some(Ordering::Less | Ordering::Greater) => Ok((damage(self.reads()).await?, None)),
        }
    }

    /// Checks the database for damage and inconsistencies; returns each problem as a sentence. On SQLite this reads the whole file, on PostgreSQL
    /// every row.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn check(&self) -> Result<Vec<String>, StorageError> {
        let mut faults = match self.kind() {
            DatabaseKind::Sqlite => damage(self.reads()).await?,
            DatabaseKind::Postgres => {
                let tables = "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()";
                for row in sqlx::query(tables).fetch_all(self.reads()).await? {
                    let table: String = row.try_get(0)?;
                    // Whole rows are converted to text, so that every column is read.
                    let rows = format!("SELECT SUM(LENGTH((whole.*)::TEXT)) FROM \"{table}\" AS whole");
                    sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(self.reads()).await?;
                }
                Vec::new()
            }
        };
        let wrong = sqlx::query(
            "SELECT id, ply FROM session WHERE ply <> (SELECT COUNT(*) FROM turn WHERE turn.session = session.id)
             ORDER BY id LIMIT $1",
        );
        for row in wrong.bind(MOST_FAULTS).fetch_all(self.reads()).await? {
            let (id, ply): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
            faults.push(format!("game {id} should have {ply} turns, and has another number"));
        }
        Ok(faults)
    }

    /// Reclaims unused space. On SQLite the file is rewritten, and nobody else can write in the meantime.
    ///
    /// # Errors
    /// When the database cannot be written, or its disk has no room for a second copy.
    pub async fn vacuum(&self) -> Result<(), StorageError> {
        match self.kind() {
            DatabaseKind::Sqlite => {
                sqlx::query("VACUUM").execute(self.writes()).await?;
                // The rewritten database is in the WAL first.
                sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(self.writes()).await?;
            }
            DatabaseKind::Postgres => {
                sqlx::query("VACUUM (ANALYZE)").execute(self.writes()).await?;
            }
        }
        Ok(())
    }
}

/// The problems that SQLite finds: damage, and rows with broken references.
async fn damage(pool: &AnyPool) -> Result<Vec<String>, sqlx::Error> {
    let said = sqlx::query("PRAGMA integrity_check(50)").fetch_all(pool).await?;
    let said = said.iter().map(|row| row.try_get::<String, _>(0)).collect::<Result<Vec<_>, _>>()?;
    let mut faults: Vec<String> = said.into_iter().filter(|word| word != "ok").collect();
    for row in sqlx::query("SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 50").fetch_all(pool).await? {
        let (table, parent): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        faults.push(format!("a row of “{table}” belongs to a row of “{parent}” that is not there"));
    }
    Ok(faults)
}
