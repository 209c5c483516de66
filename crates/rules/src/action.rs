//! Actions, the parts that turns are made of, packed into one word; and whole turns.

use strum::VariantArray as _;

use crate::piece::Cell;

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
#[repr(u8)]
pub enum ActionKind {
    /// A piece moves, capturing what stands on the goal.
    Move,
    /// A double step; `via` is the middle cell.
    Double,
    /// A piece moves to an en-passant cell and captures the piece that passed it.
    EnPassant,
    /// Castling: `from` royal piece, `to` partner, `via` and `aux` their goals.
    Castle,
    /// A royal piece and a neighbour change places (ST-19).
    Swap,
    /// A piece from the hand is put on `to`.
    Drop,
    /// Second part: a neutral piece moves.
    Neutral,
    /// Second part: a neutral piece and an own piece change places (DE-6 c).
    NeutralSwap,
    /// Second part: a neutral piece is put on the board.
    NeutralPlace,
    /// Second part: a piece elsewhere is promoted (ST-25).
    Promote,
    /// Second part: nothing.
    Pass,
}

/// All kinds by number; filled up so that a mask keeps every number within it.
const KINDS: [ActionKind; 16] = {
    let mut kinds = [ActionKind::Pass; 16];
    let mut number = 0;
    while number < ActionKind::VARIANTS.len() {
        kinds[number] = ActionKind::VARIANTS[number];
        number += 1;
    }
    kinds
};

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

    /// A code of 32 bits for tables that have no room for more, never 0. Two actions of one position share a code only if they
    /// differ in nothing but the cells of [`Action::via`] and [`Action::aux`].
    #[must_use]
    pub const fn code(self) -> u32 {
        let piece = match self.piece_type() {
            None => 0,
            Some(kind) => kind as u32 + 1,
        };
        (self.kind() as u32 + 1) << 28 | piece << 20 | (self.to().0 as u32) << 10 | self.from().0 as u32
    }

    /// The action with this code, where the code says all of it: moves and drops. Whether a position offers it is another
    /// question.
    #[must_use]
    pub const fn from_code(code: u32) -> Option<Self> {
        let kind = match code >> 28 {
            1 => ActionKind::Move,
            6 => ActionKind::Drop,
            _ => return None,
        };
        let action = Self::new(kind, Cell((code & 0x3ff) as u16), Cell((code >> 10 & 0x3ff) as u16));
        Some(match code >> 20 & 0xff {
            0 => action,
            piece => action.with_piece(piece as usize - 1),
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_drops_come_back_from_their_codes() {
        for action in [
            Action::new(ActionKind::Move, Cell(0), Cell(511)),
            Action::new(ActionKind::Move, Cell(511), Cell(0)).with_piece(61),
            Action::new(ActionKind::Drop, Cell(300), Cell(300)).with_piece(0),
        ] {
            assert_eq!(Action::from_code(action.code()), Some(action));
        }
        assert_eq!(Action::from_code(Action::PASS.code()), None);
        assert_eq!(Action::from_code(0), None);
    }
}
