//! Reports to the operator, and blocks.

use crate::openapi::values;
use serde::{Deserialize, Serialize};

/// Why somebody is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum ReportReason {
    /// Insults, threats, hate.
    Abuse,
    /// Advertising or floods of text.
    Spam,
    /// Help from a program or from other people.
    Cheating,
    /// The name is offensive or impersonates somebody.
    Name,
    /// Another reason, explained in `words`.
    Other,
}

impl ReportReason {
    /// The word that is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Abuse => "abuse",
            Self::Spam => "spam",
            Self::Cheating => "cheating",
            Self::Name => "name",
            Self::Other => "other",
        }
    }
}

/// A chat line that the reporter can read.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SpokenLine {
    /// The game in progress.
    pub session: String,
    /// `ChatLine.number`.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: i64,
}

/// A report to the operator: of a player, or of a chat line.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct NewReport {
    /// The account's name; for a report without `line`.
    #[schema(value_type = Option<values::Name>)]
    pub player: Option<String>,
    /// The line; for a report without `player`.
    pub line: Option<SpokenLine>,
    pub reason: ReportReason,
    /// An explanation for the operator, at most 500 characters.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    #[schema(value_type = values::ReportWords)]
    pub words: String,
}

/// The report was accepted.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Received {
    pub received: bool,
}

/// A request to block or unblock a player.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NewBlock {
    #[schema(value_type = values::Name)]
    pub name: String,
    /// Block or unblock?
    pub blocked: bool,
}

/// A blocked player.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Blocked {
    pub name: String,
    /// When the player was blocked, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}
