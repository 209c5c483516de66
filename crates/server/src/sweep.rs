//! What the server does for its storage by itself: it forgets games that nobody ever played and logins that have ended, and counts the games that are not
//! over.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use crate::figures;
use crate::sessions::{Shared, as_i64};

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

/// Looks after storage until the server closes.
pub(crate) fn follow(shared: &Arc<Shared>, mut closing: watch::Receiver<bool>) {
    let weak = Arc::downgrade(shared);
    tokio::spawn(async move {
        let mut forget_at = tokio::time::Instant::now();
        loop {
            let Some(shared) = weak.upgrade() else { return };
            if tokio::time::Instant::now() >= forget_at {
                forget_at += EVERY;
                shared.forget_unplayed().await;
                shared.forget_ended_logins().await;
            }
            drop(shared);
            tokio::select! {
                () = tokio::time::sleep(COUNT) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            // At the start they have been counted.
            let Some(shared) = weak.upgrade() else { return };
            shared.count_live().await;
            shared.measure().await;
        }
    });
}

impl Shared {
    /// Forgets all games that were never played, some at a time.
    pub(crate) async fn forget_unplayed(&self) {
        let before = as_i64(self.time.now()) - UNPLAYED;
        loop {
            match self.store.forget_unplayed(before, as_i64(BATCH)).await {
                Ok(gone) if gone == BATCH => tokio::time::sleep(PAUSE).await,
                Ok(_) => return,
                Err(error) => return tracing::warn!("unplayed games cannot be forgotten: {error}"),
            }
        }
    }

    /// Measures how much room the database takes.
    pub(crate) async fn measure(&self) {
        match self.store.size().await {
            Ok(size) => figures::note_size(size),
            Err(error) => tracing::warn!("the database cannot be measured: {error}"),
        }
    }

    /// Counts the games that are not over.
    pub(crate) async fn count_live(&self) {
        match self.store.count_live().await {
            Ok(count) => self.live.set(count),
            Err(error) => tracing::warn!("games cannot be counted: {error}"),
        }
    }
}
