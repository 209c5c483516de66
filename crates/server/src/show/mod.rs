//! The show: a few boards on the first page with games that are being played. One task follows the games while somebody watches, and sends each board
//! at most once a second to all watchers together. Places without a listed game get a game of the engine against itself ([`demo`]).

mod demo;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use variorum_storage::SessionPhase;

use crate::live_games::LiveGames;
use crate::lobby::text;
use crate::send_queue::SendQueue;
use crate::session::{Glance, Handle};
use crate::shutdown::Shutdown;
use crate::view;
use crate::wire::{ServerMessage, ShownGame};
use crate::worker::blocking;
use demo::Demos;

/// The topic in a [`SendQueue`]: no game has such an id.
pub(crate) const TOPIC: &str = "/show";
/// The number of boards.
pub(crate) const PLACES: usize = 5;
/// The shortest time between two messages about a board.
const TICK: Duration = Duration::from_secs(1);
/// How often the list of games is read again, in ticks.
const LOOK: u32 = 5;
/// How many listed games are read.
const LISTED: i64 = 20;
/// A game without a turn for this long is not shown, in milliseconds.
const ASLEEP: i64 = 10 * 60 * 1000;
/// How long an ended game stays, in ticks.
const STAY: u32 = 12;

/// The boards and the connections that watch them.
pub(crate) struct Show {
    games: Arc<LiveGames>,
    shutdown: Shutdown,
    inner: Mutex<Inner>,
    /// The engine's games. Kept while nobody watches, so that they go on where they were.
    demos: tokio::sync::Mutex<Demos>,
}

#[derive(Default)]
struct Inner {
    watchers: Vec<SendQueue>,
    /// None before they were ever put together.
    boards: Option<Vec<ShownGame>>,
    runs: bool,
}

/// A listed game in a place.
struct Followed {
    id: String,
    handle: Arc<Handle>,
    /// For how many ticks it has been over.
    over: u32,
}

impl Show {
    /// `demos`: the maximum number of games that the engine plays against itself.
    pub fn new(games: Arc<LiveGames>, shutdown: Shutdown, demos: usize) -> Self {
        let demos = tokio::sync::Mutex::new(Demos::new(demos.min(PLACES)));
        Self { games, shutdown, inner: Mutex::default(), demos }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends all boards, and changes from now on. When a connection repeats this, all are sent again.
    pub fn watch(self: &Arc<Self>, queue: &SendQueue) {
        let mut inner = self.inner();
        inner.watchers.retain(|other| !other.is_closed() && other.id() != queue.id());
        let known = inner.boards.clone();
        if let Some(message) = known.and_then(|boards| text(&ServerMessage::Show { boards })) {
            queue.push(TOPIC, &message);
        }
        inner.watchers.push(queue.clone());
        if !std::mem::replace(&mut inner.runs, true) {
            tokio::spawn(Arc::clone(self).run());
        }
    }

    /// Stops sending to this connection.
    pub fn unwatch(&self, connection: u64) {
        self.inner().watchers.retain(|queue| queue.id() != connection);
    }

    /// Follows the games until nobody watches any more.
    async fn run(self: Arc<Self>) {
        let mut closing = self.shutdown.subscribe();
        let mut followed: Vec<Followed> = Vec::new();
        let mut demos = self.demos.lock().await;
        for tick in 0_u32.. {
            if tick.is_multiple_of(LOOK) {
                self.look(&mut followed).await;
            }
            demos.play_on(&self.games.shared, PLACES.saturating_sub(followed.len())).await;
            let boards = self.boards(&mut followed, &mut demos).await;
            self.send(boards);
            tokio::select! {
                () = tokio::time::sleep(TICK) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            let mut inner = self.inner();
            inner.watchers.retain(|queue| !queue.is_closed());
            if inner.watchers.is_empty() {
                inner.runs = false;
                return;
            }
        }
    }

    /// Fills the places with listed games in which turns are made, those that changed last first.
    async fn look(&self, followed: &mut Vec<Followed>) {
        let shared = &self.games.shared;
        let mut rows = match shared.store.listed(SessionPhase::Playing, LISTED).await {
            Ok(rows) => rows,
            Err(error) => return tracing::warn!("could not list the games to show: {error}"),
        };
        let since = shared.time.now_i64() - ASLEEP;
        rows.retain(|row| row.updated > since);
        followed.retain(|game| {
            let goes_on = game.over > 0 || rows.iter().any(|row| row.id == game.id);
            goes_on && game.over < STAY && !game.handle.is_closed()
        });
        for row in rows {
            if followed.len() >= PLACES {
                return;
            }
            if followed.iter().any(|game| game.id == row.id) {
                continue;
            }
            // A game whose file is gone cannot be opened, and is no matter here.
            if let Ok(handle) = self.games.open(&row.id, None).await {
                followed.push(Followed { id: row.id, handle, over: 0 });
            }
        }
    }

    /// What stands on the boards now.
    async fn boards(&self, followed: &mut [Followed], demos: &mut Demos) -> Vec<ShownGame> {
        let mut glances = Vec::with_capacity(PLACES);
        for game in followed.iter_mut() {
            let Ok(glance) = game.handle.glance().await else { continue };
            game.over = if glance.table.game().ending().is_some() { game.over.saturating_add(1) } else { 0 };
            glances.push((Some(game.id.clone()), glance));
        }
        let free = PLACES.saturating_sub(glances.len());
        glances.extend(demos.glances(free).map(|glance| (None, glance)));
        let drawn = blocking(|_| Ok(glances.into_iter().map(|(id, glance)| shown(id, &glance)).collect()));
        drawn.await.unwrap_or_default()
    }

    /// Sends what has changed.
    fn send(&self, boards: Vec<ShownGame>) {
        let mut inner = self.inner();
        let same_game = |old: &ShownGame, new: &ShownGame| (&old.session, &old.game) == (&new.session, &new.game);
        let changed =
            |old: &ShownGame, new: &ShownGame| old.ply != new.ply || old.outcome.is_some() != new.outcome.is_some();
        let before = inner.boards.as_ref().filter(|before| {
            before.len() == boards.len() && before.iter().zip(&boards).all(|(old, new)| same_game(old, new))
        });
        let messages: Vec<ServerMessage> = match before {
            Some(before) => {
                let pairs = before.iter().zip(&boards).enumerate().filter(|(_, (old, new))| changed(old, new));
                let board = |place, new: &ShownGame| ServerMessage::ShowBoard { place, board: Box::new(new.clone()) };
                pairs.map(|(place, (_, new))| board(place, new)).collect()
            }
            None => vec![ServerMessage::Show { boards: boards.clone() }],
        };
        inner.boards = Some(boards);
        for message in messages.iter().filter_map(text) {
            // A connection that has fallen behind gets all boards when it reads again.
            inner.watchers.retain(|queue| queue.push(TOPIC, &message) || !queue.is_closed());
        }
    }
}

/// A board in the wire format.
fn shown(session: Option<String>, Glance { table, seats, control, clock }: &Glance) -> ShownGame {
    let game = table.game();
    let definition = game.rules().definition();
    ShownGame {
        session,
        game: definition.id.clone(),
        name: definition.about.name.clone(),
        seats: seats.clone(),
        side: game.side().into(),
        control: *control,
        clock: *clock,
        ply: game.ply(),
        pieces: view::pieces(game.position()),
        last: game.turns().last().map_or_else(Vec::new, |made| view::names(game.rules(), made.cells.iter().copied())),
        outcome: game.ending().map(|ending| view::outcome(ending, definition.style.sides)),
    }
}
