//! The file with all stored data of an account.

use serde::Serialize;

use super::accounts::{LoginSummary, Person, RecoveryCodes};
use super::puzzles::PuzzleOutcome;
use super::session::Side;

/// The beginning of an [`Export`].
#[derive(Serialize)]
pub(crate) struct ExportHead {
    pub account: Person,
    pub logins: Vec<LoginSummary>,
    #[serde(rename = "recoveryCodes")]
    pub recovery_codes: RecoveryCodes,
    pub ratings: Vec<ExportedRating>,
    #[serde(rename = "puzzleRatings")]
    pub puzzle_ratings: Vec<ExportedPuzzleRating>,
    #[serde(rename = "puzzleStreak")]
    pub puzzle_streak: ExportedStreak,
}

/// All stored data of an account, except the hashes of its password, of its recovery codes and of its tokens. It is sent in parts, but is one document.
#[derive(utoipa::ToSchema)]
#[allow(dead_code, reason = "it is written in parts; this describes the whole")]
#[schema(rename_all = "camelCase")]
pub(crate) struct Export {
    pub account: Person,
    pub logins: Vec<LoginSummary>,
    /// How many are left; not the codes.
    pub recovery_codes: RecoveryCodes,
    pub ratings: Vec<ExportedRating>,
    pub puzzle_ratings: Vec<ExportedPuzzleRating>,
    pub puzzle_streak: ExportedStreak,
    /// Oldest first.
    pub puzzle_attempts: Vec<ExportedAttempt>,
    /// Oldest first.
    pub rating_changes: Vec<ExportedRatingChange>,
    /// Most recently changed first.
    pub games: Vec<ExportedGame>,
}

/// A stored rating.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedRating {
    /// The variant's id.
    pub game: String,
    /// The rating after the last game.
    pub rating: f64,
    pub deviation: f64,
    /// The number of rated games played.
    pub games: i64,
    /// When the last rated game ended, in milliseconds since 1970.
    pub updated: i64,
}

/// A stored rating in the puzzles of a variant.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedPuzzleRating {
    /// The variant's id.
    pub game: String,
    /// The rating after the last attempt.
    pub rating: f64,
    pub deviation: f64,
    /// The number of puzzles tried.
    pub attempts: i64,
    /// How many of them were solved at the first attempt.
    pub solved: i64,
    /// When the last one was tried, in milliseconds since 1970.
    pub updated: i64,
}

/// The stored streaks.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExportedStreak {
    /// The puzzles solved at the first attempt since the last miss.
    pub run: i64,
    pub best_run: i64,
    /// The days in a row with a solved daily puzzle, up to the last one.
    pub days: i64,
    pub best_days: i64,
    /// The last day with a solved daily puzzle, in days since 1970; null if there is none.
    pub last_day: Option<i64>,
}

/// The first attempt at a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedAttempt {
    pub puzzle: String,
    /// The variant's id.
    pub game: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    pub outcome: PuzzleOutcome,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

/// A rating change.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedRatingChange {
    /// The variant's id.
    pub game: String,
    /// The rated game.
    pub session: String,
    /// When that game ended, in milliseconds since 1970.
    pub at: i64,
    pub before: f64,
    pub after: f64,
    pub deviation: f64,
}

/// A game that was played.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedGame {
    pub id: String,
    /// The id of the variant that was played.
    pub game: String,
    /// The start position, as text.
    pub start: String,
    /// The sides that the account played.
    pub sides: Vec<Side>,
    pub rated: bool,
    /// How it ended; empty while it is in progress.
    pub result: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed, in milliseconds since 1970.
    pub updated: i64,
    pub turns: Vec<ExportedTurn>,
    /// The account's chat lines in the game.
    pub chat: Vec<ExportedLine>,
}

/// A turn of either side.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedTurn {
    pub text: String,
    /// The player's thinking time in milliseconds, if a clock was running.
    pub spent: Option<i64>,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedLine {
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
    pub text: String,
}
