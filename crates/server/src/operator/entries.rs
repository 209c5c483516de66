//! The entries of the operator's lists.

use serde::Serialize;

/// A chat line in the operator's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineEntry {
    /// Its number in the game.
    pub number: i64,
    /// Was it said in the players' room?
    pub players: bool,
    /// The speaker's name; `None` for a visitor or a deleted account.
    pub name: Option<String>,
    /// When it was said, in milliseconds since 1970; `None` if it was removed.
    pub at: Option<u64>,
    /// The text; `None` if it was removed.
    pub text: Option<String>,
}

/// A recorded operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OperationEntry {
    /// Numbers the operations, from 1.
    pub number: i64,
    /// When it was done, in milliseconds since 1970.
    pub at: i64,
    /// Such as `lock-account`.
    pub action: String,
    /// The id of the account, game or report, or the network; empty for the whole site.
    pub subject: String,
    /// The account's name, if the subject is an account that still exists.
    pub name: Option<String>,
    /// The given reason, or details of what was done.
    pub detail: String,
}

/// The whole site's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SiteState {
    /// The announcement to visitors.
    pub announcement: Option<String>,
    /// Is read-only mode on?
    pub read_only: bool,
    /// The number of open reports.
    pub open_reports: i64,
    /// The number of blocked networks.
    pub blocked_networks: usize,
    /// The size of the database in bytes, including free space.
    pub database_bytes: u64,
    /// The free space in it, which is used before it grows; SQLite only.
    pub free_bytes: u64,
}
