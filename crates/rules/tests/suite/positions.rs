//! Positions for tests, and what becomes of them.

use std::sync::Arc;

use variorum_rules::{Outcome, Position, Reason, Rules, Side};

/// The position with this text.
#[track_caller]
pub(crate) fn at(rules: &Arc<Rules>, text: &str) -> Position {
    Position::parse(rules, text).unwrap_or_else(|errors| panic!("{text}: {errors}"))
}

/// The position after this turn.
#[track_caller]
pub(crate) fn after(position: &Position, turn: &str) -> Position {
    let mut position = position.clone();
    position.play_text(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    position
}

/// The side has won.
pub(crate) fn won(side: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome { winner: Some(side), reason })
}
