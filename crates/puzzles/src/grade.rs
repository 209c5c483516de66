//! How hard a puzzle is, by how many players of different strength find its first turn.

use std::sync::atomic::{AtomicBool, Ordering};

use variorum_engine::{Engine, Level, Limits};
use variorum_rules::{Position, Turn, mix};

use crate::puzzle::{LOWEST_RATING, TOP_RATING};

/// A player who errs like a person, and what it is taken to be rated.
struct Careless {
    depth: Option<u32>,
    nodes: u64,
    noise: i32,
    slips: u32,
    /// As [`Level::careless`].
    least: i32,
    rating: f64,
}

impl Careless {
    fn level(&self) -> Level {
        Level {
            number: 0,
            name: "",
            description: "",
            limits: Limits { depth: self.depth, ..Limits::nodes(self.nodes) },
            noise: self.noise,
            slips: self.slips,
            careless: self.least,
        }
    }
}

/// The careless players, weakest first. They stay as they are when the levels of play change, so that all puzzles are graded alike. None thinks by the clock, so
/// the result does not depend on the machine.
const CARELESS: [Careless; 8] = [
    Careless { depth: Some(1), nodes: 2_000, noise: 300, slips: 800, least: 400, rating: 600.0 },
    Careless { depth: Some(1), nodes: 5_000, noise: 200, slips: 80, least: 200, rating: 900.0 },
    Careless { depth: Some(2), nodes: 10_000, noise: 120, slips: 80, least: 200, rating: 1150.0 },
    Careless { depth: Some(3), nodes: 20_000, noise: 80, slips: 30, least: 150, rating: 1400.0 },
    Careless { depth: Some(5), nodes: 80_000, noise: 20, slips: 0, least: 0, rating: 1700.0 },
    Careless { depth: Some(8), nodes: 400_000, noise: 0, slips: 0, least: 0, rating: 2000.0 },
    Careless { depth: None, nodes: 800_000, noise: 0, slips: 0, least: 0, rating: 2250.0 },
    Careless { depth: None, nodes: 800_000, noise: 0, slips: 0, least: 0, rating: 2450.0 },
];
/// Even the weakest of them sees most forced wins, so there are weaker players besides: the engine at so many nodes, and what each is taken to be rated.
const HASTY: [(u64, f64); 8] = [
    (40, 500.0),
    (80, 700.0),
    (160, 900.0),
    (320, 1100.0),
    (640, 1300.0),
    (1_280, 1500.0),
    (5_120, 1750.0),
    (20_480, 2000.0),
];
/// So many tries of those who play at random.
const TRIES: u64 = 4;
/// Once so many players in a row always find the turn, the stronger ones are taken to find it too.
const SURE: u32 = 2;

/// How often each player finds the first turn of a puzzle, from 0 to 1, weakest first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Successes {
    /// The engine at few nodes.
    pub hasty: [f64; 8],
    /// Players who err like people.
    pub careless: [f64; 8],
}

/// Lets every player try a puzzle whose first turn is `key`. `None` if it was stopped.
#[must_use]
pub fn successes(engine: &mut Engine, position: &Position, key: Turn, stop: &AtomicBool) -> Option<Successes> {
    let hasty = until_sure(|at| {
        engine.clear();
        let choice = engine.choose(position, &[], &Limits::nodes(HASTY[at].0), stop, |_| {});
        (!stop.load(Ordering::Relaxed)).then(|| f64::from(u8::from(choice.is_some_and(|choice| choice.turn == key))))
    })?;
    let careless = until_sure(|at| {
        let level = CARELESS[at].level();
        let tries = if level.noise > 0 || level.slips > 0 { TRIES } else { 1 };
        let mut found = 0;
        for seed in 0..tries {
            engine.clear();
            engine.set_seed(mix(seed + 1));
            let choice = engine.choose_at_level(position, &[], &level, stop, |_| {});
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            found += u64::from(choice.is_some_and(|choice| choice.turn == key));
        }
        Some(found as f64 / tries as f64)
    })?;
    Some(Successes { hasty, careless })
}

fn until_sure(mut share: impl FnMut(usize) -> Option<f64>) -> Option<[f64; 8]> {
    let mut shares = [1.0; 8];
    let mut sure = 0;
    for (at, place) in shares.iter_mut().enumerate() {
        *place = share(at)?;
        sure = if *place == 1.0 { sure + 1 } else { 0 };
        if sure == SURE {
            break;
        }
    }
    Some(shares)
}

/// The rating of a puzzle that is solved so often: the one at which the formula of Elo expects as many successes of all players together. A puzzle that all
/// always solve, or none, would have no such rating; so one success and one failure of a player rated 1500 are added.
#[must_use]
pub fn rating(successes: &Successes) -> u16 {
    let players: Vec<f64> = HASTY
        .iter()
        .map(|&(_, rating)| rating)
        .chain(CARELESS.iter().map(|player| player.rating))
        .chain([1500.0; 2])
        .collect();
    let wanted = successes.hasty.iter().chain(&successes.careless).sum::<f64>() + 1.0;
    let (mut low, mut high) = (f64::from(LOWEST_RATING), f64::from(TOP_RATING));
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        let expected: f64 = players.iter().map(|player| 1.0 / (1.0 + 10_f64.powf((middle - player) / 400.0))).sum();
        // A harder puzzle is solved less often.
        if expected > wanted {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved_by(strongest: usize) -> Successes {
        let share = |player: usize| f64::from(u8::from(player >= 16 - strongest));
        Successes { hasty: std::array::from_fn(share), careless: std::array::from_fn(|player| share(player + 8)) }
    }

    #[test]
    fn the_more_players_solve_a_puzzle_the_lower_it_is_rated() {
        let ratings: Vec<u16> = (0..=16).map(|solved| rating(&solved_by(solved))).collect();
        assert!(ratings.windows(2).all(|pair| pair[0] > pair[1]), "{ratings:?}");
        assert!(ratings[0] < TOP_RATING && ratings[16] > LOWEST_RATING, "{ratings:?}");
    }
}
