//! Moves that friends lend to a piece.

use super::{Generator, Sink};
use crate::action::{Action, ActionKind};
use crate::influence::Lent;
use crate::piece::Cell;

impl<S: Sink> Generator<'_, S> {
    /// Moves of a piece that is lent some: its own, if it has them, and then those to cells to which they do not lead. Not inlined, because few games have
    /// such pieces.
    #[inline(never)]
    pub(super) fn lent_moves(&mut self, from: Cell, kind: usize, lent: Lent) {
        if lent.own {
            self.piece_moves(from, kind);
        }
        let [moves, captures] = self.position.lent_goals(from, self.side, kind, lent);
        let each = moves.iter().map(|to| (to, false)).chain(captures.iter().map(|to| (to, true)));
        for (to, captures) in each {
            let concerned = self.may_promote(kind, from, to);
            if !self.noisy || captures || concerned {
                self.arrive_as(kind, Action::new(ActionKind::Move, from, to), concerned, false);
            }
        }
    }
}
