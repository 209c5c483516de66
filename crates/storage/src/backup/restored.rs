//! The result of a restoration.

use std::path::PathBuf;

use serde::Serialize;

/// A restored backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Restored {
    /// The new path of the replaced database; `None` if there was none, or if PostgreSQL replaced it in place.
    pub replaced: Option<PathBuf>,
}
