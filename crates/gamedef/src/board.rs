//! The board of a game: its size, the names of its cells, its rings and its mirror.
//!
//! Knows coordinates; knows nothing of pieces or moves.

/// The largest number of cells a board may have.
pub const MAX_CELLS: usize = 512;

/// A cell's number: files run fastest, then levels (top first), then ranks, all from 0.
pub type CellIndex = u16;

/// Coordinates of a cell, each from 0: `file` (filestack in 3D) from the left, `level` from the top (always 0 on a
/// flat board), `rank` from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Coordinates {
    /// File or filestack, 0 = `a`.
    pub file: u8,
    /// Level, 0 = the top one.
    pub level: u8,
    /// Rank, 0 = rank 1.
    pub rank: u8,
}

/// A board of `files` × `levels` × `ranks` cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Files (filestacks in 3D), 1 to 26.
    pub files: u8,
    /// Ranks, 1 to 99.
    pub ranks: u8,
    /// Letters of the levels from the top down; empty on a flat board.
    pub levels: Vec<char>,
    /// The last file lies next to the first (a cylinder).
    pub wraps: bool,
    /// Black sees the levels upside down as well as the ranks.
    pub mirror_levels: bool,
}

impl Board {
    /// Number of levels, 1 on a flat board.
    #[must_use]
    pub fn level_count(&self) -> u8 {
        u8::try_from(self.levels.len().max(1)).unwrap_or(u8::MAX)
    }

    /// Is this a board in space?
    #[must_use]
    pub fn is_3d(&self) -> bool {
        !self.levels.is_empty()
    }

    /// Number of cells.
    #[must_use]
    pub fn cell_count(&self) -> usize {
        usize::from(self.files) * usize::from(self.ranks) * usize::from(self.level_count())
    }

    /// The cell at these coordinates, which must lie on the board.
    #[must_use]
    pub fn cell(&self, at: Coordinates) -> CellIndex {
        let row = u16::from(at.rank) * u16::from(self.level_count()) + u16::from(at.level);
        row * u16::from(self.files) + u16::from(at.file)
    }

    /// Where a cell lies.
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

    /// The cell reached from `cell` by a vector (files to the right, levels *downwards*, ranks towards Black), or
    /// `None` off the board. Files wrap round on a cylinder.
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

    /// The same cell as Black sees it: ranks (and levels, if the board says so) counted from the other end.
    #[must_use]
    pub fn mirror(&self, cell: CellIndex) -> CellIndex {
        let mut at = self.coordinates(cell);
        at.rank = self.ranks - 1 - at.rank;
        if self.mirror_levels {
            at.level = self.level_count() - 1 - at.level;
        }
        self.cell(at)
    }

    /// The ring of the cell's file: how far out the file lies on its rank, 0 or 1 in the middle, growing outwards
    /// (ST-1, BS-2). On a board with an odd number of files and levels the centre file has ring 0; on an even one the
    /// four central files have ring 1.
    #[must_use]
    pub fn ring(&self, cell: CellIndex) -> u8 {
        let at = self.coordinates(cell);
        let doubled = |value: u8, count: u8| (2 * i32::from(value) - (i32::from(count) - 1)).unsigned_abs();
        let out = doubled(at.file, self.files).max(doubled(at.level, self.level_count()));
        u8::try_from(out.div_ceil(2)).unwrap_or(u8::MAX)
    }

    /// The cell's name: `e4`, or `wd1` in 3D (level, filestack, rank).
    #[must_use]
    pub fn cell_name(&self, cell: CellIndex) -> String {
        let at = self.coordinates(cell);
        let file = char::from(b'a' + at.file);
        match self.levels.get(usize::from(at.level)) {
            Some(level) => format!("{level}{file}{}", at.rank + 1),
            None => format!("{file}{}", at.rank + 1),
        }
    }

    /// Reads a cell's name from the front of `text`; gives the cell and what follows.
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
        // No rank has more than two digits, and no name begins with a zero.
        let digits = digits.min(2);
        let mut take = digits;
        while take > 0 {
            let number = &rest[..take];
            let rank = number.parse::<u8>().ok()?;
            if !number.starts_with('0') && rank >= 1 && rank <= self.ranks && file < self.files {
                let level = u8::try_from(level).ok()?;
                return Some((self.cell(Coordinates { file, level, rank: rank - 1 }), &rest[take..]));
            }
            take -= 1;
        }
        None
    }

    /// The cell with exactly this name.
    #[must_use]
    pub fn parse_cell(&self, text: &str) -> Option<CellIndex> {
        match self.read_cell(text) {
            Some((cell, "")) => Some(cell),
            _ => None,
        }
    }

    /// All cells in the order of their numbers.
    pub fn cells(&self) -> impl Iterator<Item = CellIndex> + use<> {
        0..CellIndex::try_from(self.cell_count()).unwrap_or(CellIndex::MAX)
    }
}
