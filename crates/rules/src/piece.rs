//! Sides, cells and the pieces that stand on them, as small numbers.

use std::fmt;

/// Most cells that a board may have.
pub const MAX_CELLS: usize = variorum_gamedef::board::MAX_CELLS;
/// Bitboard64 that keeps a cell's number inside the fixed tables.
pub(crate) const CELL_MASK: usize = MAX_CELLS - 1;
/// Most kinds of piece that a game may have, one being kept free for the confined form of a royal piece.
pub const MAX_KINDS: usize = 62;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Side {
    /// Moves first.
    White = 0,
    /// Moves second.
    Black = 1,
}

impl Side {
    /// Both, White first.
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

/// A cell of the board of one game; by default the first. [`Rules::cell`](crate::Rules::cell) and
/// [`Rules::parse_cell`](crate::Rules::parse_cell) make them, and only those that the board has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub(crate) u16);

impl Cell {
    /// Stands for "no cell" where a cell is optional in packed data.
    pub(crate) const NONE: Self = Self(0x3ff);

    /// The cell's number, counted as [`variorum_gamedef::board::Board`] does.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What stands on a cell, in one byte: nothing, a piece of a side, or a neutral piece.
///
/// Bits 6 and 7 say whose it is (`01` White, `10` Black, `11` neutral, `00` nothing), bits 0 to 5 which kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece(pub(crate) u8);

/// A piece taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A piece of a side; the number is its index in the definition's `pieces`.
    Owned(Side, usize),
    /// A neutral piece; the number is its index in the definition's `neutrals`.
    Neutral(usize),
}

impl Piece {
    /// Nothing.
    pub const NONE: Self = Self(0);

    /// A piece of a side. `kind` is its index in the definition's `pieces`.
    ///
    /// # Panics
    /// If `kind` is not below [`MAX_KINDS`].
    #[must_use]
    pub const fn owned(side: Side, kind: usize) -> Self {
        assert!(kind < MAX_KINDS, "there are at most 62 kinds of piece");
        Self::of(side, kind)
    }

    /// A neutral piece. `kind` is its index in the definition's `neutrals`.
    ///
    /// # Panics
    /// If `kind` is not below [`MAX_KINDS`].
    #[must_use]
    pub const fn neutral(kind: usize) -> Self {
        assert!(kind < MAX_KINDS, "there are at most 62 kinds of piece");
        Self::of_neutral(kind)
    }

    /// As [`Piece::owned`], for a kind of the game.
    #[inline]
    pub(crate) const fn of(side: Side, kind: usize) -> Self {
        Self((0x40 << (side as u8)) | (kind as u8 & 0x3f))
    }

    /// As [`Piece::neutral`], for a kind of the game.
    #[inline]
    pub(crate) const fn of_neutral(kind: usize) -> Self {
        Self(0xc0 | (kind as u8 & 0x3f))
    }

    /// Index of the kind among the pieces or the neutral pieces.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> usize {
        (self.0 & 0x3f) as usize
    }

    /// Does nothing stand here?
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

    /// The piece taken apart; `None` where nothing stands.
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
