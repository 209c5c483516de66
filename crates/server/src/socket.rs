//! `GET /api/socket`: one WebSocket for each tab, for any number of games and the lobby.
//!
//! A connection is one task: it sends what lies in its [`Mail`], and does what the client asks, one after another. Nobody who
//! tells it something waits for it.

use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, sleep_until, timeout};
use variorum_messages::Language;

use crate::accounts::IDLE;
use crate::accounts::Login;
use crate::address::Address;
use crate::body;
use crate::error::{ApiError, BadRequest, Failure, Full, TooManySockets};
use crate::language;
use crate::limits::Place;
use crate::lobby::{TOPIC, text};
use crate::logins::LoggedIn;
use crate::openapi::values;
use crate::operations::Orders;
use crate::outbox::{Mail, mail};
use crate::pace::Pace;
use crate::request::{InLanguage, Query};
use crate::session::Handle;
use crate::sessions::{AppState, Inner};
use crate::viewer::{Known, Viewer};
use crate::wire::{Act, Bulletin, ClientMessage, ServerMessage, VERSION};

/// Longest message from a client.
const LARGEST: usize = 16 * 1024;
/// What a connection reads at once. The library holds such a buffer for each connection as long as it is open, and clients say
/// little: its usual 128 KiB would be 1.3 GB for ten thousand idle tabs.
const READ_BUFFER: usize = 2 * 1024;
/// What is gathered before it is written, unless it is flushed before.
const WRITE_BUFFER: usize = 16 * 1024;
/// Games that one connection may watch.
const MOST_GAMES: usize = 64;
/// Messages at once, and in a second.
const BURST: f64 = 60.0;
const RATE: f64 = 20.0;
/// How often the line is tried.
const PING: Duration = Duration::from_secs(15);
/// Who has not been heard for so long has gone.
const SILENCE: Duration = Duration::from_secs(60);
/// How long the network may take for a message.
const SLOW: Duration = Duration::from_secs(20);
/// How long a client may take to close a connection that the server ends.
const FAREWELL: Duration = Duration::from_secs(1);
/// What the client is told of it.
const HEARTBEAT: u64 = 25_000;
/// When a login is asked for again after the database could not answer.
const LOGIN_AGAIN: Duration = Duration::from_secs(5);
/// The closing code of a socket whose login has ended: whoever opens it anew is what the browser's cookies say then.
const LOGGED_OUT: u16 = 4001;

/// How a socket speaks.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SocketQuery {
    /// The version of the socket's protocol: 1.
    #[param(inline, value_type = values::SocketVersion)]
    v: String,
}

/// Opens a socket. A browser without a cookie gets one, so that it can take a seat.
#[utoipa::path(
    get,
    path = "/socket",
    tag = "play",
    operation_id = "socket",
    params(
        SocketQuery,
        InLanguage,
    ),
    responses((status = 101, description = "A WebSocket (docs/server.md).")),
)]
pub(crate) async fn open(
    State(state): State<AppState>,
    (Query(query), Query(wanted)): (Query<SocketQuery>, Query<InLanguage>),
    viewer: Known,
    login: Option<Login>,
    address: Address,
    pace: Option<Extension<Pace>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    if query.v.parse() != Ok(VERSION) {
        return Err(BadRequest::SocketVersion { version: VERSION }.into());
    }
    let upgrade = upgrade.map_err(|_| ApiError::from(BadRequest::NotASocket))?;
    let full = || ApiError::from(Full::Sockets);
    let place = state.0.gate.socket(address.ip())?;
    let permit = Arc::clone(&state.0.sockets).try_acquire_owned().map_err(|_| full())?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .max_write_buffer_size(8 << 20);
    if let Some(Extension(pace)) = pace {
        pace.hold();
    }
    let Known(viewer) = viewer;
    let login = login.map(|login| state.0.logins.enter(&login.account.id, &login.token));
    Ok(upgrade
        .on_upgrade(async move |socket| {
            let (sink, stream) = socket.split();
            let connection = Connection {
                language: wanted.language(),
                state: Arc::clone(&state.0),
                viewer: Arc::new(viewer),
                address,
                login,
                ask_login: Instant::now() + state.0.login_time,
                sink,
                mail: mail(),
                games: HashMap::new(),
                bulletin: Bulletin::default(),
                heard: Instant::now(),
                lag: Lag::default(),
                allowance: Allowance { left: BURST, at: Instant::now() },
            };
            connection.run(stream).await;
            drop((permit, place));
        })
        .into_response())
}

/// Why a connection ends.
enum End {
    /// The other side has gone, or does not read.
    Gone,
    /// For a reason that it is told.
    Told(u16, &'static str),
}

/// A game that a connection watches.
struct Watched {
    handle: Arc<Handle>,
    place: Place,
    /// Who watches, with the key that came along for this game.
    viewer: Arc<Viewer>,
}

struct Connection {
    /// The language of its sentences.
    language: Language,
    state: Arc<Inner>,
    viewer: Arc<Viewer>,
    address: Address,
    /// The login that it was opened with.
    login: Option<LoggedIn>,
    /// When the database is asked for the login again.
    ask_login: Instant,
    sink: SplitSink<WebSocket, Message>,
    mail: Mail,
    /// What it watches; holding the handle keeps the game in memory.
    games: HashMap<String, Watched>,
    /// What the client has been told by the operator.
    bulletin: Bulletin,
    heard: Instant,
    lag: Lag,
    allowance: Allowance,
}

impl Connection {
    async fn run(mut self, mut stream: SplitStream<WebSocket>) {
        let end = match self.talk(&mut stream).await {
            Ok(()) => End::Gone,
            Err(end) => end,
        };
        for watched in self.games.values() {
            watched.handle.unwatch(self.mail.outbox.id()).await;
        }
        self.state.shared.lobby.unwatch(self.mail.outbox.id());
        if let End::Told(code, reason) = end {
            let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // The client hears why only if nothing it has sent is left unread when the connection goes: the system would then break the
            // connection off, and throw away what is on its way.
            let farewell = async {
                if self.sink.send(Message::Close(Some(close))).await.is_ok() {
                    while let Some(Ok(_)) = stream.next().await {}
                }
            };
            let _ = timeout(FAREWELL, farewell).await;
        }
    }

    async fn talk(&mut self, stream: &mut SplitStream<WebSocket>) -> Result<(), End> {
        let now = self.state.shared.time.now();
        self.tell(&ServerMessage::Hello { version: VERSION, now, heartbeat: HEARTBEAT }).await?;
        let mut orders = self.state.orders.subscribe();
        let present = Arc::clone(&orders.borrow_and_update());
        self.obey(&present).await?;
        let mut closing = self.state.closing.subscribe();
        let mut rules = self.state.rules_changed.subscribe();
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = async { closing.wait_for(|closing| *closing).await.is_ok() } => {
                    return Err(End::Told(close_code::RESTART, "the server is being restarted"));
                }
                message = self.mail.queue.recv() => {
                    // The outbox is in our hands: the queue does not end.
                    if let Some(message) = message {
                        self.send_mail(message).await?;
                    }
                }
                message = stream.next() => match message {
                    None | Some(Err(_)) => return Ok(()),
                    Some(Ok(message)) => self.hear(message).await?,
                },
                Ok(()) = rules.changed() => self.watch_again().await?,
                () = doubted(self.login.as_ref()) => self.trust().await?,
                Ok(()) = orders.changed() => {
                    let orders = Arc::clone(&orders.borrow_and_update());
                    self.obey(&orders).await?;
                }
                () = sleep_until(self.ask_login), if self.login.is_some() => self.ask_login().await?,
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

    /// Watches games again that were put away because their rules have changed; those that cannot be opened are refused.
    async fn watch_again(&mut self) -> Result<(), End> {
        let put_away = self.games.iter().filter(|(_, watched)| watched.handle.is_closed());
        for session in put_away.map(|(session, _)| session.clone()).collect::<Vec<_>>() {
            match self.state.open(&session, self.viewer.address).await {
                Ok(handle) => {
                    if let Some(watched) = self.games.get_mut(&session) {
                        watched.handle = handle;
                        watched.handle.watch(&watched.viewer, &self.mail.outbox, None).await;
                    }
                }
                Err(fault) => self.refuse(None, Some(session), &fault).await?,
            }
        }
        Ok(())
    }

    /// Sends a message and what else waits; then catches up on what did not fit.
    async fn send_mail(&mut self, first: Utf8Bytes) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(message) = next {
            self.feed(Message::Text(message)).await?;
            next = self.mail.queue.try_recv().ok();
        }
        self.flush().await?;
        for topic in self.mail.outbox.take_behind() {
            if topic == TOPIC {
                self.state.shared.lobby.watch(&self.mail.outbox);
            } else if let Some(Watched { handle, viewer, .. }) = self.games.get(&topic) {
                handle.watch(viewer, &self.mail.outbox, None).await;
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

    async fn tell(&mut self, message: &ServerMessage) -> Result<(), End> {
        // What was told before this must arrive before it.
        while let Ok(message) = self.mail.queue.try_recv() {
            self.feed(Message::Text(message)).await?;
        }
        match text(message) {
            Some(message) => self.send(Message::Text(message)).await,
            None => Ok(()),
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        // Pings, too: each is answered.
        if !self.allowance.take() {
            return Err(End::Told(close_code::POLICY, "too many messages"));
        }
        match message {
            Message::Text(message) => match body::read(message.as_bytes()) {
                Ok(message) => self.heed(message).await,
                Err(error) => {
                    let fault = BadRequest::UnreadableMessage { detail: error.to_string() }.into();
                    self.refuse(None, None, &fault).await
                }
            },
            Message::Pong(payload) => {
                self.lag.pong(&payload);
                Ok(())
            }
            Message::Ping(_) => Ok(()),
            Message::Binary(_) => Err(End::Told(close_code::UNSUPPORTED, "messages are text")),
            Message::Close(_) => Err(End::Gone),
        }
    }

    /// Ends the connection if its network is blocked; tells what the operator has to say, if the client does not know it.
    async fn obey(&mut self, orders: &Orders) -> Result<(), End> {
        if self.viewer.address.is_some_and(|address| orders.blocked.contain(address)) {
            return Err(End::Told(close_code::POLICY, "the operator has blocked this network"));
        }
        if self.bulletin == orders.bulletin {
            return Ok(());
        }
        self.bulletin = orders.bulletin.clone();
        self.tell(&ServerMessage::Bulletin { bulletin: orders.bulletin.clone() }).await
    }

    /// Asks for the login if it is in doubt. Nothing is done for the client before.
    async fn trust(&mut self) -> Result<(), End> {
        if self.login.as_ref().is_some_and(LoggedIn::take_doubt) { self.ask_login().await } else { Ok(()) }
    }

    /// Ends the connection unless its login is what it was when it was opened.
    async fn ask_login(&mut self) -> Result<(), End> {
        let Some(login) = &self.login else { return Ok(()) };
        let present = self.state.time();
        match self.state.store().account_of_login(&login.token, present, present - IDLE).await {
            Ok(Some((account, _))) if self.viewer.account.as_ref() == Some(&account) => {
                self.ask_login = Instant::now() + self.state.login_time;
                Ok(())
            }
            Ok(_) => Err(End::Told(LOGGED_OUT, "the login has ended")),
            Err(error) => {
                tracing::error!("the login of a socket cannot be asked for: {error}");
                login.doubt();
                self.ask_login = Instant::now() + LOGIN_AGAIN;
                Ok(())
            }
        }
    }

    async fn heed(&mut self, message: ClientMessage) -> Result<(), End> {
        self.trust().await?;
        match message {
            ClientMessage::Ping { at } => {
                let now = self.state.shared.time.now();
                self.tell(&ServerMessage::Pong { at, now }).await
            }
            ClientMessage::WatchLobby => {
                self.state.shared.lobby.watch(&self.mail.outbox);
                Ok(())
            }
            ClientMessage::UnwatchLobby => {
                self.state.shared.lobby.unwatch(self.mail.outbox.id());
                Ok(())
            }
            ClientMessage::Unwatch { session } => {
                if let Some(watched) = self.games.remove(&session) {
                    watched.handle.unwatch(self.mail.outbox.id()).await;
                }
                Ok(())
            }
            ClientMessage::Watch { session, stream, seq, key } => {
                if self.games.len() >= MOST_GAMES && !self.games.contains_key(&session) {
                    let fault = TooManySockets::GamesOnSocket { most: MOST_GAMES }.into();
                    return self.refuse(None, Some(session), &fault).await;
                }
                let known = self.games.remove(&session);
                let viewer = self.viewer_with(key, known.as_ref());
                let known = known.map(|watched| Ok(watched.place));
                let place = known.unwrap_or_else(|| self.state.gate.watched(self.viewer.address));
                let opened = match place {
                    Ok(place) => self.state.open(&session, self.viewer.address).await.map(|handle| (handle, place)),
                    Err(fault) => Err(fault),
                };
                match opened {
                    Ok((handle, place)) => {
                        handle.watch(&viewer, &self.mail.outbox, stream.zip(seq)).await;
                        self.games.insert(session, Watched { handle, place, viewer });
                        Ok(())
                    }
                    Err(fault) => self.refuse(None, Some(session), &fault).await,
                }
            }
            ClientMessage::Act { session, id, act } => match self.act(&session, act).await {
                Ok(()) => self.tell(&ServerMessage::Done { id }).await,
                Err(fault) => {
                    if let (ApiError::MovedOn { .. }, Some(Watched { handle, viewer, .. })) =
                        (&fault, self.games.get(&session))
                    {
                        handle.watch(viewer, &self.mail.outbox, None).await;
                    }
                    self.refuse(Some(id), Some(session), &fault).await
                }
            },
        }
    }

    async fn act(&mut self, session: &str, act: Act) -> Result<(), ApiError> {
        let watched = self.games.get(session);
        let viewer = Arc::clone(watched.map_or(&self.viewer, |watched| &watched.viewer));
        let handle = match watched.map(|watched| &watched.handle).filter(|handle| !handle.is_closed()) {
            Some(handle) => Arc::clone(handle),
            None => self.state.open(session, self.viewer.address).await?,
        };
        handle.act(&viewer, act, self.lag.millis()).await
    }

    /// Who watches a game with a key, or with the one that came before.
    fn viewer_with(&self, key: Option<String>, before: Option<&Watched>) -> Arc<Viewer> {
        match (key, before) {
            (Some(key), _) => Arc::new(Viewer { key: Some(key), ..Viewer::clone(&self.viewer) }),
            (None, Some(before)) => Arc::clone(&before.viewer),
            (None, None) => Arc::clone(&self.viewer),
        }
    }

    async fn refuse(&mut self, id: Option<u32>, session: Option<String>, fault: &ApiError) -> Result<(), End> {
        let Failure { code, args, error } = Failure::new(fault, language::sentence(self.language, "error", fault));
        let status = code.status().as_u16();
        fault.count();
        self.state.security.refused(code, self.address);
        self.tell(&ServerMessage::Refused { id, session, status, error, code, args }).await
    }
}

/// Ends when the login is in doubt; never without one.
async fn doubted(login: Option<&LoggedIn>) {
    match login {
        Some(login) => login.doubted().await,
        None => std::future::pending().await,
    }
}

/// How long a message is on the way to this client and back, as far as pings tell.
#[derive(Default)]
struct Lag {
    /// When the last ping was sent, and its number.
    sent: Option<(Instant, u64)>,
    count: u64,
    /// The last measures, in milliseconds.
    measured: [Option<u64>; 4],
}

impl Lag {
    fn ping(&mut self) -> [u8; 8] {
        self.count += 1;
        self.sent = Some((Instant::now(), self.count));
        self.count.to_be_bytes()
    }

    fn pong(&mut self, payload: &[u8]) {
        let sent = self.sent.take_if(|(_, count)| payload == count.to_be_bytes());
        if let Some((sent, count)) = sent {
            let measure = u64::try_from(sent.elapsed().as_millis()).unwrap_or(u64::MAX);
            let place = usize::try_from(count % 4).unwrap_or(0);
            self.measured[place] = Some(measure);
        }
    }

    /// The least of the last measures: one slow answer is no excuse.
    fn millis(&self) -> u64 {
        self.measured.iter().flatten().min().copied().unwrap_or(0)
    }
}

/// How many messages a client may still send.
struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    fn take(&mut self) -> bool {
        self.left = (self.left + self.at.elapsed().as_secs_f64() * RATE).min(BURST);
        self.at = Instant::now();
        self.left -= 1.0;
        self.left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_allowance_is_used_up_and_comes_back() {
        let mut allowance = Allowance { left: BURST, at: Instant::now() };
        assert_eq!((0..100).filter(|_| allowance.take()).count(), 60);
        tokio::time::advance(Duration::from_secs(3)).await;
        assert!(allowance.take());
    }

    #[tokio::test(start_paused = true)]
    async fn the_line_is_measured_by_answers_to_pings_only() {
        let mut lag = Lag::default();
        let ping = lag.ping();
        tokio::time::advance(Duration::from_millis(80)).await;
        lag.pong(b"nonsense");
        assert_eq!(lag.millis(), 0);
        lag.pong(&ping);
        assert_eq!(lag.millis(), 80);
        lag.pong(&ping);
        let ping = lag.ping();
        tokio::time::advance(Duration::from_secs(3)).await;
        lag.pong(&ping);
        assert_eq!(lag.millis(), 80, "the least");
    }
}
