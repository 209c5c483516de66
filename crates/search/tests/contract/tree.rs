//! A game tree made up from a seed: half turns, illegal actions, half turns without completion, transpositions, ends.
use variorum_search::{Outcome, Searchable, win_in};

/// How the tree looks.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub seed: u64,
    /// Greatest number of actions of a node.
    pub width: u32,
    /// Of 16 first actions, so many lead to a half turn.
    pub halves: u64,
    /// Of 16 actions, so many are illegal.
    pub illegal: u64,
    /// Of 16 turns, so many are ends of the game.
    pub ends: u64,
    /// Neighbouring actions lead to the same position.
    pub merge: bool,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    state: u64,
    side: u8,
    half: bool,
}

/// A position of the tree, and the way to it.
#[derive(Clone, Debug)]
pub struct Tree {
    shape: Shape,
    path: Vec<Place>,
}

fn mix(a: u64, b: u64) -> u64 {
    let mut x = a ^ b.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

impl Tree {
    pub fn new(shape: Shape) -> Self {
        let root = Place { state: mix(shape.seed, 1), side: 0, half: false };
        Tree { shape, path: vec![root] }
    }

    fn here(&self) -> Place {
        self.path[self.path.len() - 1]
    }

    fn roll(&self, what: u64) -> u64 {
        mix(self.here().state, 1_000_000 + what)
    }

    fn between_turns(&self) {
        assert!(!self.here().half, "asked in the middle of a turn");
    }
}

impl Searchable for Tree {
    type Action = u32;

    fn side_to_move(&self) -> u8 {
        self.here().side
    }
    fn mid_turn(&self) -> bool {
        self.here().half
    }
    fn hash(&self) -> u64 {
        self.here().state
    }
    fn generate(&mut self, out: &mut Vec<u32>) {
        let count = (self.roll(1) % u64::from(self.shape.width + 1)) as u32;
        out.extend(0..count);
    }
    fn generate_noisy(&mut self, out: &mut Vec<u32>) {
        let mut all = Vec::new();
        self.generate(&mut all);
        if self.here().half {
            all.truncate((self.roll(5) % 2) as usize);
        } else {
            all.retain(|&action| !self.is_quiet(action));
        }
        out.append(&mut all);
    }
    fn make(&mut self, action: u32) -> bool {
        let Place { state, side, half } = self.here();
        let legal_roll = mix(state, 2_000 + u64::from(action)) % 16;
        if legal_roll < self.shape.illegal {
            return false;
        }
        let target = if self.shape.merge { action / 2 } else { action };
        let next = mix(state, 3_000 + u64::from(target));
        let to_half = !half && mix(next, 4) % 16 < self.shape.halves;
        self.path.push(Place { state: next, side: if to_half { side } else { 1 - side }, half: to_half });
        true
    }
    fn unmake(&mut self) {
        self.path.pop();
    }
    fn null_allowed(&self) -> bool {
        self.between_turns();
        self.roll(6).is_multiple_of(2)
    }
    fn make_null(&mut self) {
        let Place { state, side, half } = self.here();
        assert!(!half);
        self.path.push(Place { state: mix(state, 77), side: 1 - side, half: false });
    }
    fn unmake_null(&mut self) {
        self.path.pop();
    }
    fn in_check(&mut self) -> bool {
        self.between_turns();
        self.roll(7).is_multiple_of(8)
    }
    fn terminal(&mut self) -> Option<Outcome> {
        self.between_turns();
        assert!(self.path.len() > 1, "the root is never asked whether it is over");
        (self.roll(2) % 16 < self.shape.ends).then(|| match self.roll(3) % 4 {
            0 => Outcome::Win,
            1 => Outcome::Draw,
            2 => Outcome::Value(12_345),
            _ => Outcome::Loss,
        })
    }
    fn no_moves(&mut self) -> Outcome {
        self.between_turns();
        if self.roll(4).is_multiple_of(2) { Outcome::Loss } else { Outcome::Draw }
    }
    fn evaluate(&mut self) -> i32 {
        self.between_turns();
        let value = (self.roll(8) % 601) as i32 - 300;
        // Sometimes absurd, and to be cut: never to be taken for a win.
        if self.roll(9).is_multiple_of(64) { win_in(2000) - 1 } else { value }
    }
    fn order_hint(&self, action: u32) -> i32 {
        (self.roll(100 + u64::from(action)) % 100) as i32
    }
    fn is_quiet(&self, action: u32) -> bool {
        !self.roll(200 + u64::from(action)).is_multiple_of(4)
    }
    fn history_index(&self, action: u32) -> usize {
        action as usize
    }
    fn history_size(&self) -> usize {
        // Too small on purpose: rows outside must do no harm.
        (self.shape.width as usize).saturating_sub(1)
    }
    fn gain(&self, action: u32) -> Option<i32> {
        action.is_multiple_of(2).then_some(50)
    }
    fn see_at_least(&mut self, action: u32, least: i32) -> bool {
        self.between_turns();
        (self.roll(300 + u64::from(action)) % 400) as i32 - 100 >= least
    }
    fn code(&self, action: u32) -> u32 {
        action + 1
    }
    fn recognise(&mut self, code: u32) -> Option<u32> {
        let mut all = Vec::new();
        self.generate(&mut all);
        (self.shape.seed.is_multiple_of(2) && all.contains(&(code - 1))).then_some(code - 1)
    }
}
