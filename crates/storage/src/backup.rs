//! Backups: copies of the whole database that are read back before they count, and their way into its place.
//!
//! [`sqlite`] copies a file, [`postgres`] lets PostgreSQL's own programs do it.

mod error;
mod part;
pub mod postgres;
mod restored;
pub mod sqlite;

pub use error::BackupError;
pub use part::Backup;
pub use restored::Restored;
