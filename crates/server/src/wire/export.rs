//! The file in which people get what is kept of them.

use serde::Serialize;

use super::accounts::{LoginSummary, Person};
use super::session::Side;

/// The beginning of an [`Export`].
#[derive(Serialize)]
pub(crate) struct ExportHead {
    pub account: Person,
    pub logins: Vec<LoginSummary>,
    pub ratings: Vec<ExportedRating>,
}

/// Everything that is kept of an account, except the hashes of its password and of its tokens. It is sent in parts, but is one document.
#[derive(utoipa::ToSchema)]
#[allow(dead_code, reason = "it is written in parts; this describes the whole")]
#[schema(rename_all = "camelCase")]
pub(crate) struct Export {
    pub account: Person,
    pub logins: Vec<LoginSummary>,
    pub ratings: Vec<ExportedRating>,
    /// Oldest first.
    pub rating_changes: Vec<ExportedRatingChange>,
    /// Those changed last first.
    pub games: Vec<ExportedGame>,
}

/// A rating as it is kept.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedRating {
    /// The game's id.
    pub game: String,
    /// As it stood after the last game.
    pub rating: f64,
    pub deviation: f64,
    /// Rated games played.
    pub games: i64,
    /// When the last one ended, in milliseconds since 1970.
    pub updated: i64,
}

/// A step in a rating's history.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedRatingChange {
    /// The game's id.
    pub game: String,
    /// The rated game.
    pub session: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    pub before: f64,
    pub after: f64,
    pub deviation: f64,
}

/// A game that was played.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedGame {
    pub id: String,
    /// The id of the game that was played.
    pub game: String,
    /// The position at the start, as text.
    pub start: String,
    /// The account's own.
    pub sides: Vec<Side>,
    pub rated: bool,
    /// How it ended; empty while it goes on.
    pub result: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was changed last, in milliseconds since 1970.
    pub updated: i64,
    pub turns: Vec<ExportedTurn>,
    /// What the account said there.
    pub chat: Vec<ExportedLine>,
}

/// A turn, of whichever side.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedTurn {
    pub text: String,
    /// Milliseconds that the player thought, where a clock ran.
    pub spent: Option<i64>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedLine {
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
    pub text: String,
}
