//! Legal turns: which there are, whether one is, and playing it.

use crate::action::Turn;
use crate::movegen;
use crate::position::Position;
use crate::state::Phase;

/// The turn is not legal in this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the turn is not legal in this position")]
pub struct IllegalTurn;

impl Position {
    /// All legal turns, in no particular order. Empty if the player to move has none or the game is over. Call it
    /// between turns.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        movegen::turns(&mut self.scratch())
    }

    /// Is this turn legal here? The turn may come from any position of any game. Always false between the parts of a
    /// turn.
    ///
    /// ```
    /// # use variorum_rules::Position;
    /// # let rules = variorum_library::rules("chess")?;
    /// let start = Position::start(&rules);
    /// let mut later = start.clone();
    /// let turn = later.play_text("e2e4")?;
    /// assert!(start.is_legal(turn) && !later.is_legal(turn));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, turn: Turn) -> bool {
        let mut position = self.scratch();
        if self.phase() == Phase::Second || !movegen::is_legal(&mut position, turn.first) {
            return false;
        }
        position.make_unchecked(turn.first);
        match (position.phase(), turn.second) {
            (Phase::First, None) => true,
            (Phase::Second, Some(second)) => movegen::is_legal(&mut position, second),
            (Phase::First, Some(_)) | (Phase::Second, None) => false,
        }
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// If the turn is not legal here: a turn of another position or game, or any turn once the game is over. The
    /// position then stays unchanged.
    pub fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        if !self.is_legal(turn) {
            return Err(IllegalTurn);
        }
        self.play_unchecked(turn);
        Ok(())
    }
}
