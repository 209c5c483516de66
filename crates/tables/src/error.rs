//! Why a table cannot be made or read.

use serde::Serialize;
use variorum_gamedef::Sentence;
use variorum_rules::PositionError;

/// Why there can be no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TableError {
    /// The list of pieces has too few or too many parts.
    #[error("write White's pieces, `/` and Black's, as in `K Q / K`; neutral pieces follow a second `/`")]
    Parts,
    /// A word that names no piece.
    #[error("the game has no piece `{word}`")]
    UnknownPiece {
        /// The word.
        word: String,
    },
    /// A piece in brackets in a game without hands, or one that cannot be in a hand.
    #[error("`{word}` cannot be in hand in this game")]
    NotInHand {
        /// The word.
        word: String,
    },
    /// A side may not have this piece, or not in this number.
    #[error("there is no position with these pieces: {position}")]
    NoPosition {
        /// What is wrong with every one.
        position: PositionError,
    },
    /// More pieces than tables are made for.
    #[error("that is {pieces} pieces; tables are made of at most {most}")]
    TooManyPieces {
        /// The number of pieces.
        pieces: usize,
        /// The limit.
        most: usize,
    },
    /// More positions than a number can count.
    #[error("a table of `{material}` would have more than {most} positions")]
    TooLarge {
        /// The pieces.
        material: String,
        /// The limit.
        most: u64,
    },
    /// Captures, promotions and drops lead to too many other sets of pieces.
    #[error("these pieces lead to more than {most} other sets of pieces")]
    TooManyMaterials {
        /// The limit.
        most: usize,
    },
    /// Somebody wins instead of a draw, and so by a repetition, of which tables know nothing.
    #[error("tables are not made of games in which somebody wins instead of a draw")]
    DrawsDecided,
    /// The length of a row of turns depends on the number of the move, of which tables know nothing.
    #[error("tables are not made of games in which players have several turns in a row")]
    TurnsInARow,
    /// The memory that the caller allows is not enough.
    #[error("a table of `{material}` needs about {needed} MiB of memory; {allowed} MiB are allowed")]
    Memory {
        /// The pieces.
        material: String,
        /// What it needs, in MiB.
        needed: u64,
        /// What is allowed, in MiB.
        allowed: u64,
    },
    /// A win takes longer than a table can say.
    #[error("a win takes more than {most} turns")]
    TooLong {
        /// The limit.
        most: u16,
    },
    /// A turn led to pieces that were not foreseen: a fault of this program.
    #[error("a turn leads to `{material}`, which was not foreseen; please report this")]
    Unforeseen {
        /// The pieces.
        material: String,
    },
    /// The work was stopped.
    #[error("stopped")]
    Stopped,
}

impl Sentence for TableError {
    const PREFIX: &'static str = "table";
}

/// Why a file cannot be used as a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum FormatError {
    /// It does not begin as such a file does.
    #[error("this is no file of tables")]
    NoTable,
    /// It is of another version of the format.
    #[error("the file has version {found} of the format; this program reads version {read}")]
    Version {
        /// Its version.
        found: u16,
        /// The version that can be read.
        read: u16,
    },
    /// Its tables are of other rules or other pieces.
    #[error("the file has tables of other rules or other pieces")]
    OtherRules,
    /// The work was stopped before all was solved.
    #[error("the tables are not finished: the command that made the file goes on with it")]
    Incomplete,
    /// The values would take more memory than the caller allows.
    #[error("its tables take {needed} MiB of memory; {allowed} MiB are allowed")]
    Memory {
        /// What they take, in MiB.
        needed: u64,
        /// What is allowed, in MiB.
        allowed: u64,
    },
    /// A part of the file has changed since it was written, or was never complete.
    #[error("the file is damaged at byte {at}")]
    Damaged {
        /// Where the damaged part begins.
        at: u64,
    },
}

impl Sentence for FormatError {
    const PREFIX: &'static str = "table-file";
}
