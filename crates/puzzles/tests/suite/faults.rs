//! What is wrong with lines of files is said, all of it.

use variorum_puzzles::{Aim, Puzzle, PuzzleFault, Theme, read_file, write_file};
use variorum_rules::Position;

use crate::rules;

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1";

fn line(position: &str, stipulation: &str, solution: &[&str]) -> String {
    let rules = rules("chess");
    let id = Position::parse(&rules, position)
        .ok()
        .zip(Aim::read(stipulation, &rules))
        .map_or_else(String::new, |(position, aim)| Puzzle::id_of(&position, aim));
    serde_json::json!({
        "id": id, "position": position, "stipulation": stipulation, "solution": solution,
        "themes": ["check"], "rating": 600, "source": "a test",
    })
    .to_string()
}

#[track_caller]
fn faults(line: &str) -> Vec<PuzzleFault> {
    Puzzle::read(&rules("chess"), line).expect_err("the line has faults").0
}

#[test]
fn a_sound_line_reads_and_writes_back() {
    let text = line(MATE, "win 1", &["b1b8"]) + "\n";
    let puzzles = read_file(&rules("chess"), &text).unwrap();
    assert_eq!(puzzles[0].solution_texts(), ["b1b8"]);
    assert!(puzzles[0].themes().contains(&Theme::Check));
    let again = write_file(&puzzles);
    assert_eq!(write_file(&read_file(&rules("chess"), &again).unwrap()), again);
}

#[test]
fn ids_depend_on_the_position_and_the_aim_alone() {
    let position = Position::parse(&rules("chess"), MATE).unwrap();
    assert_eq!(Puzzle::id_of(&position, Aim::Win(1)), ID_OF_MATE);
    assert_ne!(Puzzle::id_of(&position, Aim::Win(2)), ID_OF_MATE);
}

/// Ids are in links and in accounts: they must never change.
const ID_OF_MATE: &str = "chess-0f3d16320b2e";

#[test]
fn lines_that_are_not_what_they_say_are_refused() {
    use PuzzleFault as F;
    assert!(matches!(faults("{}")[..], [F::NoPuzzle { .. }]));
    assert!(matches!(faults(&line("8/8 w", "win 1", &["b1b8"]))[..], [F::Position { .. }]));
    assert!(matches!(faults(&line(MATE, "h#2", &["b1b8"]))[..], [F::Stipulation { .. }]));
    assert!(matches!(faults(&line(MATE, "win 0", &["b1b8"]))[..], [F::Stipulation { .. }]));
    assert!(matches!(faults(&line(MATE, "win 1", &["b1b7"]))[..], [F::NotWon]));
    assert!(matches!(faults(&line(MATE, "win 1", &["b1c8"]))[..], [F::Turn { number: 1, .. }]));
    assert!(matches!(faults(&line(MATE, "win 1", &[]))[..], [F::Length { found: 0, expected: 1 }]));
    assert!(matches!(faults(&line(MATE, "win 2", &["b1b8", "g8h8", "b8b1"]))[..], [F::EndsEarly { number: 2 }]));
    assert!(matches!(faults(&line(MATE, "save 1", &["b1b7", "h7h6"]))[..], [F::Length { found: 2, expected: 1 }]));
    let over = "6k1/5ppp/8/8/8/8/5PPP/1r4K1 w - - 0 1";
    assert!(matches!(faults(&line(over, "win 1", &["g1h1"]))[..], [F::Over]));
    let other = line(MATE, "win 1", &["b1b8"]).replace("\"id\":\"chess-", "\"id\":\"chess-x");
    assert!(matches!(faults(&other)[..], [F::Id { .. }]));
    let two = line(MATE, "win 1", &["b1b8"]).replace("600", "6000").replace("\"check\"", "\"luck\"");
    assert!(matches!(faults(&two)[..], [F::Theme { .. }, F::Rating { rating: 6000, .. }]));
}

#[test]
fn a_file_has_each_puzzle_once() {
    let line = line(MATE, "win 1", &["b1b8"]);
    let faults = read_file(&rules("chess"), &format!("{line}\n\n{line}\n")).unwrap_err();
    assert_eq!((faults.len(), faults[0].line), (1, 3));
    assert_eq!(faults[0].faults.0, [PuzzleFault::Twice { line: 1 }]);
}
