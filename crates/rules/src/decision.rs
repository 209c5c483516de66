//! Who wins where fates or counts decide: mate, stalemate, and games that would be drawn.

use std::cmp::Ordering;

use variorum_gamedef::definition::{Decision, Fate, Tally};

use crate::outcome::Outcome;
use crate::piece::Side;
use crate::position::Position;

impl Position {
    /// The winner if a game that would be drawn ends here; `None` if it is drawn.
    #[must_use]
    pub fn winner_of_draw(&self) -> Option<Side> {
        self.rules.features.draws.and_then(|tally| self.winner_by_tally(tally))
    }

    /// The outcome with the winner whom the game knows instead of a draw.
    #[inline]
    pub(crate) fn settled(&self, outcome: Outcome) -> Outcome {
        Outcome { winner: outcome.winner.or_else(|| self.winner_of_draw()), ..outcome }
    }

    /// The winner by a decision about this player.
    pub(crate) fn winner_by(&self, decision: Decision, player: Side) -> Option<Side> {
        match decision {
            Decision::Fate(Fate::Draw) => None,
            Decision::Fate(Fate::Loses) => Some(player.other()),
            Decision::Fate(Fate::Wins) => Some(player),
            Decision::Tally(tally) => self.winner_by_tally(tally),
        }
    }

    /// The winner by what is on the board; `None` if both sides have the same.
    pub(crate) fn winner_by_tally(&self, tally: Tally) -> Option<Side> {
        let pieces = Side::BOTH.map(|side| self.pieces[side.index()].len());
        match tally {
            Tally::MostPieces => greater(pieces),
            Tally::FewestPieces => greater(pieces).map(Side::other),
            Tally::MostPoints => greater(self.half_points()),
            Tally::White => Some(Side::White),
            Tally::Black => Some(Side::Black),
        }
    }

    /// The half points that each side has on the board, with those that Black has besides.
    #[must_use]
    pub fn half_points(&self) -> [u32; 2] {
        let endings = &self.rules.definition.endings;
        let worth = |side: Side| {
            let all =
                endings.points.iter().map(|&(kind, points)| 2 * u32::from(self.count(side, kind)) * u32::from(points));
            all.sum::<u32>()
        };
        [worth(Side::White), worth(Side::Black) + u32::from(endings.half_points_ahead)]
    }
}

/// The side with the greater number.
fn greater<N: Ord>([white, black]: [N; 2]) -> Option<Side> {
    match white.cmp(&black) {
        Ordering::Greater => Some(Side::White),
        Ordering::Less => Some(Side::Black),
        Ordering::Equal => None,
    }
}
