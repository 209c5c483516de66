//! Matches: engines against each other or against chance, from random openings, sides changing after every game.
//!
//! Plays and counts; prints nothing and judges no significance.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::history::Entry;
use rules::{Outcome, Position, Rules, Side};
use search::Options;

use crate::draws::ending;
use crate::engine::Engine;
use crate::levels::Level;
use crate::limits::Limits;
use crate::random::{RandomMover, mix};

/// Who plays.
#[derive(Clone, Debug)]
pub enum Player {
    /// The engine with these options and limits for each turn.
    Engine {
        /// Search options, the size of the hash table among them.
        options: Box<Options>,
        /// Limits of each turn.
        limits: Box<Limits>,
    },
    /// The engine at a level.
    Level(Box<Level>),
    /// Any legal turn.
    Random,
}

impl Player {
    /// The engine as it is, with these limits for each turn.
    #[must_use]
    pub fn engine(limits: Limits) -> Self {
        Self::Engine { options: Box::default(), limits: Box::new(limits) }
    }
}

/// How a match is played.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The two players; the first has White in games 0, 2, 4, ….
    pub players: [Player; 2],
    /// Number of games.
    pub games: usize,
    /// Turns played at random before the players take over; the same for games 0 and 1, 2 and 3, ….
    pub opening_turns: usize,
    /// After so many turns (of both sides, the opening included) the game is a draw.
    pub most_turns: usize,
    /// What openings and chance moves depend on.
    pub seed: u64,
    /// Start position number, as [`Position::start_array`] counts.
    pub array: usize,
}

impl Default for Settings {
    fn default() -> Self {
        let player = || Player::engine(Limits::nodes(10_000));
        Self { players: [player(), player()], games: 2, opening_turns: 4, most_turns: 600, seed: 1, array: 0 }
    }
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number, from 0.
    pub number: usize,
    /// Which player had White.
    pub white: usize,
    /// Its start position as text.
    pub start: String,
    /// Its turns as text, the opening included.
    pub turns: Vec<String>,
    /// How it ended; `None`: cut off, counted as a draw.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// Which player won.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        let side = self.outcome?.winner?;
        Some(if side == Side::White { self.white } else { 1 - self.white })
    }
}

/// The score of a match, from the first player's view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: usize,
    /// Games drawn or cut off.
    pub draws: usize,
    /// Games lost.
    pub losses: usize,
}

impl Score {
    /// Counts a game.
    pub fn add(&mut self, game: &Game) {
        match game.winner() {
            Some(0) => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }
}

enum Seat {
    Engine(Box<Engine>, Limits),
    Level(Box<Engine>, Box<Level>),
    Random(RandomMover),
}

impl Seat {
    fn new(player: &Player, rules: &Arc<Rules>) -> Self {
        match player {
            Player::Engine { options, limits } => {
                Self::Engine(Box::new(Engine::with_options(Arc::clone(rules), (**options).clone())), (**limits).clone())
            }
            Player::Level(level) => Self::Level(Box::new(Engine::new(Arc::clone(rules))), level.clone()),
            Player::Random => Self::Random(RandomMover::new(0)),
        }
    }

    fn begin(&mut self, seed: u64) {
        match self {
            Self::Engine(engine, _) => engine.clear(),
            Self::Level(engine, _) => {
                engine.clear();
                engine.set_seed(seed);
            }
            Self::Random(mover) => *mover = RandomMover::new(seed),
        }
    }

    fn choose(&mut self, position: &Position, history: &[Entry], stop: &AtomicBool) -> Option<rules::Turn> {
        match self {
            Self::Engine(engine, limits) => {
                engine.choose(position, history, limits, stop, |_| {}).map(|choice| choice.turn)
            }
            Self::Level(engine, level) => {
                engine.choose_at_level(position, history, level, stop, |_| {}).map(|choice| choice.turn)
            }
            Self::Random(mover) => mover.choose(position),
        }
    }
}

/// Plays a match; `progress` is called after every game. `stop` ends it after the turn under way, without counting the game.
pub fn play(
    rules: &Arc<Rules>,
    settings: &Settings,
    stop: &AtomicBool,
    mut progress: impl FnMut(&Game, &Score),
) -> (Score, Vec<Game>) {
    let mut seats = [Seat::new(&settings.players[0], rules), Seat::new(&settings.players[1], rules)];
    let (mut score, mut games) = (Score::default(), Vec::new());
    for number in 0..settings.games {
        let Some(game) = play_game(rules, settings, number, &mut seats, stop) else { break };
        score.add(&game);
        progress(&game, &score);
        games.push(game);
    }
    (score, games)
}

fn play_game(
    rules: &Arc<Rules>,
    settings: &Settings,
    number: usize,
    seats: &mut [Seat; 2],
    stop: &AtomicBool,
) -> Option<Game> {
    let mut position = Position::start_array(rules, settings.array)?;
    let mut opening = RandomMover::new(mix(settings.seed ^ (number / 2) as u64));
    for (index, seat) in seats.iter_mut().enumerate() {
        seat.begin(mix(settings.seed.wrapping_add(1 + 2 * number as u64 + index as u64)));
    }
    let white = number % 2;
    let (start, mut turns, mut history) = (position.text(), Vec::new(), Vec::new());
    let mut outcome = ending(&mut position, &history);
    while outcome.is_none() && turns.len() < settings.most_turns {
        let seat = white ^ position.side().index();
        let chosen = if turns.len() < settings.opening_turns {
            opening.choose(&position)
        } else {
            seats[seat].choose(&position, &history, stop)
        };
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            return None;
        }
        let Some(turn) = chosen else { break };
        turns.push(position.turn_text(turn));
        history.push(Entry::of(&position));
        position.make_turn(turn);
        outcome = ending(&mut position, &history);
    }
    Some(Game { number, white, start, turns, outcome })
}
