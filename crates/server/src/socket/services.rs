//! The parts of the server that sockets need.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Duration, timeout};

use crate::error::{ApiError, Full};
use crate::limits::Gate;
use crate::live_games::LiveGames;
use crate::logins::Logins;
use crate::security::SecurityLog;
use crate::show::Show;
use crate::shutdown::Shutdown;
use crate::site_settings::SettingsWatch;

/// How long sockets may take to close at shutdown.
const GOODBYE: Duration = Duration::from_secs(2);

/// The parts of the server that sockets need.
pub(crate) struct Sockets {
    pub places: SocketPlaces,
    /// How often a socket's login is checked.
    pub login_time: Duration,
    pub games: Arc<LiveGames>,
    /// The open sockets of each login.
    pub logins: Logins,
    /// The boards of the first page.
    pub show: Arc<Show>,
    pub settings: SettingsWatch,
    pub gate: Arc<Gate>,
    pub security: Arc<SecurityLog>,
    pub shutdown: Shutdown,
    /// Changes with the rules that the games in memory follow.
    pub rules_changed: watch::Receiver<u64>,
}

/// The places for open sockets.
pub(crate) struct SocketPlaces {
    free: Arc<Semaphore>,
    most: usize,
}

impl SocketPlaces {
    /// This number of places, at least one.
    pub fn new(most: usize) -> Self {
        let most = most.clamp(1, Semaphore::MAX_PERMITS);
        Self { free: Arc::new(Semaphore::new(most)), most }
    }

    /// A place for another socket.
    pub fn take(&self) -> Result<OwnedSemaphorePermit, ApiError> {
        Arc::clone(&self.free).try_acquire_owned().map_err(|_| Full::Sockets.into())
    }

    /// The number of open sockets.
    pub fn open(&self) -> usize {
        self.most.saturating_sub(self.free.available_permits())
    }

    /// Waits until all are closed; sockets that do not close in time are cut off when the process ends.
    pub async fn empty(&self) {
        let all = u32::try_from(self.most).unwrap_or(u32::MAX);
        let _ = timeout(GOODBYE, self.free.acquire_many(all)).await;
    }
}
