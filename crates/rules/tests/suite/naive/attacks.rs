//! Which pieces are attacked, and who is in check.

use variorum_gamedef::definition::{Directions, Royalty};

use super::geometry::{Path, walk};
use super::moves::{Game, Step};
use super::state::{Man, Player, State};

impl Game<'_> {
    /// Could the piece on `from` capture what stands on `target`, another player's piece?
    fn takes(&self, state: &State, from: usize, target: usize) -> bool {
        let taking = |step: &Step| {
            step.captured == Some(target) && (step.to == target || step.to == from) || step.besides.contains(&target)
        };
        if !self.steps(state, from).iter().any(taking) && !self.first_captures(state, from).iter().any(taking) {
            return false;
        }
        let Some(Man { owner: Some(player), kind }) = state.cells[from] else { return false };
        let mut after = state.clone();
        after.cells[target] = after.cells[from].take();
        self.explode(&mut after, target, kind);
        !self.has_royal(state, player) || self.has_royal(&after, player)
    }

    /// Is the piece on this cell attacked?
    pub(super) fn attacked(&self, state: &State, target: usize) -> bool {
        let man = state.cells[target].unwrap();
        let enemy = 1 - man.owner.unwrap();
        let of = |cell: &usize| state.cells[*cell].is_some_and(|man| man.owner == Some(enemy));
        (0..state.cells.len()).filter(of).any(|from| self.takes(state, from, target))
            || self.faced(state, target)
            || self.definition.goes_on() && self.taken_by_a_second_step(state, target, enemy)
    }

    /// Does it see the other royal piece (ST-24)?
    fn faced(&self, state: &State, target: usize) -> bool {
        let royal = |man: Man| self.definition.pieces[man.kind].is_royal();
        let man = state.cells[target].unwrap();
        if !royal(man) {
            return false;
        }
        self.sees_royal(state, target, &self.definition.endings.facing)
    }

    /// Do royal pieces of the two sides face each other as a game counts it?
    pub(super) fn face_to_face(&self, state: &State) -> bool {
        let royal = |cell: &usize| {
            state.cells[*cell].is_some_and(|man| man.owner.is_some() && self.definition.pieces[man.kind].is_royal())
        };
        let families = &self.definition.endings.face_to_face;
        (0..state.cells.len()).filter(royal).any(|cell| self.sees_royal(state, cell, families))
    }

    /// Does an open line of these families lead from the royal piece on this cell to another of the enemy?
    fn sees_royal(&self, state: &State, target: usize, families: &[Directions]) -> bool {
        let royal = |man: Man| self.definition.pieces[man.kind].is_royal();
        let man = state.cells[target].unwrap();
        let board = self.board();
        families.iter().any(|family| {
            self.paths(family, 0).iter().any(|Path(vectors)| {
                let mut at = target;
                while let Some(to) = walk(board, &family.steps[0], at, vectors[0]) {
                    if let Some(other) = state.cells[to] {
                        return other.owner == Some(1 - man.owner.unwrap()) && royal(other);
                    }
                    at = to;
                }
                false
            })
        })
    }

    pub(super) fn has_royal(&self, state: &State, player: Player) -> bool {
        let royal = |kind: usize| self.definition.pieces[kind].is_royal();
        state.cells.iter().flatten().any(|man| man.owner == Some(player) && royal(man.kind))
    }

    /// Is an attack on this royal piece alone check?
    pub(super) fn is_royal_by_itself(&self, state: &State, man: Man) -> bool {
        let royalty = self.definition.pieces[man.kind].royal;
        let alike = |other: &&Man| other.owner == man.owner && self.definition.pieces[other.kind].royal == royalty;
        match royalty {
            None => false,
            Some(Royalty::Always) => true,
            Some(Royalty::Last | Royalty::Together) => state.cells.iter().flatten().filter(alike).count() == 1,
        }
    }

    /// Is this player in check?
    pub(super) fn in_check(&self, state: &State, player: Player) -> bool {
        let of = |royalty: Royalty| -> Vec<usize> {
            let is = |man: Man| man.owner == Some(player) && self.definition.pieces[man.kind].royal == Some(royalty);
            (0..state.cells.len()).filter(|&cell| state.cells[cell].is_some_and(is)).collect()
        };
        let attacked = |cell: &usize| self.attacked(state, *cell);
        let (always, last, together) = (of(Royalty::Always), of(Royalty::Last), of(Royalty::Together));
        always.iter().any(attacked)
            || last.len() == 1 && last.iter().any(attacked)
            || !together.is_empty() && together.iter().all(attacked)
    }
}
