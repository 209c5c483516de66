//! Whether a turn reaches the goal.

use variorum_rules::tactics::{checking_candidates, forcing_actions, outcome_without_actions};
use variorum_rules::{Action, Occupant, Outcome, Piece, Position, Reason, Side, movegen};

use crate::stipulation::Goal;

/// What must be known before a turn to judge it afterwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    pieces: usize,
    on_cell: Piece,
}

/// The result of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The goal is reached.
    Reached,
    /// The game is over without the goal, as far as that is known: a player without turns may pass for [`Verdict::Open`].
    Over,
    /// The game goes on.
    Open,
}

impl Goal {
    /// Looks at the position before a turn.
    pub(crate) fn before(&self, position: &Position) -> Before {
        let waiting = position.side().other();
        let (pieces, on_cell) = match self {
            Self::Capture(kinds) => (count(position, waiting, kinds), Piece::NONE),
            Self::Reach(cell) => (0, position.at(*cell)),
            Self::Mate | Self::Stalemate | Self::Check | Self::Gone(_) | Self::Win(_) => (0, Piece::NONE),
        };
        Before { pieces, on_cell }
    }

    /// Judges the turn that was just made, for the side `aimer`.
    pub(crate) fn judge(&self, position: &mut Position, before: Before, aimer: Side) -> Verdict {
        let mover = position.side().other();
        if let Self::Win(reason) = self {
            return match end(position) {
                Some(outcome) if is_won(outcome, aimer, *reason) => Verdict::Reached,
                Some(_) => Verdict::Over,
                None => Verdict::Open,
            };
        }
        let ended = position.special_end().is_some();
        let reached = mover == aimer
            && match self {
                Self::Mate => !ended && position.is_check() && !movegen::has_actions(position),
                Self::Stalemate => !ended && !position.is_check() && is_stalemate(position),
                Self::Check => position.is_check(),
                Self::Capture(kinds) => count(position, mover.other(), kinds) < before.pieces,
                Self::Reach(cell) => {
                    let now = position.at(*cell);
                    now != before.on_cell && matches!(now.occupant(), Some(Occupant::Owned(side, _)) if side == mover)
                }
                Self::Gone(kinds) => count(position, mover.other(), kinds) == 0,
                Self::Win(_) => false,
            };
        match (reached, ended) {
            (true, _) => Verdict::Reached,
            (false, true) => Verdict::Over,
            (false, false) => Verdict::Open,
        }
    }

    /// Adds the actions of the current part of a turn that may belong to a turn that reaches the goal. None of these is left out.
    pub(crate) fn candidates(&self, position: &mut Position, out: &mut Vec<Action>) {
        match self {
            Self::Mate | Self::Check => checking_candidates(position, out),
            Self::Win(_) => forcing_actions(position, out),
            Self::Stalemate | Self::Capture(_) | Self::Reach(_) | Self::Gone(_) => movegen::actions(position, out),
        }
    }
}

/// How the game has ended. A draw because neither side has the pieces to win ends no problem.
pub(crate) fn end(position: &mut Position) -> Option<Outcome> {
    if let Some(outcome) = position.special_end() {
        return Some(outcome);
    }
    (!movegen::has_actions(position)).then(|| outcome_without_actions(position))
}

fn is_won(outcome: Outcome, side: Side, reason: Option<Reason>) -> bool {
    outcome.winner == Some(side) && reason.is_none_or(|reason| outcome.reason == reason)
}

fn is_stalemate(position: &mut Position) -> bool {
    !movegen::has_actions(position) && outcome_without_actions(position).reason == Reason::Stalemate
}

/// The number of pieces of a side of these kinds, of all kinds if there are none.
fn count(position: &Position, side: Side, kinds: &[usize]) -> usize {
    match kinds {
        [] => position.pieces(side).len(),
        kinds => kinds.iter().map(|&kind| usize::from(position.count(side, kind))).sum(),
    }
}
