//! Several threads: legal turns, the same mates, limits kept.
use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Limits, turns_to_end};
use variorum_rules::Position;

use super::{position, rules};

/// Wins for the side to move and the number of turns, of both sides, that they take.
const WINS: [(&str, &str, i32); 6] = [
    ("chess", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 5),
    ("chess", "7k/8/8/8/8/8/R7/1R5K w - - 0 1", 3),
    ("xiangqi", "3k5/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1", 1),
    ("shogi", "4k4/9/4P4/9/9/9/9/9/4K4[G] w - - 0 1", 1),
    ("makruk", "k7/8/1K6/8/8/8/8/7R w - - 0 1", 1),
    ("stones-and-relays", "k7/pp6/8/8/8/8/8/2K4P/4%2R w - - 0 1", 1),
];

#[test]
fn four_threads_find_the_same_mates_as_one() {
    for (id, text, turns) in WINS {
        let position = position(id, text);
        for threads in [1, 4] {
            let mut engine = Engine::new(position.rules().clone());
            engine.set_hash_mib(4);
            engine.set_threads(threads);
            let limits = Limits { mate: Some(turns.unsigned_abs().div_ceil(2)), ..Limits::depth(12) };
            let choice = engine.choose(&position, &[], &limits, &AtomicBool::new(false), |_| {}).unwrap();
            assert_eq!(turns_to_end(choice.score), Some(turns), "{id} {text} with {threads} threads");
        }
    }
}

#[test]
fn threads_choose_legal_turns_and_keep_the_limits() {
    for id in variorum_library::ids() {
        let position = Position::start(&rules(&id));
        let mut engine = Engine::new(position.rules().clone());
        let mut profile = engine.profile();
        profile.search.thread_votes = true;
        engine.set_profile(profile);
        engine.set_threads(3);
        assert_eq!(engine.threads(), 3);
        let stop = AtomicBool::new(false);
        let choice = engine.choose(&position, &[], &Limits::nodes(4_000), &stop, |_| {}).unwrap();
        assert!(position.clone().turns().contains(&choice.turn), "{id}");
        assert!((4_000..20_000).contains(&choice.nodes), "{id}: {}", choice.nodes);
    }
}

#[test]
fn the_number_of_threads_is_kept_within_bounds() {
    let mut engine = Engine::new(rules("chess"));
    engine.set_threads(0);
    assert_eq!(engine.threads(), 1);
    engine.set_threads(1_000);
    assert_eq!(engine.threads(), 64);
}
