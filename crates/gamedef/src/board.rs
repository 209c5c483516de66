//! The board of a game: its size, the names of its cells, its rings and its mirror image.

use std::fmt;

use serde::Serialize;

use crate::digest::unset;

/// The largest number of cells a board may have.
pub const MAX_CELLS: usize = 512;

/// The number of a cell, from 0. Cells are numbered rank by rank, within a rank level by level from the top, and within a level file by file.
pub type CellIndex = u16;

/// The coordinates of a cell, each from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Coordinates {
    /// The file, in space the filestack; 0 is `a`.
    pub file: u8,
    /// The level; 0 is the top one, and the only one of a flat board.
    pub level: u8,
    /// The rank from White's side; 0 is rank 1.
    pub rank: u8,
}

/// A board of `files` × `levels` × `ranks` cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
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
    /// Whether ranks count from the other end for Black.
    #[serde(skip_serializing_if = "unset")]
    pub mirror_ranks: bool,
    /// Whether levels count from the other end for Black.
    #[serde(skip_serializing_if = "unset")]
    pub mirror_levels: bool,
}

impl Board {
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
        usize::from(self.files) * usize::from(self.ranks) * usize::from(self.level_count())
    }

    /// The cell at these coordinates, which must be on the board. Otherwise the result is meaningless.
    #[must_use]
    pub fn cell(&self, at: Coordinates) -> CellIndex {
        let row = u16::from(at.rank) * u16::from(self.level_count()) + u16::from(at.level);
        row * u16::from(self.files) + u16::from(at.file)
    }

    /// The coordinates of a cell, which must be on the board.
    #[must_use]
    pub fn coordinates(&self, cell: CellIndex) -> Coordinates {
        let files = u16::from(self.files);
        let levels = u16::from(self.level_count());
        let narrow = |value: u16| u8::try_from(value).unwrap_or(u8::MAX);
        Coordinates {
            file: narrow(cell % files),
            level: narrow(cell / files % levels),
            rank: narrow(cell / files / levels),
        }
    }

    /// The cell at a vector from `cell`: files to the right, levels downwards, ranks towards Black. `None` off the board; on a cylinder, files wrap
    /// around.
    #[must_use]
    pub fn offset(&self, cell: CellIndex, files: i32, levels: i32, ranks: i32) -> Option<CellIndex> {
        let at = self.coordinates(cell);
        let mut file = i32::from(at.file) + files;
        if self.wraps {
            file = file.rem_euclid(i32::from(self.files));
        }
        let level = i32::from(at.level) + levels;
        let rank = i32::from(at.rank) + ranks;
        let inside = (0..i32::from(self.files)).contains(&file)
            && (0..i32::from(self.level_count())).contains(&level)
            && (0..i32::from(self.ranks)).contains(&rank);
        if !inside {
            return None;
        }
        Some(self.cell(Coordinates {
            file: u8::try_from(file).ok()?,
            level: u8::try_from(level).ok()?,
            rank: u8::try_from(rank).ok()?,
        }))
    }

    /// The cell that is for Black what `cell` is for White: with [`Board::mirror_ranks`] its rank and with [`Board::mirror_levels`] its level are counted
    /// from the other end.
    #[must_use]
    pub fn mirror(&self, cell: CellIndex) -> CellIndex {
        let mut at = self.coordinates(cell);
        if self.mirror_ranks {
            at.rank = self.ranks - 1 - at.rank;
        }
        if self.mirror_levels {
            at.level = self.level_count() - 1 - at.level;
        }
        self.cell(at)
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
        out.write_char(char::from(b'a' + at.file))?;
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
        let file = u8::try_from(letter).ok()?.checked_sub(b'a')?;
        let rest = chars.as_str();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        // Ranks have at most two digits and no leading zero.
        let digits = digits.min(2);
        let mut length = digits;
        while length > 0 {
            let number = &rest[..length];
            let rank = number.parse::<u8>().ok()?;
            if !number.starts_with('0') && rank >= 1 && rank <= self.ranks && file < self.files {
                let level = u8::try_from(level).ok()?;
                return Some((self.cell(Coordinates { file, level, rank: rank - 1 }), &rest[length..]));
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
