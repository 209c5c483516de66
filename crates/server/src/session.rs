//! One game in progress: an actor that alone changes it, and the handle by which others ask.
//!
//! Each change is written to storage before it is answered; the actor goes on to the end of it even when the one who asked
//! has gone. The engine thinks on a thread of its own; what it says for a position that has gone is thrown away.

mod peers;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use play::{Game, Seat};
use rules::Side;
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::dto;
use crate::fault::Fault;
use crate::sessions::{Shared, now};
use crate::store::{Change, Phase, Row, StoredTurn};
use crate::view;
use peers::Lease;

/// Longest game that is kept.
const MOST_TURNS: usize = 3000;
/// Games between engines go on for this long after somebody has looked last.
const UNWATCHED: u64 = 30_000;
/// Requests waiting for one game.
const QUEUE: usize = 32;
/// States that a slow listener may be behind.
const BACKLOG: usize = 16;

/// The answer to most requests: the state as JSON text.
type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// What a person wants to change.
#[derive(Debug)]
pub(crate) enum Act {
    Turn { text: String, ply: usize },
    Undo,
    Resign,
    Draw,
}

enum Request {
    View(Reply<Arc<str>>),
    Second(String, Reply<Vec<dto::SecondChoice>>),
    Act(Act, Reply<Arc<str>>),
    /// The engine has chosen; the number tells for which question.
    Chosen(u64, Result<String, String>, Lease),
    /// Storage has this revision, or perhaps a newer one than is known.
    Newer(Option<i64>),
    Close,
}

/// How others reach a game in progress.
pub(crate) struct Handle {
    requests: mpsc::Sender<Request>,
    events: broadcast::Sender<Arc<str>>,
    /// When somebody asked last, in milliseconds.
    touched: Arc<AtomicU64>,
}

impl Handle {
    async fn ask<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, Fault> {
        self.touched.store(now(), Ordering::Relaxed);
        let (reply, answer) = oneshot::channel();
        let gone = || Fault::Busy("The game is being put away; please try again.".into());
        self.requests.send(request(reply)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// The state as JSON text.
    pub async fn view(&self) -> Result<Arc<str>, Fault> {
        self.ask(Request::View).await
    }

    /// What may follow a first part.
    pub async fn second(&self, first: String) -> Result<Vec<dto::SecondChoice>, Fault> {
        self.ask(|reply| Request::Second(first, reply)).await
    }

    /// Changes the game; gives the new state as JSON text.
    pub async fn act(&self, act: Act) -> Result<Arc<str>, Fault> {
        self.ask(|reply| Request::Act(act, reply)).await
    }

    /// Another process has changed the game: storage has this revision, or perhaps a newer one than is known.
    pub fn newer(&self, revision: Option<i64>) {
        let requests = self.requests.clone();
        if let Err(mpsc::error::TrySendError::Full(request)) = requests.try_send(Request::Newer(revision)) {
            tokio::spawn(async move { requests.send(request).await });
        }
    }

    /// States from now on, as JSON text.
    pub fn listen(&self) -> broadcast::Receiver<Arc<str>> {
        self.events.subscribe()
    }

    /// Does anybody listen?
    pub fn is_watched(&self) -> bool {
        self.events.receiver_count() > 0
    }

    /// When somebody asked last.
    pub fn touched(&self) -> u64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// Has the actor ended?
    pub fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// Ends the actor after what it is doing now.
    pub async fn close(&self) {
        let _ = self.requests.send(Request::Close).await;
    }
}

struct Thinking {
    number: u64,
    stop: Arc<AtomicBool>,
}

struct Actor {
    shared: Arc<Shared>,
    row: Row,
    game: Game,
    level: u8,
    note: Option<String>,
    thinking: Option<Thinking>,
    /// Questions put to the engine so far.
    questions: u64,
    requests: mpsc::WeakSender<Request>,
    events: broadcast::Sender<Arc<str>>,
    touched: Arc<AtomicU64>,
}

/// Starts the actor of a game that lies in storage as `row`.
pub(crate) fn start(shared: Arc<Shared>, row: Row, game: Game) -> Handle {
    let (requests, inbox) = mpsc::channel(QUEUE);
    let (events, _) = broadcast::channel(BACKLOG);
    let touched = Arc::new(AtomicU64::new(now()));
    let actor = Actor {
        shared,
        level: u8::try_from(row.level).unwrap_or(1),
        row,
        game,
        note: None,
        thinking: None,
        questions: 0,
        requests: requests.downgrade(),
        events: events.clone(),
        touched: Arc::clone(&touched),
    };
    tokio::spawn(actor.run(inbox));
    Handle { requests, events, touched }
}

impl Actor {
    async fn run(mut self, mut inbox: mpsc::Receiver<Request>) {
        self.think_if_due();
        while let Some(request) = inbox.recv().await {
            // An answer that nobody waits for any more is no matter.
            match request {
                Request::View(reply) => {
                    self.think_if_due();
                    let _ = reply.send(self.state());
                }
                Request::Second(first, reply) => {
                    let _ = reply.send(self.second(&first));
                }
                Request::Act(act, reply) => {
                    let _ = reply.send(self.act(act).await);
                }
                // The lease ends when the turn is kept.
                Request::Chosen(number, choice, _lease) => self.chosen(number, choice).await,
                Request::Newer(revision) => self.hear(revision).await,
                Request::Close => break,
            }
        }
        self.stop_thinking();
    }

    fn state(&self) -> Result<Arc<str>, Fault> {
        let full = self.game.ply() >= MOST_TURNS && self.game.ending().is_none();
        let frame = view::Frame {
            id: &self.row.id,
            level: self.level,
            thinking: self.thinking.is_some(),
            note: if full { Some(too_long()) } else { self.note.clone() },
            open: !full,
        };
        serde_json::to_string(&view::state(&self.game, frame)).map(Arc::from).map_err(Fault::internal)
    }

    fn second(&self, first: &str) -> Result<Vec<dto::SecondChoice>, Fault> {
        self.person_to_move()?;
        view::second_choices(&mut self.game.position().clone(), first)
    }

    fn person_to_move(&self) -> Result<(), Fault> {
        match self.game.to_move() {
            None => Err(Fault::Bad("The game is over.".into())),
            Some(Seat::Engine) => Err(Fault::Bad("It is the engine’s turn.".into())),
            Some(Seat::Person) if self.game.ply() >= MOST_TURNS => Err(Fault::Bad(too_long())),
            Some(Seat::Person) => Ok(()),
        }
    }

    async fn act(&mut self, act: Act) -> Result<Arc<str>, Fault> {
        let before = self.game.clone();
        self.change(act)?;
        self.keep(before).await?;
        self.note = None;
        self.stop_thinking();
        self.think_if_due();
        let state = self.state()?;
        let _ = self.events.send(Arc::clone(&state));
        Ok(state)
    }

    /// Changes the game in memory, or nothing.
    fn change(&mut self, act: Act) -> Result<(), Fault> {
        match act {
            Act::Turn { text, ply } => {
                if ply != self.game.ply() {
                    return Err(Fault::MovedOn(self.state()?));
                }
                self.person_to_move()?;
                self.game.play(&text).map_err(shortened)?;
                Ok(())
            }
            Act::Undo if self.game.undo_to_person() => Ok(()),
            Act::Undo => Err(Fault::Bad("There is no turn to take back.".into())),
            Act::Resign => {
                let side = self.game.side();
                let person = |side: &Side| self.game.seat(*side) == Seat::Person;
                let loser = [side, side.other()].into_iter().find(person);
                let loser = loser.ok_or_else(|| Fault::Bad("No person plays in this game.".into()))?;
                self.game.resign(loser).map_err(Fault::bad)
            }
            Act::Draw => self.game.claim_draw().map_err(Fault::bad),
        }
    }

    /// Writes the game to storage; goes back to `before` when that fails.
    async fn keep(&mut self, before: Game) -> Result<(), Fault> {
        let change = change_of(&self.row, &before, &self.game);
        let row = change.row.clone();
        match self.shared.store.update(change).await {
            Ok(true) => {
                self.row = row;
                Ok(())
            }
            Ok(false) => {
                // Somebody else has written it.
                self.game = before;
                self.catch_up().await?;
                Err(Fault::MovedOn(self.state()?))
            }
            Err(error) => {
                self.game = before;
                // Where the line broke, it may have been written all the same.
                let _ = self.catch_up().await;
                Err(Fault::internal(format!("a game could not be written: {error}")))
            }
        }
    }

    /// The engine has chosen a turn for question `number`.
    async fn chosen(&mut self, number: u64, choice: Result<String, String>) {
        if self.thinking.as_ref().is_none_or(|thinking| thinking.number != number) {
            return;
        }
        self.thinking = None;
        let before = self.game.clone();
        let played = match choice {
            Ok(text) => self.game.play(&text).map(|_| ()).map_err(|fault| fault.to_string()),
            Err(fault) => Err(fault),
        };
        let kept = match played {
            Ok(()) => self.keep(before).await.map_err(|fault| fault.to_string()),
            Err(fault) => Err(fault),
        };
        match kept {
            Ok(()) => self.think_if_due(),
            Err(fault) => {
                tracing::error!("the engine cannot move in game {}: {fault}", self.row.id);
                self.note = Some("The engine could not make its turn. Take a turn back or reload the page.".into());
            }
        }
        if let Ok(state) = self.state() {
            let _ = self.events.send(state);
        }
    }

    /// Lets the engine think if it is to move and does not think yet.
    fn think_if_due(&mut self) {
        if self.thinking.is_some() || self.game.to_move() != Some(Seat::Engine) || self.game.ply() >= MOST_TURNS {
            return;
        }
        let alone = Side::BOTH.iter().all(|&side| self.game.seat(side) == Seat::Engine);
        let unwatched = now().saturating_sub(self.touched.load(Ordering::Relaxed)) > UNWATCHED;
        if alone && unwatched && self.events.receiver_count() == 0 {
            return;
        }
        let pause = if alone && self.game.ply() > 0 { self.shared.pause } else { Duration::ZERO };
        self.questions += 1;
        let (number, stop) = (self.questions, Arc::new(AtomicBool::new(false)));
        self.thinking = Some(Thinking { number, stop: Arc::clone(&stop) });
        let (shared, requests, level) = (Arc::clone(&self.shared), self.requests.clone(), self.level);
        let id = self.row.id.clone();
        let (position, history) = (self.game.position().clone(), self.game.entries_before().to_vec());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let Some(lease) = Lease::take(&shared, &id, &stop).await else { return };
            let Ok(permit) = Arc::clone(&shared.engines).acquire_owned().await else { return };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let chosen = tokio::task::spawn_blocking(move || {
                let turn = shared.opponent.choose(position.clone(), history, level, stop);
                drop(permit);
                turn.map(|turn| position.turn_text(turn))
            });
            let choice = match chosen.await {
                Ok(Some(text)) => Ok(text),
                Ok(None) => Err("the engine found no turn".to_owned()),
                Err(error) => Err(error.to_string()),
            };
            if let Some(requests) = requests.upgrade() {
                let _ = requests.send(Request::Chosen(number, choice, lease)).await;
            }
        });
    }

    fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// The row as it will be once `game` is written.
pub(crate) fn row_of(row: &Row, game: &Game) -> Row {
    Row {
        ply: i64::try_from(game.ply()).unwrap_or(i64::MAX),
        result: game.ending().map_or(String::new(), |ending| ending.to_string()),
        status: view::status(game),
        phase: if game.ending().is_some() { Phase::Ended } else { Phase::Playing },
        updated: i64::try_from(now()).unwrap_or(i64::MAX),
        revision: row.revision + 1,
        ..row.clone()
    }
}

/// What is to be written when the game that lies in storage as `row` changes from `before` to `after`.
fn change_of(row: &Row, before: &Game, after: &Game) -> Change {
    let same = before.turns().iter().zip(after.turns()).take_while(|(one, other)| one.text == other.text);
    let kept = same.count();
    let added = after.turns().iter().skip(kept);
    Change {
        row: row_of(row, after),
        kept,
        removed: before.ply() - kept,
        added: added.map(|made| StoredTurn { text: made.text.clone(), spent: None }).collect(),
    }
}

/// A turn that cannot be made, quoted no longer than a turn is.
fn shortened(fault: play::PlayFault) -> Fault {
    let text = fault.to_string();
    if text.chars().count() <= 200 { Fault::bad(text) } else { Fault::Bad("This text is no turn at all.".into()) }
}

fn too_long() -> String {
    format!("The game has reached {MOST_TURNS} turns and cannot go on.")
}
