//! Promotions, also of pieces elsewhere on the board.

use super::{PieceTypeId, ZoneId};
use crate::vocabulary::choices;

/// What happens to a piece at the end of its move.
#[derive(Clone, Debug, PartialEq)]
pub struct Promotion {
    /// The kinds that promote.
    pub pieces: Vec<PieceTypeId>,
    /// The zone, from the mover's side.
    pub zone: ZoneId,
    /// `true`: the move may also *start* in the zone; `false`: only arrival in it counts.
    pub leaving_counts: bool,
    /// What it becomes.
    pub into: Vec<PromotionChoice>,
    /// How it is written.
    pub form: PromotionForm,
    /// Must it promote?
    pub duty: PromotionDuty,
    /// Only kinds in the mover's pool (`lost=`) may be chosen, and the one chosen leaves it (ST-18).
    pub from_pool: bool,
}

/// One kind that a piece may become.
#[derive(Clone, Debug, PartialEq)]
pub struct PromotionChoice {
    /// The kind.
    pub piece: PieceTypeId,
    /// Conditions on the mover's own pieces on the board before the move; all must hold (BS-9).
    pub conditions: Vec<CountCondition>,
}

/// `piece >= least` and `piece <= most`, counted on the board before the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountCondition {
    /// The kind counted.
    pub piece: PieceTypeId,
    /// Least number.
    pub least: u16,
    /// Greatest number.
    pub most: u16,
}

choices! {
    /// How a promotion is written in move text.
    pub enum PromotionForm {
        /// `=TOKEN`.
        Chosen = "chosen" "`=TOKEN`",
        /// `+`; there is exactly one choice.
        Fixed = "fixed" "`+`; for a single choice",
        /// Nothing; there is exactly one choice (ST-24).
        Silent = "silent" "not at all; for a single choice",
    }
}

choices! {
    /// Must a piece promote?
    pub enum PromotionDuty {
        /// Always; with no choice available the move does not exist (though the piece attacks the cell, ST-18).
        Always = "always" "yes",
        /// Only where it would have no non-capturing move from its new cell on an empty board (MF-8, MF-15).
        WhenStuck = "when-stuck" "only if it could never move again",
    }
}

/// With certain moves a piece elsewhere may be promoted to one of its side's lost pieces (ST-25).
#[derive(Clone, Debug, PartialEq)]
pub struct RemotePromotion {
    /// The kinds whose move allows it.
    pub movers: Vec<PieceTypeId>,
    /// The move must start here …
    pub from: ZoneId,
    /// … and end here.
    pub to: ZoneId,
    /// The kinds that may be promoted.
    pub promotes: Vec<PieceTypeId>,
    /// The kinds they may become, if in the pool.
    pub into: Vec<PieceTypeId>,
    /// After the turn this zone must hold at least one own piece of these kinds.
    pub keep: Option<(ZoneId, Vec<PieceTypeId>)>,
}
