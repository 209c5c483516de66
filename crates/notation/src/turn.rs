//! Reads turns in any notation, and null moves.

use std::sync::Arc;

use variorum_rules::{Position, Turn, TurnError};

use crate::Dialect;

/// A turn as read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadTurn {
    /// A legal turn.
    Legal(Turn),
    /// A null move, which annotators write to show a threat: the side to move passes, whatever the rules say.
    Null,
}

/// The forms of a null move that programs write.
const NULL_MOVES: [&str; 6] = ["--", "Z0", "<>", "null", "0000", "@@@@"];

/// Reads a turn of this position in any notation of its game, or a null move. The position must be between turns.
///
/// # Errors
/// If the text is not a legal turn.
pub fn read_turn(position: &Position, text: &str) -> Result<ReadTurn, TurnError> {
    let text = text.trim();
    if NULL_MOVES.contains(&text) {
        return Ok(ReadTurn::Null);
    }
    let dialect = Dialect::uci(Arc::clone(position.rules()), false);
    dialect.parse_turn(position, text).map(ReadTurn::Legal)
}
