//! Games of the engine against itself.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use variorum_engine::{Engine, Limits, RandomMover, ending};
use variorum_jobs::{QueueError, Stop, Work};
use variorum_rules::history::Entry;
use variorum_rules::{Phase, Position, Side, Turn, mix};

use crate::samples::find;

/// Turns after which a game is given up; what the search thought last is taken for its result. Games on vast boards last for hundreds
/// of turns: where many of them were given up as drawn, a fit learnt that a lead is worth nothing.
const LONGEST: usize = 600;
/// Positions with scores that are this far beyond that of the start position are decided; where armies are worth more, those that are a quarter of one beyond it.
const DECIDED: i32 = 1_200;
/// After so many turns in a row with such scores the game is given up as won.
const SURE: u32 = 6;

/// How games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conditions {
    /// Nodes for each turn.
    pub nodes: u64,
    /// Random turns at the beginning; every second game has one more, so that each side comes out of them to move.
    pub random_turns: u32,
}

/// A game from the first start position on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// Its turns.
    pub turns: Vec<PlayedTurn>,
    /// 1: White won, 0: Black won, 0.5: a draw; between them where the game was given up.
    pub result: f32,
}

impl PlayedGame {
    /// Its turns from this position on, up to the first that is not legal.
    #[must_use]
    pub fn legal_turns(&self, start: &Position) -> Vec<Turn> {
        let mut position = start.scratch();
        let (mut turns, mut actions) = (Vec::new(), Vec::new());
        for played in &self.turns {
            let Some(first) = find(&mut position, played.first, &mut actions) else { break };
            position.make_unchecked(first);
            let second = match (position.phase(), played.second) {
                (Phase::First, None) => None,
                (Phase::Second, Some(bits)) => match find(&mut position, bits, &mut actions) {
                    Some(second) => Some(second),
                    None => break,
                },
                (Phase::First, Some(_)) | (Phase::Second, None) => break,
            };
            if let Some(second) = second {
                position.make_unchecked(second);
            }
            turns.push(Turn { first, second });
        }
        turns
    }
}

/// A turn of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedTurn {
    /// The first part, as [`Action::bits`](variorum_rules::Action::bits).
    pub first: u64,
    /// The second part, if the turn has one.
    pub second: Option<u64>,
    /// What the search thought of the position before the turn, for the side to move, in centipawns; `None` for a random turn.
    pub score: Option<i32>,
}

/// Scores beyond this, either way, belong to decided positions of the engine's game. One side may lead from the start, rightly or not: that decides nothing.
pub(crate) fn decided(engine: &Engine) -> i32 {
    let lead = engine.evaluate_without_net(&Position::start(engine.rules())).map_or(0, i32::abs);
    lead + DECIDED.max(engine.start_material() / 4)
}

/// Games of the engine against itself, as work in jobs. A job is the seed of a game ([`Header::seed_of`](crate::Header::seed_of)).
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay<'e> {
    /// Whose siblings play.
    pub engine: &'e Engine,
    /// How they play.
    pub conditions: Conditions,
}

impl Work for SelfPlay<'_> {
    type Job = u64;
    type Made = PlayedGame;
    type Error = QueueError;
    type Tool<'w>
        = Engine
    where
        Self: 'w;

    fn tool(&self) -> Engine {
        self.engine.sibling()
    }

    fn run(&self, engine: &mut Engine, seed: &u64, stop: &Stop) -> Result<Option<PlayedGame>, QueueError> {
        Ok(play(engine, self.conditions, *seed, stop.abort_flag()))
    }
}

/// Plays a game. The same seed plays the same game. `None` if it was stopped.
pub fn play(engine: &mut Engine, conditions: Conditions, seed: u64, stop: &AtomicBool) -> Option<PlayedGame> {
    let mut position = Position::start(engine.rules());
    let mut random = RandomMover::new(mix(seed));
    engine.clear();
    let random_turns = conditions.random_turns as usize + (mix(seed ^ 1) & 1) as usize;
    let decided = decided(engine);
    let mut game = PlayedGame { turns: Vec::new(), result: 0.5 };
    let (mut history, mut sure, mut last) = (Vec::new(), 0, 0);
    loop {
        if let Some(outcome) = ending(&position, &history) {
            game.result = outcome.winner.map_or(0.5, won_by);
            break;
        }
        if game.turns.len() >= LONGEST {
            game.result = foretold(last, decided);
            break;
        }
        let (turn, score): (Option<Turn>, Option<i32>) = if game.turns.len() < random_turns {
            (random.choose(&position), None)
        } else {
            let limits = Limits::nodes(conditions.nodes);
            let choice = engine.choose(&position, &history, &limits, stop, |_| {});
            if stop.load(std::sync::atomic::Ordering::Relaxed) {
                return None;
            }
            (choice.as_ref().map(|choice| choice.turn), choice.map(|choice| choice.score))
        };
        let Some(turn) = turn else { break };
        game.turns.push(PlayedTurn { first: turn.first.bits(), second: turn.second.map(|part| part.bits()), score });
        if let Some(score) = score {
            last = if position.side() == Side::White { score } else { -score };
            sure = if score.abs() > decided { sure + 1 } else { 0 };
            if sure >= SURE {
                game.result = won_by(if score > 0 { position.side() } else { position.side().other() });
                break;
            }
        }
        history.push(Entry::of(&position));
        position.play_unchecked(turn);
    }
    Some(game)
}

/// The result of a game that is given up when this is the score for White.
fn foretold(score: i32, decided: i32) -> f32 {
    (0.5 + score as f32 / (2.0 * decided as f32)).clamp(0.0, 1.0)
}

fn won_by(winner: Side) -> f32 {
    match winner {
        Side::White => 1.0,
        Side::Black => 0.0,
    }
}
