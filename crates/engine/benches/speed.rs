//! Speed of the rules (positions counted) and of the search (nodes), game by game.
//!
//! `cargo bench -p variorum-engine`; divan shows the nodes of each run as items per second.

use std::sync::atomic::AtomicBool;

use divan::Bencher;
use divan::counter::ItemsCount;
use std::sync::Arc;
use variorum_engine::{Engine, Limits};
use variorum_rules::{Position, Rules};

/// Games, each with the depth whose positions are counted.
const GAMES: [(&str, u32); 7] = [
    ("chess", 4),
    ("xiangqi", 3),
    ("shogi", 3),
    ("blocschach", 2),
    ("stockgi", 2),
    ("double-eighteen-stone-chess", 1),
    ("stones-and-relays", 1),
];
/// Nodes of one search.
const NODES: u64 = 20_000;

fn main() {
    divan::main();
}

fn rules(id: &str) -> Arc<Rules> {
    variorum_library::rules(id).unwrap_or_else(|error| panic!("{error}"))
}

#[divan::bench(args = GAMES.map(|(id, _)| id), sample_count = 10)]
fn measuring_the_pieces(bencher: Bencher, id: &str) {
    let rules = rules(id);
    bencher.bench_local(|| Engine::new(rules.clone()));
}

#[divan::bench(args = GAMES, sample_count = 10)]
fn perft(bencher: Bencher, (id, depth): (&str, u32)) {
    let position = Position::start(&rules(id));
    let leaves = variorum_rules::perft::perft(&position, depth);
    bencher.counter(ItemsCount::new(leaves)).bench_local(|| variorum_rules::perft::perft(&position, depth));
}

#[divan::bench(args = GAMES.map(|(id, _)| id), sample_count = 10)]
fn search(bencher: Bencher, id: &str) {
    let rules = rules(id);
    let position = Position::start(&rules);
    let mut engine = Engine::new(rules);
    let stop = AtomicBool::new(false);
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| {
        engine.clear();
        engine.choose(&position, &[], &Limits::nodes(NODES), &stop, |_| {})
    });
}
