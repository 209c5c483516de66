//! The pieces on a board, and the turns that are made there.

use serde::{Deserialize, Serialize};

use crate::openapi::values;

/// A piece on a cell.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Piece {
    pub cell: String,
    pub token: String,
    /// `w`, `b`, or `n` for pieces that no side owns.
    #[cfg_attr(test, ts(type = "Side | 'n'"))]
    #[schema(value_type = values::SideLetter)]
    pub side: char,
}

/// Pieces off the board.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Stock {
    pub token: String,
    #[schema(value_type = values::Byte)]
    pub count: u8,
}

/// A value for each side.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Both<T> {
    pub w: T,
    pub b: T,
}

/// A cell that a first part changes, and its new content.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Change {
    pub cell: String,
    pub piece: Option<Piece>,
}

/// The path of one piece in a turn: the cells that it visits, in order.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Way {
    /// A single cell for a piece that is dropped.
    pub cells: Vec<String>,
    /// Steps through a tunnel: `i` stands for the step from `cells[i]` to `cells[i + 1]`.
    pub tunnels: Vec<usize>,
}

/// A part of a turn in notation.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnPart {
    /// The token of a piece that is dropped: `N` of `N@e4`.
    pub piece: Option<String>,
    /// The cells that it names.
    pub cells: Vec<String>,
    /// The suffix: `=Q`, `+`, or empty.
    pub promotion: String,
}

/// A turn as text, and its parts.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct WrittenTurn {
    pub text: String,
    /// Empty for a text that is not written as turns are.
    pub parts: Vec<TurnPart>,
    /// The turn in algebraic notation; null where the position before it is not at hand.
    pub san: Option<San>,
}

/// A turn in algebraic notation, in its parts: `Nbxd7,*@e4+` is `N`, `b`, a capture, `d7`, `*@e4`, `+`.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct San {
    /// The token of the piece that the letters name.
    pub piece: Option<String>,
    /// What a figurine can replace; empty if no piece is named, as for pawns and castling.
    pub letters: String,
    /// What is said of the cell from which the piece comes; may be empty.
    pub from: String,
    pub captures: bool,
    /// The target with the promotion, or the whole first part if it is not a move of one piece.
    pub to: String,
    /// The second part; empty if there is none.
    pub second: String,
    /// `+` for check, `#` for mate, else empty.
    #[cfg_attr(test, ts(type = "'' | '+' | '#'"))]
    pub check: &'static str,
    /// The turn as the game's tradition writes it: `P-7f`, `C2=5`; null if it has none, or cannot write this turn.
    pub native: Option<String>,
}

/// A turn that was made.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnRecord {
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub turn: WrittenTurn,
    pub number: u32,
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
    /// The piece that it captured.
    pub captured: Option<CapturedPiece>,
}

/// A piece that left the board.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CapturedPiece {
    pub token: String,
    /// The side that lost it.
    #[cfg_attr(test, ts(type = "Side"))]
    pub side: char,
}

/// The last turn, for display on the board.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LastTurn {
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub turn: WrittenTurn,
    /// Every cell that it touched.
    pub cells: Vec<String>,
    /// The paths of the pieces that moved.
    pub paths: Vec<Way>,
}

/// A count of turns towards a draw, in a game that counts in endings. Both numbers count the turns of both sides.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnCount {
    /// The side that counts, left with its royal piece alone; null while both sides have more than that.
    #[cfg_attr(test, ts(type = "Side | null"))]
    pub side: Option<char>,
    /// The turns counted so far.
    pub turns: u16,
    /// The largest number of turns without a draw.
    pub limit: u16,
}

/// How far the player to move is in a row of turns, in a game in which players have several turns in a row.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnsInRow {
    /// How many turns are left, the coming one among them.
    pub left: u32,
    /// How many turns the row has, unless a check ends it.
    pub of: u32,
}

/// The end of a game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outcome {
    #[cfg_attr(test, ts(type = "'1-0' | '0-1' | '1/2-1/2' | '*'"))]
    pub result: &'static str,
    /// The reason, as one word.
    #[cfg_attr(test, ts(type = "EndingWord"))]
    #[schema(value_type = values::EndingWord)]
    pub reason: &'static str,
    /// The reason, as a sentence.
    pub text: String,
}
