//! How a game stands: won, drawn or going on, as far as the position alone tells.

use variorum_gamedef::definition::Fate;

use crate::piece::{Cell, Piece, Side};
use crate::position::Position;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None`: a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// No move, in check (G-3).
    Checkmate,
    /// No move, not in check (G-3).
    Stalemate,
    /// The royal piece did not come home in time (ST-26).
    NotHome,
    /// Royal piece and partner came together (BS-13).
    Marriage,
    /// A side has no piece of a group left (MF-13).
    Extinction,
    /// A side has nothing but its royal piece.
    Bare,
    /// The same position too often (G-4).
    Repetition,
    /// A player gave check all through a repetition (G-4).
    PerpetualCheck,
    /// Too long without a capture, drop or pawn-like move (G-4).
    QuietTurns,
}

impl Reason {
    /// In words, for people.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::NotHome => "the royal piece did not come home in time",
            Self::Marriage => "marriage",
            Self::Extinction => "the last piece of a group is gone",
            Self::Bare => "a bare royal piece",
            Self::Repetition => "repetition",
            Self::PerpetualCheck => "perpetual check",
            Self::QuietTurns => "too long without a capture, a drop or a pawn move",
        }
    }
}

impl Position {
    /// The end of the game, if this position is one: mate, stalemate or a special end; not the draws by history.
    pub fn outcome(&mut self) -> Option<Outcome> {
        if let Some(outcome) = self.special_end() {
            return Some(outcome);
        }
        if self.has_actions() {
            return None;
        }
        Some(self.outcome_without_actions())
    }

    /// The end of the game for a player who cannot move.
    #[must_use]
    pub fn outcome_without_actions(&self) -> Outcome {
        let loser = self.state.side;
        if self.is_check() {
            return Outcome { winner: Some(loser.other()), reason: Reason::Checkmate };
        }
        if self.state.home[loser.index()] == 1 {
            return Outcome { winner: Some(loser.other()), reason: Reason::NotHome };
        }
        let winner = match self.rules.stalemate() {
            Fate::Draw => None,
            Fate::Loses => Some(loser.other()),
            Fate::Wins => Some(loser),
        };
        Outcome { winner, reason: Reason::Stalemate }
    }

    /// Does the side's royal piece stand beside the partner of a marriage (BS-13)?
    pub(crate) fn stands_married(&self, side: Side) -> bool {
        let rules = &self.rules;
        let royal = self.royal[side.index()];
        rules.definition.endings.marriage.as_ref().is_some_and(|marriage| {
            let partner = Piece::owned(side, marriage.partner);
            royal != Cell::NONE
                && self.count(side, marriage.partner) > 0
                && rules.marriage_cells[side.index() * rules.cells + royal.index()]
                    .iter()
                    .any(|&cell| self.at(cell) == partner)
        })
    }

    /// An end that leaves the player to move no move, whatever stands on the board (BS-13, MF-13).
    #[must_use]
    pub fn special_end(&self) -> Option<Outcome> {
        let rules = &self.rules;
        if !rules.features.special_ends || self.state.phase == crate::state::Phase::Second {
            return None;
        }
        let endings = &rules.definition.endings;
        let to_move = self.state.side;
        let waiting = to_move.other();
        for group in &endings.extinction {
            if group.iter().all(|&kind| self.count(to_move, kind) == 0) {
                return Some(Outcome { winner: Some(waiting), reason: Reason::Extinction });
            }
        }
        if self.stands_married(waiting) && !self.in_check(waiting) {
            return Some(Outcome { winner: Some(waiting), reason: Reason::Marriage });
        }
        if endings.bare {
            let pieces = |side: Side| self.pieces[side.index()].len();
            match (pieces(to_move), pieces(waiting)) {
                (1, 1) => return Some(Outcome { winner: None, reason: Reason::Bare }),
                // The bare side has had its turn and could not bare the other.
                (_, 1) => return Some(Outcome { winner: Some(to_move), reason: Reason::Bare }),
                _ => {}
            }
        }
        None
    }
}
