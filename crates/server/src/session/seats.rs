//! Who sits at a game: taking seats, and what follows from it.

use play::Seat;
use rules::Side;

use super::actor::Actor;
use super::changes::{NotKept, NotMade};
use crate::fault::{Code, Fault};
use crate::sessions::as_i64;
use crate::store::Sitter;
use crate::viewer::Viewer;

/// The seats that are a viewer's.
pub(super) fn seats_of(sitters: &[Option<Sitter>; 2], viewer: &Viewer) -> Vec<Side> {
    let is = |side: &Side| sitters[side.index()].as_ref().is_some_and(|sitter| viewer.is(sitter));
    Side::BOTH.into_iter().filter(is).collect()
}

impl Actor {
    /// Who holds no seat that is somebody's: games from before there were seats.
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

    /// A game from before there were seats belongs to the first who changes it.
    pub(super) async fn claim(&mut self, viewer: &Viewer) -> Result<(), Fault> {
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

    /// Seats taken as a visitor become the account's when somebody logs in: looks whether this is such a one.
    pub(super) async fn recognise(&mut self, viewer: &Viewer) {
        let Some(account) = &viewer.account else { return };
        if self.sitters.iter().flatten().any(|sitter| sitter.account.as_ref() == Some(&account.id)) {
            return;
        }
        let before = self.players.clone();
        if let Err(fault) = self.reseat().await {
            tracing::warn!("the seats of {}: {fault}", self.row.id);
        } else if self.players != before {
            // The others read the name at once.
            self.tell_all().await;
        }
    }

    pub(super) async fn reseat(&mut self) -> Result<(), Fault> {
        let store = &self.shared.store;
        self.sitters = store.sitters(&self.row.id).await?;
        self.players = store.players(&self.row.id, as_i64(self.now())).await?;
        let seats: Vec<Vec<Side>> =
            self.audience.watchers().iter().map(|watcher| self.sides_of(&watcher.viewer)).collect();
        for (watcher, sides) in self.audience.watchers_mut().iter_mut().zip(seats) {
            watcher.sides = sides;
        }
        self.state_text = None;
        Ok(())
    }

    pub(super) async fn join(&mut self, viewer: &Viewer, wish: Option<Side>) -> Result<(), Fault> {
        let taken = || Fault::known(Code::SeatTaken, "No seat is free in this game any more. You can watch it.");
        let game = self.table.game();
        let free = |side: &Side| game.seat(*side) == Seat::Person && self.sitters[side.index()].is_none();
        let Some(side) = Side::BOTH.into_iter().find(free).filter(|_| self.table.is_waiting()) else {
            return Err(taken());
        };
        if self.is_seated(viewer) {
            return Err(Fault::known(Code::Seated, "You have a seat in this game already."));
        }
        if !self.hides_colours() && wish.is_some_and(|wish| wish != side) {
            return Err(taken());
        }
        if self.row.rated && viewer.account.is_none() {
            return Err(Fault::known(Code::RatedNeedsLogin, "This game counts for ratings: log in to play it."));
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
        if let Err(NotMade::Failed(fault)) = begun.await {
            return Err(fault);
        }
        match self.commit(before, None).await {
            // The seat is taken in storage: whoever wrote the game meanwhile, it has begun.
            Ok(()) | Err(NotKept::Stale) => Ok(()),
            Err(NotKept::Failed(fault)) => Err(fault),
        }
    }
}
