//! What the operator's lists hold.

use serde::Serialize;

/// An account in the operator's list. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AccountEntry {
    /// By which logs and operations name it.
    pub id: String,
    /// As its owner spells it.
    pub name: String,
    /// When it was made.
    pub created: i64,
    /// When the operator locked it.
    pub locked: Option<i64>,
    /// When one of its logins was used last; `None`: nobody is logged in.
    pub used: Option<i64>,
    /// How many logins it has.
    pub logins: i64,
    /// Seats that it has in games.
    pub games: i64,
    /// Open reports about it.
    pub reports: i64,
}

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

/// A report in the operator's list. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReportEntry {
    /// By which it is handled.
    pub id: String,
    /// When it was sent.
    pub at: i64,
    /// The reporter's name; `None`: a visitor, or an account that is gone.
    pub reporter: Option<String>,
    /// The name of the account that is reported.
    pub account: Option<String>,
    /// The game in which the reported line was said.
    pub game: Option<String>,
    /// The number of that line.
    pub line: Option<i64>,
    /// The line as it was said.
    pub quote: Option<String>,
    /// `abuse`, `spam`, `cheating`, `name` or `other`.
    pub reason: String,
    /// What the reporter says about it.
    pub words: String,
    /// When the operator was done with it; `None`: it is open.
    pub handled: Option<i64>,
}

/// A blocked network in the operator's list. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlockEntry {
    /// As `192.0.2.0/24`.
    pub network: String,
    /// Why, for the operator alone.
    pub reason: String,
    /// Since when.
    pub created: i64,
    /// When the block ends; `None`: never.
    pub until: Option<i64>,
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
