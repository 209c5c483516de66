//! Why a database cannot be opened.

use std::path::PathBuf;

use crate::error::{ErrorKind, StorageError};

/// Why a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The database does not work.
    #[error("the database {place} cannot be used: {trouble} ({detail}); {advice}")]
    Database {
        /// The database's file, or its address without the password.
        place: String,
        /// The class of the problem.
        trouble: String,
        /// The driver's message.
        detail: String,
        /// What to do.
        advice: &'static str,
    },
    /// A file of the database cannot be created or changed.
    #[error("{file} cannot be used: {source}; give this user the right to write there, or choose another folder with --data", file = file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// The operating system's error.
        source: std::io::Error,
    },
    /// Another server uses the database file.
    #[error("another server uses {file}; end it first, or use PostgreSQL (--database) for several servers", file = file.display())]
    InUse {
        /// The database file.
        file: PathBuf,
    },
    /// The database file has been emptied.
    #[error("{file} is empty, though games were kept in it; put a backup there, or delete the file to start afresh", file = file.display())]
    Emptied {
        /// The database file.
        file: PathBuf,
    },
    /// The file is a SQLite database that belongs to another program.
    #[error("{file} is a database of another program; choose another file", file = file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// The address of the database has an unknown scheme.
    #[error("the address of the database must begin with postgres:// or sqlite:")]
    DatabaseAddress,
    /// The database file does not exist.
    #[error("there is no database at {file}; name its folder with --data, or the database with --database", file = file.display())]
    NoDatabase {
        /// The expected file.
        file: PathBuf,
    },
    /// The database was written by an older Variorum, and may not be brought up to date here.
    #[error(
        "the database was written by an older Variorum (its schema has number {found}, this one has {known}); start the new server once, it brings the database up to date"
    )]
    Older {
        /// The schema version found.
        found: i64,
        /// The schema version of this program.
        known: i64,
    },
    /// The database was written by a newer Variorum.
    #[error("the database was written by a newer Variorum (its schema has number {found}, this one knows {known})")]
    Newer {
        /// The schema version found.
        found: i64,
        /// The newest known schema version.
        known: i64,
    },
    /// The operating system provides no random numbers.
    #[error("the system has no random numbers: {detail}")]
    Random {
        /// The operating system's error.
        detail: String,
    },
}

impl OpenError {
    /// A database that cannot be used; `place` is its file, or its address without the password.
    #[must_use]
    pub fn database(place: &str, error: StorageError) -> Self {
        let advice = match error.kind {
            ErrorKind::Full => "make room on its disk",
            ErrorKind::Disk => "check that the disk works and that this user may read and write there",
            ErrorKind::ReadOnly => {
                "give this user the right to write the file and its folder, or mount the disk for writing"
            }
            ErrorKind::Damaged => {
                "put a backup in its place (--skip-check starts without looking; requests for damaged data then fail)"
            }
            ErrorKind::Locked => "end the program that has it open",
            ErrorKind::Unreachable => {
                "check that the database server runs and that the address, user and password are right"
            }
            ErrorKind::Paused => "end the read-only mode first",
            ErrorKind::Duplicate | ErrorKind::Statement => "this is a bug in Variorum: please report it",
        };
        Self::Database {
            place: place.to_owned(),
            trouble: error.kind.to_string(),
            detail: error.detail().to_owned(),
            advice,
        }
    }
}
