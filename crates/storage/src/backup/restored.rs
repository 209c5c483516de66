//! What was put in place.

use std::path::PathBuf;

use serde::Serialize;

/// A backup that was put in place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Restored {
    /// Where the database is that was there before; `None`: there was none, or PostgreSQL has replaced it.
    pub replaced: Option<PathBuf>,
}
