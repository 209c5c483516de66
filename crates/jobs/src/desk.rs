//! Hands out jobs, not too far ahead of the first that is not done.

use std::collections::BTreeSet;
use std::iter::{Enumerate, Fuse};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::Stop;

/// Hands out the jobs of a list.
pub(crate) struct Desk<I: Iterator> {
    state: Mutex<State<I>>,
    changed: Condvar,
    /// How far ahead of the first open job others may be.
    ahead: usize,
}

struct State<I: Iterator> {
    jobs: Enumerate<Fuse<I>>,
    /// The place of the next job.
    next: usize,
    /// The places of jobs that were taken and are not done.
    open: BTreeSet<usize>,
    closed: bool,
}

impl<I: Iterator> Desk<I> {
    pub fn new(jobs: I, ahead: usize) -> Self {
        let state = State { jobs: jobs.fuse().enumerate(), next: 0, open: BTreeSet::new(), closed: false };
        Self { state: Mutex::new(state), changed: Condvar::new(), ahead }
    }

    fn state(&self) -> MutexGuard<'_, State<I>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job with its place, once it is not too far ahead; `None` if there is none or no more may begin.
    pub fn take(&self, stop: &Stop) -> Option<(usize, I::Item)> {
        let too_far = |state: &mut State<I>| {
            let first = state.open.first().copied().unwrap_or(state.next);
            !state.closed && !stop.is_finishing() && state.next - first >= self.ahead
        };
        let mut state = self.changed.wait_while(self.state(), too_far).unwrap_or_else(PoisonError::into_inner);
        if state.closed || stop.is_finishing() {
            return None;
        }
        let (place, job) = state.jobs.next()?;
        state.next = place + 1;
        state.open.insert(place);
        Some((place, job))
    }

    /// A job is done, or will never be.
    pub fn done(&self, place: usize) {
        self.state().open.remove(&place);
        self.changed.notify_all();
    }

    /// Hands out nothing more and lets nobody wait.
    pub fn close(&self) {
        self.state().closed = true;
        self.changed.notify_all();
    }
}
