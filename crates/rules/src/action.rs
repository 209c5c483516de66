//! Actions and turns. An action is one part of a turn, packed into a 64-bit word; a turn has one or two of them.

use strum::VariantArray as _;

use crate::piece::Cell;

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
#[repr(u8)]
pub enum ActionKind {
    /// A piece moves to the target cell and captures the enemy piece there, if any.
    Move,
    /// A double step. `via` is the middle cell; it holds no cell in games with relays and gates.
    Double,
    /// A piece moves to an en-passant cell and captures the piece that has just passed it.
    EnPassant,
    /// Castling. `from` is the royal piece's cell and `to` the partner's; `via` and `aux` are their target cells.
    Castle,
    /// A royal piece and a neighbouring piece of its side change places (ST-19).
    Swap,
    /// A piece is dropped from the hand on `to`.
    Drop,
    /// Second part: a neutral piece moves.
    Neutral,
    /// Second part: a neutral piece and a piece of the mover change places (DE-6 c).
    NeutralSwap,
    /// Second part: a neutral piece is put on the board.
    NeutralPlace,
    /// Second part: a piece other than the one that moved is promoted (ST-25).
    Promote,
    /// Second part: nothing.
    Pass,
    /// Second part: a piece from the hand is put on a cell that another piece has just left for the first time.
    Gate,
    /// A piece captures the enemy piece on `to` and stays where it is.
    Shot,
}

impl ActionKind {
    /// Does a piece of the player go from `from` to `to` by one of its motions?
    pub(crate) const fn is_motion(self) -> bool {
        match self {
            Self::Move | Self::Double | Self::EnPassant => true,
            Self::Castle
            | Self::Swap
            | Self::Drop
            | Self::Neutral
            | Self::NeutralSwap
            | Self::NeutralPlace
            | Self::Promote
            | Self::Pass
            | Self::Gate
            | Self::Shot => false,
        }
    }

    /// If it captures, is the victim on `to`, where the opponent may recapture? Not so en passant.
    #[inline]
    #[must_use]
    pub const fn captures_on_target(self) -> bool {
        match self {
            Self::Move => true,
            Self::EnPassant
            | Self::Double
            | Self::Castle
            | Self::Swap
            | Self::Drop
            | Self::Neutral
            | Self::NeutralSwap
            | Self::NeutralPlace
            | Self::Promote
            | Self::Pass
            | Self::Gate
            | Self::Shot => false,
        }
    }

    /// Is it a motion that changes no cell but `from` and `to`?
    #[inline]
    pub(crate) const fn is_plain_motion(self) -> bool {
        match self {
            Self::Move | Self::Double => true,
            Self::EnPassant
            | Self::Castle
            | Self::Swap
            | Self::Drop
            | Self::Neutral
            | Self::NeutralSwap
            | Self::NeutralPlace
            | Self::Promote
            | Self::Pass
            | Self::Gate
            | Self::Shot => false,
        }
    }
}

/// All kinds by number, padded to a power of two so that a mask keeps every number in range.
const KINDS: [ActionKind; 16] = {
    let mut kinds = [ActionKind::Pass; 16];
    let mut number = 0;
    while number < ActionKind::VARIANTS.len() {
        kinds[number] = ActionKind::VARIANTS[number];
        number += 1;
    }
    kinds
};

/// One part of a turn. Valid only in the position that generated it.
///
/// Layout: bits 0 to 10 `from`, 11 to 21 `to`, 22 to 32 `via`, 33 to 40 the kind of piece plus one, 41 to 51 `aux`, from
/// 52 the kind of action. A cell has 11 bits, so that [`Cell::NONE`] fits too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Action(u64);

impl Action {
    /// The empty second part.
    pub const PASS: Self = Self((ActionKind::Pass as u64) << 52);

    /// An action without further fields.
    #[inline]
    pub(crate) const fn new(kind: ActionKind, from: Cell, to: Cell) -> Self {
        Self((kind as u64) << 52 | (to.0 as u64) << 11 | from.0 as u64)
    }

    /// Sets the middle cell of a double step, or the royal piece's target cell in castling.
    #[inline]
    pub(crate) const fn with_via(self, via: Cell) -> Self {
        Self(self.0 | (via.0 as u64) << 22)
    }

    /// Sets the kind that the piece becomes or that is dropped.
    #[inline]
    pub(crate) const fn with_piece(self, kind: usize) -> Self {
        Self(self.0 | (kind as u64 + 1) << 33)
    }

    /// Sets the partner's target cell in castling.
    #[inline]
    pub(crate) const fn with_aux(self, aux: Cell) -> Self {
        Self(self.0 | (aux.0 as u64) << 41)
    }

    /// What the action does.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> ActionKind {
        KINDS[(self.0 >> 52) as usize & (KINDS.len() - 1)]
    }

    /// The cell that the piece leaves. For drops, pieces that come in, placed neutral pieces and promotions elsewhere, the same as
    /// [`Action::to`].
    #[inline]
    #[must_use]
    pub const fn from(self) -> Cell {
        Cell((self.0 & 0x7ff) as u16)
    }

    /// The target cell. In castling and swaps, the cell of the other piece.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Cell {
        Cell((self.0 >> 11 & 0x7ff) as u16)
    }

    /// The middle cell of a double step, or the royal piece's target cell in castling. Meaningless for other actions.
    #[inline]
    #[must_use]
    pub const fn via(self) -> Cell {
        Cell((self.0 >> 22 & 0x7ff) as u16)
    }

    /// The partner's target cell in castling. Meaningless for other actions.
    #[inline]
    #[must_use]
    pub const fn aux(self) -> Cell {
        Cell((self.0 >> 41 & 0x7ff) as u16)
    }

    /// The kind that the piece becomes or that is dropped, as an index into the definition's `pieces`. For a placed
    /// neutral piece, an index into `neutrals`.
    #[inline]
    #[must_use]
    pub const fn piece_type(self) -> Option<usize> {
        match self.0 >> 33 & 0xff {
            0 => None,
            kind => Some(kind as usize - 1),
        }
    }

    /// A 32-bit code for compact tables, never 0. Two different actions of one position share a code only if they
    /// differ in nothing but [`Action::via`] and [`Action::aux`].
    #[must_use]
    pub const fn code(self) -> u32 {
        let piece = match self.piece_type() {
            None => 0,
            Some(kind) => kind as u32 + 1,
        };
        (self.kind() as u32 + 1) << 28 | piece << 20 | (self.to().0 as u32) << 10 | self.from().0 as u32
    }

    /// The action with this code, if the code determines it: moves and drops only. The action need not be legal in any
    /// given position.
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

    /// The whole action as one word, for use as a hash key.
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
    /// What the mover does with a piece of their own.
    pub first: Action,
    /// What the mover does afterwards: [`Action::PASS`] if the part is left empty, `None` if the turn has no second
    /// part.
    pub second: Option<Action>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_drops_come_back_from_their_codes() {
        for action in [
            Action::new(ActionKind::Move, Cell(0), Cell(1023)),
            Action::new(ActionKind::Move, Cell(1023), Cell(0)).with_piece(61),
            Action::new(ActionKind::Drop, Cell(300), Cell(300)).with_piece(0),
        ] {
            assert_eq!(Action::from_code(action.code()), Some(action));
        }
        assert_eq!(Action::from_code(Action::PASS.code()), None);
        assert_eq!(Action::from_code(0), None);
    }
}
