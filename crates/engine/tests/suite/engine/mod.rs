//! The engine on the games of the library: values, choices, agreement with plain minimax.
mod choosing;
mod draws;
mod endgames;
mod evaluation;
mod minimax;
mod profile;
mod royals;
mod threads;
mod tuning;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use variorum_engine::{Choice, Engine, Limits};
use variorum_rules::{Position, Rules};

fn rules(id: &str) -> Arc<Rules> {
    variorum_library::rules(id).unwrap_or_else(|error| panic!("{error}"))
}

fn position(id: &str, text: &str) -> Position {
    Position::parse(&rules(id), text).unwrap_or_else(|faults| panic!("{id}: {text}: {faults}"))
}

/// What a fresh engine with a small table chooses, without history.
fn choose(position: &Position, limits: &Limits) -> Option<Choice> {
    let mut engine = Engine::new(position.rules().clone());
    engine.set_hash_mib(1);
    engine.choose(position, &[], limits, &AtomicBool::new(false), |_| {})
}
