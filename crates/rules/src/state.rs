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

/// The captures en passant that are possible in this turn (SR-19, BS-7): of one piece or, where several moves come before the other player's, of more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(crate) struct Passing {
    /// The en-passant cells, sorted, each with the cell of the piece that crossed it last.
    crossed: ArrayVec<[(Cell, Cell); 8]>,
}

impl Passing {
    /// The most en-passant cells that a position holds.
    pub const MOST_CELLS: usize = 8;

    /// The piece on `victim` has crossed these cells; duplicates and cells beyond the first eight are ignored. Without
    /// cells, nothing can be captured.
    pub fn new(cells: impl IntoIterator<Item = Cell>, victim: Cell) -> Self {
        let mut passing = Self::default();
        for cell in cells.into_iter().take(Self::MOST_CELLS) {
            if !passing.contains(cell) {
                passing.crossed.push((cell, victim));
            }
        }
        passing.crossed.sort_unstable();
        passing
    }

    /// Can nothing be captured en passant?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.crossed.is_empty()
    }

    /// The en-passant cells, sorted.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.crossed.iter().map(|&(cell, _)| cell)
    }

    /// Can a piece be captured en passant on this cell?
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.cells().any(|crossed| crossed == cell)
    }

    /// The piece that is captured on this cell; `None` if none can be.
    #[inline]
    pub fn victim_at(&self, cell: Cell) -> Option<Cell> {
        self.crossed.iter().find(|&&(crossed, _)| crossed == cell).map(|&(_, victim)| victim)
    }

    /// The pieces that may be captured, by their cells, each with the cells that it has crossed.
    pub fn each(&self) -> impl Iterator<Item = (ArrayVec<[Cell; 8]>, Cell)> + '_ {
        let mut victims: ArrayVec<[Cell; 8]> = self.crossed.iter().map(|&(_, victim)| victim).collect();
        victims.sort_unstable();
        let mut last = None;
        victims.retain(|&victim| last.replace(victim) != Some(victim));
        victims.into_iter().map(|victim| {
            let crossed = self.crossed.iter().filter(|&&(_, crosser)| crosser == victim);
            (crossed.map(|&(cell, _)| cell).collect(), victim)
        })
    }

    /// With what other pieces have crossed later: at most eight cells. A cell that several have crossed counts for the one that crossed it last.
    pub fn joined(self, later: Self) -> Self {
        let earlier = self.crossed.iter().filter(|&&(cell, _)| !later.contains(cell));
        let mut crossed: ArrayVec<[(Cell, Cell); 8]> =
            later.crossed.iter().chain(earlier).copied().take(Self::MOST_CELLS).collect();
        crossed.sort_unstable();
        Self { crossed }
    }

    /// Without what fails the test: a piece, or one of its cells.
    pub fn retained(self, keeps_victim: impl Fn(Cell) -> bool, keeps_cell: impl Fn(Cell) -> bool) -> Self {
        let mut crossed = self.crossed;
        crossed.retain(|&(cell, victim)| keeps_victim(victim) && keeps_cell(cell));
        Self { crossed }
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
    /// How many of a row of turns the side has already made, in games in which players move several times in a row.
    pub made: u16,
    /// The capture en passant that is possible.
    pub passing: Passing,
    /// Turns since the last capture, drop or pawn-like move.
    pub halfmove: u32,
    /// The number of the move, counted from 1.
    pub fullmove: u32,
    /// Which side has castled, in games in which an ending asks for it.
    pub castled: [bool; 2],
    /// The checks that each side has given, in games that count them.
    pub checks: [u8; 2],
    /// How many of the last turns in a row were passes, in games that count them.
    pub passes: u8,
    /// After how many of the last turns in a row royal pieces faced each other, in games that count them.
    pub facing: u8,
    /// By side: the cell on which its last turn captured a piece, while that bars captures like it; [`Cell::NONE`] if there is none.
    pub struck: [Cell; 2],
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
            made: 0,
            passing: Passing::default(),
            halfmove: 0,
            fullmove: 1,
            castled: [false; 2],
            checks: [0; 2],
            passes: 0,
            facing: 0,
            struck: [Cell::NONE; 2],
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
