//! The moves of a piece type in the dialect of XBoard's `piece` command: XBetza, with castling among the moves of the king.

use variorum_exporting::moves;
use variorum_gamedef::definition::{Definition, Landing, PieceType};

/// Describes the piece type with the index `kind`; `None` if there is no such type or the notation cannot express it: zones that confine a piece and
/// frozen armies besides what [`moves`] cannot say.
#[must_use]
pub fn describe(definition: &Definition, kind: usize) -> Option<String> {
    let piece = definition.pieces.get(kind)?;
    if piece.confined.is_some() || piece.barred.is_some() || !piece.frozen.is_empty() {
        return None;
    }
    Some(moves(definition, piece).ok()? + &castling(definition, piece))
}

/// Castling with a fixed number of steps. The client knows the freer forms by itself.
fn castling(definition: &Definition, piece: &PieceType) -> String {
    let rule = definition.castlings.iter().find(|castling| definition.pieces.get(castling.royal) == Some(piece));
    match rule.map(|rule| &rule.landing) {
        Some(Landing::Shift(steps)) => format!("isO{steps}"),
        Some(Landing::Between { .. } | Landing::Fixed { .. }) | None => String::new(),
    }
}
