//! Moves that only a piece has that has not moved yet, and those of a royal piece that may not lead out of check or over attacked cells.
//!
//! The third field of a position names the pieces that have not moved and have such moves ([`rights`](crate::rights)).
//! They are few, so they are kept beside the path trees, and each is tried.

use crate::cellset::CellSet;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::tree::{MOVE, TAKE};

/// A move of a piece that has not moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FirstMove {
    /// The target.
    pub to: Cell,
    /// The cells on the way, without both ends.
    pub way: Vec<Cell>,
    /// The way must be empty.
    pub open: bool,
    /// It may end on an empty cell.
    pub moves: bool,
    /// It may end with a capture.
    pub takes: bool,
    /// The royal piece, which this is, may be attacked neither before the move nor on the way.
    pub not_through_check: bool,
}

impl FirstMove {
    /// Its size, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&self.way[..])
    }
}

/// The first moves of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct FirstMoves {
    /// The kinds that have some, as bits.
    pub kinds: u64,
    /// Some may end with a capture.
    pub capture: bool,
    /// By side × kinds + kind, then by cell; no cells for kinds without such moves.
    pub lists: Vec<Vec<Vec<FirstMove>>>,
}

impl FirstMoves {
    /// Has this kind of piece such moves?
    #[inline]
    pub(crate) fn concerns(&self, kind: usize) -> bool {
        self.kinds >> kind & 1 != 0
    }

    /// The size of the lists, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let of_cell =
            |moves: &Vec<FirstMove>| size_of::<Vec<FirstMove>>() + moves.iter().map(FirstMove::bytes).sum::<usize>();
        self.lists.iter().flatten().map(of_cell).sum()
    }
}

impl Position {
    /// The first moves of the piece of this kind from a cell, whatever stands on the board; none if it has moved.
    pub(crate) fn first_moves(&self, side: Side, kind: usize, from: Cell) -> &[FirstMove] {
        let firsts = &self.rules.first_moves;
        if !firsts.concerns(kind) || !self.lasting().rights.contains(&from) {
            return &[];
        }
        let lists = firsts.lists.get(side.index() * self.rules.kinds() + kind);
        lists.and_then(|cells| cells.get(from.index())).map_or(&[], Vec::as_slice)
    }

    /// Is the way of a first move of `side` open, and may it end on its target? What is attacked is not looked at.
    pub(crate) fn first_move_is_open(&self, side: Side, first: &FirstMove) -> bool {
        let there = self.at(first.to);
        let enemy = side.other();
        let ends = if there.is_none() {
            first.moves
        } else {
            first.takes && there.is_owned_by(enemy) && !self.is_immune(first.to, enemy)
        };
        ends && self.has_open_way(first)
    }

    pub(crate) fn has_open_way(&self, first: &FirstMove) -> bool {
        !first.open || first.way.iter().all(|&cell| self.at(cell).is_none())
    }

    /// Could the piece of `by` on `from` capture on `target` because it has not moved? Whatever occupies `target` is ignored.
    pub(crate) fn attacks_first(&self, from: Cell, target: Cell, by: Side) -> bool {
        self.rules.first_moves.capture
            && self
                .first_moves(by, self.at(from).kind(), from)
                .iter()
                .any(|first| first.takes && first.to == target && self.has_open_way(first))
    }

    /// Does a first move of the piece of `side` on `from` lead neither out of check nor over attacked cells, if it may not?
    pub(crate) fn first_move_is_safe(&self, side: Side, from: Cell, first: &FirstMove) -> bool {
        !first.not_through_check
            || !self.is_royal_by_itself(from)
            || !self.attacked(from, side.other())
                && !first.way.iter().any(|&cell| self.attacked_without(cell, side.other(), from))
    }

    /// Calls `found` with each cell to which only a first move leads the piece on `from`.
    pub(crate) fn each_first_move(&self, side: Side, kind: usize, from: Cell, found: &mut dyn FnMut(Cell)) {
        let mut seen = CellSet::EMPTY;
        for first in self.first_moves(side, kind, from) {
            let to = first.to;
            let known = seen.has(to)
                || if self.at(to).is_none() {
                    self.leads_to(from, to, side, MOVE) || self.doubles_to(side, kind, from, to)
                } else {
                    self.leads_to(from, to, side, TAKE)
                };
            if !known && self.first_move_is_open(side, first) && self.first_move_is_safe(side, from, first) {
                seen.add(first.to);
                found(first.to);
            }
        }
    }

    /// Does an open double step or advance lead there?
    pub(crate) fn doubles_to(&self, side: Side, kind: usize, from: Cell, to: Cell) -> bool {
        let doubles = self.rules.doubles_of(side, kind);
        let empty = |cell: &Cell| self.at(*cell).is_none();
        doubles.steps[from.index()].iter().any(|step| {
            step.to == to && empty(&step.via) && empty(&step.to) && doubles.further(*step).iter().all(empty)
        })
    }
}
