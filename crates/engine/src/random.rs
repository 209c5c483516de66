//! Reproducible random numbers, and a player that plays any legal turn. No system randomness: the caller gives the seed.

use variorum_rules::{Position, Turn, mix};

/// A small reproducible stream of numbers, made of [`mix`].
///
/// ```
/// use variorum_engine::Random;
///
/// let (mut one, mut other) = (Random::new(7), Random::new(7));
/// assert_eq!(one.below(100), other.below(100));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream that belongs to a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(mix(seed))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number from 0 to `bound - 1`, all about equally likely; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// A number from -1 to 1, without 1.
    pub fn around_zero(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
    }

    /// True in `count` of `of` cases.
    pub fn chance(&mut self, count: usize, of: usize) -> bool {
        self.below(of) < count
    }
}

/// Plays any legal turn, every complete turn being equally likely. For tests, matches and the weakest levels.
#[derive(Clone, Debug)]
pub struct RandomMover {
    random: Random,
}

impl RandomMover {
    /// The player that belongs to a seed; the same seed plays the same games.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }

    /// A turn; `None` where there is none.
    pub fn choose(&mut self, position: &Position) -> Option<Turn> {
        let mut turns = position.turns();
        if turns.is_empty() {
            return None;
        }
        let index = self.random.below(turns.len());
        Some(turns.swap_remove(index))
    }
}
