//! What causes of refusals say about cells, and their order.

use super::cause::Cause;
use crate::diagram::Attack;
use crate::piece::Cell;

impl Cause {
    /// The word for it on the wire and in message ids, such as `in-check`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// The attacks that it names; empty for most causes.
    #[must_use]
    pub fn attacks(&self) -> &[Attack] {
        match self {
            Self::InCheck { attacks }
            | Self::Pinned { attacks }
            | Self::Exposed { attacks }
            | Self::IntoCheck { attacks }
            | Self::Facing { attacks }
            | Self::CastlingInCheck { attacks }
            | Self::CastlingAttacked { attacks }
            | Self::OutOfCheck { attacks }
            | Self::ThroughCheck { attacks }
            | Self::SwapAttacked { attacks } => attacks,
            Self::GameOver { .. }
            | Self::EmptyCell { .. }
            | Self::NotToMove { .. }
            | Self::NeutralPiece { .. }
            | Self::FirstPartMade { .. }
            | Self::MovedBefore { .. }
            | Self::FirstPartMissing
            | Self::NoSecondPart
            | Self::NoPass
            | Self::NotStuck
            | Self::Frozen { .. }
            | Self::FrozenBy { .. }
            | Self::MovesAsOthers { .. }
            | Self::Protected { .. }
            | Self::HasMoved { .. }
            | Self::StartZone { .. }
            | Self::EndZone { .. }
            | Self::Confined { .. }
            | Self::Barred { .. }
            | Self::Refuge { .. }
            | Self::Shape { .. }
            | Self::NullMove { .. }
            | Self::Blocked { .. }
            | Self::OwnPiece { .. }
            | Self::NeutralTarget { .. }
            | Self::CannotCapture { .. }
            | Self::OnlyCaptures { .. }
            | Self::PassingLapsed { .. }
            | Self::NoHurdle { .. }
            | Self::ManyHurdles { .. }
            | Self::Ko { .. }
            | Self::MustComeHome { .. }
            | Self::CastlingRight { .. }
            | Self::CastlingPartner { .. }
            | Self::CastlingBlocked { .. }
            | Self::MustPromote { .. }
            | Self::NoPromotion { .. }
            | Self::NotPromotable { .. }
            | Self::NoneLost { .. }
            | Self::PromotionCount { .. }
            | Self::NotInHand { .. }
            | Self::Occupied { .. }
            | Self::DropBarred { .. }
            | Self::DropOnly { .. }
            | Self::DropStuck { .. }
            | Self::FileTaken { .. }
            | Self::OtherLevelTaken { .. }
            | Self::DropMates { .. }
            | Self::DropChecks { .. }
            | Self::DropNeeds { .. }
            | Self::DropOpening { .. }
            | Self::NeutralFixed { .. }
            | Self::NotPlaced { .. }
            | Self::PutSpot { .. }
            | Self::PutZone { .. }
            | Self::PawnZone { .. }
            | Self::SecondNeeded
            | Self::NotElsewhere { .. }
            | Self::NotGated { .. }
            | Self::MustCapture { .. }
            | Self::MustDrop { .. }
            | Self::BlownUp { .. }
            | Self::Forbidden { .. }
            | Self::ChecksTooEarly { .. }
            | Self::CaptureBarred { .. }
            | Self::LastGuard { .. } => &[],
        }
    }

    /// The cells to mark: those of the pieces that cause the refusal, or those where something is missing.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Self::EmptyCell { cell }
            | Self::NotToMove { cell, .. }
            | Self::NeutralPiece { cell }
            | Self::FirstPartMade { cell }
            | Self::MovedBefore { cell }
            | Self::Frozen { cell, .. }
            | Self::HasMoved { cell }
            | Self::StartZone { cell, .. }
            | Self::EndZone { cell, .. }
            | Self::Confined { cell, .. }
            | Self::Barred { cell, .. }
            | Self::Refuge { cell, .. }
            | Self::NullMove { cell }
            | Self::OwnPiece { cell }
            | Self::NeutralTarget { cell }
            | Self::CannotCapture { cell }
            | Self::OnlyCaptures { cell }
            | Self::CastlingRight { partner: cell }
            | Self::CastlingPartner { cell }
            | Self::Occupied { cell }
            | Self::DropBarred { cell, .. }
            | Self::DropOnly { cell, .. }
            | Self::DropStuck { cell }
            | Self::PutSpot { cell, .. }
            | Self::PutZone { cell, .. }
            | Self::PawnZone { cell, .. }
            | Self::NotElsewhere { cell }
            | Self::NotGated { cell }
            | Self::BlownUp { cell }
            | Self::CaptureBarred { cell, .. }
            | Self::LastGuard { cell, .. } => vec![*cell],
            Self::Shape { from, to } | Self::Ko { from, to } => vec![*from, *to],
            Self::PassingLapsed { cell, victim } => vec![*cell, *victim],
            Self::FrozenBy { by: cells, .. }
            | Self::MovesAsOthers { by: cells, .. }
            | Self::Protected { by: cells, .. }
            | Self::Blocked { by: cells }
            | Self::CastlingBlocked { by: cells }
            | Self::NoHurdle { way: cells }
            | Self::ManyHurdles { hurdles: cells }
            | Self::FileTaken { by: cells }
            | Self::OtherLevelTaken { by: cells }
            | Self::MustCapture { by: cells } => cells.clone(),
            Self::InCheck { attacks }
            | Self::Pinned { attacks }
            | Self::Exposed { attacks }
            | Self::IntoCheck { attacks }
            | Self::Facing { attacks }
            | Self::CastlingInCheck { attacks }
            | Self::CastlingAttacked { attacks }
            | Self::OutOfCheck { attacks }
            | Self::ThroughCheck { attacks }
            | Self::SwapAttacked { attacks } => attacks.iter().map(|attack| attack.by).collect(),
            Self::GameOver { .. }
            | Self::FirstPartMissing
            | Self::NoSecondPart
            | Self::NoPass
            | Self::NotStuck
            | Self::MustComeHome { .. }
            | Self::MustPromote { .. }
            | Self::NoPromotion { .. }
            | Self::NotPromotable { .. }
            | Self::NoneLost { .. }
            | Self::PromotionCount { .. }
            | Self::NotInHand { .. }
            | Self::DropMates { .. }
            | Self::DropChecks { .. }
            | Self::DropNeeds { .. }
            | Self::DropOpening { .. }
            | Self::NeutralFixed { .. }
            | Self::NotPlaced { .. }
            | Self::Forbidden { .. }
            | Self::ChecksTooEarly { .. }
            | Self::MustDrop { .. }
            | Self::SecondNeeded => Vec::new(),
        }
    }

    /// The place of the cause in a refusal with several: what concerns the piece comes before what concerns its way, and
    /// that before check and promotion.
    pub(super) fn rank(&self) -> u8 {
        match self {
            Self::GameOver { .. } => 0,
            Self::EmptyCell { .. }
            | Self::NotToMove { .. }
            | Self::NeutralPiece { .. }
            | Self::FirstPartMade { .. }
            | Self::MovedBefore { .. }
            | Self::FirstPartMissing
            | Self::NoSecondPart
            | Self::NoPass
            | Self::NotStuck
            | Self::NotInHand { .. }
            | Self::NeutralFixed { .. }
            | Self::NotPlaced { .. }
            | Self::SecondNeeded => 1,
            Self::Frozen { .. } | Self::FrozenBy { .. } | Self::MovesAsOthers { .. } => 2,
            Self::CastlingRight { .. } | Self::HasMoved { .. } => 3,
            Self::CastlingPartner { .. } | Self::PassingLapsed { .. } => 4,
            Self::StartZone { .. }
            | Self::EndZone { .. }
            | Self::Confined { .. }
            | Self::Barred { .. }
            | Self::Refuge { .. }
            | Self::DropBarred { .. }
            | Self::DropOnly { .. }
            | Self::DropStuck { .. }
            | Self::PutSpot { .. }
            | Self::PutZone { .. }
            | Self::PawnZone { .. } => 5,
            Self::Shape { .. }
            | Self::NullMove { .. }
            | Self::NotElsewhere { .. }
            | Self::NotGated { .. }
            // Before the target: a piece that needs a hurdle to capture may have a phrase to move as well.
            | Self::NoHurdle { .. }
            | Self::ManyHurdles { .. } => 6,
            Self::OwnPiece { .. }
            | Self::NeutralTarget { .. }
            | Self::CannotCapture { .. }
            | Self::OnlyCaptures { .. }
            | Self::Protected { .. }
            | Self::Occupied { .. }
            | Self::FileTaken { .. }
            | Self::OtherLevelTaken { .. } => 7,
            Self::Blocked { .. } | Self::CastlingBlocked { .. } => 8,
            Self::Ko { .. } => 9,
            Self::MustComeHome { .. } | Self::MustCapture { .. } | Self::MustDrop { .. } => 10,
            Self::CastlingInCheck { .. } | Self::OutOfCheck { .. } | Self::InCheck { .. } => 11,
            Self::Pinned { .. }
            | Self::Exposed { .. }
            | Self::IntoCheck { .. }
            | Self::Facing { .. }
            | Self::CastlingAttacked { .. }
            | Self::ThroughCheck { .. }
            | Self::SwapAttacked { .. } => 12,
            Self::MustPromote { .. }
            | Self::NoPromotion { .. }
            | Self::NotPromotable { .. }
            | Self::NoneLost { .. }
            | Self::PromotionCount { .. }
            | Self::DropMates { .. }
            | Self::DropChecks { .. }
            | Self::DropNeeds { .. }
            | Self::DropOpening { .. }
            | Self::BlownUp { .. }
            | Self::Forbidden { .. }
            | Self::ChecksTooEarly { .. }
            | Self::CaptureBarred { .. }
            | Self::LastGuard { .. } => 13,
        }
    }

    /// How much would have to be different: the number of pieces, or one.
    pub(super) fn weight(&self) -> usize {
        if let Self::Blocked { by }
        | Self::CastlingBlocked { by }
        | Self::FileTaken { by }
        | Self::MovesAsOthers { by, .. }
        | Self::Protected { by, .. }
        | Self::OtherLevelTaken { by } = self
        {
            return by.len();
        }
        if let Self::ManyHurdles { hurdles } = self {
            return hurdles.len() - 1;
        }
        self.attacks().len().max(1)
    }
}
