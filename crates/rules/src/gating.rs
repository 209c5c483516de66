//! Gating: pieces that come in from the hand where others leave their first cells.
//!
//! The third field of a position names the pieces that let others in ([`rights`](crate::rights)).

use crate::action::{Action, ActionKind};
use crate::piece::{Cell, Side};
use crate::position::Position;

impl Position {
    /// Has the piece of `side` on this cell not moved, in a game where that lets pieces in?
    pub(crate) fn lets_in(&self, side: Side, cell: Cell) -> bool {
        self.rules.gating.as_ref().is_some_and(|gating| gating.zone[side.index()].has(cell))
            && self.at(cell).is_owned_by(side)
    }

    /// Notes, before a first part is made, which of these cells pieces leave for the first time.
    pub(crate) fn open_gates(&mut self, left: [Cell; 2]) {
        let side = self.state.side;
        let opened = left.map(|cell| {
            let first = self.lasting().rights.contains(&cell) && self.lets_in(side, cell);
            if first { cell } else { Cell::NONE }
        });
        if opened != self.lasting().opened {
            self.lasting_mut().opened = opened;
        }
    }

    /// Can a piece come in now, after the first part of a turn?
    pub(crate) fn may_gate(&self) -> bool {
        self.gatings().next().is_some()
    }

    /// The ways in which pieces may come in now. None of them changes whether a cell is occupied that was so before the turn.
    pub(crate) fn gatings(&self) -> impl Iterator<Item = Action> + use<> {
        let kinds = self.rules.gating.as_ref().map_or(0, |gating| gating.kinds);
        let hand = self.hands[self.state.side.index()];
        let open = self
            .lasting()
            .opened
            .map(|cell| if cell != Cell::NONE && self.at(cell).is_none() { cell } else { Cell::NONE });
        let held = (0..self.rules.kinds()).filter(move |&kind| kinds >> kind & 1 != 0 && hand[kind] > 0);
        held.flat_map(move |kind| {
            let cells = open.into_iter().filter(|&cell| cell != Cell::NONE);
            cells.map(move |cell| Action::new(ActionKind::Gate, cell, cell).with_piece(kind))
        })
    }

    /// Ends the rights of `side` that only let pieces in, once nothing can come in any more.
    pub(crate) fn close_gates(&mut self, side: Side) {
        let Some(gating) = &self.rules.gating else { return };
        let comes = |kind: usize| {
            let returns = self.rules.definition.pieces.iter().any(|piece| piece.returns == Some(kind));
            gating.kinds >> kind & 1 != 0 && (returns || self.hands[side.index()][kind] > 0)
        };
        if (0..self.rules.kinds()).any(comes) {
            return;
        }
        let castling = self.rules.castling.royals | self.rules.castling.partners;
        self.retain_rights(|position, right| {
            let piece = position.at(right);
            !piece.is_owned_by(side) || castling >> piece.kind() & 1 != 0
        });
    }
}
