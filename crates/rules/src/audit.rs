//! Slow reference implementations of what the fast code computes or maintains, for tests and fuzzers.

use crate::action::Action;
use crate::check_info::CheckInfo;
use crate::piece::{Cell, Side};
use crate::position::{Position, stock_key};
use crate::state::Phase;

/// Adds the same actions to `out` as [`movegen::actions`](crate::movegen::actions), found by making every pseudo-legal
/// one.
pub fn actions_by_trial(position: &mut Position, out: &mut Vec<Action>) {
    let check_info = CheckInfo::trial(position.is_check());
    if position.state.phase == Phase::Second {
        position.second_parts(Some(&check_info), out);
    } else {
        position.generate_under(&check_info, false, out);
    }
}

/// [`Position::attacked`], computed from the moves of each piece.
///
/// # Panics
/// May panic if `target` is not a cell of this game's board.
#[must_use]
pub fn attacked_by_moves(position: &Position, target: Cell, by: Side) -> bool {
    position.attacked_by_moves(target, by)
}

/// [`attacked_by_moves`] of a royal piece: not by pieces whose capture would cost their side its own royal piece.
///
/// # Panics
/// As [`attacked_by_moves`].
#[must_use]
pub fn royal_threatened_by_moves(position: &Position, target: Cell, by: Side) -> bool {
    attacked_by_moves(position, target, by) && !position.is_shielded(target, by)
}

/// The hash key of board, hands and pools, computed from scratch.
#[must_use]
pub fn hash_from_scratch(position: &Position) -> u64 {
    let mut hash = 0;
    for cell in position.rules.cells() {
        let piece = position.at(cell);
        if !piece.is_none() {
            hash ^= position.key(cell, piece);
        }
    }
    for side in Side::BOTH {
        for kind in 0..position.rules.kinds() {
            hash ^= stock_key(7, side, kind, position.hands[side.index()][kind]);
            hash ^= stock_key(8, side, kind, position.lost[side.index()][kind]);
        }
    }
    hash
}

/// The hash key of board, hands and pools as make and unmake maintain it. Equals [`hash_from_scratch`].
#[must_use]
pub fn running_hash(position: &Position) -> u64 {
    position.state.hash
}

#[cfg(debug_assertions)]
impl Position {
    /// Compares everything that make and unmake maintain with values computed from the board.
    pub(crate) fn recheck(&self) {
        debug_assert_eq!(self.state.hash, hash_from_scratch(self), "hash of {self:?}");
        for side in Side::BOTH {
            let pieces: crate::CellSet = self.rules.cells().filter(|&cell| self.at(cell).is_owned_by(side)).collect();
            debug_assert_eq!(pieces, self.pieces[side.index()], "pieces of {self:?}");
            if self.rules.bitboards.is_some() {
                for kind in 0..self.rules.kinds() {
                    let of_kind: crate::CellSet = pieces.iter().filter(|&cell| self.at(cell).kind() == kind).collect();
                    debug_assert_eq!(of_kind.low(), self.kind_bitboards[side.index()][kind], "kinds of {self:?}");
                }
            }
        }
    }
}
