//! A game in its wire format. The parts that are the same for all viewers are serialized once per change.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use variorum_play::{MadeTurn, Question};
use variorum_rules::Side;
use variorum_storage::SessionPhase;

use super::actor::Actor;
use crate::error::ApiError;
use crate::lobby::text;
use crate::ratings::rounded;
use crate::view;
use crate::viewer::Viewer;
use crate::wire::{self, Both, ServerMessage};
use crate::worker::{Worker, blocking};

impl Actor {
    pub(super) fn phase(&self) -> wire::Phase {
        if self.table.game().ending().is_some() {
            wire::Phase::Ended
        } else if self.table.is_waiting() {
            wire::Phase::Waiting
        } else {
            wire::Phase::Playing
        }
    }

    /// The phase, as stored.
    pub(super) fn stored_phase(&self) -> SessionPhase {
        match self.phase() {
            wire::Phase::Waiting => SessionPhase::Waiting,
            wire::Phase::Playing => SessionPhase::Playing,
            wire::Phase::Ended => SessionPhase::Ended,
        }
    }

    /// Must it stay hidden who plays which colour?
    pub(super) fn hides_colours(&self) -> bool {
        self.details.random && self.table.is_waiting()
    }

    fn seat(&self, side: Side) -> wire::Seat {
        let nobody = wire::Seat { kind: wire::SeatKind::Open, name: None, rating: None, level: None };
        if self.table.game().seat(side) == variorum_play::Seat::Engine {
            return wire::Seat { kind: wire::SeatKind::Engine, level: Some(self.level), ..nobody };
        }
        if self.table.is_waiting() && self.sitters[side.index()].is_none() {
            return nobody;
        }
        let player = self.players[side.index()].as_ref();
        wire::Seat {
            kind: wire::SeatKind::Person,
            name: player.map(|player| player.name.clone()),
            rating: player.map(|player| rounded(player.rating.rating)),
            level: None,
        }
    }

    pub(super) fn seats(&self) -> Both<wire::Seat> {
        let (w, b) = (self.seat(Side::White), self.seat(Side::Black));
        if self.hides_colours() && w.kind == wire::SeatKind::Open { Both { w: b, b: w } } else { Both { w, b } }
    }

    /// Whose rating is uncertain, by the seats as shown.
    fn provisional(&self) -> Both<bool> {
        let uncertain = |side: Side| {
            let player = self.players[side.index()].as_ref();
            player.is_some_and(|player| player.rating.is_provisional())
        };
        let (w, b) = (uncertain(Side::White), uncertain(Side::Black));
        if self.hides_colours() && self.seat(Side::White).kind == wire::SeatKind::Open {
            return Both { w: b, b: w };
        }
        Both { w, b }
    }

    /// A viewer's seats as shown: empty while colours are hidden.
    fn shown_sides(&self, sides: &[Side]) -> Vec<wire::Side> {
        if self.hides_colours() && !sides.is_empty() {
            return vec![wire::Side::W];
        }
        sides.iter().copied().map(wire::Side::from).collect()
    }

    pub(super) fn clock(&self) -> Option<wire::Clock> {
        let clock = self.table.clock()?;
        Some(wire::Clock {
            w: clock.left[0],
            b: clock.left[1],
            running: clock.running.map(wire::Side::from),
            since: clock.running.map(|_| clock.since),
            first_by: clock.first_by,
        })
    }

    pub(super) fn offers(&self) -> wire::Offers {
        let by = |question| self.table.offers().by(question).map(wire::Side::from);
        wire::Offers { draw: by(Question::Draw), takeback: by(Question::Takeback), rematch: by(Question::Rematch) }
    }

    pub(super) fn outcome(&self) -> Option<wire::Outcome> {
        let game = self.table.game();
        game.ending().map(|ending| view::outcome(ending, game.rules().definition().style.sides))
    }

    pub(super) fn consent(&self) -> Both<bool> {
        Both { w: !self.details.silent[0], b: !self.details.silent[1] }
    }

    /// Has it the maximum number of turns, without having ended? This happens to games from before the limit was lowered.
    pub(super) fn is_full(&self) -> bool {
        self.table.game().ply() >= self.shared.most_turns && self.phase() == wire::Phase::Playing
    }

    pub(super) fn control(&self) -> Option<wire::Control> {
        self.table.clock().map(|clock| wire::Control::from(clock.control))
    }

    /// The state as everybody sees it. The work that grows with the game is left to the worker that calls the returned closure.
    fn state(&self) -> impl FnOnce(&Worker) -> wire::State + Send + 'static {
        let table = Arc::clone(&self.table);
        let (id, game_id, stream, seq) =
            (self.row.id.clone(), self.row.game.clone(), self.audience.stream.clone(), self.audience.seq);
        let (phase, seats, random) = (self.phase(), self.seats(), self.hides_colours());
        let provisional = self.provisional();
        let (rated, listed, created) = (self.row.rated, self.row.listed, self.row.created);
        let (control, clock, outcome, offers) = (self.control(), self.clock(), self.outcome(), self.offers());
        let (thinking, notice, chat) = (self.is_thinking(), self.notice, self.consent());
        move |_| {
            let game = table.game();
            wire::State {
                id,
                game: game_id,
                stream,
                seq,
                phase,
                seats,
                provisional,
                random,
                rated,
                listed,
                created,
                control,
                clock,
                start: game.start().to_owned(),
                ply: game.ply(),
                board: view::board(game.position()),
                pieces: view::pieces(game.position()),
                last_turn: game.turns().last().map(|made| view::last_turn(game, made)),
                turns: game.turns().iter().map(|made| view::turn_record(game.rules(), made)).collect(),
                outcome,
                offers,
                claims: table.claims(),
                thinking,
                note: notice.map(|notice| notice.to_string()),
                notice,
                chat,
            }
        }
    }

    /// The message about a turn: its changes, and the new state.
    pub(super) fn turn_message(&self, made: &MadeTurn, seq: u64) -> ServerMessage {
        let game = self.table.game();
        ServerMessage::Turn {
            session: self.row.id.clone(),
            seq,
            ply: game.ply(),
            turn: Box::new(view::turn_record(game.rules(), made)),
            last_turn: Box::new(view::last_turn(game, made)),
            changes: view::changes(game.position(), &made.cells),
            board: Box::new(view::board(game.position())),
            clock: self.clock(),
            outcome: self.outcome(),
            claims: self.table.claims(),
            thinking: self.is_thinking(),
        }
    }

    /// May this viewer make the next turn?
    pub(super) fn may_move(&self, sides: &[Side]) -> bool {
        let game = self.table.game();
        let person = self.phase() == wire::Phase::Playing && game.to_move() == Some(variorum_play::Seat::Person);
        // Games from before seats were introduced belong to whoever moves first.
        person && !self.is_full() && (sides.contains(&game.side()) || self.is_unclaimed())
    }

    /// The first parts from which the player to move may choose, as text.
    async fn first(&mut self) -> Result<Arc<str>, ApiError> {
        if let Some(first) = &self.first {
            return Ok(Arc::clone(first));
        }
        let mut position = self.table.position().clone();
        let first = blocking(move |worker| Ok(json(&view::first_choices(worker, &mut position)).into()));
        let first: Arc<str> = first.await?;
        self.first = Some(Arc::clone(&first));
        Ok(first)
    }

    /// The state as everybody sees it, as text.
    async fn shared_text(&mut self) -> Result<Arc<str>, ApiError> {
        if let Some(text) = &self.state_text {
            return Ok(Arc::clone(text));
        }
        let state = self.state();
        let text: Arc<str> = blocking(move |worker| Ok(json(&state(worker)).into())).await?;
        self.state_text = Some(Arc::clone(&text));
        Ok(text)
    }

    /// The game as a viewer with these seats sees it, as text.
    pub(super) async fn view_text(&mut self, viewer: &Viewer, sides: &[Side]) -> Result<Arc<str>, ApiError> {
        let first = if self.may_move(sides) { self.first().await? } else { "[]".into() };
        let room = self.access(viewer, sides).room();
        let you = wire::You {
            sides: self.shown_sides(sides),
            room: room.unwrap_or(wire::Room::Spectators),
            chat: room.map_or_else(Vec::new, |room| self.chat.lines(room)),
            may_join: self.table.is_waiting() && sides.is_empty() && self.is_invited(viewer),
            may_chat: room.is_some(),
            links: self.links(sides),
        };
        // The rematch of a private game is private too.
        let rematch = self.details.rematch.as_ref().filter(|_| room.is_some());
        let (you, presence, rematch) = (json(&you), json(&self.shown_presence()), json(&rematch));
        let shared = self.shared_text().await?;
        // The shared part is a non-empty object: the viewer's own part is inserted before its end.
        let open = shared.strip_suffix('}').unwrap_or("{");
        let own = format!("\"presence\":{presence},\"you\":{you},\"rematch\":{rematch},\"first\":{first}");
        Ok(format!("{open},{own}}}").into())
    }

    /// [`Actor::view_text`] as a message; `None` if it could not be serialized, which is logged.
    pub(super) async fn state_message(&mut self, viewer: &Viewer, sides: &[Side]) -> Option<Utf8Bytes> {
        let view = self.view_text(viewer, sides).await.ok()?;
        Some(format!("{{\"type\":\"state\",\"session\":{},\"view\":{view}}}", json(&self.row.id)).into())
    }

    /// The choices of the player to move, as a message; `None` if they could not be serialized, which is logged.
    pub(super) async fn choices_message(&mut self) -> Option<Utf8Bytes> {
        let (ply, first) = (self.table.game().ply(), self.first().await.ok()?);
        let id = json(&self.row.id);
        Some(format!("{{\"type\":\"choices\",\"session\":{id},\"ply\":{ply},\"first\":{first}}}").into())
    }

    /// The presence as shown: while colours are hidden, the creator counts as White.
    pub(super) fn shown_presence(&self) -> wire::Presence {
        let presence = self.audience.presence();
        if self.hides_colours() {
            return wire::Presence { w: presence.w || presence.b, b: false, ..presence };
        }
        presence
    }

    pub(super) fn presence_message(&self) -> Option<Utf8Bytes> {
        text(&ServerMessage::Presence { session: self.row.id.clone(), presence: self.shown_presence() })
    }

    /// The challenge in the lobby, if the game is one.
    pub(super) fn challenge(&self) -> Option<wire::Challenge> {
        if !self.row.listed || !self.table.is_waiting() {
            return None;
        }
        let free = Side::BOTH.into_iter().find(|&side| self.seat(side).kind == wire::SeatKind::Open)?;
        let side = if self.hides_colours() { wire::ColourOffer::Random } else { wire::Side::from(free).into() };
        Some(wire::Challenge {
            session: self.row.id.clone(),
            game: self.row.game.clone(),
            name: self.table.game().rules().definition().about.name.clone(),
            by: self.seat(free.other()),
            side,
            control: self.control(),
            rated: self.row.rated,
            custom: self.details.custom,
            position: self.details.custom.then(|| self.table.game().position().text()),
            created: self.row.created,
        })
    }
}

impl From<variorum_play::Control> for wire::Control {
    fn from(control: variorum_play::Control) -> Self {
        Self { base: control.base(), increment: control.increment(), delay: control.delay() }
    }
}

fn json(value: &impl Serialize) -> String {
    // Strings, numbers and lists can always be serialized.
    serde_json::to_string(value).unwrap_or_else(|_| "null".into())
}
