//! Why a backup or its restoration failed.

use std::path::{Path, PathBuf};

use crate::error::StorageError;
use crate::open_error::OpenError;

/// Why a backup or its restoration failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database cannot be opened, or a server is using it.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A database operation failed.
    #[error("the database: {0}")]
    Database(#[from] StorageError),
    /// A file cannot be created, read or moved.
    #[error("{file}: {source}", file = file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// The operating system's error.
        source: std::io::Error,
    },
    /// The target file exists already.
    #[error("{file} exists already; choose another file", file = file.display())]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// A backup is invalid.
    #[error("the backup {file} cannot be used: {why}", file = file.display())]
    BadBackup {
        /// The file.
        file: PathBuf,
        /// The reason.
        why: String,
    },
    /// A program of PostgreSQL is missing or failed.
    #[error("{program}: {why}")]
    Program {
        /// The program's name.
        program: &'static str,
        /// The reason.
        why: String,
    },
}

/// Adds the file to an error of the operating system.
pub(super) fn failed(file: &Path) -> impl FnOnce(std::io::Error) -> BackupError {
    move |source| BackupError::File { file: file.to_owned(), source }
}
