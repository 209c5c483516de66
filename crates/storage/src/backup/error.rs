//! Why a backup was not made or not put back.

use std::path::{Path, PathBuf};

use crate::error::StorageError;
use crate::open_error::OpenError;

/// Why a backup was not made or not put back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database cannot be opened, or a server has it.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database does not do what it was asked to.
    #[error("the database: {0}")]
    Database(#[from] StorageError),
    /// A file cannot be made, read or moved.
    #[error("{file}: {source}", file = file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The file of a new backup is there already.
    #[error("{file} is there already; choose another file", file = file.display())]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// A backup is not what it should be.
    #[error("the backup {file} cannot be used: {why}", file = file.display())]
    BadBackup {
        /// The file.
        file: PathBuf,
        /// Why.
        why: String,
    },
    /// A program of PostgreSQL is needed and not there, or failed.
    #[error("{program}: {why}")]
    Program {
        /// Its name.
        program: &'static str,
        /// What went wrong.
        why: String,
    },
}

/// The error of a file, from what the system says.
pub(super) fn failed(file: &Path) -> impl FnOnce(std::io::Error) -> BackupError {
    move |source| BackupError::File { file: file.to_owned(), source }
}
