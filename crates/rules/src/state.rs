//! The part of a position that is not on the board: rights, counters, the phase of the turn.

use tinyvec::ArrayVec;

use crate::piece::{Cell, Side};

/// Most partners that may still castle.
pub(crate) const MAX_RIGHTS: usize = 16;

/// The part of the turn that is to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A piece of one's own.
    First,
    /// What follows it: a neutral piece, or a promotion elsewhere.
    Second,
}

/// What may be captured en passant this turn (SR-19, BS-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Passing {
    pub cells: ArrayVec<[Cell; 8]>,
    pub victim: Option<Cell>,
}

impl Passing {
    /// The piece on `victim` passed these cells (at most eight count, each once). Without any, nothing may be captured.
    pub fn new(cells: impl IntoIterator<Item = Cell>, victim: Cell) -> Self {
        let mut passed: ArrayVec<[Cell; 8]> = ArrayVec::new();
        for cell in cells.into_iter().take(8) {
            if !passed.contains(&cell) {
                passed.push(cell);
            }
        }
        passed.sort_unstable();
        Self { cells: passed, victim: (!passed.is_empty()).then_some(victim) }
    }
}

/// Everything but the board, the hands and the pools: small and without pointers, since every action copies it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub side: Side,
    pub phase: Phase,
    pub passing: Passing,
    /// Cells of the partners that may still castle, in no order.
    pub rights: ArrayVec<[Cell; MAX_RIGHTS]>,
    /// Neutral pieces that may not be moved so this turn (SR-9).
    pub ko: ArrayVec<[(Cell, Cell); 4]>,
    pub halfmove: u32,
    pub fullmove: u32,
    /// Turns in which each side's royal piece must have come home; 0: no such duty (ST-26).
    pub home: [u8; 2],
    /// In the second phase: where the first part began and ended, and which kind moved.
    pub moved: Option<(Cell, Cell, u8)>,
    /// Hash of the board, hands and pools.
    pub hash: u64,
}

impl Default for State {
    fn default() -> Self {
        Self {
            side: Side::White,
            phase: Phase::First,
            passing: Passing::default(),
            rights: ArrayVec::new(),
            ko: ArrayVec::new(),
            halfmove: 0,
            fullmove: 1,
            home: [0; 2],
            moved: None,
            hash: 0,
        }
    }
}
