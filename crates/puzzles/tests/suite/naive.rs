//! The prover against the definition of its aims, played out turn by turn.

use std::sync::atomic::AtomicBool;

use variorum_problems::Limits;
use variorum_puzzles::{Aim, Unproved, prove};
use variorum_rules::{Position, Side, Turn};

use crate::{random_position, rules};

/// Does this side win within so many of its own turns, whoever's turn it is?
fn wins(position: &Position, winner: Side, turns: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(winner);
    }
    if position.side() == winner {
        turns > 0 && position.turns().into_iter().any(|turn| wins(&after(position, turn), winner, turns - 1))
    } else {
        // After its last turn it would have had to win.
        turns > 0 && position.turns().into_iter().all(|turn| wins(&after(position, turn), winner, turns))
    }
}

fn after(position: &Position, turn: Turn) -> Position {
    let mut after = position.clone();
    after.play_unchecked(turn);
    after
}

/// The first turns that reach the aim.
fn solutions(position: &Position, aim: Aim) -> Vec<Turn> {
    let solver = position.side();
    let reaches = |turn: &Turn| match aim {
        Aim::Win(turns) => wins(&after(position, *turn), solver, turns - 1),
        Aim::Save(turns) => !wins(&after(position, *turn), solver.other(), turns),
    };
    position.turns().into_iter().filter(reaches).collect()
}

/// How often the aim is reached by one turn, of so many random positions.
#[track_caller]
fn compare(game: &str, aim: Aim, positions: u64, lengths: std::ops::Range<usize>) -> usize {
    let limits = Limits { hash_mib: 0, ..Limits::default() };
    let stop = AtomicBool::new(false);
    let mut proved = 0;
    for seed in 0..positions {
        let length = lengths.start + seed as usize % lengths.len();
        let Some(position) = random_position(game, length, seed) else { continue };
        let found = prove(&position, aim, None, &limits, &stop);
        let text = position.text();
        let sooner = match aim {
            Aim::Win(turns) => wins(&position, position.side(), turns - 1),
            Aim::Save(_) => false,
        };
        if sooner {
            assert!(matches!(found, Err(Unproved::Sooner | Unproved::Several)), "{text} {aim}: {found:?}");
            continue;
        }
        match (&solutions(&position, aim)[..], &found) {
            ([], Err(Unproved::Unreached)) | ([_, _, ..], Err(Unproved::Several)) => {}
            ([only], Ok(line)) => {
                assert_eq!(line.first(), Some(only), "{text} {aim}");
                proved += 1;
            }
            (expected, found) => panic!("{text} {aim}: {} solutions, found {found:?}", expected.len()),
        }
        // With a hint the answer is the same.
        if let Ok(line) = &found {
            assert_eq!(prove(&position, aim, line.first().copied(), &limits, &stop).as_ref(), Ok(line));
        }
    }
    proved
}

#[test]
fn wins_in_one_and_turns_that_save_are_those_of_the_definition() {
    assert!(compare("minishogi", Aim::Win(1), 150, 20..60) >= 5);
    assert!(compare("minishogi", Aim::Save(1), 60, 20..60) >= 1);
    assert!(compare("atomic", Aim::Win(1), 40, 10..40) >= 1);
}

#[test]
fn wins_in_two_are_those_of_the_definition() {
    assert!(compare("minishogi", Aim::Win(2), 40, 20..50) >= 1);
}

#[test]
fn turns_of_two_parts_are_those_of_the_definition() {
    compare("stones-and-relays", Aim::Win(1), 4, 10..40);
}

#[test]
fn a_win_that_takes_fewer_turns_is_no_solution() {
    let rules = rules("chess");
    let position = Position::parse(&rules, "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1").unwrap();
    let (limits, stop) = (Limits { hash_mib: 0, ..Limits::default() }, AtomicBool::new(false));
    assert_eq!(solutions(&position, Aim::Win(2)).len(), 1, "only the mate in one wins within two turns");
    assert_eq!(prove(&position, Aim::Win(2), None, &limits, &stop), Err(Unproved::Sooner));
}
