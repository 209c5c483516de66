//! Sets of cells of boards of any size, as bits.

use crate::piece::{Cell, MAX_CELLS};

/// The number of machine words of a set.
const WORDS: usize = MAX_CELLS / 64;

/// A set of cells of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);
    /// All cells of the largest board.
    pub const FULL: Self = Self([u64::MAX; WORDS]);

    /// Is the cell in the set?
    #[inline]
    #[must_use]
    pub const fn has(&self, cell: Cell) -> bool {
        self.0[(cell.0 as usize >> 6) & (WORDS - 1)] >> (cell.0 & 63) & 1 != 0
    }

    /// Adds a cell.
    #[inline]
    pub const fn add(&mut self, cell: Cell) {
        self.0[(cell.0 as usize >> 6) & (WORDS - 1)] |= 1 << (cell.0 & 63);
    }

    /// Removes a cell.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[(cell.0 as usize >> 6) & (WORDS - 1)] &= !(1 << (cell.0 & 63));
    }

    /// Keeps only the cells that are also in `other` (intersection).
    pub fn retain(&mut self, other: &Self) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= mask;
        }
    }

    /// Removes the cells of `other` (difference).
    pub fn subtract(&mut self, other: &Self) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= !mask;
        }
    }

    /// Adds the cells of `other` (union).
    pub fn extend(&mut self, other: &Self) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word |= mask;
        }
    }

    /// Cells 0 to 63 as a bitboard.
    #[inline]
    pub(crate) const fn low(&self) -> u64 {
        self.0[0]
    }

    /// Cells 0 to 127 as a bitboard.
    #[inline]
    pub(crate) const fn first_128(&self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    /// Bit `n % 8` of byte `n / 8` is the cell numbered `n`.
    pub(crate) fn to_bytes(self) -> [u8; MAX_CELLS / 8] {
        std::array::from_fn(|byte| (self.0[byte / 8] >> (8 * (byte % 8))) as u8)
    }

    /// Do the sets share a cell?
    #[inline]
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |both, (a, b)| both | a & b) != 0
    }

    /// The cells of the intersection with `other`, lowest number first.
    #[inline]
    pub fn common(&self, other: &Self) -> impl Iterator<Item = Cell> {
        let mut both = *self;
        both.retain(other);
        CellIter { words: both.0, at: 0 }
    }

    /// Is the set empty?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The number of cells in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().filter(|&&word| word != 0).map(|word| word.count_ones() as usize).sum()
    }

    /// The cells of the set, lowest number first.
    #[inline]
    pub fn iter(&self) -> CellIter {
        CellIter { words: self.0, at: 0 }
    }

    /// The cell with the lowest number; `None` if the set is empty.
    #[must_use]
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.add(cell));
        set
    }
}

/// Iterates over the cells of a [`CellSet`], lowest number first.
#[derive(Clone)]
pub struct CellIter {
    words: [u64; WORDS],
    at: usize,
}

impl Iterator for CellIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.at < WORDS {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(Cell((self.at as u16) << 6 | word.trailing_zeros() as u16));
            }
            self.at += 1;
        }
        None
    }
}
