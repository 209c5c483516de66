//! Slow and simple attack tests, which follow the moves of each piece: for games judged by trial, and as a reference
//! for the fast tests.

use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::tree::{Node, PREY, SHOOT, TAKE, behind_screens, open_nodes};

impl Position {
    /// [`Position::attacked`], computed from the moves of each piece.
    ///
    /// # Panics
    /// May panic if `target` is not a cell of this game's board.
    #[must_use]
    pub(crate) fn attacked_by_moves(&self, target: Cell, by: Side) -> bool {
        self.attacker_cells(target, by).next().is_some()
    }

    /// Could a piece of `by` capture what stands on `target`? [`Position::attacked`], except that royal pieces which face what stands there attack only a
    /// royal piece (ST-24).
    pub(crate) fn could_be_captured(&self, target: Cell, by: Side) -> bool {
        let faces = !self.rules.definition.endings.facing.is_empty();
        self.attacked(target, by) && (!faces || self.attacked_by_moves(target, by))
    }

    /// The cells of the pieces of `by` that attack `target`, the royal piece that faces it first.
    pub(crate) fn attacker_cells(&self, target: Cell, by: Side) -> impl Iterator<Item = Cell> {
        let faced = self.royal_cells(by.other()).any(|royal| royal == target);
        let faces = move |royal: &Cell| {
            faced && self.rules.definition.endings.facing.iter().any(|family| self.faces(family, *royal, target))
        };
        let facing = self.royal_cells(by).filter(faces);
        let moving = self.pieces[by.index()].iter().filter(move |&from| self.piece_attacks(from, target, by));
        facing.chain(moving)
    }

    /// Does an open straight line of this family lead from `from` to `target`?
    pub(crate) fn faces(&self, family: &variorum_gamedef::definition::Directions, from: Cell, target: Cell) -> bool {
        let board = &self.rules.definition.board;
        crate::paths::expand(board, family).iter().any(|pattern| {
            let (vector, ring) = pattern.steps[0];
            let mut here = from;
            while let Some(next) = crate::paths::step(board, here, vector, ring) {
                if next == target {
                    return true;
                }
                if !self.at(next).is_none() {
                    return false;
                }
                here = next;
            }
            false
        })
    }

    /// Is a piece of this kind on the cell, whoever owns it?
    pub(crate) fn holds(&self, cell: Cell, kind: usize) -> bool {
        let piece = self.at(cell);
        !piece.is_none() && !piece.is_neutral() && piece.kind() == kind
    }

    /// Could the piece on `from`, which belongs to `by`, capture on `target`?
    pub(crate) fn piece_attacks(&self, from: Cell, target: Cell, by: Side) -> bool {
        let rules = &self.rules;
        let kind = self.at(from).kind();
        if self.is_frozen_on(from, by, kind) || self.is_immune(target, by.other()) {
            return false;
        }
        if let Some(lent) = self.lent(from, by, kind) {
            if self.attacks_as_lent(from, target, by, lent) {
                return true;
            }
            if !lent.own {
                return false;
            }
        }
        if rules.features.relays {
            let mut goals = crate::relay_moves::Targets::default();
            self.walk(from, &mut goals, &mut ());
            return goals.captures.has(target) || goals.threats.has(target);
        }
        if rules.features.legs && self.second_step_attacks(from, target, by) {
            return true;
        }
        if rules.takings.is_some() && self.attacks_besides(from, target, by) {
            return true;
        }
        if self.attacks_first(from, target, by) {
            return true;
        }
        let prey = rules.pieces[kind].prey;
        let prey = if rules.features.preys && self.is_among_prey(prey, target, by) { PREY } else { 0 };
        self.leads_to(from, target, by, TAKE | SHOOT | prey)
    }

    /// Could the piece on `from`, which belongs to `by`, capture what is on `target` without moving?
    pub(crate) fn piece_shoots(&self, from: Cell, target: Cell, by: Side) -> bool {
        self.rules.features.shots
            && !self.is_immune(target, by.other())
            && !self.is_frozen_on(from, by, self.at(from).kind())
            && self.leads_to(from, target, by, SHOOT)
    }

    /// Is what stands on `target` of one of these kinds, which some phrases alone capture? Without an enemy piece there, a royal one is imagined.
    pub(crate) fn is_among_prey(&self, prey: u64, target: Cell, by: Side) -> bool {
        let victim = self.at(target);
        let imagined = self.rules.features.royal;
        let victim = if victim.is_owned_by(by.other()) { Some(victim.kind()) } else { imagined };
        victim.is_none_or(|victim| prey >> victim & 1 != 0)
    }

    /// Does an open path of the piece on `from` lead to a node of `target` with one of these flags?
    pub(crate) fn leads_to(&self, from: Cell, target: Cell, by: Side, flags: u8) -> bool {
        let (rules, kind) = (&self.rules, self.at(from).kind());
        let slot = self.bits[by.index()][kind].trailing_zeros() as usize;
        let index = rules.tree_index(by, slot, from);
        let empty = |cell: Cell| self.at(cell).is_none();
        let takes = |node: &Node| node.cell == target && node.flags & flags != 0;
        open_nodes(rules.paths.tree(index), empty).any(|(_, node)| takes(node))
            || rules.features.hops
                && behind_screens(rules.hops.tree(index), empty, |screen, behind| self.beyond(by, kind, screen, behind))
                    .flat_map(|behind| open_nodes(behind, empty))
                    .any(|(_, node)| takes(node))
    }
}
