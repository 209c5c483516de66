//! How hard a puzzle is, by the engine's levels of play.

use std::sync::atomic::{AtomicBool, Ordering};

use variorum_engine::{Engine, Level, Limits, levels};
use variorum_rules::{Position, Turn, mix};

use crate::puzzle::{LOWEST_RATING, TOP_RATING};

/// What each level is taken to be rated, weakest first.
const LEVEL_RATINGS: [f64; 8] = [600.0, 900.0, 1150.0, 1400.0, 1700.0, 2000.0, 2250.0, 2450.0];
/// Even the weakest level sees most forced wins, so there are weaker players besides: the engine at so many nodes, and what each is taken to be rated.
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
/// So many tries of levels that play at random.
const TRIES: u64 = 4;
/// The strongest levels think for seconds; here for so many nodes, so that the result does not depend on the machine.
const UNLIMITED_NODES: u64 = 800_000;
/// Once so many players in a row always find the turn, the stronger ones are taken to find it too.
const SURE: u32 = 2;

/// How often each player finds the first turn of a puzzle, from 0 to 1, weakest first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Successes {
    /// The engine at few nodes.
    pub hasty: [f64; 8],
    /// The levels 1 to 8.
    pub levels: [f64; 8],
}

/// Lets every player try a puzzle whose first turn is `key`. `None` if it was stopped.
#[must_use]
pub fn successes(engine: &mut Engine, position: &Position, key: Turn, stop: &AtomicBool) -> Option<Successes> {
    let hasty = until_sure(|at| {
        engine.clear();
        let choice = engine.choose(position, &[], &Limits::nodes(HASTY[at].0), stop, |_| {});
        (!stop.load(Ordering::Relaxed)).then(|| f64::from(u8::from(choice.is_some_and(|choice| choice.turn == key))))
    })?;
    let all = levels();
    let levels = until_sure(|at| {
        let level = timeless(&all[at]);
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
    Some(Successes { hasty, levels })
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

/// A level without clocks.
fn timeless(level: &Level) -> Level {
    let nodes = level.limits.nodes.unwrap_or(UNLIMITED_NODES).min(UNLIMITED_NODES);
    Level { limits: Limits { move_time_ms: None, nodes: Some(nodes), ..level.limits.clone() }, ..level.clone() }
}

/// The rating of a puzzle that is solved so often: the one at which the formula of Elo expects as many successes of all players together. A puzzle that all
/// always solve, or none, would have no such rating; so one success and one failure of a player rated 1500 are added.
#[must_use]
pub fn rating(successes: &Successes) -> u16 {
    let players: Vec<f64> = HASTY.iter().map(|&(_, rating)| rating).chain(LEVEL_RATINGS).chain([1500.0; 2]).collect();
    let wanted = successes.hasty.iter().chain(&successes.levels).sum::<f64>() + 1.0;
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
        Successes { hasty: std::array::from_fn(share), levels: std::array::from_fn(|level| share(level + 8)) }
    }

    #[test]
    fn the_more_players_solve_a_puzzle_the_lower_it_is_rated() {
        let ratings: Vec<u16> = (0..=16).map(|solved| rating(&solved_by(solved))).collect();
        assert!(ratings.windows(2).all(|pair| pair[0] > pair[1]), "{ratings:?}");
        assert!(ratings[0] < TOP_RATING && ratings[16] > LOWEST_RATING, "{ratings:?}");
    }
}
