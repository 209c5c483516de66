//! An exhaustive search for forced wins: no evaluation, no pruning, no table. Slow but certain; tests compare the
//! results of real searches with it.
//!
//! Draws by repetition and by quiet turns are ignored, as in composed problems.

use crate::action::Turn;
use crate::movegen;
use crate::piece::Side;
use crate::position::Position;
use crate::state::Phase;
use crate::tactics::forcing_actions;
use crate::work_limit::OutOfWork;

/// The state of one exhaustive search.
struct Solver<'a> {
    position: Position,
    /// The number of turns that may still be made.
    budget: u64,
    winner: Side,
    /// The last refuting reply for each number of remaining turns. It often refutes the next attempt too, so it is
    /// tried first.
    refutations: Vec<Option<Turn>>,
    /// Is the answer still wanted? Asked before each turn.
    wanted: &'a dyn Fn() -> bool,
}

/// A turn with which the player to move wins within `turns` turns of their own, whatever the opponent does; `None` if
/// there is none. The position must be between turns.
///
/// # Errors
/// [`OutOfWork`] if `budget` turns were made without an answer.
///
/// ```
/// # use variorum_rules::{Position, mate::forced_win};
/// # let rules = variorum_library::rules("chess")?;
/// let position = Position::parse(&rules, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1")?;
/// assert!(forced_win(&position, 2, 100_000)?.is_some()); // one rook cuts the king off, the other mates
/// assert!(forced_win(&position, 1, 100_000)?.is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn forced_win(position: &Position, turns: u32, budget: u64) -> Result<Option<Turn>, OutOfWork> {
    let mut solver = Solver::new(position, turns, budget);
    for turn in movegen::turns(&mut solver.position) {
        if solver.wins(turn, turns)? {
            return Ok(Some(turn));
        }
    }
    Ok(None)
}

/// A turn with which the player to move wins at once; `None` if there is none. Only turns that may end the game are tried, so that games with many second
/// parts need a small budget. The position must be between turns.
///
/// # Errors
/// [`OutOfWork`] if `budget` first parts and turns were made without an answer.
///
/// ```
/// # use variorum_rules::{Position, mate::win_at_once};
/// # let rules = variorum_library::rules("chess")?;
/// let position = Position::parse(&rules, "7k/R7/8/8/8/8/8/1R4K1 w - - 0 1")?;
/// let turn = win_at_once(&position, 1000)?.ok_or("a mate")?;
/// assert_eq!(position.turn_text(turn), "b1b8");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn win_at_once(position: &Position, budget: u64) -> Result<Option<Turn>, OutOfWork> {
    win_at_once_while(position, budget, &|| true)
}

/// [`win_at_once`], as long as the answer is wanted.
pub(crate) fn win_at_once_while(
    position: &Position,
    budget: u64,
    wanted: &dyn Fn() -> bool,
) -> Result<Option<Turn>, OutOfWork> {
    let mut solver = Solver { wanted, ..Solver::new(position, 1, budget) };
    let mut firsts = Vec::new();
    forcing_actions(&mut solver.position, &mut firsts);
    for first in firsts {
        solver.spend()?;
        solver.position.make_unchecked(first);
        let mut seconds = Vec::new();
        let whole = solver.position.phase() != Phase::Second;
        if !whole {
            forcing_actions(&mut solver.position, &mut seconds);
        }
        solver.position.unmake();
        let seconds = seconds.into_iter().map(Some).chain(whole.then_some(None));
        for second in seconds {
            let turn = Turn { first, second };
            if solver.wins(turn, 1)? {
                return Ok(Some(turn));
            }
        }
    }
    Ok(None)
}

/// Does this turn win within `turns` turns of the player's own, including itself, whatever the opponent does? The turn
/// must be legal in `position`.
///
/// # Errors
/// [`OutOfWork`] if `budget` turns were made without an answer.
pub fn forces_win(position: &Position, turn: Turn, turns: u32, budget: u64) -> Result<bool, OutOfWork> {
    Solver::new(position, turns, budget).wins(turn, turns)
}

impl Solver<'_> {
    fn new(position: &Position, turns: u32, budget: u64) -> Self {
        let winner = position.side();
        Self {
            position: position.scratch(),
            budget,
            winner,
            refutations: vec![None; turns as usize + 1],
            wanted: &|| true,
        }
    }

    /// Takes a turn from the budget.
    fn spend(&mut self) -> Result<(), OutOfWork> {
        self.budget = self.budget.checked_sub(1).filter(|_| (self.wanted)()).ok_or(OutOfWork)?;
        Ok(())
    }

    /// Plays a turn, if the budget permits.
    fn make(&mut self, turn: Turn) -> Result<(), OutOfWork> {
        self.spend()?;
        self.position.play_unchecked(turn);
        Ok(())
    }

    /// Does the attacker's turn win within `turns`, including itself?
    fn wins(&mut self, turn: Turn, turns: u32) -> Result<bool, OutOfWork> {
        if turns == 0 {
            return Ok(false);
        }
        self.make(turn)?;
        let won = match self.position.find_outcome() {
            Some(outcome) => Ok(outcome.winner == Some(self.winner)),
            None if turns == 1 => Ok(false),
            None => self.no_defence(turns - 1),
        };
        self.position.undo_turn();
        won
    }

    /// Does the attacker win within `turns` after every reply of the defender?
    fn no_defence(&mut self, turns: u32) -> Result<bool, OutOfWork> {
        let mut replies = movegen::turns(&mut self.position);
        if let Some(at) =
            self.refutations[turns as usize].and_then(|known| replies.iter().position(|&reply| reply == known))
        {
            replies.swap(0, at);
        }
        for reply in replies {
            self.make(reply)?;
            let lost = match self.position.find_outcome() {
                Some(outcome) => Ok(outcome.winner == Some(self.winner)),
                None => self.attack(turns),
            };
            self.position.undo_turn();
            if !lost? {
                self.refutations[turns as usize] = Some(reply);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Has the attacker, who is to move, a turn that wins within `turns`?
    fn attack(&mut self, turns: u32) -> Result<bool, OutOfWork> {
        for turn in movegen::turns(&mut self.position) {
            if self.wins(turn, turns)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
