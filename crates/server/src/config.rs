//! The configuration of the server.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use variorum_engine::TableSet;
use variorum_storage::Durability;

use crate::error::ServeError;
use crate::limits::ServerLimits;
use crate::opponent::{EngineOpponent, Opponent};
use crate::time::Time;

/// The file name of the database in the data folder.
pub(crate) const DATABASE_FILE: &str = "games.sqlite";

/// The configuration of the server.
#[derive(Clone)]
pub struct Config {
    /// The address to listen on. Port 0 means any free port.
    pub address: SocketAddr,
    /// The data folder; `None` for [`default_data_folder`].
    pub data: Option<PathBuf>,
    /// The database: `postgres://…`, or `sqlite:` and a path; `None` for a SQLite file in the data folder.
    pub database: Option<String>,
    /// Which failures an acknowledged change survives.
    pub durability: Durability,
    /// Check a SQLite file for damage at startup.
    pub check_database: bool,
    /// Lock a SQLite file against other servers while this one runs.
    pub lock_database: bool,
    /// The maximum number of games in progress, in memory or not; 0 closes the server for new games. Ended games do not count.
    pub live_games: usize,
    /// Host names, besides those of this machine, under which browsers may reach the server.
    pub hosts: Vec<String>,
    /// Who plays the engine's side.
    pub opponent: Arc<dyn Opponent>,
    /// The maximum number of engines that think at the same time.
    pub engines: usize,
    /// The maximum number of analyses that run at the same time. Engines in games have priority and may take all processor cores.
    pub analyses: usize,
    /// The maximum number of analysis requests, including running ones.
    pub analysis_queue: usize,
    /// The server runs behind a proxy whose `X-Forwarded-For` header is trusted.
    pub behind_proxy: bool,
    /// The address of the Prometheus metrics; `None` disables them.
    pub metrics: Option<SocketAddr>,
    /// Security events in the log contain addresses.
    pub log_addresses: bool,
    /// How to report a vulnerability to the operator, as a URI (`mailto:…`, `https://…`); `None` if not given.
    pub security_contact: Option<String>,
    /// The maximum number of games in memory; others are read from storage on demand.
    pub live_sessions: usize,
    /// The maximum number of turns in a game, which is then drawn.
    pub turns: usize,
    /// The maximum number of open sockets.
    pub sockets: usize,
    /// The limits for each address and visitor.
    pub limits: ServerLimits,
    /// How many games at most the engine plays against itself for the first page, while somebody watches it; 0 for none.
    pub demo_games: usize,
    /// Endgame tables to be asked in place of those beside the games' files, one set for each game that has any. They hold for the whole process, and for a
    /// game as long as its rules stay the same.
    pub tables: Vec<Arc<TableSet>>,
    /// The clock.
    pub time: Time,
    /// How long an engine waits before a turn against another engine, so that people can follow.
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
            demo_games: crate::show::PLACES,
            tables: Vec::new(),
            time: Time::default(),
            pause: Duration::from_millis(600),
        }
    }
}

/// The user's data folder for Variorum: `variorum` in `$XDG_DATA_HOME`, by default in `~/.local/share`.
///
/// # Errors
/// When the environment does not define a home folder.
pub fn default_data_folder() -> Result<PathBuf, ServeError> {
    let path = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = path("XDG_DATA_HOME")
        .or_else(|| path("HOME").map(|home| home.join(".local").join("share")))
        .or_else(|| path("LOCALAPPDATA"));
    data.map(|data| data.join("variorum")).ok_or(ServeError::NoHome)
}
