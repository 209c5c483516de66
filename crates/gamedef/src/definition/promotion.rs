//! Promotions of the piece that moves, and of pieces elsewhere on the board.

use serde::Serialize;

use super::{Directions, PieceTypeId, ZoneId};
use crate::digest::{set, unset};
use crate::vocabulary::choices;

/// A promotion at the end of a piece's move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Promotion {
    /// The piece types that promote.
    #[serde(skip_serializing_if = "unset")]
    pub pieces: Vec<PieceTypeId>,
    /// The promotion zone, from the mover's side.
    pub zone: ZoneId,
    /// Whether a move that starts in the zone promotes as well as one that ends in it.
    #[serde(skip_serializing_if = "unset")]
    pub leaving_counts: bool,
    /// Whether a move that begins in the zone promotes only if it captures (always with `leaving_counts`), as in chu shogi.
    #[serde(skip_serializing_if = "unset")]
    pub captures_within: bool,
    /// Whether only captures promote (always with `leaving_counts`), as in micro shogi.
    #[serde(skip_serializing_if = "unset")]
    pub captures_only: bool,
    /// The single steps with which alone it happens, from the mover's side; empty: any move. So a piece can remember where it came from: the
    /// hero of Dragonchess (Gygax 1985) goes back to the cell that it left.
    #[serde(skip_serializing_if = "unset")]
    pub by: Vec<Directions>,
    /// The choices.
    #[serde(skip_serializing_if = "unset")]
    pub into: Vec<PromotionChoice>,
    /// How it is written.
    pub form: PromotionForm,
    /// Whether promotion is compulsory.
    pub duty: PromotionDuty,
    /// Whether a piece becomes only what it captures with this move, if that is among the choices: what stood where it arrives, or was captured en
    /// passant.
    #[serde(skip_serializing_if = "unset")]
    pub as_captured: bool,
    /// Whether only types in the mover's pool (`lost=`) can be chosen; the chosen piece then leaves the pool (ST-18).
    #[serde(skip_serializing_if = "unset")]
    pub from_pool: bool,
}

/// A piece type that a piece may become.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PromotionChoice {
    /// The piece type.
    pub piece: PieceTypeId,
    /// Conditions on the mover's pieces on the board before the move, all of which must hold (BS-9).
    #[serde(skip_serializing_if = "unset")]
    pub conditions: Vec<CountCondition>,
}

/// A condition on the number of the mover's pieces of a type, counted before the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CountCondition {
    /// The piece type that is counted.
    pub piece: PieceTypeId,
    /// The least number.
    pub least: u16,
    /// The greatest number; `u16::MAX` for no limit.
    pub most: u16,
}

choices! {
    /// How a promotion is written in move text.
    #[derive(Serialize)]
    pub enum PromotionForm {
        /// `=TOKEN`.
        Chosen = "chosen" "`=TOKEN`",
        /// `+`, if there is exactly one choice.
        Fixed = "fixed" "`+`; for a single choice",
        /// Not at all, if there is exactly one choice (ST-24).
        Silent = "silent" "not at all; for a single choice",
    }
}

choices! {
    /// When promotion is compulsory.
    #[derive(Serialize)]
    pub enum PromotionDuty {
        /// Always. Without an available choice the move is illegal, though the piece attacks the cell (ST-18).
        Always = "always" "yes",
        /// Only on cells from which the piece could never move again: not on an empty board, and with no capture or hop, whatever
        /// stood around it.
        WhenStuck = "when-stuck" "only if it could never move or capture again",
        /// Only on cells from which the piece would have no move on an empty board; captures and hops do not count (MF-8, MF-15,
        /// ST-22).
        WhenMoveless = "when-moveless" "only if it would have no move on an empty board; captures and hops do not count",
        /// Never, even where the piece can then never move again.
        Never = "never" "no, even where it can then never move again",
    }
}

/// A promotion of another piece than the one that moves, elsewhere on the board, which certain moves allow (ST-25).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RemotePromotion {
    /// The piece types whose moves allow it.
    #[serde(skip_serializing_if = "unset")]
    pub movers: Vec<PieceTypeId>,
    /// The zone in which the move must start, from the mover's side; `None` for the whole board.
    #[serde(skip_serializing_if = "unset")]
    pub from: Option<ZoneId>,
    /// The zone in which the move must end, from the mover's side; `None` for the whole board.
    #[serde(skip_serializing_if = "unset")]
    pub to: Option<ZoneId>,
    /// The piece types that may be promoted.
    #[serde(skip_serializing_if = "unset")]
    pub promotes: Vec<PieceTypeId>,
    /// The zone in which they must stand, from their side; `None` for the whole board.
    #[serde(skip_serializing_if = "unset")]
    pub zone: Option<ZoneId>,
    /// The piece types that they may become.
    #[serde(skip_serializing_if = "unset")]
    pub into: Vec<PieceTypeId>,
    /// Whether they become only types in the player's pool (`lost=`), which the new piece then leaves. The same in all promotions elsewhere of a type.
    #[serde(skip_serializing_if = "set")]
    pub from_pool: bool,
    /// A zone that must contain at least one of the player's pieces of these types after the turn.
    #[serde(skip_serializing_if = "unset")]
    pub keep: Option<(ZoneId, Vec<PieceTypeId>)>,
}
