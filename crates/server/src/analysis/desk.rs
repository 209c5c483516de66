//! The desk shares the engine among visitors who want its opinion.
//!
//! One task knows who waits and who is served; it alone changes that. As many searches run at once as [`Terms::searches`]
//! allows and the games in progress leave: an engine's turn in a game never waits for an analysis. A search that others wait
//! for is interrupted after [`SLICE`], keeps its engine with all it learnt, and goes to the end of the queue. Each visitor has
//! one request; a newer one takes its place, and its engine.
//!
//! Addresses are served by turns, and nobody can keep others out: when all places are taken, a new request gets that of the address
//! that has the most, or of a request that is older than [`ENOUGH`].

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};
use variorum_engine::{Engine, Limits, Options};
use variorum_play::history::Entry;
use variorum_rules::{Position, Rules};

use super::lines::Findings;
use crate::error::ApiError;
use crate::shares::Shares;
use crate::wire::Reason;

/// How long a search may go on while others wait.
const SLICE: Duration = Duration::from_secs(2);
/// A request that was made so long ago gives way to one that finds all places taken: even with as many addresses as there are places,
/// nobody keeps others out for longer.
pub(crate) const ENOUGH: Duration = Duration::from_secs(60);
/// How often running searches are looked at.
const TICK: Duration = Duration::from_millis(25);
/// Engines kept for visitors whose search has ended, in case they ask for the next position.
const KEPT: usize = 4;

/// What the desk may use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// Searches at once.
    pub searches: usize,
    /// Requests at once, those being served included.
    pub requests: usize,
    /// Requests at once from one address.
    pub per_address: usize,
    /// How old a request must be to give way when all places are taken; usually [`ENOUGH`].
    pub enough: Duration,
    /// Hash table of a search, in MiB.
    pub hash_mib: usize,
}

/// What is to be looked at.
pub(super) struct Question {
    /// Who asks; one request each.
    pub visitor: String,
    pub address: Option<IpAddr>,
    pub position: Position,
    /// The positions before it, oldest first.
    pub history: Vec<Entry>,
    pub limits: Limits,
    /// Most milliseconds of thinking.
    pub milliseconds: u64,
}

/// How a request stands.
#[derive(Clone, Debug)]
pub(super) enum News {
    /// So many are before it.
    Waiting(usize),
    /// The engine thinks, or has thought.
    Found(Findings),
    /// That was all.
    End(Findings, Reason),
}

struct Job {
    id: u64,
    question: Question,
    asked: Instant,
    findings: Findings,
    engine: Option<Engine>,
    news: watch::Sender<News>,
    stop: Arc<AtomicBool>,
}

struct Running {
    id: u64,
    visitor: String,
    address: Option<IpAddr>,
    stop: Arc<AtomicBool>,
    since: Instant,
    /// When it was asked for.
    asked: Instant,
    /// Why it was told to stop for good, if it was; else it was only interrupted.
    end: Option<Reason>,
}

enum Order {
    Ask(Box<Question>, oneshot::Sender<Result<Ticket, ApiError>>),
    Leave(u64),
    Done(Box<Job>, Option<Reason>),
}

/// The handle.
#[derive(Clone)]
pub(crate) struct Desk {
    orders: mpsc::UnboundedSender<Order>,
    counts: watch::Receiver<Counts>,
}

/// How busy the desk is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Searches running.
    pub running: usize,
    /// Requests waiting.
    pub waiting: usize,
}

/// A request that is being served. When this is dropped, it is withdrawn.
pub(super) struct Ticket {
    id: u64,
    pub news: watch::Receiver<News>,
    stop: Arc<AtomicBool>,
    orders: mpsc::WeakUnboundedSender<Order>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        // The search hears of it at once, the clerk soon.
        self.stop.store(true, Ordering::Relaxed);
        // A desk that is gone serves nobody anyway.
        if let Some(orders) = self.orders.upgrade() {
            let _ = orders.send(Order::Leave(self.id));
        }
    }
}

impl Desk {
    /// Opens the desk. `cores` has a free place for each engine that may think for games and is not thinking.
    pub fn open(terms: Terms, cores: Shares, closing: watch::Receiver<bool>) -> Self {
        let (orders, inbox) = mpsc::unbounded_channel();
        let (told, counts) = watch::channel(Counts::default());
        let clerk = Clerk {
            terms,
            cores,
            orders: orders.downgrade(),
            waiting: VecDeque::new(),
            running: Vec::new(),
            served: HashMap::new(),
            kept: Vec::new(),
            last: 0,
            turns: 0,
            told,
        };
        tokio::spawn(clerk.work(inbox, closing));
        Self { orders, counts }
    }

    /// How busy it is.
    pub fn counts(&self) -> Counts {
        *self.counts.borrow()
    }

    /// Hands in a request.
    pub(super) async fn ask(&self, question: Question) -> Result<Ticket, ApiError> {
        let gone = || ApiError::Closing;
        let (reply, answer) = oneshot::channel();
        self.orders.send(Order::Ask(Box::new(question), reply)).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// The task behind the desk.
struct Clerk {
    terms: Terms,
    cores: Shares,
    orders: mpsc::WeakUnboundedSender<Order>,
    waiting: VecDeque<Box<Job>>,
    running: Vec<Running>,
    /// When the addresses that have requests were served last, as a number that grows.
    served: HashMap<Option<IpAddr>, u64>,
    /// Engines of visitors whose search has ended, the latest last.
    kept: Vec<(String, Engine)>,
    last: u64,
    /// Searches started so far, those that were interrupted each time.
    turns: u64,
    told: watch::Sender<Counts>,
}

impl Clerk {
    async fn work(mut self, mut inbox: mpsc::UnboundedReceiver<Order>, mut closing: watch::Receiver<bool>) {
        loop {
            let busy = !self.running.is_empty() || !self.waiting.is_empty();
            tokio::select! {
                _ = closing.wait_for(|closing| *closing) => break,
                order = inbox.recv() => match order {
                    Some(order) => self.carry_out(order),
                    None => break,
                },
                () = tokio::time::sleep(TICK), if busy => {}
            }
            self.share();
            let counts = Counts { running: self.running.len(), waiting: self.waiting.len() };
            self.told.send_if_modified(|told| std::mem::replace(told, counts) != counts);
        }
        for job in &self.waiting {
            job.end(Reason::Closing);
        }
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::Ask(question, reply) => {
                // Who asked may have gone meanwhile: then the ticket is dropped here and the request withdrawn.
                let _ = reply.send(self.admit(*question));
            }
            Order::Leave(id) => self.leave(id),
            Order::Done(job, end) => self.done(job, end),
        }
    }

    fn admit(&mut self, question: Question) -> Result<Ticket, ApiError> {
        self.dismiss(&question.visitor);
        let counts = self.counts();
        let own = counts.get(&question.address).copied().unwrap_or(0);
        if question.address.is_some() && own >= self.terms.per_address {
            return Err(ApiError::TooManyAnalyses);
        }
        if counts.values().sum::<usize>() >= self.terms.requests && !self.make_room(&counts, own) {
            return Err(ApiError::EngineBusy);
        }
        self.last += 1;
        let (news, told) = watch::channel(News::Waiting(self.waiting.len()));
        let (id, findings) = (self.last, Findings::default());
        let stop = Arc::new(AtomicBool::new(false));
        let ticket = Ticket { id, news: told, stop: Arc::clone(&stop), orders: self.orders.clone() };
        self.waiting.push_back(Box::new(Job {
            id,
            question,
            asked: Instant::now(),
            findings,
            engine: None,
            news,
            stop,
        }));
        Ok(ticket)
    }

    /// How many requests each address has, those apart that are being ended.
    fn counts(&self) -> HashMap<Option<IpAddr>, usize> {
        let running = self.running.iter().filter(|running| running.end.is_none()).map(|running| running.address);
        let mut counts = HashMap::new();
        for address in running.chain(self.waiting.iter().map(|job| job.question.address)) {
            *counts.entry(address).or_default() += 1;
        }
        counts
    }

    /// Ends a request so that an address that has `own` of them can have one more: the oldest of the address that has the most, if that
    /// keeps as many as the other will have; else the oldest of all, if it has had enough ([`Terms::enough`]). Tells whether there was one.
    fn make_room(&mut self, counts: &HashMap<Option<IpAddr>, usize>, own: usize) -> bool {
        let most = counts.values().copied().max().unwrap_or(0);
        let greedy = |address: Option<IpAddr>| most > own + 1 && counts.get(&address) == Some(&most);
        let running = self.running.iter().filter(|running| running.end.is_none());
        let running =
            running.map(|running| (running.id, greedy(running.address), running.asked.elapsed() >= self.terms.enough));
        let waiting = self.waiting.iter();
        let waiting =
            waiting.map(|job| (job.id, greedy(job.question.address), job.asked.elapsed() >= self.terms.enough));
        let candidates = running.chain(waiting).filter(|&(_, greedy, long)| greedy || long);
        let Some((id, ..)) = candidates.min_by_key(|&(id, greedy, _)| (!greedy, id)) else { return false };
        if let Some(running) = self.running.iter_mut().find(|running| running.id == id) {
            running.stop.store(true, Ordering::Relaxed);
            running.end = Some(Reason::Crowded);
        } else if let Some(index) = self.waiting.iter().position(|job| job.id == id)
            && let Some(job) = self.waiting.remove(index)
        {
            job.end(Reason::Crowded);
        }
        true
    }

    /// The places in `waiting` in the order in which they are served: by turns among addresses, those that were served longest ago
    /// first, and first come first served within an address.
    fn order(&self) -> Vec<usize> {
        let mut ranks: HashMap<Option<IpAddr>, usize> = HashMap::new();
        for running in &self.running {
            *ranks.entry(running.address).or_default() += 1;
        }
        let mut order: Vec<(usize, u64, usize)> = Vec::with_capacity(self.waiting.len());
        for (index, job) in self.waiting.iter().enumerate() {
            let address = job.question.address;
            let rank = ranks.entry(address).or_default();
            order.push((*rank, self.served.get(&address).copied().unwrap_or(0), index));
            *rank += 1;
        }
        order.sort_unstable();
        order.into_iter().map(|(_, _, index)| index).collect()
    }

    /// The visitor wants something else: the old request ends, its engine is kept for the new one.
    fn dismiss(&mut self, visitor: &str) {
        for running in self.running.iter_mut().filter(|running| running.visitor == visitor) {
            running.stop.store(true, Ordering::Relaxed);
            running.end.get_or_insert(Reason::Replaced);
        }
        if let Some(index) = self.waiting.iter().position(|job| job.question.visitor == visitor)
            && let Some(job) = self.waiting.remove(index)
        {
            job.end(Reason::Replaced);
            self.keep(*job);
        }
    }

    fn leave(&mut self, id: u64) {
        if let Some(running) = self.running.iter_mut().find(|running| running.id == id) {
            running.stop.store(true, Ordering::Relaxed);
            running.end.get_or_insert(Reason::Replaced);
        }
        if let Some(index) = self.waiting.iter().position(|job| job.id == id)
            && let Some(job) = self.waiting.remove(index)
        {
            self.keep(*job);
        }
    }

    fn keep(&mut self, job: Job) {
        let visitor = job.question.visitor;
        self.kept.retain(|(other, _)| *other != visitor);
        self.kept.extend(job.engine.map(|engine| (visitor, engine)));
        if self.kept.len() > KEPT {
            self.kept.remove(0);
        }
    }

    /// The slice of a search is over.
    fn done(&mut self, job: Box<Job>, end: Option<Reason>) {
        let index = self.running.iter().position(|running| running.id == job.id);
        let told = index.map(|index| self.running.swap_remove(index)).and_then(|running| running.end);
        match end.or(told) {
            Some(reason) => {
                job.end(reason);
                self.keep(*job);
            }
            None => self.waiting.push_back(job),
        }
    }

    /// Searches that may run now.
    fn room(&self) -> usize {
        self.terms.searches.min(self.cores.free())
    }

    /// Interrupts whom it is time to interrupt, and serves the next.
    fn share(&mut self) {
        let room = self.room();
        let going = self.running.iter().filter(|running| !running.stop.load(Ordering::Relaxed)).count();
        let too_many = going.saturating_sub(room);
        let wanted = self.waiting.len().saturating_sub(room.saturating_sub(going));
        let mut old: Vec<&Running> =
            self.running.iter().filter(|running| !running.stop.load(Ordering::Relaxed)).collect();
        old.sort_by_key(|running| running.since);
        for (index, running) in old.into_iter().enumerate() {
            let over = index < wanted && running.since.elapsed() >= SLICE;
            if index < too_many || over {
                running.stop.store(true, Ordering::Relaxed);
            }
        }
        while self.running.len() < room {
            // One search at a time for each visitor: the old one must first give its engine back.
            let busy = |job: &Job| self.running.iter().any(|running| running.visitor == job.question.visitor);
            let next = self.order().into_iter().find(|&index| self.waiting.get(index).is_some_and(|job| !busy(job)));
            let Some(index) = next else { break };
            let Some(job) = self.waiting.remove(index) else { break };
            self.start(job);
        }
        self.served.retain(|address, _| {
            self.running.iter().any(|running| running.address == *address)
                || self.waiting.iter().any(|job| job.question.address == *address)
        });
        for (place, index) in self.order().into_iter().enumerate() {
            let Some(job) = self.waiting.get(index) else { continue };
            job.news.send_if_modified(|news| match news {
                News::Waiting(ahead) if *ahead != place => {
                    *ahead = place;
                    true
                }
                _ => false,
            });
        }
    }

    fn start(&mut self, mut job: Box<Job>) {
        let visitor = &job.question.visitor;
        if job.engine.is_none()
            && let Some(index) = self.kept.iter().position(|(owner, engine)| {
                owner == visitor && Arc::ptr_eq(engine.rules(), job.question.position.rules())
            })
        {
            job.engine = Some(self.kept.remove(index).1);
        }
        // Whoever leaves at this moment is heard of as an order too.
        job.stop.store(false, Ordering::Relaxed);
        let stop = Arc::clone(&job.stop);
        self.turns += 1;
        self.served.insert(job.question.address, self.turns);
        self.running.push(Running {
            id: job.id,
            asked: job.asked,
            visitor: visitor.clone(),
            address: job.question.address,
            stop: Arc::clone(&stop),
            since: Instant::now(),
            end: None,
        });
        let (orders, hash_mib) = (self.orders.clone(), self.terms.hash_mib);
        tokio::task::spawn_blocking(move || {
            // Should the search panic, the clerk must still hear of its end.
            let mut slot = Slot { job: Some(job), end: Some(Reason::Failed), orders };
            if let Some(job) = &mut slot.job {
                slot.end = job.think(hash_mib, &stop);
            }
        });
    }
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.running.iter().for_each(|running| running.stop.store(true, Ordering::Relaxed));
    }
}

/// Sends a job back to the clerk whatever happens.
struct Slot {
    job: Option<Box<Job>>,
    end: Option<Reason>,
    orders: mpsc::WeakUnboundedSender<Order>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        if let (Some(job), Some(orders)) = (self.job.take(), self.orders.upgrade()) {
            let _ = orders.send(Order::Done(job, self.end));
        }
    }
}

impl Job {
    fn end(&self, reason: Reason) {
        self.news.send_replace(News::End(self.findings.clone(), reason));
    }

    /// Thinks until it is done or told to stop; says why it is done, or nothing when it was stopped.
    fn think(&mut self, hash_mib: usize, stop: &AtomicBool) -> Option<Reason> {
        let question = &self.question;
        let engine = self.engine.get_or_insert_with(|| new_engine(question.position.rules(), hash_mib));
        let left = question.milliseconds.saturating_sub(self.findings.time()).max(1);
        let limits = Limits { move_time_ms: Some(left), ..question.limits.clone() };
        let begun = Instant::now();
        self.news.send_replace(News::Found(self.findings.clone()));
        let (findings, news) = (&mut self.findings, &self.news);
        let choice = engine.choose(&question.position, &question.history, &limits, stop, |info| {
            if findings.take(info) {
                news.send_replace(News::Found(findings.clone()));
            }
        });
        let elapsed = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        findings.used(elapsed, choice.as_ref().map_or(0, |choice| choice.nodes));
        findings.interrupt();
        match choice {
            None if !stop.load(Ordering::Relaxed) => Some(Reason::Over),
            _ if findings.time() + 20 >= question.milliseconds => Some(Reason::Time),
            _ if stop.load(Ordering::Relaxed) => None,
            _ => Some(Reason::Finished),
        }
    }
}

fn new_engine(rules: &Arc<Rules>, hash_mib: usize) -> Engine {
    Engine::with_options(Arc::clone(rules), Options { table_mib: hash_mib, ..Options::default() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Code;

    fn clerk(enough: Duration) -> Clerk {
        let (orders, _) = mpsc::unbounded_channel();
        Clerk {
            terms: Terms { searches: 1, requests: 2, per_address: 4, enough, hash_mib: 1 },
            cores: Shares::new(1),
            orders: orders.downgrade(),
            waiting: VecDeque::new(),
            running: Vec::new(),
            served: HashMap::new(),
            kept: Vec::new(),
            last: 0,
            turns: 0,
            told: watch::channel(Counts::default()).0,
        }
    }

    fn question(address: u8) -> Question {
        let rules = crate::catalogue::rules_of(&crate::worker::Worker::of_test(), "chess").unwrap();
        Question {
            visitor: address.to_string(),
            address: Some([192, 0, 2, address].into()),
            position: Position::start(&rules),
            history: Vec::new(),
            limits: Limits::default(),
            milliseconds: 1,
        }
    }

    #[test]
    fn among_equals_the_oldest_gives_way_once_it_has_had_enough() {
        let mut patient = clerk(Duration::from_secs(3600));
        let _places = [1, 2].map(|address| patient.admit(question(address)).unwrap());
        assert_eq!(patient.admit(question(3)).err().map(|fault| fault.code()), Some(Code::EngineBusy));

        let mut clerk = clerk(Duration::ZERO);
        let [first, second] = [1, 2].map(|address| clerk.admit(question(address)).unwrap());
        let _third = clerk.admit(question(3)).unwrap();
        assert!(matches!(*first.news.borrow(), News::End(_, Reason::Crowded)));
        assert!(matches!(*second.news.borrow(), News::Waiting(_)));
    }

    #[test]
    fn addresses_are_served_by_turns() {
        let mut clerk = clerk(Duration::from_secs(3600));
        clerk.terms.requests = 8;
        for (visitor, address) in [1, 1, 1, 2, 2, 3].into_iter().enumerate() {
            let question = Question { visitor: visitor.to_string(), ..question(address) };
            drop(clerk.admit(question).unwrap());
        }
        assert_eq!(clerk.order(), [0, 3, 5, 1, 4, 2]);
        clerk.served.insert(Some([192, 0, 2, 1].into()), 7);
        assert_eq!(clerk.order(), [3, 5, 0, 4, 1, 2], "who was served goes to the end");
    }
}
