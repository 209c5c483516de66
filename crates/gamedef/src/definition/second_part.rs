//! The second part of a turn, made with neutral pieces.

use super::{Directions, NeutralId, ZoneId};

/// The second part of a turn, made with neutral pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondPart {
    /// A turn without it is no turn (`true`), or it may be left out (`false`).
    pub compulsory: bool,
    /// What may be done.
    pub actions: Vec<NeutralAction>,
    /// A neutral piece just moved from A to B may not be moved back to A in the next turn (SR-9, DE-7).
    pub ko: bool,
}

/// What a player may do with a neutral piece.
#[derive(Clone, Debug, PartialEq)]
pub struct NeutralAction {
    /// The kinds of neutral piece.
    pub neutrals: Vec<NeutralId>,
    /// What is done.
    pub kind: NeutralActionKind,
}

/// Kinds of action with a neutral piece.
#[derive(Clone, Debug, PartialEq)]
pub enum NeutralActionKind {
    /// One step to an empty cell; if `relayed`, a step that would end on a relay goes on from it (SR-7).
    Step {
        /// The steps.
        directions: Vec<Directions>,
        /// Relays carry it on.
        relayed: bool,
    },
    /// In an unbroken orthogonal line of two or more, an end piece goes to the empty cell beyond the other end (DE-6 b).
    Vault,
    /// An orthogonally adjacent own piece and the neutral piece change places (DE-6 c).
    Swap {
        /// Pieces that count as pawns may not end up in this zone (from either side's view: the zone and its mirror).
        pawns_barred: Option<ZoneId>,
    },
    /// To any empty cell; a neutral piece not yet on the board is set there (`*@e4`).
    Anywhere,
}
