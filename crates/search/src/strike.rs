//! Turns that win at once, found by trying all that may: quick, and sure where the search proper leaves turns out.

use crate::game::{Game, Outcome};
use crate::tree::Search;

/// Nodes at which the look for a winning answer to one turn of the root is given up.
pub(crate) const ANSWER_NODES: u64 = 20_000;

/// Turns kept that won at once in answer to some turn of the root.
const KEPT: usize = 4;

/// The search must break off, or its budget is used up.
pub(crate) struct Stopped;

/// A look for a turn that wins at once.
pub(crate) struct Strike<'a, A> {
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

impl<A> Strike<'_, A> {
    /// Does this end, told for the side to move, win?
    pub(crate) fn is_won(&mut self, outcome: Outcome, side_to_move: u8) -> bool {
        let won = outcome.is_won_by(self.side, side_to_move);
        self.not_won += u64::from(!won);
        won
    }
}

impl<G: Game> Search<'_, G> {
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

    /// Is there a turn, or a rest of the present one, that wins at once? It is then the end of `strike.turn`.
    pub(crate) fn strike(&mut self, strike: &mut Strike<'_, G::Action>) -> Result<bool, Stopped> {
        let mut list = self.list();
        if strike.stalemates {
            self.game.generate_forcing(&mut list);
        } else {
            self.game.generate_striking(&mut list);
        }
        let mut result = Ok(false);
        for &action in &list {
            if strike.turn.is_empty() && !strike.only.is_empty() && !strike.only.contains(&action) {
                continue;
            }
            if self.referee.poll() || self.referee.nodes >= strike.budget {
                result = Err(Stopped);
                break;
            }
            if !self.game.make(action) {
                continue;
            }
            self.referee.nodes += 1;
            strike.turn.push(action);
            result = if self.game.mid_turn() {
                self.strike(strike)
            } else {
                let outcome = self.over(strike.stalemates);
                Ok(outcome.is_some_and(|outcome| strike.is_won(outcome, self.game.side_to_move())))
            };
            self.game.unmake();
            if !matches!(result, Ok(false)) {
                break;
            }
            strike.turn.pop();
        }
        self.spare.push(list);
        result
    }

    /// A turn of the side to move that wins at once, if one is found within so many nodes. Wins by stalemate are left to the search
    /// proper: where they are wins, every turn would have to be tried.
    pub(crate) fn winning_turn(&mut self, only: &[G::Action], nodes: u64) -> Option<Vec<G::Action>> {
        let budget = self.referee.nodes.saturating_add(nodes);
        let side = self.game.side_to_move();
        let mut strike = Strike { side, only, stalemates: false, budget, turn: Vec::new(), not_won: 0 };
        matches!(self.strike(&mut strike), Ok(true)).then_some(strike.turn)
    }

    /// Between turns: can the side to move win at once by a turn that did so elsewhere? Costs next to nothing.
    pub(crate) fn is_struck_as_before(&mut self) -> bool {
        if let Some(&struck) = self.struck.get(&self.game.hash()) {
            return struck;
        }
        for number in 0..self.strikes.len() {
            let turn = std::mem::take(&mut self.strikes[number]);
            let won = self.wins_by(&turn);
            self.strikes[number] = turn;
            if won {
                self.strikes[..=number].rotate_right(1);
                self.struck.insert(self.game.hash(), true);
                return true;
            }
        }
        false
    }

    /// Can the side to move win at once by any turn? Remembered for every position of this search, also where the look for one was given up
    /// after so many nodes.
    pub(crate) fn is_struck(&mut self, nodes: u64) -> bool {
        if self.is_struck_as_before() {
            return true;
        }
        let key = self.game.hash();
        if self.struck.contains_key(&key) {
            return false;
        }
        let turn = self.winning_turn(&[], nodes);
        let struck = turn.is_some();
        if !self.referee.stopped() {
            self.struck.insert(key, struck);
        }
        if let Some(turn) = turn {
            self.strikes.truncate(KEPT - 1);
            self.strikes.insert(0, turn);
        }
        struck
    }

    /// After the first turn of this line: can the opponent win at once? It is remembered if so.
    pub(crate) fn leads_to_a_strike(&mut self, line: &[G::Action], nodes: u64) -> bool {
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
        let struck = whole && self.game.terminal().is_none() && self.is_struck(nodes);
        (0..made).for_each(|_| self.game.unmake());
        struck
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
