//! Why the server cannot start or go on.

use std::net::SocketAddr;
use std::path::PathBuf;

use variorum_storage::OpenError;

/// Why the server cannot start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Nobody knows where to keep data.
    #[error("no folder for data: name one, or set HOME")]
    NoHome,
    /// The data folder cannot be made.
    #[error("the data folder {folder} cannot be used: {source}")]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The address is taken or not allowed.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The server broke off.
    #[error("the server broke off: {0}")]
    Broken(#[from] std::io::Error),
    /// The database cannot be opened.
    #[error(transparent)]
    Database(#[from] OpenError),
}
