//! Pieces and neutral pieces.

use serde::{Serialize, Serializer};

use super::{Characters, Motion, PieceTest, PieceTypeId, ZoneId};
use crate::digest::unset;
use crate::vocabulary::choices;

/// A piece type.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceType {
    /// Its id in the file.
    #[serde(skip)]
    pub id: String,
    /// Its name for players.
    #[serde(skip)]
    pub name: String,
    /// Its token in position text as for White, without braces and with the `+` of a promoted form: `K`, `Di`, `+R`.
    pub token: String,
    /// How the site draws it.
    #[serde(skip)]
    pub sign: Sign,
    /// How the records of its tradition write it; empty if the board has no tradition.
    #[serde(skip)]
    pub native: NativeName,
    /// Its moves.
    #[serde(skip_serializing_if = "unset")]
    pub motions: Vec<Motion>,
    /// The only side that can have it; `None`: both.
    #[serde(skip_serializing_if = "unset")]
    pub side: Option<OneSide>,
    /// Whether its side loses the game with it, so that it can be in check and mated (G-2), and when. `None`: never.
    #[serde(skip_serializing_if = "unset")]
    pub royal: Option<Royalty>,
    /// Whether it counts as a pawn (G-8): its moves reset the halfmove clock, and it makes no null moves (SR-11).
    #[serde(skip_serializing_if = "unset")]
    pub pawn: bool,
    /// The only zone to which it may move (ST-23).
    #[serde(skip_serializing_if = "unset")]
    pub confined: Option<ZoneId>,
    /// A zone to which it must not move (ST-23).
    #[serde(skip_serializing_if = "unset")]
    pub barred: Option<ZoneId>,
    /// While all these tests hold for its side, the piece does not move, capture or give check (BS-10). Empty: it is never frozen.
    /// They count pieces on the board.
    #[serde(rename = "frozen_without", serialize_with = "as_the_one_missing", skip_serializing_if = "unset")]
    pub frozen: Vec<PieceTest>,
    /// The piece type that enters a hand when it is captured; `None` if it leaves the game (MF-10, ST-20).
    #[serde(skip_serializing_if = "unset")]
    pub returns: Option<PieceTypeId>,
    /// Whose hand that is.
    #[serde(skip_serializing_if = "unset")]
    pub returns_to: Receiver,
    /// Restrictions on its drops.
    #[serde(skip_serializing_if = "unset")]
    pub drop: DropRule,
}

/// What freezes a piece in the canonical text of the rules: where it is the lack of one type, that type, as it was before there were tests.
fn as_the_one_missing<S: Serializer>(tests: &[PieceTest], serializer: S) -> Result<S::Ok, S::Error> {
    match tests {
        [test] if let Some(&[only]) = test.none_of() => only.serialize(serializer),
        tests => tests.serialize(serializer),
    }
}

impl PieceType {
    /// Is it in hands, or does it come into one when it is captured?
    #[must_use]
    pub fn fills_hands(&self) -> bool {
        self.returns.is_some() || self.drop.from_start
    }

    /// The groups of types of which its side needs a piece on the board, or this one may be frozen.
    pub fn depends_on(&self) -> impl Iterator<Item = &[PieceTypeId]> {
        self.frozen.iter().filter_map(PieceTest::none_of)
    }

    /// Whether it is royal, always or at times.
    #[must_use]
    pub fn is_royal(&self) -> bool {
        self.royal.is_some()
    }

    /// Can it go on after its move ([`Then`](super::Then))?
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.motions.iter().any(|motion| motion.then.is_some())
    }

    /// Whether it is royal as long as it is on the board, so that it is never captured.
    #[must_use]
    pub fn is_always_royal(&self) -> bool {
        self.royal == Some(Royalty::Always)
    }
}

choices! {
    /// When an attack on a royal piece is check. No turn may leave its own side in check.
    ///
    /// A side may have pieces of each sort; any of the three puts it in check.
    #[derive(Serialize)]
    pub enum Royalty {
        /// Always, whatever other royal pieces there are.
        Always = "always" "an attack on any of them is check; the same as `true`",
        /// While its side has no other piece of this sort: the others may be captured.
        Last = "last" "only the last of its side's pieces with this word is royal; the others may be captured",
        /// When all pieces of this sort that its side has are attacked: one at a time may be captured.
        Together = "together" "only an attack on all of its side's pieces with this word at once is check",
    }
}

choices! {
    /// One of the two sides.
    #[derive(Serialize)]
    pub enum OneSide {
        /// White, who moves first.
        White = "white" "only White can have it",
        /// Black.
        Black = "black" "only Black can have it",
    }
}

/// Restrictions on drops. A piece must not be dropped where it could never move (MF-10, ST-20), unless the rule says so.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct DropRule {
    /// Whether it may be in hand though no captured piece comes into a hand as this one: a start position puts it there.
    #[serde(skip_serializing_if = "unset")]
    pub from_start: bool,
    /// A zone in which it must not be dropped.
    #[serde(skip_serializing_if = "unset")]
    pub barred: Option<ZoneId>,
    /// The only zone in which it may be dropped.
    #[serde(skip_serializing_if = "unset")]
    pub only: Option<ZoneId>,
    /// So many unpromoted pieces of the same side and type on a file bar a drop there: one of pawns in shogi.
    #[serde(skip_serializing_if = "unset")]
    pub per_file: Option<u8>,
    /// Whether a drop must not mate, as of pawns in shogi.
    #[serde(skip_serializing_if = "unset")]
    pub no_mate: bool,
    /// Whether a drop must not give check.
    #[serde(skip_serializing_if = "unset")]
    pub no_check: bool,
    /// Whether it may also be dropped where it could never move, as stones that only lie on the board.
    #[serde(skip_serializing_if = "unset")]
    pub stuck: bool,
    /// Whether a drop does not use up the piece in hand, so that one is enough for any number of drops.
    #[serde(skip_serializing_if = "unset")]
    pub endless: bool,
    /// What must be around the cell.
    #[serde(skip_serializing_if = "unset")]
    pub needs: Option<DropNeed>,
    /// The type that is taken from the hand instead, where a piece may be dropped in its other form.
    #[serde(skip_serializing_if = "unset")]
    pub held_as: Option<PieceTypeId>,
    /// A zone to which its drops are limited while a cell of it is empty, as the centre at the beginning of reversi. They need nothing around them then.
    #[serde(skip_serializing_if = "unset")]
    pub opening: Option<ZoneId>,
    /// Whether its owner can do nothing else as long as one is in hand and may be dropped, as before play begins in
    /// placement chess.
    #[serde(skip_serializing_if = "unset")]
    pub first: bool,
}

choices! {
    /// Who gets a captured piece in hand.
    #[derive(Default, Serialize)]
    pub enum Receiver {
        /// The captor's side, as in shogi.
        #[default]
        Captor = "captor" "the side that captures it",
        /// The side whose piece it was.
        Owner = "owner" "the side whose piece it was",
    }
}

choices! {
    /// What must be around the cell of a drop. Neighbours are seen on a flat board; neutral pieces belong to nobody.
    #[derive(Serialize)]
    pub enum DropNeed {
        /// Enemy pieces between the cell and an own piece, as in reversi.
        Enclosing = "enclosing" "enemy pieces fill a straight line from the cell to an own piece",
        /// An own piece beside the cell, as in ataxx.
        BesideOwn = "beside-own" "an own piece is beside the cell, orthogonally or diagonally, in space also triagonally",
        /// No enemy piece orthogonally beside the cell, as in snort.
        Apart = "apart" "no enemy piece is orthogonally beside the cell",
        /// Something behind the cell, as in games with an upright board.
        Supported = "supported" "the cell is on the player's first rank, or the cell behind it is occupied",
    }
}

/// How the site draws a piece.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sign {
    /// The name of a drawing. If it is unknown, the token is drawn.
    pub icon: String,
    /// At most two letters on the drawing; may be empty.
    pub mark: String,
    /// The colour of a band: `grey`, `purple`, `orange`, `green`, `red`, `blue`, or empty for none.
    pub band: String,
    /// Its characters, for sets with characters.
    pub characters: Characters,
}

/// How the records of a tradition write a piece.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NativeName {
    /// Its names in the script of the tradition (`飛`, `炮`). The first is written, for Black the second if the tradition has a name for each side;
    /// all are read.
    pub names: Vec<String>,
    /// Its code: two letters in shogi's CSA (`HI`), one letter in xiangqi's WXF (`C`).
    pub code: String,
}

/// A type of neutral piece, which belongs to no side, cannot be captured and blocks moves (SR-6).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Neutral {
    /// Its id in the file.
    #[serde(skip)]
    pub id: String,
    /// Its name for players.
    #[serde(skip)]
    pub name: String,
    /// Its token: `*`, `%` or `#`.
    pub token: char,
    /// How the site draws it.
    #[serde(skip)]
    pub sign: Sign,
    /// Its effect on moves.
    pub role: NeutralRole,
}

choices! {
    /// The effect of a neutral piece on moves that reach it.
    #[derive(Serialize)]
    pub enum NeutralRole {
        /// It only blocks.
        Blocker = "blocker" "it only blocks",
        /// A move that reaches it may continue as if the piece had started there (SR-10).
        Relay = "relay" "a move that reaches it may go on as if it began there",
        /// A ride that enters it leaves the other gate in the same direction (SR-22).
        Gate = "gate" "a ride that enters it comes out of the other one",
    }
}
