//! Those who watch a game, and what they are told: each change once as text for all, with a number, and the last changes
//! kept for whoever comes back.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use rules::Side;

use crate::lobby::text;
use crate::outbox::Outbox;
use crate::viewer::Viewer;
use crate::wire::{Presence, Room, ServerMessage};

/// Changes that are kept for those who come back.
const KEPT: usize = 128;

/// A connection that watches.
pub(super) struct Watcher {
    pub viewer: Arc<Viewer>,
    pub outbox: Outbox,
    /// The seats that are the viewer's.
    pub sides: Vec<Side>,
    /// Did a message not fit? Then nothing more is sent until the connection asks for the state.
    behind: bool,
}

impl Watcher {
    pub fn room(&self) -> Room {
        if self.sides.is_empty() { Room::Spectators } else { Room::Players }
    }
}

struct Told {
    seq: u64,
    /// For one room only.
    room: Option<Room>,
    message: Utf8Bytes,
}

/// Everybody who watches a game.
pub(super) struct Audience {
    session: String,
    pub stream: String,
    pub seq: u64,
    /// All changes after this one are kept.
    floor: u64,
    kept: VecDeque<Told>,
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

    pub fn add(&mut self, viewer: Arc<Viewer>, outbox: Outbox, sides: Vec<Side>) {
        self.remove(outbox.id());
        self.watchers.push(Watcher { viewer, outbox, sides, behind: false });
    }

    pub fn remove(&mut self, connection: u64) {
        self.watchers.retain(|watcher| watcher.outbox.id() != connection && !watcher.outbox.is_closed());
    }

    /// Does anybody look?
    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    pub fn presence(&self) -> Presence {
        let of = |side| self.watchers.iter().any(|watcher| watcher.sides.contains(&side));
        let spectators = self.watchers.iter().filter(|watcher| watcher.sides.is_empty()).count();
        Presence { w: of(Side::White), b: of(Side::Black), spectators: u32::try_from(spectators).unwrap_or(u32::MAX) }
    }

    /// Tells everybody (in one room, if one is named) of the next change.
    pub fn tell(&mut self, room: Option<Room>, message: impl FnOnce(u64) -> ServerMessage) {
        self.seq += 1;
        if let Some(message) = text(&message(self.seq)) {
            self.send(&message, |watcher| room.is_none_or(|room| watcher.room() == room));
            self.kept.push_back(Told { seq: self.seq, room, message });
        }
        while self.kept.len() > KEPT {
            self.floor = self.kept.pop_front().map_or(self.seq, |told| told.seq);
        }
    }

    /// Tells some of what is so now; it has no number.
    pub fn tell_now(&mut self, message: &ServerMessage, to: impl Fn(&Watcher) -> bool) {
        if let Some(message) = text(message) {
            self.send(&message, to);
        }
    }

    fn send(&mut self, message: &Utf8Bytes, to: impl Fn(&Watcher) -> bool) {
        let session = &self.session;
        for watcher in self.watchers.iter_mut().filter(|watcher| !watcher.behind && to(watcher)) {
            watcher.behind = !watcher.outbox.push(session, message);
        }
    }

    /// Gives every watcher the seats and the state that `told` finds for them. Who is without the state afterwards is told no changes.
    pub fn restate(&mut self, told: impl Fn(&Viewer) -> (Vec<Side>, Option<Utf8Bytes>)) {
        self.watchers.retain(|watcher| !watcher.outbox.is_closed());
        for watcher in &mut self.watchers {
            let (sides, message) = told(&watcher.viewer);
            watcher.sides = sides;
            watcher.behind = !message.is_some_and(|message| watcher.outbox.push(&self.session, &message));
        }
    }

    /// Everything changed: nobody can follow by changes alone. The caller sends the state to all.
    pub fn start_over(&mut self) {
        self.seq += 1;
        self.kept.clear();
        self.floor = self.seq;
    }

    /// What a viewer in `room` missed since change `seq` of `stream`; `None`: it is no longer known.
    pub fn missed(&self, stream: &str, seq: u64, room: Room) -> Option<Vec<Utf8Bytes>> {
        if stream != self.stream || seq < self.floor || seq > self.seq {
            return None;
        }
        let missed = self.kept.iter().filter(|told| told.seq > seq && told.room.is_none_or(|other| other == room));
        Some(missed.map(|told| told.message.clone()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outbox::mail;

    fn audience() -> Audience {
        Audience::new("game".into(), "stream".into())
    }

    fn offers(seq: u64) -> ServerMessage {
        ServerMessage::Offers { session: "game".into(), seq, offers: crate::wire::Offers::default() }
    }

    #[test]
    fn who_comes_back_hears_what_was_missed_while_it_is_known() {
        let mut audience = audience();
        for number in 0..10 {
            audience.tell((number % 2 == 1).then_some(Room::Players), offers);
        }
        assert_eq!(audience.missed("stream", 10, Room::Players).unwrap().len(), 0);
        assert_eq!(audience.missed("stream", 0, Room::Players).unwrap().len(), 10);
        let missed = audience.missed("stream", 6, Room::Spectators).unwrap();
        assert_eq!((missed.len(), missed[0].contains("\"seq\":7"), missed[1].contains("\"seq\":9")), (2, true, true));
        assert!(audience.missed("other", 10, Room::Players).is_none());
        assert!(audience.missed("stream", 11, Room::Players).is_none(), "never told");
        for _ in 0..KEPT {
            audience.tell(None, offers);
        }
        assert!(audience.missed("stream", 9, Room::Players).is_none(), "too long ago");
        assert_eq!(audience.missed("stream", 10, Room::Players).unwrap().len(), KEPT);
        audience.start_over();
        assert!(audience.missed("stream", 138, Room::Players).is_none());
        assert_eq!(audience.missed("stream", 139, Room::Players).unwrap().len(), 0);
    }

    #[test]
    fn who_is_behind_is_told_nothing_more_until_they_ask() {
        let (mut audience, mut mail) = (audience(), mail());
        audience.add(Arc::default(), mail.outbox.clone(), Vec::new());
        assert_eq!(audience.presence(), Presence { w: false, b: false, spectators: 1 });
        for _ in 0..500 {
            audience.tell(None, offers);
        }
        let mut heard = 0;
        while mail.queue.try_recv().is_ok() {
            heard += 1;
        }
        assert!(heard < 500);
        assert_eq!(mail.outbox.take_behind().len(), 1);
        audience.tell(None, offers);
        assert!(mail.queue.try_recv().is_err(), "changes would not fit to what is known");
        audience.add(Arc::default(), mail.outbox.clone(), vec![Side::White]);
        audience.tell(Some(Room::Spectators), offers);
        audience.tell(Some(Room::Players), offers);
        assert!(mail.queue.try_recv().unwrap().contains("\"seq\":503"));
        assert_eq!(audience.presence(), Presence { w: true, b: false, spectators: 0 });
    }
}
