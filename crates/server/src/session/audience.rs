//! The connections that watch a game, and the messages to them: each change is serialized once for all, with a number, and the last changes are kept
//! for connections that return.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use variorum_rules::Side;

use crate::lobby::text;
use crate::send_queue::SendQueue;
use crate::viewer::Viewer;
use crate::wire::{Presence, Room, ServerMessage};

/// How many changes are kept for connections that return.
const KEPT: usize = 128;

/// The chat to which a viewer has access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChatAccess {
    /// The players' room.
    Players,
    /// The spectators' room.
    Spectators,
    /// Neither: the viewer watches a private game without the key of its link.
    Outside,
}

impl ChatAccess {
    /// The room, if there is one.
    pub fn room(self) -> Option<Room> {
        match self {
            Self::Players => Some(Room::Players),
            Self::Spectators => Some(Room::Spectators),
            Self::Outside => None,
        }
    }
}

/// The recipients of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recipients {
    All,
    /// Everybody with access to one of the rooms.
    Insiders,
    Room(Room),
}

impl Recipients {
    fn reaches(self, access: ChatAccess) -> bool {
        match self {
            Self::All => true,
            Self::Insiders => access != ChatAccess::Outside,
            Self::Room(room) => access.room() == Some(room),
        }
    }
}

/// A viewer's rights in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ViewerRights {
    /// The seats of the viewer.
    pub sides: Vec<Side>,
    pub access: ChatAccess,
}

/// A watching connection.
pub(super) struct Watcher {
    pub viewer: Arc<Viewer>,
    pub queue: SendQueue,
    /// The seats of the viewer.
    pub sides: Vec<Side>,
    pub access: ChatAccess,
    /// Did a message not fit? Then nothing more is sent until the connection requests the state.
    behind: bool,
}

struct SentChange {
    seq: u64,
    to: Recipients,
    message: Utf8Bytes,
}

/// All connections that watch a game.
pub(super) struct Audience {
    session: String,
    pub stream: String,
    pub seq: u64,
    /// All changes after this one are kept.
    floor: u64,
    kept: VecDeque<SentChange>,
    watchers: Vec<Watcher>,
}

impl Audience {
    pub fn new(session: String, stream: String) -> Self {
        Self { session, stream, seq: 0, floor: 0, kept: VecDeque::new(), watchers: Vec::new() }
    }

    pub fn watchers(&self) -> &[Watcher] {
        &self.watchers
    }

    pub fn watchers_mut(&mut self) -> &mut [Watcher] {
        &mut self.watchers
    }

    pub fn add(&mut self, viewer: Arc<Viewer>, queue: SendQueue, sides: Vec<Side>, access: ChatAccess) {
        self.remove(queue.id());
        self.watchers.push(Watcher { viewer, queue, sides, access, behind: false });
    }

    pub fn remove(&mut self, connection: u64) {
        self.watchers.retain(|watcher| watcher.queue.id() != connection && !watcher.queue.is_closed());
    }

    /// Is nobody watching?
    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    pub fn presence(&self) -> Presence {
        let of = |side| self.watchers.iter().any(|watcher| watcher.sides.contains(&side));
        let spectators = self.watchers.iter().filter(|watcher| watcher.sides.is_empty()).count();
        Presence { w: of(Side::White), b: of(Side::Black), spectators: u32::try_from(spectators).unwrap_or(u32::MAX) }
    }

    /// Sends the next change to its recipients.
    pub fn broadcast(&mut self, to: Recipients, message: impl FnOnce(u64) -> ServerMessage) {
        self.seq += 1;
        if let Some(message) = text(&message(self.seq)) {
            self.send(&message, |watcher| to.reaches(watcher.access));
            self.kept.push_back(SentChange { seq: self.seq, to, message });
        }
        while self.kept.len() > KEPT {
            self.floor = self.kept.pop_front().map_or(self.seq, |message| message.seq);
        }
    }

    /// Sends a message about the present state to some of the connections; it has no number.
    pub fn send_unnumbered(&mut self, message: &ServerMessage, to: impl Fn(&Watcher) -> bool) {
        if let Some(message) = text(message) {
            self.send(&message, to);
        }
    }

    fn send(&mut self, message: &Utf8Bytes, to: impl Fn(&Watcher) -> bool) {
        let session = &self.session;
        for watcher in self.watchers.iter_mut().filter(|watcher| !watcher.behind && to(watcher)) {
            watcher.behind = !watcher.queue.push(session, message);
        }
    }

    /// Gives each connection its current rights and the state. A connection without the state gets no further changes.
    pub fn restate(&mut self, mut messages: HashMap<u64, (ViewerRights, Option<Utf8Bytes>)>) {
        self.watchers.retain(|watcher| !watcher.queue.is_closed());
        for watcher in &mut self.watchers {
            let Some((standing, message)) = messages.remove(&watcher.queue.id()) else { continue };
            (watcher.sides, watcher.access) = (standing.sides, standing.access);
            watcher.behind = !message.is_some_and(|message| watcher.queue.push(&self.session, &message));
        }
    }

    /// Everything has changed: nobody can follow by changes alone. The caller sends the state to all.
    pub fn start_over(&mut self) {
        self.seq += 1;
        self.kept.clear();
        self.floor = self.seq;
    }

    /// The changes that a viewer in `access` has missed since change `seq` of `stream`; `None` if they are no longer known.
    pub fn missed(&self, stream: &str, seq: u64, access: ChatAccess) -> Option<Vec<Utf8Bytes>> {
        if stream != self.stream || seq < self.floor || seq > self.seq {
            return None;
        }
        let missed = self.kept.iter().filter(|message| message.seq > seq && message.to.reaches(access));
        Some(missed.map(|message| message.message.clone()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::send_queue::send_queue;

    fn audience() -> Audience {
        Audience::new("game".into(), "stream".into())
    }

    fn offers(seq: u64) -> ServerMessage {
        ServerMessage::Offers { session: "game".into(), seq, offers: crate::wire::Offers::default() }
    }

    #[test]
    fn a_returning_watcher_gets_the_missed_changes_while_they_are_kept() {
        let mut audience = audience();
        for number in 0..10 {
            audience.broadcast(if number % 2 == 1 { Recipients::Room(Room::Players) } else { Recipients::All }, offers);
        }
        assert_eq!(audience.missed("stream", 10, ChatAccess::Players).unwrap().len(), 0);
        assert_eq!(audience.missed("stream", 0, ChatAccess::Players).unwrap().len(), 10);
        let missed = audience.missed("stream", 6, ChatAccess::Spectators).unwrap();
        assert_eq!((missed.len(), missed[0].contains("\"seq\":7"), missed[1].contains("\"seq\":9")), (2, true, true));
        assert!(audience.missed("other", 10, ChatAccess::Players).is_none());
        assert!(audience.missed("stream", 11, ChatAccess::Players).is_none(), "never told");
        for _ in 0..KEPT {
            audience.broadcast(Recipients::All, offers);
        }
        assert!(audience.missed("stream", 9, ChatAccess::Players).is_none(), "too long ago");
        assert_eq!(audience.missed("stream", 10, ChatAccess::Players).unwrap().len(), KEPT);
        audience.start_over();
        assert!(audience.missed("stream", 138, ChatAccess::Players).is_none());
        assert_eq!(audience.missed("stream", 139, ChatAccess::Players).unwrap().len(), 0);
    }

    #[test]
    fn an_outsider_gets_the_game_and_nothing_else() {
        let mut audience = audience();
        audience.broadcast(Recipients::All, offers);
        audience.broadcast(Recipients::Insiders, offers);
        audience.broadcast(Recipients::Room(Room::Spectators), offers);
        audience.broadcast(Recipients::Room(Room::Players), offers);
        let heard = |access| audience.missed("stream", 0, access).unwrap().len();
        assert_eq!([ChatAccess::Players, ChatAccess::Spectators, ChatAccess::Outside].map(heard), [3, 3, 1]);
    }

    #[test]
    fn a_watcher_that_is_behind_gets_nothing_until_it_requests_the_state() {
        let (mut audience, mut outgoing) = (audience(), send_queue());
        audience.add(Arc::default(), outgoing.queue.clone(), Vec::new(), ChatAccess::Spectators);
        assert_eq!(audience.presence(), Presence { w: false, b: false, spectators: 1 });
        for _ in 0..500 {
            audience.broadcast(Recipients::All, offers);
        }
        let mut heard = 0;
        while outgoing.messages.try_recv().is_ok() {
            heard += 1;
        }
        assert!(heard < 500);
        assert_eq!(outgoing.queue.take_behind().len(), 1);
        audience.broadcast(Recipients::All, offers);
        assert!(outgoing.messages.try_recv().is_err(), "changes would not fit to what is known");
        audience.add(Arc::default(), outgoing.queue.clone(), vec![Side::White], ChatAccess::Players);
        audience.broadcast(Recipients::Room(Room::Spectators), offers);
        audience.broadcast(Recipients::Room(Room::Players), offers);
        assert!(outgoing.messages.try_recv().unwrap().contains("\"seq\":503"));
        assert_eq!(audience.presence(), Presence { w: true, b: false, spectators: 0 });
    }
}
