//! Compulsory captures: which a player must make, and which of several.

use variorum_gamedef::definition::CaptureRules;

use crate::action::Action;
use crate::piece::{Cell, kind_bits};
use crate::position::Position;

/// Which captures are compulsory, in a game in which some are.
#[derive(Clone, Debug)]
pub(crate) struct CaptureDuty {
    /// The kinds whose captures count, as bits.
    captors: u64,
    /// The kinds whose capture counts, as bits.
    victims: u64,
    /// By kind: the lower, the sooner it must be captured. Empty if there is a choice.
    ranks: Vec<u8>,
}

impl CaptureDuty {
    pub(crate) fn of(rules: &CaptureRules, kinds: usize) -> Option<Self> {
        let these = |given: &[usize]| if given.is_empty() { u64::MAX } else { kind_bits(given) };
        let rank = |kind: usize| {
            let at = rules.best_first.iter().position(|&best| best == kind).unwrap_or(rules.best_first.len());
            u8::try_from(at).unwrap_or(u8::MAX)
        };
        let ranks = if rules.best_first.is_empty() { Vec::new() } else { (0..kinds).map(rank).collect() };
        let duty = Self { captors: these(&rules.captors), victims: these(&rules.victims), ranks };
        rules.compulsory.then_some(duty)
    }

    /// Can a capture be illegal because another one must be made?
    pub(crate) fn chooses(&self) -> bool {
        self.captors & self.victims != u64::MAX || !self.ranks.is_empty()
    }
}

impl Position {
    /// Is this action, one of those generated for this very position, a capture that must be made before anything else, or one that is as good?
    /// Always false in games in which no capture is compulsory.
    ///
    /// # Panics
    /// May panic if the action is from another game.
    #[must_use]
    pub fn is_compulsory(&self, action: Action) -> bool {
        self.rules.capture_duty.as_ref().is_some_and(|duty| {
            let Some(victim) = self.victim_cell(action) else { return false };
            let counts = |cell: Cell| duty.victims >> self.at(cell).kind() & 1 != 0;
            duty.captors >> self.at(action.from()).kind() & 1 != 0
                && (counts(victim) || self.rules.takings.is_some() && self.victim_cells(action).iter().any(counts))
        })
    }

    /// Keeps of these captures, all of which are compulsory, those that the player may choose from.
    pub(crate) fn keep_best_captures(&self, captures: &mut Vec<Action>) {
        let Some(duty) = self.rules.capture_duty.as_ref().filter(|duty| !duty.ranks.is_empty()) else { return };
        let rank = |action: Action| {
            let victims = self.victim_cells(action);
            victims.iter().map(|cell| duty.ranks[self.at(cell).kind()]).min().unwrap_or(u8::MAX)
        };
        if let Some(best) = captures.iter().map(|&action| rank(action)).min() {
            captures.retain(|&action| rank(action) == best);
        }
    }
}
