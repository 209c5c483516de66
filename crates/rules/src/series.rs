//! Turns of several moves: the second part of the turn is another move of the same side, legal under the same rules as the first.

use crate::action::{Action, ActionKind};
use crate::check_info::CheckInfo;
use crate::movegen::Sink;
use crate::piece::Side;
use crate::position::Position;
use crate::state::{Passing, Phase};

impl Position {
    /// Has the player to move only one move in this turn, the first of the game?
    pub(crate) fn is_first_single(&self) -> bool {
        let state = &self.state;
        self.rules.features.series.is_some_and(|series| series.first_single)
            && state.fullmove == 1
            && state.side == Side::White
    }

    /// Does another move follow the one that has just been made, unless there is none?
    #[inline]
    pub(crate) fn moves_again(&mut self) -> bool {
        self.rules.features.series.is_some() && self.series_goes_on()
    }

    fn series_goes_on(&mut self) -> bool {
        let Some(series) = self.rules.features.series else { return false };
        let enemy = self.state.side.other();
        if self.is_first_single() || series.check_ends && self.in_check(enemy) {
            return false;
        }
        !self.ends_here()
    }

    /// Would the game be over if the turn ended now?
    pub(crate) fn ends_here(&mut self) -> bool {
        if !self.rules.features.special_ends {
            return false;
        }
        // Endings are judged from the side of the player whose turn would come.
        let side = self.state.side;
        self.state.side = side.other();
        let over = self.special_end().is_some();
        self.state.side = side;
        over
    }

    /// What can still be captured en passant after this action, which is the first of a turn of several moves: a second piece, if the action captures
    /// the first one.
    #[inline]
    pub(crate) fn passing_left(&self, action: Action) -> Passing {
        if self.rules.features.series.is_none()
            || self.state.phase == Phase::Second
            || action.kind() != ActionKind::EnPassant
        {
            return Passing::default();
        }
        let taken = self.state.passing.victim_at(action.to());
        self.state.passing.retained(|victim| Some(victim) != taken, |_| true)
    }

    /// Adds the legal second moves of a turn, or [`Action::PASS`] if there are none.
    pub(crate) fn second_moves<S: Sink>(&mut self, noisy: bool, sink: &mut S) {
        let mut moves = self.spare.pop().unwrap_or_default();
        if self.rules.bitboards.is_some() {
            self.generate_from_bitboards(noisy, &mut moves);
        } else {
            let mut check_info = CheckInfo::free();
            self.restrain(self.state.side, &mut check_info);
            self.generate_under(&check_info, noisy, &mut moves);
        }
        if let Some((_, to, _)) = self.state.moved.filter(|_| self.moves_others_only()) {
            // A piece that was dropped has moved too.
            moves.retain(|action| action.from() != to || action.kind() == ActionKind::Drop);
        }
        if moves.is_empty() && !noisy {
            moves.push(Action::PASS);
        }
        for action in moves.drain(..) {
            if !sink.full() {
                sink.push(action);
            }
        }
        self.spare.push(moves);
    }

    /// Must the second move of a turn be made by another piece?
    pub(crate) fn moves_others_only(&self) -> bool {
        self.rules.features.series.is_some_and(|series| series.other_piece)
    }
}
