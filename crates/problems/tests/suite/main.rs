//! All integration tests of the problem solver, in one binary.

mod famous;
mod grammar;
mod limits;
mod naive;
mod proof_games;
mod stored;

use std::sync::atomic::AtomicBool;

use variorum_problems::{Limits, Solved, Wishes, read_stipulation, solve};
use variorum_rules::Position;

/// Everything about a problem.
fn solved_with(game: &str, position: &str, stipulation: &str, wishes: Wishes, limits: &Limits) -> Solved {
    let rules = variorum_library::rules(game).unwrap();
    let position = variorum_notation::read_position(&rules, position).unwrap().position;
    let stipulation = read_stipulation(&rules, stipulation).unwrap();
    solve(&position, &stipulation, wishes, limits, &AtomicBool::new(false), &|_, _| {}).unwrap()
}

fn solved(game: &str, position: &str, stipulation: &str) -> Solved {
    solved_with(game, position, stipulation, Wishes::default(), &Limits { hash_mib: 4, ..Limits::default() })
}

/// All solutions as lines.
fn lines(game: &str, position: &str, stipulation: &str) -> Vec<String> {
    solved(game, position, stipulation).solutions.iter().map(|solution| solution.line()).collect()
}

/// A position some random turns after the start, always the same for the same numbers; `None` if the game ended before.
fn random_position(game: &str, turns: usize, seed: u64) -> Option<Position> {
    let rules = variorum_library::rules(game).unwrap();
    let mut position = Position::start(&rules);
    for turn in 0..turns {
        let all = position.turns();
        if position.outcome().is_some() {
            return None;
        }
        let chosen = variorum_rules::mix(seed << 16 ^ turn as u64) as usize % all.len();
        position.play(all[chosen]).unwrap();
    }
    position.outcome().is_none().then_some(position)
}
