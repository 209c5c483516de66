//! Positions that cannot occur in a game.

use variorum_rules::Position;

use super::Remark;

/// Adds remarks on what cannot occur in a game.
pub(super) fn remark(_position: &Position, _remarks: &mut Vec<Remark>) {}
