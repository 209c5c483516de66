//! Perft: counts the distinct sequences of turns (G-5), to test move generation and make/unmake.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use crate::action::{Action, Turn};
use crate::hash::mix;
use crate::movegen;
use crate::position::Position;
use crate::state::Phase;

/// A hash table of counts that threads share without locks. Each entry holds a count and the hash key XORed with the
/// count, so an entry that two threads wrote at once matches no key (Hyatt and Mann, 2002).
pub struct PerftTable {
    entries: Box<[(AtomicU64, AtomicU64)]>,
}

impl PerftTable {
    /// A table of about `mebibytes` MiB, with at least one entry.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let entries = (mebibytes << 20) / size_of::<(AtomicU64, AtomicU64)>();
        Self { entries: (0..entries.max(1)).map(|_| Default::default()).collect() }
    }

    fn entry(&self, key: u64) -> &(AtomicU64, AtomicU64) {
        &self.entries[(key % self.entries.len() as u64) as usize]
    }

    /// The count stored under this key.
    fn find(&self, key: u64) -> Option<u64> {
        let (mixed, count) = self.entry(key);
        let nodes = count.load(Ordering::Relaxed);
        (nodes != 0 && mixed.load(Ordering::Relaxed) ^ nodes == key).then_some(nodes)
    }

    /// Stores a count, replacing any other in its entry.
    fn keep(&self, key: u64, nodes: u64) {
        let (mixed, count) = self.entry(key);
        mixed.store(key ^ nodes, Ordering::Relaxed);
        count.store(nodes, Ordering::Relaxed);
    }
}

/// The number of sequences of `depth` turns. The position must be between turns.
///
/// ```
/// # use variorum_rules::{Position, perft::perft};
/// # let rules = variorum_library::rules("chess")?;
/// assert_eq!(perft(&Position::start(&rules), 3), 8902);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); 2 * depth as usize + 2];
    position.scratch().count_turns(depth, &mut buffers, None)
}

/// [`perft`] with a hash table, which threads may share. Two different positions with the same 64-bit key would falsify
/// the count: unlikely, but the result is not a proof.
pub fn perft_with(position: &Position, depth: u32, table: &PerftTable) -> u64 {
    let mut buffers = vec![Vec::new(); 2 * depth as usize + 2];
    position.scratch().count_turns(depth, &mut buffers, Some(table))
}

/// The count behind each legal turn, in no particular order. `threads` threads share the work and the table, if any;
/// `counted` is called after each turn. Empty if `depth` is 0.
///
/// # Panics
/// If `counted` panics.
pub fn divide(
    position: &Position,
    depth: u32,
    threads: usize,
    table: Option<&PerftTable>,
    counted: &(impl Fn() + Sync),
) -> Vec<(Turn, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let turns = position.turns();
    let next = AtomicUsize::new(0);
    let work = |mut position: Position| {
        let mut counts = Vec::new();
        while let Some(&turn) = turns.get(next.fetch_add(1, Ordering::Relaxed)) {
            position.play_unchecked(turn);
            let nodes = match table {
                Some(table) => perft_with(&position, depth - 1, table),
                None => perft(&position, depth - 1),
            };
            position.undo_turn();
            counts.push((turn, nodes));
            counted();
        }
        counts
    };
    std::thread::scope(|scope| {
        let workers = threads.clamp(1, turns.len().max(1));
        let workers: Vec<_> = (0..workers)
            .map(|_| {
                let position = position.scratch();
                scope.spawn(|| work(position))
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

/// [`perft`] with `threads` threads.
pub fn perft_threaded(position: &Position, depth: u32, threads: usize) -> u64 {
    if depth == 0 || threads <= 1 {
        return perft(position, depth);
    }
    divide(position, depth, threads, None, &|| ()).into_iter().map(|(_, nodes)| nodes).sum()
}

impl Position {
    /// The number of sequences of `depth` turns. `buffers` has room for each part of each turn.
    fn count_turns(&mut self, depth: u32, buffers: &mut [Vec<Action>], table: Option<&PerftTable>) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 && !self.rules.has_second_part() {
            return movegen::count_actions(self);
        }
        let key = match table {
            Some(table) if depth > 1 => {
                let key = self.hash() ^ mix(u64::from(depth));
                if let Some(nodes) = table.find(key) {
                    return nodes;
                }
                Some((table, key))
            }
            _ => None,
        };
        let Some((buffer, rest)) = buffers.split_first_mut() else { return 0 };
        buffer.clear();
        self.generate(buffer);
        let mut nodes = 0;
        for &action in buffer.iter() {
            if depth == 1
                && !self.rules.features.second
                && !self.rules.moves_twice()
                && self.rules.gating.is_none()
                && !self.may_promote_elsewhere(action)
            {
                nodes += 1;
                continue;
            }
            self.make_unchecked(action);
            nodes += if self.state.phase == Phase::First {
                self.count_turns(depth - 1, rest, table)
            } else if depth == 1 {
                movegen::count_actions(self)
            } else {
                self.count_second(depth, rest, table)
            };
            self.unmake();
        }
        if let Some((table, key)) = key {
            table.keep(key, nodes);
        }
        nodes
    }

    /// The number of sequences of `depth` turns, including the current one, whose second part comes next.
    fn count_second(&mut self, depth: u32, buffers: &mut [Vec<Action>], table: Option<&PerftTable>) -> u64 {
        let Some((buffer, rest)) = buffers.split_first_mut() else { return 0 };
        buffer.clear();
        self.generate(buffer);
        let mut nodes = 0;
        for &action in buffer.iter() {
            self.make_unchecked(action);
            nodes += self.count_turns(depth - 1, rest, table);
            self.unmake();
        }
        nodes
    }
}
