//! Promotions elsewhere: a move of one piece promotes another one (ST-25, ST-30).

use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::rules::RemoteRules;

/// The largest gain of material by a promotion elsewhere after this first part; 0 if none can follow. `worth` holds the
/// value of a piece of each kind, and the result has the same unit. `action` must be legal in `position`.
///
/// # Panics
/// If `worth` has fewer entries than the game has kinds of piece and a promotion can follow.
#[must_use]
pub fn promotion_gain(position: &Position, action: Action, worth: &[i32]) -> i32 {
    let side = position.state.side;
    let gains = position.rules_elsewhere(action).filter_map(|rule| {
        let present = |&kind: &usize| rule.promotes >> kind & 1 != 0 && position.count(side, kind) > 0;
        let least = (0..position.rules.kinds()).filter(present).map(|kind| worth[kind]).min()?;
        Some(position.offered(rule, side).map(|kind| worth[kind]).max()? - least)
    });
    gains.max().unwrap_or(0).max(0)
}

impl Position {
    /// Can a promotion elsewhere follow this first part? May be true in error, but never false in error.
    pub(crate) fn may_promote_elsewhere(&self, action: Action) -> bool {
        self.rules_elsewhere(action).next().is_some()
    }

    /// The rules of promotion elsewhere that may apply after this first part.
    fn rules_elsewhere(&self, action: Action) -> impl Iterator<Item = &RemoteRules> {
        let side = self.state.side;
        self.rules.remote.iter().filter(move |rule| {
            action.kind().is_motion()
                && rule.follows(side, self.at(action.from()).kind(), action.from(), action.to())
                && self.offered(rule, side).next().is_some()
        })
    }

    /// What a piece of `side` may become by this rule.
    fn offered(&self, rule: &RemoteRules, side: Side) -> impl Iterator<Item = usize> {
        let lost = &self.lost[side.index()];
        rule.into.iter().copied().filter(|&into| !rule.from_pool || lost[into] > 0)
    }

    /// Does the move, which has just been made, allow a promotion elsewhere?
    #[inline]
    pub(crate) fn promotes_elsewhere(&self, side: Side, kind: usize, from: Cell, to: Cell) -> bool {
        !self.rules.remote.is_empty()
            && from != Cell::NONE
            && self.remote_promotions(side, kind, from, to).next().is_some()
    }

    /// The promotions elsewhere that the move, which has just been made, allows (ST-25, ST-30).
    pub(crate) fn remote_promotions(
        &self,
        side: Side,
        kind: usize,
        from: Cell,
        to: Cell,
    ) -> impl Iterator<Item = Action> {
        let applies = move |rule: &&RemoteRules| {
            rule.follows(side, kind, from, to)
                && self.at(to).is_owned_by(side)
                && self.offered(rule, side).next().is_some()
        };
        self.rules.remote.iter().filter(applies).flat_map(move |rule| {
            let guards = self.guarding(rule, side);
            let promotes = move |&cell: &Cell| cell != to && rule.concerns(side, self.at(cell).kind(), cell);
            self.pieces[side.index()].iter().filter(promotes).flat_map(move |cell| {
                let kept = move |&into: &usize| rule.keeps(guards.as_ref(), side, cell, into);
                let choices = self.offered(rule, side).filter(kept);
                choices.map(move |into| Action::new(ActionKind::Promote, cell, cell).with_piece(into))
            })
        })
    }

    /// The pieces of `side` that guard the zone of a rule, if it has one.
    pub(crate) fn guarding(&self, rule: &RemoteRules, side: Side) -> Option<CellSet> {
        let (zones, guards) = rule.keep.as_ref()?;
        let mut pieces = zones[side.index()];
        pieces.retain(&self.pieces[side.index()]);
        Some(pieces.iter().filter(|&cell| guards >> self.at(cell).kind() & 1 != 0).collect())
    }
}

impl RemoteRules {
    /// May other pieces be promoted after a move of a piece of this side and kind from one cell to the other?
    pub(crate) fn follows(&self, side: Side, kind: usize, from: Cell, to: Cell) -> bool {
        self.movers >> kind & 1 != 0 && self.from[side.index()].has(from) && self.to[side.index()].has(to)
    }

    /// May a piece of this side and kind be promoted where it stands?
    pub(crate) fn concerns(&self, side: Side, kind: usize, cell: Cell) -> bool {
        self.promotes >> kind & 1 != 0 && self.stands[side.index()].has(cell)
    }

    /// Is the zone still guarded when the piece on `cell` has become another? It counts itself only as what it has become. `guards`: those before.
    pub(crate) fn keeps(&self, guards: Option<&CellSet>, side: Side, cell: Cell, into: usize) -> bool {
        let (Some(guards), Some((zones, kinds))) = (guards, &self.keep) else { return true };
        guards.len() > usize::from(guards.has(cell)) || kinds >> into & 1 != 0 && zones[side.index()].has(cell)
    }
}
