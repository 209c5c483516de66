//! When a game goes on by itself.

use variorum_play::{Clock, Seat, Table};
use variorum_rules::Side;

/// An engine that has not moved for so long, waiting for a place included, is believed to be gone with its process.
const ENGINE: u64 = 10 * 60 * 1000;

/// When the clocks of a game decide by themselves, in milliseconds since 1970; `None`: none runs.
pub(crate) fn due(table: &Table) -> Option<u64> {
    let playing = !table.is_waiting() && table.game().ending().is_none();
    table.clock().filter(|_| playing).and_then(Clock::verdict_at)
}

/// Is it the engine's turn, in a game that goes on? A game of `most` turns does not.
pub(super) fn engines_turn(table: &Table, most: usize) -> bool {
    let game = table.game();
    let playing = !table.is_waiting() && game.ending().is_none() && game.ply() < most;
    playing && game.to_move() == Some(Seat::Engine)
}

/// Does nobody but the engine play?
pub(super) fn only_engines(table: &Table) -> bool {
    Side::BOTH.iter().all(|&side| table.game().seat(side) == Seat::Engine)
}

/// When storage is to remind of a game that is in nobody's memory, in milliseconds since 1970: when its clock decides, or, without a
/// clock, when its engine would long have moved if the process that had it still ran.
pub(crate) fn kept_due(table: &Table, now: u64, most: usize) -> Option<u64> {
    due(table).or_else(|| (engines_turn(table, most) && !only_engines(table)).then(|| now.saturating_add(ENGINE)))
}
