//! Changes of a game: made in memory, stored, and only then announced.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use variorum_play::{Made, Offers, Question, Seat, Step, Table, TableError};
use variorum_rules::Side;

use super::actor::Actor;
use super::audience::{Recipients, ViewerRights};
use super::details::Details;
use super::due::stored_due;
use super::load::{LoadedGame, load};
use crate::create_game::rematch;
use crate::error::{ApiError, Busy};
use crate::send_queue::SendQueue;
use crate::stored_game::change_of;
use crate::time::as_i64;
use crate::viewer::Viewer;
use crate::wire::{Act, OfferStep, Phase, ServerMessage};
use crate::worker::blocking;

/// The state before a change.
pub(super) struct Before {
    table: Arc<Table>,
    details: Details,
    phase: Phase,
}

/// Why a change was not made.
pub(super) enum NotMade {
    Table(TableError),
    /// The worker failed; the game is unchanged.
    Failed(ApiError),
}

impl From<TableError> for NotMade {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

/// Why a change was not stored.
pub(super) enum NotKept {
    /// Another process has written the game; its state was loaded.
    Stale,
    Failed(ApiError),
}

impl Actor {
    pub(super) fn before(&self) -> Before {
        Before { table: Arc::clone(&self.table), details: self.details.clone(), phase: self.phase() }
    }

    pub(super) async fn act(&mut self, viewer: &Arc<Viewer>, act: Act, lag: u64) -> Result<(), ApiError> {
        if let Act::Say { text } = &act {
            return self.say(viewer, text).await;
        }
        self.claim(viewer).await?;
        self.recognise(viewer).await;
        if let Act::Turn { ply, .. } = &act
            && *ply > self.table.game().ply()
            && self.shared.store.is_shared()
        {
            // The request is based on the answer of another process, of which this one does not know yet.
            self.catch_up().await;
        }
        // If another process was faster, tries again with the state that it wrote.
        for _ in 0..3 {
            let by = self.sides_of(viewer);
            if by.is_empty() {
                return Err(ApiError::NoSeat);
            }
            let before = self.before();
            let spent = match self.change(&by, &act, lag).await {
                Ok(Some(spent)) => spent,
                Ok(None) => return Ok(()),
                Err(NotMade::Table(TableError::MovedOn)) => {
                    return Err(ApiError::MovedOn { state: Some(self.view_text(viewer, &by).await?) });
                }
                Err(NotMade::Table(TableError::Time)) => {
                    let _ = self.commit(before, None).await;
                    return Err(ApiError::TimeOver);
                }
                Err(NotMade::Table(TableError::NotYourTurn)) if self.table.game().to_move() == Some(Seat::Engine) => {
                    return Err(ApiError::EnginesTurn);
                }
                Err(NotMade::Table(error)) => return Err(error.into()),
                Err(NotMade::Failed(error)) => return Err(error),
            };
            match self.commit(before, spent).await {
                Ok(()) => return Ok(()),
                Err(NotKept::Stale) => {}
                Err(NotKept::Failed(error)) => return Err(error),
            }
        }
        Err(Busy::ChangedElsewhere.into())
    }

    /// Changes the game in memory. Returns the time that the turn took in `Some`; `None` if there is nothing to write.
    pub(super) async fn change(&mut self, by: &[Side], act: &Act, lag: u64) -> Result<Option<Option<u64>>, NotMade> {
        let now = self.now();
        let step = |step: &OfferStep| match step {
            OfferStep::Offer => Step::Offer,
            OfferStep::Accept => Step::Accept,
            OfferStep::Decline => Step::Decline,
            OfferStep::Withdraw => Step::Withdraw,
        };
        let sides = by.to_vec();
        match act {
            Act::Turn { .. } if self.is_full() => return Err(TableError::from(variorum_play::PlayError::Over).into()),
            Act::Turn { ply, text } => {
                return Ok(match self.make_turn(by, *ply, text, lag).await? {
                    Made::Now(spent) => Some(spent),
                    Made::Before => None,
                });
            }
            Act::Resign => self.at_table(move |table| table.resign(&sides, now)).await?,
            Act::Abort => self.at_table(move |table| table.abort(now)).await?,
            Act::Claim => self.at_table(move |table| table.claim(now)).await?,
            Act::Draw { step: request } => {
                let step = step(request);
                self.at_table(move |table| table.ask(&sides, Question::Draw, step, now)).await?;
            }
            Act::Takeback { step: request } => {
                let step = step(request);
                self.at_table(move |table| table.ask(&sides, Question::Takeback, step, now)).await?;
            }
            Act::Rematch { step: request } => {
                if self.details.rematch.is_some() {
                    return Ok(None);
                }
                let step = step(request);
                if self.at_table(move |table| table.ask(&sides, Question::Rematch, step, now)).await? {
                    match rematch(&self.shared, &self.row, &self.table, &self.details, &self.sitters).await {
                        Ok(id) => self.details.rematch = Some(id),
                        Err(error) => tracing::error!("could not create a rematch of {}: {error}", self.row.id),
                    }
                }
            }
            Act::Chat { open } => by.iter().for_each(|side| self.details.silent[side.index()] = !open),
            Act::Say { .. } => return Ok(None),
        }
        Ok(Some(None))
    }

    /// Makes a turn; a game that reaches the maximum number of turns ends.
    async fn make_turn(&mut self, by: &[Side], ply: usize, text: &str, lag: u64) -> Result<Made, NotMade> {
        let (now, most) = (self.now(), self.shared.most_turns);
        let (by, text) = (by.to_vec(), text.to_owned());
        let turn = move |table: &mut Table| {
            let made = table.turn(&by, ply, &text, now, lag)?;
            table.end_at(most, now);
            Ok(made)
        };
        self.at_table(turn).await
    }

    /// Changes the table on a worker thread: a turn is searched among all legal ones, and then the rules decide whether the game is over. The table
    /// is replaced even if `work` fails, since its clock may have decided the game.
    pub(super) async fn at_table<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Table) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, NotMade> {
        let mut table = Arc::clone(&self.table);
        let worked = blocking(move |_| {
            // The only copy that a change makes.
            let done = work(Arc::make_mut(&mut table));
            Ok((table, done))
        });
        let (table, done) = worked.await.map_err(NotMade::Failed)?;
        self.table = table;
        Ok(done?)
    }

    /// The engine's turn.
    pub(super) async fn engine_turn(&mut self, side: Side, ply: usize, text: &str) -> Result<(), String> {
        let before = self.before();
        let spent = match self.make_turn(&[side], ply, text, 0).await {
            Ok(Made::Now(spent)) => spent,
            Ok(Made::Before) => return Ok(()),
            Err(NotMade::Table(TableError::Time)) => None,
            Err(NotMade::Table(error)) => return Err(error.to_string()),
            Err(NotMade::Failed(error)) => return Err(error.to_string()),
        };
        match self.commit(before, spent).await {
            Ok(()) | Err(NotKept::Stale) => Ok(()),
            Err(NotKept::Failed(error)) => Err(error.to_string()),
        }
    }

    /// Stores the changes since `before`, and then announces them; restores `before` if they cannot be stored.
    pub(super) async fn commit(&mut self, before: Before, spent: Option<u64>) -> Result<(), NotKept> {
        let mut change = change_of(&self.row, before.table.game(), self.table.game(), as_i64(self.now()));
        change.row.phase = self.stored_phase();
        change.row.details = self.details.text_with(&self.table);
        change.row.due = stored_due(&self.table, self.now(), self.shared.most_turns).map(as_i64);
        if let (Some(turn), Some(spent)) = (change.added.last_mut(), spent) {
            turn.spent = Some(as_i64(spent));
        }
        let row = change.row.clone();
        match self.shared.store.update(change).await {
            Ok(true) => self.row = row,
            Ok(false) => {
                (self.table, self.details) = (before.table, before.details);
                self.take_over().await;
                return Err(NotKept::Stale);
            }
            Err(error) => {
                (self.table, self.details) = (before.table, before.details);
                // If the connection broke, the change may have been stored all the same.
                self.catch_up().await;
                return Err(NotKept::Failed(error.into()));
            }
        }
        let rated = self.row.rated && before.table.game().ending().is_none() && self.table.game().ending().is_some();
        if rated && let Ok(players) = self.shared.store.players(&self.row.id, as_i64(self.now())).await {
            self.players = players;
        }
        self.notice = None;
        self.broadcast_changes(&before, rated).await;
        Ok(())
    }

    /// Announces all differences from `before`.
    pub(super) async fn broadcast_changes(&mut self, before: &Before, all: bool) {
        (self.state_text, self.first) = (None, None);
        let (old, new) = (before.table.game(), self.table.game());
        let same = old.turns().iter().zip(new.turns()).all(|(one, other)| one.text == other.text);
        let (turn, still) = (same && new.ply() == old.ply() + 1, same && new.ply() == old.ply());
        let ended = old.ending().is_none() && new.ending().is_some();
        let joined = before.phase == Phase::Waiting && self.phase() == Phase::Playing;
        let reopened = old.ending().is_some() && new.ending().is_none();
        if !still || ended {
            self.stop_thinking();
        }
        let was_thinking = self.is_thinking();
        self.think_if_due();
        if all || joined || reopened || !(turn || still) {
            self.broadcast_state().await;
            return;
        }
        let id = self.row.id.clone();
        let mut offers = before.table.offers();
        if turn && let Some(made) = self.table.game().turns().last().cloned() {
            let message = self.turn_message(&made, self.audience.seq + 1);
            self.audience.broadcast(Recipients::All, |_| message);
            offers.set(Question::Draw, None);
            offers.set(Question::Takeback, None);
            self.send_choices().await;
        } else if ended && let Some(outcome) = self.outcome() {
            let clock = self.clock();
            self.audience.broadcast(Recipients::All, |seq| ServerMessage::End {
                session: id.clone(),
                seq,
                outcome,
                clock,
            });
            offers = Offers::default();
        } else if was_thinking != self.is_thinking() {
            self.broadcast_engine();
        }
        if offers != self.table.offers() {
            let offers = self.offers();
            self.audience.broadcast(Recipients::All, |seq| ServerMessage::Offers { session: id.clone(), seq, offers });
        }
        if before.details.silent != self.details.silent {
            let chat = self.consent();
            self.audience.broadcast(Recipients::All, |seq| ServerMessage::Chat { session: id.clone(), seq, chat });
        }
        if before.details.rematch != self.details.rematch
            && let Some(rematch) = self.details.rematch.clone()
        {
            self.audience.broadcast(Recipients::Insiders, |seq| ServerMessage::Rematch { session: id, seq, rematch });
        }
        self.state_text = None;
    }

    /// Sends the whole state to everybody.
    pub(super) async fn broadcast_state(&mut self) {
        self.audience.start_over();
        (self.state_text, self.first) = (None, None);
        // Seats may have changed. Viewers with equal rights get the same message.
        let watchers = self.audience.watchers().iter();
        let viewers: Vec<_> = watchers.map(|watcher| (watcher.queue.id(), Arc::clone(&watcher.viewer))).collect();
        let mut messages: Vec<((ViewerRights, bool), Option<Utf8Bytes>)> = Vec::new();
        let mut by_connection = HashMap::with_capacity(viewers.len());
        for (connection, viewer) in viewers {
            let sides = self.sides_of(&viewer);
            let standing = ViewerRights { access: self.access(&viewer, &sides), sides };
            let stands = (standing, self.is_invited(&viewer));
            let message = match messages.iter().find(|(known, _)| *known == stands) {
                Some((_, message)) => message.clone(),
                None => {
                    let message = self.state_message(&viewer, &stands.0.sides).await;
                    messages.push((stands.clone(), message.clone()));
                    message
                }
            };
            by_connection.insert(connection, (stands.0, message));
        }
        self.audience.restate(by_connection);
    }

    /// Sends the player to move the legal choices.
    async fn send_choices(&mut self) {
        let movers: Vec<SendQueue> = {
            let may = |sides: &[Side]| self.may_move(sides);
            let watchers = self.audience.watchers().iter();
            watchers.filter(|watcher| may(&watcher.sides)).map(|watcher| watcher.queue.clone()).collect()
        };
        if !movers.is_empty()
            && let Some(message) = self.choices_message().await
        {
            for queue in &movers {
                queue.push(&self.row.id, &message);
            }
        }
    }

    /// Sends the engine's state, and the note.
    pub(super) fn broadcast_engine(&mut self) {
        self.state_text = None;
        let (session, thinking, notice) = (self.row.id.clone(), self.is_thinking(), self.notice);
        let note = notice.map(|notice| notice.to_string());
        self.audience.broadcast(Recipients::All, |seq| ServerMessage::Engine { session, seq, thinking, note, notice });
        self.state_text = None;
    }

    /// Loads the state from storage if it is newer than the known one.
    pub(super) async fn catch_up(&mut self) {
        match self.shared.store.revision(&self.row.id).await {
            Ok(newest) if newest.is_some_and(|newest| newest > self.row.revision) => self.take_over().await,
            Ok(_) => {}
            Err(error) => tracing::error!("could not read the revision of game {}: {error}", self.row.id),
        }
    }

    /// Loads what another process has written.
    pub(super) async fn take_over(&mut self) {
        let loaded = match load(&self.shared, &self.row.id).await {
            Ok(Some(loaded)) => loaded,
            Ok(None) => return tracing::warn!("game {} is no longer in storage", self.row.id),
            Err(error) => return tracing::error!("could not read game {}: {error}", self.row.id),
        };
        let before = self.before();
        let seats = self.sitters != loaded.sitters || self.players != loaded.players;
        let LoadedGame { row, table, details, sitters, players } = loaded;
        self.row = row;
        (self.table, self.details, self.sitters, self.players) = (Arc::new(table), details, sitters, players);
        self.broadcast_changes(&before, seats).await;
    }
}
