//! What stands around a cell: what drops need there, and which enemy pieces change sides after a move or a drop.

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Definition, DropNeed, Flips, ZoneId};
use variorum_gamedef::grid::{AHEAD, MOST_BESIDE};

use crate::cellset::CellSet;
use crate::piece::{Cell, Piece, Side};
use crate::position::{Observer, Position};
use crate::rules::Rules;

/// How many neighbours a cell may have that share an edge with it: on squares four, on hexagons six.
const ORTHOGONAL: usize = MOST_BESIDE;
/// How many neighbours a cell may have: those that share an edge with it come first, those that touch it at a corner after them.
const STEPS: usize = ORTHOGONAL + 4;

/// The neighbours of all cells, in games that ask for them.
#[derive(Clone, Debug)]
pub(crate) struct Surroundings {
    /// By cell; [`Cell::NONE`] beyond the edge, and where the grid has no such neighbour.
    near: Vec<[Cell; STEPS]>,
    /// By side: which of the neighbours is the cell behind.
    behind: [usize; 2],
    flips: Option<Flips>,
}

impl Surroundings {
    /// The table of a game; `None` if neither its drops nor its moves depend on what is around.
    pub(crate) fn of(definition: &Definition, cells: usize) -> Option<Self> {
        let flips = definition.capture.flips;
        let asked = flips.is_some()
            || definition.pieces.iter().any(|piece| piece.drop.needs.is_some() || piece.drop.opening.is_some());
        let board = &definition.board;
        let step = |cell: Cell, by: Option<&(i32, i32)>| by.map_or(Cell::NONE, |&by| neighbour(board, cell, by));
        let near = |cell: Cell| {
            std::array::from_fn(|number| match number.checked_sub(ORTHOGONAL) {
                None => step(cell, board.grid.beside().get(number)),
                Some(corner) => step(cell, board.grid.at_corners().get(corner)),
            })
        };
        asked.then(|| Self {
            near: (0..cells as u16).map(|cell| near(Cell(cell))).collect(),
            behind: [AHEAD + 1, if board.mirror_ranks { AHEAD } else { AHEAD + 1 }],
            flips,
        })
    }

    /// Its size in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.near[..])
    }

    /// Do the neighbours of a cell become those of its image, and the cells behind it those behind its image?
    pub(crate) fn are_kept(&self, cell: Cell, image: &dyn Fn(Cell) -> Cell) -> bool {
        let parts = |mut cells: Vec<Cell>| {
            cells.sort_unstable();
            cells
        };
        let of = |cell: Cell, part: std::ops::Range<usize>| self.near[cell.index()][part].to_vec();
        let to = image(cell);
        [0..ORTHOGONAL, ORTHOGONAL..STEPS].into_iter().all(|part| {
            let images =
                of(cell, part.clone()).into_iter().map(|cell| if cell == Cell::NONE { cell } else { image(cell) });
            parts(images.collect()) == parts(of(to, part))
        }) && self.behind.iter().all(|&behind| {
            let cell = self.near[cell.index()][behind];
            (if cell == Cell::NONE { cell } else { image(cell) }) == self.near[to.index()][behind]
        })
    }
}

fn neighbour(board: &Board, cell: Cell, (files, ranks): (i32, i32)) -> Cell {
    board.offset(cell.0, files, 0, ranks).map_or(Cell::NONE, Cell)
}

impl Rules {
    /// Which enemy pieces change sides after a move or a drop, if any do.
    #[must_use]
    pub fn flips(&self) -> Option<Flips> {
        self.surroundings.as_ref()?.flips
    }
}

impl Position {
    /// May a piece of this kind be dropped on this cell, as far as what is around it and the opening are concerned?
    pub(crate) fn surroundings_allow(&self, side: Side, kind: usize, cell: Cell) -> bool {
        let open = self.unfilled_opening(side, kind).is_none_or(|zone| self.rules.zones[side.index()][zone].has(cell));
        open && self.unmet_need(side, kind, cell).is_none()
    }

    /// The zone to which drops of this kind are limited, since a cell of it is empty.
    pub(crate) fn unfilled_opening(&self, side: Side, kind: usize) -> Option<ZoneId> {
        let zone = self.rules.definition.pieces[kind].drop.opening?;
        let unfilled = self.rules.zones[side.index()][zone].iter().any(|cell| self.at(cell).is_none());
        unfilled.then_some(zone)
    }

    /// What a drop of this kind needs around the cell and does not find there. Drops of the opening need nothing.
    pub(crate) fn unmet_need(&self, side: Side, kind: usize, cell: Cell) -> Option<DropNeed> {
        let need = self.rules.definition.pieces[kind].drop.needs?;
        let around = self.rules.surroundings.as_ref()?;
        if self.unfilled_opening(side, kind).is_some() {
            return None;
        }
        let owned = |near: Cell, by: Side| near != Cell::NONE && self.at(near).is_owned_by(by);
        let met = match need {
            DropNeed::Enclosing => (0..STEPS).any(|direction| !self.enclosed(cell, direction, side).is_empty()),
            DropNeed::BesideOwn => around.near[cell.index()].iter().any(|&near| owned(near, side)),
            DropNeed::Apart => !around.near[cell.index()][..ORTHOGONAL].iter().any(|&near| owned(near, side.other())),
            DropNeed::Supported => {
                let behind = around.near[cell.index()][around.behind[side.index()]];
                behind == Cell::NONE || !self.at(behind).is_none()
            }
        };
        (!met).then_some(need)
    }

    /// The enemy pieces of `side` that fill the line from a cell in a direction to an own piece.
    fn enclosed(&self, from: Cell, direction: usize, side: Side) -> CellSet {
        let mut enemies = CellSet::EMPTY;
        let Some(around) = &self.rules.surroundings else { return enemies };
        let mut at = around.near[from.index()][direction];
        // Round a cylinder, a line comes back to where it began.
        while at != Cell::NONE && at != from {
            let piece = self.at(at);
            if piece.is_owned_by(side) {
                return enemies;
            }
            if !piece.is_owned_by(side.other()) {
                break;
            }
            enemies.add(at);
            at = around.near[at.index()][direction];
        }
        CellSet::EMPTY
    }

    /// Lets the enemy pieces change sides that the piece which has just come to this cell turns over.
    pub(crate) fn turn_over(&mut self, at: Cell, dropped: bool, observer: &mut impl Observer) {
        let side = self.state.side;
        let Some(flips) = self.rules.flips() else { return };
        let turned = self.turned_over(flips, at, dropped, side);
        for cell in turned.iter() {
            let kind = self.at(cell).kind();
            self.set(cell, Piece::of(side, kind), observer);
            self.rights_after_leaving(side.other(), kind, cell);
        }
    }

    fn turned_over(&self, flips: Flips, at: Cell, dropped: bool, side: Side) -> CellSet {
        let mut turned = CellSet::EMPTY;
        let Some(around) = &self.rules.surroundings else { return turned };
        let near = || around.near[at.index()].into_iter().filter(|&near| near != Cell::NONE && near != at);
        let joined = || near().any(|near| self.at(near).is_owned_by(side));
        match flips {
            Flips::Enclosed => {
                (0..STEPS).for_each(|direction| turned.extend(&self.enclosed(at, direction, side)));
            }
            Flips::AroundJoined if dropped && !joined() => {}
            Flips::Around | Flips::AroundJoined => {
                near().filter(|&near| self.at(near).is_owned_by(side.other())).for_each(|near| turned.add(near));
            }
        }
        turned
    }
}
