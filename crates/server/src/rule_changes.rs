//! Games in memory follow changes of the game files: where the rules of a game have changed or are gone, the game is unloaded and read from storage
//! again with the current rules. So it does not matter whether a game was in memory when its file changed.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::watch;

use crate::live_games::LiveGames;
use crate::shutdown::Shutdown;

/// How often the generation of the game files is checked, which reads one number.
const EVERY: Duration = Duration::from_millis(500);

/// Follows changes of the game files until the server shuts down. The receiver tells sockets to watch their games again; its value is the
/// [`variorum_library::generation`] that the games in memory follow.
pub(crate) fn follow(games: &Arc<LiveGames>, shutdown: &Shutdown) -> watch::Receiver<u64> {
    // Read here and not in the task: files may change before it runs.
    let mut known = variorum_library::generation();
    let mut closing = shutdown.subscribe();
    let games: Weak<LiveGames> = Arc::downgrade(games);
    let (followed, follower) = watch::channel(known);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            let generation = variorum_library::generation();
            if generation == known {
                continue;
            }
            known = generation;
            let Some(games) = games.upgrade() else { return };
            let unloaded = games.unload_outdated().await;
            for id in unloaded {
                // The clock, the engine and the lobby continue without spectators. If the game cannot be opened, later requests get the error.
                if let Err(error) = games.open(&id, None).await {
                    tracing::info!("could not reopen game {id}, whose rules have changed: {error}");
                }
            }
            // Sockets watch their games again, including games that could not be opened before and whose rules are back.
            followed.send_replace(generation);
        }
    });
    follower
}
