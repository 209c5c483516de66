//! What can go wrong in the operator's work.

use variorum_storage::StorageError;
use variorum_storage::backup::BackupError;

use crate::error::ServeError;
use crate::networks::NetworkError;

/// Why an operation was not done.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] ServeError),
    /// A database operation failed.
    #[error("the database: {trouble} ({detail})")]
    Database {
        /// The class of the problem.
        trouble: String,
        /// The driver's message.
        detail: String,
    },
    /// There is no account of this name.
    #[error("there is no account “{name}”")]
    NoAccount {
        /// The name.
        name: String,
    },
    /// The account is locked already.
    #[error("the account “{name}” is locked already")]
    Locked {
        /// The account's name.
        name: String,
    },
    /// The account is not locked.
    #[error("the account “{name}” is not locked")]
    NotLocked {
        /// The account's name.
        name: String,
    },
    /// The name, or one that looks like it, is taken.
    #[error("somebody has the name “{name}” already, or one that looks the same")]
    NameTaken {
        /// The new name.
        name: String,
    },
    /// A name, a password or a text is invalid.
    #[error("{why}")]
    Refused {
        /// The reason, as a sentence.
        why: String,
    },
    /// A text is too long.
    #[error("the text is too long: at most {most} characters")]
    TooLong {
        /// The maximum number of characters.
        most: usize,
    },
    /// There is no such game.
    #[error("there is no game “{id}”; its id is the last part of its address")]
    NoGame {
        /// The id.
        id: String,
    },
    /// These chat lines do not exist.
    #[error("there are no such lines of chat")]
    NoLines,
    /// There is no such open report.
    #[error("there is no open report “{id}”")]
    NoReport {
        /// The id.
        id: String,
    },
    /// The text is not a network that can be blocked.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// The network is not blocked.
    #[error("{network} is not blocked; `variorum admin blocks` lists what is")]
    NotBlocked {
        /// The network.
        network: String,
    },
    /// Too many networks are blocked.
    #[error("too many networks are blocked: block wider ones, or leave it to the firewall")]
    TooManyBlocks,
    /// A backup could not be made or restored.
    #[error(transparent)]
    Backup(#[from] BackupError),
}

impl From<StorageError> for OperatorError {
    fn from(error: StorageError) -> Self {
        Self::Database { trouble: error.kind.to_string(), detail: error.detail().to_owned() }
    }
}
