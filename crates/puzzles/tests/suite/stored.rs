//! The stored puzzles. All are read, and a sample is proved again; `variorum puzzles GAME --check` and the ignored test prove all.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use variorum_puzzles::{Aim, Cost, Puzzle, Source, Unconfirmed, confirm, pattern, read_file};

use crate::rules;

/// The puzzles of all games that have some.
fn stored() -> Vec<(String, Vec<Puzzle>)> {
    let with = |id: String| {
        let text = variorum_library::puzzles(&id)?;
        let puzzles = read_file(&rules(&id), &text).unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
        Some((id, puzzles))
    };
    variorum_library::ids().into_iter().filter_map(with).collect()
}

#[test]
fn every_stored_puzzle_can_be_read_and_most_are_no_wins_in_one() {
    let all = stored();
    assert!(all.iter().filter(|(_, puzzles)| puzzles.len() >= 100).count() >= 13, "{}", all.len());
    for (id, puzzles) in all {
        let mut alike: HashMap<String, usize> = HashMap::new();
        for puzzle in &puzzles {
            *alike.entry(pattern(puzzle.position(), puzzle.aim(), puzzle.solution())).or_default() += 1;
        }
        assert!(alike.values().all(|&count| count <= 2), "{id}: {alike:?}");
        let in_one = puzzles.iter().filter(|puzzle| puzzle.aim() == Aim::Win(1)).count();
        assert!(in_one <= (puzzles.len() / 3).max(2), "{id}: {in_one} of {}", puzzles.len());
        assert!(
            puzzles.iter().all(|puzzle| !puzzle.themes().is_empty() && matches!(puzzle.source(), Source::Moment(_))),
            "{id}"
        );
    }
}

#[test]
fn a_sample_of_the_stored_puzzles_is_proved_again() {
    // Proofs in the largest games take minutes; those of the sample take seconds.
    let limits = Cost { proof_nodes: 60_000, ..Cost::default() }.of_proof();
    let mut confirmed = 0;
    for (id, puzzles) in stored() {
        for puzzle in puzzles.iter().step_by(29) {
            match confirm(puzzle, &limits, &AtomicBool::new(false)) {
                Ok(()) => confirmed += 1,
                Err(Unconfirmed::Early) => {}
                Err(why) => panic!("{id} {}: {why}", puzzle.id()),
            }
        }
    }
    assert!(confirmed >= 12, "{confirmed}");
}

#[test]
#[ignore = "proves every stored puzzle again, which takes long"]
fn every_stored_puzzle_is_proved_again() {
    for (id, puzzles) in stored() {
        for puzzle in puzzles {
            let confirmed = confirm(&puzzle, &Cost::default().of_proof(), &AtomicBool::new(false));
            assert_eq!(confirmed, Ok(()), "{id} {}", puzzle.id());
        }
    }
}
