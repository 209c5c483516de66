//! All integration tests of puzzles, in one binary.

mod faults;
mod found;
mod naive;
mod stored;

use std::sync::Arc;

use variorum_rules::{Position, Rules, mix};

fn rules(game: &str) -> Arc<Rules> {
    variorum_library::rules(game).unwrap()
}

/// A position some random turns after the start, always the same for the same numbers; `None` if the game ended before.
fn random_position(game: &str, turns: usize, seed: u64) -> Option<Position> {
    let mut position = Position::start(&rules(game));
    for turn in 0..turns {
        let all = position.turns();
        if position.outcome().is_some() {
            return None;
        }
        position.play_unchecked(all[mix(seed << 16 ^ turn as u64) as usize % all.len()]);
    }
    position.outcome().is_none().then(|| position.scratch())
}
