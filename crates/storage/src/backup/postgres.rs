//! Backups of a PostgreSQL database, made by PostgreSQL's programs `pg_dump` and `pg_restore`.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};

use percent_encoding::percent_decode_str;
use sqlx::any::AnyConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::error::{BackupError, failed};
use super::part::{Backup, Part};
use super::restored::Restored;
use crate::open_error::OpenError;

/// An entry that the table of contents of each of our backups has.
const TABLE: &str = "TABLE DATA public session";

/// Dumps the database into a new file, and verifies the dump.
///
/// # Errors
/// When the file exists already, or one of PostgreSQL's programs is missing or fails.
pub fn back_up(url: &str, target: &Path) -> Result<Backup, BackupError> {
    let (part, file) = Part::create(target)?;
    run("pg_dump", program("pg_dump", url)?.arg("--format=custom").stdout(file))?;
    File::open(part.path()).and_then(|file| file.sync_all()).map_err(failed(part.path()))?;
    verify(part.path())?;
    part.finish()
}

/// Verifies a dump: all of it can be unpacked, and it contains our tables.
fn verify(file: &Path) -> Result<(), BackupError> {
    let list = run("pg_restore", Command::new("pg_restore").arg("--list").arg(file).stdout(Stdio::piped()))?;
    if !list.contains(TABLE) {
        let why = "it holds no games of Variorum".to_owned();
        return Err(BackupError::BadBackup { file: file.to_owned(), why });
    }
    let nowhere = if cfg!(windows) { "NUL" } else { "/dev/null" };
    run("pg_restore", Command::new("pg_restore").arg("--file").arg(nowhere).arg(file)).map(|_| ())
}

/// Replaces the content of the database with a dump, in one transaction. No server may be running.
///
/// # Errors
/// When others use the database, the dump is damaged, or one of PostgreSQL's programs is missing or fails.
pub async fn restore(url: &str, backup: &Path) -> Result<Restored, BackupError> {
    verify(backup)?;
    let place = "that --database names";
    let others = others(url).await.map_err(|error| OpenError::database(place, error.into()))?;
    if others > 0 {
        return Err(BackupError::Program {
            program: "pg_restore",
            why: format!("{others} other connections use the database; end the servers first"),
        });
    }
    let mut restore = program("pg_restore", url)?;
    let database = restore
        .get_envs()
        .find(|(name, _)| *name == "PGDATABASE")
        .and_then(|(_, value)| value)
        .map(std::ffi::OsStr::to_owned)
        .unwrap_or_default();
    restore.args(["--clean", "--if-exists", "--single-transaction", "--no-owner", "--exit-on-error", "--dbname"]);
    run("pg_restore", restore.arg(database).arg(backup))?;
    Ok(Restored { replaced: None })
}

/// The number of other connections to the database.
async fn others(url: &str) -> Result<i64, sqlx::Error> {
    sqlx::any::install_default_drivers();
    let mut connection = url.parse::<AnyConnectOptions>()?.connect().await?;
    let count = sqlx::query(
        "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND backend_type = 'client backend'",
    );
    let count = count.fetch_one(&mut connection).await?.try_get(0)?;
    connection.close().await?;
    Ok(count)
}

/// A program that receives the database's address in its environment: the list of processes then shows no password.
fn program(name: &'static str, url: &str) -> Result<Command, BackupError> {
    let options: AnyConnectOptions = url.parse().map_err(|_| OpenError::DatabaseAddress)?;
    let url = &options.database_url;
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let mut command = Command::new(name);
    let mut set = |name: &str, value: String| {
        if !value.is_empty() {
            command.env(name, value);
        }
    };
    set("PGHOST", url.host_str().map(decoded).unwrap_or_default());
    set("PGPORT", url.port().map(|port| port.to_string()).unwrap_or_default());
    set("PGUSER", decoded(url.username()));
    set("PGPASSWORD", url.password().map(decoded).unwrap_or_default());
    set("PGDATABASE", decoded(url.path().trim_start_matches('/')));
    for (name, value) in url.query_pairs() {
        let variable = match &*name {
            "host" => "PGHOST",
            "port" => "PGPORT",
            "user" => "PGUSER",
            "password" => "PGPASSWORD",
            "dbname" => "PGDATABASE",
            "sslmode" => "PGSSLMODE",
            // All other parameters concern the server's own connections.
            _ => continue,
        };
        set(variable, value.into_owned());
    }
    Ok(command)
}

/// Runs a program to its end; returns its output.
fn run(program: &'static str, command: &mut Command) -> Result<String, BackupError> {
    let failed = |why: String| BackupError::Program { program, why };
    let child = command.stdin(Stdio::null()).stderr(Stdio::piped());
    let child = child.spawn().map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => failed("this program of PostgreSQL is not installed".into()),
        _ => failed(error.to_string()),
    })?;
    let output = child.wait_with_output().map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
