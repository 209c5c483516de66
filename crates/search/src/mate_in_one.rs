//! Turns that win at once, found by trying all that may: quick, and sure where the search proper leaves turns out.

use crate::game::{Outcome, Searchable};
use crate::tree::Search;

/// Nodes at which the look for a winning answer to one turn of the root is given up.
pub(crate) const ANSWER_NODES: u64 = 20_000;

/// Turns kept that won at once in answer to some turn of the root.
const KEPT: usize = 4;

/// The search must break off, or its budget is used up.
pub(crate) struct Stopped;

/// A look for a turn that wins at once.
pub(crate) struct MateInOne<'a, A> {
    /// The side that is to win.
    pub(crate) side: u8,
    /// First actions allowed; empty: all.
    pub(crate) only: &'a [A],
    /// Also try turns that may win only by leaving the opponent, out of check, without a turn.
    pub(crate) stalemates: bool,
    /// Nodes at which to give up.
    pub(crate) budget: u64,
    /// The turn that wins, once it is found; as far as it has been played, before.
    pub(crate) turn: Vec<A>,
    /// Ends of the game met that were no win of this side.
    pub(crate) not_won: u64,
}

impl<A> MateInOne<'_, A> {
    /// Does this end, told for the side to move, win?
    pub(crate) fn is_won(&mut self, outcome: Outcome, side_to_move: u8) -> bool {
        let won = outcome.is_won_by(self.side, side_to_move);
        self.not_won += u64::from(!won);
        won
    }
}

impl<G: Searchable> Search<'_, G> {
    /// After a whole turn: how the game ended, told for the side to move. `None` also if it may be over without having been lost.
    /// `stalemates`: ends without a turn and out of check are looked for too.
    pub(crate) fn over(&mut self, stalemates: bool) -> Option<Outcome> {
        if let Some(outcome) = self.game.terminal() {
            return Some(outcome);
        }
        let asked = if stalemates { self.game.may_be_lost() } else { self.game.in_check() };
        (asked && !self.game.has_turn()).then(|| self.game.no_moves())
    }

    /// An empty list for actions; to be given back to `spare`.
    pub(crate) fn list(&mut self) -> Vec<G::Action> {
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        list
    }

    /// Is there a turn, or a rest of the present one, that wins at once? It is then the end of `search.turn`.
    pub(crate) fn find_mate_in_one(&mut self, search: &mut MateInOne<'_, G::Action>) -> Result<bool, Stopped> {
        let mut list = self.list();
        if search.stalemates {
            self.game.generate_forcing(&mut list);
        } else {
            self.game.generate_mating(&mut list);
        }
        let mut result = Ok(false);
        for &action in &list {
            if search.turn.is_empty() && !search.only.is_empty() && !search.only.contains(&action) {
                continue;
            }
            if self.stop_check.poll() || self.stop_check.nodes >= search.budget {
                result = Err(Stopped);
                break;
            }
            if !self.game.make(action) {
                continue;
            }
            self.stop_check.nodes += 1;
            search.turn.push(action);
            result = if self.game.mid_turn() {
                self.find_mate_in_one(search)
            } else {
                let outcome = self.over(search.stalemates);
                Ok(outcome.is_some_and(|outcome| search.is_won(outcome, self.game.side_to_move())))
            };
            self.game.unmake();
            if !matches!(result, Ok(false)) {
                break;
            }
            search.turn.pop();
        }
        self.spare.push(list);
        result
    }

    /// A turn of the side to move that wins at once, if one is found within so many nodes. Wins by stalemate are left to the search
    /// proper: where they are wins, every turn would have to be tried.
    pub(crate) fn winning_turn(&mut self, only: &[G::Action], nodes: u64) -> Option<Vec<G::Action>> {
        let budget = self.stop_check.nodes.saturating_add(nodes);
        let side = self.game.side_to_move();
        let mut search = MateInOne { side, only, stalemates: false, budget, turn: Vec::new(), not_won: 0 };
        matches!(self.find_mate_in_one(&mut search), Ok(true)).then_some(search.turn)
    }

    /// Between turns: can the side to move win at once by a turn that did so elsewhere? Costs next to nothing.
    pub(crate) fn has_known_mate_in_one(&mut self) -> bool {
        if let Some(&won) = self.mates_in_one.get(&self.game.hash()) {
            return won;
        }
        for number in 0..self.mating_turns.len() {
            let turn = std::mem::take(&mut self.mating_turns[number]);
            let won = self.wins_by(&turn);
            self.mating_turns[number] = turn;
            if won {
                self.mating_turns[..=number].rotate_right(1);
                self.mates_in_one.insert(self.game.hash(), true);
                return true;
            }
        }
        false
    }

    /// Can the side to move win at once by any turn? Remembered for every position of this search, also where the look for one was given up
    /// after so many nodes.
    pub(crate) fn has_mate_in_one(&mut self, nodes: u64) -> bool {
        if self.has_known_mate_in_one() {
            return true;
        }
        let key = self.game.hash();
        if self.mates_in_one.contains_key(&key) {
            return false;
        }
        let turn = self.winning_turn(&[], nodes);
        let won = turn.is_some();
        if !self.stop_check.stopped() {
            self.mates_in_one.insert(key, won);
        }
        if let Some(turn) = turn {
            self.mating_turns.truncate(KEPT - 1);
            self.mating_turns.insert(0, turn);
        }
        won
    }

    /// After the first turn of this line: can the opponent win at once? It is remembered if so.
    pub(crate) fn leads_to_mate_in_one(&mut self, line: &[G::Action], nodes: u64) -> bool {
        let side = self.game.side_to_move();
        let mut made = 0;
        while made == 0 || self.game.mid_turn() {
            let Some(&action) = line.get(made) else { break };
            if !self.game.make(action) {
                break;
            }
            made += 1;
        }
        let whole = made > 0 && !self.game.mid_turn() && self.game.side_to_move() != side;
        let won = whole && self.game.terminal().is_none() && self.has_mate_in_one(nodes);
        (0..made).for_each(|_| self.game.unmake());
        won
    }

    /// Is this turn offered here, and does it win at once?
    fn wins_by(&mut self, turn: &[G::Action]) -> bool {
        let Some((&action, rest)) = turn.split_first() else { return false };
        let offered = if self.game.mid_turn() {
            let mut list = self.list();
            self.game.generate(&mut list);
            let offered = list.contains(&action);
            self.spare.push(list);
            offered
        } else {
            self.game.is_legal(action)
        };
        let side = self.game.side_to_move();
        if !(offered && self.make(action)) {
            return false;
        }
        let won = if self.game.mid_turn() {
            self.wins_by(rest)
        } else {
            let won = self.over(true).is_some_and(|outcome| outcome.is_won_by(side, self.game.side_to_move()));
            rest.is_empty() && won
        };
        self.game.unmake();
        won
    }
}
