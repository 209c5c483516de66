//! Actions, the parts that turns are made of, packed into one word; and whole turns.

use crate::piece::Cell;

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ActionKind {
    /// A piece moves, capturing what stands on the goal.
    Move = 0,
    /// A double step; `via` is the middle cell.
    Double = 1,
    /// A piece moves to an en-passant cell and captures the piece that passed it.
    EnPassant = 2,
    /// Castling: `from` royal piece, `to` partner, `via` and `aux` their goals.
    Castle = 3,
    /// A royal piece and a neighbour change places (ST-19).
    Swap = 4,
    /// A piece from the hand is put on `to`.
    Drop = 5,
    /// Second part: a neutral piece moves.
    Neutral = 6,
    /// Second part: a neutral piece and an own piece change places (DE-6 c).
    NeutralSwap = 7,
    /// Second part: a neutral piece is put on the board.
    NeutralPlace = 8,
    /// Second part: a piece elsewhere is promoted (ST-25).
    Promote = 9,
    /// Second part: nothing.
    Pass = 10,
}

/// By number; filled up so that a mask keeps every number within it.
const KINDS: [ActionKind; 16] = [
    ActionKind::Move,
    ActionKind::Double,
    ActionKind::EnPassant,
    ActionKind::Castle,
    ActionKind::Swap,
    ActionKind::Drop,
    ActionKind::Neutral,
    ActionKind::NeutralSwap,
    ActionKind::NeutralPlace,
    ActionKind::Promote,
    ActionKind::Pass,
    ActionKind::Pass,
    ActionKind::Pass,
    ActionKind::Pass,
    ActionKind::Pass,
    ActionKind::Pass,
];

/// One part of a turn. Meaningful only for the position (and rules) that offered it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Action(u64);

impl Action {
    /// The second part "nothing".
    pub const PASS: Self = Self((ActionKind::Pass as u64) << 48);

    #[inline]
    pub(crate) const fn new(kind: ActionKind, from: Cell, to: Cell) -> Self {
        Self((kind as u64) << 48 | (to.0 as u64) << 10 | from.0 as u64)
    }

    /// With the middle cell of a double step, or the royal piece's goal in castling.
    #[inline]
    pub(crate) const fn with_via(self, via: Cell) -> Self {
        Self(self.0 | (via.0 as u64) << 20)
    }

    /// With the kind that the piece becomes, or that is dropped.
    #[inline]
    pub(crate) const fn with_piece(self, kind: usize) -> Self {
        Self(self.0 | (kind as u64 + 1) << 30)
    }

    /// With the partner's goal in castling.
    #[inline]
    pub(crate) const fn with_aux(self, aux: Cell) -> Self {
        Self(self.0 | (aux.0 as u64) << 38)
    }

    /// What it does.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> ActionKind {
        KINDS[(self.0 >> 48) as usize & (KINDS.len() - 1)]
    }

    /// Where the piece stands before (for drops: the goal).
    #[inline]
    #[must_use]
    pub const fn from(self) -> Cell {
        Cell((self.0 & 0x3ff) as u16)
    }

    /// Where it goes (castling and swaps: the partner's cell).
    #[inline]
    #[must_use]
    pub const fn to(self) -> Cell {
        Cell((self.0 >> 10 & 0x3ff) as u16)
    }

    /// The middle cell of a double step, or the royal piece's goal in castling.
    #[inline]
    #[must_use]
    pub const fn via(self) -> Cell {
        Cell((self.0 >> 20 & 0x3ff) as u16)
    }

    /// The partner's goal in castling.
    #[inline]
    #[must_use]
    pub const fn aux(self) -> Cell {
        Cell((self.0 >> 38 & 0x3ff) as u16)
    }

    /// The kind that the piece becomes, or that is dropped (index in the definition's `pieces`).
    #[inline]
    #[must_use]
    pub const fn piece_type(self) -> Option<usize> {
        match self.0 >> 30 & 0xff {
            0 => None,
            kind => Some(kind as usize - 1),
        }
    }

    /// All of it in one word, for hash tables.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl std::fmt::Debug for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:?}({} {} via {} piece {:?})",
            self.kind(),
            self.from().0,
            self.to().0,
            self.via().0,
            self.piece_type()
        )
    }
}

/// A whole turn: a first part and, in games whose turns have two, a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What the mover's own piece does.
    pub first: Action,
    /// What is done besides; [`Action::PASS`] where it was left out; `None` where there is no second part.
    pub second: Option<Action>,
}
