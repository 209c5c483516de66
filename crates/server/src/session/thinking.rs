//! The engine in a game: it runs on a thread of its own; a turn for an outdated position is discarded.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::actor::{Actor, Thinking};
use super::due::{engines_turn, only_engines};
use super::lease::Lease;
use super::request::Request;
use crate::wire::Notice;

/// How long games between engines continue after the last spectator has left.
const UNWATCHED: u64 = 30_000;

impl Actor {
    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    pub(super) fn is_question(&self, number: u64) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.number == number)
    }

    /// Starts the engine if it is to move and is not thinking yet.
    pub(super) fn think_if_due(&mut self) {
        let game = self.table.game();
        if self.thinking.is_some() || !engines_turn(&self.table, self.shared.most_turns) {
            return;
        }
        let alone = only_engines(&self.table);
        let unwatched = self.shared.time.now().saturating_sub(self.touched.load(Ordering::Relaxed)) > UNWATCHED;
        if alone && unwatched && self.audience.is_empty() {
            return;
        }
        let pause = if alone && game.ply() > 0 { self.shared.pause } else { Duration::ZERO };
        self.questions += 1;
        let (number, stop) = (self.questions, Arc::new(AtomicBool::new(false)));
        let (shared, requests, level) = (Arc::clone(&self.shared), self.requests.clone(), self.level);
        let (position, history) = (game.position().clone(), game.entries_before().to_vec());
        let (id, revision, time_limit) = (self.row.id.clone(), self.row.revision, self.time_limit());
        let asker = self.asker;
        self.thinking = Some(Thinking { number, stop: Arc::clone(&stop) });
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let Some(lease) = Lease::take(&shared, &id, &stop).await else { return };
            if shared.store.is_shared() && !matches!(shared.store.revision(&id).await, Ok(Some(now)) if now == revision)
            {
                // Another process was faster and this one did not know: catch up instead, which starts the engine again if it is due.
                drop(lease);
                if let Some(requests) = requests.upgrade() {
                    let _ = requests.send(Request::ThinkAgain(number)).await;
                }
                return;
            }
            let place = shared.engines.take(asker).await;
            if stop.load(Ordering::Relaxed) {
                return;
            }
            if let Some(time_limit) = time_limit {
                let stop = Arc::clone(&stop);
                tokio::spawn(async move {
                    tokio::time::sleep(time_limit).await;
                    stop.store(true, Ordering::Relaxed);
                });
            }
            let chosen = tokio::task::spawn_blocking(move || {
                let turn = shared.opponent.choose(position.clone(), history, level, stop);
                drop(place);
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

    /// The maximum thinking time, so that the engine's clock lasts: a thirtieth of the remaining time, and most of the increment.
    fn time_limit(&self) -> Option<Duration> {
        let clock = self.table.clock()?;
        let left = clock.left(self.table.game().side(), self.shared.time.now());
        let adds = clock.control.increment() + clock.control.delay();
        Some(Duration::from_millis((left / 30 + adds * 3 / 4).clamp(20, left.max(40) / 2)))
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The engine has answered request `number` with a turn, or has failed.
    pub(super) async fn chosen(&mut self, number: u64, choice: Result<String, String>) {
        if !self.is_question(number) {
            return;
        }
        self.thinking = None;
        let (side, ply) = (self.table.game().side(), self.table.game().ply());
        let played = match choice {
            Ok(text) => self.engine_turn(side, ply, &text).await,
            Err(error) => Err(error),
        };
        if let Err(error) = played {
            tracing::error!("could not make an engine move in game {}: {error}", self.row.id);
            self.notice = Some(Notice::EngineFailed);
            self.broadcast_engine();
        }
    }
}
