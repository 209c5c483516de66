//! A position text taken apart.

use crate::piece::{Cell, MAX_CELLS, Piece, Side};
use crate::position::KINDS;
use crate::state::Passing;

/// A position as parsed, not validated.
pub(crate) struct Parsed {
    /// The piece on each cell.
    pub board: [Piece; MAX_CELLS],
    /// The pieces in each side's hand, by kind.
    pub hands: [[u8; KINDS]; 2],
    /// The lost pieces of each side, by kind.
    pub lost: [[u8; KINDS]; 2],
    /// The side to move.
    pub side: Side,
    /// The castling partners.
    pub rights: Vec<Cell>,
    /// The possible capture en passant.
    pub passing: Passing,
    /// The moves of neutral pieces that the ko rule forbids.
    pub ko: Vec<(Cell, Cell)>,
    /// Turns since the last capture, drop or pawn-like move.
    pub halfmove: u32,
    /// The number of the move, counted from 1.
    pub fullmove: u32,
    /// The number of turns within which each side's royal piece must be home; 0 without such an obligation.
    pub home: [u8; 2],
    /// The checks that each side has given.
    pub checks: [u8; 2],
    /// Which side has castled.
    pub castled: [bool; 2],
    /// How many turns of a row the side has already made.
    pub made: u16,
    /// The cell on which the last turn captured a piece, where that bars captures like it.
    pub struck: Option<Cell>,
    /// How many of the last turns in a row were passes.
    pub passes: u8,
    /// After how many turns in a row royal pieces faced each other; one, if they do, unless the text says more.
    pub facing: u8,
    /// The turns counted towards a draw, and their limit.
    pub count: Option<(u16, u16)>,
}
