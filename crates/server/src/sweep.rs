//! Periodic maintenance: deletes games that were never played and logins that have ended, counts the games in progress, and drops request counts that
//! no longer matter.

use std::sync::Arc;
use std::time::Duration;

use variorum_storage::Store;

use crate::accounts::{Accounts, forget_ended_logins};
use crate::limits::Gate;
use crate::session::Shared;
use crate::shutdown::Shutdown;
use crate::size_metrics::note_size;
use crate::time::as_i64;

/// How long a game without turns is kept, in milliseconds.
const UNPLAYED: i64 = 7 * 24 * 60 * 60 * 1000;
/// How often unplayed games and ended logins are searched for.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// The number of games deleted per transaction: small enough that a turn hardly waits.
const BATCH: u64 = 500;
/// The pause between two such transactions.
const PAUSE: Duration = Duration::from_millis(100);
/// How often games in progress are counted. In between, this process adds its own new ones.
const COUNT: Duration = Duration::from_secs(60);
/// How often request counts that no longer matter are dropped.
const COUNTS: Duration = Duration::from_secs(60);

/// Maintains the storage until the server shuts down.
pub(crate) fn follow_storage(shared: &Arc<Shared>, shutdown: &Shutdown) {
    let mut closing = shutdown.subscribe();
    let weak = Arc::downgrade(shared);
    tokio::spawn(async move {
        let mut forget_at = tokio::time::Instant::now();
        loop {
            let Some(shared) = weak.upgrade() else { return };
            if tokio::time::Instant::now() >= forget_at {
                forget_at += EVERY;
                forget_unplayed(&shared).await;
                forget_ended_logins(&shared.store, shared.time.now_i64()).await;
            }
            drop(shared);
            tokio::select! {
                () = tokio::time::sleep(COUNT) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            // They were counted at startup.
            let Some(shared) = weak.upgrade() else { return };
            count_live(&shared).await;
            measure(&shared.store).await;
        }
    });
}

/// Drops counts that no longer matter, every minute until the server shuts down. This must not depend on requests: after an attack there may be none
/// for a while.
pub(crate) fn follow_counts(gate: &Arc<Gate>, accounts: &Arc<Accounts>, shutdown: &Shutdown) {
    let mut closing = shutdown.subscribe();
    let (gate, accounts) = (Arc::downgrade(gate), Arc::downgrade(accounts));
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(COUNTS) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            let (Some(gate), Some(accounts)) = (gate.upgrade(), accounts.upgrade()) else { return };
            gate.sweep();
            accounts.attempts.sweep();
            accounts.security.sweep();
        }
    });
}

/// Deletes all games that were never played, in batches.
async fn forget_unplayed(shared: &Shared) {
    let before = shared.time.now_i64() - UNPLAYED;
    loop {
        match shared.store.forget_unplayed(before, as_i64(BATCH)).await {
            Ok(gone) if gone == BATCH => tokio::time::sleep(PAUSE).await,
            Ok(_) => return,
            Err(error) => return tracing::warn!("could not delete unplayed games: {error}"),
        }
    }
}

/// Measures the size of the database.
pub(crate) async fn measure(store: &Store) {
    match store.size().await {
        Ok(size) => note_size(size),
        Err(error) => tracing::warn!("could not measure the database: {error}"),
    }
}

/// Counts the games in progress.
pub(crate) async fn count_live(shared: &Shared) {
    match shared.store.count_live().await {
        Ok(count) => shared.live.set(count),
        Err(error) => tracing::warn!("could not count the games in progress: {error}"),
    }
}
