//! Why the server cannot start or had to stop.

use std::net::SocketAddr;
use std::path::PathBuf;

use variorum_storage::OpenError;

/// Why the server cannot start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// There is no folder for data.
    #[error("no folder for data: name one, or set HOME")]
    NoHome,
    /// The data folder cannot be created.
    #[error("the data folder {folder} cannot be used: {source}")]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The operating system's error.
        source: std::io::Error,
    },
    /// The address is in use or not allowed.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The operating system's error.
        source: std::io::Error,
    },
    /// The server failed while running.
    #[error("the server failed: {0}")]
    Broken(#[from] std::io::Error),
    /// The database cannot be opened.
    #[error(transparent)]
    Database(#[from] OpenError),
}
