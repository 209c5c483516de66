//! Sets of cells of boards of any size, as bits.

use crate::piece::{Cell, MAX_CELLS};

/// The number of machine words of a set.
const WORDS: usize = MAX_CELLS / 64;

/// The numbers of some words of a set, as bits.
type WordNumbers = u16;

const _: () = assert!(WORDS == WordNumbers::BITS as usize);

/// A set of cells of one board.
///
/// Most boards fill only the first of its words, so it knows which words may hold cells, and leaves the others alone.
#[derive(Clone, Copy)]
pub struct CellSet {
    words: [u64; WORDS],
    /// All other words are 0; these may be.
    used: WordNumbers,
}

/// The numbers in `words`, lowest first.
#[inline]
fn numbers(mut words: WordNumbers) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (words != 0).then(|| {
            let number = words.trailing_zeros() as usize;
            words &= words - 1;
            number & (WORDS - 1)
        })
    })
}

impl CellSet {
    /// The empty set.
    pub const EMPTY: Self = Self { words: [0; WORDS], used: 0 };
    /// All cells of the largest board.
    pub const FULL: Self = Self { words: [u64::MAX; WORDS], used: WordNumbers::MAX };

    /// Is the cell in the set?
    #[inline]
    #[must_use]
    pub const fn has(&self, cell: Cell) -> bool {
        self.words[(cell.0 as usize >> 6) & (WORDS - 1)] >> (cell.0 & 63) & 1 != 0
    }

    /// Adds a cell.
    #[inline]
    pub const fn add(&mut self, cell: Cell) {
        let number = (cell.0 as usize >> 6) & (WORDS - 1);
        self.words[number] |= 1 << (cell.0 & 63);
        self.used |= 1 << number;
    }

    /// Removes a cell.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.words[(cell.0 as usize >> 6) & (WORDS - 1)] &= !(1 << (cell.0 & 63));
    }

    /// Keeps only the cells that are also in `other` (intersection).
    #[inline]
    pub fn retain(&mut self, other: &Self) {
        numbers(self.used).for_each(|number| self.words[number] &= other.words[number]);
        self.used &= other.used;
    }

    /// The cells that are also in `other`.
    #[inline]
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        let mut common = Self { used: self.used & other.used, ..Self::EMPTY };
        numbers(common.used).for_each(|number| common.words[number] = self.words[number] & other.words[number]);
        common
    }

    /// The cells that are not in `other`.
    #[inline]
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        let mut rest = Self { used: self.used, ..Self::EMPTY };
        numbers(self.used).for_each(|number| rest.words[number] = self.words[number] & !other.words[number]);
        rest
    }

    /// Removes the cells of `other` (difference).
    #[inline]
    pub fn subtract(&mut self, other: &Self) {
        numbers(self.used & other.used).for_each(|number| self.words[number] &= !other.words[number]);
    }

    /// Adds the cells of `other` (union).
    #[inline]
    pub fn extend(&mut self, other: &Self) {
        numbers(other.used).for_each(|number| self.words[number] |= other.words[number]);
        self.used |= other.used;
    }

    /// Cells 0 to 63 as a bitboard.
    #[inline]
    pub(crate) const fn low(&self) -> u64 {
        self.words[0]
    }

    /// Cells 0 to 127 as a bitboard.
    #[inline]
    pub(crate) const fn first_128(&self) -> u128 {
        self.words[0] as u128 | (self.words[1] as u128) << 64
    }

    /// Bit `n % 8` of byte `n / 8` is the cell numbered `n`. Cells beyond the last byte are left out.
    pub(crate) fn to_bytes<const BYTES: usize>(self) -> [u8; BYTES] {
        std::array::from_fn(|byte| (self.words[byte / 8] >> (8 * (byte % 8))) as u8)
    }

    /// Do the sets share a cell?
    #[inline]
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        numbers(self.used & other.used).any(|number| self.words[number] & other.words[number] != 0)
    }

    /// The cells of the intersection with `other`, lowest number first.
    #[inline]
    pub fn common(&self, other: &Self) -> impl Iterator<Item = Cell> + Clone {
        CellIter::new(self.used & other.used, |number| self.words[number] & other.words[number])
    }

    /// The cell of the intersection with `other` with the lowest number; `None` if there is none.
    #[inline]
    #[must_use]
    pub(crate) fn first_common(&self, other: &Self) -> Option<Cell> {
        self.common(other).next()
    }

    /// Is the set empty?
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        numbers(self.used).all(|number| self.words[number] == 0)
    }

    /// The number of cells in the set.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        numbers(self.used).map(|number| self.words[number].count_ones() as usize).sum()
    }

    /// The number of cells of the intersection with `other`.
    #[inline]
    pub(crate) fn count_common(&self, other: &Self) -> usize {
        let count = |number: usize| (self.words[number] & other.words[number]).count_ones() as usize;
        numbers(self.used & other.used).map(count).sum()
    }

    /// The cells of the set, lowest number first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + Clone {
        CellIter::new(self.used, |number| self.words[number])
    }

    /// [`CellSet::iter`] of a set that is not needed any more.
    pub(crate) fn into_cells(self) -> impl Iterator<Item = Cell> {
        CellIter::new(self.used, move |number| self.words[number])
    }

    /// The cell with the lowest number; `None` if the set is empty.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }
}

impl PartialEq for CellSet {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl Eq for CellSet {}

impl std::fmt::Debug for CellSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.add(cell));
        set
    }
}

/// Iterates over the cells of words, lowest number first.
#[derive(Clone)]
struct CellIter<W> {
    /// The word with this number.
    word: W,
    /// The numbers of the words that have not been looked at.
    left: WordNumbers,
    /// What is left of the word at hand.
    rest: u64,
    /// The number of its first cell.
    first: u16,
}

impl<W: Fn(usize) -> u64> CellIter<W> {
    #[inline]
    const fn new(words: WordNumbers, word: W) -> Self {
        Self { word, left: words, rest: 0, first: 0 }
    }
}

impl<W: Fn(usize) -> u64> Iterator for CellIter<W> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.rest == 0 {
            if self.left == 0 {
                return None;
            }
            let number = self.left.trailing_zeros() as usize & (WORDS - 1);
            self.left &= self.left - 1;
            self.rest = (self.word)(number);
            self.first = (number as u16) << 6;
        }
        let cell = Cell(self.first | self.rest.trailing_zeros() as u16);
        self.rest &= self.rest - 1;
        Some(cell)
    }
}
