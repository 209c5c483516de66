//! How much one address or one visitor may ask: requests a second, games a minute, and sockets, connections and watched games at once. What log-in attempts, analyses and pictures
//! may cost beyond that is limited where they are.
//!
//! The counts are of one process, in memory, and forgotten when they do not matter any more.

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

/// As many requests as come in this many seconds may come at once.
const BURST: u32 = 10;
/// As many games as may be begun in this many minutes may be begun at once.
const NEW_GAMES: u32 = 20;

/// What one address or visitor may ask for, and how long the server waits for what was begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerLimits {
    /// Requests to the interface each second from one address, ten times as many at once; 0: as many as come.
    pub address_rate: u32,
    /// The same from one visitor (one browser).
    pub visitor_rate: u32,
    /// Sockets open at once from one address; 0: as many as come.
    pub address_sockets: usize,
    /// Connections open at once from one address, those of sockets included; 0: as many as come. Behind a proxy, whose address they all
    /// have, they are not counted.
    pub address_connections: usize,
    /// Games begun each minute from one address, twenty times as many at once; 0: as many as come.
    pub address_games: u32,
    /// How long the head of a request may take.
    pub head_time: Duration,
    /// How long the body of a request may take.
    pub body_time: Duration,
    /// How often the database is asked whether the login of an open socket still holds, though nobody said that it ended: the word may
    /// be lost.
    pub login_time: Duration,
    /// Bytes of a request's head; at least 8,192.
    pub head_bytes: usize,
    /// Connections open at once.
    pub connections: usize,
}

impl ServerLimits {
    /// Those of the listener for figures: a few programs ask it.
    pub(crate) fn for_figures() -> Self {
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

/// The counts.
pub(crate) struct Gate {
    addresses: Option<Limiter<IpAddr>>,
    visitors: Option<Limiter<String>>,
    new_games: Option<Limiter<IpAddr>>,
    sockets: Crowd,
    watched: Crowd,
}

impl Gate {
    /// `live`: games that fit into memory at once.
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

    /// Forgets counts that do not matter any more.
    pub fn sweep(&self) {
        self.addresses.iter().chain(&self.new_games).for_each(Limiter::sweep);
        self.visitors.iter().for_each(Limiter::sweep);
    }

    /// May this request be looked at?
    fn request(&self, address: Option<IpAddr>, visitor: Option<&Visitor>) -> Result<(), ApiError> {
        let by_address = self.addresses.as_ref().zip(address).map_or(Ok(()), |(limiter, key)| limiter.check(&key));
        let by_visitor =
            self.visitors.as_ref().zip(visitor).map_or(Ok(()), |(limiter, key)| limiter.check(&key.id().to_owned()));
        by_address.and(by_visitor).map_err(|wait| ApiError::TooManyRequests { wait: wait.as_secs() + 1 })
    }

    /// May somebody begin one more game?
    pub fn new_game(&self, address: Option<IpAddr>) -> Result<(), ApiError> {
        let counted = self.new_games.as_ref().zip(address).map_or(Ok(()), |(limiter, key)| limiter.check(&key));
        counted.map_err(|wait| ApiError::TooManyRequests { wait: wait.as_secs() + 1 })
    }

    /// A place for one more socket from an address, until it is dropped.
    pub fn socket(&self, address: Option<IpAddr>) -> Result<Place, ApiError> {
        self.sockets.enter(address).ok_or_else(|| TooManySockets::Connections.into())
    }

    /// A place for one more game that is watched from an address: what is watched stays in memory.
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
    fn who_asks_too_much_is_told_how_long_to_wait() {
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
    fn one_address_begins_so_many_games() {
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
