//! Sends jobs to the queue and collects what they make.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;
use variorum_jobs::{AHEAD, Portable, QueueError, Runner, Stop};

use crate::database::{self, Ended, Fault};
use crate::{JOB_BYTES, LOOKS, Queue, SETUP_BYTES, TRIES, random_id};

/// How often the sender says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// After so long without a worker the user is told.
const ALONE: Duration = Duration::from_secs(5);
/// A worker that was not heard of for so long does not count.
const WORKER_SEEN_S: f64 = 60.0;
/// After so many failures in a row to reach the database, seconds apart, the work is given up.
const FAILURES: u32 = 30;

/// The sender of a run's jobs. When it is dropped, nothing of the run is left in the queue.
pub struct Sender<'q> {
    queue: &'q Queue,
    run: String,
    what: String,
    /// How many jobs were sent by earlier calls.
    sent: Cell<usize>,
    alone: Box<dyn Fn() + 'q>,
    told: Cell<bool>,
}

impl Queue {
    /// Begins a run. `what` names it for people (`match of chess`), `setup` is what all its jobs have in common. `alone` is called once if there are jobs
    /// and no worker.
    ///
    /// # Errors
    /// If the setup is too long, or the database fails.
    pub fn sender<'q>(
        &'q self,
        what: &str,
        setup: &impl Serialize,
        alone: impl Fn() + 'q,
    ) -> Result<Sender<'q>, QueueError> {
        let unusable = |error: &dyn std::fmt::Display| QueueError::Unusable(error.to_string());
        let bytes = serde_json::to_vec(setup).map_err(|error| unusable(&error))?;
        check_length(|| what.to_owned(), &bytes, SETUP_BYTES)?;
        let run = random_id()?;
        self.runtime.block_on(async {
            database::sweep(&self.pool).await?;
            database::begin_run(&self.pool, &run, &self.name, what, &bytes).await
        })?;
        let (sent, told) = (Cell::new(0), Cell::new(false));
        Ok(Sender { queue: self, run, what: what.to_owned(), sent, alone: Box::new(alone), told })
    }
}

fn check_length(what: impl Fn() -> String, bytes: &[u8], most: usize) -> Result<(), QueueError> {
    match bytes.len() <= most {
        true => Ok(()),
        false => Err(QueueError::TooLong { what: what(), bytes: bytes.len(), most }),
    }
}

impl Drop for Sender<'_> {
    fn drop(&mut self) {
        // If this fails, the workers will remove the run.
        let _ = self.queue.runtime.block_on(database::end_run(&self.queue.pool, &self.run));
    }
}

/// A call of [`Runner::run`] in progress.
struct Sending<'s, 'q> {
    sender: &'s Sender<'q>,
    /// The number of the first job of this call.
    first: usize,
    /// How many jobs were sent.
    sent: usize,
    /// The places of jobs that were sent and have no result.
    open: BTreeSet<usize>,
    failures: u32,
    heartbeat: Instant,
    begun: Instant,
}

impl Sending<'_, '_> {
    /// Runs a statement; `None` if the database failed, which is forgiven some times.
    fn ask<T>(&mut self, ask: impl Future<Output = Result<T, Fault>>) -> Result<Option<T>, QueueError> {
        match self.sender.queue.runtime.block_on(ask) {
            Ok(answer) => {
                self.failures = 0;
                Ok(Some(answer))
            }
            Err(_) if self.failures < FAILURES => {
                self.failures += 1;
                thread::sleep(Duration::from_secs(1));
                Ok(None)
            }
            Err(fault) => Err(fault.into()),
        }
    }

    fn name(&self, place: usize) -> String {
        format!("job {} of the {}", place + 1, self.sender.what)
    }

    /// The jobs that may be sent now, each with its number.
    fn next<J: Serialize>(&self, jobs: &mut impl Iterator<Item = J>) -> Result<Vec<(usize, Vec<u8>)>, QueueError> {
        let oldest = self.open.first().copied().unwrap_or(self.sent);
        let room = (oldest + AHEAD).saturating_sub(self.sent);
        let made = jobs.take(room).zip(self.sent..).map(|(job, place)| {
            let bytes = serde_json::to_vec(&job);
            let bytes = bytes.map_err(|why| QueueError::Unreadable { job: self.name(place), why: why.to_string() })?;
            check_length(|| self.name(place), &bytes, JOB_BYTES)?;
            Ok((self.first + place, bytes))
        });
        made.collect()
    }

    /// Looks after the run: says that it is alive, and whether nobody works on it.
    fn look_after(&mut self) -> Result<(), QueueError> {
        let Sender { queue, run, alone, told, .. } = self.sender;
        if self.heartbeat.elapsed() >= HEARTBEAT {
            self.heartbeat = Instant::now();
            if self.ask(database::keep_run(&queue.pool, run))? == Some(false) {
                let why = "the workers have not heard of this process for long, and have removed its jobs";
                return Err(QueueError::Unusable(why.to_owned()));
            }
        }
        if !told.get() && self.begun.elapsed() >= ALONE {
            told.set(true);
            if self.ask(database::workers(&queue.pool, &queue.name, WORKER_SEEN_S))? == Some(0) {
                alone();
            }
        }
        Ok(())
    }
}

impl Runner for Sender<'_> {
    fn run<W: Portable>(
        &self,
        _: &W,
        jobs: impl Iterator<Item = W::Job> + Send,
        stop: &Stop,
        mut receive: impl FnMut(usize, W::Made),
    ) -> Result<(), W::Error> {
        let (pool, name) = (&self.queue.pool, &self.queue.name);
        let (first, now) = (self.sent.get(), Instant::now());
        let mut this =
            Sending { sender: self, first, sent: 0, open: BTreeSet::new(), failures: 0, heartbeat: now, begun: now };
        let (mut jobs, mut failure, mut pause) = (jobs.fuse(), None, LOOKS[0]);
        loop {
            if !stop.is_finishing() {
                let next = this.next(&mut jobs)?;
                let places: Vec<usize> = next.iter().map(|(number, _)| number - first).collect();
                if !next.is_empty() {
                    // Not forgiven: whether the jobs were sent would not be known.
                    let sent = self.queue.runtime.block_on(database::push(pool, name, &self.run, next));
                    sent.map_err(QueueError::from)?;
                    this.sent += places.len();
                    self.sent.set(first + this.sent);
                    this.open.extend(places);
                }
            } else if let Some(withdrawn) = this.ask(database::withdraw(pool, name, &self.run))? {
                let places = withdrawn.iter().filter_map(|number| number.checked_sub(first));
                places.for_each(|place| _ = this.open.remove(&place));
            }
            if this.open.is_empty() || stop.is_aborted() {
                break;
            }
            let ended = this.ask(database::take_ended(pool, name, &self.run))?.unwrap_or_default();
            pause = if ended.is_empty() { (pause * 2).min(LOOKS[1]) } else { LOOKS[0] };
            for Ended { number, tries, result } in ended {
                let Some(place) = number.checked_sub(first).filter(|place| this.open.remove(place)) else {
                    continue;
                };
                let read = |value| {
                    let unreadable =
                        |why: serde_json::Error| QueueError::Unreadable { job: this.name(place), why: why.to_string() };
                    serde_json::from_value::<W::Made>(value).map_err(unreadable)
                };
                let failed = |why| QueueError::Failed { job: this.name(place), times: tries.min(TRIES as u32), why };
                match result.map_err(failed).and_then(read) {
                    Ok(made) => receive(place, made),
                    Err(error) => {
                        stop.finish();
                        failure.get_or_insert(error);
                    }
                }
            }
            this.look_after()?;
            if !this.open.is_empty() && !stop.is_aborted() {
                thread::sleep(pause);
            }
        }
        failure.map_or(Ok(()), |error| Err(error.into()))
    }
}
