//! What players tell of each other: reports to the operator, and blocks.

use crate::openapi::values;
use serde::{Deserialize, Serialize};

/// Why somebody is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum ReportReason {
    /// Insults, threats, hate.
    Abuse,
    /// Advertising, floods of text.
    Spam,
    /// Help from a program or from others.
    Cheating,
    /// The name is offensive or pretends to be somebody.
    Name,
    /// Something else; `words` say what.
    Other,
}

impl ReportReason {
    /// The word as it is kept.
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

/// A line of chat that the reporter can read.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SpokenLine {
    /// The game in progress.
    pub session: String,
    /// `ChatLine.number`.
    #[cfg_attr(test, ts(type = "number"))]
    pub number: i64,
}

/// A report to the operator: of a player, or of a line of chat.
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
    /// What the operator should know, at most 500 characters.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    #[schema(value_type = values::ReportWords)]
    pub words: String,
}

/// The report was taken.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Received {
    pub received: bool,
}

/// A wish to block a player, or to end that.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NewBlock {
    #[schema(value_type = values::Name)]
    pub name: String,
    /// Block, or end it?
    pub blocked: bool,
}

/// A player whom one has blocked.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Blocked {
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}
