//! When a game continues without a request.

use variorum_play::{Clock, Seat, Table};
use variorum_rules::Side;

/// After this time without a move, including the wait for a slot, an engine is assumed to be gone with its process, in milliseconds.
const ENGINE: u64 = 10 * 60 * 1000;

/// When the clock of a game runs out, in milliseconds since 1970; `None` if none is running.
pub(crate) fn due(table: &Table) -> Option<u64> {
    let playing = !table.is_waiting() && table.game().ending().is_none();
    table.clock().filter(|_| playing).and_then(Clock::verdict_at)
}

/// Is it the engine's turn, in a game that continues? A game of `most` turns does not.
pub(super) fn engines_turn(table: &Table, most: usize) -> bool {
    let game = table.game();
    let playing = !table.is_waiting() && game.ending().is_none() && game.ply() < most;
    playing && game.to_move() == Some(Seat::Engine)
}

/// Do only engines play?
pub(super) fn only_engines(table: &Table) -> bool {
    Side::BOTH.iter().all(|&side| table.game().seat(side) == Seat::Engine)
}

/// When a game that no process has in memory must be loaded, in milliseconds since 1970: when its clock runs out or, without a clock, when its engine
/// would have moved long ago if its process were still running.
pub(crate) fn stored_due(table: &Table, now: u64, most: usize) -> Option<u64> {
    due(table).or_else(|| (engines_turn(table, most) && !only_engines(table)).then(|| now.saturating_add(ENGINE)))
}
