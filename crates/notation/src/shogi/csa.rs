//! The moves of CSA files: side, origin (`00` for drops), destination, and the code of the piece after the move: `+7776FU`.

use variorum_rules::{ActionKind, Position, Side, Turn};

use super::{is_tradition, origin, square};
use crate::letters::Kinds;
use crate::san::pattern::{Pattern, SaidPromotion};

/// A turn of this position as in CSA files. `None` if the game does not follow the tradition.
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn csa(position: &Position, turn: Turn) -> Option<String> {
    let rules = position.rules();
    let (definition, action) = (rules.definition(), turn.first);
    if !is_tradition(rules) {
        return None;
    }
    let sign = if position.side() == Side::White { '+' } else { '-' };
    let drop = action.kind() == ActionKind::Drop;
    let from = if drop { "00".to_owned() } else { square::numbered(&definition.board, action.from()) };
    let kind = action.piece_type().unwrap_or_else(|| position.at(action.from()).kind());
    let to = square::numbered(&definition.board, action.to());
    Some(format!("{sign}{from}{to}{}", definition.pieces[kind].native.code))
}

/// What the text says.
pub(super) fn pattern(position: &Position, text: &str) -> Option<Pattern> {
    let rules = position.rules();
    let body = text.strip_prefix(['+', '-']).unwrap_or(text);
    let has_code = |code: &str| Kinds::of(rules, |piece| !code.is_empty() && piece.native.code == code);
    if let Some(rest) = body.strip_prefix("00") {
        let (to, code) = square::read(rules, rest)?;
        return Some(Pattern::Drop { kinds: has_code(code), to });
    }
    let (from, rest) = square::read(rules, body)?;
    let (to, code) = square::read(rules, rest)?;
    let after = has_code(code);
    let kind = position.at(from).kind();
    let promotion = if after.has(kind) { SaidPromotion::Declined } else { SaidPromotion::Into(after) };
    if after.is_empty() {
        return None;
    }
    Some(Pattern::Motion {
        kinds: Kinds::one(kind),
        from: origin(rules, from),
        via: None,
        to,
        promotion,
        capture: false,
    })
}
