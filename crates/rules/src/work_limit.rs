//! Limits on the work that a query about a position may take.
//!
//! In a hostile game, listing the actions of one position can take seconds: hundreds of pieces, relays that redirect
//! each of them, thousands of moves that must be tried one by one. Callers that load games from strangers use the
//! queries with a limit. The limit counts work, not time, so that the answer is the same on every machine: an upper
//! bound of the nodes that a listing reads, computed from the trees of the pieces on the board, and a fixed amount for
//! each action tried. Without a limit ([`WorkLimit::default`]) nothing is computed.

use variorum_gamedef::definition::{NeutralActionKind, Spot};

use crate::action::Turn;
use crate::movegen;
use crate::notation::TurnError;
use crate::outcome::Outcome;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::state::{Phase, WorkLimit};

/// The largest number of stops of one walk and of legs of one attack test, for which [`crate::relay_moves`] and
/// [`crate::attack`] have room.
const STOPS: usize = 64;

/// The work of writing an action as text, in addition to one unit for each byte of the longest token.
const TEXT: u64 = 100;

/// The work of making and unmaking an action.
const MAKE: u64 = 64;

/// The number of listings per query: one for each part of a turn.
const LISTINGS: u64 = 2;

/// The answer would take more work than the limit allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the answer takes more work than was allowed")]
pub struct OutOfWork;

impl Position {
    /// [`Position::outcome`] with a limit on the work. The work done is subtracted from `work`; a unit is one node of a
    /// path tree, about a nanosecond.
    ///
    /// # Errors
    /// If the answer would take more work. `work` is then 0.
    pub fn outcome_within(&self, work: &mut u64) -> Result<Option<Outcome>, OutOfWork> {
        self.within(work, Self::find_outcome)
    }

    /// [`Position::parse_turn`] with a limit on the work; see [`Position::outcome_within`].
    ///
    /// # Errors
    /// The outer error if the answer would take more work (`work` is then 0), the inner one if the text is not a legal
    /// turn.
    pub fn parse_turn_within(&self, text: &str, work: &mut u64) -> Result<Result<Turn, TurnError>, OutOfWork> {
        self.within(work, |position| position.find_turn(text))
    }

    /// [`Position::turns`] with a limit on the work; see [`Position::outcome_within`].
    ///
    /// # Errors
    /// If the answer would take more work. `work` is then 0.
    pub fn turns_within(&self, work: &mut u64) -> Result<Vec<Turn>, OutOfWork> {
        self.within(work, |position| {
            let mut turns = Vec::new();
            let mut firsts = Vec::new();
            movegen::actions(position, &mut firsts);
            for first in firsts {
                if position.is_exhausted() {
                    break;
                }
                let more = if position.rules.has_second_part() { position.second_work() } else { 0 };
                position.work_limit.spend(MAKE + more);
                position.make_unchecked(first);
                if position.phase() == Phase::Second {
                    let mut seconds = Vec::new();
                    movegen::actions(position, &mut seconds);
                    // They are kept, so their number counts, not only how they are found.
                    position.work_limit.spend(MAKE * seconds.len() as u64);
                    turns.extend(seconds.into_iter().map(|second| Turn { first, second: Some(second) }));
                } else {
                    turns.push(Turn { first, second: None });
                }
                position.unmake();
            }
            turns
        })
    }

    /// Runs a query on a working copy with this limit.
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
        // If the work ran out, actions may be missing and the answer is invalid.
        if *work == 0 { Err(OutOfWork) } else { Ok(answer) }
    }

    /// Records that `count` actions or attacks are tried.
    #[inline]
    pub(crate) fn spend_trials(&mut self, count: usize) {
        self.work_limit.spend(self.work_limit.per_trial * count as u64);
    }

    /// Records that `count` actions are written as text, if there is a limit.
    pub(crate) fn spend_texts(&mut self, count: usize) {
        if self.work_limit.per_trial != 0 {
            let longest = (0..self.rules.kinds()).map(|kind| self.rules.kind_token(kind).len()).max().unwrap_or(0);
            self.work_limit.spend((TEXT + longest as u64) * count as u64);
        }
    }

    /// Is no work left? Move generation may then stop early.
    #[inline]
    pub(crate) fn is_exhausted(&self) -> bool {
        self.work_limit.left == 0
    }

    /// An upper bound of the work of listing the actions of one part of a turn, without those that must be tried.
    fn listing_work(&self) -> u64 {
        let side = self.state.side;
        // A promoting move yields one action per choice.
        let choices = self.rules.promotions.iter().map(|rule| rule.choices.len()).max().unwrap_or(0);
        let moves = self.walking_work(side) * (1 + choices as u64);
        let drops = if self.rules.features.hands { self.drop_work(side) } else { 0 };
        // The safety of the royal piece takes a few attack tests.
        moves + drops + self.second_work() + 4 * self.attack_work(side)
    }

    /// An upper bound of the work of listing a side's drops.
    fn drop_work(&self, side: Side) -> u64 {
        let rules = &self.rules;
        let kinds =
            (0..rules.kinds()).filter(|&kind| self.hands[side.index()][usize::from(rules.pieces[kind].held_as)] > 0);
        kinds
            .map(|kind| {
                // If the drop may not give mate, each cell is tested for check.
                let asks = rules.pieces[kind].no_mate;
                let around = if rules.pieces[kind].limited { 8 * usize::from(u8::MAX) } else { 0 };
                let nodes = |cell: Cell| rules.paths.tree(rules.tree_index(side, kind, cell)).len();
                rules.cells().map(|cell| 1 + around + if asks { nodes(cell) } else { 0 }).sum::<usize>() as u64
            })
            .sum()
    }

    /// An upper bound of the work of trying one action.
    fn trial_work(&self) -> u64 {
        let side = self.state.side;
        let attack = self.attack_work(side);
        // The first part may be legal only together with some second part.
        let second = if self.rules.has_second_part() { 3 * attack + self.second_work() } else { 0 };
        MAKE + attack + second
    }

    /// An upper bound of the work of listing the second parts of a turn.
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
                NeutralActionKind::Put { spot, .. } => {
                    let walk = match spot {
                        Spot::Reached => self.walking_work(self.state.side) as usize,
                        Spot::Anywhere | Spot::Left | Spot::Edge => 0,
                    };
                    walk + action.neutrals.len() * rules.cells
                }
            })
            .sum();
        let promotions: usize = rules.remote.iter().map(|rule| rule.into.len()).sum();
        (steps + promotions * self.pieces[self.state.side.index()].len()) as u64
    }

    /// An upper bound of the work of one attack test on the side's royal piece.
    fn attack_work(&self, side: Side) -> u64 {
        let (rules, by) = (&self.rules, side.other());
        let royal = self.royal[side.index()];
        if royal == Cell::NONE {
            let each = |royal: Cell| {
                let trees = rules.attackers.tree(by.index() * rules.cells + royal.index()).len() as u64;
                trees + if rules.features.hops { self.walking_work(by) } else { 0 }
            };
            let walked = rules.features.trial || rules.features.relays;
            let royals = self.royal_cells(side);
            return 1 + royals.map(|royal| if walked { self.walking_work(by) } else { each(royal) }).sum::<u64>();
        }
        if rules.features.trial {
            // Attacks are found by following the moves of every piece.
            return 1 + self.walking_work(by);
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

    /// An upper bound of the work of generating all moves of a side.
    fn walking_work(&self, side: Side) -> u64 {
        let rules = &self.rules;
        let leading = if rules.features.relays { self.leading() } else { crate::cellset::CellSet::EMPTY };
        let mut onward: Vec<Option<u64>> = vec![None; rules.kinds()];
        let mut work = 0;
        for from in self.pieces[side.index()].iter() {
            let kind = self.at(from).kind();
            let index = rules.tree_index(side, kind, from);
            let over = if rules.features.hops { 2 * rules.hops.tree(index).len() } else { 0 };
            let acting = rules
                .influences
                .iter()
                .map(|influence| influence.sources[side.index() * rules.cells + from.index()].len());
            work += 1 + acting.sum::<usize>() as u64;
            work += self.first_moves(side, kind, from).iter().map(|first| 2 + first.way.len() as u64).sum::<u64>();
            work += rules.takings.as_ref().map_or(0, |takings| takings.work(side, kind));
            work += (rules.paths.tree(index).len() + over) as u64;
            if rules.features.lends {
                // Its own paths are followed again, so that no move is listed twice.
                let lent = rules.lent_paths(side, kind, from, rules.lendable(kind));
                let nodes: usize = lent.map(|paths| paths.plain.len() + 2 * paths.hops.len()).sum();
                work += (nodes + rules.paths.tree(index).len() + over) as u64;
            }
            if rules.features.relays {
                let again = |stop| rules.restarts.tree(rules.tree_index(side, kind, stop)).len();
                work += *onward[kind].get_or_insert_with(|| led_on(leading.iter().map(again)));
            }
        }
        work
    }
}

/// An upper bound of the work of continuing from stops with trees of these sizes: in up to three ways from each stop,
/// but never from more stops than there is room for.
fn led_on(trees: impl Iterator<Item = usize>) -> u64 {
    let (mut sum, mut longest) = (0, 0);
    for nodes in trees {
        sum += 3 * nodes;
        longest = longest.max(nodes);
    }
    sum.min(STOPS * longest) as u64
}
