//! The variants.

use std::collections::BTreeMap;

use serde::Serialize;
use variorum_gamedef::definition;

use super::board::Piece;
use super::choices::Duty;
use super::setup::SetupFields;

/// How a piece is drawn.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Sign {
    pub icon: String,
    pub mark: String,
    pub band: String,
    /// Its characters, for sets with characters; null if it has none.
    pub characters: Option<Characters>,
    /// The diagram of its moves.
    pub diagram: MoveDiagram,
}

/// The characters of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Characters {
    /// What they stand on.
    pub on: Bodies,
    /// One or two characters, written from the top down: White's, then Black's.
    pub full: [String; 2],
    /// One character, where there is no room for two: White's, then Black's.
    pub short: [String; 2],
}

/// How a game looks where it is at home.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Style {
    /// How the board is drawn.
    pub board: Ground,
    /// What stands at the edges of the board.
    pub coordinates: Coordinates,
    /// Marked cells: ticks on a board of lines; on a plain board a dot at the corner towards the middle rank and to the right.
    pub marks: Vec<String>,
    /// On a board of lines: after how many ranks a river crosses it.
    pub rivers: Vec<u8>,
    /// What is written in the river, left and right; empty if nothing is.
    pub river: Vec<String>,
    /// On a board of lines: the diagonals of palaces, as their two ends.
    pub diagonals: Vec<[String; 2]>,
    /// Whether the left edge and the right one are joined.
    pub wraps: bool,
    /// Whether the near edge and the far one are joined.
    pub wraps_ranks: bool,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Ground {
    /// Light and dark cells.
    Chequered,
    /// Cells of one colour between lines.
    Plain,
    /// Light and dark cells in rings, the first rank outside.
    Ring,
    /// Pieces stand where lines cross.
    Lines,
}

/// What stands at the edges of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Coordinates {
    /// Letters of files, numbers of ranks.
    Letters,
    /// Files from the right, above; ranks from the top, at the right.
    Japanese,
    /// Files from each player's right, at either end.
    Chinese,
}

/// What characters stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Bodies {
    /// Wedges that point at the opponent.
    Wedges,
    /// Round discs.
    Discs,
    /// Eight-sided discs.
    Octagons,
}

/// What the sides are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SideNames {
    /// White and Black.
    WhiteBlack,
    /// Red and Black.
    RedBlack,
    /// Sente and Gote.
    SenteGote,
}

/// The shape of a board's cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Grid {
    Squares,
    /// Hexagons in upright files; each is a cell shorter than its neighbour towards the middle.
    Hexagons,
}

/// The layers of a move diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Frame {
    /// A single layer.
    Flat,
    /// A single layer of hexagons; what counts as ranks are cells up the file, on the line that rises from left to right.
    Hexagons,
    /// The layers above, the same and below.
    Levels,
    /// The layers ahead, the same and behind, with the rings of the board.
    Ranks,
}

/// The diagram of a piece's moves: what it can do independently of its cell, from White's point of view.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MoveDiagram {
    pub frame: Frame,
    pub marks: Vec<DiagramMark>,
    /// The piece is royal.
    pub royal: bool,
}

/// How a piece reaches a cell of its diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Travel {
    /// A step to a neighbour, or a leap over any pieces between.
    Leap,
    /// A slide that begins with this step, over any distance or at most `limit` cells.
    Slide,
    /// A leap over cells that must be empty.
    Lame,
    /// A slide that begins with this step, over exactly one piece.
    Hop,
    /// A crooked slide that begins with this step, of any number of steps or at most `limit`.
    Crooked,
    /// A pawn's double step.
    Double,
    /// Two steps, of which the first may end the move and capture, too.
    Twice,
}

/// A cell of a move diagram.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DiagramMark {
    /// Files to the right, levels down, ranks ahead.
    pub at: (i8, i8, i8),
    pub travel: Travel,
    /// The maximum length of a slide, in steps; null if unlimited.
    pub limit: Option<u8>,
    /// Can the piece move there without capturing?
    pub moves: bool,
    /// Can it capture there?
    pub captures: bool,
    /// Only from certain cells.
    pub placed: bool,
    /// It captures what stands there, and does not end there.
    pub elsewhere: bool,
    /// Can it change places with a piece there?
    pub swaps: bool,
}

/// A variant in the list.
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
    /// The shape of the cells.
    pub grid: Grid,
    pub files: u8,
    pub ranks: u8,
    pub levels: String,
    /// The letters of the files.
    pub letters: String,
    /// The names of cells within files, levels and ranks that the board lacks.
    pub holes: Vec<String>,
    pub piece_count: usize,
    pub neutrals: usize,
    pub sides: SideNames,
    pub style: Style,
    pub start: String,
    pub pieces: Vec<Piece>,
    /// How the pieces and neutral pieces are drawn, by token.
    pub signs: BTreeMap<String, PlainSign>,
    /// The names of the pieces in lower case, in the language and in English, for searches.
    pub words: String,
    /// Captured pieces change sides and can be dropped.
    pub hands: bool,
    /// The turns of a usual game, those of both sides together; null if unknown.
    pub length: Option<u16>,
    /// How much a chess player must learn first; null if unknown.
    pub level: Option<Difficulty>,
    /// Its place on the path for newcomers, from 1; null if it is not on it.
    pub start_here: Option<u8>,
    /// How many puzzles it has.
    pub puzzles: usize,
}

/// How a piece is drawn, without the diagram of its moves.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlainSign {
    pub icon: String,
    pub mark: String,
    pub band: String,
    /// null: the piece has none.
    pub characters: Option<Characters>,
}

/// How much somebody who plays chess must learn before a first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Difficulty {
    /// Nothing but one idea.
    Easy,
    /// New pieces, or another kind of board.
    Middle,
    /// Much.
    Hard,
}

impl From<definition::Difficulty> for Difficulty {
    fn from(level: definition::Difficulty) -> Self {
        match level {
            definition::Difficulty::Easy => Self::Easy,
            definition::Difficulty::Middle => Self::Middle,
            definition::Difficulty::Hard => Self::Hard,
        }
    }
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

/// A piece type.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Kind {
    pub id: String,
    pub name: String,
    pub token: String,
    pub sign: Sign,
    pub royal: bool,
    /// What it is worth, as the engine measures it from the rules alone: in hundredths of the weakest pawn; 0 for a royal piece.
    pub value: i32,
    /// How it moves, in sentences that name places as the edges of the game's own board do.
    pub explain: Vec<String>,
    /// The same for a board with letters and numbers at its edges; null where nothing differs.
    pub lettered: Option<Vec<String>>,
}

/// A neutral piece type.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NeutralKind {
    pub id: String,
    pub name: String,
    pub token: String,
    pub sign: Sign,
    pub explain: Vec<String>,
}

/// A ruling where the inventor's rules are silent.
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
    /// Its name in the file, whatever the language.
    pub id: String,
    /// The number of its random starts, which are numbered from 0; 0 if it is not shuffled. `array NUMBER ID` is such a start wherever a position is
    /// read.
    #[cfg_attr(test, ts(type = "number"))]
    pub arrays: u64,
}

/// A variant in full.
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
    /// Regions whose edges some pieces may not cross, as lists of cells; the edges can be drawn.
    pub regions: Vec<Vec<String>>,
    pub kinds: Vec<Kind>,
    pub neutral_kinds: Vec<NeutralKind>,
    pub starts: Vec<StartPosition>,
    /// The number of random starts of the first start position that is shuffled; 0 if none is. `array NUMBER` is such a start wherever a position is
    /// read.
    #[cfg_attr(test, ts(type = "number"))]
    pub arrays: u64,
    pub pool: bool,
    pub second: Duty,
    /// The fields that positions have.
    pub setup: SetupFields,
}
