//! Games that go on though nobody looks: those whose flags may fall, and those in which the engine is to move against somebody, are
//! brought into memory, where they decide for themselves.
//!
//! When the process starts, all of them; from then on those that are overdue, since the process that had them must have ended. With
//! several processes more than one may have a game; its revision decides whose verdict is kept, as with any change.

use std::collections::HashSet;
use std::sync::{Arc, Weak};

use crate::error::Code;
use crate::live_games::LiveGames;
use crate::shutdown::Shutdown;
use crate::time::as_i64;

/// How often storage is looked through, in milliseconds.
const SWEEP: u64 = 5_000;
/// A verdict that is so late is nobody's business yet: the process that has the game is about to give it.
const GRACE: u64 = 3_000;
/// Most games brought into memory at once.
const MOST: i64 = 500;

/// Looks after running clocks and engines to move until the server closes.
pub(crate) fn follow(games: &Arc<LiveGames>, shutdown: &Shutdown) {
    let time = games.shared.time.clone();
    let mut closing = shutdown.subscribe();
    let games: Weak<LiveGames> = Arc::downgrade(games);
    tokio::spawn(async move {
        // What cannot be opened today cannot be opened in five seconds either, unless the games have changed.
        let mut unusable = HashSet::new();
        let mut generation = variorum_library::generation();
        let mut before = u64::MAX;
        loop {
            let changed = variorum_library::generation();
            if changed != generation {
                generation = changed;
                unusable.clear();
            }
            match games.upgrade() {
                Some(games) => open_due(&games, as_i64(before), &mut unusable).await,
                None => return,
            }
            let next = time.now() + SWEEP;
            tokio::select! {
                () = time.until(next) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            before = time.now().saturating_sub(GRACE);
        }
    });
}

/// Brings games into memory that are due before a moment.
async fn open_due(games: &LiveGames, before: i64, unusable: &mut HashSet<String>) {
    let due = match games.shared.store.due(before, MOST).await {
        Ok(due) => due,
        Err(error) => return tracing::error!("games that are due cannot be looked for: {error}"),
    };
    for id in due {
        if unusable.contains(&id) {
            continue;
        }
        match games.open(&id, None).await {
            Ok(_) => {}
            // The others wait for the next time.
            Err(error) if matches!(error.code(), Code::Full | Code::Internal) => {
                return tracing::warn!("game {id}, which is due: {error}");
            }
            Err(error) => {
                tracing::warn!("game {id}, which is due: {error}");
                unusable.insert(id);
            }
        }
    }
}
