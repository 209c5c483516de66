//! Making, taking back and generating ask for no memory once their buffers have grown.

use allocation_counter::measure;
use variorum_rules::movegen;
use variorum_rules::{Action, Position};

/// Actions of each random game.
const ACTIONS: usize = 160;

/// Plays the actions with everything that a search does at each, and takes them back.
fn replay(position: &mut Position, played: &[Action], buffer: &mut Vec<Action>) {
    for &action in played {
        buffer.clear();
        movegen::actions(position, buffer);
        buffer.clear();
        movegen::noisy_actions(position, buffer);
        movegen::count_actions(position);
        movegen::has_actions(position);
        assert!(position.is_check() == position.in_check(position.side()));
        position.make_unchecked(action);
    }
    played.iter().for_each(|_| position.unmake());
}

#[test]
fn nothing_is_allocated_in_play() {
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        for seed in 0..4 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut position = Position::start(&rules);
            let (mut played, mut buffer) = (Vec::new(), Vec::new());
            while played.len() < ACTIONS {
                buffer.clear();
                movegen::actions(&mut position, &mut buffer);
                let Some(&action) = rng.choice(&buffer) else { break };
                position.make_unchecked(action);
                played.push(action);
            }
            played.iter().for_each(|_| position.unmake());
            replay(&mut position, &played, &mut buffer);
            let asked = measure(|| replay(&mut position, &played, &mut buffer));
            assert_eq!(asked.count_total, 0, "{id}, seed {seed}: {} bytes in all", asked.bytes_total);
        }
    }
}
