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
        let lost = |&&kind: &&usize| position.lost[side.index()][kind] > 0;
        Some(rule.into.iter().filter(lost).map(|&kind| worth[kind]).max()? - least)
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
                && rule.movers >> self.at(action.from()).kind() & 1 != 0
                && rule.from[side.index()].has(action.from())
                && rule.to[side.index()].has(action.to())
                && rule.into.iter().any(|&kind| self.lost[side.index()][kind] > 0)
        })
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
        let lost = &self.lost[side.index()];
        let applies = move |rule: &&RemoteRules| {
            rule.movers >> kind & 1 != 0
                && rule.from[side.index()].has(from)
                && rule.to[side.index()].has(to)
                && self.at(to).is_owned_by(side)
                && rule.into.iter().any(|&into| lost[into] > 0)
        };
        self.rules.remote.iter().filter(applies).flat_map(move |rule| {
            let guards = rule.keep.as_ref().map(|keep| self.keeping(keep, side));
            // The zone must remain guarded by a piece other than the promoted one.
            let kept = move |cell: Cell| guards.is_none_or(|guards| guards.len() > usize::from(guards.has(cell)));
            let promotes = move |&cell: &Cell| rule.promotes >> self.at(cell).kind() & 1 != 0 && kept(cell);
            self.pieces[side.index()].iter().filter(promotes).flat_map(move |cell| {
                let choices = rule.into.iter().filter(|&&into| lost[into] > 0);
                choices.map(move |&into| Action::new(ActionKind::Promote, cell, cell).with_piece(into))
            })
        })
    }

    /// The pieces of `side` that guard the zone.
    pub(crate) fn keeping(&self, (zones, guards): &([CellSet; 2], u64), side: Side) -> CellSet {
        let mut pieces = zones[side.index()];
        pieces.retain(&self.pieces[side.index()]);
        pieces.iter().filter(|&cell| guards >> self.at(cell).kind() & 1 != 0).collect()
    }
}
