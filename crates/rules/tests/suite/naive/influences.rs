//! What pieces do to others from where they stand.

use variorum_gamedef::definition::{Influence, InfluenceEffect, Motion};

use super::moves::Game;
use super::state::{Player, State};

impl Game<'_> {
    /// The cells of this player's pieces that stand where an influence says, as seen from a piece on `cell`, on which it acts.
    fn acting(&self, state: &State, influence: &Influence, owner: Player, cell: usize) -> Vec<usize> {
        let man = state.cells[cell].unwrap();
        let reaches = |from: usize| self.leads(&influence.along, owner, from, cell);
        let acts = |from: &usize| {
            *from != cell
                && influence.on.contains(&man.kind)
                && state.cells[*from]
                    .is_some_and(|other| other.owner == Some(owner) && influence.of.contains(&other.kind))
                && reaches(*from)
        };
        (0..state.cells.len()).filter(acts).collect()
    }

    /// Whether the piece is frozen (BS-10).
    pub(super) fn frozen(&self, state: &State, cell: usize) -> bool {
        let man = state.cells[cell].unwrap();
        let tests = &self.definition.pieces[man.kind].frozen;
        let owner = man.owner.unwrap();
        let enemy = 1 - owner;
        let mut freezing = self.definition.influences.iter().filter(|one| one.effect == InfluenceEffect::Freeze);
        !tests.is_empty() && tests.iter().all(|test| self.are_counted(state, test, owner))
            || freezing.any(|influence| !self.acting(state, influence, enemy, cell).is_empty())
    }

    /// Whether friends protect the piece from capture.
    pub(super) fn protected(&self, state: &State, cell: usize) -> bool {
        let owner = state.cells[cell].unwrap().owner.unwrap();
        let mut shields = self.definition.influences.iter().filter(|one| one.effect == InfluenceEffect::Shield);
        shields.any(|influence| !self.acting(state, influence, owner, cell).is_empty())
    }

    /// The phrases of the piece on this cell, each with the kind whose pieces it may spare, and whether it may capture en passant: its own, those that friends
    /// lend it, or both.
    pub(super) fn phrases(&self, state: &State, cell: usize) -> Vec<(&Motion, usize, bool)> {
        let man = state.cells[cell].unwrap();
        let own = &self.definition.pieces[man.kind].motions;
        let mut found: Vec<(&Motion, usize, bool)> = Vec::new();
        let (mut replaced, mut alike) = (false, false);
        for influence in &self.definition.influences {
            let replaces = match influence.effect {
                InfluenceEffect::AddMoves => false,
                InfluenceEffect::ReplaceMoves => true,
                InfluenceEffect::Freeze | InfluenceEffect::Shield => continue,
            };
            for friend in self.acting(state, influence, man.owner.unwrap(), cell) {
                replaced |= replaces;
                let kind = state.cells[friend].unwrap().kind;
                alike |= influence.moves.is_empty() && kind == man.kind;
                let (lent, kind) = if influence.moves.is_empty() {
                    (&self.definition.pieces[kind].motions, kind)
                } else {
                    (&influence.moves, man.kind)
                };
                let plain = lent.iter().filter(|motion| !motion.kind.can_be_passed());
                found.extend(plain.map(|motion| (motion, kind, false)));
            }
        }
        if !replaced || alike {
            found.extend(own.iter().map(|motion| (motion, man.kind, motion.en_passant)));
        }
        found
    }
}
