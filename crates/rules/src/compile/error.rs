//! Why a definition cannot be compiled.

use variorum_gamedef::Place;
use variorum_gamedef::definition::Definition;

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
    /// A shuffle leaves a start position as it is.
    #[error("start position “{start}”: White has no two different pieces on the cells of `shuffle`")]
    NothingToShuffle {
        /// The name of the start position.
        start: String,
    },
    /// The arrays should mirror each other, but the start position does not.
    #[error(
        "start position “{start}”: Black’s pieces on the cells of `shuffle` do not mirror White’s; write `turned = true` if they are turned, or `apart = true` to shuffle them by themselves"
    )]
    ShuffledUnlike {
        /// The name of the start position.
        start: String,
    },
    /// The arrays should be turned, but the start position is not.
    #[error(
        "start position “{start}”: Black’s pieces on the cells of `shuffle` are not White’s turned by half a turn; leave out `turned` if they mirror them, or write `apart = true` to shuffle them by themselves"
    )]
    ShuffledUnturned {
        /// The name of the start position.
        start: String,
    },
    /// No array keeps what a shuffle keeps.
    #[error("start position “{start}”: no array keeps all that `keep` says")]
    NoArray {
        /// The name of the start position.
        start: String,
    },
    /// Too many placements would have to be tried to find the arrays.
    #[error(
        "start position “{start}”: to find the arrays that keep this, more than {most} placements would have to be tried; shuffle fewer cells, or keep more of the pieces with `on` a part of them"
    )]
    TooManyToTry {
        /// The name of the start position.
        start: String,
        /// The largest possible number, for all start positions together.
        most: u64,
    },
    /// The pieces of a start position cannot keep what its shuffle keeps.
    #[error(
        "start position “{start}”: these pieces on these cells cannot keep item {number} of `keep`; `on both colours` needs two pieces and a cell of each colour, `between` one piece and two others, every other item the pieces that it names"
    )]
    CannotKeep {
        /// The name of the start position.
        start: String,
        /// The number of the item in `keep`, from 1.
        number: usize,
    },
    /// A shuffle has too many arrays.
    #[error("start position “{start}”: there are too many arrays to number; at most {most} are possible")]
    TooManyArrays {
        /// The name of the start position.
        start: String,
        /// The largest possible number.
        most: u64,
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
    /// The hops of the game differ too much in how far behind the screen they land and over whom they go.
    #[error("the hops of the game have more than {most} different limits; use fewer")]
    TooManyHops {
        /// The largest number of limits.
        most: usize,
    },
    /// Two castlings with pieces on the same cells.
    #[error(
        "two castlings with the royal piece on {royal} and its partner on {partner} would be written alike; only one can be said so far"
    )]
    TwoCastlings {
        /// The cell of the royal piece.
        royal: String,
        /// The cell of its partner.
        partner: String,
    },
    /// A double step and another phrase lead to the same cell.
    #[error(
        "`{piece}` goes from {from} to {to} both by a double step and by another phrase, which would be written alike; leave that cell to one of them"
    )]
    TwoWays {
        /// The id of the piece.
        piece: String,
        /// Where it begins.
        from: String,
        /// Where it ends.
        to: String,
    },
    /// A capture en passant and a move that captures nothing lead to the same cell.
    #[error(
        "`{piece}` goes from {from} to {to} both quietly and by capturing en passant, which would be written alike; leave that cell to one of them"
    )]
    QuietlyOrPassing {
        /// The id of the piece.
        piece: String,
        /// Where it begins.
        from: String,
        /// Where it ends.
        to: String,
    },
    /// Castling is possible between too many pairs of cells.
    #[error("castling is possible from too many pairs of cells; at most {most} are possible")]
    TooManyCastlings {
        /// The largest number of pairs.
        most: usize,
    },
}

impl CompileError {
    /// Where in the game's file the error is.
    #[must_use]
    pub fn place(&self, definition: &Definition) -> Place {
        match self {
            Self::TooManyCells { .. } => Place::of("board"),
            Self::TooManyPieces { .. }
            | Self::TooMuchWork
            | Self::TooManyHops { .. }
            | Self::TablesTooLarge { .. }
            | Self::TreeTooLarge { .. } => Place::of("piece"),
            Self::TooManyDirections { .. } | Self::TooManyNeutrals { .. } => Place::of("neutral"),
            Self::SeveralRoyal { key } => match key.as_str() {
                "swap" => Place::of("swap"),
                "confined.while" => {
                    let royal = definition.refuge.as_ref().map_or(0, |refuge| refuge.royal);
                    Place::of("piece").item(royal).key("confined").or(Place::of("refuge"))
                }
                "impasse" => Place::of("endings").key("impasse"),
                "blast" => Place::of("capture").key("blast"),
                _ => Place::of("piece"),
            },
            Self::RoyalLost { piece, into } => {
                let is = |kind: usize, id: &String| definition.pieces.get(kind).is_some_and(|known| known.id == *id);
                let number = definition.promotions.iter().position(|promotion| {
                    promotion.pieces.iter().any(|&kind| is(kind, piece))
                        && promotion.into.iter().any(|choice| is(choice.piece, into))
                });
                Place::of("promotion").item(number.unwrap_or(0)).key("into")
            }
            Self::NoStart => Place::of("start"),
            Self::FaultyStart { start, .. } => {
                let number = definition.starts.iter().position(|known| known.name == *start);
                Place::of("start").item(number.unwrap_or(0)).key("position")
            }
            Self::NothingToShuffle { start }
            | Self::ShuffledUnlike { start }
            | Self::ShuffledUnturned { start }
            | Self::NoArray { start }
            | Self::TooManyToTry { start, .. }
            | Self::CannotKeep { start, .. }
            | Self::TooManyArrays { start, .. } => {
                let number = definition.starts.iter().position(|known| known.name == *start);
                Place::of("start").item(number.unwrap_or(0)).key("shuffle")
            }
            Self::TwoWays { piece, .. } | Self::QuietlyOrPassing { piece, .. } => {
                let number = definition.pieces.iter().position(|known| known.id == *piece);
                Place::of("piece").item(number.unwrap_or(0)).key("moves")
            }
            Self::TooManyCastlings { .. } | Self::TwoCastlings { .. } => Place::of("castling"),
        }
    }
}

impl variorum_gamedef::Sentence for CompileError {
    const PREFIX: &'static str = "compile";
}
