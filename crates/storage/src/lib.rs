//! Storage: SQLite in a file, or PostgreSQL for several processes at once, with the same SQL through sqlx's `Any` driver.
//!
//! A [`Store`] is the entry point. Changes of games pass through one task, which commits many of them together. Every change is a transaction whose
//! commit is verified. Every use of the database is timed and counted, and its errors are classified by what an operator can do about them
//! ([`ErrorKind`]). [`Notice`]s tell other processes what has changed. [`backup`] makes and restores copies.
//!
//! The tables are defined in `migrations/`, as ordered changes for each kind of database, which
//! [sqlx](https://docs.rs/sqlx/latest/sqlx/macro.migrate.html) applies. Never edit a published migration: add another.
//!
//! Deliberately absent: rules of play, HTTP, and permissions.

mod accounts;
mod announcements;
pub mod backup;
mod blocks;
mod chat;
mod database;
mod durability;
mod error;
pub mod file;
mod game;
mod games;
mod health;
mod leases;
mod logins;
mod notices;
mod open;
mod open_error;
mod operations;
mod overview;
mod pages;
mod puzzles;
mod rated;
mod ratings;
mod recovery;
mod reports;
mod schema;
mod seats;
mod sitter;
mod store;
#[cfg(test)]
mod tests;
mod transaction;
mod upkeep;
mod writer;

pub use accounts::{Account, NewAccount, NewName, RegisteredAccount};
pub use blocks::BlockedAccount;
pub use chat::Said;
pub use durability::Durability;
pub use error::{ErrorKind, StorageError};
pub use game::{SessionPhase, SessionRow, Stored, StoredTurn};
pub use leases::LEASE;
pub use logins::{NewHash, StoredLogin};
pub use notices::{Notice, Topic};
pub use open::StoreOptions;
pub use open_error::OpenError;
pub use operations::{BlockEntry, Operation, OperatorAction, Setting};
pub use overview::{AccountEntry, AccountQuery, ListedLine, ReportEntry};
pub use pages::Page;
pub use puzzles::{AttemptOutcome, NewAttempt, PuzzleRating, PuzzleStreak, RatedAttempt, SolverRating, StoredAttempt};
pub use rated::KeptRating;
pub use ratings::StoredRatingChange;
pub use recovery::{RecoveryCode, RecoveryCodes};
pub use reports::{PlayerReport, ReportedLine};
pub use schema::SchemaPolicy;
pub use seats::SeatedAccount;
pub use sitter::Sitter;
pub use store::Store;
pub use upkeep::Size;
pub use writer::GameChange;
