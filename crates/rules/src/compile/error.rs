//! Why a definition cannot be compiled.

use crate::error::PositionError;

/// Why a definition could not be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum CompileError {
    /// The board is too large.
    #[error("the board has {cells} cells; at most {most} are possible")]
    TooManyCells {
        /// The cells of the board.
        cells: usize,
        /// The largest possible number.
        most: usize,
    },
    /// There are too many kinds of piece.
    #[error("there are {pieces} types of piece; at most {most} are possible")]
    TooManyPieces {
        /// The kinds of the game.
        pieces: usize,
        /// The largest possible number.
        most: usize,
    },
    /// There are too many kinds of neutral piece.
    #[error("there are too many types of neutral piece; at most {most} are possible")]
    TooManyNeutrals {
        /// The largest possible number.
        most: usize,
    },
    /// A rule about the royal piece in a game in which a side may have several.
    #[error("`{key}` is for games in which each side has one royal piece")]
    SeveralRoyal {
        /// The key of the rule.
        key: String,
    },
    /// A royal piece promotes to one that is not royal, in a game in which a side may have several royal pieces.
    #[error("`{piece}` is royal and would become `{into}`, which is not")]
    RoyalLost {
        /// The id of the royal piece.
        piece: String,
        /// The id of the other.
        into: String,
    },
    /// There is no start position.
    #[error("there is no start position")]
    NoStart,
    /// A start position has a fault.
    #[error("start position “{start}”: {position}")]
    FaultyStart {
        /// The name of the start position.
        start: String,
        /// The fault.
        position: PositionError,
    },
    /// Compilation would take too long.
    #[error(
        "the game is too complex: to work out its moves would take too long; use fewer paths, fewer pieces or a smaller board"
    )]
    TooMuchWork,
    /// The tables would take too much memory.
    #[error(
        "the game is too complex: its tables would take more than {most} MiB; use fewer paths, fewer pieces or a smaller board"
    )]
    TablesTooLarge {
        /// The largest size of the tables, in MiB.
        most: usize,
    },
    /// Too many paths start or end on one cell.
    #[error(
        "the game is too complex: more than {most} cells lie on the paths that begin or end on one cell, each path counted; use fewer paths"
    )]
    TreeTooLarge {
        /// The largest number of nodes of a path tree.
        most: usize,
    },
    /// Rides have too many different directions for a game with relays or gates.
    #[error(
        "rides go in more than {most} directions, which is too many for a game with relays or gates; use fewer kinds of step"
    )]
    TooManyDirections {
        /// The largest number of directions, including Black's.
        most: usize,
    },
    /// Castling is possible between too many pairs of cells.
    #[error("castling is possible from too many pairs of cells; at most {most} are possible")]
    TooManyCastlings {
        /// The largest number of pairs.
        most: usize,
    },
}

impl variorum_gamedef::Sentence for CompileError {
    const PREFIX: &'static str = "compile";
}
