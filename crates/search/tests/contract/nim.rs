//! Nim in two parts: name a heap, then take one to three from it. Whoever takes the last one wins.
//! Every position is zugzwang for somebody, and the theory is known.
use variorum_search::{Outcome, Searchable};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Heap(usize),
    Take(u8),
}

#[derive(Clone, Debug)]
pub struct Nim {
    heaps: Vec<u8>,
    side: u8,
    named: Option<usize>,
    done: Vec<(Move, Option<usize>)>,
    /// Say that passing does no harm, which is a lie here.
    pub lie_about_passing: bool,
}

impl Nim {
    pub fn new(heaps: &[u8]) -> Self {
        let heaps = heaps.to_vec();
        Nim { heaps, side: 0, named: None, done: Vec::new(), lie_about_passing: false }
    }

    /// Bouton's theorem for at most three a turn: lost for the side to move?
    pub fn lost(&self) -> bool {
        self.heaps.iter().fold(0, |sum, heap| sum ^ (heap % 4)) == 0
    }
}

impl Searchable for Nim {
    type Action = Move;

    fn side_to_move(&self) -> u8 {
        self.side
    }
    fn mid_turn(&self) -> bool {
        self.named.is_some()
    }
    fn hash(&self) -> u64 {
        let named = self.named.map_or(0, |heap| heap as u64 + 1);
        self.heaps.iter().fold(u64::from(self.side) + 2 * named, |sum, &heap| sum * 31 + u64::from(heap))
    }
    fn generate(&mut self, out: &mut Vec<Move>) {
        match self.named {
            Some(heap) => out.extend((1..=self.heaps[heap].min(3)).map(Move::Take)),
            None => out.extend((0..self.heaps.len()).filter(|&heap| self.heaps[heap] > 0).map(Move::Heap)),
        }
    }
    fn generate_noisy(&mut self, out: &mut Vec<Move>) {
        if self.named.is_some() {
            out.push(Move::Take(1));
        }
    }
    fn make(&mut self, action: Move) -> bool {
        self.done.push((action, self.named));
        match action {
            Move::Heap(heap) => self.named = Some(heap),
            Move::Take(count) => {
                self.heaps[self.named.take().unwrap()] -= count;
                self.side = 1 - self.side;
            }
        }
        true
    }
    fn unmake(&mut self) {
        let (action, named) = self.done.pop().unwrap();
        self.named = named;
        if let Move::Take(count) = action {
            self.heaps[named.unwrap()] += count;
            self.side = 1 - self.side;
        }
    }
    fn null_allowed(&self) -> bool {
        self.lie_about_passing
    }
    fn make_null(&mut self) {
        self.side = 1 - self.side;
    }
    fn unmake_null(&mut self) {
        self.side = 1 - self.side;
    }
    fn in_check(&mut self) -> bool {
        false
    }
    fn terminal(&mut self) -> Option<Outcome> {
        None
    }
    fn no_moves(&mut self) -> Outcome {
        Outcome::Loss
    }
    fn evaluate(&mut self) -> i32 {
        0
    }
    fn order_hint(&self, _: Move) -> i32 {
        0
    }
    fn is_quiet(&self, _: Move) -> bool {
        true
    }
    fn history_index(&self, action: Move) -> usize {
        match action {
            Move::Heap(heap) => 4 + heap,
            Move::Take(count) => usize::from(count),
        }
    }
    fn history_size(&self) -> usize {
        4 + self.heaps.len()
    }
    fn code(&self, action: Move) -> u32 {
        match action {
            Move::Heap(heap) => 1_000 + heap as u32,
            Move::Take(count) => 1 + u32::from(count),
        }
    }
}
