//! What turns do, threats and hints; documented in `docs/analysis.md`.

use serde::{Deserialize, Serialize};

use super::analysis::{Place, ShownTurn};
use super::board::{Way, WrittenTurn};

/// A question what a turn does.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct EffectsRequest {
    #[serde(flatten)]
    pub place: Place,
    /// The whole turn, legal after those turns.
    pub turn: String,
}

/// What a turn does.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Effects {
    /// What is worth saying, as sentences for people, in the language of the request.
    pub text: String,
    /// All effects, the strongest first.
    pub effects: Vec<TurnEffect>,
    pub turn: ShownTurn,
    /// The paths of the pieces that each part of the turn moves: of one part or two.
    pub parts: Vec<Vec<Way>>,
}

/// Something that a turn does.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnEffect {
    /// The effect as a code for programs, such as `captures`, `attacks` or `saves`.
    pub code: String,
    /// The arguments of the sentence, by name.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[schema(value_type = Object)]
    pub args: serde_json::Value,
    /// The sentence.
    pub text: String,
    /// The cells that it concerns.
    pub cells: Vec<String>,
    /// The attacks that it makes, each a path from the attacker.
    pub ways: Vec<Way>,
}

/// What the other side would do if it were its turn.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Threats {
    /// At most three, the strongest first.
    pub threats: Vec<Threat>,
}

/// A turn that the other side would make.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Threat {
    /// What it does, as a code for programs: `ends`, `captures` or `promotes`.
    pub code: String,
    /// What it does, as a sentence in the language of the request.
    pub text: String,
    /// The first part of the turn, as text.
    pub first: String,
    /// The paths of the pieces that it moves.
    pub ways: Vec<Way>,
}

/// A turn that the engine would make, and why.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Hint {
    /// Why, as a code for programs, such as `wins-piece` or `does`.
    pub code: String,
    /// Why, as a sentence in the language of the request.
    pub text: String,
    /// The cell of the piece that should move; null if one should be dropped.
    pub from: Option<String>,
    /// The token of the piece that should move or be dropped.
    pub piece: String,
    pub turn: ShownTurn,
    /// The paths of the pieces that each part of the turn moves: of one part or two.
    pub parts: Vec<Vec<Way>>,
}

/// What endgame tables say of a position.
#[derive(Clone, Debug, Default, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Exact {
    /// The result if both sides play as well as can be; null if no table says for certain.
    pub result: Option<ExactResult>,
    /// Whether its table is being made, or will be when another one is finished: ask again in a second or two.
    pub coming: bool,
    /// The first parts that may follow, each with the best result that its side can reach by it, the best first. Empty without a result.
    pub turns: Vec<ExactTurn>,
}

/// A result under best play.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ExactResult {
    /// The side that wins; null for a draw.
    #[cfg_attr(test, ts(type = "Side | null"))]
    pub winner: Option<char>,
    /// The turns that the winner makes until the end, if the other side holds out as long as it can; null for a draw.
    pub turns: Option<u16>,
}

/// A turn and what it comes to.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ExactTurn {
    /// The first part, as text.
    pub first: String,
    /// The best turn that begins with it.
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub turn: WrittenTurn,
    /// The result after it; null if no table says for certain.
    pub result: Option<ExactResult>,
    /// The second parts that may follow, the best first. Empty where only one turn begins with the first part.
    pub seconds: Vec<ExactSecond>,
}

/// A second part and what it comes to.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ExactSecond {
    /// The second part as text; empty for none.
    pub text: String,
    /// The result after the turn; null if no table says for certain.
    pub result: Option<ExactResult>,
}
