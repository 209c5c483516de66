//! When a search ends: its limits, the caller's clock, and the stop check that reads both.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Measures how long the search has been running. Implemented by every `Fn() -> u64`.
///
/// ```
/// let start = std::time::Instant::now();
/// let clock = move || start.elapsed().as_millis() as u64;
/// assert!(variorum_search::Clock::elapsed_ms(&clock) < 1_000);
/// ```
pub trait Clock {
    /// Milliseconds since the search was requested.
    fn elapsed_ms(&self) -> u64;
}

impl<F: Fn() -> u64> Clock for F {
    fn elapsed_ms(&self) -> u64 {
        self()
    }
}

/// A clock that stands still, for searches without a time limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed_ms(&self) -> u64 {
        0
    }
}

/// Limits of a search, which ends when the first of them is reached. Without any, it ends at the stop flag or the greatest depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchLimits<A> {
    /// Greatest depth, in turns.
    pub depth: Option<u32>,
    /// Greatest number of actions made.
    pub nodes: Option<u64>,
    /// After this many milliseconds no new iteration starts. The limit shrinks while the best turn is stable, grows while it changes, and
    /// never exceeds `hard_ms`.
    pub soft_ms: Option<u64>,
    /// After this many milliseconds the search stops, even within an iteration.
    pub hard_ms: Option<u64>,
    /// The search ends when it has proven a win within this many turns of the side to move.
    pub mate: Option<u32>,
    /// The number of lines to search (MultiPV); lines differ in their first action. 0 counts as 1.
    pub lines: usize,
    /// Consider only turns that begin with one of these actions; empty: all turns.
    pub only: Vec<A>,
}

impl<A> Default for SearchLimits<A> {
    fn default() -> Self {
        SearchLimits { depth: None, nodes: None, soft_ms: None, hard_ms: None, mate: None, lines: 1, only: Vec::new() }
    }
}

impl<A> SearchLimits<A> {
    /// Limits the depth, in turns.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        SearchLimits { depth: Some(depth), ..SearchLimits::default() }
    }

    /// Limits the number of nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        SearchLimits { nodes: Some(nodes), ..SearchLimits::default() }
    }

    /// Whether only the stop flag or a proven win ends the search.
    pub(crate) fn endless(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.soft_ms.is_none() && self.hard_ms.is_none()
    }

    /// A fixed time. Nearly all of it is used; it is exceeded by a few nodes at most.
    #[must_use]
    pub fn movetime(ms: u64) -> Self {
        SearchLimits { hard_ms: Some(ms), ..SearchLimits::default() }
    }
}

/// The number of nodes searched even if the time is already up: a turn found in a few milliseconds is better than the first legal one.
const MIN_NODES: u64 = 1_000;
/// The clock is read once in this many polls.
const POLLS_PER_CLOCK: u32 = 8;

/// The role of a search among the threads that search the same position.
#[derive(Clone, Copy)]
pub(crate) enum Role<'a> {
    /// The only thread.
    Alone,
    /// The leading thread; its assistants count their nodes here.
    Leader(&'a AtomicU64),
    /// An assistant, which counts its nodes here.
    Assistant(&'a AtomicU64),
}

/// An assistant adds its nodes to the shared count in batches of this size.
const NODE_BATCH: u64 = 512;

/// Counts nodes and decides when the search must stop. The decision is final.
pub(crate) struct StopCheck<'a> {
    pub(crate) nodes: u64,
    clock: &'a dyn Clock,
    stop: &'a AtomicBool,
    role: Role<'a>,
    /// Nodes already added to the shared count.
    reported: u64,
    node_limit: u64,
    hard_ms: u64,
    polls: u32,
    stopped: bool,
}

impl<'a> StopCheck<'a> {
    pub(crate) fn new<A>(limits: &SearchLimits<A>, clock: &'a dyn Clock, stop: &'a AtomicBool, role: Role<'a>) -> Self {
        StopCheck {
            nodes: 0,
            clock,
            stop,
            role,
            reported: 0,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            hard_ms: limits.hard_ms.unwrap_or(u64::MAX),
            polls: 0,
            stopped: false,
        }
    }

    /// Whether the search must stop now. Cheap enough to call for every action.
    pub(crate) fn poll(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.polls = self.polls.wrapping_add(1);
        if let Role::Assistant(count) = self.role
            && self.nodes >= self.reported + NODE_BATCH
        {
            count.fetch_add(self.nodes - self.reported, Ordering::Relaxed);
            self.reported = self.nodes;
        }
        self.stopped = self.stop.load(Ordering::Relaxed)
            || self.node_limit != u64::MAX && self.all_nodes() >= self.node_limit
            || (self.hard_ms != u64::MAX
                && self.nodes >= MIN_NODES
                && self.polls % POLLS_PER_CLOCK == 1
                && self.clock.elapsed_ms() >= self.hard_ms);
        self.stopped
    }

    /// Nodes of this search and its assistants.
    pub(crate) fn all_nodes(&self) -> u64 {
        match self.role {
            Role::Leader(count) => self.nodes + count.load(Ordering::Relaxed),
            Role::Alone | Role::Assistant(_) => self.nodes,
        }
    }

    /// Sets aside an eighth of the time and nodes for later. Returns the node limit until then, and the hard time limit to restore.
    pub(crate) fn reserve(&mut self) -> (u64, u64) {
        let whole = self.hard_ms;
        self.hard_ms = if whole == u64::MAX { whole } else { whole - whole / 8 };
        let nodes = self.node_limit;
        (if nodes == u64::MAX { nodes } else { nodes - nodes / 8 }, whole)
    }

    /// Restores the hard time limit that [`StopCheck::reserve`] returned, and clears a stop.
    pub(crate) fn restore(&mut self, hard_ms: u64) {
        (self.hard_ms, self.stopped) = (hard_ms, false);
    }

    /// Whether `poll` has ever returned true.
    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }

    pub(crate) fn elapsed_ms(&self) -> u64 {
        self.clock.elapsed_ms()
    }
}
