//! What the operator's lists hold.

use serde::Serialize;

/// A line of chat in the operator's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineEntry {
    /// Its number in the game.
    pub number: i64,
    /// Was it said among the players?
    pub players: bool,
    /// Who said it; `None`: a visitor, or an account that is gone.
    pub name: Option<String>,
    /// When, in milliseconds since 1970; `None`: the line was removed.
    pub at: Option<u64>,
    /// What was said; `None`: the line was removed.
    pub text: Option<String>,
}

/// An operation that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OperationEntry {
    /// Counts them, from 1.
    pub number: i64,
    /// In milliseconds since 1970.
    pub at: i64,
    /// As `lock-account`.
    pub action: String,
    /// The id of the account, game or report, or the network; empty for the whole site.
    pub subject: String,
    /// The account's name, where the subject is an account that is still there.
    pub name: Option<String>,
    /// The reason that was given, or what exactly was done.
    pub detail: String,
}

/// The whole site's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SiteState {
    /// What visitors are told.
    pub announcement: Option<String>,
    /// May nothing be changed?
    pub read_only: bool,
    /// Reports that are open.
    pub open_reports: i64,
    /// Networks that are blocked.
    pub blocked_networks: usize,
    /// The database's size in bytes, with what is free in it.
    pub database_bytes: u64,
    /// What of it is free and used again; SQLite only.
    pub free_bytes: u64,
}
