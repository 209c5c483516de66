//! Limits of a search, and what stops it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Turns that are made between two looks at the limits.
const STRIDE: u64 = 512;

/// Limits of a search.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Turns that may be made, by all threads together; a little more may be made.
    pub nodes: Option<u64>,
    /// Solutions, and apart from them variations, that are kept.
    pub lines: usize,
    /// Threads.
    pub threads: usize,
    /// The size of the hash table in MiB; 0 for none. The table relies on 64-bit hashes.
    pub hash_mib: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { nodes: None, lines: 100_000, threads: 1, hash_mib: 64 }
    }
}

/// How a search came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ended {
    /// It is complete.
    Complete,
    /// There are more solutions or variations than may be kept.
    Lines,
    /// The nodes were used up.
    Nodes,
    /// It was told to stop.
    Stopped,
}

/// The search ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interrupted(pub Ended);

/// What the threads of a search share.
pub(crate) struct Shared<'s> {
    limits: &'s Limits,
    stop: &'s AtomicBool,
    nodes: AtomicU64,
    lines: AtomicU64,
}

impl<'s> Shared<'s> {
    pub(crate) fn new(limits: &'s Limits, stop: &'s AtomicBool) -> Self {
        Self { limits, stop, nodes: AtomicU64::new(0), lines: AtomicU64::new(0) }
    }

    pub(crate) fn threads(&self) -> usize {
        self.limits.threads
    }

    pub(crate) fn hash_mib(&self) -> usize {
        self.limits.hash_mib
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// The account of one thread.
pub(crate) struct Account<'s> {
    shared: &'s Shared<'s>,
    unsaid: u64,
}

impl<'s> Account<'s> {
    pub(crate) fn new(shared: &'s Shared<'s>) -> Self {
        Self { shared, unsaid: 0 }
    }

    /// Counts a turn.
    #[inline]
    pub(crate) fn node(&mut self) -> Result<(), Interrupted> {
        self.unsaid += 1;
        if self.unsaid < STRIDE { Ok(()) } else { self.look() }
    }

    #[cold]
    fn look(&mut self) -> Result<(), Interrupted> {
        self.say();
        if self.shared.stop.load(Ordering::Relaxed) {
            return Err(Interrupted(Ended::Stopped));
        }
        match self.shared.limits.nodes {
            Some(most) if self.shared.nodes() >= most => Err(Interrupted(Ended::Nodes)),
            Some(_) | None => Ok(()),
        }
    }

    fn say(&mut self) {
        self.shared.nodes.fetch_add(std::mem::take(&mut self.unsaid), Ordering::Relaxed);
    }

    /// Counts a line that is kept.
    pub(crate) fn line(&self) -> Result<(), Interrupted> {
        let lines = self.shared.lines.fetch_add(1, Ordering::Relaxed);
        if lines < self.shared.limits.lines as u64 { Ok(()) } else { Err(Interrupted(Ended::Lines)) }
    }
}

impl Drop for Account<'_> {
    fn drop(&mut self) {
        self.say();
    }
}
