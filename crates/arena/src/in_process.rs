//! The players in this process: the engine and the random mover.

use std::time::{Duration, Instant};

use variorum_engine::{Engine, Level, Limits, RandomMover};
use variorum_jobs::Stop;
use variorum_rules::history::Entry;
use variorum_rules::{Position, Turn};

use crate::adapter::{Adapter, Answer, SearchInfo};
use crate::claimed_score::ClaimedScore;
use crate::error::{AdapterError, Forfeit};
use crate::limit::{Clocks, Limit};

/// The engine in this process.
pub(crate) struct EngineAdapter {
    pub engine: Box<Engine>,
    /// The level to play at; `None`: full strength within the limit.
    pub level: Option<Level>,
}

impl Adapter for EngineAdapter {
    fn name(&self) -> String {
        self.level.as_ref().map_or_else(|| "engine".to_owned(), |level| format!("level:{}", level.number))
    }

    fn begin(&mut self, _: &Position, seed: u64, _: &Clocks, _: &Stop) -> Result<(), AdapterError> {
        self.engine.clear();
        self.engine.set_seed(seed);
        Ok(())
    }

    fn played(&mut self, _: &Position, _: Turn) -> Result<(), AdapterError> {
        Ok(())
    }

    fn choose(
        &mut self,
        position: &Position,
        history: &[Entry],
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, AdapterError> {
        let begun = Instant::now();
        let flag = stop.abort_flag();
        let choice = match &self.level {
            Some(level) => self.engine.choose_at_level(position, history, level, flag, |_| {}),
            None => self.engine.choose(position, history, &engine_limits(clocks), flag, |_| {}),
        };
        let elapsed = begun.elapsed();
        if stop.is_aborted() {
            return Err(AdapterError::Stopped);
        }
        let choice = choice.ok_or(Forfeit::NoTurn)?;
        let score = Some(ClaimedScore::of_score(choice.score));
        let info = SearchInfo { score, depth: Some(choice.depth), nodes: Some(choice.nodes) };
        Ok(Answer { turn: choice.turn, elapsed, info })
    }

    fn is_timeless(&self) -> bool {
        self.level.is_some()
    }
}

fn engine_limits(clocks: &Clocks) -> Limits {
    let side = clocks.side;
    match clocks.limit {
        Limit::Clock { .. } => Limits::clock(clocks.told(side).unwrap_or(0), clocks.increment[side.index()]),
        Limit::Time(ms) => Limits::move_time(ms),
        Limit::Nodes(nodes) => Limits::nodes(nodes),
        Limit::Depth(depth) => Limits::depth(depth),
    }
}

/// A random mover.
pub(crate) struct RandomAdapter {
    mover: RandomMover,
}

impl RandomAdapter {
    pub(crate) fn new() -> Self {
        Self { mover: RandomMover::new(0) }
    }
}

impl Adapter for RandomAdapter {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn begin(&mut self, _: &Position, seed: u64, _: &Clocks, _: &Stop) -> Result<(), AdapterError> {
        self.mover = RandomMover::new(seed);
        Ok(())
    }

    fn played(&mut self, _: &Position, _: Turn) -> Result<(), AdapterError> {
        Ok(())
    }

    fn choose(&mut self, position: &Position, _: &[Entry], _: &Clocks, stop: &Stop) -> Result<Answer, AdapterError> {
        if stop.is_aborted() {
            return Err(AdapterError::Stopped);
        }
        let turn = self.mover.choose(position).ok_or(Forfeit::NoTurn)?;
        Ok(Answer { turn, elapsed: Duration::ZERO, info: SearchInfo::default() })
    }

    fn is_timeless(&self) -> bool {
        true
    }
}
