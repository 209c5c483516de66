//! Numbered pieces of work on several threads, with results that do not depend on how many there are.

use std::sync::atomic::{AtomicU64, Ordering};

/// What `work` makes of each number from 0 to below `count`, in the order of the numbers. Every thread has a tool of its own.
///
/// # Panics
/// If `tool` or `work` panics.
pub(crate) fn in_order<Tool, Made: Send>(
    count: u64,
    threads: usize,
    tool: impl Fn() -> Tool + Sync,
    work: impl Fn(&mut Tool, u64) -> Made + Sync,
) -> Vec<Made> {
    let next = AtomicU64::new(0);
    let take = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        (number < count).then_some(number)
    };
    let each = || {
        let mut tool = tool();
        std::iter::from_fn(take).map(|number| (number, work(&mut tool, number))).collect::<Vec<_>>()
    };
    let mut made: Vec<(u64, Made)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(each)).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined.flat_map(|made| made.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    made.sort_by_key(|&(number, _)| number);
    made.into_iter().map(|(_, made)| made).collect()
}
