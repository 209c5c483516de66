//! Forced wins found by trying everything: no evaluation, no pruning, no table. Slow, and sure; what a search finds is held against it.
//!
//! Draws by repetition and by quiet turns are left out, as in composed problems.

use crate::action::Turn;
use crate::piece::Side;
use crate::position::Position;

/// More actions would have to be made than were allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not settled within the actions allowed")]
pub struct GaveUp;

struct Solver<'a> {
    position: &'a mut Position,
    /// Actions that may still be made.
    budget: u64,
    winner: Side,
    /// The reply that refuted last, by turns to go: it often refutes the next try too.
    refutations: Vec<Option<Turn>>,
}

impl Position {
    /// A turn by which the player to move wins within so many own turns whatever the opponent does; `None` if there is none.
    ///
    /// # Errors
    /// [`GaveUp`] when `budget` actions were made without an answer.
    pub fn forced_win(&mut self, turns: u32, budget: u64) -> Result<Option<Turn>, GaveUp> {
        let mut solver = Solver::new(self, turns, budget);
        for turn in solver.position.turns() {
            if solver.wins(turn, turns)? {
                return Ok(Some(turn));
            }
        }
        Ok(None)
    }

    /// Does this turn win within so many own turns, itself counted, whatever the opponent does?
    ///
    /// # Errors
    /// [`GaveUp`] when `budget` actions were made without an answer.
    pub fn forces_win(&mut self, turn: Turn, turns: u32, budget: u64) -> Result<bool, GaveUp> {
        Solver::new(self, turns, budget).wins(turn, turns)
    }
}

impl<'a> Solver<'a> {
    fn new(position: &'a mut Position, turns: u32, budget: u64) -> Self {
        let winner = position.side();
        Self { position, budget, winner, refutations: vec![None; turns as usize + 1] }
    }

    fn make(&mut self, turn: Turn) -> Result<(), GaveUp> {
        self.budget = self.budget.checked_sub(1).ok_or(GaveUp)?;
        self.position.make_turn(turn);
        Ok(())
    }

    /// Does the attacker's turn win within `turns`?
    fn wins(&mut self, turn: Turn, turns: u32) -> Result<bool, GaveUp> {
        if turns == 0 {
            return Ok(false);
        }
        self.make(turn)?;
        let won = match self.position.outcome() {
            Some(outcome) => Ok(outcome.winner == Some(self.winner)),
            None if turns == 1 => Ok(false),
            None => self.no_defence(turns - 1),
        };
        self.position.unmake_turn();
        won
    }

    /// Does every reply of the defender leave the attacker a win within `turns`?
    fn no_defence(&mut self, turns: u32) -> Result<bool, GaveUp> {
        let mut replies = self.position.turns();
        if let Some(at) =
            self.refutations[turns as usize].and_then(|known| replies.iter().position(|&reply| reply == known))
        {
            replies.swap(0, at);
        }
        for reply in replies {
            self.make(reply)?;
            let lost = match self.position.outcome() {
                Some(outcome) => Ok(outcome.winner == Some(self.winner)),
                None => self.attack(turns),
            };
            self.position.unmake_turn();
            if !lost? {
                self.refutations[turns as usize] = Some(reply);
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn attack(&mut self, turns: u32) -> Result<bool, GaveUp> {
        for turn in self.position.turns() {
            if self.wins(turn, turns)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
