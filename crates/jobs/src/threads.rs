//! Jobs on threads of this process.

use std::convert::Infallible;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crate::desk::Desk;
use crate::{AHEAD, Portable, Runner, Stop, Work, in_turn};

/// A number of threads in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    count: usize,
}

/// What a thread reports of a job.
enum Report<W: Work> {
    /// The job has ended; `None` if it was stopped.
    Ended(usize, Option<W::Made>),
    Failed(usize, W::Error),
}

/// Closes the desk when dropped, so that nobody waits for what never comes.
struct Closing<'d, I: Iterator>(&'d Desk<I>);

impl<I: Iterator> Drop for Closing<'_, I> {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Threads {
    /// So many threads; 0 counts as 1.
    #[must_use]
    pub const fn new(count: usize) -> Self {
        Self { count: if count == 0 { 1 } else { count } }
    }

    /// As [`Runner::run`], for jobs and results that need not be written down.
    ///
    /// # Errors
    /// The first job that could not be done.
    ///
    /// # Panics
    /// If a job or `receive` panics.
    pub fn each<W: Work>(
        self,
        work: &W,
        jobs: impl Iterator<Item = W::Job> + Send,
        stop: &Stop,
        mut receive: impl FnMut(usize, W::Made),
    ) -> Result<(), W::Error> {
        let most = jobs.size_hint().1.unwrap_or(usize::MAX);
        let desk = Desk::new(jobs, AHEAD);
        let mut failure = None;
        thread::scope(|scope| {
            let _closing = Closing(&desk);
            let (sender, reports) = channel();
            for _ in 0..self.count.min(most) {
                let (sender, desk) = (sender.clone(), &desk);
                scope.spawn(move || {
                    let panicking = Closing(desk);
                    serve(work, desk, stop, &sender);
                    std::mem::forget(panicking);
                });
            }
            drop(sender);
            for report in reports {
                match report {
                    Report::Ended(place, made) => {
                        made.into_iter().for_each(|made| receive(place, made));
                        desk.done(place);
                    }
                    Report::Failed(place, error) => {
                        // The other threads finish what they are doing.
                        stop.finish();
                        desk.done(place);
                        failure.get_or_insert(error);
                    }
                }
            }
        });
        failure.map_or(Ok(()), Err)
    }
}

/// Does jobs until none is left.
fn serve<W: Work, I: Iterator<Item = W::Job>>(work: &W, desk: &Desk<I>, stop: &Stop, reports: &Sender<Report<W>>) {
    let mut tool = None;
    while let Some((place, job)) = desk.take(stop) {
        let tool = tool.get_or_insert_with(|| work.tool());
        let report = match work.run(tool, &job, stop) {
            Ok(made) => Report::Ended(place, made),
            Err(error) => Report::Failed(place, error),
        };
        // The receiver is gone only if it has panicked.
        if reports.send(report).is_err() {
            return;
        }
    }
}

impl Runner for Threads {
    fn run<W: Portable>(
        &self,
        work: &W,
        jobs: impl Iterator<Item = W::Job> + Send,
        stop: &Stop,
        receive: impl FnMut(usize, W::Made),
    ) -> Result<(), W::Error> {
        self.each(work, jobs, stop, receive)
    }
}

/// What `work` makes of each number from 0 to below `count`, in the order of the numbers. Every thread has a tool of its own.
///
/// # Panics
/// If `tool` or `work` panics.
pub fn in_order<Tool, Made: Send>(
    count: u64,
    threads: usize,
    tool: impl Fn() -> Tool + Sync,
    work: impl Fn(&mut Tool, u64) -> Made + Sync,
) -> Vec<Made> {
    let mut made = Vec::new();
    let done = Threads::new(threads).each(
        &Functions(tool, work),
        0..count,
        &Stop::new(),
        in_turn(|_, result| made.push(result)),
    );
    match done {
        Ok(()) => made,
        Err(never) => match never {},
    }
}

/// Work given as two functions: how to make a tool, and what to do with it.
struct Functions<T, F>(T, F);

impl<Tool, Made: Send, T: Fn() -> Tool + Sync, F: Fn(&mut Tool, u64) -> Made + Sync> Work for Functions<T, F> {
    type Job = u64;
    type Made = Made;
    type Error = Infallible;
    type Tool<'w>
        = Tool
    where
        Self: 'w;

    fn tool(&self) -> Tool {
        (self.0)()
    }

    fn run<'w>(&'w self, tool: &mut Self::Tool<'w>, job: &u64, _: &Stop) -> Result<Option<Made>, Infallible> {
        Ok(Some((self.1)(tool, *job)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    /// Adds one; refuses one number, and the tool counts its jobs.
    struct AddOne {
        refuses: Option<u64>,
        begun: AtomicUsize,
    }

    impl Work for AddOne {
        type Job = u64;
        type Made = (u64, u64);
        type Error = String;
        type Tool<'w> = u64;

        fn tool(&self) -> u64 {
            0
        }

        fn run(&self, done: &mut u64, job: &u64, _: &Stop) -> Result<Option<(u64, u64)>, String> {
            self.begun.fetch_add(1, Ordering::Relaxed);
            *done += 1;
            if self.refuses == Some(*job) { Err(format!("not {job}")) } else { Ok(Some((*job + 1, *done))) }
        }
    }

    #[test]
    fn every_job_is_done_once_with_any_number_of_threads() {
        for threads in [0, 1, 3, 500] {
            let (mut made, work) = (Vec::new(), AddOne { refuses: None, begun: AtomicUsize::new(0) });
            let receive = in_turn(|place, (sum, _)| made.push((place, sum)));
            Threads::new(threads).each(&work, 10..400, &Stop::new(), receive).unwrap();
            assert_eq!(made, (0..390).map(|place| (place, place as u64 + 11)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_thread_keeps_its_tool() {
        let (mut last, work) = (0, AddOne { refuses: None, begun: AtomicUsize::new(0) });
        Threads::new(1).each(&work, 0..5, &Stop::new(), |_, (_, done)| last = done).unwrap();
        assert_eq!(last, 5);
    }

    #[test]
    fn a_failure_ends_the_work_and_keeps_what_was_made() {
        let (mut made, work) = (0, AddOne { refuses: Some(7), begun: AtomicUsize::new(0) });
        let stop = Stop::new();
        let failed = Threads::new(1).each(&work, 0..10_000, &stop, |_, _| made += 1);
        assert_eq!(failed, Err("not 7".to_owned()));
        // The thread may have begun some more before it was told.
        assert!(made >= 7 && stop.is_finishing() && work.begun.into_inner() < 10_000, "{made}");
    }

    #[test]
    fn no_job_begins_after_a_stop() {
        let (stop, work) = (Stop::new(), AddOne { refuses: None, begun: AtomicUsize::new(0) });
        stop.finish();
        Threads::new(2).each(&work, 0..10, &stop, |_, _| {}).unwrap();
        assert_eq!(work.begun.into_inner(), 0);
    }

    #[test]
    fn nobody_runs_far_ahead_of_a_slow_job() {
        let (begun, slow) = (AtomicUsize::new(0), AtomicUsize::new(usize::MAX));
        let work = |(): &mut (), number: u64| {
            if number == 0 {
                // The other thread does as much as it may meanwhile.
                std::thread::sleep(Duration::from_millis(200));
                slow.store(begun.load(Ordering::Relaxed), Ordering::Relaxed);
            }
            begun.fetch_add(1, Ordering::Relaxed);
            number
        };
        let made = in_order(2_000, 2, || (), work);
        assert_eq!(made, (0..2_000).collect::<Vec<_>>());
        assert_eq!(slow.into_inner(), AHEAD - 1);
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_job_that_panics_lets_nobody_wait() {
        in_order(10_000, 3, || (), |(), number| assert_ne!(number, 5));
    }
}
