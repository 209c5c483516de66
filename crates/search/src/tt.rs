//! The transposition table (Greenblatt 1967; buckets after Breuker 1994), shared by threads without locks.
//!
//! An entry is two words. Threads may write them at the same time; the first word is stored xored with a digest of the second, so that
//! halves of different entries do not match (Hyatt and Mann 2002). 38 bits of the key are stored and others choose the bucket: a key
//! collision is rare, and a game that decodes a hash move must survive one.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use prefetch_index::prefetch_index;

use crate::info::Bound;
use crate::score::{Score, WIN_BOUND};

/// Entries per bucket: a bucket fills a cache line.
const WAYS: usize = 4;
/// For replacement, the depth of an entry is reduced by this for every later search.
const AGE_COST: i32 = 6;
/// Ages are counted modulo this.
const AGES: u8 = 32;
/// Scores lie within ± this.
const BIAS: i32 = 1 << 20;
/// The least depth that can be stored.
const MIN_DEPTH: i32 = -64;

/// The entry of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// Code of the best action or of one that failed high; 0: none.
    pub(crate) code: u32,
    score: Score,
    /// The static evaluation, if there was one.
    pub(crate) eval: Option<Score>,
    /// Depth searched; turns of the quiescence search are 0, -1, ….
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The node once belonged to a principal variation.
    pub(crate) pv: bool,
}

impl Entry {
    /// The score for a node `turns` turns after the root.
    pub(crate) fn score(&self, turns: i32) -> Score {
        if self.score >= WIN_BOUND {
            self.score - turns
        } else if self.score <= -WIN_BOUND {
            self.score + turns
        } else {
            self.score
        }
    }

    /// The score, if this entry is deep enough and its bound decides a node with this window.
    pub(crate) fn decides(&self, depth: i32, turns: i32, alpha: Score, beta: Score) -> Option<Score> {
        if self.depth < depth {
            return None;
        }
        let score = self.score(turns);
        let decided = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        decided.then_some(score)
    }
}

/// The result of a node, to be stored.
pub(crate) struct NewEntry {
    pub(crate) key: u64,
    pub(crate) code: u32,
    pub(crate) score: Score,
    pub(crate) eval: Option<Score>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The node belongs to a principal variation, or once did.
    pub(crate) pv: bool,
    pub(crate) turns: i32,
}

/// One entry: `word ^ digest(data)` and `data`.
///
/// The word is the action's code and 32 bits of the key; the data, from below: score 21 bits, evaluation 21 (0: none), depth 8,
/// bound 2 (0: empty), age 5, principal variation 1, and 6 more bits of the key.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// A hash of the data whose low half, which covers the key, depends on every bit.
fn digest(data: u64) -> u64 {
    let product = data.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ product >> 32
}

fn bound_of(data: u64) -> Option<Bound> {
    match data >> 50 & 3 {
        1 => Some(Bound::Exact),
        2 => Some(Bound::Lower),
        3 => Some(Bound::Upper),
        _ => None,
    }
}

fn depth_of(data: u64) -> i32 {
    (data >> 42 & 0xff) as i32 + MIN_DEPTH
}

fn age_of(data: u64) -> u8 {
    (data >> 52) as u8 & (AGES - 1)
}

impl Slot {
    /// Code and data of the entry, if it belongs to this key.
    fn read(&self, key: u64) -> Option<(u32, u64)> {
        let data = self.data.load(Relaxed);
        let word = self.check.load(Relaxed) ^ digest(data);
        let same = word as u32 == key as u32 && data >> 58 == key >> 32 & 0x3f && data >> 50 & 3 != 0;
        same.then_some(((word >> 32) as u32, data))
    }

    fn write(&self, code: u32, key: u64, data: u64) {
        self.data.store(data, Relaxed);
        self.check.store((u64::from(code) << 32 | u64::from(key as u32)) ^ digest(data), Relaxed);
    }
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

impl TranspositionTable {
    pub(crate) fn new(mib: usize) -> Self {
        let bytes = mib.max(1).saturating_mul(1 << 20);
        Self::with_buckets((bytes / size_of::<Bucket>()).max(1))
    }

    fn with_buckets(buckets: usize) -> Self {
        TranspositionTable { buckets: (0..buckets).map(|_| Bucket::default()).collect(), age: AtomicU8::new(0) }
    }

    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.data.store(0, Relaxed);
            slot.check.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Starts a new age; entries of earlier searches are replaced first.
    pub(crate) fn next_search(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// Spreads keys evenly over the buckets, whichever of their bits vary (Fibonacci hashing, then a multiplication instead of a remainder, after
    /// Lemire 2016).
    fn index(&self, key: u64) -> usize {
        let mixed = (key ^ (key >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.buckets.len() as u128) >> 64) as usize
    }

    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        &self.buckets[self.index(key)].0
    }

    /// Prefetches the bucket of a key that will be probed soon.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch_index(&self.buckets, self.index(key));
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        let (code, data) = self.bucket(key).iter().find_map(|slot| slot.read(key))?;
        let eval = (data >> 21 & 0x1f_ffff) as i32;
        Some(Entry {
            code,
            score: (data & 0x1f_ffff) as i32 - BIAS,
            eval: (eval != 0).then_some(eval - BIAS),
            depth: depth_of(data),
            bound: bound_of(data)?,
            pv: data >> 57 & 1 != 0,
        })
    }

    pub(crate) fn store(&self, record: NewEntry) {
        let NewEntry { key, mut code, bound, .. } = record;
        let age = self.age.load(Relaxed);
        let bucket = self.bucket(key);
        let depth = record.depth.clamp(MIN_DEPTH, MIN_DEPTH + 0xff);
        let mut eval = record.eval.map_or(0, |eval| (eval + BIAS) as u64 & 0x1f_ffff);
        let mut place = &bucket[0];
        let mut least = i32::MAX;
        for slot in bucket {
            if let Some((old_code, data)) = slot.read(key) {
                let much_deeper = bound != Bound::Exact && age_of(data) == age && depth + 3 < depth_of(data);
                code = if code == 0 || much_deeper && old_code != 0 { old_code } else { code };
                if much_deeper {
                    // A bound does not replace the result of a much deeper search of the same age.
                    slot.write(code, key, data);
                    return;
                }
                eval = if eval == 0 { data >> 21 & 0x1f_ffff } else { eval };
                place = slot;
                break;
            }
            let data = slot.data.load(Relaxed);
            let worth = match bound_of(data) {
                None => i32::MIN,
                Some(_) => depth_of(data) - AGE_COST * i32::from((age + AGES - age_of(data)) % AGES),
            };
            if worth < least {
                (least, place) = (worth, slot);
            }
        }
        let score = if record.score >= WIN_BOUND {
            record.score + record.turns
        } else if record.score <= -WIN_BOUND {
            record.score - record.turns
        } else {
            record.score
        };
        let bound = match bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let data = (score.clamp(-BIAS, BIAS - 1) + BIAS) as u64
            | eval << 21
            | ((depth - MIN_DEPTH) as u64) << 42
            | bound << 50
            | u64::from(age) << 52
            | u64::from(record.pv) << 57
            | (key >> 32) << 58;
        place.write(code, key, data);
    }

    /// How full the table is with entries of this search, in thousandths, estimated from a sample.
    pub(crate) fn fullness(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let age = self.age.load(Relaxed);
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .map(|slot| slot.data.load(Relaxed))
            .filter(|&data| bound_of(data).is_some() && age_of(data) == age)
            .count();
        (used * 1000 / (sample.len() * WAYS)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{EVAL_LIMIT, INFINITE, loss_in, win_in};

    fn record(key: u64, depth: i32, score: Score) -> NewEntry {
        NewEntry { key, code: 7, score, eval: Some(3), depth, bound: Bound::Exact, pv: false, turns: 0 }
    }

    #[test]
    fn gives_back_what_was_stored_under_the_key() {
        let table = TranspositionTable::new(1);
        for (index, (key, score, eval, depth)) in [
            (42, 17, Some(3), 5),
            (u64::MAX, loss_in(3), Some(-EVAL_LIMIT), -12),
            (1 << 63, win_in(1), Some(EVAL_LIMIT), 120),
            (1 << 38, -INFINITE, None, 0),
            (0, 0, Some(0), 190),
        ]
        .into_iter()
        .enumerate()
        {
            let pv = index % 2 == 0;
            table.store(NewEntry { eval, pv, ..record(key, depth, score) });
            let entry = table.probe(key).unwrap();
            assert_eq!((entry.score(0), entry.depth, entry.code, entry.eval), (score, depth, 7, eval));
            assert_eq!(entry.pv, pv);
        }
        assert!(table.probe(43).is_none());
        table.clear();
        assert!(table.probe(42).is_none());
    }

    #[test]
    fn an_action_is_kept_until_another_is_known() {
        let table = TranspositionTable::new(1);
        table.store(record(1, 5, 0));
        table.store(NewEntry { code: 0, eval: None, ..record(1, 6, 0) });
        let entry = table.probe(1).unwrap();
        assert_eq!((entry.code, entry.depth, entry.eval), (7, 6, Some(3)));
    }

    #[test]
    fn distances_to_the_end_are_kept_from_the_node_not_from_the_root() {
        let table = TranspositionTable::new(1);
        table.store(NewEntry { turns: 4, ..record(1, 5, win_in(7)) });
        assert_eq!(table.probe(1).unwrap().score(0), win_in(3));
        assert_eq!(table.probe(1).unwrap().score(10), win_in(13));
    }

    #[test]
    fn the_shallow_and_the_old_make_room() {
        let table = TranspositionTable::with_buckets(1);
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
        let entry = Entry { bound: Bound::Lower, score: 50, depth: 3, eval: None, code: 0, pv: false };
        assert_eq!(entry.decides(3, 0, 10, 40), Some(50));
        assert_eq!(entry.decides(3, 0, 10, 60), None);
        assert_eq!(entry.decides(4, 0, 10, 40), None);
    }

    #[test]
    fn halves_of_different_entries_do_not_fit_together() {
        let table = TranspositionTable::with_buckets(1);
        table.store(record(1, 5, 10));
        let slot = &table.buckets[0].0[0];
        slot.data.store(slot.data.load(Relaxed) ^ 1 << 44, Relaxed);
        assert!(table.probe(1).is_none());
    }

    #[test]
    fn threads_write_and_read_whole_entries() {
        let table = TranspositionTable::with_buckets(2);
        std::thread::scope(|scope| {
            for thread in 0..4_u64 {
                let table = &table;
                scope.spawn(move || {
                    for turn in 0..50_000_u64 {
                        let key = ((turn * 7 + thread) % 64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                        let mark = (key >> 7) as i32 & 0xffff;
                        if let Some(entry) = table.probe(key) {
                            assert_eq!((entry.score(0), entry.code), (mark, mark as u32 | 1));
                        }
                        table.store(NewEntry { code: mark as u32 | 1, ..record(key, (turn % 20) as i32, mark) });
                    }
                });
            }
        });
    }
}
