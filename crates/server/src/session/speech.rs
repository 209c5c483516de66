//! Chat: what is said is kept, and told to the room that it was said in.

use super::actor::Actor;
use super::chat;
use crate::fault::{Code, Fault};
use crate::store::speaker;
use crate::viewer::Viewer;
use crate::wire::{ChatLine, ServerMessage};

impl Actor {
    pub(super) async fn say(&mut self, viewer: &Viewer, text: &str) -> Result<(), Fault> {
        if !viewer.is_known() {
            return Err(Fault::known(Code::NoCookie, "Your browser sent no cookie: reload the page to speak."));
        }
        if self.details.silent.contains(&true) {
            return Err(Fault::known(Code::ChatClosed, "A player has closed the chat of this game."));
        }
        let text = chat::clean(text)?;
        self.chat.may_speak(viewer.key(), self.now())?;
        let sides = self.sides_of(viewer);
        let told = if self.hides_colours() { None } else { sides.first().copied() };
        let line = ChatLine {
            side: told.map(Into::into),
            name: viewer.account.as_ref().map(|account| account.name.clone()),
            speaker: speaker(&self.row.id, viewer.key()),
            text,
            at: self.now(),
        };
        let line = serde_json::to_string(&line).map_err(Fault::internal)?;
        self.shared.store.say(&self.row.id, !sides.is_empty(), &line).await?;
        self.hear_chat(true).await;
        Ok(())
    }

    /// Reads what was said since the last line that is known; tells it if wanted.
    pub(super) async fn hear_chat(&mut self, tell: bool) {
        // Both rooms share the count of lines.
        let most = i64::try_from(4 * chat::SHOWN).unwrap_or(i64::MAX);
        let lines = match self.shared.store.said(&self.row.id, self.chat.last, most).await {
            Ok(lines) => lines,
            Err(error) => return tracing::error!("the chat of {} cannot be read: {error}", self.row.id),
        };
        for said in lines {
            let Some((room, line)) = self.chat.add(&said) else { continue };
            if tell {
                let session = self.row.id.clone();
                self.audience.tell(Some(room), |seq| ServerMessage::Said { session, seq, room, line });
                self.state_text = None;
            }
        }
    }
}
