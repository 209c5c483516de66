//! Slow second opinions on what the fast ways keep or find, for tests and fuzzers.

use crate::action::Action;
use crate::check_info::CheckInfo;
use crate::piece::{Cell, Side};
use crate::position::{Position, stock_key};
use crate::state::Phase;

/// The same actions as [`movegen::actions`](crate::movegen::actions), found by trying every move: slow, for tests of the fast way.
pub fn actions_by_trial(position: &mut Position, out: &mut Vec<Action>) {
    let check_info = CheckInfo::trial(position.is_check());
    if position.state.phase == Phase::Second {
        position.second_parts(Some(&check_info), out);
    } else {
        position.generate_under(&check_info, false, out);
    }
}

/// The same answer as [`Position::attacked`], found by following each piece’s own moves.
#[must_use]
pub fn attacked_by_moves(position: &Position, target: Cell, by: Side) -> bool {
    position.attacked_by_moves(target, by)
}

/// The hash of board, hands and pools, computed afresh: what the running one must equal.
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

/// The hash of board, hands and pools as it is kept from action to action: equal to [`hash_from_scratch`].
#[must_use]
pub fn running_hash(position: &Position) -> u64 {
    position.state.hash
}
