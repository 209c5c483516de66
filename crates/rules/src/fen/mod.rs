//! Position text, an extension of FEN (conventions: position text): [`parser`] reads it, [`validation`] refuses what cannot be a position of
//! the game, [`foreign`] understands what other programs write.

mod foreign;
mod parser;
mod validation;

pub use self::parser::LONGEST_TEXT;

use crate::piece::{Occupant, Piece, Side};
use crate::position::Position;
use crate::rules::Rules;

impl Rules {
    /// A piece's token with the owner's case, in braces if it has several letters, `+` in front of a promoted form.
    #[must_use]
    pub fn owned_token(&self, side: Side, kind: usize) -> String {
        let token = &self.definition.pieces[kind].token;
        let (plus, letters) = match token.strip_prefix('+') {
            Some(letters) => ("+", letters),
            None => ("", token.as_str()),
        };
        let letters = if side == Side::White { letters.to_owned() } else { letters.to_lowercase() };
        if letters.chars().count() > 1 { format!("{plus}{{{letters}}}") } else { format!("{plus}{letters}") }
    }

    /// A piece's token as position text has it.
    #[must_use]
    pub fn piece_token(&self, piece: Piece) -> String {
        match piece.occupant() {
            None => String::new(),
            Some(Occupant::Owned(side, kind)) => self.owned_token(side, kind),
            Some(Occupant::Neutral(kind)) => self.definition.neutrals[kind].token.to_string(),
        }
    }

    /// The token that move text names a kind by: upper case, no owner; a chosen promoted form without its `+`.
    pub(crate) fn kind_token(&self, kind: usize) -> String {
        self.owned_token(Side::White, kind).trim_start_matches('+').to_owned()
    }
}

impl Position {
    /// The position as text; reading it back gives an equal position. Between the parts of a turn: the position before it is not
    /// written, so this is for whole turns only.
    #[must_use]
    pub fn text(&self) -> String {
        self.setup().text(&self.rules)
    }
}
