//! Games that continue without spectators: games whose clocks may run out, and games in which the engine must move against a person, are loaded into
//! memory, where they act by themselves.
//!
//! At startup this applies to all such games; afterwards to overdue ones, since the process that had them must have ended. With several processes,
//! more than one may load a game; as with any change, the game's revision decides whose result is stored.

use std::collections::HashSet;
use std::sync::{Arc, Weak};

use crate::error::Code;
use crate::live_games::LiveGames;
use crate::shutdown::Shutdown;
use crate::time::as_i64;

/// How often storage is searched, in milliseconds.
const SWEEP: u64 = 5_000;
/// How long a game may be overdue before this process steps in, in milliseconds: until then the process that has the game is expected to act.
const GRACE: u64 = 3_000;
/// The maximum number of games loaded at a time.
const MOST: i64 = 500;

/// Serves running clocks and engines to move until the server shuts down.
pub(crate) fn follow(games: &Arc<LiveGames>, shutdown: &Shutdown) {
    let time = games.shared.time.clone();
    let mut closing = shutdown.subscribe();
    let games: Weak<LiveGames> = Arc::downgrade(games);
    tokio::spawn(async move {
        // A game that cannot be opened now cannot be opened in five seconds either, unless the game files have changed.
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

/// Loads the games that are due before a moment.
async fn open_due(games: &LiveGames, before: i64, unusable: &mut HashSet<String>) {
    let due = match games.shared.store.due(before, MOST).await {
        Ok(due) => due,
        Err(error) => return tracing::error!("could not search for games that are due: {error}"),
    };
    for id in due {
        if unusable.contains(&id) {
            continue;
        }
        match games.open(&id, None).await {
            Ok(_) => {}
            // The others wait for the next time.
            Err(error) if matches!(error.code(), Code::Full | Code::Internal) => {
                return tracing::warn!("could not load game {id}, which is due: {error}");
            }
            Err(error) => {
                tracing::warn!("could not load game {id}, which is due: {error}");
                unusable.insert(id);
            }
        }
    }
}
