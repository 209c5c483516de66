//! The games in memory, and the way to those in storage.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use variorum_storage::SessionPhase;

use crate::error::{ApiError, Full};
use crate::session::{self, Handle, Shared};

/// A game leaves memory when nobody has asked for it for so long, in milliseconds.
const IDLE: u64 = 30 * 60 * 1000;
/// Most open challenges that are brought into memory.
const CHALLENGES: i64 = 200;

/// The games in memory.
pub(crate) struct LiveGames {
    pub shared: Arc<Shared>,
    live: Mutex<HashMap<String, Arc<Handle>>>,
    most: usize,
    /// Held while a game is brought into memory, so that none is there twice.
    loading: tokio::sync::Mutex<()>,
}

impl LiveGames {
    /// At most `most` games at once.
    pub fn new(shared: Arc<Shared>, most: usize) -> Self {
        Self { shared, live: Mutex::default(), most: most.max(1), loading: tokio::sync::Mutex::default() }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.live().len()
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Arc<Handle>>> {
        // The map is whole whatever happened to another thread.
        self.live.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Brings open challenges into memory, where they wait and expire.
    pub async fn open_challenges(&self) {
        match self.shared.store.listed(SessionPhase::Waiting, CHALLENGES).await {
            Ok(rows) => {
                for row in rows {
                    if let Err(error) = self.open(&row.id, None).await {
                        tracing::warn!("challenge {}: {error}", row.id);
                    }
                }
            }
            Err(error) => tracing::error!("open challenges cannot be read: {error}"),
        }
    }

    /// A game by its id, from memory or storage; `asker`: from where it is asked for, if by anybody.
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
            // Between reading it and now, another process may have changed it unheard.
            handle.newer(None);
        }
        Ok(handle)
    }

    /// A game, if it is in memory.
    pub fn get(&self, id: &str) -> Option<Arc<Handle>> {
        self.live().get(id).cloned()
    }

    /// To be called when a game has been removed from storage.
    pub async fn forget(&self, id: &str) {
        let handle = self.live().remove(id);
        if let Some(handle) = handle {
            handle.removed().await;
        }
    }

    /// All of them.
    pub fn all(&self) -> Vec<Arc<Handle>> {
        self.live().values().cloned().collect()
    }

    /// Puts games away that nobody uses; when memory is still full, the one longest unused.
    async fn make_room(&self) -> Result<(), ApiError> {
        let mut gone = Vec::new();
        let full = {
            let mut live = self.live();
            let idle = self.shared.time.now().saturating_sub(IDLE);
            // Sockets and streams hold the handle of what they watch.
            let free = |handle: &Arc<Handle>| Arc::strong_count(handle) == 1 && !handle.is_pinned();
            let old: Vec<String> = live
                .iter()
                .filter(|(_, handle)| handle.is_closed() || free(handle) && handle.touched() < idle)
                .map(|(id, _)| id.clone())
                .collect();
            gone.extend(old.iter().filter_map(|id| live.remove(id)));
            while live.len() >= self.most {
                // What nobody looks at and only waits for its clock comes back when that has run down (`clocks`).
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

    /// Puts away the games in memory whose rules have changed or are gone; gives their ids.
    pub async fn put_outdated_away(&self) -> Vec<String> {
        // A game that is being loaded by the old rules is in memory once this is free.
        let _loading = self.loading.lock().await;
        let outdated: Vec<(String, Arc<Handle>)> =
            self.live().extract_if(|_, handle| !variorum_library::is_current(handle.rules())).collect();
        for (_, handle) in &outdated {
            handle.close().await;
        }
        outdated.into_iter().map(|(id, _)| id).collect()
    }

    /// Ends all of them.
    pub async fn close(&self) {
        let handles: Vec<Arc<Handle>> = self.live().drain().map(|(_, handle)| handle).collect();
        for handle in handles {
            handle.close().await;
        }
    }
}
