//! Deliberately wrong evaluations, for the weak levels.

use variorum_rules::mix;

/// A deliberate weakness: evaluations are off by up to `size` centipawns, always the same for a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Noise {
    pub size: i32,
    pub seed: u64,
}

impl Noise {
    /// The value of the position with this hash, as far off as it always is there.
    #[inline]
    pub(crate) fn disturb(self, hash: u64, score: i32) -> i32 {
        match self.size {
            0 => score,
            size => {
                let width = 2 * u64::from(size.unsigned_abs()) + 1;
                let off = mix(hash ^ self.seed) % width;
                score + off as i32 - size
            }
        }
    }
}
