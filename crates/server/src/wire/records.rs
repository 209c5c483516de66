//! Files of games as trees.

use serde::{Deserialize, Serialize};

use super::board::TurnPart;
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

/// A turn of a tree with what is said about it. The first node of a tree is the start and has no turn.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordNode {
    /// The number of the node before, in the list.
    #[schema(value_type = values::NodeNumber)]
    pub parent: usize,
    pub turn: String,
    /// The parts of the turn, in an answer; empty where it is not written as turns are.
    #[serde(default, skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<TurnPart>>", optional))]
    pub parts: Vec<TurnPart>,
    /// Said before the turn.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub before: String,
    /// Said after it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub comment: String,
    /// Numeric annotation glyphs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<u8>>", optional))]
    #[schema(value_type = Vec<values::Byte>)]
    pub glyphs: Vec<u8>,
    /// What the mover's clock showed, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    #[schema(value_type = Option<values::ShownClock>)]
    pub clock: Option<u64>,
    /// The value from White's side, in centipawns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub centipawns: Option<i32>,
    /// A win in so many own turns: positive for White, negative for Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub win: Option<i32>,
}

/// Something wrong with a text.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordError {
    pub line: usize,
    #[serde(flatten)]
    pub problem: Problem,
}

/// A game as a tree: of the nodes that follow one, the first in the list is the main line.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordGame {
    #[schema(max_items = 200)]
    pub tags: Vec<RecordTag>,
    #[schema(max_items = 20_000)]
    pub nodes: Vec<RecordNode>,
}

/// What the answer has no room for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Omitted {
    /// Games at the end of the text that are left out altogether.
    pub games: usize,
    /// Turns that are left out, those of these games included. A game may end before its time; it is still a tree.
    pub turns: usize,
    pub faults: usize,
}

/// What a text holds.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordGames {
    pub games: Vec<RecordGame>,
    /// All that is wrong, turns that are not legal included.
    pub faults: Vec<RecordError>,
    pub omitted: Omitted,
}
