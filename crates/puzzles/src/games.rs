//! Games in which puzzles are looked for.

use std::sync::atomic::{AtomicBool, Ordering};

use variorum_engine::{Engine, Limits, Random, RandomMover, Score, ending};
use variorum_rules::history::Entry;
use variorum_rules::{Position, Turn, mix};

use crate::few_pieces::few_pieces;
use crate::source::Series;

/// Turns after which a game is given up.
const LONGEST: usize = 400;
/// Random turns at the beginning: at least, and so many more at most.
const OPENING: (usize, usize) = (2, 12);
/// Turns after which an ending is given up.
const LONGEST_ENDING: usize = 80;
/// Sets the random numbers of endings apart from those of whole games.
const ENDINGS: u64 = 0x656e_6469_6e67;
/// In a hundred later turns, so many are random: mistakes are what puzzles are made of.
const SLIPS: usize = 6;
/// Each player of a game thinks for one of these numbers of nodes for each turn.
const NODES: [u64; 4] = [150, 400, 1_000, 2_500];

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// Where it began.
    pub start: Position,
    /// Its turns, all legal.
    pub turns: Vec<Turn>,
    /// What a search thought of the position before each turn, where that is known. It is as long as `turns`.
    pub scores: Vec<Option<Score>>,
    /// The games to which it belongs.
    pub series: Series,
    /// Its number among them, from 0.
    pub number: u64,
}

impl Recorded {
    /// A game whose positions nobody has judged.
    #[must_use]
    pub fn unjudged(start: Position, turns: Vec<Turn>, series: Series, number: u64) -> Self {
        let scores = vec![None; turns.len()];
        Self { start, turns, scores, series, number }
    }
}

/// Plays a game of the engine against itself: after some random turns both players, one of whom may be much weaker, choose for themselves, with a random
/// turn now and then. The same numbers give the same game. `None` if it was stopped.
#[must_use]
pub fn self_play(engine: &mut Engine, seed: u64, number: u64, stop: &AtomicBool) -> Option<Recorded> {
    let seed_of_game = mix(seed ^ mix(number));
    let mut random = Random::new(seed_of_game);
    let mover = RandomMover::new(mix(seed_of_game ^ 1));
    let start = Position::start(engine.rules());
    let game = Recorded::unjudged(start, Vec::new(), Series::SelfPlay { seed }, number);
    let nodes = [NODES[random.below(NODES.len())], NODES[random.below(NODES.len())]];
    let opening = OPENING.0 + random.below(OPENING.1 + 1);
    Play { game, random, mover, nodes, opening, longest: LONGEST }.play(engine, stop)
}

/// Plays an ending: from a position of [`few_pieces`] on, both players choose for themselves, with a random turn now and then. The same numbers give the same
/// game. `None` if it was stopped.
#[must_use]
pub fn play_ending(engine: &mut Engine, seed: u64, number: u64, stop: &AtomicBool) -> Option<Recorded> {
    let seed_of_game = mix(seed ^ mix(number) ^ ENDINGS);
    let mut random = Random::new(seed_of_game);
    let mover = RandomMover::new(mix(seed_of_game ^ 1));
    let start = few_pieces(engine.rules(), &mut random);
    let game = Recorded::unjudged(start, Vec::new(), Series::Endings { seed }, number);
    let nodes = [NODES[random.below(NODES.len())], NODES[random.below(NODES.len())]];
    Play { game, random, mover, nodes, opening: 0, longest: LONGEST_ENDING }.play(engine, stop)
}

/// A game that is being played.
struct Play {
    game: Recorded,
    random: Random,
    mover: RandomMover,
    /// What each player thinks.
    nodes: [u64; 2],
    /// Random turns at the beginning.
    opening: usize,
    /// Turns after which the game is given up.
    longest: usize,
}

impl Play {
    /// Plays until the game is over. `None` if it was stopped.
    fn play(self, engine: &mut Engine, stop: &AtomicBool) -> Option<Recorded> {
        let Self { mut game, mut random, mut mover, nodes, opening, longest } = self;
        let mut position = game.start.clone();
        let mut history: Vec<Entry> = Vec::new();
        engine.clear();
        while game.turns.len() < longest && ending(&position, &history).is_none() {
            let slips = game.turns.len() < opening || random.chance(SLIPS, 100);
            let chosen = if slips {
                at_random(&mut mover, &position)
            } else {
                thought(engine, &position, &history, nodes[position.side().index()], stop)?
            };
            let Some((turn, score)) = chosen else { break };
            game.turns.push(turn);
            game.scores.push(score);
            history.push(Entry::of(&position));
            position.play_unchecked(turn);
        }
        Some(game)
    }
}

/// A turn, and what a search thought of the position if it chose the turn. `None` if there is no turn.
type Chosen = Option<(Turn, Option<Score>)>;

fn at_random(mover: &mut RandomMover, position: &Position) -> Chosen {
    mover.choose(position).map(|turn| (turn, None))
}

/// The turn that a search with so many nodes chooses. The outer `None`: it was stopped.
fn thought(
    engine: &mut Engine,
    position: &Position,
    history: &[Entry],
    nodes: u64,
    stop: &AtomicBool,
) -> Option<Chosen> {
    let choice = engine.choose(position, history, &Limits::nodes(nodes), stop, |_| {});
    (!stop.load(Ordering::Relaxed)).then(|| choice.map(|choice| (choice.turn, Some(choice.score))))
}

/// Turns that are played on from a given position.
const WALK: usize = 10;
/// In a hundred of them, so many are random.
const STRAYS: usize = 40;

/// Plays some turns from a position of the series on, many of them at random: around a position that is won there are often more. The same position and number give the same
/// turns. `None` if it was stopped.
#[must_use]
pub fn wander(
    engine: &mut Engine,
    start: &Position,
    series: &Series,
    number: u64,
    stop: &AtomicBool,
) -> Option<Recorded> {
    let seed = mix(start.hash() ^ mix(number));
    let mut random = Random::new(seed);
    let mut mover = RandomMover::new(mix(seed ^ 1));
    let mut game = Recorded::unjudged(start.scratch(), Vec::new(), series.clone(), number);
    let nodes = NODES[random.below(NODES.len())];
    let mut position = start.scratch();
    engine.clear();
    while game.turns.len() < WALK && position.outcome().is_none() {
        let chosen = if random.chance(STRAYS, 100) {
            at_random(&mut mover, &position)
        } else {
            thought(engine, &position, &[], nodes, stop)?
        };
        let Some((turn, score)) = chosen else { break };
        game.turns.push(turn);
        game.scores.push(score);
        position.play_unchecked(turn);
    }
    Some(game)
}
