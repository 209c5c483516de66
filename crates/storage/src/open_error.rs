//! Why a database cannot be opened.

use std::path::PathBuf;

use crate::error::{ErrorKind, StorageError};

/// Why a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The database does not work.
    #[error("the database {place} cannot be used: {trouble} ({detail}); {advice}")]
    Database {
        /// Its file, or its address without the password.
        place: String,
        /// What is wrong.
        trouble: String,
        /// The driver's own words.
        detail: String,
        /// What to do.
        advice: &'static str,
    },
    /// A file of the database cannot be made or changed.
    #[error("{file} cannot be used: {source}; give this user the right to write there, or choose another folder with --data", file = file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Another server uses the database file.
    #[error("another server uses {file}; end it first, or use PostgreSQL (--database) for several servers", file = file.display())]
    InUse {
        /// The database file.
        file: PathBuf,
    },
    /// The database file has been emptied.
    #[error("{file} is empty, though games were kept in it; put a backup there, or delete the file to begin anew", file = file.display())]
    Emptied {
        /// The database file.
        file: PathBuf,
    },
    /// The file is a SQLite database of another program.
    #[error("{file} is a database of another program; choose another file", file = file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// The address of the database is of no kind that is known.
    #[error("the address of the database must begin with postgres:// or sqlite:")]
    DatabaseAddress,
    /// There is no database file.
    #[error("there is no database at {file}; name its folder with --data, or the database with --database", file = file.display())]
    NoDatabase {
        /// The file that was looked for.
        file: PathBuf,
    },
    /// The database was written by an older Variorum, and this program may not bring it up to date.
    #[error(
        "the database was written by an older Variorum (its layout is number {found}, this one's {known}); start the new server once, it brings the database up to date"
    )]
    Older {
        /// The layout found.
        found: i64,
        /// The layout of this program.
        known: i64,
    },
    /// The database was written by a newer Variorum.
    #[error("the database was written by a newer Variorum (its layout is number {found}, this one knows {known})")]
    Newer {
        /// The layout found.
        found: i64,
        /// The newest layout known.
        known: i64,
    },
    /// The system has no random numbers.
    #[error("the system has no random numbers: {detail}")]
    Random {
        /// What the system says.
        detail: String,
    },
}

impl OpenError {
    /// A database that does not work; `place` is its file, or its address without the password.
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
