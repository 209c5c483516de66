//! Special rules of royal pieces: castling, changing places, a refuge.

use super::{Directions, PieceTypeId, ZoneId};
use crate::board::CellIndex;

/// Castling and its like: the royal piece goes along a straight line towards a partner, who goes to the other side.
#[derive(Clone, Debug, PartialEq)]
pub struct Castling {
    /// The royal piece (or the piece that takes its part in games without check).
    pub royal: PieceTypeId,
    /// Where White's may castle from.
    pub royal_from: Vec<CellIndex>,
    /// The kinds of partner.
    pub partners: Vec<PieceTypeId>,
    /// Where White's partner may castle from.
    pub partner_from: Vec<CellIndex>,
    /// Where the two go.
    pub landing: Landing,
    /// The right ends when royal piece or partner leaves its cells above (`true`), or with any move of theirs (`false`).
    pub right_while_inside: bool,
    /// Least distance between the two along the line, in steps (1 = neighbours).
    pub min_distance: u8,
}

/// Where castling puts the two pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// The royal piece goes so many cells towards the partner; the partner to the cell before that one.
    Shift(u8),
    /// The partner stands to the right (`towards_last_file`) or left of the royal piece, wherever that is, and both go to
    /// fixed cells (White's; Black's are mirrored), as in Chess960.
    Fixed {
        /// On which side of the royal piece the partner is.
        towards_last_file: bool,
        /// The royal piece's goal.
        royal_to: CellIndex,
        /// The partner's goal.
        partner_to: CellIndex,
    },
}

/// The royal piece changes places with a neighbour of its own side (ST-19).
#[derive(Clone, Debug, PartialEq)]
pub struct Swap {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// The kinds it may change places with.
    pub partners: Vec<PieceTypeId>,
    /// Where the partner may be.
    pub directions: Vec<Directions>,
    /// Neither of the two may be attacked before.
    pub unattacked: bool,
}

/// A royal piece is confined once its guards are gone (ST-26).
#[derive(Clone, Debug, PartialEq)]
pub struct Refuge {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// Where it must be.
    pub zone: ZoneId,
    /// While any of these is on the board it goes anywhere.
    pub guards: Vec<PieceTypeId>,
    /// In how many of its side's turns it must have come home.
    pub grace: u8,
}
