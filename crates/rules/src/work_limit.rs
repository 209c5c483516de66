//! A limit on the work that questions about a position may take.
//!
//! In a game that somebody wrote to keep a program busy, listing the actions of one position can take seconds: hundreds of pieces, relays that
//! lead each of them on, thousands of moves that must be tried one by one. Where such games are read, questions are asked with a limit.
//! It counts work, not time, so that the answer is the same on every machine: what a listing may read at most, reckoned from the
//! trees of the pieces on the board, and each action that is tried. Without a limit ([`WorkLimit::default`]) nothing is reckoned.

use variorum_gamedef::definition::NeutralActionKind;

use crate::action::Turn;
use crate::notation::TurnError;
use crate::outcome::Outcome;
use crate::piece::{Cell, Side};
use crate::position::Position;

/// Stops of one walk, and legs of one attack test, at most: what [`crate::relay_moves`] and [`crate::attack`] have room for.
const STOPS: usize = 64;

/// Work for putting an action into text, and for each byte of the longest token in it.
const TEXT: u64 = 100;

/// Work for making an action and taking it back.
const MAKE: u64 = 64;

/// Listings that one question asks for: of both parts of a turn.
const LISTINGS: u64 = 2;

/// An answer would take more work than was allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the answer takes more work than was allowed")]
pub struct OutOfWork;

/// What is left of the work that a question may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WorkLimit {
    left: u64,
    /// Work for each action that is tried.
    per_trial: u64,
}

impl Default for WorkLimit {
    fn default() -> Self {
        Self { left: u64::MAX, per_trial: 0 }
    }
}

impl WorkLimit {
    #[inline]
    fn spend(&mut self, amount: u64) {
        self.left = self.left.saturating_sub(amount);
    }
}

impl Position {
    /// As [`Position::outcome`], with a limit on the work. The work done is taken off `work`; a unit is a node of a path tree, about a
    /// nanosecond.
    ///
    /// # Errors
    /// If more work would be needed; `work` is 0 then.
    pub fn outcome_within(&self, work: &mut u64) -> Result<Option<Outcome>, OutOfWork> {
        self.within(work, Self::find_outcome)
    }

    /// As [`Position::parse_turn`], with a limit on the work; see [`Position::outcome_within`].
    ///
    /// # Errors
    /// The outer error if more work would be needed (`work` is 0 then), the inner one if the text is not a legal turn.
    pub fn parse_turn_within(&self, text: &str, work: &mut u64) -> Result<Result<Turn, TurnError>, OutOfWork> {
        self.within(work, |position| position.find_turn(text))
    }

    fn within<T>(&self, work: &mut u64, ask: impl FnOnce(&mut Self) -> T) -> Result<T, OutOfWork> {
        let listing = LISTINGS * self.listing_work();
        let Some(left) = work.checked_sub(listing).filter(|&left| left > 0) else {
            *work = 0;
            return Err(OutOfWork);
        };
        let mut position = self.scratch();
        position.work_limit = WorkLimit { left, per_trial: self.trial_work() };
        let answer = ask(&mut position);
        *work = position.work_limit.left;
        // Where the work was used up, actions may be missing, and the answer is worth nothing.
        if *work == 0 { Err(OutOfWork) } else { Ok(answer) }
    }

    /// Notes that `count` actions, or attacks, are tried.
    #[inline]
    pub(crate) fn spend_trials(&mut self, count: usize) {
        self.work_limit.spend(self.work_limit.per_trial * count as u64);
    }

    /// Notes that so many actions are put into text, if there is a limit.
    pub(crate) fn spend_texts(&mut self, count: usize) {
        if self.work_limit.per_trial != 0 {
            let longest = (0..self.rules.kinds()).map(|kind| self.rules.kind_token(kind).len()).max().unwrap_or(0);
            self.work_limit.spend((TEXT + longest as u64) * count as u64);
        }
    }

    /// Is no work left? Whoever lists actions may stop then.
    #[inline]
    pub(crate) fn is_exhausted(&self) -> bool {
        self.work_limit.left == 0
    }

    /// At most what it takes to list the actions of one part of a turn, those apart that must be tried.
    fn listing_work(&self) -> u64 {
        let side = self.state.side;
        // A move that promotes is an action for each choice.
        let choices = self.rules.promotions.iter().map(|rule| rule.choices.len()).max().unwrap_or(0);
        let moves = self.walking_work(side) * (1 + choices as u64);
        let drops = if self.rules.features.hands { self.drop_work(side) } else { 0 };
        // The royal piece's safety takes some attack tests.
        moves + drops + self.second_work() + 4 * self.attack_work(side)
    }

    /// At most what it takes to list the drops of a side.
    fn drop_work(&self, side: Side) -> u64 {
        let rules = &self.rules;
        let kinds = (0..rules.kinds()).filter(|&kind| self.hands[side.index()][kind] > 0);
        kinds
            .map(|kind| {
                // Of a piece whose drop may not mate is asked on each cell whether it gives check.
                let asks = rules.pieces[kind].no_mate;
                let nodes = |cell: Cell| rules.paths.tree(rules.tree_index(side, kind, cell)).len();
                rules.cells().map(|cell| 1 + if asks { nodes(cell) } else { 0 }).sum::<usize>() as u64
            })
            .sum()
    }

    /// At most what it takes to try one action.
    fn trial_work(&self) -> u64 {
        let side = self.state.side;
        let attack = self.attack_work(side);
        // A first part may be legal only if some second part is.
        let second = if self.rules.has_second_part() { 3 * attack + self.second_work() } else { 0 };
        MAKE + attack + second
    }

    /// At most what it takes to list the second parts of a turn.
    fn second_work(&self) -> u64 {
        let rules = &self.rules;
        let neutrals = self.neutrals.len();
        let actions = rules.definition.second.iter().flat_map(|second| &second.actions);
        let steps: usize = actions
            .map(|action| match &action.kind {
                NeutralActionKind::Step { relayed: false, .. } | NeutralActionKind::Swap { .. } => neutrals * 8,
                NeutralActionKind::Step { relayed: true, .. } => neutrals * (8 + neutrals),
                NeutralActionKind::Vault => neutrals * 4 * 26,
                NeutralActionKind::Anywhere => (neutrals + action.neutrals.len()) * rules.cells,
            })
            .sum();
        let promotions: usize = rules.remote.iter().map(|rule| rule.into.len()).sum();
        (steps + promotions * self.pieces[self.state.side.index()].len()) as u64
    }

    /// At most what it takes to ask whether the royal piece of a side is attacked.
    fn attack_work(&self, side: Side) -> u64 {
        let (rules, by) = (&self.rules, side.other());
        let royal = self.royal[side.index()];
        if royal == Cell::NONE {
            return 1;
        }
        let tree = |target: Cell| {
            let index = by.index() * rules.cells + target.index();
            let over = if rules.features.hops { 2 * rules.hop_attackers.tree(index).len() } else { 0 };
            rules.attackers.tree(index).len() + over
        };
        let direct = 1 + tree(royal) as u64;
        if !rules.features.relays {
            return direct;
        }
        let onward = led_on(self.leading().iter().map(tree));
        let forward = rules.features.bent_rides || rules.features.irregular != 0;
        direct + onward + if forward { self.walking_work(by) } else { 0 }
    }

    /// At most what it takes to walk all moves of a side.
    fn walking_work(&self, side: Side) -> u64 {
        let rules = &self.rules;
        let leading = if rules.features.relays { self.leading() } else { crate::cellset::CellSet::EMPTY };
        let mut onward: Vec<Option<u64>> = vec![None; rules.kinds()];
        let mut work = 0;
        for from in self.pieces[side.index()].iter() {
            let kind = self.at(from).kind();
            let index = rules.tree_index(side, kind, from);
            let over = if rules.features.hops { 2 * rules.hops.tree(index).len() } else { 0 };
            work += 1 + (rules.paths.tree(index).len() + over) as u64;
            if rules.features.relays {
                let again = |stop| rules.restarts.tree(rules.tree_index(side, kind, stop)).len();
                work += *onward[kind].get_or_insert_with(|| led_on(leading.iter().map(again)));
            }
        }
        work
    }
}

/// At most what it takes to go on at stops with trees of these sizes: at each of them in some ways, but never more often than there is room for.
fn led_on(trees: impl Iterator<Item = usize>) -> u64 {
    let (mut sum, mut longest) = (0, 0);
    for nodes in trees {
        sum += 3 * nodes;
        longest = longest.max(nodes);
    }
    sum.min(STOPS * longest) as u64
}
