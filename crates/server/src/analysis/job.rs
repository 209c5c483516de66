//! A search requested by a visitor, and its state.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use variorum_engine::{Engine, Limits};
use variorum_play::history::Entry;
use variorum_rules::{Position, Rules};

use super::lines::Findings;
use crate::prepared;
use crate::wire::Reason;

/// A request for a search.
pub(super) struct SearchRequest {
    /// The requesting visitor; each has at most one request.
    pub visitor: String,
    pub address: Option<IpAddr>,
    pub position: Position,
    /// The positions before it, oldest first.
    pub history: Vec<Entry>,
    pub limits: Limits,
    /// The maximum thinking time in milliseconds.
    pub milliseconds: u64,
}

/// The state of a request.
#[derive(Clone, Debug)]
pub(super) enum News {
    /// It waits behind this many others.
    Waiting(usize),
    /// The engine is thinking, or has been interrupted.
    Found(Findings),
    /// The request has ended.
    End(Findings, Reason),
}

/// A request with its search.
pub(super) struct Job {
    pub id: u64,
    pub request: SearchRequest,
    pub asked: Instant,
    pub findings: Findings,
    pub engine: Option<Engine>,
    pub news: watch::Sender<News>,
    pub stop: Arc<AtomicBool>,
}

impl Job {
    pub fn end(&self, reason: Reason) {
        self.news.send_replace(News::End(self.findings.clone(), reason));
    }

    /// Thinks until the search is done or stopped; returns why it is done, or `None` if it was stopped.
    pub fn think(&mut self, hash_mib: usize, stop: &AtomicBool) -> Option<Reason> {
        let request = &self.request;
        let begun = Instant::now();
        let engine = self.engine.get_or_insert_with(|| new_engine(request.position.rules(), hash_mib));
        prepared::make_table_of(&request.position);
        // The first engine of a game measures it; that counts, but leaves time to think.
        let measuring = milliseconds(begun.elapsed()).min(request.milliseconds / 4 * 3);
        let left = request.milliseconds.saturating_sub(self.findings.time() + measuring).max(1);
        let limits = Limits { move_time_ms: Some(left), ..request.limits.clone() };
        self.news.send_replace(News::Found(self.findings.clone()));
        let (findings, news) = (&mut self.findings, &self.news);
        let choice = engine.choose(&request.position, &request.history, &limits, stop, |info| {
            if findings.take(info) {
                news.send_replace(News::Found(findings.clone()));
            }
        });
        findings.used(milliseconds(begun.elapsed()), choice.as_ref().map_or(0, |choice| choice.nodes));
        findings.interrupt();
        match choice {
            None if !stop.load(Ordering::Relaxed) => Some(Reason::Over),
            _ if findings.time() + 20 >= request.milliseconds => Some(Reason::Time),
            _ if stop.load(Ordering::Relaxed) => None,
            _ => Some(Reason::Finished),
        }
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn new_engine(rules: &Arc<Rules>, hash_mib: usize) -> Engine {
    let mut engine = prepared::engine(rules);
    engine.set_hash_mib(hash_mib);
    engine
}
