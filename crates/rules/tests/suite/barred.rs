//! Captures that are barred: chu shogi's rules against the exchange of lions, and what a position remembers of them.

use variorum_rules::refusal::{self, Cause};
use variorum_rules::{Cell, Position, PositionError};

fn chu(text: &str) -> Position {
    Position::parse(&variorum_library::rules("chu-shogi").unwrap(), text).unwrap()
}

/// White's lion on f6, a black lion on g8, and what else stands on these ranks from the tenth to the sixth; all others are empty but for two kings.
fn lions(ranks: &str) -> Position {
    chu(&format!("6k5/12/{ranks}/12/12/12/12/5K6 w - - 0 1"))
}

fn is_legal(position: &Position, turn: &str) -> bool {
    position.parse_turn(turn).is_ok()
}

fn cell(position: &Position, name: &str) -> Cell {
    position.rules().parse_cell(name).unwrap()
}

#[test]
fn a_protected_lion_is_not_captured_from_afar() {
    let bare = lions("12/12/6n5/12/5N6");
    assert!(is_legal(&bare, "f6g8"));
    let protected = lions("12/6g5/6n5/12/5N6");
    assert!(!is_legal(&protected, "f6g8"));
    let asked = refusal::ask(&protected, "f6g8").unwrap();
    assert_eq!(asked.refusal.unwrap().causes, [Cause::CaptureBarred { bar: 0, cell: cell(&protected, "g8") }]);
    // The protector may be uncovered by the capture itself, and its own king in danger does not matter.
    assert!(!is_legal(&lions("6r5/12/6n5/12/5N6"), "f6g8"));
    // Any other piece captures it, protected or not.
    assert!(is_legal(&lions("12/6g5/6n5/12/6R5"), "g6g8"));
}

#[test]
fn a_lion_beside_a_lion_may_be_captured_always() {
    let beside = chu("6k5/12/12/12/6g5/6n5/5N6/12/12/12/12/5K6 w - - 0 1");
    for turn in ["f6g7", "f6g7,g7f6", "f6g7,g7g8"] {
        assert!(is_legal(&beside, turn), "{turn}");
    }
}

#[test]
fn another_piece_on_the_way_lifts_the_bar_unless_it_is_a_pawn_or_a_go_between() {
    for (piece, legal) in [("p", false), ("i", false), ("s", true), ("+p", true)] {
        let position = lions(&format!("12/6g5/6n5/6{piece}5/5N6"));
        assert_eq!(is_legal(&position, "f6g7,g7g8"), legal, "{piece}");
        assert!(is_legal(&position, "f6g7,g7f6") && !is_legal(&position, "f6g8"), "{piece}");
    }
    // A pawn on the way does not matter where nothing protects the lion any more.
    assert!(is_legal(&lions("12/12/6n5/6p5/5N6"), "f6g7,g7g8"));
}

#[test]
fn no_lion_is_captured_in_return_except_by_a_lion() {
    let text = "r5k5/12/12/12/6n5/12/5N6/N11/12/12/6R5/5K6 b - - 0 1";
    let mut position = chu(text);
    position.play_text("a12a5").unwrap();
    assert!(position.text().ends_with(" struck=a5"), "{}", position.text());
    assert!(!is_legal(&position, "g2g8") && is_legal(&position, "f6g8"));
    let asked = refusal::ask(&position, "g2g8").unwrap();
    assert_eq!(asked.refusal.unwrap().causes, [Cause::CaptureBarred { bar: 1, cell: cell(&position, "g8") }]);
    let read = Position::parse(position.rules(), &position.text()).unwrap();
    assert_eq!((read.hash(), &read), (position.hash(), &position));
    let forgotten = chu(&position.text().replace(" struck=a5", ""));
    assert!(is_legal(&forgotten, "g2g8") && forgotten.hash() != position.hash());
    position.play_text("f1e1").unwrap();
    assert!(!position.text().contains("struck"));
    let read = Position::parse(position.rules(), &position.text()).unwrap();
    assert_eq!((read.hash(), &read), (position.hash(), &position), "it bars nothing any more");
    position.undo_turn();
    position.undo_turn();
    assert_eq!(position, chu(text));
}

#[test]
fn what_a_lion_captures_bars_nothing_in_return() {
    let mut position = chu("6k5/12/12/12/6n5/n11/1N10/12/12/12/6R5/5K6 w - - 0 1");
    position.play_text("b6a7").unwrap();
    assert!(!position.text().contains("struck"));
}

#[test]
fn a_piece_that_became_a_lion_by_the_capture_may_be_captured_there() {
    // The kirin captures the lion on c3, deep in the camp, and is promoted to one.
    let mut position = chu("6k5/12/12/12/12/12/12/12/3o8/2N9/12/2R2K6 b - - 0 1");
    position.play_text("d4c3+").unwrap();
    assert!(position.text().ends_with(" struck=c3"));
    assert!(is_legal(&position, "c1c3"));
}

#[test]
fn the_field_of_struck_cells_is_checked() {
    let board = "6k5/12/12/12/12/12/12/12/12/12/12/5K6 w - - 0 1";
    let errors = |game: &str, text: &str| Position::parse(&variorum_library::rules(game).unwrap(), text).unwrap_err().0;
    assert_eq!(
        errors("chu-shogi", &format!("{board} struck=z9")),
        [PositionError::StruckUnreadable { found: "z9".into() }]
    );
    assert_eq!(
        errors("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 struck=e4"),
        [PositionError::UnknownField { found: "struck".into() }]
    );
}
