//! Pieces and neutral pieces.

use super::{Motion, PieceTypeId, ZoneId};
use crate::vocabulary::choices;

/// A piece type.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceType {
    /// Its id in the file.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its token in position text, upper case, without braces, with the `+` of a promoted form: `K`, `Di`, `+R`.
    pub token: String,
    /// How the site draws it.
    pub sign: Sign,
    /// Its moves.
    pub motions: Vec<Motion>,
    /// Losing it loses the game (check, mate: G-2).
    pub royal: bool,
    /// It counts as a pawn (G-8): its moves reset the halfmove clock; it makes no null moves (SR-11).
    pub pawn: bool,
    /// It may only move to cells of this zone (ST-23).
    pub confined: Option<ZoneId>,
    /// It may never move to a cell of this zone (ST-23).
    pub barred: Option<ZoneId>,
    /// It is frozen while its side has no piece of this kind (BS-10).
    pub frozen_without: Option<PieceTypeId>,
    /// What joins the captor's hand when it is captured; `None`: it vanishes (MF-10, ST-20).
    pub returns: Option<PieceTypeId>,
    /// Restrictions on its drops.
    pub drop: DropRule,
}

/// Restrictions on drops, besides "not where it would have no move" (MF-10, ST-20).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DropRule {
    /// No drop in this zone.
    pub barred: Option<ZoneId>,
    /// Drops only in this zone.
    pub only: Option<ZoneId>,
    /// No drop on a file on which an unpromoted own piece of the kind stands (shogi's pawns).
    pub one_per_file: bool,
    /// No drop that mates (shogi's pawns).
    pub no_mate: bool,
}

/// How the site draws a piece.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sign {
    /// Name of a drawing; unknown names are drawn as the token.
    pub icon: String,
    /// One or two letters set on the drawing.
    pub mark: String,
    /// A coloured band: `grey`, `purple`, `orange`, `green`, `red`, `blue` or empty.
    pub band: String,
}

/// A kind of neutral piece: no side owns it, nothing captures it, it blocks (SR-6).
#[derive(Clone, Debug, PartialEq)]
pub struct Neutral {
    /// Its id in the file.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its token: `*`, `%` or `#`.
    pub token: char,
    /// How the site draws it.
    pub sign: Sign,
    /// What it does to the moves of pieces.
    pub role: NeutralRole,
}

choices! {
    /// What a neutral piece does to the moves of pieces that meet it.
    pub enum NeutralRole {
        /// Nothing: it only blocks.
        Blocker = "blocker" "it only blocks",
        /// A move that reaches it may go on as if it began there (SR-10).
        Relay = "relay" "a move that reaches it may go on as if it began there",
        /// A ride that reaches it comes out of the other one, going the same way (SR-22).
        Gate = "gate" "a ride that enters it comes out of the other one",
    }
}
