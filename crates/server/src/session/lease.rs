//! The lease of a game that several processes have in memory: only one of them runs the engine.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::task::JoinHandle;
use variorum_storage::LEASE;

use super::shared::Shared;
use crate::time::Time;

/// How often a lease is renewed, and requested again when another process has it.
const AGAIN: Duration = Duration::from_millis(LEASE as u64 / 3);

/// Guarantees that no other process's engine thinks about a game. It is renewed until it is dropped, and then released.
pub(super) struct Lease(Option<JoinHandle<()>>, Arc<Shared>, String);

impl Lease {
    /// Waits until this process has the lease; `None` if `stop` was set in the meantime. If the database has only one process, there is nothing to
    /// wait for.
    pub(super) async fn take(shared: &Arc<Shared>, id: &str, stop: &AtomicBool) -> Option<Self> {
        let lease = |keeper| Some(Self(keeper, Arc::clone(shared), id.to_owned()));
        if !shared.store.is_shared() {
            return lease(None);
        }
        while !stop.load(Ordering::Relaxed) {
            match shared.store.lease(id, moment()).await {
                Ok(true) => {
                    let (shared, id) = (Arc::clone(shared), id.to_owned());
                    return lease(Some(tokio::spawn(async move {
                        loop {
                            tokio::time::sleep(AGAIN).await;
                            // Without the lease two engines think, and the revision decides whose turn is stored.
                            if let Err(error) = shared.store.lease(&id, moment()).await {
                                tracing::warn!("could not renew the lease of game {id}: {error}");
                            }
                        }
                    })));
                }
                Ok(false) => {}
                Err(error) => tracing::error!("could not take the lease of game {id}: {error}"),
            }
            tokio::time::sleep(AGAIN).await;
        }
        None
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let Some(keeper) = self.0.take() else { return };
        keeper.abort();
        let (shared, id) = (Arc::clone(&self.1), std::mem::take(&mut self.2));
        // Without a runtime the process is ending, and the lease will expire.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                if let Err(error) = shared.store.release(&id).await {
                    tracing::warn!("could not release the lease of game {id}: {error}");
                }
            });
        }
    }
}

fn moment() -> i64 {
    Time::default().now_i64()
}
