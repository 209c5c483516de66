//! Promotions of the piece that moves, and of pieces elsewhere on the board.

use super::{PieceTypeId, ZoneId};
use crate::vocabulary::choices;

/// A promotion at the end of a piece's move.
#[derive(Clone, Debug, PartialEq)]
pub struct Promotion {
    /// The piece types that promote.
    pub pieces: Vec<PieceTypeId>,
    /// The promotion zone, from the mover's side.
    pub zone: ZoneId,
    /// Whether a move that starts in the zone promotes as well as one that ends in it.
    pub leaving_counts: bool,
    /// The choices.
    pub into: Vec<PromotionChoice>,
    /// How it is written.
    pub form: PromotionForm,
    /// Whether promotion is compulsory.
    pub duty: PromotionDuty,
    /// Whether only types in the mover's pool (`lost=`) can be chosen; the chosen piece then leaves the pool (ST-18).
    pub from_pool: bool,
}

/// A piece type that a piece may become.
#[derive(Clone, Debug, PartialEq)]
pub struct PromotionChoice {
    /// The piece type.
    pub piece: PieceTypeId,
    /// Conditions on the mover's pieces on the board before the move, all of which must hold (BS-9).
    pub conditions: Vec<CountCondition>,
}

/// A condition on the number of the mover's pieces of a type, counted before the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// A promotion of a piece elsewhere on the board to one of its side's lost pieces, which certain moves allow (ST-25).
#[derive(Clone, Debug, PartialEq)]
pub struct RemotePromotion {
    /// The piece types whose moves allow it.
    pub movers: Vec<PieceTypeId>,
    /// The zone in which the move must start.
    pub from: ZoneId,
    /// The zone in which the move must end.
    pub to: ZoneId,
    /// The piece types that may be promoted.
    pub promotes: Vec<PieceTypeId>,
    /// The piece types that they may become, if these are in the pool.
    pub into: Vec<PieceTypeId>,
    /// A zone that must contain at least one of the player's pieces of these types after the turn.
    pub keep: Option<(ZoneId, Vec<PieceTypeId>)>,
}
