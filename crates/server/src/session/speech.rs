//! Chat: lines are stored, and sent to the room in which they were said.

use super::actor::Actor;
use super::audience::Recipients;
use super::chat::{self, SpokenBy};
use crate::error::ApiError;
use crate::tokens;
use crate::viewer::Viewer;
use crate::wire::{ChatLine, Room, ServerMessage};

impl Actor {
    pub(super) async fn say(&mut self, viewer: &Viewer, text: &str) -> Result<(), ApiError> {
        if !viewer.is_known() {
            return Err(ApiError::NoCookie);
        }
        let sides = self.sides_of(viewer);
        let Some(room) = self.access(viewer, &sides).room() else {
            return Err(ApiError::LinkNeeded);
        };
        if self.details.silent.contains(&true) {
            return Err(ApiError::ChatClosed);
        }
        let text = chat::clean(text)?;
        let now = self.now();
        if room == Room::Spectators && viewer.account.is_none() && now.saturating_sub(viewer.since) < chat::NEWCOMER {
            return Err(ApiError::ChatTooNew);
        }
        self.chat.may_speak(viewer.identity(), now, &self.shared.chat_limits, (room, viewer.address))?;
        let side = if self.hides_colours() { None } else { sides.first().copied() };
        let line = ChatLine {
            // Number and name are not stored in the text: storage assigns the one, and the other depends on the account.
            number: 0,
            side: side.map(Into::into),
            name: None,
            speaker: speaker(&self.row.id, viewer.identity()),
            text,
            at: now,
        };
        let line = serde_json::to_string(&line).map_err(ApiError::internal)?;
        let account = viewer.account.as_ref().map(|account| account.id.as_str());
        let store = &self.shared.store;
        store.say(&self.row.id, room == Room::Players, &line, account, chat::KEPT).await?;
        self.read_chat(true).await;
        Ok(())
    }

    /// A chat line that the viewer can read.
    pub(super) fn line(&self, viewer: &Viewer, number: i64) -> Result<SpokenBy, ApiError> {
        let room = self.access(viewer, &self.sides_of(viewer)).room();
        let line = room.and_then(|room| self.chat.line(room, number));
        line.ok_or(ApiError::NoLine)
    }

    /// Reads the lines after the last known one; sends them if `announce`.
    pub(super) async fn read_chat(&mut self, announce: bool) {
        // Both rooms share the numbers.
        let most = i64::try_from(4 * chat::SHOWN).unwrap_or(i64::MAX);
        let lines = match self.shared.store.said(&self.row.id, self.chat.last, most).await {
            Ok(lines) => lines,
            Err(error) => return tracing::error!("could not read the chat of game {}: {error}", self.row.id),
        };
        for said in lines {
            let Some((room, line)) = self.chat.add(&said) else { continue };
            if announce {
                let session = self.row.id.clone();
                self.audience.broadcast(Recipients::Room(room), |seq| ServerMessage::Said { session, seq, room, line });
                self.state_text = None;
            }
        }
    }
}

/// A pseudonym that distinguishes the speakers of a game without identifying them; `identity` is equal for equal viewers.
fn speaker(session: &str, identity: &str) -> String {
    tokens::hashed(&format!("{session} {identity}")).chars().take(12).collect()
}
