//! Outcomes that the position alone decides: mate, stalemate and special endings.

use variorum_gamedef::definition::Decision;
use variorum_gamedef::ending::Reason;

use crate::movegen;
use crate::piece::Side;
use crate::position::Position;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason for the end.
    pub reason: Reason,
}

/// The outcome for a player who has no legal action. Call it only in such a position.
#[must_use]
pub fn outcome_without_actions(position: &Position) -> Outcome {
    position.settled(without_actions(position))
}

/// [`outcome_without_actions`] as long as draws are draws.
fn without_actions(position: &Position) -> Outcome {
    let loser = position.state.side;
    let endings = &position.rules.definition.endings;
    if position.is_check() {
        let winner = position.winner_by(Decision::Fate(endings.checkmate), loser);
        return Outcome { winner, reason: Reason::Checkmate };
    }
    if let Some(outcome) = position.condition_end_without_actions() {
        return outcome;
    }
    if position.lasting().home[loser.index()] == 1 {
        return Outcome { winner: Some(loser.other()), reason: Reason::NotHome };
    }
    Outcome { winner: position.winner_by(endings.stalemate, loser), reason: Reason::Stalemate }
}

impl Position {
    /// The outcome if the game has ended in this position: by mate, stalemate, a special ending (G-1 to G-3) or
    /// because neither side has the pieces to win (G-12). A position drawn for this last reason still has legal turns. Draws
    /// by repetition and by quiet turns depend on the turns before: see [`history`](crate::history).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.special_end().or_else(|| self.scratch().find_outcome())
    }

    /// [`Position::outcome`] without a copy of the position.
    pub(crate) fn find_outcome(&mut self) -> Option<Outcome> {
        if let Some(outcome) = self.special_end() {
            return Some(outcome);
        }
        if movegen::has_actions(self) {
            // Mate and stalemate come first (G-9).
            return self.is_dead().then(|| self.settled(Outcome { winner: None, reason: Reason::Dead }));
        }
        Some(outcome_without_actions(self))
    }

    /// A special ending on the board, which leaves the player to move no legal action (BS-13, MF-13). `None` between
    /// the parts of a turn.
    #[must_use]
    pub fn special_end(&self) -> Option<Outcome> {
        if !self.rules.features.special_ends || self.state.phase == crate::state::Phase::Second {
            return None;
        }
        let ends = self.rules.special_ends.iter().filter(|reason| !(self.claims_lapse && reason.is_claimed()));
        let end = ends.copied().find_map(|reason| self.end_on_the_board(reason)).or_else(|| self.condition_end());
        end.map(|outcome| self.settled(outcome))
    }

    /// Whether endings that a player must claim over the board ([`Reason::is_claimed`]) leave the game open, instead of ending it as soon as the position shows
    /// them. For readers of games that were played elsewhere.
    pub fn set_claims_lapse(&mut self, lapse: bool) {
        self.claims_lapse = lapse;
    }

    /// The ending that the player to move can claim over the board, even if claims lapse. `None` between the parts of a turn.
    #[must_use]
    pub fn claimable_end(&self) -> Option<Outcome> {
        if !self.rules.features.special_ends || self.state.phase == crate::state::Phase::Second {
            return None;
        }
        let claimed = self.rules.special_ends.iter().copied().filter(|reason| reason.is_claimed());
        claimed.filter_map(|reason| self.end_on_the_board(reason)).next().map(|outcome| self.settled(outcome))
    }

    /// The outcome for one reason, if the board shows it. The reasons that depend on legal moves or on the turns before
    /// are found elsewhere.
    fn end_on_the_board(&self, reason: Reason) -> Option<Outcome> {
        let to_move = self.state.side;
        let waiting = to_move.other();
        let ends = |winner: Option<Side>| Some(Outcome { winner, reason });
        match reason {
            Reason::Extinction => {
                let groups = &self.rules.definition.endings.extinction;
                let has_lost = |side: Side| {
                    let is_gone = |group: &Vec<usize>| group.iter().all(|&kind| self.count(side, kind) == 0);
                    groups.iter().any(is_gone)
                };
                // A capture may have taken the captor's own pieces too, and whoever made it has then lost, whatever it took.
                let mover = self.last_mover();
                let lost = [self.rules.blast.is_some().then_some(mover), Some(mover.other())].into_iter().flatten();
                lost.filter(|&side| has_lost(side)).find_map(|side| ends(Some(side.other())))
            }
            Reason::Bare => {
                let pieces = |side: Side| self.pieces[side.index()].len();
                match (pieces(to_move), pieces(waiting)) {
                    (1, 1) => ends(None),
                    // The bare side has had its turn and could not bare the other side.
                    (_, 1) => ends(Some(to_move)),
                    (_, _) => None,
                }
            }
            Reason::Impasse => self.impasse(),
            Reason::Explosion => {
                let lost = Side::BOTH.into_iter().find(|&side| self.is_blown_up(side));
                lost.and_then(|side| ends(Some(side.other())))
            }
            // These are judged together, in the order of the file.
            Reason::Marriage
            | Reason::Goal
            | Reason::Checks
            | Reason::Numbers
            | Reason::Passes
            | Reason::FullBoard
            | Reason::Castling
            | Reason::Connection => None,
            Reason::Checkmate
            | Reason::Stalemate
            | Reason::NotHome
            | Reason::Dead
            | Reason::Repetition
            | Reason::PerpetualCheck
            | Reason::PerpetualChase
            | Reason::QuietTurns
            | Reason::Counting => None,
        }
    }
}
