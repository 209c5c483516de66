//! The handle of a game in progress.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio::sync::{mpsc, oneshot};
use variorum_rules::{Rules, Side};

use super::actor::Actor;
use super::chat::SpokenBy;
use super::load::LoadedGame;
use super::request::{Glance, Reply, Request};
use super::shared::Shared;
use super::standing::Standing;
use crate::error::{ApiError, Busy};
use crate::send_queue::SendQueue;
use crate::viewer::Viewer;
use crate::wire;
use crate::wire::Act;

/// The capacity of a game's request queue.
const QUEUE: usize = 256;

/// The handle of a game in progress.
pub(crate) struct Handle {
    requests: mpsc::Sender<Request>,
    /// When the game was last requested, in milliseconds since 1970.
    touched: Arc<AtomicU64>,
    /// Must it stay in memory?
    pinned: Arc<AtomicBool>,
    /// The rules of the game while it is in memory.
    rules: Arc<Rules>,
    shared: Arc<Shared>,
}

impl Handle {
    async fn ask<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.send(request(reply)).await;
        answer.await.map_err(|_| ApiError::from(Busy::PutAway))?
    }

    async fn send(&self, request: Request) {
        self.touched.store(self.shared.time.now(), Ordering::Relaxed);
        // If the actor is gone, the reply channel is dropped, which ends the wait.
        let _ = self.requests.send(request).await;
    }

    /// The game as the viewer sees it, as JSON text.
    pub async fn view(&self, viewer: &Arc<Viewer>) -> Result<Arc<str>, ApiError> {
        self.ask(|reply| Request::View(Arc::clone(viewer), reply)).await
    }

    /// What a small board shows; only for listed games.
    pub async fn glance(&self) -> Result<Glance, ApiError> {
        self.ask(Request::Glance).await
    }

    /// What may follow a first part.
    pub async fn second(&self, viewer: &Arc<Viewer>, first: String) -> Result<Vec<wire::SecondChoice>, ApiError> {
        self.ask(|reply| Request::Second(Arc::clone(viewer), first, reply)).await
    }

    /// Where the game stands, for a player whom the engine may help.
    pub async fn standing(&self, viewer: &Arc<Viewer>) -> Result<Standing, ApiError> {
        self.ask(|reply| Request::Standing(Arc::clone(viewer), reply)).await
    }

    /// Changes the game; `lag` is how long the request was in transit, in milliseconds.
    pub async fn act(&self, viewer: &Arc<Viewer>, act: Act, lag: u64) -> Result<(), ApiError> {
        self.ask(|reply| Request::Act { viewer: Arc::clone(viewer), act, lag, reply }).await
    }

    /// Takes a free seat.
    pub async fn join(&self, viewer: &Arc<Viewer>, side: Option<Side>) -> Result<(), ApiError> {
        self.ask(|reply| Request::Join(Arc::clone(viewer), side, reply)).await
    }

    /// Sends a connection the state, or the changes that it missed, and from now on all changes.
    pub async fn watch(&self, viewer: &Arc<Viewer>, queue: &SendQueue, seen: Option<(String, u64)>) {
        self.send(Request::Watch { viewer: Arc::clone(viewer), queue: queue.clone(), seen }).await;
    }

    /// Stops sending to a connection.
    pub async fn unwatch(&self, connection: u64) {
        self.send(Request::Unwatch(connection)).await;
    }

    /// Another process has changed the game: storage has this revision, or possibly a newer one.
    pub fn newer(&self, revision: Option<i64>) {
        self.notify(Request::Newer(revision));
    }

    /// Another process has stored a chat line.
    pub fn refresh_chat(&self) {
        self.notify(Request::RefreshChat);
    }

    /// An account, or any account, was deleted or renamed.
    pub fn account_changed(&self, account: Option<String>) {
        self.notify(Request::AccountChanged(account));
    }

    /// Chat lines were removed.
    pub fn chat_removed(&self) {
        self.notify(Request::ChatRemoved);
    }

    /// Changes can be stored again: an engine whose turn could not be stored thinks again.
    pub fn resume(&self) {
        self.notify(Request::Resume);
    }

    /// The game was deleted: notifies everybody who watches, ends the actor, and waits for its end.
    pub async fn removed(&self) {
        let _ = self.requests.send(Request::Removed).await;
        self.requests.closed().await;
    }

    /// A chat line that the viewer can read, by its number.
    pub async fn line(&self, viewer: &Arc<Viewer>, number: i64) -> Result<SpokenBy, ApiError> {
        self.ask(|reply| Request::Line(Arc::clone(viewer), number, reply)).await
    }

    /// Sends a request to the actor without waiting.
    fn notify(&self, request: Request) {
        let requests = self.requests.clone();
        if let Err(mpsc::error::TrySendError::Full(request)) = requests.try_send(request) {
            tokio::spawn(async move { requests.send(request).await });
        }
    }

    /// Must the game stay in memory, because a clock is running or because it is in the lobby?
    pub fn is_pinned(&self) -> bool {
        self.pinned.load(Ordering::Relaxed)
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// When the game was last requested.
    pub fn touched(&self) -> u64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// Has the actor ended?
    pub fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// Ends the actor after its current request, and waits for its end.
    pub async fn close(&self) {
        let _ = self.requests.send(Request::Close).await;
        self.requests.closed().await;
    }
}

/// Starts the actor of a game; `asker` is the address of the request, if there is one.
pub(crate) fn start(shared: &Arc<Shared>, loaded: LoadedGame, asker: Option<IpAddr>) -> Handle {
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
    // A caller that has the handle must find an open challenge in the lobby.
    actor.settle();
    tokio::spawn(actor.run(inbox));
    handle
}
