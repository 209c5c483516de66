//! What the server does for its storage by itself: it forgets games that nobody ever played and logins that have ended, and counts the games that are not
//! over. It also forgets counts of requests that do not matter any more.

use std::sync::Arc;
use std::time::Duration;

use variorum_storage::Store;

use crate::accounts::{Accounts, forget_ended_logins};
use crate::limits::Gate;
use crate::session::Shared;
use crate::shutdown::Shutdown;
use crate::size_figures::note_size;
use crate::time::as_i64;

/// A game in which no turn was made is forgotten after this many milliseconds.
const UNPLAYED: i64 = 7 * 24 * 60 * 60 * 1000;
/// How often unplayed games and ended logins are looked for.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// Games forgotten in one transaction: few enough that a turn hardly waits.
const BATCH: u64 = 500;
/// The pause between two such transactions.
const PAUSE: Duration = Duration::from_millis(100);
/// How often live games are counted anew. In between, this process adds its own new ones.
const COUNT: Duration = Duration::from_secs(60);
/// How often counts of requests that do not matter any more are forgotten.
const COUNTS: Duration = Duration::from_secs(60);

/// Looks after storage until the server closes.
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
            // At the start they have been counted.
            let Some(shared) = weak.upgrade() else { return };
            count_live(&shared).await;
            measure(&shared.store).await;
        }
    });
}

/// Forgets counts that do not matter any more, every minute until the server closes. Requests alone would not do it: after an attack nobody
/// may ask for a while.
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

/// Forgets all games that were never played, some at a time.
async fn forget_unplayed(shared: &Shared) {
    let before = shared.time.now_i64() - UNPLAYED;
    loop {
        match shared.store.forget_unplayed(before, as_i64(BATCH)).await {
            Ok(gone) if gone == BATCH => tokio::time::sleep(PAUSE).await,
            Ok(_) => return,
            Err(error) => return tracing::warn!("unplayed games cannot be forgotten: {error}"),
        }
    }
}

/// Measures how much room the database takes.
pub(crate) async fn measure(store: &Store) {
    match store.size().await {
        Ok(size) => note_size(size),
        Err(error) => tracing::warn!("the database cannot be measured: {error}"),
    }
}

/// Counts the games that are not over.
pub(crate) async fn count_live(shared: &Shared) {
    match shared.store.count_live().await {
        Ok(count) => shared.live.set(count),
        Err(error) => tracing::warn!("games cannot be counted: {error}"),
    }
}
