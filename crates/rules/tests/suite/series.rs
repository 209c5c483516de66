//! Turns of two moves: what each may do, what ends the turn, captures en passant of two pieces, texts and keys.

use std::sync::Arc;

use variorum_rules::refusal::{self, Cause};
use variorum_rules::{Phase, Position, Rules};

const GAME: &str = include_str!("../games/movers.toml");

fn rules(text: &str, id: &str) -> Arc<Rules> {
    Rules::compile(&variorum_gamedef::load(text, id).definition.unwrap()).unwrap()
}

fn marseillais(text: &str) -> Position {
    Position::parse(&variorum_library::rules("marseillais-chess").unwrap(), text).unwrap()
}

fn is_legal(position: &Position, turn: &str) -> bool {
    position.parse_turn(turn).is_ok()
}

#[test]
fn a_check_ends_the_turn_and_must_be_answered_at_once() {
    let mut position = marseillais("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 2");
    assert!(is_legal(&position, "d2e3") && !is_legal(&position, "d2e3,e3e4"));
    assert!(is_legal(&position, "d2d3,d3e3") && !is_legal(&position, "d2d3"));
    position.play_text("d2e3").unwrap();
    assert!(!is_legal(&position, "e8e7,e7d7"));
    assert!(is_legal(&position, "e8d7,d7c6"));
    assert!(!is_legal(&position, "e8d7,d7e7"), "the second move may not go into check either");
}

#[test]
fn without_a_second_move_the_turn_ends_with_the_first() {
    // After Kb1 White has no move left: a2 is attacked, and the pawns are blocked.
    let position = marseillais("7k/8/8/8/p6p/P6P/2q5/K7 w - - 0 2");
    assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(variorum_rules::Reason::Stalemate));
    let position = marseillais("7k/8/8/7p/p7/P6P/2q5/K7 w - - 0 2");
    assert_eq!(position.turn_texts(), ["h3h4"]);
}

#[test]
fn two_pawns_may_be_captured_en_passant_in_one_turn() {
    let mut position = marseillais("4k3/8/8/8/1p3p2/8/P3P3/4K3 w - - 0 2");
    position.play_text("a2a4,e2e4").unwrap();
    assert!(position.text().contains(" a3:a4,e3:e4 "), "{}", position.text());
    for turn in ["b4a3,f4e3", "f4e3,b4a3", "b4a3,f4f3"] {
        assert!(is_legal(&position, turn), "{turn}");
    }
    assert!(!is_legal(&position, "e8e7,b4a3"), "the first move must capture");
    let read = Position::parse(position.rules(), &position.text()).unwrap();
    assert_eq!((read.hash(), &read), (position.hash(), &position));
    let other = Position::parse(position.rules(), &position.text().replace("a3:a4,e3:e4", "e3:e4,a3:a4")).unwrap();
    assert_eq!(other, position, "in whatever order they are written");
    let setup = position.setup();
    assert_eq!(setup.passing.len(), 2);
    let mut after = position.clone();
    after.play_text("f4e3,b4a3").unwrap();
    assert_eq!(after.text(), "4k3/8/8/8/8/p3p3/8/4K3 w - - 0 3");
    after.undo_turn();
    assert_eq!(after, position);
}

#[test]
fn a_pawn_that_went_on_or_was_covered_is_not_captured_en_passant() {
    let mut position = marseillais("4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 2");
    position.play_text("e2e4,e4e5").unwrap();
    assert!(!position.text().contains(':'));
    // A piece on the cell that was passed is captured itself, and the pawn stays.
    let mut position = marseillais("4k3/8/8/8/5p2/8/4P3/2B1K3 w - - 0 2");
    position.play_text("e2e4,c1e3").unwrap();
    assert!(!position.text().contains(':'));
    position.play_text("f4e3,e8e7").unwrap();
    assert_eq!(position.text(), "8/4k3/8/8/4P3/4p3/8/4K3 w - - 0 3");
}

#[test]
fn the_own_double_step_is_not_captured_by_the_second_move() {
    let position = marseillais("4k3/8/8/8/8/8/3PP3/4K3 w - - 0 2");
    assert!(is_legal(&position, "e2e4,d2d4") && !is_legal(&position, "e2e4,d2e3"));
}

#[test]
fn the_first_turn_may_have_a_single_move() {
    let rules = variorum_library::rules("balanced-marseillais-chess").unwrap();
    let mut position = Position::start(&rules);
    assert_eq!(position.turns().len(), 20);
    // The same pieces later in the game are another position.
    let later = Position::parse(&rules, &position.text().replace("0 1", "0 2")).unwrap();
    assert_ne!(later.hash(), position.hash());
    assert!(later.turns().len() > 300);
    position.play_text("e2e4").unwrap();
    assert!(is_legal(&position, "e7e5,b8c6") && !is_legal(&position, "e7e5"));
}

#[test]
fn quiet_turns_are_counted_once() {
    let mut position = marseillais("4k3/8/8/8/8/8/4P3/4K2R w - - 7 9");
    position.play_text("h1g1,g1h1").unwrap();
    assert_eq!(position.halfmove_clock(), 8);
    let mut position = marseillais("4k3/8/8/8/8/8/4P3/4K2R w - - 7 9");
    position.play_text("e2e3,h1g1").unwrap();
    assert_eq!(position.halfmove_clock(), 0);
}

#[test]
fn another_piece_makes_the_second_move_where_the_game_asks_for_it() {
    let rules = rules(GAME, "movers");
    let start = Position::start(&rules);
    assert!(is_legal(&start, "c2c3,h2h3") && !is_legal(&start, "c2c3,c3c4"));
    let asked = refusal::ask(&start, "c2c3,c3c4").unwrap();
    let cell = rules.parse_cell("c3").unwrap();
    assert_eq!(asked.refusal.unwrap().causes, [Cause::MovedBefore { cell }]);
    let mut position = start.clone();
    position.make_unchecked(position.parse_turn("c2c3,h2h3").unwrap().first);
    assert_eq!(position.phase(), Phase::Second);
}

#[test]
fn a_first_move_that_ends_the_game_is_the_last() {
    let rules = rules(GAME, "movers");
    let mut position = Position::parse(&rules, "4k4/9/9/9/9/9/9/4R1K2[] w - - 0 1").unwrap();
    assert!(is_legal(&position, "e1e8") && !is_legal(&position, "e1e8,g1g2"));
    position.play_text("e1e8").unwrap();
    assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(variorum_rules::Reason::Extinction));
}
