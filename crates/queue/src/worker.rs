//! Takes jobs from the queue, does them and brings their results.

use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use apalis_core::backend::TaskResult;
use apalis_core::task::status::Status;
use apalis_core::task::task_id::TaskId;
use apalis_core::worker::context::WorkerContext;
use apalis_postgres::queries::{
    fetch_next, handle_results, keep_alive, reenqueue_abandoned, reenqueue_orphaned, register_worker,
};
use apalis_postgres::{Config, Error as QueueFault};
use serde_json::Value;
use sqlx::PgConnection;
use variorum_jobs::{QueueError, Stop};

use crate::database::{self, Fault};
use crate::served::{Post, Served};
use crate::{LOOKS, Queue, RESULT_BYTES, random_id};

/// How often the worker looks after itself.
const TICK: Duration = Duration::from_millis(200);
/// How often it looks for dead senders and for runs that it may not take part in.
const ROUND: Duration = Duration::from_secs(5);
/// How many runs a worker keeps set up.
const RUNS_KEPT: usize = 4;
/// How often what must be done is tried while the database fails, a second apart.
const INSISTENCE: u32 = 30;
/// The most runs of other programs that are told of.
const OTHERS_TOLD: usize = 100;

/// How a worker works.
#[derive(Clone, Copy, Debug)]
pub struct Worker {
    /// How many jobs it does at the same time.
    pub threads: usize,
    /// A worker that was not heard of for so long is dead, and its jobs go to others; at least a second.
    pub lease: Duration,
    /// The worker ends after so long without a job; `None`: never.
    pub idle: Option<Duration>,
}

/// What a worker tells of.
#[derive(Clone, Copy, Debug)]
pub enum Note<'a> {
    /// It works for a run, by its name.
    Begun(&'a str),
    /// A run, by its name and queue, is one of another program.
    OtherProgram(&'a str, &'a str),
    /// The database fails; it tries again.
    Failing(&'a str),
}

/// The work of a run that was set up, or why this worker may not take part.
pub type Opened = Result<Box<dyn Served>, String>;

/// A job that was taken.
struct Taken {
    id: TaskId,
    /// How often it was tried before.
    tries: usize,
    run: String,
    job: Vec<u8>,
}

/// The work of a run, or nothing if the run is over.
type Open = Option<Arc<dyn Served>>;

/// What the threads of a worker share.
struct Shared<'w> {
    queue: &'w Queue,
    config: Config,
    context: WorkerContext,
    /// Ends the worker after its current jobs, or immediately.
    stop: &'w Stop,
    /// Stops the jobs that are under way.
    stop_jobs: Stop,
    open: &'w (dyn Fn(&[u8]) -> Opened + Sync),
    note: &'w (dyn Fn(Note<'_>) + Sync),
    runs: Mutex<VecDeque<(String, Open)>>,
    refusal: Mutex<Option<QueueError>>,
    begun: Instant,
    /// When a thread last had a job, in milliseconds after the beginning.
    busy: AtomicU64,
    /// How many jobs are under way.
    running: AtomicUsize,
    done: AtomicU64,
    /// From when on a failure of the database is told again, in seconds after the beginning.
    told: AtomicU64,
}

impl Queue {
    /// Works until it is stopped or idle, and returns how many jobs it did. `open` sets up the work of a run from what its sender gave; where it fails,
    /// this worker may not take part.
    ///
    /// # Errors
    /// If the worker may not take part in a run, or the database fails at the beginning.
    ///
    /// # Panics
    /// If `open` or `note` panics.
    pub fn work(
        &self,
        worker: Worker,
        stop: &Stop,
        open: &(dyn Fn(&[u8]) -> Opened + Sync),
        note: &(dyn Fn(Note<'_>) + Sync),
    ) -> Result<u64, QueueError> {
        let lease = worker.lease.max(Duration::from_secs(1));
        let shared = Shared {
            queue: self,
            config: Config::default().queue(&self.name).batch_size(1),
            context: WorkerContext::new(&format!("variorum-{}", random_id()?)),
            stop,
            stop_jobs: Stop::new(),
            open,
            note,
            runs: Mutex::new(VecDeque::new()),
            refusal: Mutex::new(None),
            begun: Instant::now(),
            busy: AtomicU64::new(0),
            running: AtomicUsize::new(0),
            done: AtomicU64::new(0),
            told: AtomicU64::new(0),
        };
        self.runtime.block_on(shared.register())?;
        thread::scope(|scope| {
            let threads: Vec<_> = (0..worker.threads.max(1)).map(|_| scope.spawn(|| shared.work())).collect();
            shared.look_after(lease, worker.idle, || threads.iter().all(thread::ScopedJoinHandle::is_finished));
        });
        let refusal = shared.refusal.into_inner().unwrap_or_else(PoisonError::into_inner);
        refusal.map_or(Ok(shared.done.into_inner()), Err)
    }
}

impl Shared<'_> {
    async fn register(&self) -> Result<(), Fault> {
        let mut connection = self.queue.pool.acquire().await?;
        let (name, now) = (&self.queue.name, SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default());
        let last_seen = now.as_secs().cast_signed().into();
        register_worker::<PgConnection>(&mut connection, name, &self.context, &last_seen, "variorum").await?;
        // From now on the database's clock counts, not this machine's.
        keep_alive::<PgConnection>(&mut connection, name, &self.context).await?;
        Ok(())
    }

    /// Keeps the worker alive and ends it, until its threads are done.
    fn look_after(&self, lease: Duration, idle: Option<Duration>, all_done: impl Fn() -> bool) {
        let (mut heartbeat, mut round) = (Instant::now(), None::<Instant>);
        let mut told = BTreeSet::new();
        while !all_done() {
            if self.stop.is_aborted() {
                self.stop_jobs.abort();
            }
            if heartbeat.elapsed() >= lease / 4 {
                heartbeat = Instant::now();
                self.try_to(self.stay_alive(lease));
            }
            if round.is_none_or(|round| round.elapsed() >= ROUND) {
                round = Some(Instant::now());
                self.try_to(database::sweep(&self.queue.pool));
                let others = self.try_to(database::other_runs(&self.queue.pool, &self.queue.name));
                for (what, program) in others.unwrap_or_default() {
                    if told.len() < OTHERS_TOLD && told.insert((what.clone(), program.clone())) {
                        (self.note)(Note::OtherProgram(&what, &program));
                    }
                }
            }
            let last = self.begun + Duration::from_millis(self.busy.load(Ordering::Relaxed));
            let running = self.running.load(Ordering::Relaxed) > 0;
            if !running && idle.is_some_and(|idle| last.elapsed() >= idle) {
                self.stop.finish();
            }
            thread::sleep(TICK);
        }
    }

    async fn stay_alive(&self, lease: Duration) -> Result<(), Fault> {
        let mut connection = self.queue.pool.acquire().await?;
        match keep_alive::<PgConnection>(&mut connection, &self.queue.name, &self.context).await {
            // It was taken for one that is long gone.
            Err(QueueFault::WorkerOutOfSync) => self.register().await?,
            kept => kept?,
        }
        reenqueue_orphaned::<PgConnection>(&mut connection, &self.queue.name, lease.as_secs()).await?;
        Ok(())
    }

    /// Runs a statement. If the database fails, that is noted.
    fn try_to<T>(&self, ask: impl Future<Output = Result<T, Fault>>) -> Option<T> {
        match self.queue.runtime.block_on(ask) {
            Ok(answer) => Some(answer),
            Err(fault) => {
                // Every thread meets the same failure again and again.
                let now = self.begun.elapsed().as_secs();
                let told = self.told.load(Ordering::Relaxed);
                if now >= told
                    && self
                        .told
                        .compare_exchange(told, now + ROUND.as_secs(), Ordering::Relaxed, Ordering::Relaxed)
                        .is_ok()
                {
                    (self.note)(Note::Failing(&QueueError::from(fault).to_string()));
                }
                None
            }
        }
    }

    /// Does jobs until the worker ends.
    fn work(&self) {
        let mut taken = None;
        while let Some(next) = taken.take().or_else(|| self.take()) {
            match self.opened(&next.run) {
                Ok(Some(work)) => {
                    let mut visit = Visit { shared: self, run: next.run.clone(), next: Some(next), current: None };
                    work.serve(&mut visit);
                    taken = visit.next;
                }
                // The sender has gone and its jobs are being removed, or the worker ends.
                Ok(None) => self.put_back(&next.id),
                Err(refusal) => {
                    self.put_back(&next.id);
                    self.refuse(refusal);
                }
            }
        }
        // One that was taken when the worker was told to end.
        if let Some(left) = taken {
            self.put_back(&left.id);
        }
    }

    /// Waits for the next job; `None` if the worker ends.
    fn take(&self) -> Option<Taken> {
        let mut pause = LOOKS[0];
        while !self.stop.is_finishing() {
            match self.try_to(self.fetch()) {
                Some(Some(taken)) => {
                    self.note_busy();
                    return Some(taken);
                }
                Some(None) => {}
                None => pause = LOOKS[1],
            }
            thread::sleep(pause);
            pause = (pause * 2).min(LOOKS[1]);
        }
        None
    }

    fn note_busy(&self) {
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.busy.fetch_max(now, Ordering::Relaxed);
    }

    async fn fetch(&self) -> Result<Option<Taken>, Fault> {
        let mut connection = self.queue.pool.acquire().await?;
        let tasks = fetch_next::<PgConnection>(&mut connection, &self.config, &self.context).await?;
        Ok(tasks.into_iter().next().and_then(|task| {
            let (job, about) = task.take();
            let run = about.idempotency_key()?.split('/').next()?.to_owned();
            Some(Taken { id: about.task_id()?.clone(), tries: about.attempt(), run, job })
        }))
    }

    /// The work of a run, which is set up once.
    fn opened(&self, run: &str) -> Result<Open, QueueError> {
        // Held while a run is set up: the other threads need the same one.
        let mut runs = self.runs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, open)) = runs.iter().find(|(known, _)| known == run) {
            return Ok(open.clone());
        }
        let Some(found) = self.insist(async || database::run(&self.queue.pool, run).await) else { return Ok(None) };
        let open = match found {
            None => None,
            Some((what, setup)) => {
                let work = (self.open)(&setup).map_err(|why| QueueError::Refused { what: what.clone(), why })?;
                (self.note)(Note::Begun(&what));
                Some(Arc::from(work))
            }
        };
        if runs.len() >= RUNS_KEPT {
            runs.pop_front();
        }
        runs.push_back((run.to_owned(), open.clone()));
        Ok(open)
    }

    /// Runs a statement on which the worker depends. A worker that cannot bring back what it took ends, so that others get its jobs.
    fn insist<T>(&self, ask: impl AsyncFn() -> Result<T, Fault>) -> Option<T> {
        for _ in 0..INSISTENCE {
            let answer = self.try_to(ask());
            if answer.is_some() || self.stop.is_aborted() {
                return answer;
            }
            thread::sleep(Duration::from_secs(1));
        }
        self.refuse(QueueError::Unusable("the database has not answered for long".to_owned()));
        None
    }

    /// Ends the worker with this error.
    fn refuse(&self, refusal: QueueError) {
        self.refusal.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(refusal);
        self.stop.finish();
    }

    /// Gives a job back that was not done.
    fn put_back(&self, id: &TaskId) {
        let (name, worker, ids) = (&self.queue.name, self.context.name(), [id.to_string()]);
        self.insist(async || {
            let mut connection = self.queue.pool.acquire().await?;
            Ok(reenqueue_abandoned::<PgConnection>(&mut connection, name, worker, &ids).await?)
        });
    }

    /// Brings a result.
    fn deliver(&self, Taken { id, tries, .. }: &Taken, result: Result<Value, String>) {
        let status = if result.is_ok() { Status::Done } else { Status::Failed };
        let result = TaskResult { task_id: id.clone(), attempt: tries + 1, status, result };
        let delivered = self.insist(async || {
            let mut connection = self.queue.pool.acquire().await?;
            Ok(handle_results::<PgConnection>(&mut connection, &[&result], self.context.name()).await?)
        });
        if delivered.is_some() {
            self.done.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// The jobs of one run, for one thread.
struct Visit<'v, 'w> {
    shared: &'v Shared<'w>,
    run: String,
    /// A job that was taken and not begun.
    next: Option<Taken>,
    /// The job that is under way.
    current: Option<Taken>,
}

impl Post for Visit<'_, '_> {
    fn next(&mut self) -> Option<Vec<u8>> {
        if self.next.is_none() {
            self.next = self.shared.take();
        }
        let mut taken = self.next.take_if(|next| next.run == self.run)?;
        let job = std::mem::take(&mut taken.job);
        self.current = Some(taken);
        self.shared.running.fetch_add(1, Ordering::Relaxed);
        Some(job)
    }

    fn answer(&mut self, result: Option<Result<Value, String>>) {
        let Some(taken) = self.current.take() else { return };
        self.shared.note_busy();
        self.shared.running.fetch_sub(1, Ordering::Relaxed);
        let Some(result) = result.filter(|_| !self.shared.stop_jobs.is_aborted()) else {
            return self.shared.put_back(&taken.id);
        };
        let result = result.and_then(|made| match made.to_string().len() {
            length if length > RESULT_BYTES => Err(format!("its result has {length} bytes, more than {RESULT_BYTES}")),
            _ => Ok(made),
        });
        self.shared.deliver(&taken, result);
    }

    fn stop(&self) -> &Stop {
        &self.shared.stop_jobs
    }
}
