//! The engine's thread: a handle sends it jobs, and events come back through a channel.
//!
//! Every search has its own [`SearchControl`], which can stop it, or signal that the pondered move was made, at any time, even before the
//! search has begun. This module is independent of the protocols.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use variorum_engine::{Choice, Engine, Info, Level, Limits, Net, TableSet, history_of};
use variorum_rules::history::Entry;
use variorum_rules::perft::perft;
use variorum_rules::{Phase, Position, Rules, Turn};

use crate::strength::stricter;

/// How long to wait for a stopping thread before it is abandoned.
const PATIENCE: Duration = Duration::from_millis(1_000);

/// A job for the thread; jobs are done in order.
pub(crate) enum Job {
    /// Use these rules from now on.
    Game(Arc<Rules>),
    /// Evaluate the present game with this net.
    Net(FileChoice<Arc<Net>>),
    /// Ask these endgame tables in the present game.
    Tables(FileChoice<Arc<TableSet>>),
    /// Set the size of the hash table in MiB.
    Hash(usize),
    /// Set the number of search threads.
    Threads(usize),
    /// Clear the hash table and everything else learnt from earlier searches.
    Forget,
    /// Set the seed of the weak levels' random moves.
    Seed(u64),
    /// Create the engine, which takes some milliseconds, if the game has none yet.
    Prepare,
    /// The same, then answer [`Event::Ready`].
    Ready,
    /// Find a turn.
    Search(Box<Search>),
    /// Run perft.
    Perft(Box<Perft>),
    /// Evaluate a position without search.
    Evaluate(Box<Position>),
}

/// The net that a game is evaluated with, or the endgame tables that are asked. Files and folders are named by their paths until they are read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum FileChoice<F> {
    /// The game's own, if it has one.
    #[default]
    Game,
    /// None.
    Off,
    /// That of a file.
    File(F),
}

/// A search.
pub(crate) struct Search {
    pub id: u64,
    pub position: Position,
    pub history: Vec<Entry>,
    pub limits: Limits,
    /// The level to play at; `limits` already includes its limits.
    pub level: Option<Level>,
    pub control: Arc<SearchControl>,
}

/// A perft count.
pub(crate) struct Perft {
    pub id: u64,
    pub position: Position,
    pub depth: u32,
    pub control: Arc<SearchControl>,
}

/// What a session reacts to.
#[derive(Debug)]
pub(crate) enum Event {
    /// A line of the client; `None`: the input has ended.
    Line(Option<String>),
    /// The thread has done all earlier jobs.
    Ready,
    /// A report of the search with this id.
    Info(u64, Info),
    /// The search with this id has ended.
    Chosen(u64, Option<Box<Choice>>),
    /// The perft count with this id has counted the nodes after a turn.
    Counted(u64, Turn, u64),
    /// The perft count with this id has ended; `None`: it was stopped.
    Total(u64, Option<u64>),
    /// A position, its evaluation for the side to move, and the values of each piece type on the board and in hand, all in centipawns.
    Value(Box<Position>, i32, Vec<(i32, i32)>),
}

/// Controls a search from another thread.
#[derive(Debug)]
pub(crate) struct SearchControl {
    stop: AtomicBool,
    pondering: AtomicBool,
    /// Whether the answer must wait for `stop` or `ponderhit`.
    held: Mutex<bool>,
    released: Condvar,
    begun: Instant,
}

impl SearchControl {
    /// If `held`, the answer waits for [`SearchControl::stop`] or [`SearchControl::hit`]. If `pondering`, so does the clock's start.
    pub fn new(held: bool, pondering: bool) -> Arc<Self> {
        Arc::new(Self {
            stop: AtomicBool::new(false),
            pondering: AtomicBool::new(pondering),
            held: Mutex::new(held || pondering),
            released: Condvar::new(),
            begun: Instant::now(),
        })
    }

    /// Stops the search and releases its answer.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.release();
    }

    /// Signals that the pondered move was made. The clock then shows all the time since the search was requested.
    pub fn hit(&self) {
        self.pondering.store(false, Ordering::Relaxed);
        self.release();
    }

    /// Milliseconds since the search was requested.
    pub fn elapsed_ms(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn release(&self) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = false;
        self.released.notify_all();
    }

    fn wait(&self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        while *held {
            held = self.released.wait(held).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn clock_ms(&self) -> u64 {
        if self.pondering.load(Ordering::Relaxed) { 0 } else { self.elapsed_ms() }
    }
}

/// The handle of the engine's thread.
pub(crate) struct Worker {
    /// `None` once the thread has been told to end.
    jobs: Option<Sender<Job>>,
    done: Receiver<()>,
}

impl Worker {
    /// Starts the thread, which sends its events to `events`.
    pub fn start(events: Sender<Event>) -> Self {
        let (jobs, inbox) = channel();
        let (finished, done) = channel();
        thread::spawn(move || {
            // Dropping this tells the receiver that the thread has ended.
            let _finished: Sender<()> = finished;
            let (net, tables) = (FileChoice::Game, FileChoice::Game);
            EngineThread { engine: None, net, tables, hash: None, threads: 1, seed: 0, rules: None, events }
                .work(&inbox);
        });
        Self { jobs: Some(jobs), done }
    }

    /// Adds a job. Does nothing if the thread has ended.
    pub fn add(&self, job: Job) {
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
    }

    /// Adds a search within `limits` and, if given, those of `level`.
    pub fn search(
        &self,
        id: u64,
        position: Position,
        limits: Limits,
        level: Option<Level>,
        control: Arc<SearchControl>,
    ) {
        let limits = level.as_ref().map_or_else(|| limits.clone(), |level| stricter(&limits, &level.limits));
        let history = history_of(&position);
        self.add(Job::Search(Box::new(Search { id, position, history, limits, level, control })));
    }

    /// Waits a little for the thread to end. Running searches must have been stopped before.
    pub fn finish(&mut self) {
        self.jobs = None;
        // A disconnected channel means that the thread has ended; a timeout abandons it.
        let _: Result<(), RecvTimeoutError> = self.done.recv_timeout(PATIENCE);
    }
}

/// The state of the engine's thread.
struct EngineThread {
    engine: Option<Engine>,
    rules: Option<Arc<Rules>>,
    net: FileChoice<Arc<Net>>,
    tables: FileChoice<Arc<TableSet>>,
    hash: Option<usize>,
    threads: usize,
    seed: u64,
    events: Sender<Event>,
}

impl EngineThread {
    fn work(mut self, inbox: &Receiver<Job>) {
        for job in inbox {
            match job {
                Job::Game(rules) => {
                    if !self.rules.as_ref().is_some_and(|old| Arc::ptr_eq(old, &rules)) {
                        self.engine = None;
                        self.rules = Some(rules);
                        (self.net, self.tables) = (FileChoice::Game, FileChoice::Game);
                    }
                }
                Job::Tables(tables) => {
                    self.tables = tables;
                    self.engine = None;
                }
                Job::Net(net) => {
                    self.net = net;
                    self.engine = None;
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
                Job::Prepare => {
                    self.engine();
                }
                Job::Ready => {
                    self.engine();
                    let _ = self.events.send(Event::Ready);
                }
                Job::Search(search) => self.search(*search),
                Job::Perft(perft) => self.perft(*perft),
                Job::Evaluate(position) => self.evaluate(position),
            }
        }
    }

    /// The engine, created when it is first needed, as that takes measurements.
    fn engine(&mut self) -> Option<&mut Engine> {
        if self.engine.is_none() {
            let mut engine = Engine::new(Arc::clone(self.rules.as_ref()?));
            if let Some(mib) = self.hash {
                engine.set_hash_mib(mib);
            }
            engine.set_threads(self.threads);
            engine.set_seed(self.seed);
            // The session reads nets for the present game only, so none is refused.
            let _ = match &self.net {
                FileChoice::Game => Ok(()),
                FileChoice::Off => engine.set_net(None),
                FileChoice::File(net) => engine.set_net(Some(Arc::clone(net))),
            };
            match &self.tables {
                FileChoice::Game => {}
                FileChoice::Off => engine.set_endgames(None),
                FileChoice::File(tables) => engine.set_endgames(Some(Arc::clone(tables))),
            }
            self.engine = Some(engine);
        }
        self.engine.as_mut()
    }

    fn search(&mut self, search: Search) {
        let Search { id, position, history, limits, level, control } = search;
        let events = self.events.clone();
        let report = |info: &Info| {
            let _ = events.send(Event::Info(id, info.clone()));
        };
        let clock = {
            let control = Arc::clone(&control);
            move || control.clock_ms()
        };
        let choice = match (self.engine(), level) {
            (None, _) => None,
            (Some(engine), None) => engine.choose_by_clock(&position, &history, &limits, &clock, &control.stop, report),
            (Some(engine), Some(level)) => {
                // Levels have no clock that could be paused, so they wait until the pondered move was made.
                if control.pondering.load(Ordering::Relaxed) {
                    control.wait();
                }
                engine.choose_at_level(&position, &history, &Level { limits, ..level }, &control.stop, report)
            }
        };
        control.wait();
        let _ = self.events.send(Event::Chosen(id, choice.map(Box::new)));
    }

    fn perft(&self, perft: Perft) {
        let Perft { id, mut position, depth, control } = perft;
        let mut total = Some(0_u64);
        let turns = if depth == 0 { Vec::new() } else { position.turns() };
        for turn in turns {
            position.play_unchecked(turn);
            let count = count(&mut position, depth - 1, &control.stop);
            position.undo_turn();
            let Some(nodes) = count else {
                total = None;
                break;
            };
            let _ = self.events.send(Event::Counted(id, turn, nodes));
            total = total.map(|total| total.saturating_add(nodes));
        }
        let total = if depth == 0 { Some(1) } else { total };
        let _ = self.events.send(Event::Total(id, total));
    }

    fn evaluate(&mut self, position: Box<Position>) {
        let kinds = position.rules().definition().pieces.len();
        let Some(engine) = self.engine() else { return };
        let values = (0..kinds).map(|kind| (engine.value(kind), engine.hand_value(kind))).collect();
        let value = if position.phase() == Phase::First { engine.evaluate(&position) } else { 0 };
        let _ = self.events.send(Event::Value(position, value, values));
    }
}

/// Perft that can be stopped; `None` if it was stopped.
fn count(position: &mut Position, depth: u32, stop: &AtomicBool) -> Option<u64> {
    // Above this depth the stop flag is checked between the counts. Games with two-part turns have many turns, so it is lower there.
    let whole = if position.rules().has_second_part() { 1 } else { 2 };
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= whole {
        return Some(perft(position, depth));
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
