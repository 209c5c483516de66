//! Hearing what other processes do with the games that are in memory here, and what they put into the lobby.

use std::sync::{Arc, Weak};

use tokio::sync::broadcast::error::RecvError;

use crate::sessions::Inner;
use crate::store::{Notice, Topic};

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
            match heard {
                Ok(Notice { topic: Topic::Session, key, number, foreign: true }) => {
                    if let Some(handle) = state.in_memory(&key) {
                        handle.newer(Some(number));
                    }
                }
                Ok(Notice { topic: Topic::Chat, key, foreign: true, .. }) => {
                    if let Some(handle) = state.in_memory(&key) {
                        handle.refresh_chat();
                    }
                }
                Ok(Notice { topic: Topic::Lobby, foreign: true, .. }) => state.open_challenges().await,
                Ok(Notice { topic: Topic::Missed, .. }) | Err(RecvError::Lagged(_)) => {
                    for handle in state.all_in_memory() {
                        handle.newer(None);
                        handle.refresh_chat();
                    }
                    state.open_challenges().await;
                }
                Ok(_) => {}
                Err(RecvError::Closed) => return,
            }
        }
    });
}
