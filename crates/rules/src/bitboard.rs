//! Bitboards: sets of cells of boards that fit one machine word.

use std::fmt::Debug;
use std::ops::{BitAndAssign, BitOrAssign};

use num_traits::{PrimInt, WrappingSub};

use crate::cellset::CellSet;
use crate::piece::{Cell, MAX_CELLS};

/// A set of the first [`Bitboard::CELLS`] cells. Bit `n` is the cell with number `n`.
pub trait Bitboard:
    PrimInt + WrappingSub + BitAndAssign + BitOrAssign + Default + Debug + Send + Sync + 'static
{
    /// How many cells fit.
    const CELLS: usize;

    /// The cells of a set that fit.
    #[must_use]
    fn of(set: &CellSet) -> Self;

    /// Cells 0 to 63.
    #[must_use]
    fn low(self) -> u64;

    /// The set of these cells, numbered 0 to 63.
    #[must_use]
    fn of_low(low: u64) -> Self;

    /// The set of one cell; empty if the cell does not fit.
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

    /// Do the sets share a cell?
    #[inline]
    #[must_use]
    fn meets(self, other: Self) -> bool {
        self & other != Self::zero()
    }

    /// The cells of the set, lowest number first.
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

/// A set of the first 512 cells; slower than `u64` and `u128`.
pub type WideBitboard = bnum::types::U512;

/// A set of all cells of any board; the slowest.
pub type WidestBitboard = bnum::types::U1024;

macro_rules! wide {
    ($word:ty, $cells:literal) => {
        impl Bitboard for $word {
            const CELLS: usize = $cells;

            #[inline]
            fn of(set: &CellSet) -> Self {
                Self::from_bytes(set.to_bytes())
            }

            #[inline]
            fn low(self) -> u64 {
                let bytes = self.to_bytes();
                u64::from_le_bytes(std::array::from_fn(|index| bytes[index]))
            }

            #[inline]
            fn of_low(low: u64) -> Self {
                let bytes = low.to_le_bytes();
                Self::from_bytes(std::array::from_fn(|index| bytes.get(index).copied().unwrap_or(0)))
            }
        }
    };
}

wide!(WideBitboard, 512);
wide!(WidestBitboard, 1024);

const _: () = assert!(WidestBitboard::CELLS >= MAX_CELLS);

#[cfg(test)]
mod tests {
    use super::*;

    fn holds_its_cells<B: Bitboard>() {
        let numbers = [0, 1, 63, 64, 127, 128, 300, 511, 512, 1023];
        let cells: Vec<Cell> = numbers.iter().map(|&number| Cell(number)).collect();
        let word = B::of(&cells.iter().copied().collect());
        let fitting: Vec<Cell> = cells.iter().copied().filter(|cell| cell.index() < B::CELLS).collect();
        assert_eq!(word.cells().collect::<Vec<_>>(), fitting);
        assert_eq!(word, cells.iter().fold(B::of(&CellSet::EMPTY), |word, &cell| word | B::cell(cell)));
        assert!(word.has(Cell(300)) && !word.has(Cell(301)));
        assert_eq!(word.low(), 1 << 63 | 0b11);
        assert_eq!(B::of_low(word.low()).count_ones(), 3);
    }

    #[test]
    fn wide_words_hold_the_cells_that_fit() {
        holds_its_cells::<WideBitboard>();
        holds_its_cells::<WidestBitboard>();
    }
}
