//! Special rules for royal pieces: castling, swaps and the refuge.

use serde::Serialize;

use super::{Directions, PieceTypeId, ZoneId};
use crate::board::CellIndex;
use crate::digest::unset;

/// A way to castle: the royal piece moves along a straight line towards a partner, which moves to its other side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Castling {
    /// The royal piece, or the piece in its place in games without check.
    pub royal: PieceTypeId,
    /// The cells from which White's may castle.
    #[serde(skip_serializing_if = "unset")]
    pub royal_from: Vec<CellIndex>,
    /// The piece types that can be the partner.
    #[serde(skip_serializing_if = "unset")]
    pub partners: Vec<PieceTypeId>,
    /// The cells from which White's partner may castle.
    #[serde(skip_serializing_if = "unset")]
    pub partner_from: Vec<CellIndex>,
    /// Where the two pieces land.
    pub landing: Landing,
    /// Whether the right to castle lasts until either piece leaves its cells above, instead of until either piece moves.
    #[serde(skip_serializing_if = "unset")]
    pub right_while_inside: bool,
    /// The least distance between the two along the line, in steps; 1 for neighbours.
    pub min_distance: u8,
}

/// Where the two pieces land in castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Landing {
    /// The royal piece moves this many cells towards the partner, which lands beside it, on the side that it came from.
    Shift(u8),
    /// As [`Shift`](Self::Shift), by a number of cells that the player chooses.
    Between {
        /// The least number.
        least: u8,
        /// The greatest.
        most: u8,
    },
    /// The pieces land on fixed cells wherever they start, as in Chess960. The cells are White's; Black's are mirrored.
    Fixed {
        /// Whether the partner is on the side of the last file, seen from the royal piece.
        #[serde(skip_serializing_if = "unset")]
        towards_last_file: bool,
        /// The cell on which the royal piece lands.
        royal_to: CellIndex,
        /// The cell on which the partner lands.
        partner_to: CellIndex,
    },
}

/// A swap of the royal piece with a neighbour of its own side (ST-19).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Swap {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// The piece types that it may swap places with.
    #[serde(skip_serializing_if = "unset")]
    pub partners: Vec<PieceTypeId>,
    /// The directions in which the partner may be.
    #[serde(skip_serializing_if = "unset")]
    pub directions: Vec<Directions>,
    /// Whether neither of the two may be attacked before the swap.
    #[serde(skip_serializing_if = "unset")]
    pub unattacked: bool,
}

/// The zone in which a royal piece must be once its guards are gone (ST-26).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refuge {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// The zone.
    pub zone: ZoneId,
    /// The guards: while one of these is on the board, the royal piece may be anywhere.
    #[serde(skip_serializing_if = "unset")]
    pub guards: Vec<PieceTypeId>,
    /// The number of its side's turns within which it must reach the zone.
    pub grace: u8,
}
