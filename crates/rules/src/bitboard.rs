//! Sets of cells of boards that are small enough for one machine word.

use std::fmt::Debug;
use std::ops::{BitAndAssign, BitOrAssign};

use num_traits::{PrimInt, WrappingSub};

use crate::cellset::CellSet;
use crate::piece::Cell;

/// A set of the first 64 or 128 cells: bit `n` is the cell with number `n`.
pub trait Bitboard:
    PrimInt + WrappingSub + BitAndAssign + BitOrAssign + Default + Debug + Send + Sync + 'static
{
    /// How many cells it has room for.
    const CELLS: usize;

    /// The cells of a set, as far as there is room for them.
    #[must_use]
    fn of(set: &CellSet) -> Self;

    /// The cells numbered 0 to 63.
    #[must_use]
    fn low(self) -> u64;

    /// Cells numbered 0 to 63.
    #[must_use]
    fn of_low(low: u64) -> Self;

    /// The set of one cell; of none, if there is no room for it.
    #[inline]
    #[must_use]
    fn cell(cell: Cell) -> Self {
        if cell.index() < Self::CELLS { Self::one() << cell.index() } else { Self::zero() }
    }

    /// Is the cell in the set?
    #[inline]
    #[must_use]
    fn has(self, cell: Cell) -> bool {
        self.meets(Self::cell(cell))
    }

    /// Is there a cell in both?
    #[inline]
    #[must_use]
    fn meets(self, other: Self) -> bool {
        self & other != Self::zero()
    }

    /// Its cells, lowest number first.
    #[inline]
    fn cells(mut self) -> impl Iterator<Item = Cell> {
        std::iter::from_fn(move || {
            (!self.is_zero()).then(|| {
                let cell = Cell(self.trailing_zeros() as u16);
                self &= self - Self::one();
                cell
            })
        })
    }
}

impl Bitboard for u64 {
    const CELLS: usize = 64;

    #[inline]
    fn of(set: &CellSet) -> Self {
        set.low()
    }

    #[inline]
    fn low(self) -> u64 {
        self
    }

    #[inline]
    fn of_low(low: u64) -> Self {
        low
    }
}

impl Bitboard for u128 {
    const CELLS: usize = 128;

    #[inline]
    fn of(set: &CellSet) -> Self {
        set.first_128()
    }

    #[inline]
    fn low(self) -> u64 {
        self as u64
    }

    #[inline]
    fn of_low(low: u64) -> Self {
        low.into()
    }
}
