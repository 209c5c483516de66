//! The games in memory, loaded from storage on demand.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use variorum_storage::SessionPhase;

use crate::error::{ApiError, Full};
use crate::session::{self, Handle, Shared};

/// How long an unused game stays in memory, in milliseconds.
const IDLE: u64 = 30 * 60 * 1000;
/// The maximum number of open challenges loaded at startup.
const CHALLENGES: i64 = 200;

/// The games in memory.
pub(crate) struct LiveGames {
    pub shared: Arc<Shared>,
    live: Mutex<HashMap<String, Arc<Handle>>>,
    most: usize,
    /// Held while a game is loaded, so that no game is loaded twice.
    loading: tokio::sync::Mutex<()>,
}

impl LiveGames {
    /// Room for `most` games.
    pub fn new(shared: Arc<Shared>, most: usize) -> Self {
        Self { shared, live: Mutex::default(), most: most.max(1), loading: tokio::sync::Mutex::default() }
    }

    /// The number of games in memory.
    pub fn count(&self) -> usize {
        self.live().len()
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Arc<Handle>>> {
        // No panic can leave the map inconsistent.
        self.live.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Loads open challenges, which then wait in memory and expire.
    pub async fn open_challenges(&self) {
        match self.shared.store.listed(SessionPhase::Waiting, CHALLENGES).await {
            Ok(rows) => {
                for row in rows {
                    if let Err(error) = self.open(&row.id, None).await {
                        tracing::warn!("could not open challenge {}: {error}", row.id);
                    }
                }
            }
            Err(error) => tracing::error!("could not read open challenges: {error}"),
        }
    }

    /// A game by its id, from memory or storage; `asker` is the address of the request, if there is one.
    pub async fn open(&self, id: &str, asker: Option<IpAddr>) -> Result<Arc<Handle>, ApiError> {
        let known = || self.live().get(id).filter(|handle| !handle.is_closed()).cloned();
        if let Some(handle) = known() {
            return Ok(handle);
        }
        if id.len() > 64 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(ApiError::NoSession);
        }
        let _loading = self.loading.lock().await;
        if let Some(handle) = known() {
            return Ok(handle);
        }
        let loaded = session::load(&self.shared, id).await?.ok_or(ApiError::NoSession)?;
        self.make_room().await?;
        let handle = Arc::new(session::start(&self.shared, loaded, asker));
        self.live().insert(id.to_owned(), Arc::clone(&handle));
        if self.shared.store.is_shared() {
            // Between the read and now, another process may have changed it unnoticed.
            handle.newer(None);
        }
        Ok(handle)
    }

    /// A game, if it is in memory.
    pub fn get(&self, id: &str) -> Option<Arc<Handle>> {
        self.live().get(id).cloned()
    }

    /// Call this when a game has been deleted from storage.
    pub async fn forget(&self, id: &str) {
        let handle = self.live().remove(id);
        if let Some(handle) = handle {
            handle.removed().await;
        }
    }

    /// All games in memory.
    pub fn all(&self) -> Vec<Arc<Handle>> {
        self.live().values().cloned().collect()
    }

    /// Unloads games that nobody uses; if memory is still full, the one that has been unused for longest.
    async fn make_room(&self) -> Result<(), ApiError> {
        let mut gone = Vec::new();
        let full = {
            let mut live = self.live();
            let idle = self.shared.time.now().saturating_sub(IDLE);
            // Sockets and streams hold the handles of the games that they watch.
            let free = |handle: &Arc<Handle>| Arc::strong_count(handle) == 1 && !handle.is_pinned();
            let old: Vec<String> = live
                .iter()
                .filter(|(_, handle)| handle.is_closed() || free(handle) && handle.touched() < idle)
                .map(|(id, _)| id.clone())
                .collect();
            gone.extend(old.iter().filter_map(|id| live.remove(id)));
            while live.len() >= self.most {
                // A game that is not watched and only waits for its clock is loaded again when that has run out (`clocks`).
                let clocked =
                    |id: &str, handle: &Arc<Handle>| Arc::strong_count(handle) == 1 && !self.shared.lobby.has(id);
                let oldest = live
                    .iter()
                    .filter(|(id, handle)| free(handle) || clocked(id, handle))
                    .min_by_key(|(_, handle)| (handle.is_pinned(), handle.touched()));
                let Some(id) = oldest.map(|(id, _)| id.clone()) else { break };
                gone.extend(live.remove(&id));
            }
            live.len() >= self.most
        };
        for handle in gone {
            handle.close().await;
        }
        if full { Err(Full::GamesInMemory.into()) } else { Ok(()) }
    }

    /// Unloads the games whose rules have changed or are gone; returns their ids.
    pub async fn unload_outdated(&self) -> Vec<String> {
        // A game that is being loaded with the old rules is in memory once this lock is free.
        let _loading = self.loading.lock().await;
        let outdated: Vec<(String, Arc<Handle>)> =
            self.live().extract_if(|_, handle| !variorum_library::is_current(handle.rules())).collect();
        for (_, handle) in &outdated {
            handle.close().await;
        }
        outdated.into_iter().map(|(id, _)| id).collect()
    }

    /// Closes all games.
    pub async fn close(&self) {
        let handles: Vec<Arc<Handle>> = self.live().drain().map(|(_, handle)| handle).collect();
        for handle in handles {
            handle.close().await;
        }
    }
}
