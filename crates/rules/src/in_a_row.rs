//! Several turns of one player in a row: how many are left, and which checks they may give.

use crate::piece::Side;
use crate::position::Position;

impl Position {
    /// How many turns the player to move has in a row, those already made among them; 1 in games in which players take turns.
    ///
    /// ```
    /// # use variorum_rules::Position;
    /// # let rules = variorum_library::rules("progressive-chess")?;
    /// let mut position = Position::start(&rules);
    /// position.play_text("e2e4")?;
    /// assert_eq!((position.turns_in_row(), position.turns_left()), (2, 2));
    /// position.play_text("e7e5")?;
    /// assert_eq!((position.turns_in_row(), position.turns_left()), (2, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn turns_in_row(&self) -> u32 {
        let state = &self.state;
        self.rules.features.in_a_row.map_or(1, |row| row.turns_at(state.side.index(), state.fullmove))
    }

    /// How many turns the player to move still has before the other one's, the coming one among them.
    #[must_use]
    pub fn turns_left(&self) -> u32 {
        self.turns_in_row().saturating_sub(u32::from(self.state.made)).max(1)
    }

    /// Who has made the last turn, if there was one: in the middle of a row the player to move.
    #[inline]
    pub(crate) fn last_mover(&self) -> Side {
        if self.state.made > 0 { self.state.side } else { self.state.side.other() }
    }

    /// Ends a turn of a row, which may be its last.
    pub(crate) fn turn_of_row_ends(&mut self) {
        let Some(row) = self.rules.features.in_a_row else { return };
        let side = self.state.side;
        let goes_on = self.turns_left() > 1 && !(row.check_ends && self.in_check(side.other()));
        if goes_on {
            self.state.made = self.state.made.saturating_add(1);
            // An explosion may have taken what has made a double step.
            let board = &self.board;
            let fresh = self.lasting().fresh;
            self.set_fresh(fresh.retained(|victim| board[victim.index()].is_owned_by(side), |_| true));
        } else {
            self.give_turn_away();
        }
    }

    /// Does a check have to wait, because the coming turn is not the last of its row?
    pub(crate) fn checks_wait(&self) -> bool {
        self.rules.features.in_a_row.is_some_and(|row| row.check_last) && self.turns_left() > 1
    }

    /// Has `side` just given a check that had to wait for the last turn of its row?
    pub(crate) fn checked_too_early(&self, side: Side) -> bool {
        self.rules.features.in_a_row.is_some_and(|row| row.check_last)
            && self.state.side == side
            && self.in_check(side.other())
    }
}
