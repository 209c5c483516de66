//! The state of a position besides board, hands and pools: side to move, phase, rights and counters.

use tinyvec::ArrayVec;

use crate::piece::{Cell, Side};

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A move, castling, swap or drop of the player's own piece.
    First,
    /// What may follow it: an action of a neutral piece, a promotion elsewhere, or another move.
    Second,
}

/// The captures en passant that are possible in this turn (SR-19, BS-7): of one piece or, where a turn has several moves, of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(crate) struct Passing {
    /// The en-passant cells, sorted.
    pub cells: ArrayVec<[Cell; 8]>,
    /// The cell of the piece that may be captured; `None` if there is none.
    pub victim: Option<Cell>,
    /// The cell of a second such piece.
    pub other: Option<Cell>,
    /// Which of `cells` the second piece has crossed, as bits.
    of_other: u8,
}

impl Passing {
    /// The piece on `victim` has crossed these cells; duplicates and cells beyond the first eight are ignored. Without
    /// cells, nothing can be captured.
    pub fn new(cells: impl IntoIterator<Item = Cell>, victim: Cell) -> Self {
        let mut passed: ArrayVec<[Cell; 8]> = ArrayVec::new();
        for cell in cells.into_iter().take(8) {
            if !passed.contains(&cell) {
                passed.push(cell);
            }
        }
        passed.sort_unstable();
        let victim = (!passed.is_empty()).then_some(victim);
        Self { cells: passed, victim, other: None, of_other: 0 }
    }

    /// The piece that is captured on this cell; `None` if none can be.
    #[inline]
    pub fn victim_at(&self, cell: Cell) -> Option<Cell> {
        if self.other.is_none() {
            return self.victim;
        }
        let at = self.cells.iter().position(|&passed| passed == cell)?;
        if self.of_other >> at & 1 != 0 { self.other } else { self.victim }
    }

    /// The pieces that may be captured, each with the cells that it has crossed.
    pub fn each(&self) -> impl Iterator<Item = (ArrayVec<[Cell; 8]>, Cell)> + '_ {
        [self.victim, self.other].into_iter().flatten().map(|victim| {
            let crossed = self.cells.iter().copied().filter(|&cell| self.victim_at(cell) == Some(victim));
            (crossed.collect(), victim)
        })
    }

    /// With what another piece has crossed: at most two pieces, and eight cells. A cell that both have crossed counts for the one that crossed it last.
    pub fn joined(self, later: Self) -> Self {
        let (Some(first), Some(second)) = (self.victim, later.victim) else {
            return if later.victim.is_some() { later } else { self };
        };
        let earlier = self.cells.iter().filter(|cell| !later.cells.contains(cell)).map(|&cell| (cell, false));
        let mut all: ArrayVec<[(Cell, bool); 8]> =
            later.cells.iter().map(|&cell| (cell, true)).chain(earlier).take(8).collect();
        all.sort_unstable();
        if all.iter().all(|&(_, of_second)| of_second) {
            return later;
        }
        // In an order of their own, so that equal rights compare equal.
        let swapped = second < first;
        let of_other =
            all.iter().enumerate().fold(0, |bits, (at, &(_, later))| bits | u8::from(later != swapped) << at);
        let cells = all.iter().map(|&(cell, _)| cell).collect();
        Self { cells, victim: Some(first.min(second)), other: Some(first.max(second)), of_other }
    }

    /// Without what fails the test: a piece, or one of its cells.
    pub fn retained(self, keeps_victim: impl Fn(Cell) -> bool, keeps_cell: impl Fn(Cell) -> bool) -> Self {
        let kept = self.each().filter(|&(_, victim)| keeps_victim(victim));
        kept.fold(Self::default(), |passing, (cells, victim)| {
            passing.joined(Self::new(cells.into_iter().filter(|&cell| keeps_cell(cell)), victim))
        })
    }
}

/// Everything except the board, the hands, the pools and [`Lasting`](crate::lasting::Lasting) rights. Small and without pointers, since every action
/// saves a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// The side to move.
    pub side: Side,
    /// The part of the turn to make next.
    pub phase: Phase,
    /// The capture en passant that is possible.
    pub passing: Passing,
    /// Turns since the last capture, drop or pawn-like move.
    pub halfmove: u32,
    /// The number of the move, counted from 1.
    pub fullmove: u32,
    /// The checks that each side has given, in games that count them.
    pub checks: [u8; 2],
    /// How many of the last turns in a row were passes, in games that count them.
    pub passes: u8,
    /// After how many of the last turns in a row royal pieces faced each other, in games that count them.
    pub facing: u8,
    /// In the second phase: the cells where the moved piece started and ended, and its kind before the move.
    pub moved: Option<(Cell, Cell, u8)>,
    /// In the second phase of a turn of a piece that may go on: it has captured.
    pub took: bool,
    /// The hash key of board, hands and pools.
    pub hash: u64,
}

impl Default for State {
    fn default() -> Self {
        Self {
            side: Side::White,
            phase: Phase::First,
            passing: Passing::default(),
            halfmove: 0,
            fullmove: 1,
            checks: [0; 2],
            passes: 0,
            facing: 0,
            moved: None,
            took: false,
            hash: 0,
        }
    }
}

/// What is left of the work that a query may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WorkLimit {
    /// The units of work left.
    pub left: u64,
    /// The work of each action that is tried; 0 without a limit.
    pub per_trial: u64,
}

impl Default for WorkLimit {
    fn default() -> Self {
        Self { left: u64::MAX, per_trial: 0 }
    }
}

impl WorkLimit {
    #[inline]
    pub fn spend(&mut self, amount: u64) {
        self.left = self.left.saturating_sub(amount);
    }
}
