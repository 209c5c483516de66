//! Position text, an extension of FEN (conventions: position text).
//!
//! [`parser`] reads it, [`validation`] rejects impossible positions, and [`customary`] understands the castling letters
//! and the en-passant cell of FEN. [`crate::Setup::text`] writes it. `variorum_notation` reads the forms of other
//! programs.

mod customary;
mod parsed;
mod parser;
mod validation;

pub use self::parser::LONGEST_TEXT;

use crate::piece::{Occupant, Piece, Side};
use crate::position::Position;
use crate::rules::Rules;

impl Rules {
    /// The token of a kind in position text: upper case for White and lower case for Black, in braces if it has several
    /// letters, with a `+` in front of a promoted form. `kind` is an index into the definition's `pieces`.
    ///
    /// # Panics
    /// If the game has no such kind.
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

    /// The token of a piece in position text; empty for [`Piece::NONE`].
    ///
    /// # Panics
    /// If the game has no such kind.
    #[must_use]
    pub fn piece_token(&self, piece: Piece) -> String {
        match piece.occupant() {
            None => String::new(),
            Some(Occupant::Owned(side, kind)) => self.owned_token(side, kind),
            Some(Occupant::Neutral(kind)) => self.definition.neutrals[kind].token.to_string(),
        }
    }

    /// The token of a kind in move text: upper case, without an owner, and without the `+` of a promoted form.
    pub(crate) fn kind_token(&self, kind: usize) -> String {
        self.owned_token(Side::White, kind).trim_start_matches('+').to_owned()
    }
}

impl Position {
    /// The position as text; parsing it yields an equal position. The text does not record a first part, so the
    /// position must be between turns.
    #[must_use]
    pub fn text(&self) -> String {
        self.setup().text(&self.rules)
    }
}
