//! Tables for move ordering: killers, histories, and the formula of late move reductions.

use crate::parameters::Parameters;

/// History values lie within ± this.
pub(crate) const HISTORY_MAX: i32 = 16_384;
/// Entries of the continuation history, a power of two.
const CONTINUATION_ENTRIES: usize = 1 << 20;
/// The greatest number of its entries for one earlier action; a power of two.
const FOLLOWERS: usize = 1 << 12;
/// Entries of the history of captures and promotions, a power of two.
const NOISY_ENTRIES: usize = 1 << 16;

/// Adds a bonus with “gravity”: the nearer a value is to its limit, the less a further bonus of that sign adds.
fn add_with_gravity(value: i32, bonus: i32) -> i32 {
    let bonus = bonus.clamp(-HISTORY_MAX, HISTORY_MAX);
    value + bonus - value * bonus.abs() / HISTORY_MAX
}

/// The continuation indices of actions before a node, the nearest first; 0: none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Context(pub(crate) [u32; 4]);

impl Context {
    /// The weight of each of them, in halves.
    const WEIGHTS: [i32; 4] = [2, 2, 1, 1];
}

/// The continuation index of an action: its history index with the side, never 0.
pub(crate) fn continuation_index(side: u8, row: usize) -> u32 {
    (row as u32) << 1 | u32::from(side & 1) | 1 << 31
}

/// The history heuristic (Schaeffer 1983): past success of quiet actions and of captures by side and history index (“row”), and of quiet
/// actions after an earlier action (continuation history: countermove and follow-up).
#[derive(Debug, Default)]
pub(crate) struct History {
    quiet: [Vec<i16>; 2],
    noisy: [Vec<i16>; 2],
    continuation: Vec<i16>,
    followers: usize,
}

impl History {
    /// Makes room for so many rows of quiet actions and halves the values, at the start of a search.
    pub(crate) fn prepare(&mut self, quiet: usize) {
        for (tables, size) in [(&mut self.quiet, quiet), (&mut self.noisy, NOISY_ENTRIES)] {
            for rows in tables {
                rows.resize(size, 0);
                rows.iter_mut().for_each(|value| *value /= 2);
            }
        }
        let followers = quiet.next_power_of_two().min(FOLLOWERS);
        if self.followers != followers {
            self.followers = followers;
            self.continuation.clear();
        }
        self.continuation.resize(CONTINUATION_ENTRIES, 0);
    }

    pub(crate) fn clear(&mut self) {
        self.quiet.iter_mut().chain(&mut self.noisy).for_each(|rows| rows.fill(0));
        self.continuation.fill(0);
    }

    /// The first of the entries after an earlier action. Actions share entries if there are too many.
    fn first_follower(&self, earlier: u32) -> usize {
        let groups = CONTINUATION_ENTRIES / self.followers;
        let group = (earlier.wrapping_mul(0x9E37_79B1) >> 12) as usize & (groups - 1);
        group * self.followers
    }

    /// The entry of a row after an earlier action. Rows share entries if there are too many.
    fn continuation_entry(&self, earlier: u32, row: usize) -> usize {
        self.first_follower(earlier) + (row & (self.followers - 1))
    }

    /// What this knows about the quiet actions of one node.
    pub(crate) fn of_node(&self, side: u8, context: Context) -> NodeHistory<'_> {
        let followers = context.0.map(|earlier| match earlier {
            0 => &[],
            _ => self.continuation.get(self.first_follower(earlier)..).unwrap_or_default(),
        });
        NodeHistory { quiet: &self.quiet[usize::from(side & 1)], followers, row_mask: self.followers.wrapping_sub(1) }
    }

    /// The value of a quiet action: its own plus those after the earlier actions. 0 for rows outside the table.
    pub(crate) fn quiet(&self, side: u8, row: usize, context: Context) -> i32 {
        self.of_node(side, context).quiet(row)
    }

    /// The value of a capture's row.
    pub(crate) fn noisy(&self, side: u8, row: usize) -> i32 {
        self.noisy[usize::from(side & 1)].get(row & (NOISY_ENTRIES - 1)).copied().map_or(0, i32::from)
    }

    /// Rewards (or, with a negative bonus, penalises) a quiet action.
    pub(crate) fn add_quiet(&mut self, side: u8, row: usize, context: Context, bonus: i32) {
        if let Some(value) = self.quiet[usize::from(side & 1)].get_mut(row) {
            *value = add_with_gravity(i32::from(*value), bonus) as i16;
        }
        for earlier in context.0 {
            if earlier != 0 {
                let index = self.continuation_entry(earlier, row);
                if let Some(value) = self.continuation.get_mut(index) {
                    *value = add_with_gravity(i32::from(*value), bonus) as i16;
                }
            }
        }
    }

    /// Rewards or penalises a capture.
    pub(crate) fn add_noisy(&mut self, side: u8, row: usize, bonus: i32) {
        if let Some(value) = self.noisy[usize::from(side & 1)].get_mut(row & (NOISY_ENTRIES - 1)) {
            *value = add_with_gravity(i32::from(*value), bonus) as i16;
        }
    }
}

/// The histories of the quiet actions of one node, found once for all of them: on large boards a node has hundreds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeHistory<'h> {
    quiet: &'h [i16],
    /// The entries after each of the earlier actions; empty where there is none.
    followers: [&'h [i16]; 4],
    row_mask: usize,
}

impl NodeHistory<'_> {
    /// The value of a quiet action, as [`History::quiet`].
    pub(crate) fn quiet(&self, row: usize) -> i32 {
        let mut halves = 2 * self.quiet.get(row).copied().map_or(0, i32::from);
        for (entries, weight) in self.followers.into_iter().zip(Context::WEIGHTS) {
            halves += weight * entries.get(row & self.row_mask).copied().map_or(0, i32::from);
        }
        halves / 2
    }
}

/// The killer heuristic (Akl and Newborn 1977): the two latest quiet actions that caused a cutoff at each ply.
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

/// The base-2 logarithm in eighths. Integer arithmetic, so that reductions are the same on every machine.
fn log2_eighths(value: usize) -> i32 {
    (value.clamp(1, 65_535) as u128).pow(8).ilog2() as i32
}

/// The unit of reductions: so many are a turn.
pub(crate) const TURN: i32 = 1_024;

/// The late move reduction of the `count`-th action of a node, in 1/[`TURN`] turns: a constant, and the product of the logarithms of both.
pub(crate) fn reduction(depth: i32, count: usize, size: &Parameters) -> i32 {
    size.reduction_base + log2_eighths(depth.max(1) as usize) * log2_eighths(count) * TURN / size.reduction_divisor
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn history_stays_within_its_limits() {
        let mut history = History::default();
        history.prepare(4);
        let context = Context([continuation_index(0, 3), 0, 0, 0]);
        for _ in 0..1000 {
            history.add_quiet(0, 1, context, 5000);
            history.add_noisy(1, 2, -9000);
            history.add_quiet(0, 99, Context::default(), 1);
        }
        let alone = history.quiet(0, 1, Context::default());
        assert!(alone > HISTORY_MAX / 2 && alone <= HISTORY_MAX);
        let pair = history.quiet(0, 1, context) - alone;
        assert!(pair > HISTORY_MAX / 2 && pair <= HISTORY_MAX);
        assert!(history.noisy(1, 2) < -HISTORY_MAX / 2 && history.noisy(1, 2) >= -HISTORY_MAX);
        assert_eq!(history.quiet(0, 99, Context::default()), 0);
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
        let reduction = |depth, count| reduction(depth, count, &Parameters::default());
        assert_eq!(reduction(1, 50), 0);
        assert_eq!(reduction(20, 1), 0);
        assert!(reduction(4, 8) >= TURN);
        for depth in 1..60 {
            for count in 1..300 {
                assert!(reduction(depth, count) <= reduction(depth + 1, count));
                assert!(reduction(depth, count) <= reduction(depth, count + 1));
            }
        }
    }
}
