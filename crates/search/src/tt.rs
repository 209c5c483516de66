//! The transposition table: what is known of positions met before (Greenblatt 1967; buckets after Breuker 1994).
//!
//! One owner, no sharing between threads yet; entries carry their whole key, so that a wrong hit needs two positions
//! with the same 64 bits.

use crate::info::Bound;
use crate::score::{Score, WIN_BOUND};

/// Entries per bucket.
const WAYS: usize = 4;
/// An entry of an older search counts this many turns of depth less per search.
const AGE_COST: i32 = 6;

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<A> {
    key: u64,
    /// The best action, or one that refuted.
    pub(crate) action: Option<A>,
    score: Score,
    /// The evaluation, where there was one.
    pub(crate) eval: Option<Score>,
    /// Depth searched; quiescence counts 0, -1, ….
    pub(crate) depth: i16,
    generation: u8,
    /// `None` marks an empty place.
    pub(crate) bound: Option<Bound>,
}

impl<A> Entry<A> {
    const EMPTY: Self =
        Entry { key: 0, action: None, score: 0, eval: None, depth: i16::MIN, generation: 0, bound: None };

    /// The score as seen `turns` after the root.
    pub(crate) fn score(&self, turns: i32) -> Score {
        if self.score >= WIN_BOUND {
            self.score - turns
        } else if self.score <= -WIN_BOUND {
            self.score + turns
        } else {
            self.score
        }
    }

    /// Does this entry decide a node with this window? Then its score is the answer.
    pub(crate) fn decides(&self, depth: i32, turns: i32, alpha: Score, beta: Score) -> Option<Score> {
        if i32::from(self.depth) < depth {
            return None;
        }
        let score = self.score(turns);
        let decided = match self.bound? {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        decided.then_some(score)
    }
}

/// The table.
#[derive(Debug)]
pub(crate) struct Table<A> {
    buckets: Vec<[Entry<A>; WAYS]>,
    generation: u8,
}

/// What a node wants remembered.
pub(crate) struct Record<A> {
    pub(crate) key: u64,
    pub(crate) action: Option<A>,
    pub(crate) score: Score,
    pub(crate) eval: Option<Score>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) turns: i32,
}

impl<A: Copy> Table<A> {
    pub(crate) fn new(mib: usize) -> Self {
        let bytes = mib.max(1).saturating_mul(1 << 20);
        let buckets = (bytes / size_of::<[Entry<A>; WAYS]>()).max(1);
        Table { buckets: vec![[Entry::EMPTY; WAYS]; buckets], generation: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill([Entry::EMPTY; WAYS]);
        self.generation = 0;
    }

    /// Ages everything by one search.
    pub(crate) fn next_search(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// Spreads keys over the buckets whichever of their bits vary (Fibonacci hashing, then a multiply instead of a
    /// remainder, after Lemire 2016).
    fn bucket(&self, key: u64) -> usize {
        let mixed = (key ^ (key >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.buckets.len() as u128) >> 64) as usize
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Entry<A>> {
        let bucket = &self.buckets[self.bucket(key)];
        bucket.iter().find(|entry| entry.bound.is_some() && entry.key == key).copied()
    }

    pub(crate) fn store(&mut self, record: Record<A>) {
        let generation = self.generation;
        let index = self.bucket(record.key);
        let bucket = &mut self.buckets[index];
        let depth = record.depth.clamp(i32::from(i16::MIN) + 1, i32::from(i16::MAX)) as i16;
        let same = bucket.iter().position(|entry| entry.bound.is_some() && entry.key == record.key);
        let place = same.unwrap_or_else(|| {
            let worth = |entry: &Entry<A>| match entry.bound {
                None => i32::MIN,
                Some(_) => i32::from(entry.depth) - AGE_COST * i32::from(generation.wrapping_sub(entry.generation)),
            };
            (0..WAYS).min_by_key(|&way| worth(&bucket[way])).unwrap_or(0)
        });
        let entry = &mut bucket[place];
        if same.is_some() {
            // A much shallower bound does not push out what a deeper search of this generation found.
            if record.bound != Bound::Exact && entry.generation == generation && depth + 3 < entry.depth {
                entry.action = entry.action.or(record.action);
                return;
            }
        } else {
            *entry = Entry::EMPTY;
        }
        let score = if record.score >= WIN_BOUND {
            record.score + record.turns
        } else if record.score <= -WIN_BOUND {
            record.score - record.turns
        } else {
            record.score
        };
        *entry = Entry {
            key: record.key,
            action: record.action.or(entry.action),
            score,
            eval: record.eval.or(entry.eval),
            depth,
            generation,
            bound: Some(record.bound),
        };
    }

    /// Share of places used by this search, in thousandths, from a sample.
    pub(crate) fn fullness(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample
            .iter()
            .flatten()
            .filter(|entry| entry.bound.is_some() && entry.generation == self.generation)
            .count();
        (used * 1000 / (sample.len() * WAYS)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::win_in;

    fn record(key: u64, depth: i32, score: Score) -> Record<u16> {
        Record { key, action: Some(7), score, eval: Some(3), depth, bound: Bound::Exact, turns: 0 }
    }

    #[test]
    fn gives_back_what_was_stored_under_the_whole_key() {
        let mut table = Table::new(1);
        table.store(record(42, 5, 17));
        let entry = table.probe(42).unwrap();
        assert_eq!((entry.score(0), entry.depth, entry.action, entry.eval), (17, 5, Some(7), Some(3)));
        assert!(table.probe(43).is_none());
    }

    #[test]
    fn distances_to_the_end_are_kept_from_the_node_not_from_the_root() {
        let mut table = Table::new(1);
        table.store(Record { turns: 4, ..record(1, 5, win_in(7)) });
        assert_eq!(table.probe(1).unwrap().score(0), win_in(3));
        assert_eq!(table.probe(1).unwrap().score(10), win_in(13));
    }

    #[test]
    fn the_shallow_and_the_old_make_room() {
        let mut table = Table::<u16> { buckets: vec![[Entry::EMPTY; WAYS]; 1], generation: 0 };
        for key in 0..4 {
            table.store(record(key, 10 - key as i32, 0));
        }
        table.store(record(4, 1, 0));
        assert!(table.probe(3).is_none(), "the shallowest went");
        table.next_search();
        table.next_search();
        for key in 5..9 {
            table.store(record(key, 2, 0));
        }
        assert!((5..9).any(|key| table.probe(key).is_some()));
        assert!(table.probe(0).is_none() || table.probe(1).is_none(), "age counts against depth");
    }

    #[test]
    fn a_bound_decides_only_on_its_side() {
        let entry = Entry::<u8> { bound: Some(Bound::Lower), score: 50, depth: 3, ..Entry::EMPTY };
        assert_eq!(entry.decides(3, 0, 10, 40), Some(50));
        assert_eq!(entry.decides(3, 0, 10, 60), None);
        assert_eq!(entry.decides(4, 0, 10, 40), None);
    }
}
