//! What can be wrong with a position: every fault as data, with an English sentence for each.
//!
//! Serialized, an error is `{"code": …, "args": …}`; catalogues of messages have a sentence for every code in other languages.

use std::fmt;

use serde::Serialize;

use crate::piece::Side;

/// A piece type as messages name it: by its id, under which other languages have a name of their own, and by its English name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PieceName {
    /// The id in the game file, such as `silver-general`.
    #[serde(rename = "piece")]
    pub id: String,
    /// The name in the game file, such as `Silver general`.
    pub name: String,
}

impl fmt::Display for PieceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// A number among the fields of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NumberField {
    /// Half-moves since the last capture, drop or pawn move.
    HalfmoveClock,
    /// The number of the move, from 1.
    MoveNumber,
}

impl fmt::Display for NumberField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::HalfmoveClock => "the halfmove clock",
            Self::MoveNumber => "the move number",
        })
    }
}

/// Pieces that are not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stock {
    /// In hand, to be dropped.
    Hand,
    /// Lost, and counted because they may come back.
    Lost,
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hand => "hand",
            Self::Lost => "lost",
        })
    }
}

/// A row of cells in a position text: a rank, in space the part of a rank on one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Row {
    /// The rank, from 1.
    pub rank: u8,
    /// The level's letter, in space.
    pub level: Option<char>,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.level {
            Some(level) => write!(f, "rank {}, level {level}", self.rank),
            None => write!(f, "rank {}", self.rank),
        }
    }
}

/// One thing that is wrong with a position. Quoted parts of the text (`found`) are cut to 24 characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PositionError {
    /// The text is longer than [`crate::LONGEST_TEXT`].
    #[error("the text is far too long to be a position")]
    TooLong,
    /// There is no text.
    #[error(
        "the text is empty; a position begins with the pieces on the board, the highest rank first, ranks separated by “/”"
    )]
    Empty,
    /// The second field is no side.
    #[error("“{found}” should be the side to move: “w” or “b”")]
    SideUnknown {
        /// What stands there.
        found: String,
    },
    /// There is no second field.
    #[error("the side to move is missing: write “w” or “b” after the board")]
    SideMissing,
    /// A field that should be a number is none, or above a million.
    #[error("“{found}” should be {field}, a whole number")]
    NotANumber {
        /// What stands there.
        found: String,
        /// Which field it is.
        field: NumberField,
    },
    /// More fields than a position has.
    #[error("“{found}” is one field too many")]
    ExtraField {
        /// The field.
        found: String,
    },
    /// A named field that this game's positions do not have.
    #[error("“{found}=” has no meaning in this game")]
    UnknownField {
        /// Its name.
        found: String,
    },
    /// `[` without `]` at the end of the first field.
    #[error("the hands must end with “]”, with nothing after it")]
    HandsUnclosed,
    /// Hands in a game without drops.
    #[error("this game has no hands: captured pieces do not return")]
    NoHands,
    /// This kind of piece is never in hand.
    #[error("a piece of the type {piece} cannot be in hand")]
    NeverInHand {
        /// The piece type.
        piece: PieceName,
    },
    /// This kind of piece is not counted when it is lost.
    #[error("lost: pieces of the type {piece} are not counted")]
    NotCounted {
        /// The piece type.
        piece: PieceName,
    },
    /// Too many or too few ranks.
    #[error("the board has {expected} ranks, but the text has {found}")]
    RankCount {
        /// Ranks of the board.
        expected: u8,
        /// Ranks of the text.
        found: usize,
    },
    /// Too many or too few levels in a rank.
    #[error("rank {rank}: the board has {expected} levels, but the text has {found}")]
    LevelCount {
        /// The rank, from 1.
        rank: u8,
        /// Levels of the board.
        expected: u8,
        /// Levels of the text.
        found: usize,
    },
    /// Too many or too few cells in a row.
    #[error("{row}: it has {expected} cells, but the text fills {found}")]
    CellCount {
        /// The row.
        row: Row,
        /// Cells of the row.
        expected: u8,
        /// Cells that the text fills.
        found: usize,
    },
    /// A number of empty cells that no row has.
    #[error("{row}: “{found}” is not a possible number of empty cells")]
    EmptyCells {
        /// The row.
        row: Row,
        /// What stands there.
        found: String,
    },
    /// No piece of the game has this token.
    #[error("{row}: “{found}” is not a piece of this game")]
    UnknownPiece {
        /// The row.
        row: Row,
        /// What stands there.
        found: String,
    },
    /// No piece of the game has this token, off the board.
    #[error("{stock}: “{found}” is not a piece of this game")]
    UnknownStock {
        /// Where.
        stock: Stock,
        /// What stands there.
        found: String,
    },
    /// None or too many pieces of a kind off the board.
    #[error("{stock}: a number of pieces must be between 1 and {most}")]
    StockCount {
        /// Where.
        stock: Stock,
        /// The most there may be.
        most: usize,
    },
    /// The castling field cannot be read.
    #[error("castling: “{found}” should be “-” or the cells of the partners, separated by commas")]
    CastlingUnreadable {
        /// What stands there.
        found: String,
    },
    /// A partner is named twice.
    #[error("castling: {cell} is named twice")]
    CastlingTwice {
        /// The cell.
        cell: String,
    },
    /// More partners than a position can keep.
    #[error("castling: too many cells")]
    TooManyRights,
    /// King and partner do not stand where castling is allowed.
    #[error("castling with the piece on {cell} is impossible: the two pieces do not stand where it is allowed")]
    CastlingImpossible {
        /// The partner's cell.
        cell: String,
    },
    /// The en-passant field cannot be read.
    #[error("en passant: “{found}” should be “-” or “CELLS:VICTIM”, such as “e3:e4”")]
    PassingUnreadable {
        /// What stands there.
        found: String,
    },
    /// More en-passant cells than a double step crosses.
    #[error("en passant: too many cells")]
    TooManyPassed,
    /// The piece to be captured en passant cannot have made a double step.
    #[error("no piece that could just have made a double step stands on {cell}")]
    NoDoubleStep {
        /// Where it should stand.
        cell: String,
    },
    /// A cell that was crossed is occupied.
    #[error("the en-passant cell {cell} is not empty")]
    PassedOccupied {
        /// The cell.
        cell: String,
    },
    /// A pair of the ko field cannot be read.
    #[error("ko: “{found}” should be “FROM>TO”")]
    KoUnreadable {
        /// What stands there.
        found: String,
    },
    /// The ko field names a cell without a neutral piece.
    #[error("ko: there is no neutral piece on {cell}")]
    KoEmpty {
        /// The cell.
        cell: String,
    },
    /// An item of the home field cannot be read.
    #[error("home: “{found}” should be a side and a number of turns, such as “W2”")]
    HomeUnreadable {
        /// What stands there.
        found: String,
    },
    /// More turns to come home than the rules grant.
    #[error("home: {side} has at most {most} turns")]
    HomeTooLong {
        /// The side.
        side: Side,
        /// The most turns.
        most: u8,
    },
    /// A royal piece must come home though it is still guarded.
    #[error("home: {side} still has a piece that guards the royal piece")]
    HomeGuarded {
        /// The side.
        side: Side,
    },
    /// A side has no royal piece, or several.
    #[error("{side} has {found} pieces of the type {piece} on the board; there must be exactly one")]
    RoyalCount {
        /// The side.
        side: Side,
        /// The royal piece type.
        piece: PieceName,
        /// How many there are.
        found: usize,
    },
    /// The side that is not to move is in check.
    #[error("it is {side}'s move, but the other side's {piece} is attacked: no move may leave it so")]
    OpponentInCheck {
        /// The side to move.
        side: Side,
        /// The royal piece type.
        piece: PieceName,
    },
}

/// All that is wrong with a position; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct PositionErrors(pub Vec<PositionError>);

impl fmt::Display for PositionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, error) in self.0.iter().enumerate() {
            let between = if at == 0 { "" } else { "; " };
            write!(f, "{between}{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionErrors {}
