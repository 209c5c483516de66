//! What the third field of a position says: which pieces have not moved, as far as that matters.
//!
//! In most games these are the partners for castling, and each may castle as long as it is named. Where pieces that have not moved let others in from
//! the hand, or have moves of their own, the field names all for which that matters and the royal pieces that castle. Then castling needs both names.

use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::rules::{CastlingZones, Rules};

impl Rules {
    /// Does the third field name the royal pieces that castle too, instead of their partners alone?
    pub(crate) fn names_royals(&self) -> bool {
        self.gating.is_some() || self.first_moves.kinds != 0
    }

    fn castling_zones(&self, side: Side) -> impl Iterator<Item = &CastlingZones> {
        self.castling.zones.iter().filter(move |zones| zones.side == side)
    }

    /// May a piece of this kind castle from this cell as the royal piece? Others of its kind have no part in the rights.
    fn castles_from(&self, side: Side, kind: usize, cell: Cell) -> bool {
        self.castling.royals >> kind & 1 != 0
            && self.castling_zones(side).any(|zones| zones.royal_kind == kind && zones.royal_from.has(cell))
    }
}

impl Position {
    /// Can what stands on this cell have a right?
    pub(crate) fn may_have_right(&self, cell: Cell) -> bool {
        let piece = self.at(cell);
        if piece.is_none() || piece.is_neutral() {
            return false;
        }
        let side = piece.owner();
        self.rules.first_moves.concerns(piece.kind())
            || self.lets_in(side, cell)
            || self.castles_with_right(side, cell)
            || self.roams(side, cell)
    }

    /// Is a castling possible in which the piece on this cell takes part, if nothing is in the way?
    fn castles_with_right(&self, side: Side, cell: Cell) -> bool {
        let rights = &self.lasting().rights;
        if !self.rules.names_royals() {
            return self.castling_paths(side, cell).next().is_some();
        }
        rights.iter().any(|&partner| {
            self.castling_paths(side, partner)
                .any(|path| (partner == cell || path.royal == cell) && rights.contains(&path.royal))
        })
    }

    /// Does the partner on this cell keep its right wherever the two pieces stand within their zones (MF-11)?
    fn roams(&self, side: Side, partner: Cell) -> bool {
        let kind = self.at(partner).kind();
        self.rules.castling_zones(side).any(|zones| {
            let royal = |cell: Cell| self.at(cell).is_owned_by(side) && self.at(cell).kind() == zones.royal_kind;
            zones.inside
                && zones.partners >> kind & 1 != 0
                && zones.partner_from.has(partner)
                && zones.royal_from.iter().any(royal)
        })
    }

    /// Ends the rights that go with a piece of `side` which has left this cell and did not move by itself: it was captured, changed sides, or was
    /// swapped with a neutral piece, which counts as a move (DE-8).
    pub(crate) fn rights_after_leaving(&mut self, side: Side, kind: usize, cell: Cell) {
        if self.lasting().rights.is_empty() {
            return;
        }
        self.retain_rights(|_, right| right != cell);
        if self.rules.names_royals() {
            self.end_idle_rights(side);
        } else if self.rules.castles_from(side, kind, cell) {
            self.end_rights_of(side);
        }
    }

    /// Ends the rights of `side` after it has castled with pieces that stood on these cells.
    pub(crate) fn rights_after_castling(&mut self, side: Side, royal: Cell, partner: Cell) {
        if self.rules.names_royals() {
            self.retain_rights(|_, right| right != royal && right != partner);
            self.end_idle_rights(side);
        } else {
            self.end_rights_of(side);
        }
    }

    /// Updates the rights after a piece of `side` has gone from one cell to another.
    pub(crate) fn rights_after(&mut self, side: Side, kind: usize, from: Cell, to: Cell) {
        if self.lasting().rights.is_empty() {
            return;
        }
        if self.rules.names_royals() {
            self.retain_rights(|_, right| right != from);
            self.end_idle_rights(side);
            return;
        }
        if self.rules.castling.partners >> kind & 1 != 0
            && let Some(at) = self.lasting().rights.iter().position(|&right| right == from)
        {
            let kept = self.rules.castling_zones(side).any(|zones| {
                zones.inside
                    && zones.partners >> kind & 1 != 0
                    && zones.partner_from.has(from)
                    && zones.partner_from.has(to)
            });
            let rights = &mut self.lasting_mut().rights;
            if kept {
                rights[at] = to;
            } else {
                rights.remove(at);
            }
        }
        if self.rules.castles_from(side, kind, from) {
            self.retain_rights(|position, right| {
                !position.at(right).is_owned_by(side)
                    || position.rules.castling_zones(side).any(|zones| {
                        zones.inside
                            && zones.royal_kind == kind
                            && zones.partner_from.has(right)
                            && zones.royal_from.has(to)
                    })
            });
        }
    }

    /// Ends all rights of `side`, and those of cells that pieces have left.
    fn end_rights_of(&mut self, side: Side) {
        self.retain_rights(|position, right| {
            let piece = position.at(right);
            !piece.is_owned_by(side) && !piece.is_none()
        });
    }

    /// Ends the rights of `side` that can mean nothing any more, as those of partners whose royal piece has moved. Where pieces are let in,
    /// [`Position::close_gates`] ends them.
    fn end_idle_rights(&mut self, side: Side) {
        if self.rules.gating.is_none() {
            self.retain_rights(|position, right| {
                !position.at(right).is_owned_by(side) || position.may_have_right(right)
            });
        }
    }
}
