//! The grids that boards are cut from: which cells are neighbours, which way a step leads, how cells are coloured.
//!
//! All that asks *which way?* asks here, so a new grid is a new arm of these functions.

use std::sync::LazyLock;

use crate::definition::{FilePart, LevelPart, RankPart, Step};
use crate::vocabulary::choices;

choices! {
    /// The shape of a board's cells.
    ///
    /// The files of a hexagonal board run straight up, as in Gliński's and Shafran's chess: a cell has a neighbour above, one below, and two on either
    /// side. Vectors on it count files to the right and, within a file, cells up; a step to the right along the rank of slanting cells that rises from
    /// left to right is therefore `(1, 1)`, and along the one that falls `(1, 0)`.
    #[derive(Default, serde::Serialize)]
    pub enum Grid {
        /// Squares, or cubes in space.
        #[default]
        Squares = "squares" "squares, cubes in space",
        /// Hexagons.
        Hexagons = "hexagons" "hexagons in upright files; each file is one cell shorter than its neighbour towards the middle",
    }
}

/// A step: files to the right, levels downwards, ranks towards Black. On hexagons, see [`Grid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vector {
    /// Files to the right.
    pub files: i32,
    /// Levels downwards.
    pub levels: i32,
    /// Ranks towards Black.
    pub ranks: i32,
}

/// A grid, and whether it is stacked in levels: all that decides which steps there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// The shape of the cells.
    pub grid: Grid,
    /// Whether the board has levels.
    pub in_space: bool,
}

/// One way in which a shape such as `2:1` can lie on the grid: the unit vectors along which its first, second and third number are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orientation([Vector; 3]);

/// A colour of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shade {
    /// The colour of the first cell of the middle file, on squares of the first cell.
    Dark,
    /// The colour of the cells in front of dark ones on White's side.
    Light,
    /// The third colour, on hexagons only.
    Medium,
}

/// The permutations of the axes on a flat board.
const FLAT_AXES: [[usize; 3]; 2] = [[0, 2, 1], [2, 0, 1]];
/// The permutations of the axes in space.
const SPACE_AXES: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
/// The neighbours of a hexagon, one after the other all around.
const AROUND: [(i32, i32); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

/// The vectors to the cells that share a side with a cell, in opposite pairs; the second pair leads forward and backward along the file. The last pair of
/// cubes leads to other levels.
const BESIDE_CUBES: [Vector; 6] = [
    Vector::flat((1, 0)),
    Vector::flat((-1, 0)),
    Vector::flat((0, 1)),
    Vector::flat((0, -1)),
    Vector { files: 0, levels: 1, ranks: 0 },
    Vector { files: 0, levels: -1, ranks: 0 },
];
const BESIDE_SQUARES: &[Vector] = BESIDE_CUBES.split_at(4).0;
const BESIDE_HEXAGONS: [Vector; 6] = [
    Vector::flat((1, 1)),
    Vector::flat((-1, -1)),
    Vector::flat((0, 1)),
    Vector::flat((0, -1)),
    Vector::flat((1, 0)),
    Vector::flat((-1, 0)),
];
/// The vectors to the cells that touch a square at a corner only, in opposite pairs.
const CORNERS_OF_SQUARES: [Vector; 4] =
    [Vector::flat((1, 1)), Vector::flat((-1, -1)), Vector::flat((1, -1)), Vector::flat((-1, 1))];

/// The number of the vector of [`Geometry::beside`] that leads forward along the file; the next leads backward.
pub const AHEAD: usize = 2;

impl Grid {
    /// How far a vector leads forward. Positive is forward, 0 sideways. On hexagons a step along the file counts two, to another neighbour one.
    #[must_use]
    pub const fn advance(self, vector: Vector) -> i32 {
        match self {
            Self::Squares => vector.ranks,
            Self::Hexagons => 2 * vector.ranks - vector.files,
        }
    }

    /// The vector as it looks from the other end of the files.
    #[must_use]
    pub const fn from_other_end(self, vector: Vector) -> Vector {
        match self {
            Self::Squares => Vector { ranks: -vector.ranks, ..vector },
            Self::Hexagons => Vector { ranks: vector.files - vector.ranks, ..vector },
        }
    }

    /// The number of steps to neighbours that a vector is worth: a king's on squares, levels counted like ranks.
    #[must_use]
    pub fn length(self, vector: Vector) -> i32 {
        let Vector { files, levels, ranks } = vector;
        match self {
            Self::Squares => files.abs().max(levels.abs()).max(ranks.abs()),
            Self::Hexagons => files.abs().max(ranks.abs()).max((files - ranks).abs()),
        }
    }

    /// The colour of the cell at this vector from a dark one.
    #[must_use]
    pub const fn shade(self, vector: Vector) -> Shade {
        match self {
            Self::Squares => match (vector.files + vector.levels + vector.ranks).rem_euclid(2) {
                0 => Shade::Dark,
                _ => Shade::Light,
            },
            Self::Hexagons => match (vector.files + vector.ranks).rem_euclid(3) {
                0 => Shade::Dark,
                1 => Shade::Light,
                _ => Shade::Medium,
            },
        }
    }

    /// The colours of its cells, in the order of [`Shade`].
    #[must_use]
    pub const fn shades(self) -> &'static [Shade] {
        match self {
            Self::Squares => &[Shade::Dark, Shade::Light],
            Self::Hexagons => &[Shade::Dark, Shade::Light, Shade::Medium],
        }
    }
}

impl Geometry {
    /// The vectors to the cells that share a side with a cell, in opposite pairs; number [`AHEAD`] leads forward, the next one backward.
    ///
    /// ```
    /// use variorum_gamedef::grid::{Geometry, Grid};
    ///
    /// assert_eq!(Geometry { grid: Grid::Squares, in_space: false }.beside().len(), 4);
    /// assert_eq!(Geometry { grid: Grid::Squares, in_space: true }.beside().len(), 6);
    /// ```
    #[must_use]
    pub const fn beside(self) -> &'static [Vector] {
        match (self.grid, self.in_space) {
            (Grid::Squares, false) => BESIDE_SQUARES,
            (Grid::Squares, true) => &BESIDE_CUBES,
            (Grid::Hexagons, _) => &BESIDE_HEXAGONS,
        }
    }

    /// The vectors to the cells that touch a cell without sharing a side with it, in opposite pairs: at a corner, in space also along an edge. Hexagons have
    /// none.
    #[must_use]
    pub fn at_corners(self) -> &'static [Vector] {
        static CORNERS_OF_CUBES: LazyLock<Vec<Vector>> = LazyLock::new(|| {
            let around = || -1..=1;
            let vectors = around().flat_map(|files| around().map(move |ranks| (files, ranks)));
            let vectors = vectors.flat_map(|(files, ranks)| around().map(move |levels| [files, ranks, levels]));
            // One of two opposite vectors: the one whose first number other than 0 is positive.
            let chosen =
                vectors.filter(|vector| vector.iter().filter(|&&part| part != 0).count() > 1 && *vector > [0, 0, 0]);
            chosen
                .flat_map(|[files, ranks, levels]| {
                    [Vector { files, levels, ranks }, Vector { files: -files, levels: -levels, ranks: -ranks }]
                })
                .collect()
        });
        match (self.grid, self.in_space) {
            (Grid::Squares, false) => &CORNERS_OF_SQUARES,
            (Grid::Squares, true) => &CORNERS_OF_CUBES,
            (Grid::Hexagons, _) => &[],
        }
    }

    /// All ways in which shapes can lie on the grid. Some are the same for some shapes.
    #[must_use]
    pub fn orientations(self) -> &'static [Orientation] {
        static FLAT: LazyLock<Vec<Orientation>> = LazyLock::new(|| {
            // On a flat board the sign of the levels, bit 1, changes nothing.
            let signs = |order: &'static [usize; 3]| {
                (0..8_u8).filter(|signs| signs & 2 == 0).map(|signs| Orientation::along_axes(*order, signs))
            };
            FLAT_AXES.iter().flat_map(signs).collect()
        });
        static SPACE: LazyLock<Vec<Orientation>> = LazyLock::new(|| {
            let signs = |order: &'static [usize; 3]| (0..8_u8).map(|signs| Orientation::along_axes(*order, signs));
            SPACE_AXES.iter().flat_map(signs).collect()
        });
        static HEXAGONS: LazyLock<Vec<Orientation>> = LazyLock::new(|| {
            let around = |at: usize| Vector::flat(AROUND[at % AROUND.len()]);
            let last = AROUND.len() - 1;
            (0..AROUND.len())
                .flat_map(|at| [(at, at + 1), (at, at + last)])
                .map(|(one, other)| Orientation([around(one), around(other), Vector::flat((0, 0))]))
                .collect()
        });
        match (self.grid, self.in_space) {
            (Grid::Squares, false) => &FLAT,
            (Grid::Squares, true) => &SPACE,
            (Grid::Hexagons, _) => &HEXAGONS,
        }
    }

    /// The image of a vector under the turn or reflection of the grid that takes the first of its orientations to this one.
    #[must_use]
    pub fn turned(self, vector: Vector, orientation: &Orientation) -> Vector {
        let Vector { files, levels, ranks } = vector;
        // So many units of the first orientation.
        let units = match (self.grid, self.in_space) {
            (Grid::Squares, true) => [files, levels, ranks],
            (Grid::Squares, false) => [files, ranks, levels],
            (Grid::Hexagons, _) => [ranks - files, files, levels],
        };
        orientation.along(units)
    }

    /// Whether a step with this vector satisfies the step's words about rank, file and level.
    #[must_use]
    pub fn allows(self, vector: Vector, step: &Step) -> bool {
        let ahead = self.grid.advance(vector);
        let rank = match step.rank {
            None => true,
            Some(RankPart::Forward) => ahead > 0,
            Some(RankPart::Backward) => ahead < 0,
            Some(RankPart::Lengthwise) => ahead != 0,
            Some(RankPart::Sideways) => ahead == 0,
        };
        let file = match step.file {
            None => true,
            Some(FilePart::Leftward) => vector.files < 0,
            Some(FilePart::Rightward) => vector.files > 0,
            Some(FilePart::Keeping) => vector.files == 0,
            Some(FilePart::Changing) => vector.files != 0,
        };
        let level = match step.level {
            None => true,
            Some(LevelPart::Upward) => vector.levels < 0,
            Some(LevelPart::Downward) => vector.levels > 0,
            Some(LevelPart::Flat) => vector.levels == 0,
        };
        rank && file && level
    }

    /// How far a path with these steps leads forward in all ([`Grid::advance`]).
    #[must_use]
    pub fn total_advance(self, vectors: &[Vector]) -> i32 {
        vectors.iter().map(|&vector| self.grid.advance(vector)).sum()
    }
}

impl Orientation {
    fn along_axes(order: [usize; 3], signs: u8) -> Self {
        Self(order.map(|axis| {
            let unit = |own: usize| i32::from(own == axis) * if signs >> axis & 1 == 0 { 1 } else { -1 };
            Vector { files: unit(0), levels: unit(1), ranks: unit(2) }
        }))
    }

    /// The vector of a step with this shape.
    #[must_use]
    pub fn place(&self, shape: [i8; 3]) -> Vector {
        self.along(shape.map(i32::from))
    }

    /// The vector that is so many times each unit.
    fn along(&self, sizes: [i32; 3]) -> Vector {
        self.0.iter().zip(sizes).fold(Vector::flat((0, 0)), |sum, (unit, size)| Vector {
            files: sum.files + size * unit.files,
            levels: sum.levels + size * unit.levels,
            ranks: sum.ranks + size * unit.ranks,
        })
    }
}

impl Vector {
    /// A vector within a level.
    #[must_use]
    pub const fn flat((files, ranks): (i32, i32)) -> Self {
        Self { files, levels: 0, ranks }
    }
}
