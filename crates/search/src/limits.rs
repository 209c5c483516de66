//! When a search ends: its limits, the caller's clock, and the stop check that reads both.
//!
//! Knows no system clock: the time is what a [`Clock`] says.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Tells how long the search has been running. Any `Fn() -> u64` is one.
///
/// ```
/// let start = std::time::Instant::now();
/// let clock = move || start.elapsed().as_millis() as u64;
/// assert!(variorum_search::Clock::elapsed_ms(&clock) < 1_000);
/// ```
pub trait Clock {
    /// Milliseconds since the search was asked for.
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

/// What ends a search; the first limit reached counts. With none, only the stop flag and the greatest depth do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchLimits<A> {
    /// Greatest depth, in turns.
    pub depth: Option<u32>,
    /// Greatest number of actions made.
    pub nodes: Option<u64>,
    /// After this many milliseconds no new iteration starts (stretched or shortened by how settled the choice is, never
    /// beyond `hard_ms`).
    pub soft_ms: Option<u64>,
    /// After this many milliseconds the search breaks off.
    pub hard_ms: Option<u64>,
    /// End when a win within this many own turns is proven.
    pub mate: Option<u32>,
    /// Number of best lines wanted; lines differ in their first action. 0 counts as 1.
    pub lines: usize,
    /// Consider only turns that begin with one of these actions; empty = all.
    pub only: Vec<A>,
}

impl<A> Default for SearchLimits<A> {
    fn default() -> Self {
        SearchLimits { depth: None, nodes: None, soft_ms: None, hard_ms: None, mate: None, lines: 1, only: Vec::new() }
    }
}

impl<A> SearchLimits<A> {
    /// Only a depth in turns.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        SearchLimits { depth: Some(depth), ..SearchLimits::default() }
    }

    /// Only a number of nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        SearchLimits { nodes: Some(nodes), ..SearchLimits::default() }
    }

    /// Does nothing but the stop flag, or a proven win, end the search?
    pub(crate) fn endless(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.soft_ms.is_none() && self.hard_ms.is_none()
    }

    /// A fixed time: nearly all of it is used, none is exceeded by more than the time of a few nodes.
    #[must_use]
    pub fn movetime(ms: u64) -> Self {
        SearchLimits { hard_ms: Some(ms), ..SearchLimits::default() }
    }
}

/// However late it is, so many nodes are searched: a turn that was looked at for some milliseconds is better than the first that comes.
const UNHURRIED: u64 = 1_000;
/// The clock is read once in this many polls.
const POLLS_PER_CLOCK: u32 = 8;

/// What a search knows of other threads that search the same position.
#[derive(Clone, Copy)]
pub(crate) enum Others<'a> {
    /// It is alone.
    None,
    /// It leads; their nodes are counted here.
    Led(&'a AtomicU64),
    /// It assists and counts its nodes here.
    Leader(&'a AtomicU64),
}

/// An assistant tells its nodes in portions of so many.
const TOLD_NODES: u64 = 512;

/// Counts nodes and says when to break off; once it said so, it keeps saying it.
pub(crate) struct StopCheck<'a> {
    pub(crate) nodes: u64,
    clock: &'a dyn Clock,
    stop: &'a AtomicBool,
    others: Others<'a>,
    /// Nodes that were already told to the others.
    told: u64,
    node_limit: u64,
    hard_ms: u64,
    polls: u32,
    stopped: bool,
}

impl<'a> StopCheck<'a> {
    pub(crate) fn new<A>(
        limits: &SearchLimits<A>,
        clock: &'a dyn Clock,
        stop: &'a AtomicBool,
        others: Others<'a>,
    ) -> Self {
        StopCheck {
            nodes: 0,
            clock,
            stop,
            others,
            told: 0,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            hard_ms: limits.hard_ms.unwrap_or(u64::MAX),
            polls: 0,
            stopped: false,
        }
    }

    /// Must the search break off now? Cheap enough for every action of every loop.
    pub(crate) fn poll(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.polls = self.polls.wrapping_add(1);
        if let Others::Leader(count) = self.others
            && self.nodes >= self.told + TOLD_NODES
        {
            count.fetch_add(self.nodes - self.told, Ordering::Relaxed);
            self.told = self.nodes;
        }
        self.stopped = self.stop.load(Ordering::Relaxed)
            || self.node_limit != u64::MAX && self.all_nodes() >= self.node_limit
            || (self.hard_ms != u64::MAX
                && self.nodes >= UNHURRIED
                && self.polls % POLLS_PER_CLOCK == 1
                && self.clock.elapsed_ms() >= self.hard_ms);
        self.stopped
    }

    /// Actions made by this search and by those that assist it.
    pub(crate) fn all_nodes(&self) -> u64 {
        match self.others {
            Others::Led(count) => self.nodes + count.load(Ordering::Relaxed),
            Others::None | Others::Leader(_) => self.nodes,
        }
    }

    /// Runs a part of the search that gets seven eighths of the time and nodes, and is told its node limit; then the rest goes on.
    pub(crate) fn most_of_it(&mut self) -> (u64, u64) {
        let whole = self.hard_ms;
        self.hard_ms = if whole == u64::MAX { whole } else { whole - whole / 8 };
        let nodes = self.node_limit;
        (if nodes == u64::MAX { nodes } else { nodes - nodes / 8 }, whole)
    }

    /// Gives back what [`StopCheck::most_of_it`] kept.
    pub(crate) fn all_of_it(&mut self, hard_ms: u64) {
        (self.hard_ms, self.stopped) = (hard_ms, false);
    }

    /// Did `poll` ever say yes?
    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }

    pub(crate) fn elapsed_ms(&self) -> u64 {
        self.clock.elapsed_ms()
    }
}
