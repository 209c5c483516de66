//! What the search remembers to order actions: killers, history, and the reductions that follow from the order.
//!
//! Knows nothing of positions; the picker applies it.

/// History values stay within ± this.
pub(crate) const HISTORY_MAX: i32 = 16_384;

/// Success of quiet actions by side and row (Schaeffer 1983), with the decay used by modern engines: the nearer a
/// value is to its limit, the less a further success adds.
#[derive(Debug, Default)]
pub(crate) struct History {
    rows: [Vec<i32>; 2],
}

impl History {
    /// Makes room for `size` rows and weakens what is there, at the start of a search.
    pub(crate) fn prepare(&mut self, size: usize) {
        for side in &mut self.rows {
            side.resize(size, 0);
            side.iter_mut().for_each(|value| *value /= 2);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.rows.iter_mut().for_each(|side| side.fill(0));
    }

    /// The value of a row; 0 for rows outside the table.
    pub(crate) fn get(&self, side: u8, row: usize) -> i32 {
        self.rows[usize::from(side & 1)].get(row).copied().unwrap_or(0)
    }

    /// Rewards (or, with a negative bonus, blames) a row.
    pub(crate) fn add(&mut self, side: u8, row: usize, bonus: i32) {
        if let Some(value) = self.rows[usize::from(side & 1)].get_mut(row) {
            let bonus = bonus.clamp(-HISTORY_MAX, HISTORY_MAX);
            *value += bonus - *value * bonus.abs() / HISTORY_MAX;
        }
    }
}

/// The two latest refutations at each distance from the root, counted in actions (Akl and Newborn 1977).
#[derive(Debug)]
pub(crate) struct Killers<A> {
    plies: Vec<[Option<A>; 2]>,
}

impl<A: Copy + Eq> Killers<A> {
    pub(crate) fn new() -> Self {
        Killers { plies: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.plies.clear();
    }

    pub(crate) fn get(&self, ply: usize) -> [Option<A>; 2] {
        self.plies.get(ply).copied().unwrap_or([None; 2])
    }

    pub(crate) fn add(&mut self, ply: usize, action: A) {
        if self.plies.len() <= ply {
            self.plies.resize(ply + 1, [None; 2]);
        }
        let pair = &mut self.plies[ply];
        if pair[0] != Some(action) {
            *pair = [Some(action), pair[0]];
        }
    }
}

/// Eighths of the base-2 logarithm, in whole numbers, so that every machine reduces alike.
fn log2_eighths(value: usize) -> i32 {
    (value.clamp(1, 65_535) as u128).pow(8).ilog2() as i32
}

/// By how many turns of depth the `count`-th action of a node is reduced: the product of the logarithms of both.
pub(crate) fn reduction(depth: i32, count: usize) -> i32 {
    log2_eighths(depth.max(1) as usize) * log2_eighths(count) / 280
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn history_stays_within_its_limits() {
        let mut history = History::default();
        history.prepare(4);
        for _ in 0..1000 {
            history.add(0, 1, 5000);
            history.add(1, 2, -9000);
            history.add(0, 99, 1);
        }
        assert!(history.get(0, 1) > HISTORY_MAX / 2 && history.get(0, 1) <= HISTORY_MAX);
        assert!(history.get(1, 2) < -HISTORY_MAX / 2 && history.get(1, 2) >= -HISTORY_MAX);
        assert_eq!(history.get(0, 99), 0);
    }

    #[test]
    fn killers_keep_two_different_ones() {
        let mut killers = Killers::new();
        killers.add(3, 'a');
        killers.add(3, 'b');
        killers.add(3, 'b');
        assert_eq!(killers.get(3), [Some('b'), Some('a')]);
        assert_eq!(killers.get(9), [None, None]);
    }

    #[test]
    fn reductions_grow_with_depth_and_lateness() {
        assert_eq!(reduction(1, 50), 0);
        assert_eq!(reduction(20, 1), 0);
        assert!(reduction(4, 8) >= 1);
        for depth in 1..60 {
            for count in 1..300 {
                assert!(reduction(depth, count) <= reduction(depth + 1, count));
                assert!(reduction(depth, count) <= reduction(depth, count + 1));
            }
        }
    }
}
