//! Files of games as trees.

use serde::{Deserialize, Serialize};

use super::board::{San, TurnPart};
use crate::language::Problem;
use crate::openapi::values;

/// A text of games.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordText {
    pub text: String,
}

/// A name with its value.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordTag {
    #[schema(value_type = values::TagName)]
    pub name: String,
    pub value: String,
}

/// A turn of a tree with its annotations. The first node of a tree is the start and has no turn.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordNode {
    /// The index of the parent node in the list.
    #[schema(value_type = values::NodeNumber)]
    pub parent: usize,
    pub turn: String,
    /// The parts of the turn, in a response; empty if it is not written as turns are.
    #[serde(default, skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<TurnPart>>", optional))]
    pub parts: Vec<TurnPart>,
    /// The turn in algebraic notation, in a response; null if it is not legal.
    #[serde(default, skip_deserializing)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub san: Option<San>,
    /// Who makes the turn, in a response and in a game in which players have several turns in a row; elsewhere the sides alternate.
    #[serde(default, skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "Side", optional))]
    #[schema(value_type = Option<values::SideLetter>)]
    pub side: Option<char>,
    /// The number of the turn, likewise: that of its row.
    #[serde(default, skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::Counter>)]
    pub number: Option<u32>,
    /// The comment before the turn.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub before: String,
    /// The comment after it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub comment: String,
    /// Numeric annotation glyphs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<u8>>", optional))]
    #[schema(value_type = Vec<values::Byte>)]
    pub glyphs: Vec<u8>,
    /// The mover's clock after the turn, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::ShownClock>)]
    pub clock: Option<u64>,
    /// The time that the mover took for the turn, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::ShownClock>)]
    pub spent: Option<u64>,
    /// The evaluation from White's point of view, in centipawns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub centipawns: Option<i32>,
    /// A win in this many of the winner's own turns: positive for White, negative for Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub win: Option<i32>,
}

/// A problem in a text.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordError {
    pub line: usize,
    /// Whether it only says how something was read: nothing is wrong or lost.
    pub remark: bool,
    #[serde(flatten)]
    pub problem: Problem,
}

/// A game as a tree: of the children of a node, the first in the list is the main line.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordGame {
    #[schema(max_items = 200)]
    pub tags: Vec<RecordTag>,
    #[schema(max_items = 20_000)]
    pub nodes: Vec<RecordNode>,
}

/// What did not fit into the response.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Omitted {
    /// The number of games at the end of the text that are left out completely.
    pub games: usize,
    /// The number of turns that are left out, including those of these games. A game may be cut short; it is still a tree.
    pub turns: usize,
    pub faults: usize,
}

/// The content of a text.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordGames {
    pub games: Vec<RecordGame>,
    /// All problems, including illegal turns.
    pub faults: Vec<RecordError>,
    pub omitted: Omitted,
}
