//! What the server is told when it starts.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use variorum_storage::Durability;

use crate::error::ServeError;
use crate::limits::ServerLimits;
use crate::opponent::{EngineOpponent, Opponent};
use crate::time::Time;

/// The database's file in the data folder.
pub(crate) const DATABASE_FILE: &str = "games.sqlite";

/// What the server is told when it starts.
#[derive(Clone)]
pub struct Config {
    /// Where it listens. Port 0: any free one.
    pub address: SocketAddr,
    /// The folder for its data; `None`: [`default_data_folder`].
    pub data: Option<PathBuf>,
    /// The database: `postgres://…`, or `sqlite:` and a path; `None`: a SQLite file in the data folder.
    pub database: Option<String>,
    /// What an answered change survives.
    pub durability: Durability,
    /// Look through a SQLite file for damage before it is used.
    pub check_database: bool,
    /// Keep other servers off a SQLite file as long as this one runs.
    pub lock_database: bool,
    /// How many games may be in progress, those included that nobody has in memory; 0 closes the server for new games. Games that are over
    /// are not counted.
    pub live_games: usize,
    /// Host names, besides those of this machine itself, by which browsers may call the server.
    pub hosts: Vec<String>,
    /// Who plays the engine's side.
    pub opponent: Arc<dyn Opponent>,
    /// How many engines may think at once.
    pub engines: usize,
    /// How many analyses may run at once; games' engines come first, and need not leave any.
    pub analyses: usize,
    /// How many analyses may be asked for at once, those that run included.
    pub analysis_queue: usize,
    /// The server stands behind a proxy, whose word about visitors' addresses (`X-Forwarded-For`) is to be believed.
    pub behind_proxy: bool,
    /// Where figures for Prometheus are; `None`: nowhere.
    pub metrics: Option<SocketAddr>,
    /// Security events tell addresses.
    pub log_addresses: bool,
    /// How to tell whoever runs the server of a weakness, as a URI (`mailto:…`, `https://…`); `None`: they say nothing.
    pub security_contact: Option<String>,
    /// How many games are kept in memory; others are read from storage when they are asked for.
    pub live_sessions: usize,
    /// How many turns a game may have; one that has as many is drawn.
    pub turns: usize,
    /// How many sockets may be open at once.
    pub sockets: usize,
    /// What one address or visitor may ask for.
    pub limits: ServerLimits,
    /// The clock.
    pub time: Time,
    /// How long an engine waits before a turn against another engine, so that people can watch.
    pub pause: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            data: None,
            database: None,
            durability: Durability::default(),
            check_database: true,
            lock_database: true,
            live_games: 200_000,
            hosts: Vec::new(),
            opponent: Arc::<EngineOpponent>::default(),
            engines: std::thread::available_parallelism().map_or(1, usize::from),
            analyses: std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1)),
            analysis_queue: 32,
            behind_proxy: false,
            metrics: None,
            log_addresses: false,
            security_contact: None,
            live_sessions: 1000,
            turns: 3000,
            sockets: 10_000,
            limits: ServerLimits::default(),
            time: Time::default(),
            pause: Duration::from_millis(600),
        }
    }
}

/// The user's data folder for Variorum: `variorum` in `$XDG_DATA_HOME`, by default in `~/.local/share`.
///
/// # Errors
/// When the environment names no home folder.
pub fn default_data_folder() -> Result<PathBuf, ServeError> {
    let path = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = path("XDG_DATA_HOME")
        .or_else(|| path("HOME").map(|home| home.join(".local").join("share")))
        .or_else(|| path("LOCALAPPDATA"));
    data.map(|data| data.join("variorum")).ok_or(ServeError::NoHome)
}
