//! Sides, cells and pieces as small numbers.

use std::fmt;

use variorum_gamedef::definition::Receiver;

/// The largest number of cells of a board.
pub const MAX_CELLS: usize = variorum_gamedef::board::MAX_CELLS;
/// Mask that keeps a cell number inside the fixed-size tables.
pub(crate) const CELL_MASK: usize = MAX_CELLS - 1;
/// The largest number of kinds of piece in a game. One more slot is reserved for the confined form of a royal piece.
pub const MAX_KINDS: usize = 62;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Side {
    /// Moves first.
    White = 0,
    /// Moves second.
    Black = 1,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The side that gets a captured piece of this side in hand.
    #[inline]
    #[must_use]
    pub const fn recipient(self, receiver: Receiver) -> Self {
        match receiver {
            Receiver::Captor => self.other(),
            Receiver::Owner => self,
        }
    }

    /// 0 for White, 1 for Black.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `w` or `b`.
    #[inline]
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// A cell of the board of one game. The default is the first cell. [`Rules::cell`](crate::Rules::cell) and
/// [`Rules::parse_cell`](crate::Rules::parse_cell) create cells, and only those that the board has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub(crate) u16);

impl Cell {
    /// "No cell", where a cell is optional in packed data.
    pub(crate) const NONE: Self = Self(0x7ff);

    /// The number of the cell, from 0, in the order of [`variorum_gamedef::board::Board`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The content of a cell in one byte: nothing, a piece of a side, or a neutral piece.
///
/// Bits 6 and 7 hold the owner (`01` White, `10` Black, `11` neutral, `00` nothing), bits 0 to 5 the kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece(pub(crate) u8);

/// A [`Piece`] as an enum, for matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A piece of a side and its kind, an index into the definition's `pieces`.
    Owned(Side, usize),
    /// A neutral piece's kind, an index into the definition's `neutrals`.
    Neutral(usize),
}

impl Piece {
    /// No piece.
    pub const NONE: Self = Self(0);

    /// A piece of a side. `kind` is an index into the definition's `pieces`.
    ///
    /// # Panics
    /// If `kind` is not below [`MAX_KINDS`].
    #[must_use]
    pub const fn owned(side: Side, kind: usize) -> Self {
        assert!(kind < MAX_KINDS, "there are at most 62 kinds of piece");
        Self::of(side, kind)
    }

    /// A neutral piece. `kind` is an index into the definition's `neutrals`.
    ///
    /// # Panics
    /// If `kind` is not below [`MAX_KINDS`].
    #[must_use]
    pub const fn neutral(kind: usize) -> Self {
        assert!(kind < MAX_KINDS, "there are at most 62 kinds of piece");
        Self::of_neutral(kind)
    }

    /// [`Piece::owned`] without the check, for a kind of the game.
    #[inline]
    pub(crate) const fn of(side: Side, kind: usize) -> Self {
        Self((0x40 << (side as u8)) | kind as u8)
    }

    /// [`Piece::neutral`] without the check, for a kind of the game.
    #[inline]
    pub(crate) const fn of_neutral(kind: usize) -> Self {
        Self(0xc0 | kind as u8)
    }

    /// The kind: an index into the definition's `pieces` or, for a neutral piece, `neutrals`. 0 for [`Piece::NONE`].
    #[inline]
    #[must_use]
    pub const fn kind(self) -> usize {
        (self.0 & 0x3f) as usize
    }

    /// Is there no piece?
    #[inline]
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Is this a piece of `side`?
    #[inline]
    #[must_use]
    pub const fn is_owned_by(self, side: Side) -> bool {
        self.0 >> 6 == 1 + side as u8
    }

    /// Is this a neutral piece?
    #[inline]
    #[must_use]
    pub const fn is_neutral(self) -> bool {
        self.0 >= 0xc0
    }

    /// The side of a piece that a side owns.
    #[inline]
    #[must_use]
    pub(crate) fn owner(self) -> Side {
        if self.is_owned_by(Side::White) { Side::White } else { Side::Black }
    }

    /// Owner and kind; `None` for [`Piece::NONE`].
    #[inline]
    #[must_use]
    pub const fn occupant(self) -> Option<Occupant> {
        match self.0 >> 6 {
            0 => None,
            1 => Some(Occupant::Owned(Side::White, self.kind())),
            2 => Some(Occupant::Owned(Side::Black, self.kind())),
            _ => Some(Occupant::Neutral(self.kind())),
        }
    }
}
/// These kinds of piece as bits of a word.
pub(crate) fn kind_bits(kinds: &[usize]) -> u64 {
    kinds.iter().fold(0, |bits, &kind| bits | 1 << kind)
}
