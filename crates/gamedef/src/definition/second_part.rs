//! The second part of a turn, made with neutral pieces.

use serde::Serialize;

use super::{Directions, NeutralId, ZoneId};
use crate::digest::unset;
use crate::vocabulary::choices;

choices! {
    /// When a player may pass: make a turn that changes nothing on the board.
    #[derive(Serialize)]
    pub enum Pass {
        /// In every turn.
        Always = "always" "in every turn, unless that leaves the own royal piece in check",
        /// Only when there is no other legal turn.
        WhenStuck = "when-stuck" "only without any other legal turn, and not in check",
    }
}

/// The second part of a turn, made with neutral pieces.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SecondPart {
    /// Whether every turn must have a second part.
    #[serde(skip_serializing_if = "unset")]
    pub compulsory: bool,
    /// The actions to choose from.
    #[serde(skip_serializing_if = "unset")]
    pub actions: Vec<NeutralAction>,
    /// Whether a neutral piece that has just moved from A to B must not move back to A in the next turn (SR-9, DE-7).
    #[serde(skip_serializing_if = "unset")]
    pub ko: bool,
}

/// What a player may do with a neutral piece.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NeutralAction {
    /// The types of neutral piece that it applies to.
    #[serde(skip_serializing_if = "unset")]
    pub neutrals: Vec<NeutralId>,
    /// The kind of action.
    pub kind: NeutralActionKind,
}

/// Kinds of action with a neutral piece.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum NeutralActionKind {
    /// One step to an empty cell. If `relayed`, a step that would end on a relay continues from it (SR-7).
    Step {
        /// The steps.
        #[serde(skip_serializing_if = "unset")]
        directions: Vec<Directions>,
        /// Whether relays continue the step.
        #[serde(skip_serializing_if = "unset")]
        relayed: bool,
    },
    /// In an unbroken orthogonal line of two or more pieces, the piece at one end goes to the empty cell beyond the other end (DE-6 b).
    Vault,
    /// The neutral piece swaps places with an orthogonally adjacent piece of the player (DE-6 c).
    Swap {
        /// Pawns must not end up in this zone, nor in its mirror image.
        #[serde(skip_serializing_if = "unset")]
        pawns_barred: Option<ZoneId>,
    },
    /// To any empty cell; a neutral piece beside the board is placed there (`*@e4`).
    Anywhere,
    /// One more neutral piece, of which there is no end, is put on an empty cell and stays there (`*@e4`): the walls of
    /// isolation, the arrows of the Game of the Amazons (Walter Zamkauskas, 1988).
    Put {
        /// The cells to choose from.
        spot: Spot,
        /// Only cells of this zone, as the player sees it; anywhere without one.
        #[serde(skip_serializing_if = "unset")]
        zone: Option<ZoneId>,
    },
}

/// The empty cells on which a neutral piece may be put after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Spot {
    /// All of them.
    Anywhere,
    /// The one that the moved piece has left; in castling, that of the royal piece. A drop leaves none.
    Left,
    /// Those to which the moved piece could go next without capturing, from the cell that it has reached.
    Reached,
    /// Those at the edge of what is left of the board: at the edge of the board, or orthogonally beside a neutral piece.
    Edge,
}
