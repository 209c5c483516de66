//! The places of cells in the picture.

use std::fmt::Write as _;

use variorum_gamedef::board::{Board, CellIndex, Coordinates};
use variorum_gamedef::definition::{Continuation, CoordinateStyle, Definition, Directions, Ground, NeutralActionKind};
use variorum_gamedef::grid::Grid;
use variorum_rules::Cell;

use crate::joins::Joins;
use crate::ring::Ring;

/// The width and height of a cell and of a piece's drawing.
pub(crate) const UNIT: f32 = 60.0;

/// From the middle of a file of hexagons to that of the next.
const PITCH: f32 = UNIT * 0.866_025_4;
/// The width of a hexagon as high as a cell.
const WIDE: f32 = UNIT * 1.154_700_5;

/// The two ends of a side of a cell.
type Ends = [(f32, f32); 2];

/// A part of a picture, in its units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// How the cells of a level are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CellShape {
    Squares,
    Hexagons,
    /// The ranks are rings.
    Ring(Ring),
}

impl CellShape {
    fn of(board: &Board, ground: Ground, flipped: bool) -> Self {
        match (board.grid, ground) {
            (Grid::Hexagons, _) => Self::Hexagons,
            (Grid::Squares, Ground::Ring) => Self::Ring(Ring::of(board, flipped)),
            (Grid::Squares, Ground::Chequered | Ground::Plain | Ground::Lines) => Self::Squares,
        }
    }

    /// The width and height of a level.
    fn plane_size(self, board: &Board) -> (f32, f32) {
        let tall = f32::from(board.ranks) * UNIT;
        match self {
            Self::Squares => (f32::from(board.files) * UNIT, tall),
            Self::Hexagons => (f32::from(board.files.saturating_sub(1)) * PITCH + WIDE, tall),
            Self::Ring(ring) => (2.0 * ring.radius(), 2.0 * ring.radius()),
        }
    }
}

/// Whether pictures should mark the rings of the board, because some move depends on them.
#[must_use]
pub fn shows_rings(definition: &Definition) -> bool {
    let pieces = definition.pieces.iter().flat_map(|piece| &piece.motions).flat_map(|motion| &motion.directions);
    let swap = definition.swap.iter().flat_map(|swap| &swap.directions);
    let second = definition.second.iter().flat_map(|second| &second.actions).flat_map(|action| match &action.kind {
        NeutralActionKind::Step { directions, .. } => directions.as_slice(),
        NeutralActionKind::Vault
        | NeutralActionKind::Swap { .. }
        | NeutralActionKind::Anywhere
        | NeutralActionKind::Put { .. } => &[],
    });
    let rings = |directions: &Directions| {
        directions.continuation != Continuation::Straight || directions.steps.iter().any(|step| step.ring.is_some())
    };
    pieces.chain(swap).chain(second).any(rings)
}

/// The regions that confine or bar pieces (ST-23), each also mirrored to the other side. A region that is the complement of another has the
/// same border and is omitted.
#[must_use]
pub fn regions(definition: &Definition) -> Vec<Vec<CellIndex>> {
    let board = &definition.board;
    let zones = definition.pieces.iter().flat_map(|piece| piece.confined.into_iter().chain(piece.barred));
    let mut found: Vec<Vec<CellIndex>> = Vec::new();
    for cells in zones.filter_map(|zone| definition.zones.get(zone)).map(|zone| &zone.cells) {
        let mut mirrored: Vec<CellIndex> = cells.iter().map(|&cell| board.mirror(cell)).collect();
        mirrored.sort_unstable();
        for region in [cells.clone(), mirrored] {
            let is_known = |known: &Vec<CellIndex>| {
                *known == region || board.cells().all(|cell| known.contains(&cell) != region.contains(&cell))
            };
            if !found.iter().any(is_known) {
                found.push(region);
            }
        }
    }
    found
}

/// The arrangement of the levels side by side, in rows that give the picture good proportions.
pub(crate) struct Layout<'b> {
    pub board: &'b Board,
    pub shape: CellShape,
    flipped: bool,
    columns: usize,
    left: f32,
    top: f32,
    panel_width: f32,
    panel_height: f32,
    pub width: f32,
    pub height: f32,
}

impl<'b> Layout<'b> {
    /// `edges`: what stands at the edges; `None` without coordinates.
    pub fn new(board: &'b Board, ground: Ground, flipped: bool, edges: Option<CoordinateStyle>) -> Self {
        let shape = CellShape::of(board, ground, flipped);
        let (files, ranks) = shape.plane_size(board);
        let (left, right, above, below) = match edges {
            Some(_) if matches!(shape, CellShape::Ring(_)) => (36.0, 36.0, 36.0, 36.0),
            Some(CoordinateStyle::Letters) => (38.0, 14.0, 14.0, 36.0),
            Some(CoordinateStyle::Japanese) => (14.0, 34.0, 34.0, 14.0),
            Some(CoordinateStyle::Chinese) => (14.0, 14.0, 34.0, 36.0),
            None => (12.0, 14.0, 14.0, 12.0),
        };
        // The letters of hexagons stand at White's end.
        let (above, below) = match shape {
            CellShape::Hexagons if flipped => (below, above),
            CellShape::Hexagons | CellShape::Squares | CellShape::Ring(_) => (above, below),
        };
        let (side, end) = Joins::of(board, shape).room();
        let (left, right) = (left + side, right + side);
        let below = end + if board.is_3d() { below + 10.0 } else { below };
        let top = end + if board.is_3d() { 44.0 } else { above };
        let (panel_width, panel_height) = (left + files + right, top + ranks + below);
        let levels = usize::from(board.level_count());
        // The picture should be wider than it is high, like a screen.
        let size = |columns: usize| {
            let rows = levels.div_ceil(columns);
            (columns as f32 * panel_width, rows as f32 * panel_height)
        };
        let columns = (1..=levels)
            .min_by(|&a, &b| {
                let badness = |columns: usize| {
                    let (width, height) = size(columns);
                    let empty = (columns * levels.div_ceil(columns) - levels) as f32;
                    (width / height / 1.5).ln().abs() + 0.12 * empty
                };
                badness(a).total_cmp(&badness(b))
            })
            .unwrap_or(1);
        let (width, height) = size(columns);
        Self { board, shape, flipped, columns, left, top, panel_width, panel_height, width, height }
    }

    /// Whether cells are drawn one by one: the board is no full rectangle of squares.
    pub fn is_pieced(&self) -> bool {
        self.shape != CellShape::Squares || !self.board.is_box()
    }

    /// The edges that are joined to the opposite ones.
    pub const fn joins(&self) -> Joins {
        Joins::of(self.board, self.shape)
    }

    /// Whether Black is at the foot.
    pub const fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// The top left corner of a level's cells.
    pub fn origin(&self, level: u8) -> (f32, f32) {
        let (row, column) = (usize::from(level) / self.columns, usize::from(level) % self.columns);
        (self.left + column as f32 * self.panel_width, self.top + row as f32 * self.panel_height)
    }

    /// The column and row of a cell within its drawn level.
    pub fn spot(&self, at: Coordinates) -> (u8, u8) {
        let (files, ranks) = (self.board.files, self.board.ranks);
        if self.flipped { (files - 1 - at.file, at.rank) } else { (at.file, ranks - 1 - at.rank) }
    }

    /// The top left corner of a piece's drawing on a cell: on a board of squares of the cell.
    pub fn corner(&self, cell: Cell) -> (f32, f32) {
        self.corner_of(index(cell))
    }

    fn corner_of(&self, index: CellIndex) -> (f32, f32) {
        let at = self.board.coordinates(index);
        let (x, y) = self.origin(at.level);
        match self.shape {
            CellShape::Squares => {
                let (column, row) = self.spot(at);
                (x + f32::from(column) * UNIT, y + f32::from(row) * UNIT)
            }
            CellShape::Ring(ring) => {
                let (right, down) = ring.middle(at);
                (x + right - UNIT / 2.0, y + down - UNIT / 2.0)
            }
            CellShape::Hexagons => {
                let (file, halves) = self.board.spot(index);
                let most = self.board.halves() - 2;
                let (file, down) = if self.flipped {
                    (self.board.files - 1 - file, halves)
                } else {
                    (file, most.saturating_sub(halves))
                };
                (x + f32::from(file) * PITCH + (WIDE - UNIT) / 2.0, y + f32::from(down) * UNIT / 2.0)
            }
        }
    }

    /// The corners of a cell, one after the other.
    fn outline(&self, cell: CellIndex) -> Vec<(f32, f32)> {
        let (x, y) = self.middle_of(cell);
        let half = UNIT / 2.0;
        match self.shape {
            CellShape::Ring(ring) => {
                let at = self.board.coordinates(cell);
                let origin = self.origin(at.level);
                ring.sides(at).concat().into_iter().map(|(x, y)| (origin.0 + x, origin.1 + y)).collect()
            }
            CellShape::Squares => {
                vec![(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
            }
            CellShape::Hexagons => {
                let (near, far) = (WIDE / 4.0, WIDE / 2.0);
                vec![
                    (x - near, y - half),
                    (x + near, y - half),
                    (x + far, y),
                    (x + near, y + half),
                    (x - near, y + half),
                    (x - far, y),
                ]
            }
        }
    }

    /// The cell as a path.
    pub fn path(&self, cell: CellIndex) -> String {
        let mut path = String::new();
        for (index, (x, y)) in self.outline(cell).into_iter().enumerate() {
            let _ = write!(path, "{}{x:.2} {y:.2}", if index == 0 { 'M' } else { 'L' });
        }
        path.push('z');
        path
    }

    /// The sides of a cell, each with the cell of the same level beyond it, if there is one. An arc is several sides.
    pub fn sides(&self, cell: CellIndex) -> Vec<(Ends, Option<CellIndex>)> {
        let half = UNIT / 2.0;
        match self.shape {
            CellShape::Squares => self.sides_towards(cell, &[(0.0, -UNIT), (UNIT, 0.0), (0.0, UNIT), (-UNIT, 0.0)]),
            CellShape::Hexagons => self.sides_towards(
                cell,
                &[(0.0, -UNIT), (PITCH, -half), (PITCH, half), (0.0, UNIT), (-PITCH, half), (-PITCH, -half)],
            ),
            CellShape::Ring(ring) => {
                let at = self.board.coordinates(cell);
                let origin = self.origin(at.level);
                let placed = |(x, y): (f32, f32)| (origin.0 + x, origin.1 + y);
                let beyond =
                    [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(files, ranks)| self.board.offset(cell, files, 0, ranks));
                let side = |(points, there): (Vec<(f32, f32)>, Option<CellIndex>)| {
                    let ends = |pair: &[(f32, f32)]| [placed(pair[0]), placed(pair[1])];
                    points.windows(2).map(|pair| (ends(pair), there)).collect::<Vec<_>>()
                };
                ring.sides(at).into_iter().zip(beyond).flat_map(side).collect()
            }
        }
    }

    /// The sides of a cell of which each lies so far right and down towards the next cell.
    fn sides_towards(&self, cell: CellIndex, beyond: &[(f32, f32)]) -> Vec<(Ends, Option<CellIndex>)> {
        let (x, y) = self.middle_of(cell);
        let corners = self.outline(cell);
        let level = |cell: CellIndex| self.board.coordinates(cell).level;
        let own = level(cell);
        let near = |at: (f32, f32), other: (f32, f32)| (at.0 - other.0).abs() < 1.0 && (at.1 - other.1).abs() < 1.0;
        let sides = beyond.iter().enumerate().map(|(number, &(dx, dy))| {
            let ends = [corners[number], corners[(number + 1) % corners.len()]];
            let there =
                self.board.cells().find(|&other| level(other) == own && near(self.middle_of(other), (x + dx, y + dy)));
            (ends, there)
        });
        sides.collect()
    }

    /// The centre of the cell with this number.
    pub fn middle_of(&self, cell: CellIndex) -> (f32, f32) {
        let (x, y) = self.corner_of(cell);
        (x + UNIT / 2.0, y + UNIT / 2.0)
    }

    /// The centre of a cell.
    pub fn middle(&self, cell: Cell) -> (f32, f32) {
        self.middle_of(index(cell))
    }
}

fn index(cell: Cell) -> CellIndex {
    CellIndex::try_from(cell.index()).unwrap_or(0)
}
