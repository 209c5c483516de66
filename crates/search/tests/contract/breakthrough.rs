//! Breakthrough (Troyka 2000) on a small board, optionally with a stone: after the move the player may put the
//! neutral stone on any empty cell, where it blocks both sides. That gives many completions to every first part.
use variorum_search::{Outcome, Searchable};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    Step { from: u8, to: u8, takes: bool },
    Stone(u8),
    Leave,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Stone,
    Pawn(u8),
}

#[derive(Clone, Copy, Debug)]
enum Change {
    Cell(usize, Cell),
    EndTurn,
    Half,
}

#[derive(Clone, Debug)]
pub struct Breakthrough {
    files: usize,
    ranks: usize,
    cells: Vec<Cell>,
    with_stone: bool,
    hints: bool,
    side: u8,
    half: bool,
    changes: Vec<Vec<Change>>,
}

impl Breakthrough {
    pub fn new(files: usize, ranks: usize, with_stone: bool) -> Self {
        let mut cells = vec![Cell::Empty; files * ranks];
        for cell in 0..2 * files {
            cells[cell] = Cell::Pawn(0);
            cells[files * ranks - 1 - cell] = Cell::Pawn(1);
        }
        Breakthrough { files, ranks, cells, with_stone, hints: true, side: 0, half: false, changes: Vec::new() }
    }

    /// Ranks from the top, `o` for side 1, `x` for side 0 (which moves up), `#` for the stone.
    pub fn from_picture(rows: &[&str], with_stone: bool) -> Self {
        let (files, ranks) = (rows[0].len(), rows.len());
        let mut game = Breakthrough::new(files, ranks, with_stone);
        for (row, text) in rows.iter().rev().enumerate() {
            for (file, sign) in text.bytes().enumerate() {
                game.cells[row * files + file] = match sign {
                    b'x' => Cell::Pawn(0),
                    b'o' => Cell::Pawn(1),
                    b'#' => Cell::Stone,
                    _ => Cell::Empty,
                };
            }
        }
        game
    }

    /// The same game, which says nothing about the order of its actions.
    pub fn without_hints(self) -> Self {
        Breakthrough { hints: false, ..self }
    }

    fn steps(&self, side: u8, noisy: bool, out: &mut Vec<Part>) {
        for from in 0..self.cells.len() {
            if self.cells[from] != Cell::Pawn(side) {
                continue;
            }
            let (file, rank) = (from % self.files, from / self.files);
            let Some(rank) = (if side == 0 { Some(rank + 1) } else { rank.checked_sub(1) }) else {
                continue;
            };
            if rank >= self.ranks {
                continue;
            }
            for aside in [0, -1, 1] {
                let Some(file) = file.checked_add_signed(aside).filter(|&file| file < self.files) else {
                    continue;
                };
                let to = rank * self.files + file;
                let takes = aside != 0 && self.cells[to] == Cell::Pawn(1 - side);
                if takes || (!noisy && self.cells[to] == Cell::Empty) {
                    out.push(Part::Step { from: from as u8, to: to as u8, takes });
                }
            }
        }
    }

    fn advance(&self, side: u8, cell: usize) -> usize {
        let rank = cell / self.files;
        if side == 0 { rank } else { self.ranks - 1 - rank }
    }

    fn put(&mut self, cell: usize, what: Cell, log: &mut Vec<Change>) {
        log.push(Change::Cell(cell, self.cells[cell]));
        self.cells[cell] = what;
    }

    fn end_turn(&mut self, log: &mut Vec<Change>) {
        self.half = false;
        self.side = 1 - self.side;
        log.push(Change::EndTurn);
    }
}

impl Searchable for Breakthrough {
    type Action = Part;

    fn side_to_move(&self) -> u8 {
        self.side
    }
    fn mid_turn(&self) -> bool {
        self.half
    }
    fn hash(&self) -> u64 {
        let start = u64::from(self.side) * 2 + u64::from(self.half) + 0xCBF2_9CE4_8422_2325;
        self.cells.iter().fold(start, |sum, &cell| {
            let value = match cell {
                Cell::Empty => 0,
                Cell::Stone => 1,
                Cell::Pawn(side) => 2 + u64::from(side),
            };
            (sum ^ value).wrapping_mul(0x0000_0100_0000_01B3).rotate_left(23)
        })
    }
    fn generate(&mut self, out: &mut Vec<Part>) {
        if self.half {
            out.extend((0..self.cells.len()).filter(|&c| self.cells[c] == Cell::Empty).map(|c| Part::Stone(c as u8)));
            out.push(Part::Leave);
        } else {
            self.steps(self.side, false, out);
        }
    }
    fn generate_noisy(&mut self, out: &mut Vec<Part>) {
        if self.half { out.push(Part::Leave) } else { self.steps(self.side, true, out) }
    }
    /// Quiet steps to where one step more wins.
    fn generate_checks(&mut self, out: &mut Vec<Part>) {
        assert!(!self.half);
        let mut steps = Vec::new();
        self.steps(self.side, false, &mut steps);
        out.extend(steps.into_iter().filter(|step| {
            matches!(step, Part::Step { to, takes: false, .. } if self.advance(self.side, usize::from(*to)) == self.ranks - 2)
        }));
    }
    fn make(&mut self, action: Part) -> bool {
        let mut log = Vec::new();
        match action {
            Part::Step { from, to, .. } => {
                self.put(usize::from(from), Cell::Empty, &mut log);
                self.put(usize::from(to), Cell::Pawn(self.side), &mut log);
                if self.with_stone {
                    self.half = true;
                    log.push(Change::Half);
                } else {
                    self.end_turn(&mut log);
                }
            }
            Part::Stone(cell) => {
                if let Some(old) = self.cells.iter().position(|&cell| cell == Cell::Stone) {
                    self.put(old, Cell::Empty, &mut log);
                }
                self.put(usize::from(cell), Cell::Stone, &mut log);
                self.end_turn(&mut log);
            }
            Part::Leave => self.end_turn(&mut log),
        }
        self.changes.push(log);
        true
    }
    fn unmake(&mut self) {
        for change in self.changes.pop().unwrap().into_iter().rev() {
            match change {
                Change::Cell(cell, what) => self.cells[cell] = what,
                Change::Half => self.half = false,
                Change::EndTurn => {
                    self.side = 1 - self.side;
                    self.half = self.with_stone;
                }
            }
        }
    }
    fn null_allowed(&self) -> bool {
        self.cells.iter().filter(|&&cell| cell == Cell::Pawn(self.side)).count() > 3
    }
    fn make_null(&mut self) {
        assert!(!self.half);
        self.side = 1 - self.side;
    }
    fn unmake_null(&mut self) {
        self.side = 1 - self.side;
    }
    fn in_check(&mut self) -> bool {
        assert!(!self.half);
        let mut steps = Vec::new();
        self.steps(1 - self.side, false, &mut steps);
        steps.iter().any(|step| {
            matches!(step, Part::Step { to, .. } if self.advance(1 - self.side, usize::from(*to)) == self.ranks - 1)
        })
    }
    fn terminal(&mut self) -> Option<Outcome> {
        assert!(!self.half);
        let other = 1 - self.side;
        let through = (0..self.cells.len())
            .any(|cell| self.cells[cell] == Cell::Pawn(other) && self.advance(other, cell) == self.ranks - 1);
        through.then_some(Outcome::Loss)
    }
    fn no_moves(&mut self) -> Outcome {
        Outcome::Loss
    }
    fn evaluate(&mut self) -> i32 {
        assert!(!self.half);
        let value = |side| -> i32 {
            (0..self.cells.len())
                .filter(|&cell| self.cells[cell] == Cell::Pawn(side))
                .map(|cell| 100 + 8 * (self.advance(side, cell) as i32).pow(2))
                .sum()
        };
        value(self.side) - value(1 - self.side)
    }
    fn order_hint(&self, action: Part) -> i32 {
        match action {
            Part::Step { to, .. } if self.hints => self.advance(self.side, usize::from(to)) as i32,
            _ => 0,
        }
    }
    fn is_quiet(&self, action: Part) -> bool {
        !matches!(action, Part::Step { takes: true, .. })
    }
    fn history_index(&self, action: Part) -> usize {
        let offered = match action {
            Part::Step { from, .. } => !self.half && self.cells[usize::from(from)] == Cell::Pawn(self.side),
            Part::Stone(_) | Part::Leave => self.half,
        };
        assert!(offered, "{action:?} is asked about on another position than its own");
        let count = self.cells.len();
        match action {
            Part::Step { from, to, .. } => usize::from(from) * count + usize::from(to),
            Part::Stone(cell) => count * count + usize::from(cell),
            Part::Leave => count * count + count,
        }
    }
    fn history_size(&self) -> usize {
        self.cells.len() * (self.cells.len() + 1) + 1
    }
    fn gain(&self, _: Part) -> Option<i32> {
        Some(100 + 8 * (self.ranks as i32).pow(2))
    }
    fn target(&self, action: Part) -> Option<usize> {
        match action {
            Part::Step { to, takes: true, .. } => Some(usize::from(to)),
            _ => None,
        }
    }
    fn code(&self, action: Part) -> u32 {
        self.history_index(action) as u32 + 1
    }
    fn recognise(&mut self, code: u32) -> Option<Part> {
        let mut all = Vec::new();
        self.generate(&mut all);
        all.into_iter().find(|&action| self.code(action) == code)
    }
}
