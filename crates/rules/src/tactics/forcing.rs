//! Actions that may end the game: those that cannot concern the enemy's royal piece are left out, for searches of forced wins.

use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::movegen;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::state::Phase;
use variorum_gamedef::definition::Fate;

/// Adds the legal actions of the present part that may belong to a turn after which the opponent is in check or has lost. None of
/// these is left out; of the others, as many as is cheap.
pub fn forcing_actions(position: &mut Position, out: &mut Vec<Action>) {
    let zone = if position.rules.stalemate() == Fate::Loses { None } else { position.forcing_zone() };
    position.actions_within(zone, out);
}

/// The same, but wins by leaving the opponent out of check without a turn may be missed: where they are wins, any turn could be one.
pub fn mating_candidates(position: &mut Position, out: &mut Vec<Action>) {
    let zone = position.forcing_zone();
    position.actions_within(zone, out);
}

impl Position {
    fn actions_within(&mut self, zone: Option<CellSet>, out: &mut Vec<Action>) {
        let Some(zone) = zone else {
            movegen::actions(self, out);
            return;
        };
        let second = self.phase() == Phase::Second;
        if second && self.rules.features.second {
            self.second_parts_within(&zone, out);
            return;
        }
        let before = out.len();
        movegen::actions(self, out);
        let features = &self.rules.features;
        let married = self.rules.definition.endings.marriage.as_ref().map(|marriage| marriage.partner);
        // A new piece may thaw others (BS-10), or be the partner of a marriage (BS-13).
        let arrivals = features.freezing || married.is_some();
        if second {
            if !arrivals {
                retain_from(out, before, |action| action.kind() != ActionKind::Promote || zone.has(action.to()));
            }
            return;
        }
        // Where neutral pieces only block, one of them must stand in the way of an attack for the second part to matter.
        if features.second && (features.relays || features.hops || self.neutrals.meets(&zone)) {
            return;
        }
        let royal = self.royal[self.side().index()];
        retain_from(out, before, |action| match action.kind() {
            ActionKind::Move | ActionKind::Double | ActionKind::Drop => {
                zone.has(action.from())
                    || zone.has(action.to())
                    || arrivals && action.piece_type().is_some()
                    || married.is_some_and(|partner| {
                        action.from() == royal
                            || self.count(self.side(), partner) > 0 && self.at(action.from()).kind() == partner
                    })
                    || self.may_promote_elsewhere(action)
            }
            ActionKind::EnPassant
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass => true,
        });
    }

    /// The cells on which something must change for the enemy's royal piece to be attacked; `None`: it is attacked now, or the game
    /// may be won by what happens elsewhere, if not by stalemate.
    fn forcing_zone(&self) -> Option<CellSet> {
        let by = self.side();
        let royal = self.royal[by.other().index()];
        let otherwise = self.rules.features.trial
            || self.rules.bitboards.is_some()
            || royal == Cell::NONE
            || self.may_be_homeless(by.other())
            || self.may_be_extinct(by.other())
            || self.stands_married(by);
        if otherwise {
            return None;
        }
        let mut zone = CellSet::EMPTY;
        (!self.attacked_with_read_set(royal, by, &mut zone)).then_some(zone)
    }

    /// May the side lose after the turn now made by the other, because its royal piece cannot come home (ST-26)?
    fn may_be_homeless(&self, side: Side) -> bool {
        self.rules.refuge.as_ref().is_some_and(|refuge| {
            self.state.home[side.index()] == 1 || refuge.grace == 1 && self.guards_left(side) == 1
        })
    }

    /// May the side lose after the turn now made by the other, because a group of its pieces is gone (MF-13)?
    fn may_be_extinct(&self, side: Side) -> bool {
        // A second part may capture another one.
        let most = if self.rules.features.second { 2 } else { 1 };
        let left = |group: &Vec<usize>| group.iter().map(|&kind| self.count(side, kind)).sum::<u16>();
        self.rules.definition.endings.extinction.iter().any(|group| left(group) <= most)
    }
}

/// Keeps of the actions from `start` on those that pass.
fn retain_from(actions: &mut Vec<Action>, start: usize, mut keep: impl FnMut(Action) -> bool) {
    let mut kept = start;
    for index in start..actions.len() {
        let action = actions[index];
        if keep(action) {
            actions[kept] = action;
            kept += 1;
        }
    }
    actions.truncate(kept);
}
