//! How others reach a game in progress.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio::sync::{mpsc, oneshot};
use variorum_rules::{Rules, Side};

use super::actor::Actor;
use super::chat::SpokenBy;
use super::load::Loaded;
use super::request::{Reply, Request};
use super::shared::Shared;
use crate::error::{ApiError, Busy};
use crate::send_queue::SendQueue;
use crate::viewer::Viewer;
use crate::wire;
use crate::wire::Act;

/// Requests waiting for one game.
const QUEUE: usize = 256;

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
    pub async fn watch(&self, viewer: &Arc<Viewer>, queue: &SendQueue, seen: Option<(String, u64)>) {
        self.tell(Request::Watch { viewer: Arc::clone(viewer), queue: queue.clone(), seen }).await;
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
    let mut actor = Actor::new(Arc::clone(shared), loaded, requests, touched, pinned);
    actor.asker = asker;
    // Whoever has the handle finds an open challenge in the lobby.
    actor.settle();
    tokio::spawn(actor.run(inbox));
    handle
}
