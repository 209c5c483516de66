//! The scheduler of the pool shares the engine among the visitors who request analysis.
//!
//! One task owns the queue and the running searches. As many searches run at the same time as [`PoolLimits::searches`] allows and the games in
//! progress leave: an engine's turn in a game never waits for an analysis. While others wait, a search is interrupted after [`SLICE`], keeps its
//! engine with its hash table, and goes to the end of the queue. Each visitor has one request; a newer one takes its place and its engine.
//!
//! Addresses are served in turn, and nobody can lock others out: when the pool is full, a new request replaces one of the address that has the most,
//! or a request that is older than [`ENOUGH`].

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, watch};
use variorum_engine::Engine;

use super::job::{Job, News, SearchRequest};
use super::lines::Findings;
use super::ticket::{PoolMessage, Ticket};
use crate::error::ApiError;
use crate::fair_queue::FairQueue;
use crate::wire::Reason;

/// How long a search may run while others wait.
const SLICE: Duration = Duration::from_secs(2);
/// A request of this age gives way to a new one when the pool is full: even with as many addresses as there are places, nobody locks others out for
/// longer.
pub(crate) const ENOUGH: Duration = Duration::from_secs(60);
/// How often running searches are checked.
const TICK: Duration = Duration::from_millis(25);
/// How many engines are kept for visitors whose search has ended, in case they request the next position.
const KEPT: usize = 4;

/// The limits of the pool.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PoolLimits {
    /// The maximum number of running searches.
    pub searches: usize,
    /// The maximum number of requests, including running ones.
    pub requests: usize,
    /// The maximum number of requests from one address.
    pub per_address: usize,
    /// The age at which a request gives way when the pool is full; usually [`ENOUGH`].
    pub enough: Duration,
    /// The size of a search's hash table, in MiB.
    pub hash_mib: usize,
}

/// The load of the pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PoolLoad {
    /// Searches running.
    pub running: usize,
    /// Requests waiting.
    pub waiting: usize,
}

struct Running {
    id: u64,
    visitor: String,
    address: Option<IpAddr>,
    stop: Arc<AtomicBool>,
    since: Instant,
    /// When the request was made.
    asked: Instant,
    /// Why it was stopped for good; `None` if it was only interrupted.
    end: Option<Reason>,
}

/// The task behind the pool.
pub(super) struct Scheduler {
    limits: PoolLimits,
    cores: FairQueue,
    messages: mpsc::WeakUnboundedSender<PoolMessage>,
    waiting: VecDeque<Box<Job>>,
    running: Vec<Running>,
    /// When the addresses that have requests were last served, as a growing number.
    served: HashMap<Option<IpAddr>, u64>,
    /// Engines of visitors whose search has ended, the latest last.
    kept: Vec<(String, Engine)>,
    last: u64,
    /// Slices started so far, including repeated ones of interrupted searches.
    turns: u64,
    published: watch::Sender<PoolLoad>,
}

impl Scheduler {
    /// An idle scheduler. `cores` has a free slot for each engine that may think for games and is idle.
    pub fn new(
        limits: PoolLimits,
        cores: FairQueue,
        messages: mpsc::WeakUnboundedSender<PoolMessage>,
        published: watch::Sender<PoolLoad>,
    ) -> Self {
        Self {
            limits,
            cores,
            messages,
            waiting: VecDeque::new(),
            running: Vec::new(),
            served: HashMap::new(),
            kept: Vec::new(),
            last: 0,
            turns: 0,
            published,
        }
    }

    pub async fn work(mut self, mut inbox: mpsc::UnboundedReceiver<PoolMessage>, mut closing: watch::Receiver<bool>) {
        loop {
            let busy = !self.running.is_empty() || !self.waiting.is_empty();
            tokio::select! {
                _ = closing.wait_for(|closing| *closing) => break,
                message = inbox.recv() => match message {
                    Some(message) => self.carry_out(message),
                    None => break,
                },
                () = tokio::time::sleep(TICK), if busy => {}
            }
            self.share();
            let counts = PoolLoad { running: self.running.len(), waiting: self.waiting.len() };
            self.published.send_if_modified(|published| std::mem::replace(published, counts) != counts);
        }
        for job in &self.waiting {
            job.end(Reason::Closing);
        }
    }

    fn carry_out(&mut self, message: PoolMessage) {
        match message {
            PoolMessage::Ask(request, reply) => {
                // The client may be gone: then the ticket is dropped here and the request withdrawn.
                let _ = reply.send(self.admit(*request));
            }
            PoolMessage::Leave(id) => self.leave(id),
            PoolMessage::Done(job, end) => self.done(job, end),
        }
    }

    fn admit(&mut self, request: SearchRequest) -> Result<Ticket, ApiError> {
        self.dismiss(&request.visitor);
        let counts = self.counts();
        let own = counts.get(&request.address).copied().unwrap_or(0);
        if request.address.is_some() && own >= self.limits.per_address {
            return Err(ApiError::TooManyAnalyses);
        }
        if counts.values().sum::<usize>() >= self.limits.requests && !self.make_room(&counts, own) {
            return Err(ApiError::EngineBusy);
        }
        self.last += 1;
        let (news, updates) = watch::channel(News::Waiting(self.waiting.len()));
        let (id, findings) = (self.last, Findings::default());
        let stop = Arc::new(AtomicBool::new(false));
        let ticket = Ticket { id, news: updates, stop: Arc::clone(&stop), messages: self.messages.clone() };
        self.waiting.push_back(Box::new(Job {
            id,
            request,
            asked: Instant::now(),
            findings,
            engine: None,
            news,
            stop,
        }));
        Ok(ticket)
    }

    /// The number of requests of each address, except those that are being ended.
    fn counts(&self) -> HashMap<Option<IpAddr>, usize> {
        let running = self.running.iter().filter(|running| running.end.is_none()).map(|running| running.address);
        let mut counts = HashMap::new();
        for address in running.chain(self.waiting.iter().map(|job| job.request.address)) {
            *counts.entry(address).or_default() += 1;
        }
        counts
    }

    /// Ends a request so that an address that has `own` of them can have another: the oldest one of the address that has the most, if that still
    /// leaves it as many as the new address will have; else the oldest of all, if it is old enough ([`PoolLimits::enough`]). Returns whether there
    /// was one.
    fn make_room(&mut self, counts: &HashMap<Option<IpAddr>, usize>, own: usize) -> bool {
        let most = counts.values().copied().max().unwrap_or(0);
        let greedy = |address: Option<IpAddr>| most > own + 1 && counts.get(&address) == Some(&most);
        let running = self.running.iter().filter(|running| running.end.is_none());
        let running =
            running.map(|running| (running.id, greedy(running.address), running.asked.elapsed() >= self.limits.enough));
        let waiting = self.waiting.iter();
        let waiting =
            waiting.map(|job| (job.id, greedy(job.request.address), job.asked.elapsed() >= self.limits.enough));
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

    /// The indices in `waiting` in the order of service: addresses in turn, the one that was served longest ago first, and within an address in order
    /// of arrival.
    fn order(&self) -> Vec<usize> {
        let mut ranks: HashMap<Option<IpAddr>, usize> = HashMap::new();
        for running in &self.running {
            *ranks.entry(running.address).or_default() += 1;
        }
        let mut order: Vec<(usize, u64, usize)> = Vec::with_capacity(self.waiting.len());
        for (index, job) in self.waiting.iter().enumerate() {
            let address = job.request.address;
            let rank = ranks.entry(address).or_default();
            order.push((*rank, self.served.get(&address).copied().unwrap_or(0), index));
            *rank += 1;
        }
        order.sort_unstable();
        order.into_iter().map(|(_, _, index)| index).collect()
    }

    /// Ends the old request of a visitor who makes a new one; its engine is kept for that.
    fn dismiss(&mut self, visitor: &str) {
        for running in self.running.iter_mut().filter(|running| running.visitor == visitor) {
            running.stop.store(true, Ordering::Relaxed);
            running.end.get_or_insert(Reason::Replaced);
        }
        if let Some(index) = self.waiting.iter().position(|job| job.request.visitor == visitor)
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
        let visitor = job.request.visitor;
        self.kept.retain(|(other, _)| *other != visitor);
        self.kept.extend(job.engine.map(|engine| (visitor, engine)));
        if self.kept.len() > KEPT {
            self.kept.remove(0);
        }
    }

    /// Handles the end of a search's slice.
    fn done(&mut self, job: Box<Job>, end: Option<Reason>) {
        let index = self.running.iter().position(|running| running.id == job.id);
        let own = index.map(|index| self.running.swap_remove(index)).and_then(|running| running.end);
        match end.or(own) {
            Some(reason) => {
                job.end(reason);
                self.keep(*job);
            }
            None => self.waiting.push_back(job),
        }
    }

    /// How many more searches may run now.
    fn room(&self) -> usize {
        self.limits.searches.min(self.cores.free())
    }

    /// Interrupts searches whose slice is over, and starts the next ones.
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
            // One search at a time for each visitor: the old one must first return its engine.
            let busy = |job: &Job| self.running.iter().any(|running| running.visitor == job.request.visitor);
            let next = self.order().into_iter().find(|&index| self.waiting.get(index).is_some_and(|job| !busy(job)));
            let Some(index) = next else { break };
            let Some(job) = self.waiting.remove(index) else { break };
            self.start(job);
        }
        self.served.retain(|address, _| {
            self.running.iter().any(|running| running.address == *address)
                || self.waiting.iter().any(|job| job.request.address == *address)
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
        let visitor = &job.request.visitor;
        if job.engine.is_none()
            && let Some(index) = self.kept.iter().position(|(owner, engine)| {
                owner == visitor && Arc::ptr_eq(engine.rules(), job.request.position.rules())
            })
        {
            job.engine = Some(self.kept.remove(index).1);
        }
        // A client that leaves at this moment also sends a message.
        job.stop.store(false, Ordering::Relaxed);
        let stop = Arc::clone(&job.stop);
        self.turns += 1;
        self.served.insert(job.request.address, self.turns);
        self.running.push(Running {
            id: job.id,
            asked: job.asked,
            visitor: visitor.clone(),
            address: job.request.address,
            stop: Arc::clone(&stop),
            since: Instant::now(),
            end: None,
        });
        let (messages, hash_mib) = (self.messages.clone(), self.limits.hash_mib);
        tokio::task::spawn_blocking(move || {
            // If the search panics, the scheduler must still learn of its end.
            let mut returning = Returning { job: Some(job), end: Some(Reason::Failed), messages };
            if let Some(job) = &mut returning.job {
                returning.end = job.think(hash_mib, &stop);
            }
        });
    }
}

impl Drop for Scheduler {
    fn drop(&mut self) {
        self.running.iter().for_each(|running| running.stop.store(true, Ordering::Relaxed));
    }
}

/// Returns a job to the scheduler even on a panic.
struct Returning {
    job: Option<Box<Job>>,
    end: Option<Reason>,
    messages: mpsc::WeakUnboundedSender<PoolMessage>,
}

impl Drop for Returning {
    fn drop(&mut self) {
        if let (Some(job), Some(messages)) = (self.job.take(), self.messages.upgrade()) {
            let _ = messages.send(PoolMessage::Done(job, self.end));
        }
    }
}

#[cfg(test)]
mod tests {
    use variorum_engine::Limits;
    use variorum_rules::Position;

    use super::*;
    use crate::error::Code;

    fn scheduler(enough: Duration) -> Scheduler {
        let (messages, _) = mpsc::unbounded_channel();
        let limits = PoolLimits { searches: 1, requests: 2, per_address: 4, enough, hash_mib: 1 };
        Scheduler::new(limits, FairQueue::new(1), messages.downgrade(), watch::channel(PoolLoad::default()).0)
    }

    fn request(address: u8) -> SearchRequest {
        let rules = crate::game_rules::rules_of(&crate::worker::Worker::of_test(), "chess").unwrap();
        SearchRequest {
            visitor: address.to_string(),
            address: Some([192, 0, 2, address].into()),
            position: Position::start(&rules),
            history: Vec::new(),
            limits: Limits::default(),
            milliseconds: 1,
        }
    }

    #[test]
    fn among_equals_the_oldest_request_gives_way() {
        let mut patient = scheduler(Duration::from_secs(3600));
        let _places = [1, 2].map(|address| patient.admit(request(address)).unwrap());
        assert_eq!(patient.admit(request(3)).err().map(|error| error.code()), Some(Code::EngineBusy));

        let mut scheduler = scheduler(Duration::ZERO);
        let [first, second] = [1, 2].map(|address| scheduler.admit(request(address)).unwrap());
        let _third = scheduler.admit(request(3)).unwrap();
        assert!(matches!(*first.news.borrow(), News::End(_, Reason::Crowded)));
        assert!(matches!(*second.news.borrow(), News::Waiting(_)));
    }

    #[test]
    fn addresses_are_served_in_turn() {
        let mut scheduler = scheduler(Duration::from_secs(3600));
        scheduler.limits.requests = 8;
        for (visitor, address) in [1, 1, 1, 2, 2, 3].into_iter().enumerate() {
            let request = SearchRequest { visitor: visitor.to_string(), ..request(address) };
            drop(scheduler.admit(request).unwrap());
        }
        assert_eq!(scheduler.order(), [0, 3, 5, 1, 4, 2]);
        scheduler.served.insert(Some([192, 0, 2, 1].into()), 7);
        assert_eq!(scheduler.order(), [3, 5, 0, 4, 1, 2], "who was served goes to the end");
    }
}
