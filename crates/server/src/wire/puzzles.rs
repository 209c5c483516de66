//! Puzzles; documented in `docs/server.md`.

use serde::{Deserialize, Serialize};

use super::analysis::PositionView;
use super::choices::FirstChoice;
use crate::openapi::values;

/// What the side to move is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) enum PuzzleAim {
    /// To win within the number of turns.
    Win,
    /// To make the only turn after which the opponent cannot win within the number of turns.
    Save,
}

/// What became of an account's first attempt at a puzzle, which is the rated one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) enum PuzzleOutcome {
    Solved,
    /// A turn was wrong, or a hint was given.
    Missed,
    /// The solution was shown.
    Shown,
}

/// A puzzle without its solution.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Puzzle {
    pub id: String,
    /// The id of its variant.
    pub game: String,
    pub aim: PuzzleAim,
    /// Within how many turns the solver wins, or the opponent could.
    pub within: u32,
    /// How many turns the solver has to find.
    pub turns: usize,
    /// Its rating, rounded.
    pub rating: i32,
    /// How many rated attempts that comes from.
    pub attempts: i64,
    /// Whether it is the daily puzzle of today.
    pub daily: bool,
    /// What became of the requester's first attempt; null without an account, or without an attempt.
    pub outcome: Option<PuzzleOutcome>,
    /// The board. Its side to move is the solver.
    pub view: PositionView,
    /// The legal first parts.
    pub first: Vec<FirstChoice>,
}

/// What a solver asks for in place of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) enum PuzzleHelp {
    /// Which piece makes the next turn.
    Hint,
    /// All turns: the solver gives up.
    Solution,
}

/// An attempt at a puzzle, up to now.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleAttempt {
    /// The solver's turns from the beginning, without the replies.
    #[schema(max_items = 32)]
    pub turns: Vec<String>,
    /// What is asked after these turns; by default whether the last one is right.
    #[cfg_attr(test, ts(optional = nullable))]
    pub help: Option<PuzzleHelp>,
}

/// How an attempt has changed the solver's rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleRated {
    /// Whether this was the first attempt. Later ones change nothing, and tell what the first one did.
    pub first: bool,
    /// The rating before, rounded.
    pub before: i32,
    /// The rating after, rounded.
    pub after: i32,
}

/// What is said of an attempt.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase")]
pub(crate) enum PuzzleAnswer {
    /// The last turn is right, and there are more to find.
    Right {
        /// The board after it.
        made: Box<PositionView>,
        /// The board after the reply.
        reply: Box<PositionView>,
        /// The legal first parts after the reply.
        first: Vec<FirstChoice>,
    },
    /// All turns are right.
    Solved {
        /// The board after the last one.
        made: Box<PositionView>,
        /// The board after the opponent's only reply, if the game ends with it.
        reply: Option<Box<PositionView>>,
        #[schema(value_type = Vec<values::PuzzleTheme>)]
        #[cfg_attr(test, ts(type = "PuzzleTheme[]"))]
        themes: Vec<String>,
        source: PuzzleSource,
        /// Null without an account.
        rated: Option<PuzzleRated>,
    },
    /// A turn is wrong.
    Wrong {
        /// The board after the first wrong turn.
        made: Box<PositionView>,
        /// Null without an account.
        rated: Option<PuzzleRated>,
    },
    /// Which piece makes the next turn.
    Hint {
        /// Its cell; null for a piece in hand.
        cell: Option<String>,
        /// The token of a piece in hand.
        token: Option<String>,
        /// Null without an account.
        rated: Option<PuzzleRated>,
    },
    /// The solution.
    Shown {
        /// The board after each turn of it.
        line: Vec<PositionView>,
        #[schema(value_type = Vec<values::PuzzleTheme>)]
        #[cfg_attr(test, ts(type = "PuzzleTheme[]"))]
        themes: Vec<String>,
        source: PuzzleSource,
        /// Null without an account.
        rated: Option<PuzzleRated>,
    },
}

/// Where a puzzle comes from. Of the turn, `turn` is the number in its game, `beside` says that another reply than the one of the game leads there, and `changed` that pieces were taken away, moved or added.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "of", rename_all = "camelCase")]
pub(crate) enum PuzzleSource {
    /// What its file says, such as the name of the author. May be empty.
    Words { words: String },
    /// A game that the engine played against itself.
    SelfPlay { turn: usize, beside: bool, changed: bool },
    /// An ending that the engine played against itself, from a position with few pieces at random.
    Endings { turn: usize, beside: bool, changed: bool },
    /// A game of the engine against itself from which it has learned.
    Training { turn: usize, beside: bool, changed: bool },
    /// Turns played on from a composed problem.
    Problems { turn: usize, beside: bool, changed: bool },
    /// A game of a file, with its name.
    Records { file: String, turn: usize, beside: bool, changed: bool },
}

/// An account's rating in the puzzles of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleStanding {
    pub rating: i32,
    pub deviation: i32,
    /// Whether the rating is still uncertain.
    pub provisional: bool,
    /// The number of puzzles tried.
    pub attempts: i64,
    /// How many of them were solved at the first attempt.
    pub solved: i64,
}

/// How many puzzles have a theme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleThemeCount {
    #[schema(value_type = values::PuzzleTheme)]
    #[cfg_attr(test, ts(type = "PuzzleTheme"))]
    pub theme: String,
    pub count: usize,
}

/// The puzzles of a variant.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzlesOfGame {
    /// The variant's id.
    pub game: String,
    pub count: usize,
    /// The themes, those of most puzzles first.
    pub themes: Vec<PuzzleThemeCount>,
    /// The requester's rating; null without an account, or before the first attempt.
    pub standing: Option<PuzzleStanding>,
}

/// An account's streaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct PuzzleStreak {
    /// The puzzles solved at the first attempt since the last miss.
    pub run: i64,
    pub best_run: i64,
    /// The days in a row with a solved daily puzzle, up to today or yesterday.
    pub days: i64,
    pub best_days: i64,
    /// Whether the daily puzzle of today is solved.
    pub today: bool,
}

/// The variants that have puzzles, and the requester's standing.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Puzzles {
    pub games: Vec<PuzzlesOfGame>,
    /// Null without an account.
    pub streak: Option<PuzzleStreak>,
}
