//! The legal first parts of a position, which readers and writers compare.

use variorum_rules::{Action, Position, movegen};

/// The legal first parts of a position between turns.
pub(crate) fn legal_actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    movegen::actions(&mut position.scratch(), &mut actions);
    actions
}
