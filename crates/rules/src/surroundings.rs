//! What stands around a cell: what drops need there, and which enemy pieces change sides after a move or a drop.

use variorum_gamedef::definition::{Definition, DropNeed, Flips, ZoneId};
use variorum_gamedef::grid::{AHEAD, Vector};

use crate::cellset::CellSet;
use crate::piece::{Cell, Piece, Side};
use crate::position::{Observer, Position};
use crate::rules::Rules;

/// The neighbours of all cells, in games that ask for them.
#[derive(Clone, Debug)]
pub(crate) struct Surroundings {
    /// By cell and way: first the neighbours that share a side with the cell, then those that touch it at a corner; [`Cell::NONE`] beyond the edge.
    near: Vec<Cell>,
    /// The number of ways to neighbours.
    ways: usize,
    /// The number of ways to neighbours that share a side with the cell.
    orthogonal: usize,
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
        let geometry = board.neighbourhood();
        let (beside, corners) = (geometry.beside(), geometry.at_corners());
        let near = |cell: u16| {
            let at = move |&by: &Vector| board.at_vector(cell, by).map_or(Cell::NONE, Cell);
            beside.iter().chain(corners).map(at)
        };
        asked.then(|| Self {
            near: (0..cells as u16).flat_map(near).collect(),
            ways: beside.len() + corners.len(),
            orthogonal: beside.len(),
            behind: [AHEAD + 1, if board.mirror_ranks { AHEAD } else { AHEAD + 1 }],
            flips,
        })
    }

    /// Its size in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.near[..])
    }

    /// The neighbours of a cell, by way.
    fn near(&self, cell: Cell) -> &[Cell] {
        &self.near[cell.index() * self.ways..][..self.ways]
    }

    /// Do the neighbours of a cell become those of its image, and the cells behind it those behind its image?
    pub(crate) fn are_kept(&self, cell: Cell, image: &dyn Fn(Cell) -> Cell) -> bool {
        let parts = |mut cells: Vec<Cell>| {
            cells.sort_unstable();
            cells
        };
        let of = |cell: Cell, part: std::ops::Range<usize>| self.near(cell)[part].to_vec();
        let to = image(cell);
        [0..self.orthogonal, self.orthogonal..self.ways].into_iter().all(|part| {
            let images =
                of(cell, part.clone()).into_iter().map(|cell| if cell == Cell::NONE { cell } else { image(cell) });
            parts(images.collect()) == parts(of(to, part))
        }) && self.behind.iter().all(|&behind| {
            let cell = self.near(cell)[behind];
            (if cell == Cell::NONE { cell } else { image(cell) }) == self.near(to)[behind]
        })
    }
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
            DropNeed::Enclosing => (0..around.ways).any(|direction| !self.enclosed(cell, direction, side).is_empty()),
            DropNeed::BesideOwn => around.near(cell).iter().any(|&near| owned(near, side)),
            DropNeed::Apart => !around.near(cell)[..around.orthogonal].iter().any(|&near| owned(near, side.other())),
            DropNeed::Supported => {
                let behind = around.near(cell)[around.behind[side.index()]];
                behind == Cell::NONE || !self.at(behind).is_none()
            }
        };
        (!met).then_some(need)
    }

    /// The enemy pieces of `side` that fill the line from a cell in a direction to an own piece.
    fn enclosed(&self, from: Cell, direction: usize, side: Side) -> CellSet {
        let mut enemies = CellSet::EMPTY;
        let Some(around) = &self.rules.surroundings else { return enemies };
        let mut at = around.near(from)[direction];
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
            at = around.near(at)[direction];
        }
        CellSet::EMPTY
    }

    /// Lets the enemy pieces change sides that the piece which has just come to this cell turns over.
    pub(crate) fn turn_over(&mut self, at: Cell, dropped: bool, observer: &mut impl Observer) {
        let side = self.state.side;
        let Some(flips) = self.rules.flips() else { return };
        // What has perished with its capture turns nothing over.
        if !self.at(at).is_owned_by(side) {
            return;
        }
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
        let near = || around.near(at).iter().copied().filter(|&near| near != Cell::NONE && near != at);
        let joined = || near().any(|near| self.at(near).is_owned_by(side));
        match flips {
            Flips::Enclosed => {
                (0..around.ways).for_each(|direction| turned.extend(&self.enclosed(at, direction, side)));
            }
            Flips::AroundJoined if dropped && !joined() => {}
            Flips::Around | Flips::AroundJoined => {
                near().filter(|&near| self.at(near).is_owned_by(side.other())).for_each(|near| turned.add(near));
            }
        }
        turned
    }
}
