//! Actions that may end the game: those that cannot concern the enemy's royal man are left out, for searches of forced wins.

use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::man::{Cell, Side};
use crate::position::Position;
use crate::state::Phase;
use gamedef::definition::Fate;

impl Position {
    /// Adds the legal actions of the present part that may belong to a turn after which the opponent is in check or has lost. None of
    /// these is left out; of the others, as many as is cheap.
    pub fn forcing_actions(&mut self, out: &mut Vec<Action>) {
        let Some(zone) = self.forcing_zone() else {
            self.actions(out);
            return;
        };
        let features = &self.rules.features;
        let before = out.len();
        if self.phase() == Phase::Second {
            if features.second {
                self.second_parts_within(&zone, out);
            } else {
                self.actions(out);
                retain_from(out, before, |action| action.kind() != ActionKind::Promote || zone.has(action.to()));
            }
            return;
        }
        // Where neutral men only block, one of them must stand in the way of an attack for the second part to matter.
        let seconds = features.second && (features.relays || features.hops || self.neutrals.meets(&zone));
        self.actions(out);
        if seconds {
            return;
        }
        retain_from(out, before, |action| match action.kind() {
            ActionKind::Move | ActionKind::Double | ActionKind::Drop => {
                zone.has(action.from()) || zone.has(action.to()) || self.may_promote_elsewhere(action)
            }
            _ => true,
        });
    }

    /// The cells on which something must change for the enemy's royal man to be attacked; `None`: it is attacked now, or the game
    /// may be won otherwise, or by what happens elsewhere.
    fn forcing_zone(&self) -> Option<CellSet> {
        let (rules, by) = (&self.rules, self.side());
        let royal = self.royal[by.other().index()];
        let otherwise = rules.masks.is_some()
            || rules.features.special_ends
            || rules.features.freezing
            || self.may_be_homeless(by.other())
            || rules.stalemate() == Fate::Loses
            || royal == Cell::NONE;
        if otherwise {
            return None;
        }
        let mut zone = CellSet::EMPTY;
        (!self.attacked_noting(royal, by, &mut zone)).then_some(zone)
    }

    /// May the side lose after the turn now made by the other, because its royal man cannot come home (ST-26)?
    fn may_be_homeless(&self, side: Side) -> bool {
        self.rules.refuge.as_ref().is_some_and(|refuge| {
            self.state.home[side.index()] == 1 || refuge.grace == 1 && self.guards_left(side) == 1
        })
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
