//! The board of a game: its size, the names of its cells, its rings and its mirror image.

use std::fmt;

use serde::Serialize;

use crate::digest::unset;
use crate::grid::{Geometry, Grid, Shade, Vector};

/// The largest number of cells a board may have.
pub const MAX_CELLS: usize = 1024;

/// The number of a cell, from 0. Cells are numbered rank by rank, within a rank level by level from the top, and within a level file by file.
pub type CellIndex = u16;

/// The coordinates of a cell, each from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Coordinates {
    /// The file, in space the filestack; 0 is `a`.
    pub file: u8,
    /// The level; 0 is the top one, and the only one of a flat board.
    pub level: u8,
    /// The rank from White's side; 0 is rank 1.
    pub rank: u8,
}

/// A board: cells of a [`Grid`] within `files` × `levels` × `ranks`.
///
/// On squares all of these cells exist, unless some are taken out ([`Board::without`]). On hexagons the middle file is as long as there are ranks, and every
/// other one a cell shorter than its neighbour towards the middle; ranks are counted within a file, from White's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// The shape of the cells.
    #[serde(skip_serializing_if = "unset")]
    pub grid: Grid,
    /// The number of files, in space of filestacks, from 1 to 26.
    pub files: u8,
    /// The number of ranks, from 1 to 99.
    pub ranks: u8,
    /// The letters of the levels from the top down; empty for a flat board.
    #[serde(skip_serializing_if = "unset")]
    pub levels: Vec<char>,
    /// Whether the last file is adjacent to the first, so that the board is a cylinder.
    #[serde(skip_serializing_if = "unset")]
    pub wraps: bool,
    /// Whether the last rank is adjacent to the first, so that the board is a ring seen from its side, or with [`Board::wraps`] a torus.
    #[serde(skip_serializing_if = "unset")]
    pub wraps_ranks: bool,
    /// Whether ranks count from the other end for Black.
    #[serde(skip_serializing_if = "unset")]
    pub mirror_ranks: bool,
    /// Whether levels count from the other end for Black.
    #[serde(skip_serializing_if = "unset")]
    pub mirror_levels: bool,
    /// Whether Black's cells lie half way round a board that wraps, whose number of files is even.
    #[serde(skip_serializing_if = "unset")]
    pub half_turn: bool,
    /// Whether a piece that has moved goes over to the same cell of the other level, which must be empty, as in Alice chess. There are two levels then.
    #[serde(skip_serializing_if = "unset")]
    pub crosses: bool,
    /// What has been taken out of the full board.
    #[serde(skip_serializing_if = "unset")]
    holes: Vec<Coordinates>,
    /// The letters of the files.
    #[serde(skip)]
    letters: Vec<char>,
    /// The cells that exist, in ascending order.
    #[serde(skip)]
    cells: Vec<Coordinates>,
    /// By place within `files` × `levels` × `ranks`: the number of the cell there.
    #[serde(skip)]
    numbers: Vec<Option<CellIndex>>,
}

impl Board {
    /// A board without holes, whose files are lettered from `a`. Ranks count from the other end for Black.
    ///
    /// ```
    /// use variorum_gamedef::board::Board;
    /// use variorum_gamedef::grid::Grid;
    ///
    /// assert_eq!(Board::new(Grid::Squares, 8, 8, Vec::new()).cell_count(), 64);
    /// assert_eq!(Board::new(Grid::Hexagons, 11, 11, Vec::new()).cell_count(), 91);
    /// ```
    #[must_use]
    pub fn new(grid: Grid, files: u8, ranks: u8, levels: Vec<char>) -> Self {
        let letters = ('a'..='z').take(files.into()).collect();
        let mut board = Self {
            grid,
            files,
            ranks,
            levels,
            wraps: false,
            wraps_ranks: false,
            mirror_ranks: true,
            mirror_levels: false,
            half_turn: false,
            crosses: false,
            holes: Vec::new(),
            letters,
            cells: Vec::new(),
            numbers: Vec::new(),
        };
        let levels = board.level_count();
        let places = (0..ranks).flat_map(|rank| {
            (0..levels).flat_map(move |level| (0..files).map(move |file| Coordinates { file, level, rank }))
        });
        let cells = places.filter(|at| at.rank < board.length(at.file)).collect();
        board.number(cells);
        board
    }

    /// The board with these letters of its files, of which there must be as many as files; otherwise it stays as it is.
    #[must_use]
    pub fn with_letters(mut self, letters: Vec<char>) -> Self {
        if letters.len() == usize::from(self.files) {
            self.letters = letters;
        }
        self
    }

    /// The board without these cells. The others are numbered anew.
    #[must_use]
    pub fn without(mut self, holes: &[CellIndex]) -> Self {
        let (gone, kept): (Vec<CellIndex>, Vec<CellIndex>) = self.cells().partition(|cell| holes.contains(cell));
        self.holes.extend(gone.into_iter().map(|cell| self.coordinates(cell)).collect::<Vec<_>>());
        let kept = kept.into_iter().map(|cell| self.coordinates(cell)).collect();
        self.number(kept);
        self
    }

    /// Numbers the cells that exist.
    fn number(&mut self, cells: Vec<Coordinates>) {
        self.numbers = vec![None; usize::from(self.files) * usize::from(self.ranks) * usize::from(self.level_count())];
        for (number, &at) in cells.iter().enumerate() {
            let place = self.place(at);
            if let Some(slot) = self.numbers.get_mut(place) {
                *slot = CellIndex::try_from(number).ok();
            }
        }
        self.cells = cells;
    }

    fn place(&self, at: Coordinates) -> usize {
        let row = usize::from(at.rank) * usize::from(self.level_count()) + usize::from(at.level);
        row * usize::from(self.files) + usize::from(at.file)
    }

    /// The number of cells of a file of one level, holes included.
    #[must_use]
    pub const fn length(&self, file: u8) -> u8 {
        match self.grid {
            Grid::Squares => self.ranks,
            Grid::Hexagons => self.ranks.saturating_sub(file.abs_diff(self.files / 2)),
        }
    }

    /// The letters of the files.
    #[must_use]
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    /// The letter of a file, which must be on the board.
    #[must_use]
    pub fn letter(&self, file: u8) -> char {
        self.letters.get(usize::from(file)).copied().unwrap_or('?')
    }

    /// The file with this letter; `None` if there is none.
    #[must_use]
    pub fn file_of(&self, letter: char) -> Option<u8> {
        let file = self.letters.iter().position(|&own| own == letter)?;
        u8::try_from(file).ok()
    }

    /// Which steps there are on the board.
    #[must_use]
    pub fn geometry(&self) -> Geometry {
        Geometry { grid: self.grid, in_space: self.is_3d() }
    }

    /// The geometry that says which cells are neighbours. Levels between which pieces cross are boards of their own: no cell of one is beside a cell of another.
    #[must_use]
    pub fn neighbourhood(&self) -> Geometry {
        Geometry { grid: self.grid, in_space: self.is_3d() && !self.crosses }
    }

    /// Whether all cells within `files` × `levels` × `ranks` exist.
    #[must_use]
    pub fn is_box(&self) -> bool {
        self.cells.len() == self.numbers.len()
    }

    /// The names of the places within `files` × `levels` × `ranks` that are no cells.
    #[must_use]
    pub fn holes(&self) -> Vec<String> {
        let levels = self.level_count();
        let places = (0..self.ranks).flat_map(|rank| {
            (0..levels).flat_map(move |level| (0..self.files).map(move |file| Coordinates { file, level, rank }))
        });
        let missing = places.filter(|&at| self.find(at).is_none());
        missing.map(|at| self.place_name(at)).collect()
    }

    fn place_name(&self, at: Coordinates) -> String {
        let level = self.levels.get(usize::from(at.level)).map(char::to_string).unwrap_or_default();
        format!("{level}{}{}", self.letter(at.file), at.rank + 1)
    }

    /// The number of levels; 1 for a flat board.
    #[must_use]
    pub fn level_count(&self) -> u8 {
        u8::try_from(self.levels.len().max(1)).unwrap_or(u8::MAX)
    }

    /// Whether this is a board in space.
    #[must_use]
    pub fn is_3d(&self) -> bool {
        !self.levels.is_empty()
    }

    /// The number of cells.
    #[must_use]
    pub fn cell_count(&self) -> usize {
        self.cells.len()
    }

    /// The cell at these coordinates; `None` if there is none.
    #[must_use]
    pub fn find(&self, at: Coordinates) -> Option<CellIndex> {
        let inside = at.file < self.files && at.level < self.level_count() && at.rank < self.ranks;
        inside.then(|| self.numbers.get(self.place(at)).copied().flatten()).flatten()
    }

    /// The cell at these coordinates, which must be on the board. Otherwise the result is meaningless.
    #[must_use]
    pub fn cell(&self, at: Coordinates) -> CellIndex {
        self.find(at).unwrap_or_default()
    }

    /// The coordinates of a cell, which must be on the board.
    #[must_use]
    pub fn coordinates(&self, cell: CellIndex) -> Coordinates {
        self.cells.get(usize::from(cell)).copied().unwrap_or(Coordinates { file: 0, level: 0, rank: 0 })
    }

    /// The cells of a rank of one level, from the first file to the last.
    pub fn row(&self, level: u8, rank: u8) -> impl Iterator<Item = CellIndex> {
        (0..self.files).filter_map(move |file| self.find(Coordinates { file, level, rank }))
    }

    /// Where a cell lies on its grid: the difference of two such places is the step between their cells.
    #[must_use]
    pub fn point(&self, cell: CellIndex) -> Vector {
        let at = self.coordinates(cell);
        let below = match self.grid {
            Grid::Squares => 0,
            // Left of the middle the first cells of the files are on a line; right of it, each is a cell higher than the line that falls.
            Grid::Hexagons => i32::from(at.file.saturating_sub(self.files / 2)),
        };
        Vector { files: at.file.into(), levels: at.level.into(), ranks: i32::from(at.rank) + below }
    }

    /// The step from one cell to another, cylinders not rolled up.
    #[must_use]
    pub fn apart(&self, from: CellIndex, to: CellIndex) -> Vector {
        let (from, to) = (self.point(from), self.point(to));
        Vector { files: to.files - from.files, levels: to.levels - from.levels, ranks: to.ranks - from.ranks }
    }

    /// The cell at a vector from `cell`. `None` off the board; files and ranks may wrap around.
    #[must_use]
    pub fn offset(&self, cell: CellIndex, files: i32, levels: i32, ranks: i32) -> Option<CellIndex> {
        let at = self.coordinates(cell);
        if self.grid == Grid::Squares && !self.wraps && !self.wraps_ranks && self.is_box() {
            // Compilation asks this most of all; on such a board the place is the number.
            let (level_count, file_count) = (self.levels.len().max(1), usize::from(self.files));
            let axis = |at: u8, by: i32, count: usize| {
                let to = (i32::from(at) + by) as usize;
                (to < count).then_some(to)
            };
            let file = axis(at.file, files, file_count)?;
            let level = axis(at.level, levels, level_count)?;
            let rank = axis(at.rank, ranks, usize::from(self.ranks))?;
            return CellIndex::try_from((rank * level_count + level) * file_count + file).ok();
        }
        let mut file = i32::from(at.file) + files;
        if self.wraps {
            file = file.rem_euclid(i32::from(self.files));
        }
        let file = u8::try_from(file).ok().filter(|&file| file < self.files)?;
        let level = u8::try_from(i32::from(at.level) + levels).ok()?;
        let rank = match self.grid {
            Grid::Squares if self.wraps_ranks => (i32::from(at.rank) + ranks).rem_euclid(i32::from(self.ranks)),
            Grid::Squares => i32::from(at.rank) + ranks,
            Grid::Hexagons => {
                let below = |file: u8| i32::from(file.saturating_sub(self.files / 2));
                i32::from(at.rank) + below(at.file) + ranks - below(file)
            }
        };
        self.find(Coordinates { file, level, rank: u8::try_from(rank).ok()? })
    }

    /// Where the middle of a cell is drawn on its level: its column from the left, and how many half cells it lies above the lowest.
    #[must_use]
    pub fn spot(&self, cell: CellIndex) -> (u8, u8) {
        let at = self.coordinates(cell);
        let halves = match self.grid {
            Grid::Squares => 2 * u16::from(at.rank),
            // A file that is a cell shorter begins half a cell higher.
            Grid::Hexagons => 2 * u16::from(at.rank) + u16::from(at.file.abs_diff(self.files / 2)),
        };
        (at.file, u8::try_from(halves).unwrap_or(u8::MAX))
    }

    /// The height of a level as drawn, in half cells.
    #[must_use]
    pub fn halves(&self) -> u8 {
        2 * self.ranks
    }

    /// The cell at this vector from a cell, if there is one.
    #[must_use]
    pub fn at_vector(&self, cell: CellIndex, vector: Vector) -> Option<CellIndex> {
        self.offset(cell, vector.files, vector.levels, vector.ranks)
    }

    /// The colour of a cell. Neighbours differ, also those of two levels.
    #[must_use]
    pub fn shade(&self, cell: CellIndex) -> Shade {
        let mut from_dark = self.point(cell);
        match self.grid {
            Grid::Squares => {}
            Grid::Hexagons => from_dark.files -= i32::from(self.files / 2),
        }
        self.grid.shade(from_dark)
    }

    /// Whether some cell that would share a side with this one is missing.
    #[must_use]
    pub fn is_at_edge(&self, cell: CellIndex) -> bool {
        self.neighbourhood().beside().iter().any(|&by| self.at_vector(cell, by).is_none())
    }

    /// Whether nothing follows the cell on its file, seen from White's side (`ahead`) or from the other end.
    #[must_use]
    pub fn ends_file(&self, cell: CellIndex, ahead: bool) -> bool {
        let at = self.coordinates(cell);
        let mut beyond = if ahead { at.rank + 1..self.ranks } else { 0..at.rank };
        !beyond.any(|rank| self.find(Coordinates { rank, ..at }).is_some())
    }

    /// How far a cell lies from the middle of the board: on squares in steps along the axes, on hexagons in steps to neighbours.
    #[must_use]
    pub fn outwards(&self, cell: CellIndex) -> i32 {
        match self.grid {
            Grid::Squares => {
                let at = self.coordinates(cell);
                let out = |place: u8, size: u8| (2 * i32::from(place) - (i32::from(size) - 1)).abs() / 2;
                out(at.file, self.files) + out(at.level, self.level_count()) + out(at.rank, self.ranks)
            }
            Grid::Hexagons => {
                let (middle, half) = (i32::from(self.files / 2), i32::from(self.ranks / 2));
                let at = self.point(cell);
                self.grid.length(Vector { files: at.files - middle, levels: 0, ranks: at.ranks - half })
            }
        }
    }

    /// The cell that is for Black what `cell` is for White: with [`Board::mirror_ranks`] its rank and with [`Board::mirror_levels`] its level are counted
    /// from the other end, and with [`Board::half_turn`] its file half way round. `cell` itself if there is a hole.
    #[must_use]
    pub fn mirror(&self, cell: CellIndex) -> CellIndex {
        self.mirror_image(cell).unwrap_or(cell)
    }

    /// [`Board::mirror`]; `None` if there is a hole.
    #[must_use]
    pub fn mirror_image(&self, cell: CellIndex) -> Option<CellIndex> {
        let mut at = self.coordinates(cell);
        if self.mirror_ranks {
            at.rank = (self.length(at.file) - 1).saturating_sub(at.rank);
        }
        if self.mirror_levels {
            at.level = self.level_count() - 1 - at.level;
        }
        if self.half_turn {
            at.file = (at.file + self.files / 2) % self.files;
        }
        self.find(at)
    }

    /// The same cell of the other level, on a board with [`Board::crosses`] and two levels.
    #[must_use]
    pub fn counterpart(&self, cell: CellIndex) -> Option<CellIndex> {
        let at = self.coordinates(cell);
        let crosses = self.crosses && self.level_count() == 2;
        crosses.then(|| self.find(Coordinates { level: 1 - at.level, ..at })).flatten()
    }

    /// The ring of the cell's file, counted outwards from the centre of the board (ST-1, BS-2). With odd numbers of files and levels the central file
    /// has ring 0; with even numbers the four central files have ring 1.
    #[must_use]
    pub fn ring(&self, cell: CellIndex) -> u8 {
        let at = self.coordinates(cell);
        let doubled = |value: u8, count: u8| (2 * i32::from(value) - (i32::from(count) - 1)).unsigned_abs();
        let out = doubled(at.file, self.files).max(doubled(at.level, self.level_count()));
        u8::try_from(out.div_ceil(2)).unwrap_or(u8::MAX)
    }

    /// The cell's name: `e4`, or in space `wd1` (level, filestack, rank).
    #[must_use]
    pub fn cell_name(&self, cell: CellIndex) -> String {
        let mut name = String::with_capacity(4);
        // Writing to a string cannot fail.
        let _ = self.write_cell_name(cell, &mut name);
        name
    }

    /// Writes the cell's name.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_cell_name(&self, cell: CellIndex, out: &mut impl fmt::Write) -> fmt::Result {
        let at = self.coordinates(cell);
        if let Some(&level) = self.levels.get(usize::from(at.level)) {
            out.write_char(level)?;
        }
        out.write_char(self.letter(at.file))?;
        write!(out, "{}", at.rank + 1)
    }

    /// Reads a cell's name from the front of `text`. Returns the cell and the rest of the text; `None` if no cell of the board has such a name.
    #[must_use]
    pub fn read_cell<'t>(&self, text: &'t str) -> Option<(CellIndex, &'t str)> {
        let mut chars = text.char_indices();
        let mut level = 0;
        if self.is_3d() {
            let (_, letter) = chars.next()?;
            level = self.levels.iter().position(|&l| l == letter)?;
        }
        let (_, letter) = chars.next()?;
        let file = self.file_of(letter)?;
        let rest = chars.as_str();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        // Ranks have at most two digits and no leading zero.
        let digits = digits.min(2);
        let mut length = digits;
        while length > 0 {
            let number = &rest[..length];
            let rank = number.parse::<u8>().ok()?;
            if !number.starts_with('0') && rank >= 1 {
                let level = u8::try_from(level).ok()?;
                if let Some(cell) = self.find(Coordinates { file, level, rank: rank - 1 }) {
                    return Some((cell, &rest[length..]));
                }
            }
            length -= 1;
        }
        None
    }

    /// The cell with this name; `None` if there is none.
    #[must_use]
    pub fn parse_cell(&self, text: &str) -> Option<CellIndex> {
        match self.read_cell(text) {
            Some((cell, "")) => Some(cell),
            _ => None,
        }
    }

    /// All cells, in ascending order.
    pub fn cells(&self) -> impl Iterator<Item = CellIndex> + use<> {
        0..CellIndex::try_from(self.cell_count()).unwrap_or(CellIndex::MAX)
    }
}
