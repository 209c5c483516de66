//! The seats of a game: taking them, and the consequences.

use variorum_play::Seat;
use variorum_rules::Side;
use variorum_storage::Sitter;

use super::actor::Actor;
use super::audience::{ChatAccess, Watcher};
use super::changes::{NotKept, NotMade};
use crate::error::ApiError;
use crate::links::Link;
use crate::time::as_i64;
use crate::viewer::Viewer;
use crate::wire;

/// The seats that a viewer holds.
pub(super) fn seats_of(sitters: &[Option<Sitter>; 2], viewer: &Viewer) -> Vec<Side> {
    let is = |side: &Side| sitters[side.index()].as_ref().is_some_and(|sitter| viewer.is(sitter));
    Side::BOTH.into_iter().filter(is).collect()
}

impl Actor {
    /// Does nobody hold a seat? True for games from before seats were introduced.
    pub(super) fn is_unclaimed(&self) -> bool {
        let people = Side::BOTH.iter().any(|&side| self.table.game().seat(side) == Seat::Person);
        people && !self.table.is_waiting() && self.sitters.iter().all(Option::is_none)
    }

    pub(super) fn is_seated(&self, viewer: &Viewer) -> bool {
        self.sitters.iter().flatten().any(|sitter| viewer.is(sitter))
    }

    /// The seats of a viewer.
    pub(super) fn sides_of(&self, viewer: &Viewer) -> Vec<Side> {
        seats_of(&self.sitters, viewer)
    }

    /// The chat to which a viewer with these seats has access.
    pub(super) fn access(&self, viewer: &Viewer, sides: &[Side]) -> ChatAccess {
        let holds = |link: Link| self.holds(link, viewer);
        if !sides.is_empty() {
            ChatAccess::Players
        } else if self.row.listed || holds(Link::Watch) || holds(Link::Join) {
            ChatAccess::Spectators
        } else {
            ChatAccess::Outside
        }
    }

    /// Has this viewer sent the key of a link of this private game?
    fn holds(&self, link: Link, viewer: &Viewer) -> bool {
        self.row.secret.as_deref().is_some_and(|secret| link.opens(secret, viewer.key.as_deref()))
    }

    /// Could this viewer take the free seat, if there is one?
    pub(super) fn is_invited(&self, viewer: &Viewer) -> bool {
        self.row.listed || self.holds(Link::Join, viewer)
    }

    /// The keys of the links for others, for a viewer with these seats.
    pub(super) fn links(&self, sides: &[Side]) -> Option<wire::Links> {
        let secret = self.row.secret.as_deref().filter(|_| !self.row.listed && !sides.is_empty())?;
        let join = self.table.is_waiting().then(|| Link::Join.key(secret));
        Some(wire::Links { join, watch: Link::Watch.key(secret) })
    }

    /// An account, or any account, was deleted or renamed: seats and chat lines are read again and sent to everybody.
    pub(super) async fn account_changed(&mut self, account: Option<&str>) {
        let is =
            |other: Option<&String>| other.is_some() && account.is_none_or(|id| other.is_some_and(|other| other == id));
        let sits = self.sitters.iter().flatten().any(|sitter| is(sitter.account.as_ref()));
        let spoke = self.chat.accounts().any(|other| is(Some(other)));
        if !sits && !spoke {
            return;
        }
        let before = (self.players.clone(), self.sitters.clone(), self.chat.all());
        if let Err(error) = self.reseat().await {
            tracing::error!("could not read the seats of game {}: {error}", self.row.id);
        }
        self.chat.clear();
        self.read_chat(false).await;
        if before != (self.players.clone(), self.sitters.clone(), self.chat.all()) {
            self.broadcast_state().await;
        }
    }

    /// A game from before seats were introduced belongs to the first person who changes it.
    pub(super) async fn claim(&mut self, viewer: &Viewer) -> Result<(), ApiError> {
        if !self.is_unclaimed() || !viewer.is_known() {
            return Ok(());
        }
        for side in Side::BOTH {
            if self.table.game().seat(side) == Seat::Person {
                self.shared.store.sit(&self.row.id, side, &viewer.sitter()).await?;
            }
        }
        self.reseat().await
    }

    /// When somebody logs in, the seats of the visitor become the account's: checks whether this viewer is such a case.
    pub(super) async fn recognise(&mut self, viewer: &Viewer) {
        let Some(account) = &viewer.account else { return };
        if self.sitters.iter().flatten().any(|sitter| sitter.account.as_ref() == Some(&account.id)) {
            return;
        }
        let before = self.players.clone();
        if let Err(error) = self.reseat().await {
            tracing::warn!("could not read the seats of game {}: {error}", self.row.id);
        } else if self.players != before {
            // The others see the name immediately.
            self.broadcast_state().await;
        }
    }

    pub(super) async fn reseat(&mut self) -> Result<(), ApiError> {
        let store = &self.shared.store;
        self.sitters = store.sitters(&self.row.id).await?;
        self.players = store.players(&self.row.id, as_i64(self.now())).await?;
        let seat = |watcher: &Watcher| {
            let sides = self.sides_of(&watcher.viewer);
            let access = self.access(&watcher.viewer, &sides);
            (sides, access)
        };
        let seats: Vec<(Vec<Side>, ChatAccess)> = self.audience.watchers().iter().map(seat).collect();
        for (watcher, (sides, access)) in self.audience.watchers_mut().iter_mut().zip(seats) {
            (watcher.sides, watcher.access) = (sides, access);
        }
        self.state_text = None;
        Ok(())
    }

    pub(super) async fn join(&mut self, viewer: &Viewer, wanted: Option<Side>) -> Result<(), ApiError> {
        let taken = || ApiError::SeatTaken;
        let game = self.table.game();
        let free = |side: &Side| game.seat(*side) == Seat::Person && self.sitters[side.index()].is_none();
        let Some(side) = Side::BOTH.into_iter().find(free).filter(|_| self.table.is_waiting()) else {
            return Err(taken());
        };
        if self.is_seated(viewer) {
            return Err(ApiError::Seated);
        }
        if !self.is_invited(viewer) {
            return Err(ApiError::InvitationNeeded);
        }
        if !self.hides_colours() && wanted.is_some_and(|wanted| wanted != side) {
            return Err(taken());
        }
        if self.row.rated && viewer.account.is_none() {
            return Err(ApiError::RatedNeedsLogin);
        }
        let maker = self.sitters.iter().flatten().find_map(|sitter| sitter.account.as_ref());
        if let (Some(maker), Some(joiner)) = (maker, &viewer.account)
            && self.shared.store.is_block_between(maker, &joiner.id).await?
        {
            return Err(ApiError::Blocked);
        }
        if !self.shared.store.sit(&self.row.id, side, &viewer.sitter()).await? {
            self.reseat().await?;
            return Err(taken());
        }
        let before = self.before();
        self.reseat().await?;
        let now = self.now();
        let begun = self.at_table(move |table| {
            table.begin(now);
            Ok(())
        });
        if let Err(NotMade::Failed(error)) = begun.await {
            return Err(error);
        }
        match self.commit(before, None).await {
            // The seat is stored: even if another process wrote the game in the meantime, it has begun.
            Ok(()) | Err(NotKept::Stale) => Ok(()),
            Err(NotKept::Failed(error)) => Err(error),
        }
    }
}
