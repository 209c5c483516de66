//! Adapters: one interface for the engine, the random mover and other programs.

use std::time::Duration;

use std::sync::Arc;
use variorum_engine::{Engine, Level, Limits, RandomMover};
use variorum_rules::history::Entry;
use variorum_rules::{Position, Rules, Turn};

use crate::claimed_score::ClaimedScore;
use crate::error::{AdapterError, Forfeit, MatchError};
use crate::limit::{Clocks, Limit};
use crate::options::EngineOptions;
use crate::player::{Player, PlayerKind};
use crate::process::Log;
use crate::program::{Program, ProgramAdapter};
use crate::stop::Stop;
use crate::uci::Uci;
use crate::xboard::Xboard;

/// An adapter's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The turn. The game checks that it is legal.
    pub turn: Turn,
    /// The time between question and answer.
    pub elapsed: Duration,
    /// The player's score of its own position.
    pub score: Option<ClaimedScore>,
    /// The depth of the search, in turns of either side.
    pub depth: Option<u32>,
    /// The number of nodes searched.
    pub nodes: Option<u64>,
}

/// A player in one game at a time.
pub(crate) trait Adapter: Send {
    /// The player's name for itself.
    fn name(&self) -> String;

    /// Begins a game from this position. `seed` determines the player's random choices; `clocks` are those at the start.
    fn begin(&mut self, start: &Position, seed: u64, clocks: &Clocks, stop: &Stop) -> Result<(), AdapterError>;

    /// Notes a turn of either player, played in the position `before`.
    fn played(&mut self, before: &Position, turn: Turn) -> Result<(), AdapterError>;

    /// Asks for a turn in `position`; `history` lists the earlier positions.
    fn choose(
        &mut self,
        position: &Position,
        history: &[Entry],
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, AdapterError>;

    /// Whether the player is exempt from its clock.
    fn is_timeless(&self) -> bool {
        false
    }

    /// How often its program had to be restarted.
    fn restarts(&self) -> u32 {
        0
    }
}

/// How long the match waits for programs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// By how much a program may exceed its time.
    pub margin: Duration,
    /// How long an answer may take without a time limit.
    pub answer: Duration,
}

/// Creates the adapter of a player. `label` names the player in logs and errors.
///
/// # Errors
/// If the player does not have one of its options, or an option's value is invalid.
pub(crate) fn adapter(
    player: &Player,
    label: &str,
    rules: &Arc<Rules>,
    patience: Patience,
    log: &Log,
) -> Result<Box<dyn Adapter>, MatchError> {
    let no_options = |name: &str| match player.options.first() {
        None => Ok(()),
        Some((option, _)) => {
            let (player, option, offered) = (name.to_owned(), option.clone(), "none".to_owned());
            Err(MatchError::Option { player, option, offered })
        }
    };
    Ok(match &player.kind {
        PlayerKind::Engine => {
            let options = EngineOptions::with(&player.options)?;
            let engine = options.engine(rules).map_err(|errors| {
                let (player, option, value) = ("the engine".to_owned(), "weights".to_owned(), "the file".to_owned());
                MatchError::Value { player, option, value, why: errors.to_string() }
            })?;
            Box::new(EngineAdapter { engine: Box::new(engine), level: None })
        }
        PlayerKind::Level(number) => {
            no_options("a level")?;
            let level = variorum_engine::levels().into_iter().find(|level| level.number == *number);
            Box::new(EngineAdapter { engine: Box::new(Engine::new(Arc::clone(rules))), level })
        }
        PlayerKind::Random => {
            no_options("random")?;
            Box::new(RandomAdapter { mover: RandomMover::new(0) })
        }
        PlayerKind::Uci(command) => {
            let program = Program::new(Uci::PROTOCOL, command.clone(), &player.options, label, patience, log);
            Box::new(ProgramAdapter { program, protocol: Uci::default() })
        }
        PlayerKind::Xboard(command) => {
            let program = Program::new(Xboard::PROTOCOL, command.clone(), &player.options, label, patience, log);
            Box::new(ProgramAdapter { program, protocol: Xboard::default() })
        }
    })
}

/// The engine in this process.
struct EngineAdapter {
    engine: Box<Engine>,
    level: Option<Level>,
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
        let begun = std::time::Instant::now();
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
        Ok(Answer { turn: choice.turn, elapsed, score, depth: Some(choice.depth), nodes: Some(choice.nodes) })
    }

    fn is_timeless(&self) -> bool {
        self.level.is_some()
    }
}

fn engine_limits(clocks: &Clocks) -> Limits {
    let side = clocks.side.index();
    match clocks.limit {
        Limit::Clock { .. } => Limits::clock(clocks.left[side], clocks.increment[side]),
        Limit::Time(ms) => Limits::move_time(ms),
        Limit::Nodes(nodes) => Limits::nodes(nodes),
        Limit::Depth(depth) => Limits::depth(depth),
    }
}

/// A random mover.
struct RandomAdapter {
    mover: RandomMover,
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
        Ok(Answer { turn, elapsed: Duration::ZERO, score: None, depth: None, nodes: None })
    }

    fn is_timeless(&self) -> bool {
        true
    }
}
