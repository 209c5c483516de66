//! The thread that thinks: a handle that gives it work, and the work's news coming back through a channel.
//!
//! Every search has a [`Watch`] of its own, by which it can be stopped, or told that the pondered move was made, at any
//! time, even before it has begun. Knows nothing of protocols.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use variorum_engine::{Choice, Engine, Info, Level, Limits};
use variorum_rules::history::Entry;
use variorum_rules::perft::perft;
use variorum_rules::{Phase, Position, Rules, Turn};

/// How long a thread that was told to stop may take before it is left to itself.
const PATIENCE: Duration = Duration::from_millis(1_000);

/// What the thread may be told to do, one after the other.
pub(crate) enum Job {
    /// Think for this game from now on.
    Game(Arc<Rules>),
    /// Use a hash table of so many MiB.
    Hash(usize),
    /// Use so many threads.
    Threads(usize),
    /// Forget what was learnt.
    Forget,
    /// Chance moves of the weak levels depend on this.
    Seed(u64),
    /// Say [`News::Ready`].
    Ready,
    /// Find a turn.
    Search(Box<Search>),
    /// Count positions.
    Perft(Box<Perft>),
    /// Value a position.
    Evaluate(Box<Position>),
}

/// A search.
pub(crate) struct Search {
    pub id: u64,
    pub position: Position,
    pub history: Vec<Entry>,
    pub limits: Limits,
    /// Play as weakly as this; its own limits were put into `limits`.
    pub level: Option<Level>,
    pub watch: Arc<Watch>,
}

/// A count of positions.
pub(crate) struct Perft {
    pub id: u64,
    pub position: Position,
    pub depth: u32,
    pub watch: Arc<Watch>,
}

/// What comes back, in order.
#[derive(Debug)]
pub(crate) enum News {
    /// A line of the client; `None`: there will be no more.
    Line(Option<String>),
    /// The thread has done everything before.
    Ready,
    /// A report of the search `id`.
    Info(u64, Info),
    /// The search `id` is over.
    Chosen(u64, Option<Box<Choice>>),
    /// The count behind a turn, found by the count `id`.
    Counted(u64, Turn, u64),
    /// The count `id` is over (`None`: it was stopped).
    Total(u64, Option<u64>),
    /// A position with its value for the side to move and the values of the kinds of piece on the board and in hand.
    Value(Box<Position>, i32, Vec<(i32, i32)>),
}

/// Watches one search from outside.
#[derive(Debug)]
pub(crate) struct Watch {
    stop: AtomicBool,
    pondering: AtomicBool,
    /// Does the answer have to wait for `stop` or `ponderhit`?
    held: Mutex<bool>,
    bell: Condvar,
    begun: Instant,
}

impl Watch {
    /// `held`: the answer must wait for [`Watch::stop`] (or [`Watch::hit`]); `pondering`: the clock stands still until the hit.
    pub fn new(held: bool, pondering: bool) -> Arc<Self> {
        Arc::new(Self {
            stop: AtomicBool::new(false),
            pondering: AtomicBool::new(pondering),
            held: Mutex::new(held || pondering),
            bell: Condvar::new(),
            begun: Instant::now(),
        })
    }

    /// Ends the search.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.let_go();
    }

    /// The pondered move was made: the clock runs, and shows all the time since the search was asked for.
    pub fn hit(&self) {
        self.pondering.store(false, Ordering::Relaxed);
        self.let_go();
    }

    /// Milliseconds since the search was asked for.
    pub fn elapsed_ms(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn let_go(&self) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = false;
        self.bell.notify_all();
    }

    fn wait(&self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        while *held {
            held = self.bell.wait(held).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn clock_ms(&self) -> u64 {
        if self.pondering.load(Ordering::Relaxed) { 0 } else { self.elapsed_ms() }
    }
}

/// The handle.
pub(crate) struct Worker {
    jobs: Sender<Job>,
    done: Receiver<()>,
}

impl Worker {
    /// Starts the thread; what it finds out goes to `news`.
    pub fn start(news: Sender<News>) -> Self {
        let (jobs, inbox) = channel();
        let (finished, done) = channel();
        thread::spawn(move || {
            // The receiver sees the end when this is dropped.
            let _finished: Sender<()> = finished;
            Actor { engine: None, hash: None, threads: 1, seed: 0, rules: None, news }.work(&inbox);
        });
        Self { jobs, done }
    }

    /// Gives it work. Nothing happens if the thread is gone.
    pub fn give(&self, job: Job) {
        let _ = self.jobs.send(job);
    }

    /// Waits a little for the thread to end; running searches must have been stopped before.
    pub fn finish(self) {
        drop(self.jobs);
        // Anything else means that it has ended.
        let _: Result<(), RecvTimeoutError> = self.done.recv_timeout(PATIENCE);
    }
}

/// What the thread holds.
struct Actor {
    engine: Option<Engine>,
    rules: Option<Arc<Rules>>,
    hash: Option<usize>,
    threads: usize,
    seed: u64,
    news: Sender<News>,
}

impl Actor {
    fn work(mut self, inbox: &Receiver<Job>) {
        for job in inbox {
            match job {
                Job::Game(rules) => {
                    if !self.rules.as_ref().is_some_and(|old| Arc::ptr_eq(old, &rules)) {
                        self.engine = None;
                        self.rules = Some(rules);
                    }
                }
                Job::Hash(mib) => {
                    self.hash = Some(mib);
                    if let Some(engine) = &mut self.engine {
                        engine.set_hash_mib(mib);
                    }
                }
                Job::Threads(threads) => {
                    self.threads = threads;
                    if let Some(engine) = &mut self.engine {
                        engine.set_threads(threads);
                    }
                }
                Job::Seed(seed) => {
                    self.seed = seed;
                    if let Some(engine) = &mut self.engine {
                        engine.set_seed(seed);
                    }
                }
                Job::Forget => {
                    if let Some(engine) = &mut self.engine {
                        engine.clear();
                    }
                }
                Job::Ready => {
                    self.engine();
                    let _ = self.news.send(News::Ready);
                }
                Job::Search(search) => self.search(*search),
                Job::Perft(perft) => self.perft(*perft),
                Job::Evaluate(position) => self.evaluate(position),
            }
        }
    }

    /// The engine, measured for the game when it is first needed.
    fn engine(&mut self) -> Option<&mut Engine> {
        if self.engine.is_none() {
            let mut engine = Engine::new(Arc::clone(self.rules.as_ref()?));
            if let Some(mib) = self.hash {
                engine.set_hash_mib(mib);
            }
            engine.set_threads(self.threads);
            engine.set_seed(self.seed);
            self.engine = Some(engine);
        }
        self.engine.as_mut()
    }

    fn search(&mut self, search: Search) {
        let Search { id, position, history, limits, level, watch } = search;
        let news = self.news.clone();
        let tell = |info: &Info| {
            let _ = news.send(News::Info(id, info.clone()));
        };
        let clock = {
            let watch = Arc::clone(&watch);
            move || watch.clock_ms()
        };
        let choice = match (self.engine(), level) {
            (None, _) => None,
            (Some(engine), None) => engine.choose_by_clock(&position, &history, &limits, &clock, &watch.stop, tell),
            (Some(engine), Some(level)) => {
                // The weak levels have no clock that could stand still: they begin when the pondered move was made.
                if watch.pondering.load(Ordering::Relaxed) {
                    watch.wait();
                }
                engine.choose_at_level(&position, &history, &Level { limits, ..level }, &watch.stop, tell)
            }
        };
        watch.wait();
        let _ = self.news.send(News::Chosen(id, choice.map(Box::new)));
    }

    fn perft(&self, perft: Perft) {
        let Perft { id, mut position, depth, watch } = perft;
        let mut total = Some(0_u64);
        let turns = if depth == 0 { Vec::new() } else { position.turns() };
        for turn in turns {
            position.play_unchecked(turn);
            let count = count(&mut position, depth - 1, &watch.stop);
            position.undo_turn();
            let Some(nodes) = count else {
                total = None;
                break;
            };
            let _ = self.news.send(News::Counted(id, turn, nodes));
            total = total.map(|total| total.saturating_add(nodes));
        }
        let total = if depth == 0 { Some(1) } else { total };
        let _ = self.news.send(News::Total(id, total));
    }

    fn evaluate(&mut self, position: Box<Position>) {
        let kinds = position.rules().definition().pieces.len();
        let Some(engine) = self.engine() else { return };
        let values = (0..kinds).map(|kind| (engine.value(kind), engine.hand_value(kind))).collect();
        let value = if position.phase() == Phase::First { engine.evaluate(&position) } else { 0 };
        let _ = self.news.send(News::Value(position, value, values));
    }
}

/// Perft that can be stopped; `None` if it was.
fn count(position: &mut Position, depth: u32, stop: &AtomicBool) -> Option<u64> {
    // Deeper than this the stop flag is looked at between the counts; two-part turns are many.
    let whole = if position.rules().has_second_part() { 1 } else { 2 };
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= whole {
        return Some(perft(&position, depth));
    }
    let mut total = 0_u64;
    for turn in position.turns() {
        position.play_unchecked(turn);
        let nodes = count(position, depth - 1, stop);
        position.undo_turn();
        total = total.saturating_add(nodes?);
    }
    Some(total)
}
