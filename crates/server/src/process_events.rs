//! Reacting to what other processes do: to the games that are in memory here, to accounts, and in the lobby.

use std::sync::{Arc, Weak};

use tokio::sync::broadcast::error::RecvError;
use variorum_storage::{Notice, Topic};

use crate::account_changes::AccountChanges;
use crate::live_games::LiveGames;
use crate::shutdown::Shutdown;

/// Passes notices on to the games in memory until the server shuts down.
pub(crate) fn follow(changes: &AccountChanges, shutdown: &Shutdown) {
    let mut notices = changes.games.shared.store.notices();
    let mut closing = shutdown.subscribe();
    let logins = changes.logins.clone();
    let games: Weak<LiveGames> = Arc::downgrade(&changes.games);
    tokio::spawn(async move {
        loop {
            let heard = tokio::select! {
                heard = notices.recv() => heard,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            let Some(games) = games.upgrade() else { return };
            let changes = AccountChanges { logins: logins.clone(), games };
            let notice = match heard {
                Ok(notice) => notice,
                Err(RecvError::Lagged(_)) => Notice::new(Topic::Missed, "", 0),
                Err(RecvError::Closed) => return,
            };
            let Notice { topic, key, number, foreign } = notice;
            match topic {
                Topic::Missed => {
                    for handle in changes.games.all() {
                        handle.newer(None);
                        handle.refresh_chat();
                    }
                    changes.look_at(None);
                    changes.games.open_challenges().await;
                }
                // Notices of this process are no news to it.
                _ if !foreign => {}
                Topic::Session => {
                    if let Some(handle) = changes.games.get(&key) {
                        handle.newer(Some(number));
                    }
                }
                Topic::Chat => {
                    if let Some(handle) = changes.games.get(&key) {
                        handle.refresh_chat();
                    }
                }
                Topic::Lobby => changes.games.open_challenges().await,
                Topic::Logins => changes.logins.doubt(&key),
                Topic::Account => changes.look_at(Some(&key)),
            }
        }
    });
}
