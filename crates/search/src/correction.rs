//! Correction history (Stockfish 2023): the mean difference between the results of searches and the static evaluation, by features that
//! positions share. The search corrects the evaluation by it before it prunes.

use crate::game::{CORRECTION_KEYS, Searchable};
use crate::info::Bound;
use crate::score::{Score, WIN_BOUND, clamp_eval};
use crate::tree::{Node, Search};

/// Entries for each feature and side; a power of two.
const ENTRIES: usize = 1 << 14;
/// Entries lie within ± this.
const LIMIT: i32 = 1_024;
/// The greatest difference between search and evaluation from which entries learn, in the unit of entries.
const MOST: i32 = 8 * LIMIT;
/// The features: those of the game, and the last two turns.
const FEATURES: usize = CORRECTION_KEYS + 1;

/// The tables, by feature and side to move.
#[derive(Debug, Default)]
pub(crate) struct Corrections {
    entries: Vec<i16>,
}

impl Corrections {
    /// Makes room, at the start of a search.
    pub(crate) fn prepare(&mut self) {
        self.entries.resize(FEATURES * 2 * ENTRIES, 0);
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(0);
    }

    /// The indices of the entries for these keys.
    fn indices(side: u8, keys: [u64; FEATURES]) -> impl Iterator<Item = usize> {
        keys.into_iter().enumerate().filter(|&(_, key)| key != 0).map(move |(feature, key)| {
            let spread = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
            (2 * feature + usize::from(side & 1)) * ENTRIES + (spread as usize & (ENTRIES - 1))
        })
    }

    /// The sum of the entries, in units of the evaluation's smallest piece times `LIMIT`.
    fn sum(&self, side: u8, keys: [u64; FEATURES]) -> i32 {
        Self::indices(side, keys).map(|index| self.entries.get(index).copied().map_or(0, i32::from)).sum()
    }

    /// Moves the entries towards a difference of `error` between search and evaluation; the deeper the search, the more.
    fn add(&mut self, side: u8, keys: [u64; FEATURES], error: i32, depth: i32) {
        let bonus = (error.clamp(-MOST, MOST) * depth.min(64) / 8).clamp(-LIMIT / 4, LIMIT / 4);
        for index in Self::indices(side, keys) {
            if let Some(entry) = self.entries.get_mut(index) {
                let value = i32::from(*entry);
                *entry = (value + bonus - value * bonus.abs() / LIMIT) as i16;
            }
        }
    }
}

impl<G: Searchable> Search<'_, G> {
    fn correction_features(&self, turn: i32) -> [u64; FEATURES] {
        let mut keys = [0; FEATURES];
        keys[..CORRECTION_KEYS].copy_from_slice(&self.game.correction_keys());
        let [last, before] = [1, 2].map(|back| u64::from(self.played_before(turn, back)));
        keys[CORRECTION_KEYS] = if last == 0 { 0 } else { last << 32 | before };
        keys
    }

    /// The static evaluation of a node with what earlier searches of similar positions make of it.
    pub(crate) fn corrected(&self, eval: Score, turn: i32) -> Score {
        if !self.options.correction || eval.abs() >= WIN_BOUND {
            return eval;
        }
        self.corrected_by(eval, self.correction_features(turn))
    }

    fn corrected_by(&self, eval: Score, keys: [u64; FEATURES]) -> Score {
        let sum = self.memory.corrections.sum(self.game.side_to_move(), keys);
        clamp_eval(eval + sum * self.options.unit * 100 / (self.options.parameters.correction_divisor * LIMIT))
    }

    /// Learns from the result of a node, where it says that the evaluation was too high or too low.
    pub(crate) fn learn_correction(&mut self, node: &Node, best: Score, bound: Bound, quiet: bool) {
        let Some(eval) = node.facts.static_eval.filter(|_| self.options.correction) else { return };
        let keys = self.correction_features(node.at.turn);
        let eval = self.corrected_by(eval, keys);
        let tells = match bound {
            Bound::Exact => true,
            Bound::Lower => best > eval,
            Bound::Upper => best < eval,
        };
        if !tells || !quiet || best.abs() >= WIN_BOUND {
            return;
        }
        let side = self.game.side_to_move();
        // Far-off scores would fill the entries at once.
        let unit = self.options.unit.max(1);
        let error = (best - eval).clamp(-8 * unit, 8 * unit) * self.options.parameters.correction_rate / unit;
        self.memory.corrections.add(side, keys, error, node.depth);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_move_towards_the_error_and_stay_within_their_limit() {
        let mut corrections = Corrections::default();
        corrections.prepare();
        let keys = [1, 2, 3, 4, 5];
        assert_eq!(corrections.sum(0, keys), 0);
        for _ in 0..1_000 {
            corrections.add(0, keys, 7 * 256, 12);
        }
        let full = corrections.sum(0, keys);
        assert!(full > 9 * LIMIT / 2 && full <= 5 * LIMIT, "{full}");
        assert_eq!(corrections.sum(1, keys), 0, "the other side has its own");
        assert_eq!(corrections.sum(0, [0; FEATURES]), 0, "no feature, no correction");
        for _ in 0..1_000 {
            corrections.add(0, keys, i32::MIN, i32::MAX);
        }
        assert!(corrections.sum(0, keys) >= -5 * LIMIT);
        corrections.clear();
        assert_eq!(corrections.sum(0, keys), 0);
    }
}
