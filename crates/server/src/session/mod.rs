//! One game in progress: an actor that changes it, and the handle by which others ask.
//!
//! Each change is written to storage before it is answered; the actor goes on to the end of it even when the one who asked
//! has gone. When another process has written the game meanwhile, the actor takes that over first. [`actor`] does things,
//! [`audience`] is told of them, [`render`] puts them into the shapes of the interface, [`thinking`] asks the engine.

mod actor;
mod audience;
mod changes;
mod chat;
mod details;
mod load;
mod peers;
mod render;
mod seats;
mod speech;
mod thinking;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio::sync::{mpsc, oneshot};
use variorum_rules::{Rules, Side};

pub(crate) use chat::{LONGEST as LONGEST_LINE, SpokenBy, Voices};
pub(crate) use details::Details;
pub(crate) use load::{Loaded, load};
pub(crate) use render::rounded;

use crate::error::{ApiError, Busy};
use crate::outbox::Outbox;
use crate::sessions::Shared;
use crate::viewer::Viewer;
use crate::wire;
use crate::wire::Act;
use peers::Lease;

/// An engine that has not moved for so long, waiting for a place included, is believed to be gone with its process.
const ENGINE: u64 = 10 * 60 * 1000;
/// Requests waiting for one game.
const QUEUE: usize = 256;

/// The answer to a request.
type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

enum Request {
    View(Arc<Viewer>, Reply<Arc<str>>),
    Second(Arc<Viewer>, String, Reply<Vec<wire::SecondChoice>>),
    Act {
        viewer: Arc<Viewer>,
        act: Act,
        lag: u64,
        reply: Reply<()>,
    },
    Join(Arc<Viewer>, Option<Side>, Reply<()>),
    /// Wants to be told; `seen`: the stream and the last change known.
    Watch {
        viewer: Arc<Viewer>,
        outbox: Outbox,
        seen: Option<(String, u64)>,
    },
    Unwatch(u64),
    /// The engine has chosen; the number tells for which question.
    Chosen(u64, Result<String, String>, Lease),
    /// The engine was not asked question `number`, since another process has changed the game.
    ThinkAgain(u64),
    /// Storage has this revision, or perhaps a newer one than is known.
    Newer(Option<i64>),
    /// Something was said in another process.
    RefreshChat,
    /// An account, or any of them, is gone or has another name.
    AccountChanged(Option<String>),
    /// Lines of chat were removed.
    ChatRemoved,
    /// Changes can be kept again.
    Resume,
    /// The game has been removed.
    Removed,
    /// A line of chat that the viewer can read, by its number.
    Line(Arc<Viewer>, i64, Reply<SpokenBy>),
    Close,
}

/// How others reach a game in progress.
pub(crate) struct Handle {
    requests: mpsc::Sender<Request>,
    /// When somebody asked last, in milliseconds since 1970.
    touched: Arc<AtomicU64>,
    /// Must it stay in memory?
    pinned: Arc<AtomicBool>,
    /// The rules that it is played by as long as it stays in memory.
    rules: Arc<Rules>,
    shared: Arc<Shared>,
}

impl Handle {
    async fn ask<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.tell(request(reply)).await;
        answer.await.map_err(|_| ApiError::from(Busy::PutAway))?
    }

    async fn tell(&self, request: Request) {
        self.touched.store(self.shared.time.now(), Ordering::Relaxed);
        // When the actor has gone, whoever waits for an answer hears it from the dropped reply.
        let _ = self.requests.send(request).await;
    }

    /// The game as the viewer sees it, as JSON text.
    pub async fn view(&self, viewer: &Arc<Viewer>) -> Result<Arc<str>, ApiError> {
        self.ask(|reply| Request::View(Arc::clone(viewer), reply)).await
    }

    /// What may follow a first part.
    pub async fn second(&self, viewer: &Arc<Viewer>, first: String) -> Result<Vec<wire::SecondChoice>, ApiError> {
        self.ask(|reply| Request::Second(Arc::clone(viewer), first, reply)).await
    }

    /// Changes the game; `lag`: how many milliseconds the wish was on the line.
    pub async fn act(&self, viewer: &Arc<Viewer>, act: Act, lag: u64) -> Result<(), ApiError> {
        self.ask(|reply| Request::Act { viewer: Arc::clone(viewer), act, lag, reply }).await
    }

    /// Takes a free seat.
    pub async fn join(&self, viewer: &Arc<Viewer>, side: Option<Side>) -> Result<(), ApiError> {
        self.ask(|reply| Request::Join(Arc::clone(viewer), side, reply)).await
    }

    /// Sends a connection the state, or what it missed, and from now on what happens.
    pub async fn watch(&self, viewer: &Arc<Viewer>, outbox: &Outbox, seen: Option<(String, u64)>) {
        self.tell(Request::Watch { viewer: Arc::clone(viewer), outbox: outbox.clone(), seen }).await;
    }

    /// Sends a connection no more.
    pub async fn unwatch(&self, connection: u64) {
        self.tell(Request::Unwatch(connection)).await;
    }

    /// Another process has changed the game: storage has this revision, or perhaps a newer one than is known.
    pub fn newer(&self, revision: Option<i64>) {
        self.notify(Request::Newer(revision));
    }

    /// Something was said in another process.
    pub fn refresh_chat(&self) {
        self.notify(Request::RefreshChat);
    }

    /// An account, or any of them, is gone or has another name.
    pub fn account_changed(&self, account: Option<String>) {
        self.notify(Request::AccountChanged(account));
    }

    /// Lines of chat were removed.
    pub fn chat_removed(&self) {
        self.notify(Request::ChatRemoved);
    }

    /// Changes can be kept again: an engine whose turn was not thinks once more.
    pub fn resume(&self) {
        self.notify(Request::Resume);
    }

    /// The game has been removed: tells everybody who watches, ends the actor, and waits for that.
    pub async fn removed(&self) {
        let _ = self.requests.send(Request::Removed).await;
        self.requests.closed().await;
    }

    /// A line of chat that the viewer can read, by its number.
    pub async fn line(&self, viewer: &Arc<Viewer>, number: i64) -> Result<SpokenBy, ApiError> {
        self.ask(|reply| Request::Line(Arc::clone(viewer), number, reply)).await
    }

    /// Tells the actor without waiting for it.
    fn notify(&self, request: Request) {
        let requests = self.requests.clone();
        if let Err(mpsc::error::TrySendError::Full(request)) = requests.try_send(request) {
            tokio::spawn(async move { requests.send(request).await });
        }
    }

    /// Must it stay in memory: does a clock run, or is it in the lobby?
    pub fn is_pinned(&self) -> bool {
        self.pinned.load(Ordering::Relaxed)
    }

    /// The rules that it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// When somebody asked last.
    pub fn touched(&self) -> u64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// Has the actor ended?
    pub fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// Ends the actor after what it is doing now, and waits for that.
    pub async fn close(&self) {
        let _ = self.requests.send(Request::Close).await;
        self.requests.closed().await;
    }
}

/// When the clocks of a game decide by themselves, in milliseconds since 1970; `None`: none runs.
pub(crate) fn due(table: &variorum_play::Table) -> Option<u64> {
    let playing = !table.is_waiting() && table.game().ending().is_none();
    table.clock().filter(|_| playing).and_then(variorum_play::Clock::verdict_at)
}

/// Is it the engine's turn, in a game that goes on? A game of `most` turns does not.
fn engines_turn(table: &variorum_play::Table, most: usize) -> bool {
    let game = table.game();
    let playing = !table.is_waiting() && game.ending().is_none() && game.ply() < most;
    playing && game.to_move() == Some(variorum_play::Seat::Engine)
}

/// Does nobody but the engine play?
fn only_engines(table: &variorum_play::Table) -> bool {
    Side::BOTH.iter().all(|&side| table.game().seat(side) == variorum_play::Seat::Engine)
}

/// When storage is to remind of a game that is in nobody's memory, in milliseconds since 1970: when its clock decides, or, without a
/// clock, when its engine would long have moved if the process that had it still ran.
pub(crate) fn kept_due(table: &variorum_play::Table, now: u64, most: usize) -> Option<u64> {
    due(table).or_else(|| (engines_turn(table, most) && !only_engines(table)).then(|| now.saturating_add(ENGINE)))
}

/// Starts the actor of a game, for somebody who asked from an address.
pub(crate) fn start(shared: &Arc<Shared>, loaded: Loaded, asker: Option<IpAddr>) -> Handle {
    let (requests, inbox) = mpsc::channel(QUEUE);
    let touched = Arc::new(AtomicU64::new(shared.time.now()));
    let pinned = Arc::new(AtomicBool::new(false));
    let handle = Handle {
        touched: Arc::clone(&touched),
        pinned: Arc::clone(&pinned),
        rules: Arc::clone(loaded.table.position().rules()),
        shared: Arc::clone(shared),
        requests,
    };
    let requests = handle.requests.downgrade();
    let mut actor = actor::Actor::new(Arc::clone(shared), loaded, requests, touched, pinned);
    actor.asker = asker;
    // Whoever has the handle finds an open challenge in the lobby.
    actor.settle();
    tokio::spawn(actor.run(inbox));
    handle
}
