//! Mates in one, found by trying all turns that may win. Fast, and exact where the main search prunes.

use crate::game::{Outcome, Searchable};
use crate::tree::Search;

/// Node limit of the search for a mate in one in answer to a turn of the root.
pub(crate) const ANSWER_NODES: u64 = 20_000;

/// The number of mating answers remembered.
const MAX_KEPT: usize = 4;

/// The search must stop, or has reached its node limit.
pub(crate) struct Stopped;

/// A search for a mate in one.
pub(crate) struct MateInOne<'a, A> {
    /// The side that should win.
    pub(crate) side: u8,
    /// First actions allowed; empty: all.
    pub(crate) only: &'a [A],
    /// Also try turns that may win only by stalemate.
    pub(crate) stalemates: bool,
    /// The node count at which to give up.
    pub(crate) budget: u64,
    /// The turn being tried; at the end, the winning turn.
    pub(crate) turn: Vec<A>,
    /// The number of game ends found that are not wins for this side.
    pub(crate) not_won: u64,
}

impl<A> MateInOne<'_, A> {
    /// Whether this outcome for the side to move is a win for the searching side; counts it otherwise.
    pub(crate) fn is_won(&mut self, outcome: Outcome, side_to_move: u8) -> bool {
        let won = outcome.is_won_by(self.side, side_to_move);
        self.not_won += u64::from(!won);
        won
    }
}

impl<G: Searchable> Search<'_, G> {
    /// After a whole turn: the result for the side to move, if the game is over. May be `None` also if it is over but not lost. With
    /// `stalemates`, finds positions without legal turns also out of check.
    pub(crate) fn game_end(&mut self, stalemates: bool) -> Option<Outcome> {
        if let Some(outcome) = self.game.terminal() {
            return Some(outcome);
        }
        let possible = if stalemates { self.game.may_be_lost() } else { self.game.in_check() };
        (possible && !self.game.has_turn()).then(|| self.game.no_moves())
    }

    /// An empty list of actions, to be returned to `spare`.
    pub(crate) fn list(&mut self) -> Vec<G::Action> {
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        list
    }

    /// Whether there is a mate in one (mid-turn: a rest of the turn that mates). If so, `search.turn` ends with it.
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
                let outcome = self.game_end(search.stalemates);
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

    /// A mate in one for the side to move, if it is found within `nodes` nodes. Wins by stalemate are left to the main search, as every turn
    /// would have to be tried for them.
    pub(crate) fn winning_turn(&mut self, only: &[G::Action], nodes: u64) -> Option<Vec<G::Action>> {
        let budget = self.stop_check.nodes.saturating_add(nodes);
        let side = self.game.side_to_move();
        let mut search = MateInOne { side, only, stalemates: false, budget, turn: Vec::new(), not_won: 0 };
        matches!(self.find_mate_in_one(&mut search), Ok(true)).then_some(search.turn)
    }

    /// Between turns: whether a turn that mated in another position mates here too. Cheap.
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

    /// Whether the side to move has a mate in one. The result is cached for this search, also if the node limit ended it.
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
            self.mating_turns.truncate(MAX_KEPT - 1);
            self.mating_turns.insert(0, turn);
        }
        won
    }

    /// Whether the opponent has a mate in one after the first turn of this line.
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

    /// Whether this turn is legal here and mates.
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
            let won = self.game_end(true).is_some_and(|outcome| outcome.is_won_by(side, self.game.side_to_move()));
            rest.is_empty() && won
        };
        self.game.unmake();
        won
    }
}
