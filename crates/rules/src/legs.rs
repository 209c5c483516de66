//! Pieces that go on after a step: the lion of chu shogi, its horned falcon and soaring eagle. The second step is the second part of the turn; it may be left out.

use variorum_gamedef::definition::{Definition, Mode, MotionKind, Then};

use crate::action::{Action, ActionKind};
use crate::movegen::Sink;
use crate::paths::{end, expand};
use crate::piece::{CELL_MASK, Cell, Side};
use crate::position::Position;
use crate::rules::Rules;

/// What may follow the steps of each kind: by side, kind and cell, in the order of [`Rules::tree_index`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Legs(Vec<Vec<Leg>>);

/// A first step after which the piece may go on.
#[derive(Clone, Debug)]
struct Leg {
    /// Where it ends.
    to: Cell,
    /// What it must have done.
    mode: Mode,
    /// Where the piece may go next.
    next: Vec<Cell>,
}

impl Legs {
    /// The legs of a game; empty if it has none.
    pub fn of(definition: &Definition) -> Self {
        if !definition.goes_on() {
            return Self::default();
        }
        let board = &definition.board;
        let cells = board.cell_count() as u16;
        let mirrored = |cell: Cell| Cell(board.mirror(cell.0));
        // The slot behind the kinds has no pieces of its own.
        let white: Vec<Vec<Vec<Leg>>> = (0..=definition.pieces.len())
            .map(|kind| (0..cells).map(|from| legs_from(definition, kind, Cell(from))).collect())
            .collect();
        let image = |leg: &Leg| Leg {
            to: mirrored(leg.to),
            mode: leg.mode,
            next: leg.next.iter().copied().map(mirrored).collect(),
        };
        let black = white.iter().flat_map(|of_kind| {
            (0..cells).map(|from| of_kind[mirrored(Cell(from)).index()].iter().map(image).collect())
        });
        let black: Vec<Vec<Leg>> = black.collect();
        Self(white.into_iter().flatten().chain(black).collect())
    }

    /// The memory that they take.
    pub fn bytes(&self) -> usize {
        let of = |leg: &Leg| size_of::<Leg>() + size_of_val(&leg.next[..]);
        self.0.iter().map(|legs| size_of::<Vec<Leg>>() + legs.iter().map(of).sum::<usize>()).sum()
    }

    /// Where a piece may go on to after a step between these cells. A cell may occur more than once.
    fn next(&self, tree: usize, to: Cell, took: bool) -> impl Iterator<Item = Cell> + '_ {
        let fits = move |leg: &&Leg| {
            leg.to == to
                && match leg.mode {
                    Mode::Both => true,
                    Mode::Moving => !took,
                    Mode::Capturing => took,
                }
        };
        let legs = self.0.get(tree).map_or(&[][..], Vec::as_slice);
        legs.iter().filter(fits).flat_map(|leg| leg.next.iter().copied())
    }

    /// Each first step of a piece with a cell to which it may go on, and whether it must have captured or must not have.
    fn each(&self, tree: usize) -> impl Iterator<Item = (Cell, Mode, &[Cell])> {
        self.0.get(tree).map_or(&[][..], Vec::as_slice).iter().map(|leg| (leg.to, leg.mode, &leg.next[..]))
    }
}

/// The legs of White's pieces of a kind from a cell.
fn legs_from(definition: &Definition, kind: usize, from: Cell) -> Vec<Leg> {
    let board = &definition.board;
    let Some(piece) = definition.pieces.get(kind) else { return Vec::new() };
    let in_zone = |zone: usize, cell: Cell| definition.zones[zone].cells.contains(&cell.0);
    let stands = |cell: &Cell| {
        piece.confined.is_none_or(|zone| in_zone(zone, *cell)) && piece.barred.is_none_or(|zone| !in_zone(zone, *cell))
    };
    let mut found = Vec::new();
    for motion in &piece.motions {
        let Some(then) = &motion.then else { continue };
        if motion.from.is_some_and(|test| in_zone(test.zone, from) != test.inside) {
            continue;
        }
        for pattern in motion.directions.iter().flat_map(|family| expand(board, family)) {
            // A leap's path is one step of the piece, whatever lies between.
            let way = |at: Cell| end(board, at, &pattern.steps);
            let Some(to) = way(from).filter(|&to| to != from) else { continue };
            if motion.to.is_some_and(|test| in_zone(test.zone, to) != test.inside) || !stands(&to) {
                continue;
            }
            let mut next: Vec<Cell> = match then {
                Then::Back => vec![from],
                Then::On => way(to).into_iter().collect(),
                Then::Step(families) => {
                    let steps = families.iter().flat_map(|family| expand(board, family));
                    steps.filter_map(|step| end(board, to, &step.steps)).collect()
                }
            };
            next.retain(|cell| *cell != to && stands(cell));
            next.sort_unstable();
            next.dedup();
            debug_assert!(motion.kind.may_go_on() || motion.kind == MotionKind::Leap);
            found.push(Leg { to, mode: motion.mode, next });
        }
    }
    found
}

impl Rules {
    /// Can the second part of a turn be another move of a player's own piece?
    pub(crate) fn moves_twice(&self) -> bool {
        self.features.series.is_some() || self.features.legs
    }
}

impl Position {
    /// May the piece that has just moved go on?
    #[inline]
    pub(crate) fn goes_on(&mut self, from: Cell, to: Cell, kind: usize) -> bool {
        self.rules.features.legs && !self.next_cells(from, to, kind).is_empty() && !self.ends_here()
    }

    /// The cells to which the piece may go on that has just moved from one cell to another, when it was of this kind. Without duplicates.
    fn next_cells(&self, from: Cell, to: Cell, kind: usize) -> arrayvec::ArrayVec<Cell, MOST_NEXT> {
        let side = self.state.side;
        let mut found = arrayvec::ArrayVec::new();
        let stays = from != Cell::NONE && self.at(to).is_owned_by(side) && self.at(to).kind() == kind;
        if !stays {
            return found;
        }
        let tree = self.rules.tree_index(side, kind, from);
        for cell in self.rules.legs.next(tree, to, self.state.took) {
            let piece = self.board[cell.index() & CELL_MASK];
            if (piece.is_none() || piece.is_owned_by(side.other())) && !found.contains(&cell) {
                // More than all neighbours there cannot be: what is beyond is left out.
                let _ = found.try_push(cell);
            }
        }
        found
    }

    /// Does a second step of the piece that has just moved lead to this cell, whatever stands there?
    pub(crate) fn is_next_cell(&self, cell: Cell) -> bool {
        let Some((from, to, kind)) = self.state.moved else { return false };
        let tree = self.rules.tree_index(self.state.side, usize::from(kind), from);
        self.at(to).kind() == usize::from(kind)
            && self.rules.legs.next(tree, to, self.state.took).any(|next| next == cell)
    }

    /// Adds the legal second steps of the piece that has just moved, [`Action::PASS`] first if it may stay there.
    pub(crate) fn second_steps<S: Sink>(&mut self, sink: &mut S) {
        let side = self.state.side;
        let free = !self.rules.has_royal() && !self.rules.features.forbids;
        if free || self.is_safe(side) {
            sink.push(Action::PASS);
        }
        let Some((from, to, kind)) = self.state.moved else { return };
        for cell in self.next_cells(from, to, usize::from(kind)) {
            if sink.full() || self.is_exhausted() {
                break;
            }
            let plain = Action::new(ActionKind::Move, to, cell);
            if self.rules.barred.is_some() && self.bar_of(plain).is_some() {
                continue;
            }
            let safe = free || {
                self.spend_trials(1);
                self.safe_after(plain, side)
            };
            if safe {
                self.promotions(side, usize::from(kind), plain, |action| sink.push(action));
            }
        }
    }

    /// Does a piece of this side not have to promote when it goes from one cell to the other?
    fn may_stay_as_it_is(&self, side: Side, from: Cell, to: Cell) -> bool {
        let mut stays = false;
        let plain = Action::new(ActionKind::Move, from, to);
        self.promotions(side, self.at(from).kind(), plain, |action| stays |= action.piece_type().is_none());
        stays
    }

    /// May the piece on `from`, which belongs to `by`, capture on `target` with a second step?
    pub(crate) fn second_step_attacks(&self, from: Cell, target: Cell, by: Side) -> bool {
        let kind = self.at(from).kind();
        let tree = self.rules.tree_index(by, kind, from);
        // What perishes with its first capture does not go on.
        let perishes = self.rules.blast.as_ref().is_some_and(|blast| blast.takes_captor(kind));
        self.rules.legs.each(tree).any(|(to, mode, next)| {
            let there = self.at(to);
            let captures = there.is_owned_by(by.other()) && !perishes;
            let goes = match mode {
                Mode::Both => there.is_none() || captures,
                Mode::Moving => there.is_none(),
                Mode::Capturing => captures,
            };
            goes && next.contains(&target) && self.may_stay_as_it_is(by, from, to)
        })
    }
}

/// The greatest number of cells to which a piece may go on.
const MOST_NEXT: usize = 64;
