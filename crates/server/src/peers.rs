//! Hearing what other processes do with the games that are in memory here, with accounts, and what they put into the lobby.

use std::sync::{Arc, Weak};

use tokio::sync::broadcast::error::RecvError;
use variorum_storage::{Notice, Topic};

use crate::sessions::Inner;

/// Passes notices on to the games in memory, until the server closes.
pub(crate) fn follow(state: &Arc<Inner>) {
    let mut notices = state.store().notices();
    let mut closing = state.closing.subscribe();
    let state: Weak<Inner> = Arc::downgrade(state);
    tokio::spawn(async move {
        loop {
            let heard = tokio::select! {
                heard = notices.recv() => heard,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            let Some(state) = state.upgrade() else { return };
            let notice = match heard {
                Ok(notice) => notice,
                Err(RecvError::Lagged(_)) => Notice::new(Topic::Missed, "", 0),
                Err(RecvError::Closed) => return,
            };
            let Notice { topic, key, number, foreign } = notice;
            match topic {
                Topic::Missed => {
                    for handle in state.all_in_memory() {
                        handle.newer(None);
                        handle.refresh_chat();
                    }
                    state.look_at_account(None);
                    state.open_challenges().await;
                }
                // This process knows what it told itself.
                _ if !foreign => {}
                Topic::Session => {
                    if let Some(handle) = state.in_memory(&key) {
                        handle.newer(Some(number));
                    }
                }
                Topic::Chat => {
                    if let Some(handle) = state.in_memory(&key) {
                        handle.refresh_chat();
                    }
                }
                Topic::Lobby => state.open_challenges().await,
                Topic::Logins => state.logins.doubt(&key),
                Topic::Account => state.look_at_account(Some(&key)),
            }
        }
    });
}
