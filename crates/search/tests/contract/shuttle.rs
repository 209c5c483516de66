//! A game of nothing but going to and fro: each side has one piece on a row of cells, and a repetition within the line is a draw. Side 1 is
//! always far ahead.
use variorum_search::{Outcome, Score, Searchable};

#[derive(Clone, Debug)]
pub struct Shuttle {
    /// The cell of either side's piece, and the number of cells of its row.
    cells: [(i8, i8); 2],
    side: u8,
    /// The keys of all positions of the line.
    keys: Vec<u64>,
    steps: Vec<i8>,
    /// Whether it tells how a step is taken back.
    pub tells: bool,
}

impl Shuttle {
    pub fn new(cells: [(i8, i8); 2], side: u8) -> Self {
        let mut game = Shuttle { cells, side, keys: Vec::new(), steps: Vec::new(), tells: true };
        game.keys.push(game.hash());
        game
    }

    fn may_step(&self, step: i8) -> bool {
        let (cell, width) = self.cells[usize::from(self.side)];
        (0..width).contains(&(cell + step))
    }
}

impl Searchable for Shuttle {
    type Action = i8;

    fn side_to_move(&self) -> u8 {
        self.side
    }

    fn mid_turn(&self) -> bool {
        false
    }

    fn hash(&self) -> u64 {
        let spread = |number: u64| {
            (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31).wrapping_mul(0xD6E8_FEB8_6659_FD93)
        };
        let [first, second] = [0, 1].map(|side| spread(1_000 * side + self.cells[side as usize].0 as u64));
        first ^ second ^ if self.side == 0 { 0 } else { spread(99) }
    }

    fn generate(&mut self, out: &mut Vec<i8>) {
        out.extend([1, -1].into_iter().filter(|&step| self.may_step(step)));
    }

    fn generate_noisy(&mut self, _: &mut Vec<i8>) {}

    fn make(&mut self, step: i8) -> bool {
        self.cells[usize::from(self.side)].0 += step;
        self.side = 1 - self.side;
        self.keys.push(self.hash());
        self.steps.push(step);
        true
    }

    fn unmake(&mut self) {
        self.keys.pop();
        self.side = 1 - self.side;
        self.cells[usize::from(self.side)].0 -= self.steps.pop().unwrap();
    }

    fn in_check(&mut self) -> bool {
        false
    }

    fn terminal(&mut self) -> Option<Outcome> {
        let (now, before) = self.keys.split_last()?;
        before.contains(now).then_some(Outcome::Draw)
    }

    fn no_moves(&mut self) -> Outcome {
        Outcome::Loss
    }

    fn evaluate(&mut self) -> Score {
        if self.side == 0 { -400 } else { 400 }
    }

    fn order_hint(&self, _: i8) -> i32 {
        0
    }

    fn is_quiet(&self, _: i8) -> bool {
        true
    }

    fn history_index(&self, step: i8) -> usize {
        usize::from(step > 0)
    }

    fn history_size(&self) -> usize {
        2
    }

    fn code(&self, step: i8) -> u32 {
        if step > 0 { 1 } else { 2 }
    }

    fn going_back(&mut self, step: i8) -> Option<i8> {
        (self.tells && self.may_step(-step)).then_some(-step)
    }
}
