//! Errors of positions: each fault as an enum variant with fields and an English sentence.
//!
//! Serialized, an error is `{"code": …, "args": …}`. The message catalogues hold a sentence for every code in each
//! language.

use std::fmt;

use serde::Serialize;

use crate::piece::Side;

/// A piece type in an error: its id, by which translations find a name, and its English name.
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

/// A numeric field of a position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NumberField {
    /// Turns since the last capture, drop or pawn-like move.
    HalfmoveClock,
    /// The number of the move, counted from 1.
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

/// A place for pieces that are not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stock {
    /// The hand, from which pieces are dropped.
    Hand,
    /// The pool of lost pieces, counted because they may return.
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

/// A row of cells in a position text: a rank or, in 3D, the part of a rank on one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Row {
    /// The rank, counted from 1.
    pub rank: u8,
    /// In 3D, the letter of the level.
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

/// One fault of a position. Quotations from the text (`found`) are cut to 24 characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PositionError {
    /// The text is longer than [`crate::LONGEST_TEXT`].
    #[error("the text is far too long to be a position")]
    TooLong,
    /// The text is empty.
    #[error(
        "the text is empty; a position begins with the pieces on the board, the highest rank first, ranks separated by “/”"
    )]
    Empty,
    /// The game has no random starts, so that its arrays have no numbers.
    #[error("the start positions of this game are not shuffled, so its arrays have no numbers")]
    NotShuffled,
    /// No start position with this name is shuffled.
    #[error("no start position of this game that is named “{name}” is shuffled")]
    NoSuchShuffle {
        /// The name asked for.
        name: String,
    },
    /// There is no random start with this number.
    #[error("there is no array {number}: the {count} arrays are numbered from 0")]
    NoSuchArray {
        /// The number asked for.
        number: u64,
        /// The number of arrays.
        count: u64,
    },
    /// The second field is not a side.
    #[error("“{found}” should be the side to move: “w” or “b”")]
    SideUnknown {
        /// The text in its place.
        found: String,
    },
    /// The second field is missing.
    #[error("the side to move is missing: write “w” or “b” after the board")]
    SideMissing,
    /// A numeric field is not a number or exceeds a million.
    #[error("“{found}” should be {field}, a whole number")]
    NotANumber {
        /// The text in its place.
        found: String,
        /// The field.
        field: NumberField,
    },
    /// The text has more fields than a position.
    #[error("“{found}” is one field too many")]
    ExtraField {
        /// The field.
        found: String,
    },
    /// A named field that positions of this game do not have.
    #[error("“{found}=” has no meaning in this game")]
    UnknownField {
        /// Its name.
        found: String,
    },
    /// The first field contains `[` but does not end with `]`.
    #[error("the hands must end with “]”, with nothing after it")]
    HandsUnclosed,
    /// The text has hands, but the game has no drops.
    #[error("in this game nobody has pieces in hand")]
    NoHands,
    /// This kind of piece is never in hand.
    #[error("a piece of the type {piece} cannot be in hand")]
    NeverInHand {
        /// The piece type.
        piece: PieceName,
    },
    /// Lost pieces of this kind are not counted.
    #[error("lost: pieces of the type {piece} are not counted")]
    NotCounted {
        /// The piece type.
        piece: PieceName,
    },
    /// The text has too many or too few ranks.
    #[error("the board has {expected} ranks, but the text has {found}")]
    RankCount {
        /// The ranks of the board.
        expected: u8,
        /// The ranks of the text.
        found: usize,
    },
    /// A rank has too many or too few levels.
    #[error("rank {rank}: the board has {expected} levels, but the text has {found}")]
    LevelCount {
        /// The rank, counted from 1.
        rank: u8,
        /// The levels of the board.
        expected: u8,
        /// The levels of this rank of the text.
        found: usize,
    },
    /// A row has too many or too few cells.
    #[error("{row}: it has {expected} cells, but the text fills {found}")]
    CellCount {
        /// The row.
        row: Row,
        /// The cells of a row of the board.
        expected: u8,
        /// The cells that the text fills.
        found: usize,
    },
    /// A number of empty cells that does not fit in a row.
    #[error("{row}: “{found}” is not a possible number of empty cells")]
    EmptyCells {
        /// The row.
        row: Row,
        /// The number in the text.
        found: String,
    },
    /// No piece of the game has this token.
    #[error("{row}: “{found}” is not a piece of this game")]
    UnknownPiece {
        /// The row.
        row: Row,
        /// The token.
        found: String,
    },
    /// No piece of the game has this token, in a hand or in the list of lost pieces.
    #[error("{stock}: “{found}” is not a piece of this game")]
    UnknownStock {
        /// Where the token was found.
        stock: Stock,
        /// The token.
        found: String,
    },
    /// The number of pieces of a kind off the board is 0 or too large.
    #[error("{stock}: a number of pieces must be between 1 and {most}")]
    StockCount {
        /// Where the number was found.
        stock: Stock,
        /// The largest number possible.
        most: usize,
    },
    /// The castling field cannot be read.
    #[error(
        "castling: “{found}” should be “-”, letters such as “KQkq”, or the cells of the partners, separated by commas"
    )]
    CastlingUnreadable {
        /// The field.
        found: String,
    },
    /// A partner is named twice.
    #[error("castling: {cell} is named twice")]
    CastlingTwice {
        /// The cell.
        cell: String,
    },
    /// The text names more castling partners than a position can hold.
    #[error("castling: too many cells")]
    TooManyRights,
    /// The royal piece and the partner do not stand where castling is allowed.
    #[error("castling with the piece on {cell} is impossible: the two pieces do not stand where it is allowed")]
    CastlingImpossible {
        /// The partner's cell.
        cell: String,
    },
    /// A partner is named without the royal piece with which it castles, in games whose third field names both.
    #[error(
        "castling: {cell} must be named too: in this game the royal piece is named with its partners, as long as it has not moved"
    )]
    CastlingRoyalUnnamed {
        /// The royal piece's cell.
        cell: String,
    },
    /// The en-passant field cannot be read.
    #[error("en passant: “{found}” should be “-” or the cells that a piece has just passed, such as “e3” or “e3:e4”")]
    PassingUnreadable {
        /// The field.
        found: String,
    },
    /// The text names more en-passant cells than a double step can cross.
    #[error("en passant: too many cells")]
    TooManyPassed,
    /// The piece to be captured en passant cannot have made a double step.
    #[error("no piece that could just have made a double step stands on {cell}")]
    NoDoubleStep {
        /// The cell where the text expects it.
        cell: String,
    },
    /// An en-passant cell is occupied.
    #[error("the en-passant cell {cell} is not empty")]
    PassedOccupied {
        /// The cell.
        cell: String,
    },
    /// A pair of the ko field cannot be read.
    #[error("ko: “{found}” should be “FROM>TO”")]
    KoUnreadable {
        /// The pair.
        found: String,
    },
    /// The ko field names a cell without a neutral piece.
    #[error("ko: there is no neutral piece on {cell}")]
    KoEmpty {
        /// The cell.
        cell: String,
    },
    /// The count field cannot be read.
    #[error("count: “{found}” should be the turns counted and their limit, such as “6/32”")]
    CountUnreadable {
        /// The field's value.
        found: String,
    },
    /// An item of the home field cannot be read.
    #[error("home: “{found}” should be a side and a number of turns, such as “W2”")]
    HomeUnreadable {
        /// The item.
        found: String,
    },
    /// A side has more turns to bring its royal piece home than the rules grant.
    #[error("home: {side} has at most {most} turns")]
    HomeTooLong {
        /// The side.
        side: Side,
        /// The largest number of turns.
        most: u8,
    },
    /// A royal piece must come home although its side still has a guard.
    #[error("home: {side} still has a piece that guards the royal piece")]
    HomeGuarded {
        /// The side.
        side: Side,
    },
    /// An item of the checks field cannot be read.
    #[error("checks: “{found}” should be a side and the number of checks that it has given, such as “W2”")]
    ChecksUnreadable {
        /// The item.
        found: String,
    },
    /// The field of the sides that have castled cannot be read.
    #[error("castled: “{found}” should be the sides that have castled, such as “W” or “WB”")]
    CastledUnreadable {
        /// The field.
        found: String,
    },
    /// The field of the cell on which the last turn captured cannot be read.
    #[error("struck: “{found}” should be the cell on which the last turn captured a piece, such as “e5”")]
    StruckUnreadable {
        /// The field.
        found: String,
    },
    /// The field of turns made in a row cannot be read.
    #[error(
        "made: “{found}” should be the number of turns that the player to move has already made in a row, such as “1”"
    )]
    MadeUnreadable {
        /// The field.
        found: String,
    },
    /// The side to move has made all turns of its row.
    #[error("made: {side} has {most} turns in this row, so it would be the other side’s turn")]
    MadeTooMany {
        /// The side to move.
        side: Side,
        /// How many turns the row has.
        most: u32,
    },
    /// The passes field cannot be read.
    #[error("passes: “{found}” should be the number of turns in a row that were passes, such as “1”")]
    PassesUnreadable {
        /// The field.
        found: String,
    },
    /// The field of turns after which royal pieces faced each other cannot be read.
    #[error(
        "facing: “{found}” should be the number of turns in a row after which royal pieces faced each other, such as “2”"
    )]
    FacingUnreadable {
        /// The field.
        found: String,
    },
    /// A side has a piece that only the other side can have.
    #[error("{side} cannot have a {piece}")]
    WrongSide {
        /// The side.
        side: Side,
        /// The piece type.
        piece: PieceName,
    },
    /// A side has no royal piece, or several.
    #[error("{side} must have exactly one {piece} on the board, not {found}")]
    RoyalCount {
        /// The side.
        side: Side,
        /// The royal piece type.
        piece: PieceName,
        /// The number of such pieces.
        found: usize,
    },
    /// A side has no royal piece, in games in which it may have several.
    #[error("{side} has no royal piece on the board")]
    NoRoyal {
        /// The side.
        side: Side,
    },
    /// The side that is not to move is in check.
    #[error("{side} is to move, but the other side’s {piece} is attacked: no legal move leaves it in check")]
    OpponentInCheck {
        /// The side to move.
        side: Side,
        /// The royal piece type.
        piece: PieceName,
    },
}

/// All faults of a position. Never empty.
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
