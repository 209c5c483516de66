//! What sits at the board: one interface for the engine, chance and other programs.

use std::time::Duration;

use std::sync::Arc;
use variorum_engine::{Engine, Level, Limits, RandomMover};
use variorum_rules::history::Entry;
use variorum_rules::{Position, Rules, Turn};

use crate::error::{Forfeit, MatchError, SeatError};
use crate::limit::{Clocks, Limit};
use crate::options::EngineOptions;
use crate::player::{Kind, Player};
use crate::process::Log;
use crate::stop::Stop;
use crate::uci::UciSeat;
use crate::worth::Worth;
use crate::xboard::XboardSeat;

/// What a seat answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The turn; legality is the game's affair.
    pub turn: Turn,
    /// From being asked to answering.
    pub elapsed: Duration,
    /// What the player thinks of its own position.
    pub worth: Option<Worth>,
    /// Depth reached.
    pub depth: Option<u32>,
    /// Nodes looked at.
    pub nodes: Option<u64>,
}

/// A player at the board. One game at a time.
pub(crate) trait Seat: Send {
    /// What the player calls itself.
    fn name(&self) -> String;

    /// A new game from this position; `seed` is for whatever the player leaves to chance, `clocks` what it has at the beginning.
    fn begin(&mut self, start: &Position, seed: u64, clocks: &Clocks, stop: &Stop) -> Result<(), SeatError>;

    /// A turn was played in the game, by whomever, from `before`.
    fn played(&mut self, before: &Position, turn: Turn) -> Result<(), SeatError>;

    /// Asks for a turn.
    fn choose(
        &mut self,
        position: &Position,
        history: &[Entry],
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, SeatError>;

    /// Keeps to no clock: the game measures no time for it.
    fn is_timeless(&self) -> bool {
        false
    }

    /// How often its program had to be started anew.
    fn restarts(&self) -> u32 {
        0
    }
}

/// How patient programs are listened to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// What a program may overstep its time by.
    pub margin: Duration,
    /// How long an answer without a time limit may take.
    pub answer: Duration,
}

/// Seats a player.
pub(crate) fn seat(
    player: &Player,
    label: &str,
    rules: &Arc<Rules>,
    patience: Patience,
    log: &Log,
) -> Result<Box<dyn Seat>, MatchError> {
    let no_options = |name: &str| match player.options.first() {
        None => Ok(()),
        Some((option, _)) => {
            let (player, option, offered) = (name.to_owned(), option.clone(), "none".to_owned());
            Err(MatchError::Option { player, option, offered })
        }
    };
    Ok(match &player.kind {
        Kind::Engine => {
            let options = EngineOptions::with(&player.options)?;
            let engine = options.engine(rules).map_err(|errors| {
                let (player, option, value) = ("the engine".to_owned(), "weights".to_owned(), "the file".to_owned());
                MatchError::Value { player, option, value, why: errors.to_string() }
            })?;
            Box::new(EngineSeat { engine: Box::new(engine), level: None })
        }
        Kind::Level(number) => {
            no_options("a level")?;
            let level = variorum_engine::levels().into_iter().find(|level| level.number == *number);
            Box::new(EngineSeat { engine: Box::new(Engine::new(Arc::clone(rules))), level })
        }
        Kind::Random => {
            no_options("random")?;
            Box::new(RandomSeat { mover: RandomMover::new(0) })
        }
        Kind::Uci(command) => Box::new(UciSeat::new(command.clone(), &player.options, label, patience, log)),
        Kind::Xboard(command) => Box::new(XboardSeat::new(command.clone(), &player.options, label, patience, log)),
    })
}

/// The engine in this process.
struct EngineSeat {
    engine: Box<Engine>,
    level: Option<Level>,
}

impl Seat for EngineSeat {
    fn name(&self) -> String {
        self.level.as_ref().map_or_else(|| "engine".to_owned(), |level| format!("level:{}", level.number))
    }

    fn begin(&mut self, _: &Position, seed: u64, _: &Clocks, _: &Stop) -> Result<(), SeatError> {
        self.engine.clear();
        self.engine.set_seed(seed);
        Ok(())
    }

    fn played(&mut self, _: &Position, _: Turn) -> Result<(), SeatError> {
        Ok(())
    }

    fn choose(
        &mut self,
        position: &Position,
        history: &[Entry],
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, SeatError> {
        let begun = std::time::Instant::now();
        let flag = stop.abort_flag();
        let choice = match &self.level {
            Some(level) => self.engine.choose_at_level(position, history, level, flag, |_| {}),
            None => self.engine.choose(position, history, &engine_limits(clocks), flag, |_| {}),
        };
        let elapsed = begun.elapsed();
        if stop.is_abort() {
            return Err(SeatError::Stopped);
        }
        let choice = choice.ok_or(Forfeit::NoTurn)?;
        let worth = Some(Worth::of_score(choice.score));
        Ok(Answer { turn: choice.turn, elapsed, worth, depth: Some(choice.depth), nodes: Some(choice.nodes) })
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

/// Chance.
struct RandomSeat {
    mover: RandomMover,
}

impl Seat for RandomSeat {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn begin(&mut self, _: &Position, seed: u64, _: &Clocks, _: &Stop) -> Result<(), SeatError> {
        self.mover = RandomMover::new(seed);
        Ok(())
    }

    fn played(&mut self, _: &Position, _: Turn) -> Result<(), SeatError> {
        Ok(())
    }

    fn choose(&mut self, position: &Position, _: &[Entry], _: &Clocks, stop: &Stop) -> Result<Answer, SeatError> {
        if stop.is_abort() {
            return Err(SeatError::Stopped);
        }
        let turn = self.mover.choose(position).ok_or(Forfeit::NoTurn)?;
        Ok(Answer { turn, elapsed: Duration::ZERO, worth: None, depth: None, nodes: None })
    }

    fn is_timeless(&self) -> bool {
        true
    }
}
