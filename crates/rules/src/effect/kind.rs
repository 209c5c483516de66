//! The kinds of effect, their order and their cells.

use variorum_gamedef::definition::{NeutralId, PieceTypeId};

use crate::diagram::Attack;
use crate::outcome::Outcome;
use crate::piece::{Cell, Side};

/// What captures cost: how the exchange that a capture begins goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Bargain {
    /// Taking back wins the opponent nothing: the capture wins the whole piece.
    Free,
    /// The opponent can take back, but wins less.
    Gains,
    /// The opponent can take back as much.
    Even,
    /// The opponent can take back more.
    Loses,
    /// It explodes: nothing can be taken back, and [`Effect::Explodes`] says what else it costs.
    Explodes,
}

/// Something that a turn does. Each is true of the turn as a whole, of both of its parts together.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Effect {
    /// It ends the game.
    Ends {
        /// How.
        outcome: Outcome,
        /// The side that makes the turn.
        by: Side,
    },
    /// It captures an enemy piece.
    Captures {
        /// The cell of the captured piece.
        cell: Cell,
        /// The captured piece.
        piece: PieceTypeId,
        /// What it costs.
        bargain: Bargain,
    },
    /// A capture explodes and takes pieces besides the captured one.
    Explodes {
        /// Their cells; the captor's is where it landed.
        cells: Vec<Cell>,
        /// The pieces, in the same order.
        pieces: Vec<PieceTypeId>,
    },
    /// The captor leaves the board too.
    Perishes {
        /// The cell where it landed.
        cell: Cell,
        /// The captor, as it was before.
        piece: PieceTypeId,
        /// The neutral piece that stands there now.
        remains: Option<NeutralId>,
    },
    /// Enemy pieces change sides.
    TurnsOver {
        /// Their cells.
        cells: Vec<Cell>,
        /// The pieces, in the same order.
        pieces: Vec<PieceTypeId>,
    },
    /// It promotes a piece.
    Promotes {
        /// The cell on which the piece stands after the turn.
        cell: Cell,
        /// What it was.
        piece: PieceTypeId,
        /// What it is now.
        into: PieceTypeId,
        /// The new piece was among the lost ones: it comes back (ST-18).
        back: bool,
    },
    /// It gives check.
    Check {
        /// The attacks on the royal piece.
        attacks: Vec<Attack>,
    },
    /// It answers a check.
    AnswersCheck {
        /// Where the attackers stood.
        from: Vec<Cell>,
    },
    /// It freezes pieces of the enemy, as when the last piece has gone on which they depend (BS-10).
    Freezes {
        /// The kinds of which one would be enough; none if something else freezes them.
        without: Vec<PieceTypeId>,
        /// The frozen kinds.
        pieces: Vec<PieceTypeId>,
    },
    /// Pieces that were frozen can move again.
    Frees {
        /// The kinds.
        pieces: Vec<PieceTypeId>,
    },
    /// A piece that moved, or was put on the board, attacks enemy pieces that are not kept, or are worth more than what
    /// taking them costs. The turn before, taking them won nothing.
    Attacks {
        /// One attack on each of them, the most valuable piece first.
        attacks: Vec<Attack>,
        /// The attacked pieces, in the same order.
        pieces: Vec<PieceTypeId>,
    },
    /// As [`Effect::Attacks`], by pieces that did not move: something went out of their way, or a relay came into it.
    Opens {
        /// One attack on each of them, the most valuable piece first.
        attacks: Vec<Attack>,
        /// The attacked pieces, in the same order.
        pieces: Vec<PieceTypeId>,
    },
    /// Enemy pieces that were attacked before are kept no longer, or not well enough.
    Uncovers {
        /// Their cells, the most valuable piece first.
        cells: Vec<Cell>,
        /// The pieces, in the same order.
        pieces: Vec<PieceTypeId>,
    },
    /// Own pieces that the opponent could have won are safe now.
    Saves {
        /// Where they stand after the turn, the most valuable piece first.
        cells: Vec<Cell>,
        /// The pieces, in the same order.
        pieces: Vec<PieceTypeId>,
    },
    /// A piece is dropped from the hand.
    Drops {
        /// Where.
        cell: Cell,
        /// The piece.
        piece: PieceTypeId,
    },
    /// A royal piece castles.
    Castles {
        /// Where it stands after the turn.
        cell: Cell,
        /// Where its partner stands.
        partner: Cell,
    },
    /// Two own pieces change places (ST-19).
    Swaps {
        /// The cells of both.
        cells: [Cell; 2],
    },
    /// A neutral piece is moved.
    MovesNeutral {
        /// The neutral piece.
        neutral: NeutralId,
        /// Where it stood.
        from: Cell,
        /// Where it stands.
        to: Cell,
    },
    /// A neutral piece and an own piece change places (DE-6 c).
    SwapsNeutral {
        /// The neutral piece.
        neutral: NeutralId,
        /// Where it stands after the turn.
        to: Cell,
        /// Where the own piece stands.
        cell: Cell,
    },
    /// A neutral piece is put on the board.
    PlacesNeutral {
        /// The neutral piece.
        neutral: NeutralId,
        /// Where.
        to: Cell,
    },
    /// The piece stays where it is: a null move.
    Stays {
        /// Its cell.
        cell: Cell,
    },
    /// Nothing but neutral pieces moved besides, but the side's pieces can go to more cells than before.
    MakesRoom {
        /// The number of moves that they have more.
        more: usize,
    },
}

impl Effect {
    /// The word for it on the wire and in message ids, such as `makes-room`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// The rank from which on effects say little of what a turn is for.
    pub(super) const QUIET: u8 = 15;

    /// Its place in the order from strong to weak.
    pub(super) fn rank(&self) -> u8 {
        match self {
            Self::Ends { .. } => 0,
            Self::Captures { bargain: Bargain::Free | Bargain::Gains | Bargain::Explodes, .. } => 1,
            Self::Promotes { .. } | Self::Explodes { .. } | Self::Perishes { .. } | Self::TurnsOver { .. } => 2,
            Self::AnswersCheck { .. } => 3,
            Self::Check { .. } => 4,
            Self::Freezes { .. } => 5,
            Self::Attacks { .. } => 6,
            Self::Opens { .. } => 7,
            Self::Uncovers { .. } => 8,
            Self::Captures { bargain: Bargain::Even | Bargain::Loses, .. } => 9,
            Self::Saves { .. } => 10,
            Self::Frees { .. } => 11,
            Self::Castles { .. } => 12,
            Self::Swaps { .. } => 13,
            Self::Drops { .. } => 14,
            Self::MakesRoom { .. } => Self::QUIET,
            Self::SwapsNeutral { .. } => 16,
            Self::PlacesNeutral { .. } => 17,
            Self::MovesNeutral { .. } => 18,
            Self::Stays { .. } => 19,
        }
    }

    /// The attacks that it names.
    #[must_use]
    pub fn attacks(&self) -> &[Attack] {
        match self {
            Self::Check { attacks } | Self::Attacks { attacks, .. } | Self::Opens { attacks, .. } => attacks,
            Self::Ends { .. }
            | Self::Captures { .. }
            | Self::Explodes { .. }
            | Self::Perishes { .. }
            | Self::TurnsOver { .. }
            | Self::Promotes { .. }
            | Self::AnswersCheck { .. }
            | Self::Freezes { .. }
            | Self::Frees { .. }
            | Self::Uncovers { .. }
            | Self::Saves { .. }
            | Self::Drops { .. }
            | Self::Castles { .. }
            | Self::Swaps { .. }
            | Self::MovesNeutral { .. }
            | Self::SwapsNeutral { .. }
            | Self::PlacesNeutral { .. }
            | Self::Stays { .. }
            | Self::MakesRoom { .. } => &[],
        }
    }

    /// The cells that it concerns, as they are after the turn.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Self::Ends { .. } | Self::Freezes { .. } | Self::Frees { .. } | Self::MakesRoom { .. } => Vec::new(),
            Self::Captures { cell, .. }
            | Self::Perishes { cell, .. }
            | Self::Promotes { cell, .. }
            | Self::Drops { cell, .. }
            | Self::Stays { cell } => vec![*cell],
            Self::Check { attacks } => attacks.iter().map(|attack| attack.by).collect(),
            Self::AnswersCheck { from } => from.clone(),
            Self::Attacks { attacks, .. } | Self::Opens { attacks, .. } => {
                attacks.iter().filter_map(|attack| attack.route.cells.last().copied()).collect()
            }
            Self::Uncovers { cells, .. }
            | Self::Saves { cells, .. }
            | Self::Explodes { cells, .. }
            | Self::TurnsOver { cells, .. } => cells.clone(),
            Self::Castles { cell, partner } => vec![*cell, *partner],
            Self::Swaps { cells } => cells.to_vec(),
            Self::MovesNeutral { from, to, .. } => vec![*from, *to],
            Self::SwapsNeutral { to, cell, .. } => vec![*to, *cell],
            Self::PlacesNeutral { to, .. } => vec![*to],
        }
    }
}
