//! The player behind the engine's seat.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use variorum_engine::{Engine, RandomMover};
use variorum_play::history::Entry;
use variorum_rules::{Position, Turn};

use crate::prepared;

/// Chooses turns. It is called on a thread that it may block.
pub trait Opponent: Send + Sync + 'static {
    /// The turn to make in `position`, which has at least one; `history` holds the positions before it, oldest first. `level` is one of [`LEVELS`]. It returns
    /// soon after `stop` is set; the result is then ignored.
    fn choose(&self, position: Position, history: Vec<Entry>, level: u8, stop: Arc<AtomicBool>) -> Option<Turn>;
}

/// Plays a random legal turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomOpponent;

impl Opponent for RandomOpponent {
    fn choose(&self, position: Position, _: Vec<Entry>, _: u8, _: Arc<AtomicBool>) -> Option<Turn> {
        RandomMover::new(fastrand::u64(..)).choose(&position)
    }
}

/// The maximum number of idle engines that are kept, with their hash tables.
const KEPT: usize = 8;

/// The engine of this project. Idle engines are kept, so that the next turn of a game finds one that knows the game.
#[derive(Debug, Default)]
pub struct EngineOpponent {
    /// In order of last use.
    idle: Mutex<Vec<Engine>>,
}

impl EngineOpponent {
    fn take(&self, position: &Position) -> Engine {
        let known = {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            let index = idle.iter().rposition(|engine| Arc::ptr_eq(engine.rules(), position.rules()));
            index.map(|index| idle.remove(index))
        };
        known.unwrap_or_else(|| {
            let mut engine = prepared::engine(position.rules());
            engine.set_seed(fastrand::u64(..));
            engine
        })
    }

    fn put_back(&self, engine: Engine) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(engine);
        if idle.len() > KEPT {
            idle.remove(0);
        }
    }
}

impl Opponent for EngineOpponent {
    fn choose(&self, position: Position, history: Vec<Entry>, level: u8, stop: Arc<AtomicBool>) -> Option<Turn> {
        let levels = variorum_engine::levels();
        let level = levels.iter().find(|known| known.number == level).or(levels.last())?;
        let mut engine = self.take(&position);
        let choice = engine.choose_at_level(&position, &history, level, &stop, |_| {});
        self.put_back(engine);
        choice.map(|choice| choice.turn)
    }
}

/// The levels of the engine.
pub(crate) const LEVELS: std::ops::RangeInclusive<u8> = 1..=variorum_engine::LEVELS;

/// A level with its description for people.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Level {
    level: u8,
    name: &'static str,
    description: &'static str,
}

/// The descriptions of the levels.
pub(crate) fn levels() -> Vec<Level> {
    let level =
        |level: variorum_engine::Level| Level { level: level.number, name: level.name, description: level.description };
    variorum_engine::levels().into_iter().map(level).collect()
}
