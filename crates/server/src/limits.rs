//! Limits per address and visitor: requests per second, new games per minute, and concurrent sockets, connections and watched games. The additional
//! limits on login attempts, analyses and pictures are defined there.
//!
//! The counts belong to one process, are held in memory, and are dropped when they no longer matter.

mod crowd;
mod layer;
mod limiter;

use std::hash::Hash;
use std::net::IpAddr;
use std::time::Duration;

use crate::error::{ApiError, TooManySockets};
use crate::visitor::Visitor;

pub(crate) use crowd::{Crowd, Place};
pub(crate) use layer::{Limited, limit};
pub(crate) use limiter::Limiter;

/// The number of seconds whose requests may arrive at once.
const BURST: u32 = 10;
/// The number of minutes whose games may be created at once.
const NEW_GAMES: u32 = 20;

/// The limits per address and visitor, and the time limits for reading requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerLimits {
    /// Requests to the interface per second from one address, with bursts of ten times as many; 0 for no limit.
    pub address_rate: u32,
    /// The same from one visitor (one browser).
    pub visitor_rate: u32,
    /// Open sockets per address; 0 for no limit.
    pub address_sockets: usize,
    /// Open connections per address, including those of sockets; 0 for no limit. Behind a proxy all connections have its address, so they are not
    /// counted.
    pub address_connections: usize,
    /// New games per minute from one address, with bursts of twenty times as many; 0 for no limit.
    pub address_games: u32,
    /// The time limit for reading the head of a request.
    pub head_time: Duration,
    /// The time limit for reading the body of a request.
    pub body_time: Duration,
    /// How often the login of an open socket is checked in the database even if no notice says that it has ended: notices can be lost.
    pub login_time: Duration,
    /// The maximum size of a request's head in bytes; at least 8,192.
    pub head_bytes: usize,
    /// The maximum number of open connections.
    pub connections: usize,
}

impl ServerLimits {
    /// The limits of the metrics listener, which only a few programs use.
    pub(crate) fn for_metrics() -> Self {
        Self { address_connections: 0, connections: 16, ..Self::default() }
    }
}

impl Default for ServerLimits {
    fn default() -> Self {
        Self {
            address_rate: 60,
            visitor_rate: 30,
            address_sockets: 100,
            address_connections: 250,
            address_games: 6,
            head_time: Duration::from_secs(20),
            body_time: Duration::from_secs(20),
            login_time: Duration::from_secs(45),
            head_bytes: 32 * 1024,
            connections: 12_000,
        }
    }
}

/// The rate limits and their counts.
pub(crate) struct Gate {
    addresses: Option<Limiter<IpAddr>>,
    visitors: Option<Limiter<String>>,
    new_games: Option<Limiter<IpAddr>>,
    sockets: Crowd,
    watched: Crowd,
}

impl Gate {
    /// `live`: the maximum number of games in memory.
    pub fn new(limits: &ServerLimits, live: usize) -> Self {
        let watched = if limits.address_sockets == 0 { 0 } else { (live / 4).max(1) };
        Self {
            addresses: limiter(limits.address_rate),
            visitors: limiter(limits.visitor_rate),
            new_games: (limits.address_games > 0).then(|| {
                Limiter::new(
                    limits.address_games.saturating_mul(NEW_GAMES),
                    Duration::from_secs(60) / limits.address_games,
                )
            }),
            sockets: Crowd::new(limits.address_sockets),
            watched: Crowd::new(watched),
        }
    }

    /// Drops counts that no longer matter.
    pub fn sweep(&self) {
        self.addresses.iter().chain(&self.new_games).for_each(Limiter::sweep);
        self.visitors.iter().for_each(Limiter::sweep);
    }

    /// Counts a request; an error if it is one too many.
    fn request(&self, address: Option<IpAddr>, visitor: Option<&Visitor>) -> Result<(), ApiError> {
        let by_address = self.addresses.as_ref().zip(address).map_or(Ok(()), |(limiter, key)| limiter.check(&key));
        let by_visitor =
            self.visitors.as_ref().zip(visitor).map_or(Ok(()), |(limiter, key)| limiter.check(&key.id().to_owned()));
        by_address.and(by_visitor).map_err(|wait| ApiError::TooManyRequests { wait: wait.as_secs() + 1 })
    }

    /// Counts a new game; an error if it is one too many.
    pub fn new_game(&self, address: Option<IpAddr>) -> Result<(), ApiError> {
        let counted = self.new_games.as_ref().zip(address).map_or(Ok(()), |(limiter, key)| limiter.check(&key));
        counted.map_err(|wait| ApiError::TooManyRequests { wait: wait.as_secs() + 1 })
    }

    /// A place for another socket from an address, until it is dropped.
    pub fn socket(&self, address: Option<IpAddr>) -> Result<Place, ApiError> {
        self.sockets.enter(address).ok_or_else(|| TooManySockets::Connections.into())
    }

    /// A place for another game watched from an address: watched games stay in memory.
    pub fn watched(&self, address: Option<IpAddr>) -> Result<Place, ApiError> {
        self.watched.enter(address).ok_or_else(|| TooManySockets::Watched.into())
    }
}

fn limiter<K: Hash>(rate: u32) -> Option<Limiter<K>> {
    (rate > 0).then(|| Limiter::new(rate.saturating_mul(BURST), Duration::from_secs(1) / rate))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(last: u8) -> Option<IpAddr> {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    #[test]
    fn excessive_requests_are_told_how_long_to_wait() {
        let gate = Gate::new(&ServerLimits { address_rate: 2, visitor_rate: 0, ..ServerLimits::default() }, 1000);
        let let_in = (0..100).filter(|_| gate.request(ip(1), None).is_ok()).count();
        assert!((20..=22).contains(&let_in), "{let_in}");
        let Err(ApiError::TooManyRequests { wait: seconds }) = gate.request(ip(1), None) else {
            panic!("it is let in")
        };
        assert_eq!(seconds, 1);
        assert!(gate.request(ip(2), None).is_ok() && gate.request(None, None).is_ok());
        let open = Gate::new(&ServerLimits { address_rate: 0, visitor_rate: 0, ..ServerLimits::default() }, 1000);
        assert!((0..5_000).all(|_| open.request(ip(1), None).is_ok()));
    }

    #[test]
    fn new_games_are_limited_per_address() {
        let gate = Gate::new(&ServerLimits { address_games: 2, ..ServerLimits::default() }, 1000);
        assert_eq!((0..100).filter(|_| gate.new_game(ip(1)).is_ok()).count(), 40);
        let Err(ApiError::TooManyRequests { wait: seconds }) = gate.new_game(ip(1)) else { panic!("it is let in") };
        assert!((20..=31).contains(&seconds), "{seconds}");
        assert!(gate.new_game(ip(2)).is_ok() && gate.new_game(None).is_ok());
    }

    #[test]
    fn sockets_are_counted_by_address_until_they_close() {
        let gate = Gate::new(&ServerLimits { address_sockets: 2, ..ServerLimits::default() }, 1000);
        let places = [gate.socket(ip(1)).unwrap(), gate.socket(ip(1)).unwrap()];
        assert!(gate.socket(ip(1)).is_err() && gate.socket(ip(2)).is_ok() && gate.socket(None).is_ok());
        drop(places);
        assert!(gate.socket(ip(1)).is_ok());
        let places: Vec<Place> = (0..250).map(|_| gate.watched(ip(1)).unwrap()).collect();
        assert!(gate.watched(ip(1)).is_err() && gate.watched(ip(2)).is_ok(), "a quarter of memory");
        drop(places);
    }
}
