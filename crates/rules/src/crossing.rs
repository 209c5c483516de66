//! Pieces that go over to the other level when they have moved, as in Alice chess (V. R. Parton, 1953).
//!
//! A move is made within a level, as if nothing followed. Then each piece that moved goes over to the same cell of the other level, which must be
//! empty. The royal piece must be safe twice: before the crossing, if it is on the level of the move, and after it.

use arrayvec::ArrayVec;

use crate::action::{Action, ActionKind};
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;

impl Position {
    /// Where a piece ends that moves to this cell: there or, where pieces cross, on the same cell of the other level. [`Cell::NONE`] if that one does
    /// not exist.
    #[must_use]
    pub fn landing(&self, to: Cell) -> Cell {
        self.rules.counterparts.get(to.index()).copied().unwrap_or(to)
    }

    /// The cells to which an action brings pieces within their level, and from which they cross.
    pub(crate) fn arrivals(action: Action) -> ArrayVec<Cell, 2> {
        match action.kind() {
            ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => [action.to()].into_iter().collect(),
            ActionKind::Castle => [action.via(), action.aux()].into_iter().collect(),
            ActionKind::Swap
            | ActionKind::Drop
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass
            | ActionKind::Gate
            | ActionKind::Shot => ArrayVec::new(),
        }
    }

    /// The cells of the other level that must be empty for the action and are not. Missing cells are left out.
    pub(crate) fn landings_taken(&self, action: Action) -> ArrayVec<Cell, 2> {
        if self.rules.counterparts.is_empty() {
            return ArrayVec::new();
        }
        let landings = Self::arrivals(action).into_iter().map(|to| self.landing(to));
        landings.filter(|&cell| cell != Cell::NONE && !self.at(cell).is_none()).collect()
    }

    /// Can the pieces that the action moves cross? Always where pieces do not cross.
    pub(crate) fn can_cross(&self, action: Action) -> bool {
        self.rules.counterparts.is_empty()
            || Self::arrivals(action)
                .into_iter()
                .map(|to| self.landing(to))
                .all(|cell| cell != Cell::NONE && self.at(cell).is_none())
    }

    /// Takes the crossing of an action that has just been made back, if the royal piece of `side` is on the level of the move. Returns whether it is. The
    /// log has the change, so that unmaking the action restores everything.
    pub(crate) fn stay(&mut self, action: Action, side: Side) -> bool {
        let arrivals = Self::arrivals(action);
        let Some(&first) = arrivals.first().filter(|_| !self.rules.counterparts.is_empty()) else { return false };
        let board = &self.rules.definition.board;
        let level = |cell: Cell| board.coordinates(cell.0).level;
        // The royal piece may be among those that crossed.
        let crossed = |royal: Cell| arrivals.iter().any(|&to| self.landing(to) == royal);
        let own = level(first);
        let same = self.royal_cells(side).any(|royal| (level(royal) == own) != crossed(royal));
        if same {
            for &to in &arrivals {
                let landing = self.landing(to);
                let piece = self.at(landing);
                self.set(landing, Piece::NONE, &mut ());
                self.set(to, piece, &mut ());
            }
            self.settle();
        }
        same
    }

    /// Was the royal piece of `side` safe before the pieces of this action, which has just been made, crossed? Changes the position; unmake the action
    /// next.
    pub(crate) fn stayed_safe(&mut self, action: Action, side: Side) -> bool {
        !self.stay(action, side) || !self.in_check(side)
    }
}
