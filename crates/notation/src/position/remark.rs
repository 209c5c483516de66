//! What a reader guessed or left out.

use serde::Serialize;
use variorum_rules::{PieceName, Side};

/// What [`read_position`](super::read_position) guessed or left out, or why the position cannot occur in a game. The
/// position can be used all the same. Quotations from the text (`found`) are cut to 24 characters.
///
/// Serialized, a remark is `{"code": …, "args": …}`, and `remark-CODE` is the id of its message, as for errors.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Remark {
    /// The text does not say whose turn it is.
    #[error("the text does not say who is to move: taken to be {side}")]
    SideAssumed {
        /// The side taken to move.
        side: Side,
    },
    /// The side is written in an unusual way.
    #[error("“{found}” is read as {side} to move")]
    SideRead {
        /// The word in the text.
        found: String,
        /// The side that it is taken for.
        side: Side,
    },
    /// The text looks like SFEN, in which the letters of the sides are exchanged.
    #[error("the text is read as SFEN, where “{found}” means {side} to move")]
    SidesExchanged {
        /// `b` or `w`.
        found: String,
        /// The side that it is taken for.
        side: Side,
    },
    /// A letter has the meaning that other programs give it.
    #[error("“{letter}” is read as a piece of the type {piece}, as the text uses other letters than ours")]
    OtherLetters {
        /// The letter in the text.
        letter: String,
        /// The piece type.
        piece: PieceName,
    },
    /// A run of digits that is too long for the board is read digit by digit.
    #[error("“{found}” is read as {empty} empty cells")]
    DigitsAdded {
        /// The run.
        found: String,
        /// The number of empty cells.
        empty: usize,
    },
    /// Another program's sign for the only type of neutral piece.
    #[error("“{found}” is read as “{token}”")]
    NeutralSign {
        /// The sign in the text.
        found: String,
        /// The token of the neutral piece.
        token: String,
    },
    /// A castling right whose partner is missing.
    #[error("castling: there is no {piece} for {letter}; the right is left out")]
    NoPartner {
        /// The letter.
        letter: String,
        /// The piece type of partners.
        piece: PieceName,
    },
    /// Castling rights of pieces that do not stand where they may castle.
    #[error("castling: the {piece} on {cell} cannot castle as {letter} says; the right is left out")]
    NoCastlingFrom {
        /// The letter.
        letter: String,
        /// The piece type that castles.
        piece: PieceName,
        /// Its cell.
        cell: String,
    },
    /// Castling rights in a game without castling.
    #[error("this game has no castling; “{found}” is left out")]
    NoCastling {
        /// The field.
        found: String,
    },
    /// An en-passant cell that no piece can just have passed.
    #[error("en passant: no piece can just have passed {found}; the field is left out")]
    NothingPassed {
        /// The field.
        found: String,
    },
    /// The fields of a count of moves that the game does not know (as in makruk).
    #[error("the count {count} of {limit} is left out")]
    CountLeftOut {
        /// Turns counted.
        count: u32,
        /// Turns allowed.
        limit: u32,
    },
    /// Operations of EPD other than the counters.
    #[error("these operations are left out: {found}")]
    OperationsLeftOut {
        /// Their names, separated by blanks.
        found: String,
    },
    /// A field that has no meaning in this game, such as the counts of checks `+0+0`.
    #[error("“{found}” has no meaning in this game and is left out")]
    FieldLeftOut {
        /// The field.
        found: String,
    },
    /// Moves follow the position (`moves e2e4`).
    #[error("only the position is read, not the moves that follow it")]
    MovesLeftOut,
    /// A piece on cells that it cannot have reached.
    #[error("in a game, {side} cannot have a piece of the type {piece} on {cells}")]
    OutOfReach {
        /// The owner.
        side: Side,
        /// The piece type.
        piece: PieceName,
        /// The cells, separated by commas.
        cells: String,
    },
    /// Several pieces on a file of which there can be only one.
    #[error("in a game, {side} cannot have two pieces of the type {piece} on the file {file}")]
    FileShared {
        /// The owner.
        side: Side,
        /// The piece type.
        piece: PieceName,
        /// The letter of the file, in space after that of its level.
        file: String,
    },
    /// More pieces than there are in a game, hands and both sides together.
    #[error("the game has {most} pieces of the type {piece} and of its promoted forms, but here are {found}")]
    TooMany {
        /// The piece type.
        piece: PieceName,
        /// The pieces of the position.
        found: usize,
        /// The pieces of the start position.
        most: usize,
    },
    /// More pieces of a side than it can have.
    #[error("{side} has {found} pieces of the type {piece} and of its promoted forms, but can have only {most}")]
    TooManyOfSide {
        /// The owner.
        side: Side,
        /// The piece type.
        piece: PieceName,
        /// Its pieces in the position.
        found: usize,
        /// Its pieces in the start position.
        most: usize,
    },
}
