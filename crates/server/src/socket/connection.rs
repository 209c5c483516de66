//! A connection: one task that sends the messages of its [`Outgoing`] queue and handles the client's requests, one after another. Senders never wait
//! for it.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, sleep_until, timeout};
use variorum_messages::Language;

use super::allowance::Allowance;
use super::lag::Lag;
use super::services::Sockets;
use crate::accounts::IDLE;
use crate::address::Address;
use crate::body;
use crate::error::{ApiError, BadRequest, Failure, TooManySockets};
use crate::language;
use crate::limits::Place;
use crate::lobby::{TOPIC, text};
use crate::logins::LoggedIn;
use crate::send_queue::{Outgoing, send_queue};
use crate::session::Handle;
use crate::show;
use crate::site_settings::SiteSettings;
use crate::viewer::Viewer;
use crate::wire::{Act, Bulletin, ClientMessage, ServerMessage, VERSION};

/// The maximum number of games that one connection may watch.
const MOST_GAMES: usize = 64;
/// The interval between pings.
const PING: Duration = Duration::from_secs(15);
/// A client that has been silent for this long is considered gone.
const SILENCE: Duration = Duration::from_secs(60);
/// The time limit for sending a message.
const SLOW: Duration = Duration::from_secs(20);
/// How long a client may take to close a connection that the server ends.
const FAREWELL: Duration = Duration::from_secs(1);
/// How long a client should wait for a message before it sends a ping, in milliseconds.
const HEARTBEAT: u64 = 25_000;
/// When a login is checked again after the database has failed.
const LOGIN_AGAIN: Duration = Duration::from_secs(5);
/// The close code of a socket whose login has ended: a new socket gets its identity from the browser's cookies.
const LOGGED_OUT: u16 = 4001;

/// Why a connection ends.
enum End {
    /// The client is gone, or does not read.
    Gone,
    /// With a close code and a reason.
    Closed(u16, &'static str),
}

/// A game that a connection watches.
struct Watched {
    handle: Arc<Handle>,
    place: Place,
    /// The viewer, with the key that was sent for this game.
    viewer: Arc<Viewer>,
}

/// A connection that is open.
pub(super) struct Connection {
    /// The language of error sentences.
    language: Language,
    sockets: Arc<Sockets>,
    viewer: Arc<Viewer>,
    address: Address,
    /// The login under which it was opened.
    login: Option<LoggedIn>,
    /// When the login is checked in the database again.
    check_login_at: Instant,
    sink: SplitSink<WebSocket, Message>,
    outgoing: Outgoing,
    /// The watched games; holding the handles keeps the games in memory.
    games: HashMap<String, Watched>,
    /// The operator's announcement that the client knows.
    bulletin: Bulletin,
    heard: Instant,
    lag: Lag,
    allowance: Allowance,
}

impl Connection {
    /// A connection of a viewer with an optional login; sentences are in `language`.
    pub fn new(
        (sockets, language): (Arc<Sockets>, Language),
        (viewer, address): (Viewer, Address),
        login: Option<LoggedIn>,
        sink: SplitSink<WebSocket, Message>,
    ) -> Self {
        Self {
            language,
            check_login_at: Instant::now() + sockets.login_time,
            sockets,
            viewer: Arc::new(viewer),
            address,
            login,
            sink,
            outgoing: send_queue(),
            games: HashMap::new(),
            bulletin: Bulletin::default(),
            heard: Instant::now(),
            lag: Lag::default(),
            allowance: Allowance::new(),
        }
    }

    /// Runs the connection until one of both sides ends it.
    pub async fn run(mut self, mut stream: SplitStream<WebSocket>) {
        let end = match self.serve(&mut stream).await {
            Ok(()) => End::Gone,
            Err(end) => end,
        };
        for watched in self.games.values() {
            watched.handle.unwatch(self.outgoing.queue.id()).await;
        }
        self.sockets.games.shared.lobby.unwatch(self.outgoing.queue.id());
        self.sockets.show.unwatch(self.outgoing.queue.id());
        if let End::Closed(code, reason) = end {
            let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // The client receives the reason only if everything that it has sent is read before the connection closes: otherwise the system would
            // reset the connection and discard what is in transit.
            let farewell = async {
                if self.sink.send(Message::Close(Some(close))).await.is_ok() {
                    while let Some(Ok(_)) = stream.next().await {}
                }
            };
            let _ = timeout(FAREWELL, farewell).await;
        }
    }

    async fn serve(&mut self, stream: &mut SplitStream<WebSocket>) -> Result<(), End> {
        let now = self.sockets.games.shared.time.now();
        self.send_message(&ServerMessage::Hello { version: VERSION, now, heartbeat: HEARTBEAT }).await?;
        let mut settings = self.sockets.settings.subscribe();
        let present = Arc::clone(&settings.borrow_and_update());
        self.apply_settings(&present).await?;
        let mut closing = self.sockets.shutdown.subscribe();
        let mut rules = self.sockets.rules_changed.clone();
        rules.mark_unchanged();
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = async { closing.wait_for(|closing| *closing).await.is_ok() } => {
                    return Err(End::Closed(close_code::RESTART, "the server is being restarted"));
                }
                message = self.outgoing.messages.recv() => {
                    // This connection holds a sender of its own queue, so the queue stays open.
                    if let Some(message) = message {
                        self.send_outgoing(message).await?;
                    }
                }
                message = stream.next() => match message {
                    None | Some(Err(_)) => return Ok(()),
                    Some(Ok(message)) => self.handle_message(message).await?,
                },
                Ok(()) = rules.changed() => self.watch_again().await?,
                () = doubted(self.login.as_ref()) => self.check_doubtful_login().await?,
                Ok(()) = settings.changed() => {
                    let settings = Arc::clone(&settings.borrow_and_update());
                    self.apply_settings(&settings).await?;
                }
                () = sleep_until(self.check_login_at), if self.login.is_some() => self.check_login().await?,
                _ = ping.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(End::Gone);
                    }
                    let payload = self.lag.ping();
                    self.send(Message::Ping(payload.to_vec().into())).await?;
                }
            }
        }
    }

    /// Watches games again that were unloaded because their rules have changed; the client gets an error for those that cannot be opened.
    async fn watch_again(&mut self) -> Result<(), End> {
        let unloaded = self.games.iter().filter(|(_, watched)| watched.handle.is_closed());
        for session in unloaded.map(|(session, _)| session.clone()).collect::<Vec<_>>() {
            match self.sockets.games.open(&session, self.viewer.address).await {
                Ok(handle) => {
                    if let Some(watched) = self.games.get_mut(&session) {
                        watched.handle = handle;
                        watched.handle.watch(&watched.viewer, &self.outgoing.queue, None).await;
                    }
                }
                Err(error) => self.refuse(None, Some(session), &error).await?,
            }
        }
        Ok(())
    }

    /// Sends a message and all others that wait; then catches up on topics that are behind.
    async fn send_outgoing(&mut self, first: Utf8Bytes) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(message) = next {
            self.feed(Message::Text(message)).await?;
            next = self.outgoing.messages.try_recv().ok();
        }
        self.flush().await?;
        for topic in self.outgoing.queue.take_behind() {
            if topic == TOPIC {
                self.sockets.games.shared.lobby.watch(&self.outgoing.queue);
            } else if topic == show::TOPIC {
                self.sockets.show.watch(&self.outgoing.queue);
            } else if let Some(Watched { handle, viewer, .. }) = self.games.get(&topic) {
                handle.watch(viewer, &self.outgoing.queue, None).await;
            }
        }
        Ok(())
    }

    async fn feed(&mut self, message: Message) -> Result<(), End> {
        timeout(SLOW, self.sink.feed(message)).await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }

    async fn flush(&mut self) -> Result<(), End> {
        timeout(SLOW, self.sink.flush()).await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        self.feed(message).await?;
        self.flush().await
    }

    async fn send_message(&mut self, message: &ServerMessage) -> Result<(), End> {
        // Earlier messages must arrive before this one.
        while let Ok(message) = self.outgoing.messages.try_recv() {
            self.feed(Message::Text(message)).await?;
        }
        match text(message) {
            Some(message) => self.send(Message::Text(message)).await,
            None => Ok(()),
        }
    }

    async fn handle_message(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        // Including pings, since each is answered.
        if !self.allowance.take() {
            return Err(End::Closed(close_code::POLICY, "too many messages"));
        }
        match message {
            Message::Text(message) => match body::read(message.as_bytes()) {
                Ok(message) => self.heed(message).await,
                Err(error) => {
                    let error = BadRequest::UnreadableMessage { detail: error.to_string() }.into();
                    self.refuse(None, None, &error).await
                }
            },
            Message::Pong(payload) => {
                self.lag.pong(&payload);
                Ok(())
            }
            Message::Ping(_) => Ok(()),
            Message::Binary(_) => Err(End::Closed(close_code::UNSUPPORTED, "messages are text")),
            Message::Close(_) => Err(End::Gone),
        }
    }

    /// Ends the connection if its network is blocked; sends the operator's announcement if the client does not know it.
    async fn apply_settings(&mut self, settings: &SiteSettings) -> Result<(), End> {
        if self.viewer.address.is_some_and(|address| settings.blocked.contain(address)) {
            return Err(End::Closed(close_code::POLICY, "the operator has blocked this network"));
        }
        if self.bulletin == settings.bulletin {
            return Ok(());
        }
        self.bulletin = settings.bulletin.clone();
        self.send_message(&ServerMessage::Bulletin { bulletin: settings.bulletin.clone() }).await
    }

    /// Checks the login if it is in doubt. This precedes everything that is done for the client.
    async fn check_doubtful_login(&mut self) -> Result<(), End> {
        if self.login.as_ref().is_some_and(LoggedIn::take_doubt) { self.check_login().await } else { Ok(()) }
    }

    /// Ends the connection if its login has ended.
    async fn check_login(&mut self) -> Result<(), End> {
        let Some(login) = &self.login else { return Ok(()) };
        let shared = &self.sockets.games.shared;
        let present = shared.time.now_i64();
        match shared.store.account_of_login(&login.token, present, present - IDLE).await {
            Ok(Some((account, _))) if self.viewer.account.as_ref() == Some(&account) => {
                self.check_login_at = Instant::now() + self.sockets.login_time;
                Ok(())
            }
            Ok(_) => Err(End::Closed(LOGGED_OUT, "the login has ended")),
            Err(error) => {
                tracing::error!("could not check the login of a socket: {error}");
                login.doubt();
                self.check_login_at = Instant::now() + LOGIN_AGAIN;
                Ok(())
            }
        }
    }

    async fn heed(&mut self, message: ClientMessage) -> Result<(), End> {
        self.check_doubtful_login().await?;
        match message {
            ClientMessage::Ping { at } => {
                let now = self.sockets.games.shared.time.now();
                self.send_message(&ServerMessage::Pong { at, now }).await
            }
            ClientMessage::WatchLobby => {
                self.sockets.games.shared.lobby.watch(&self.outgoing.queue);
                Ok(())
            }
            ClientMessage::UnwatchLobby => {
                self.sockets.games.shared.lobby.unwatch(self.outgoing.queue.id());
                Ok(())
            }
            ClientMessage::WatchShow => {
                self.sockets.show.watch(&self.outgoing.queue);
                Ok(())
            }
            ClientMessage::UnwatchShow => {
                self.sockets.show.unwatch(self.outgoing.queue.id());
                Ok(())
            }
            ClientMessage::Unwatch { session } => {
                if let Some(watched) = self.games.remove(&session) {
                    watched.handle.unwatch(self.outgoing.queue.id()).await;
                }
                Ok(())
            }
            ClientMessage::Watch { session, stream, seq, key } => {
                if self.games.len() >= MOST_GAMES && !self.games.contains_key(&session) {
                    let error = TooManySockets::GamesOnSocket { most: MOST_GAMES }.into();
                    return self.refuse(None, Some(session), &error).await;
                }
                let known = self.games.remove(&session);
                let viewer = self.viewer_with(key, known.as_ref());
                let known = known.map(|watched| Ok(watched.place));
                let place = known.unwrap_or_else(|| self.sockets.gate.watched(self.viewer.address));
                let opened = match place {
                    Ok(place) => {
                        self.sockets.games.open(&session, self.viewer.address).await.map(|handle| (handle, place))
                    }
                    Err(error) => Err(error),
                };
                match opened {
                    Ok((handle, place)) => {
                        handle.watch(&viewer, &self.outgoing.queue, stream.zip(seq)).await;
                        self.games.insert(session, Watched { handle, place, viewer });
                        Ok(())
                    }
                    Err(error) => self.refuse(None, Some(session), &error).await,
                }
            }
            ClientMessage::Act { session, id, act } => match self.act(&session, act).await {
                Ok(()) => self.send_message(&ServerMessage::Done { id }).await,
                Err(error) => {
                    if let (ApiError::MovedOn { .. }, Some(Watched { handle, viewer, .. })) =
                        (&error, self.games.get(&session))
                    {
                        handle.watch(viewer, &self.outgoing.queue, None).await;
                    }
                    self.refuse(Some(id), Some(session), &error).await
                }
            },
        }
    }

    async fn act(&mut self, session: &str, act: Act) -> Result<(), ApiError> {
        let watched = self.games.get(session);
        let viewer = Arc::clone(watched.map_or(&self.viewer, |watched| &watched.viewer));
        let handle = match watched.map(|watched| &watched.handle).filter(|handle| !handle.is_closed()) {
            Some(handle) => Arc::clone(handle),
            None => self.sockets.games.open(session, self.viewer.address).await?,
        };
        handle.act(&viewer, act, self.lag.millis()).await
    }

    /// The viewer with a key for a game, or with the key that was sent before.
    fn viewer_with(&self, key: Option<String>, before: Option<&Watched>) -> Arc<Viewer> {
        match (key, before) {
            (Some(key), _) => Arc::new(Viewer { key: Some(key), ..Viewer::clone(&self.viewer) }),
            (None, Some(before)) => Arc::clone(&before.viewer),
            (None, None) => Arc::clone(&self.viewer),
        }
    }

    async fn refuse(&mut self, id: Option<u32>, session: Option<String>, refusal: &ApiError) -> Result<(), End> {
        let Failure { code, args, error } = Failure::new(refusal, language::sentence(self.language, "error", refusal));
        let status = code.status().as_u16();
        refusal.count();
        self.sockets.security.refused(code, self.address);
        self.send_message(&ServerMessage::Refused { id, session, status, error, code, args }).await
    }
}

/// Completes when the login is in doubt; never without a login.
async fn doubted(login: Option<&LoggedIn>) {
    match login {
        Some(login) => login.doubted().await,
        None => std::future::pending().await,
    }
}
