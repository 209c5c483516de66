//! How games end.

use super::{Directions, PieceTypeId};
use crate::vocabulary::choices;

choices! {
    /// A player's fate.
    pub enum Fate {
        /// Neither wins.
        Draw = "draw" "neither wins",
        /// The player concerned loses.
        Loses = "loses" "the player concerned loses",
        /// The player concerned wins.
        Wins = "wins" "the player concerned wins",
    }
}

choices! {
    /// The player who loses when a position has occurred too often.
    pub enum RepetitionLoser {
        /// White, who moves first.
        First = "first" "the player who moved first in the game",
        /// Black.
        Second = "second" "the player who moved second in the game",
        /// Whoever made the last of the turns that repeat.
        Repeating = "repeating" "the player whose turn brought the position about again",
    }
}

/// How games end.
#[derive(Clone, Debug, PartialEq)]
pub struct Endings {
    /// The fate of a player who cannot move and is not in check (G-3).
    pub stalemate: Fate,
    /// Occurrences of a position that end the game; 0: never (G-4).
    pub repetition: u8,
    /// The player who loses then; `None`: neither.
    pub repetition_loser: Option<RepetitionLoser>,
    /// Fate of a player who gave check on each of their moves through the repetition, which comes before
    /// [`Endings::repetition_loser`] ([`Fate::Draw`]: no matter).
    pub perpetual_check: Fate,
    /// Turns by each side without a capture, drop or pawn-like move that draw; `None`: no such rule (G-4).
    pub quiet_turns: Option<u16>,
    /// A royal piece beside a partner of this kind at the end of its own turn, not in check, wins (BS-13).
    pub marriage: Option<Marriage>,
    /// Groups of kinds: a player to move who has no piece of one of them on the board has lost (MF-13, MF-17).
    pub extinction: Vec<Vec<PieceTypeId>>,
    /// Royal pieces attack each other from afar along these lines (ST-24, xiangqi).
    pub facing: Vec<Directions>,
    /// A player with nothing but the royal piece at the end of their own turn has lost, unless the other is bare too (draw).
    pub bare: bool,
    /// Pieces with which neither side can ever win; a game that comes down to them is drawn (G-12). Empty: nothing is known.
    pub dead: Vec<DeadMaterial>,
}

/// Pieces with which neither side can win, besides the royal pieces (G-12). Fewer of them cannot either.
#[derive(Clone, Debug, PartialEq)]
pub struct DeadMaterial {
    /// The kinds.
    pub pieces: Vec<PieceTypeId>,
    /// The largest number of them, of both sides together; `None`: any number.
    pub most: Option<u8>,
    /// Only while all of them, of both sides, stand on cells of one colour.
    pub one_colour: bool,
}

/// A win by bringing two pieces together (BS-13).
#[derive(Clone, Debug, PartialEq)]
pub struct Marriage {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// Its partner.
    pub partner: PieceTypeId,
    /// What counts as together.
    pub directions: Vec<Directions>,
}
