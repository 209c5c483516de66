//! The actor of a game: it handles one request after another, and stores each change before it answers and notifies.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio::sync::mpsc;
use variorum_play::{Seat, Table};
use variorum_storage::{SeatedAccount, SessionRow, Sitter};

use super::audience::Audience;
use super::chat::Chat;
use super::details::Details;
use super::due::due;
use super::load::LoadedGame;
use super::request::{Glance, Request};
use super::shared::Shared;
use crate::error::ApiError;
use crate::send_queue::SendQueue;
use crate::time::as_i64;
use crate::tokens::new_id;
use crate::view;
use crate::viewer::Viewer;
use crate::wire;
use crate::wire::{Notice, Phase, Presence, ServerMessage};
use crate::worker::blocking;

/// The minimum interval between presence messages.
const PRESENCE: u64 = 1_000;
/// How long an open challenge stays in the lobby.
const CHALLENGE: u64 = 60 * 60 * 1000;
/// How long a challenge stays open after its creator has left.
const GONE: u64 = 2 * 60 * 1000;
/// The pause before another attempt after a failed write.
const RETRY: u64 = 1_000;

/// A pending request to the engine.
pub(super) struct Thinking {
    pub number: u64,
    pub stop: Arc<AtomicBool>,
}

pub(super) struct Actor {
    pub shared: Arc<Shared>,
    pub row: SessionRow,
    /// Shared with workers that serialize it. A change copies it ([`Actor::at_table`]).
    pub table: Arc<Table>,
    pub details: Details,
    pub sitters: [Option<Sitter>; 2],
    pub players: [Option<SeatedAccount>; 2],
    pub level: u8,
    pub notice: Option<Notice>,
    pub thinking: Option<Thinking>,
    /// The number of requests to the engine so far.
    pub questions: u64,
    /// The address from which a player was last active: the engine thinks at the expense of this address.
    pub asker: Option<IpAddr>,
    pub requests: mpsc::WeakSender<Request>,
    pub touched: Arc<AtomicU64>,
    pinned: Arc<AtomicBool>,
    pub audience: Audience,
    pub chat: Chat,
    /// Texts that are valid until something changes.
    pub state_text: Option<Arc<str>>,
    pub first: Option<Arc<str>>,
    shown_presence: Presence,
    presence_at: u64,
    /// Since when the creator of an open challenge is gone, after having been there.
    gone_since: Option<u64>,
    maker_was_there: bool,
    retry_at: u64,
}

impl Actor {
    pub(super) fn new(
        shared: Arc<Shared>,
        loaded: LoadedGame,
        requests: mpsc::WeakSender<Request>,
        touched: Arc<AtomicU64>,
        pinned: Arc<AtomicBool>,
    ) -> Self {
        let LoadedGame { row, table, details, sitters, players } = loaded;
        // A creator from before this process started may have left while it was down: the time to come back starts now. With several processes the
        // creator may be connected to another one.
        let maker_was_there = row.created < as_i64(shared.started) && !shared.store.is_shared();
        let stream = new_id().unwrap_or_else(|_| row.revision.to_string());
        Self {
            level: u8::try_from(row.level).unwrap_or(1),
            audience: Audience::new(row.id.clone(), stream),
            presence_at: shared.time.now(),
            shared,
            row,
            table: Arc::new(table),
            details,
            sitters,
            players,
            notice: None,
            thinking: None,
            questions: 0,
            asker: None,
            requests,
            touched,
            pinned,
            chat: Chat::default(),
            state_text: None,
            first: None,
            shown_presence: Presence::default(),
            gone_since: None,
            maker_was_there,
            retry_at: 0,
        }
    }

    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Request>) {
        self.read_chat(false).await;
        self.think_if_due();
        loop {
            let request = match self.deadline() {
                None => inbox.recv().await,
                Some(moment) => {
                    let time = self.shared.time.clone();
                    tokio::select! {
                        request = inbox.recv() => request,
                        () = time.until(moment) => {
                            self.tick().await;
                            // An expired challenge leaves the lobby.
                            self.settle();
                            continue;
                        }
                    }
                }
            };
            match request {
                None | Some(Request::Close) => break,
                Some(Request::Removed) => {
                    self.broadcast_removal();
                    break;
                }
                Some(request) => self.answer(request).await,
            }
            self.settle();
        }
        self.stop_thinking();
        self.shared.lobby.remove(&self.row.id);
    }

    async fn answer(&mut self, request: Request) {
        // It does not matter if nobody waits for the reply any more.
        match request {
            Request::View(viewer, reply) => {
                self.note_asker(&viewer);
                self.think_if_due();
                let sides = self.sides_of(&viewer);
                let _ = reply.send(self.view_text(&viewer, &sides).await);
            }
            Request::Second(viewer, first, reply) => {
                let _ = reply.send(self.second(&viewer, first).await);
            }
            Request::Standing(viewer, reply) => {
                let _ = reply.send(self.standing(&viewer));
            }
            Request::Act { viewer, act, lag, reply } => {
                self.note_asker(&viewer);
                let _ = reply.send(self.act(&viewer, act, lag).await);
            }
            Request::Glance(reply) => {
                let (seats, control, clock) = (self.seats(), self.control(), self.clock());
                let glance = Glance { table: Arc::clone(&self.table), seats, control, clock };
                let _ = reply.send(Ok(glance));
                // Engines that play each other do so for those who look.
                self.think_if_due();
            }
            Request::Join(viewer, side, reply) => {
                let _ = reply.send(self.join(&viewer, side).await);
            }
            Request::Watch { viewer, queue, seen } => self.watch(viewer, &queue, seen).await,
            Request::Unwatch(connection) => self.audience.remove(connection),
            // The lease ends when the turn is stored.
            Request::Chosen(number, choice, _lease) => self.chosen(number, choice).await,
            Request::ThinkAgain(number) => {
                if self.is_question(number) {
                    self.thinking = None;
                    self.catch_up().await;
                    self.think_if_due();
                }
            }
            Request::Newer(revision) => {
                if revision.is_none_or(|revision| revision > self.row.revision) {
                    self.catch_up().await;
                }
            }
            Request::RefreshChat => self.read_chat(true).await,
            Request::AccountChanged(account) => self.account_changed(account.as_deref()).await,
            Request::ChatRemoved => {
                self.chat.clear();
                self.read_chat(false).await;
                self.broadcast_state().await;
            }
            Request::Resume => self.think_if_due(),
            Request::Line(viewer, number, reply) => {
                let _ = reply.send(self.line(&viewer, number));
            }
            Request::Close | Request::Removed => {}
        }
    }

    /// Notifies everybody that the game no longer exists.
    fn broadcast_removal(&mut self) {
        let error = ApiError::NoSession;
        let (code, error) = (error.code(), error.to_string());
        let (session, status) = (Some(self.row.id.clone()), code.status().as_u16());
        self.audience
            .send_unnumbered(&ServerMessage::Refused { id: None, session, status, error, code, args: None }, |_| true);
    }

    fn note_asker(&mut self, viewer: &Viewer) {
        // Spectators are not charged, unless nobody else is there: engines that play each other do so for the spectators.
        if self.asker.is_none() || self.is_seated(viewer) {
            self.asker = viewer.address;
        }
    }

    pub(super) fn now(&self) -> u64 {
        self.shared.time.now()
    }

    /// When the actor must act on its own.
    fn deadline(&self) -> Option<u64> {
        let clock = due(&self.table);
        let full = self.is_full().then(|| self.now());
        let presence = (self.shown_presence() != self.shown_presence).then_some(self.presence_at + PRESENCE);
        let due = [clock, full, self.expires_at(), presence].into_iter().flatten().min()?;
        Some(if presence == Some(due) { due } else { due.max(self.retry_at) })
    }

    /// When an open challenge expires.
    fn expires_at(&self) -> Option<u64> {
        if !self.row.listed || !self.table.is_waiting() {
            return None;
        }
        let made = u64::try_from(self.row.created).unwrap_or(0);
        let gone = self.gone_since.map_or(u64::MAX, |since| since.saturating_add(GONE));
        Some(made.saturating_add(CHALLENGE).min(gone))
    }

    async fn tick(&mut self) {
        let now = self.now();
        if self.shown_presence() != self.shown_presence && now >= self.presence_at + PRESENCE {
            (self.shown_presence, self.presence_at) = (self.shown_presence(), now);
            let message = ServerMessage::Presence { session: self.row.id.clone(), presence: self.shown_presence };
            self.audience.send_unnumbered(&message, |_| true);
        }
        let before = self.before();
        let expired = self.expires_at().is_some_and(|moment| now >= moment);
        let most = self.shared.most_turns;
        let ended = self.at_table(move |table| match expired {
            true => table.abort(now).map(|()| true),
            false => Ok(table.end_at(most, now) || table.tick(now)),
        });
        if matches!(ended.await, Ok(true)) && self.commit(before, None).await.is_err() {
            self.retry_at = self.now() + RETRY;
        }
    }

    /// Applies the consequences of the current state, initially and after each request.
    pub(super) fn settle(&mut self) {
        if let Some(challenge) = self.challenge() {
            let maker = self.sitters.iter().flatten().next().cloned().unwrap_or_default();
            self.shared.lobby.put(challenge, maker);
            let presence = self.audience.presence();
            let here = presence.w || presence.b;
            self.maker_was_there |= here;
            self.gone_since = match self.gone_since {
                _ if here || !self.maker_was_there => None,
                None => Some(self.now()),
                since => since,
            };
        } else {
            self.shared.lobby.remove(&self.row.id);
        }
        let clock_runs = self.phase() == Phase::Playing && self.table.clock().is_some();
        self.pinned.store(clock_runs || self.expires_at().is_some(), Ordering::Relaxed);
    }

    async fn watch(&mut self, viewer: Arc<Viewer>, queue: &SendQueue, seen: Option<(String, u64)>) {
        self.recognise(&viewer).await;
        self.note_asker(&viewer);
        let sides = self.sides_of(&viewer);
        let access = self.access(&viewer, &sides);
        self.audience.add(Arc::clone(&viewer), queue.clone(), sides.clone(), access);
        let missed = seen.and_then(|(stream, seq)| self.audience.missed(&stream, seq, access));
        let mut messages = match missed {
            Some(mut missed) => {
                if self.may_move(&sides) {
                    missed.extend(self.choices_message().await);
                }
                missed.extend(self.presence_message());
                missed
            }
            None => self.state_message(&viewer, &sides).await.into_iter().collect(),
        };
        let id = self.row.id.clone();
        messages.drain(..).take_while(|message| queue.push(&id, message)).for_each(drop);
        self.think_if_due();
    }

    async fn second(&mut self, viewer: &Viewer, first: String) -> Result<Vec<wire::SecondChoice>, ApiError> {
        match self.table.game().to_move() {
            None => return Err(ApiError::GameOver),
            Some(Seat::Engine) => return Err(ApiError::EnginesTurn),
            Some(Seat::Person) if !self.may_move(&self.sides_of(viewer)) => {
                return Err(ApiError::NotYourTurn);
            }
            Some(Seat::Person) => {}
        }
        let mut position = self.table.position().clone();
        blocking(move |worker| view::second_choices(worker, &mut position, &first)).await
    }
}
