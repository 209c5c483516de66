//! The lobby: open challenges (listed games with a free seat), and the connections that watch the list.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use variorum_storage::Sitter;

use crate::send_queue::SendQueue;
use crate::wire::{Challenge, ServerMessage};

/// The topic in a [`SendQueue`]: no game has an empty id.
pub(crate) const TOPIC: &str = "";
/// The maximum number of open challenges per player.
const MOST_OF_ONE: usize = 5;
/// The maximum number of open challenges.
const MOST: usize = 1000;

/// All open challenges.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    open: BTreeMap<String, (Challenge, Sitter)>,
    watchers: Vec<SendQueue>,
}

impl Lobby {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds or replaces a challenge, and sends it to all watchers.
    pub fn put(&self, challenge: Challenge, maker: Sitter) {
        let mut inner = self.inner();
        let known = inner.open.get(&challenge.session).is_some_and(|(known, _)| *known == challenge);
        if !known {
            inner.broadcast(&ServerMessage::Challenge { challenge: challenge.clone() });
            inner.open.insert(challenge.session.clone(), (challenge, maker));
        }
    }

    /// Removes a challenge, if it is there.
    pub fn remove(&self, session: &str) {
        let mut inner = self.inner();
        if inner.open.remove(session).is_some() {
            inner.broadcast(&ServerMessage::ChallengeGone { session: session.to_owned() });
        }
    }

    /// Is this game an open challenge?
    pub fn has(&self, session: &str) -> bool {
        self.inner().open.contains_key(session)
    }

    /// May this player open another challenge?
    pub fn has_room_for(&self, maker: &Sitter) -> bool {
        let inner = self.inner();
        inner.open.len() < MOST && inner.open.values().filter(|(_, other)| other == maker).count() < MOST_OF_ONE
    }

    /// All challenges, newest first.
    pub fn list(&self) -> Vec<Challenge> {
        self.inner().list()
    }

    /// Sends all challenges, and changes from now on. When a connection repeats this, all are sent again.
    pub fn watch(&self, queue: &SendQueue) {
        let mut inner = self.inner();
        inner.watchers.retain(|other| !other.is_closed() && other.id() != queue.id());
        if let Some(message) = text(&ServerMessage::Lobby { challenges: inner.list() }) {
            queue.push(TOPIC, &message);
        }
        inner.watchers.push(queue.clone());
    }

    /// Stops sending to this connection.
    pub fn unwatch(&self, connection: u64) {
        self.inner().watchers.retain(|queue| queue.id() != connection);
    }
}

impl Inner {
    fn list(&self) -> Vec<Challenge> {
        let mut list: Vec<Challenge> = self.open.values().map(|(challenge, _)| challenge.clone()).collect();
        list.sort_by_key(|challenge| std::cmp::Reverse(challenge.created));
        list
    }

    fn broadcast(&mut self, message: &ServerMessage) {
        if let Some(message) = text(message) {
            // A connection that has fallen behind gets the whole list when it reads again.
            self.watchers.retain(|queue| queue.push(TOPIC, &message) || !queue.is_closed());
        }
    }
}

/// A message as text.
pub(crate) fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    serde_json::to_string(message)
        .inspect_err(|error| tracing::error!("could not serialize a message: {error}"))
        .ok()
        .map(Into::into)
}
