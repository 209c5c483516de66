//! A thousand searches need no more memory than the first ones. A test program of its own, so that nothing else allocates.
#![cfg(target_os = "linux")]
use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Limits, RandomMover};
use variorum_rules::Position;

/// Pages that the process holds in memory.
fn pages() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap();
    text.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_thousand_searches_do_not_make_the_process_grow() {
    for id in variorum_library::ids().into_iter().step_by(9) {
        let rules = variorum_library::rules(&id).unwrap();
        let mut engine = Engine::new(rules.clone());
        engine.set_hash_mib(1);
        let mut search = |count: u64| {
            for seed in 0..count {
                let mut position = Position::start(&rules);
                let mut mover = RandomMover::new(seed % 10);
                for _ in 0..4 {
                    let Some(turn) = mover.choose(&position) else { break };
                    position.play_unchecked(turn);
                }
                engine.choose(&position, &[], &Limits::nodes(200), &AtomicBool::new(false), |_| {});
            }
        };
        search(100);
        let before = pages();
        search(1_000);
        let grown = pages().saturating_sub(before);
        assert!(grown < 256, "{id}: {grown} pages more");
    }
}
