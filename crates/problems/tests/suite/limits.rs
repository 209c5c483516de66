//! Searches that end early say so, and keep what they found.

use std::sync::atomic::AtomicBool;

use variorum_problems::{Ended, Limits, Wishes, read_stipulation, solve};
use variorum_rules::Position;

use crate::solved_with;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn nodes_are_limited() {
    let limits = Limits { nodes: Some(5_000), hash_mib: 0, ..Limits::default() };
    let solved = solved_with("chess", START, "h#2", Wishes::default(), &limits);
    assert_eq!(solved.ended, Ended::Nodes);
    assert!((5_000..10_000).contains(&solved.nodes), "{}", solved.nodes);
}

#[test]
fn lines_are_limited_and_those_found_are_kept() {
    let limits = Limits { lines: 3, ..Limits::default() };
    let solved = solved_with("chess", START, "h#2", Wishes::default(), &limits);
    assert_eq!((solved.ended, solved.solutions.len()), (Ended::Lines, 3));
}

#[test]
fn a_search_can_be_stopped() {
    let rules = variorum_library::rules("chess").unwrap();
    let stipulation = read_stipulation(&rules, "h#3").unwrap();
    let stop = AtomicBool::new(true);
    let start = Position::start(&rules);
    let solved = solve(&start, &stipulation, Wishes::default(), &Limits::default(), &stop, &|_, _| {}).unwrap();
    assert_eq!(solved.ended, Ended::Stopped);
    assert!(solved.nodes < 100_000);
}

#[test]
fn a_game_that_is_over_has_no_problem() {
    let rules = variorum_library::rules("chess").unwrap();
    let mated = Position::parse(&rules, "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1").unwrap();
    let stipulation = read_stipulation(&rules, "h#1").unwrap();
    let stop = AtomicBool::new(false);
    assert!(solve(&mated, &stipulation, Wishes::default(), &Limits::default(), &stop, &|_, _| {}).is_err());
}

#[test]
fn threads_and_tables_change_nothing_but_the_time() {
    let position = "7k/8/5K2/8/8/8/6R1/8 b - - 0 1";
    let of = |threads, hash_mib| {
        let limits = Limits { threads, hash_mib, ..Limits::default() };
        solved_with("chess", position, "h#2", Wishes::default(), &limits).solutions
    };
    let expected = of(1, 0);
    assert!(!expected.is_empty());
    assert_eq!(of(2, 0), expected);
    assert_eq!(of(1, 1), expected);
    assert_eq!(of(3, 16), expected);
}

/// Where turns have second parts, there are far more replies than lines may be kept; files of problems ask for none.
#[test]
fn replies_that_nobody_asked_for_are_no_lines() {
    let position = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    let limits = Limits { lines: 2, ..Limits::default() };
    let wishes = Wishes { solutions_only: true, ..Wishes::default() };
    let alone = solved_with("chess", position, "#2", wishes, &limits);
    assert_eq!((alone.ended, alone.solutions.len()), (Ended::Complete, 2));
    assert_eq!(solved_with("chess", position, "#2", Wishes::default(), &limits).ended, Ended::Lines);
}
