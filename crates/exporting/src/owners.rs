//! Which types either side may ever have, from the start position on.

use std::collections::BTreeSet;

use variorum_gamedef::definition::{Definition, OneSide, PieceTypeId};
use variorum_rules::{Position, Side};

/// The two sides.
pub(crate) const SIDES: [Side; 2] = [Side::White, Side::Black];

/// Which types either side may have on the board and in hand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Owners {
    board: [BTreeSet<PieceTypeId>; 2],
    hand: [BTreeSet<PieceTypeId>; 2],
    /// The number of its pieces that each side begins with.
    start: [Vec<u16>; 2],
    /// What each side begins with in hand.
    begins: [BTreeSet<PieceTypeId>; 2],
}

impl Owners {
    pub(crate) fn new(definition: &Definition, position: &Position) -> Self {
        let mut owners = Self::default();
        let all = 0..definition.pieces.len();
        for side in SIDES {
            let at = side.index();
            owners.start[at] = all.clone().map(|id| position.count(side, id)).collect();
            owners.board[at] = all.clone().filter(|&id| position.count(side, id) > 0).collect();
            owners.hand[at] = all.clone().filter(|&id| position.in_hand(side, id) > 0).collect();
        }
        owners.begins = owners.hand.clone();
        while owners.grow(definition) {}
        owners
    }

    /// Adds what follows from what is known; `false` if nothing does.
    fn grow(&mut self, definition: &Definition) -> bool {
        let before = self.clone().sizes();
        for side in SIDES {
            let (own, other) = (side.index(), side.other().index());
            for id in self.board[own].clone() {
                self.board[own].extend(becomes(definition, id));
                let piece = &definition.pieces[id];
                let receiver = side.recipient(piece.returns_to).index();
                self.hand[receiver].extend(piece.returns);
            }
            if definition.capture.flips.is_some() {
                let others = self.board[other].clone();
                self.board[own].extend(others);
            }
            let held = &self.hand[own];
            let in_place = |id: &PieceTypeId| definition.pieces[*id].drop.held_as.is_some_and(|of| held.contains(&of));
            let dropped = held.iter().copied().chain((0..definition.pieces.len()).filter(in_place));
            self.board[own].extend(dropped);
            let may_have = |id: &PieceTypeId| match definition.pieces[*id].side {
                None => true,
                Some(OneSide::White) => side == Side::White,
                Some(OneSide::Black) => side == Side::Black,
            };
            self.board[own].retain(may_have);
        }
        self.sizes() != before
    }

    fn sizes(&self) -> [usize; 4] {
        let [white, black] = [0, 1].map(|at| (self.board[at].len(), self.hand[at].len()));
        [white.0, white.1, black.0, black.1]
    }

    /// May this side have such pieces?
    pub(crate) fn has(&self, side: Side, id: PieceTypeId) -> bool {
        self.board[side.index()].contains(&id)
    }

    /// May this side have such pieces in hand?
    pub(crate) fn holds(&self, side: Side, id: PieceTypeId) -> bool {
        self.hand[side.index()].contains(&id)
    }

    /// Does it begin with such pieces in hand?
    pub(crate) fn begins_with(&self, side: Side, id: PieceTypeId) -> bool {
        self.begins[side.index()].contains(&id)
    }

    /// May any piece be in hand?
    pub(crate) fn any_held(&self) -> bool {
        self.hand.iter().any(|held| !held.is_empty())
    }

    /// The only side that may have this type.
    pub(crate) fn only(&self, id: PieceTypeId) -> Option<Side> {
        match SIDES.map(|side| self.has(side, id)) {
            [true, false] => Some(Side::White),
            [false, true] => Some(Side::Black),
            [true, true] | [false, false] => None,
        }
    }

    /// The number of such pieces with which a side begins.
    pub(crate) fn at_start(&self, side: Side, id: PieceTypeId) -> u16 {
        self.start[side.index()].get(id).copied().unwrap_or(0)
    }

    /// The largest number of pieces of these types that a side may have on the board: those at the start, and those that may become one.
    pub(crate) fn most(&self, definition: &Definition, side: Side, ids: &[PieceTypeId]) -> u16 {
        let leads = |id: PieceTypeId| {
            let mut found = BTreeSet::from([id]);
            loop {
                let more: Vec<PieceTypeId> = found.iter().flat_map(|&id| becomes(definition, id)).collect();
                let before = found.len();
                found.extend(more);
                if found.len() == before {
                    return ids.iter().any(|id| found.contains(id));
                }
            }
        };
        (0..definition.pieces.len()).filter(|&id| leads(id)).map(|id| self.at_start(side, id)).sum()
    }
}

/// What a piece of this type may become.
fn becomes(definition: &Definition, id: PieceTypeId) -> impl Iterator<Item = PieceTypeId> + '_ {
    let promotions = definition.promotions.iter().filter(move |promotion| promotion.pieces.contains(&id));
    promotions.flat_map(|promotion| promotion.into.iter().map(|choice| choice.piece))
}
