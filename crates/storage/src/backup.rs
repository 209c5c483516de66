//! Backups of the whole database, verified by reading them back, and their restoration.
//!
//! [`sqlite`] copies a file; [`postgres`] runs PostgreSQL's own programs.

mod error;
mod part;
pub mod postgres;
mod restored;
pub mod sqlite;

pub use error::BackupError;
pub use part::Backup;
pub use restored::Restored;
