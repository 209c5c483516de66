//! The shapes of the JSON that goes out and comes in, for games and choices; live play is in `wire`.

use crate::analysis::SetupFields;
use serde::Serialize;

use crate::way::Way;

/// A piece on a cell.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Piece {
    pub cell: String,
    pub token: String,
    #[cfg_attr(test, ts(type = "'w' | 'b' | 'n'"))]
    pub side: char,
}

/// Pieces off the board.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Stock {
    pub token: String,
    pub count: u8,
}

/// Something of both sides.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Both<T> {
    pub w: T,
    pub b: T,
}

/// A turn that was made.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnRecord {
    pub text: String,
    pub number: u32,
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
}

/// The last turn, to be shown on the board.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LastTurn {
    pub text: String,
    /// Every cell that it touched.
    pub cells: Vec<String>,
    /// The ways of the pieces that moved.
    pub paths: Vec<Way>,
}

/// Does a first part need a second?
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Duty {
    None,
    Optional,
    Compulsory,
}

/// A first part of a turn.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FirstChoice {
    pub text: String,
    #[cfg_attr(test, ts(type = "'move' | 'drop' | 'castle' | 'swap'"))]
    pub kind: &'static str,
    pub from: Option<String>,
    pub to: String,
    pub via: Option<String>,
    pub capture: bool,
    pub promotion: Option<String>,
    pub drop: Option<String>,
    pub second: Duty,
    /// The piece's way, where other cells than the first and the last lie on it.
    pub path: Option<Way>,
    /// Where a second part may follow: what the first one changes on the board.
    pub changes: Vec<Change>,
}

/// A cell that a first part changes, and what stands there then.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Change {
    pub cell: String,
    pub piece: Option<Piece>,
}

/// A second part of a turn.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SecondChoice {
    pub text: String,
    pub from: Option<String>,
    pub to: Option<String>,
    #[cfg_attr(test, ts(type = "'step' | 'swap' | 'place' | 'promote' | 'none'"))]
    pub kind: &'static str,
    pub promotion: Option<String>,
}

/// The end of a game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outcome {
    #[cfg_attr(test, ts(type = "'1-0' | '0-1' | '1/2-1/2' | '*'"))]
    pub result: &'static str,
    /// Why, as one word.
    pub reason: &'static str,
    /// Why, in a sentence.
    pub text: String,
}

/// How a piece is drawn.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Sign {
    pub icon: String,
    pub mark: String,
    pub band: String,
    pub glyph: Glyph,
}

/// The shape of a piece's moves.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Glyph {
    /// `flat`: one layer; `levels`: a layer above, the same and one below; `ranks`: a layer ahead, the same and one behind, with
    /// the rings of the board.
    pub frame: &'static str,
    /// `WAY:files,levels,ranks`, files to the right, levels down, ranks ahead. The way is `l` leap, `s` slide, `r` and a number: at most so
    /// many cells, `n` lame, `h` over a screen, `z` crooked, `d` double step; then `m` only moving or `c` only capturing; then `?` only from
    /// certain cells.
    pub marks: Vec<String>,
    /// The game is about this piece.
    pub royal: bool,
}

/// A game in the list.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameSummary {
    pub id: String,
    pub name: String,
    pub inventor: String,
    pub year: String,
    pub family: String,
    pub summary: String,
    pub files: u8,
    pub ranks: u8,
    pub levels: String,
    pub piece_count: usize,
    pub neutrals: usize,
    pub start: String,
    pub pieces: Vec<Piece>,
}

/// A cell of the board.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CellInfo {
    pub name: String,
    pub file: u8,
    pub level: u8,
    pub rank: u8,
    pub ring: u8,
}

/// A kind of piece.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Kind {
    pub id: String,
    pub name: String,
    pub token: String,
    pub sign: Sign,
    pub royal: bool,
    pub explain: Vec<String>,
}

/// A kind of neutral piece.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NeutralKind {
    pub id: String,
    pub name: String,
    pub token: String,
    pub sign: Sign,
    pub explain: Vec<String>,
}

/// A choice made where the inventor is silent.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ruling {
    pub rule: String,
    pub text: String,
}

/// A start position.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "StartArray"))]
pub(crate) struct StartPosition {
    pub name: String,
    pub position: String,
}

/// A game, whole.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameDetail {
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub summary: GameSummary,
    pub rules: String,
    pub rulings: Vec<Ruling>,
    pub cells: Vec<CellInfo>,
    pub show_rings: bool,
    /// Regions whose edges some pieces may not cross, by the names of their cells: the edges can be drawn.
    pub regions: Vec<Vec<String>>,
    pub kinds: Vec<Kind>,
    pub neutral_kinds: Vec<NeutralKind>,
    pub starts: Vec<StartPosition>,
    pub hands: bool,
    pub pool: bool,
    pub second: Duty,
    /// Which fields positions can have.
    pub setup: SetupFields,
}
