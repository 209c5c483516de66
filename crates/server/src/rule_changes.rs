//! Games in memory follow the files of games: where the rules of a game have changed or are gone, what was begun by the old ones is put away and
//! read from storage again, by the rules that count now. So it does not matter whether a game was in memory when its file changed.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::watch;

use crate::live_games::LiveGames;
use crate::shutdown::Shutdown;

/// How often is asked whether the games have changed: a number is read.
const EVERY: Duration = Duration::from_millis(500);

/// Follows changes of the games until the server closes. Sockets hear from what is given that they must look at their games again; the value is
/// the [`variorum_library::generation`] that the games in memory follow.
pub(crate) fn follow(games: &Arc<LiveGames>, shutdown: &Shutdown) -> watch::Receiver<u64> {
    // Read now and not by the task: games may change before it runs.
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
            let put_away = games.put_outdated_away().await;
            for id in put_away {
                // The clock, the engine and the lobby go on without anybody looking. What cannot be opened says so to whoever asks for it.
                if let Err(error) = games.open(&id, None).await {
                    tracing::info!("game {id}, whose rules have changed: {error}");
                }
            }
            // Sockets look at their games again; also where the rules of one that could not be opened are back.
            followed.send_replace(generation);
        }
    });
    follower
}
