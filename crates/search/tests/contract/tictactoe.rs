//! Noughts and crosses: wins by three in a row, draws when the board is full.
use variorum_search::{Outcome, Searchable};

#[derive(Clone, Debug)]
pub struct TicTacToe {
    cells: [Option<u8>; 9],
    side: u8,
    done: Vec<usize>,
}

const ROWS: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl TicTacToe {
    /// Nine characters, `x` (moves first), `o` or `.`.
    pub fn new(picture: &str) -> Self {
        let mut cells = [None; 9];
        for (cell, sign) in cells.iter_mut().zip(picture.chars()) {
            *cell = match sign {
                'x' => Some(0),
                'o' => Some(1),
                _ => None,
            };
        }
        let count = |side| cells.iter().filter(|&&cell| cell == Some(side)).count();
        TicTacToe { cells, side: u8::from(count(0) > count(1)), done: Vec::new() }
    }
}

impl Searchable for TicTacToe {
    type Action = usize;

    fn side_to_move(&self) -> u8 {
        self.side
    }
    fn mid_turn(&self) -> bool {
        false
    }
    fn hash(&self) -> u64 {
        self.cells.iter().fold(u64::from(self.side), |sum, cell| sum * 3 + cell.map_or(0, |side| u64::from(side) + 1))
    }
    fn generate(&mut self, out: &mut Vec<usize>) {
        out.extend((0..9).filter(|&cell| self.cells[cell].is_none()));
    }
    fn generate_noisy(&mut self, _: &mut Vec<usize>) {}
    fn make(&mut self, cell: usize) -> bool {
        self.cells[cell] = Some(self.side);
        self.side = 1 - self.side;
        self.done.push(cell);
        true
    }
    fn unmake(&mut self) {
        let cell = self.done.pop().unwrap();
        self.cells[cell] = None;
        self.side = 1 - self.side;
    }
    fn in_check(&mut self) -> bool {
        false
    }
    fn terminal(&mut self) -> Option<Outcome> {
        let other = Some(1 - self.side);
        ROWS.iter().any(|row| row.iter().all(|&cell| self.cells[cell] == other)).then_some(Outcome::Loss)
    }
    fn no_moves(&mut self) -> Outcome {
        Outcome::Draw
    }
    fn evaluate(&mut self) -> i32 {
        let mut sum = 0;
        for row in ROWS {
            let own = row.iter().filter(|&&cell| self.cells[cell] == Some(self.side)).count() as i32;
            let other = row.iter().filter(|&&cell| self.cells[cell] == Some(1 - self.side)).count() as i32;
            sum += match (own, other) {
                (own, 0) => own * own * 10,
                (0, other) => -other * other * 10,
                _ => 0,
            };
        }
        sum
    }
    fn order_hint(&self, cell: usize) -> i32 {
        [2, 1, 2, 1, 3, 1, 2, 1, 2][cell]
    }
    fn is_quiet(&self, _: usize) -> bool {
        true
    }
    fn history_index(&self, cell: usize) -> usize {
        cell
    }
    fn history_size(&self) -> usize {
        9
    }
    fn code(&self, action: usize) -> u32 {
        action as u32 + 1
    }
}
