//! Actions that may end the game, for searches of forced wins: leaves out those that cannot affect the enemy's royal
//! piece.

use std::sync::Arc;

use crate::action::{Action, ActionKind};
use crate::bitboard_tables::{bit, cells};
use crate::cellset::CellSet;
use crate::movegen;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::state::Phase;
use variorum_gamedef::ending::Reason;

/// Adds to `out` the legal actions of the current part of a turn that may belong to a turn after which the opponent is
/// in check or has lost. None of these is left out; the rest are left out where that is cheap.
pub fn forcing_actions(position: &mut Position, out: &mut Vec<Action>) {
    let zone = if position.rules.definition.endings.stalemate_may_lose() { None } else { position.forcing_zone() };
    position.actions_within(zone, out);
}

/// [`forcing_actions`], except that wins by stalemate may be missed. Where stalemate wins, any action could lead to
/// one.
pub fn mating_candidates(position: &mut Position, out: &mut Vec<Action>) {
    let zone = position.forcing_zone();
    position.actions_within(zone, out);
}

/// [`mating_candidates`], with fewer of the actions that give no check in games with bitboards. Slower to find than to try one of them, so it
/// is for searches that try all.
pub fn checking_candidates(position: &mut Position, out: &mut Vec<Action>) {
    let Some(royal) = position.plain_target() else { return mating_candidates(position, out) };
    let Some(bitboards) = &position.rules.bitboards else { return mating_candidates(position, out) };
    let (by, taken) = (position.side(), position.taken());
    // Own pieces that alone stand between the enemy's royal piece and one of ours.
    let mut screens = 0;
    for from in bitboards.attackers(by, royal) {
        for cell in cells(position.kind_bitboards[by.index()][usize::from(from.kind)] & from.cells) {
            let met = bitboards.between(by, royal, cell) & taken;
            if met == 0 {
                // It is attacked already, so that any turn could be asked about.
                return mating_candidates(position, out);
            }
            if met & (met - 1) == 0 {
                screens |= met;
            }
        }
    }
    let rules = Arc::clone(&position.rules);
    let before = out.len();
    movegen::actions(position, out);
    let Some(bitboards) = &rules.bitboards else { return };
    retain_from(out, before, |action| match action.kind() {
        ActionKind::Move | ActionKind::Double => {
            let kind = action.piece_type().unwrap_or_else(|| position.at(action.from()).kind());
            let others = taken & !bit(action.from());
            screens & bit(action.from()) != 0 || bitboards.attacks_from(by, royal, kind, action.to(), others)
        }
        ActionKind::EnPassant
        | ActionKind::Castle
        | ActionKind::Swap
        | ActionKind::Drop
        | ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate
        | ActionKind::Shot => true,
    });
}

impl Position {
    /// The cell of the enemy's royal piece, if the turn is won only by checks along the paths of the bitboards, apart from stalemate.
    fn plain_target(&self) -> Option<Cell> {
        let rules = &self.rules;
        let plain = rules.bitboards.is_some()
            && !rules.features.trial
            && !rules.features.special_ends
            && rules.refuge.is_none()
            && rules.blast.is_none()
            && !rules.has_second_part();
        Some(self.royal[self.side().other().index()]).filter(|&royal| plain && royal != Cell::NONE)
    }

    /// Adds the actions that may change one of these cells; all actions if `zone` is `None`.
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
        let meeting = self.rules.meeting_kinds();
        // A new piece may unfreeze others (BS-10) or be one that should come together with another (BS-13).
        let arrivals = features.freezing || meeting != 0;
        if second {
            if !arrivals {
                retain_from(out, before, |action| action.kind() != ActionKind::Promote || zone.has(action.to()));
            }
            return;
        }
        // If neutral pieces only block, the second part matters only if one of them blocks an attack.
        if features.second && (features.relays || features.hops || self.neutrals.meets(&zone)) {
            return;
        }
        retain_from(out, before, |action| match action.kind() {
            ActionKind::Move | ActionKind::Double | ActionKind::Drop => {
                zone.has(action.from())
                    || zone.has(action.to())
                    || arrivals && action.piece_type().is_some()
                    || meeting != 0 && meeting >> self.at(action.from()).kind() & 1 != 0
                    || self.may_promote_elsewhere(action)
            }
            ActionKind::EnPassant
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass
            | ActionKind::Gate
            | ActionKind::Shot => true,
        });
    }

    /// The cells of which one must change before the enemy's royal piece can be attacked. `None` if it is attacked now,
    /// or if the game may be won by a change elsewhere other than stalemate.
    fn forcing_zone(&self) -> Option<CellSet> {
        let by = self.side();
        let royal = self.royal[by.other().index()];
        let otherwise = self.rules.features.trial
            || self.rules.bitboards.is_some()
            || royal == Cell::NONE
            || self.may_be_homeless(by.other())
            || self.rules.special_ends.iter().any(|&reason| self.may_win_by(reason));
        if otherwise {
            return None;
        }
        let mut zone = CellSet::EMPTY;
        (!self.attacked_with_read_set(royal, by, &mut zone)).then_some(zone)
    }

    /// May the player to move win with this turn for a reason that shows on the board, wherever the royal piece of the
    /// opponent stands?
    fn may_win_by(&self, reason: Reason) -> bool {
        let by = self.side();
        match reason {
            Reason::Extinction => self.may_be_extinct(by.other()),
            // Pieces come together by a move of one of them, which `forcing_actions` keeps, unless they stand together already.
            Reason::Marriage => self.may_meet_without_moving(by),
            // A side that has been bared still has a turn, to bare the other.
            Reason::Bare => false,
            // It is won at the start of one's own turn.
            Reason::Impasse => false,
            // A test may ask for anything, and a capture anywhere may reach the royal piece.
            Reason::Explosion
            | Reason::Goal
            | Reason::Checks
            | Reason::Numbers
            | Reason::Passes
            | Reason::FullBoard
            | Reason::Castling
            | Reason::Connection => true,
            Reason::Checkmate
            | Reason::Stalemate
            | Reason::NotHome
            | Reason::Dead
            | Reason::Repetition
            | Reason::PerpetualCheck
            | Reason::PerpetualChase
            | Reason::QuietTurns
            | Reason::Counting => false,
        }
    }

    /// May `side` lose after the opponent's current turn because its royal piece cannot come home (ST-26)?
    fn may_be_homeless(&self, side: Side) -> bool {
        self.rules.refuge.as_ref().is_some_and(|refuge| {
            self.lasting().home[side.index()] == 1 || refuge.grace == 1 && self.guards_left(side) == 1
        })
    }

    /// May `side` lose after the opponent's current turn because a group of its pieces is extinct (MF-13)?
    fn may_be_extinct(&self, side: Side) -> bool {
        // A move may take any number of pieces.
        if self.rules.takings.is_some() || self.rules.blast.is_some() {
            return !self.rules.definition.endings.extinction.is_empty();
        }
        // A second part may capture another piece.
        let most = if self.rules.features.second || self.rules.moves_twice() { 2 } else { 1 };
        let left = |group: &Vec<usize>| group.iter().map(|&kind| self.count(side, kind)).sum::<u16>();
        self.rules.definition.endings.extinction.iter().any(|group| left(group) <= most)
    }
}

/// Keeps only those actions from index `start` on for which `keep` holds.
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
