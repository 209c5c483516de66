//! Several turns of one player in a row: whose turn it is, what checks do, captures en passant, texts and keys.

use std::sync::Arc;

use variorum_rules::refusal::{self, Cause};
use variorum_rules::{Outcome, Position, PositionError, Reason, Rules, Side, movegen};

fn position(game: &str, text: &str) -> Position {
    Position::parse(&variorum_library::rules(game).unwrap(), text).unwrap()
}

fn played(game: &str, text: &str, turns: &[&str]) -> Position {
    let mut position = position(game, text);
    for turn in turns {
        position.play_text(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
    position
}

fn is_legal(position: &Position, turn: &str) -> bool {
    position.parse_turn(turn).is_ok()
}

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,h1,a8,h8 - 0 1";

#[test]
fn rows_grow_by_a_turn_from_one_player_to_the_other() {
    let mut position = position("progressive-chess", CHESS);
    let mut sides = String::new();
    // Knights that give no check.
    let white = ["b1c3", "g1f3", "c3b1", "f3g1", "b1a3", "a3b1", "g1h3", "h3g1", "b1c3"];
    let black = ["b8c6", "g8f6", "c6b8", "f6g8", "b8a6", "a6b8", "g8h6", "h6g8", "b8c6", "g8f6", "c6b8", "f6g8"];
    let (mut white, mut black) = (white.iter(), black.iter());
    for _ in 0..15 {
        sides.push(position.side().letter());
        let turn = if position.side() == Side::White { white.next() } else { black.next() };
        position.play_text(turn.unwrap()).unwrap();
    }
    assert_eq!(sides, "wbbwwwbbbbwwwww");
    assert_eq!((position.side(), position.fullmove_number(), position.turns_left()), (Side::Black, 3, 6));
}

#[test]
fn a_check_ends_a_row_and_leaves_the_next_one_as_long_as_ever() {
    let mut position = position("progressive-chess", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 3");
    assert_eq!((position.turns_in_row(), position.turns_left()), (5, 5));
    position.play_text("d2e2").unwrap();
    assert_eq!((position.side(), position.turns_left()), (Side::Black, 6));
    position.play_text("e8d8").unwrap();
    assert_eq!((position.side(), position.turns_left(), position.fullmove_number()), (Side::Black, 5, 3));
    position.undo_turn();
    position.undo_turn();
    assert_eq!((position.side(), position.turns_left()), (Side::White, 5));
}

#[test]
fn only_the_last_turn_of_a_row_gives_check_where_checks_wait() {
    let text = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 2";
    let waiting = position("italian-progressive-chess", text);
    assert!(!is_legal(&waiting, "d2e2") && is_legal(&waiting, "d2d5"));
    let asked = refusal::ask(&waiting, "d2e2").unwrap();
    let causes = refusal::refusal(&waiting, &asked.wish).unwrap().causes;
    assert_eq!(causes, [Cause::ChecksTooEarly { left: 3 }]);
    let last = position("italian-progressive-chess", &format!("{text} made=2"));
    assert!(is_legal(&last, "d2e2"));
    // No answer to a check may give check, so long as it is not the last turn.
    let mated = "4R2k/3K2pp/4n3/8/8/8/8/8 b - - 0 2";
    let outcome = position("italian-progressive-chess", mated).outcome();
    assert_eq!(outcome, Some(Outcome { winner: Some(Side::White), reason: Reason::Checkmate }));
    assert!(is_legal(&position("progressive-chess", mated), "e6f8"));
}

#[test]
fn only_the_first_turn_of_a_row_captures_en_passant() {
    let text = "4k3/8/8/8/3p4/8/2P1P3/4K3 w - - 0 2";
    let after = played("progressive-chess", text, &["e2e4", "c2c4", "e1d1"]);
    assert!(after.text().contains(" c3:c4,e3:e4 "), "{}", after.text());
    assert!(is_legal(&after, "d4c3") && is_legal(&after, "d4e3"));
    let later = played("progressive-chess", &after.text(), &["e8e7"]);
    assert!(!is_legal(&later, "d4c3") && !is_legal(&later, "d4e3"));
    // A pawn that went on, and one behind which another piece stands.
    for turns in [["e2e4", "e4e5", "e1d1"], ["e1d1", "e2e4", "e4e5"]] {
        let gone_on = played("progressive-chess", text, &turns);
        assert!(!gone_on.text().contains(':') && !is_legal(&gone_on, "d4e3"), "{}", gone_on.text());
    }
    let replaced = played("progressive-chess", "4k3/8/8/8/3p3R/8/4P3/4K3 w - - 0 2", &["e2e4", "e4e5", "h4e4"]);
    assert!(!is_legal(&replaced, "d4e3"), "the rook made no double step: {}", replaced.text());
    let knight = "4k3/8/8/8/3p4/8/4P1N1/4K3 w - - 0";
    let covered = played("progressive-chess", &format!("{knight} 2"), &["e2e4", "g2e3", "e1d1"]);
    assert!(!covered.text().contains(':'), "{}", covered.text());
    let uncovered = played("progressive-chess", &format!("{knight} 3"), &["e2e4", "g2e3", "e3g4", "e1d1", "d1c1"]);
    assert!(is_legal(&uncovered, "d4e3"), "what stands there at the end of the row counts: {}", uncovered.text());
}

#[test]
fn many_pawns_may_be_captured_en_passant() {
    let text = "4k3/8/8/8/1p1p1p1p/8/P1P1P1P1/7K w - - 0 4";
    let after = played("progressive-chess", text, &["a2a4", "c2c4", "e2e4", "g2g4", "h1h2", "h2h1", "h1g1"]);
    for turn in ["b4a3", "b4c3", "d4c3", "d4e3", "f4e3", "f4g3", "h4g3"] {
        assert!(is_legal(&after, turn), "{turn}");
    }
    let mut captured = after.clone();
    captured.play_text("f4g3").unwrap();
    assert_eq!(captured.text(), "4k3/8/8/8/Pp1pP2p/6p1/8/6K1 b - - 0 4 made=1".replace("Pp1pP2p", "PpPpP2p"));
    captured.undo_turn();
    assert_eq!(captured, after);
    assert_eq!(Position::parse(after.rules(), &after.text()).unwrap(), after);
}

#[test]
fn texts_in_the_middle_of_a_row_say_all_that_matters() {
    let text = "4k3/8/8/8/3p4/8/2P1P3/4K3 w - - 0 2";
    let middle = played("progressive-chess", text, &["e2e4"]);
    assert_eq!(middle.text(), "4k3/8/8/8/3pP3/8/2P5/4K3 w - e3:e4 0 2 made=1");
    let read = Position::parse(middle.rules(), &middle.text()).unwrap();
    assert_eq!((&read, read.hash()), (&middle, middle.hash()));
    let [from_text, from_play] =
        [read, middle.clone()].map(|middle| played("progressive-chess", &middle.text(), &["c2c3", "c3c4"]));
    assert_eq!(from_text, from_play);
    assert!(is_legal(&from_text, "d4e3"));
    let plain = position("progressive-chess", "4k3/8/8/8/3pP3/8/2P5/4K3 w - - 0 2 made=1");
    assert_ne!(plain.hash(), middle.hash(), "what may be captured later is another position");
    let first = position("progressive-chess", "4k3/8/8/8/3pP3/8/2P5/4K3 w - - 0 2");
    assert_ne!(plain.hash(), first.hash());
    let longer = position("progressive-chess", "4k3/8/8/8/3pP3/8/2P5/4K3 w - - 0 3");
    assert_ne!(longer.hash(), first.hash(), "a longer row is another position");
}

#[test]
fn impossible_rows_are_refused() {
    let rules = variorum_library::rules("monster-chess").unwrap();
    let errors = |text: &str| Position::parse(&rules, text).unwrap_err().0;
    let board = "4k3/8/8/8/8/8/8/4K3";
    assert_eq!(
        errors(&format!("{board} w - - 0 1 made=2")),
        [PositionError::MadeTooMany { side: Side::White, most: 2 }]
    );
    assert_eq!(
        errors(&format!("{board} b - - 0 1 made=1")),
        [PositionError::MadeTooMany { side: Side::Black, most: 1 }]
    );
    assert_eq!(errors(&format!("{board} w - - 0 1 made=x")), [PositionError::MadeUnreadable { found: "x".into() }]);
    let chess = variorum_library::rules("chess").unwrap();
    let unknown = Position::parse(&chess, &format!("{board} w - - 0 1 made=1")).unwrap_err().0;
    assert_eq!(unknown, [PositionError::UnknownField { found: "made".into() }]);
    let victim = Position::parse(&rules, "4k3/8/8/8/4p3/8/8/4K3 w - e3:e4 0 1 made=1").unwrap_err().0;
    assert_eq!(victim, [PositionError::NoDoubleStep { cell: "e4".into() }]);
}

#[test]
fn a_king_captured_in_the_middle_of_a_row_ends_the_game_at_once() {
    let after = played("monster-chess", "4k3/3P4/8/8/8/8/2q5/7K w - - 0 9", &["d7e8=Q"]);
    assert_eq!(after.outcome(), Some(Outcome { winner: Some(Side::White), reason: Reason::Extinction }));
    assert!(after.turns().is_empty());
}

#[test]
fn a_null_move_gives_the_rest_of_a_row_away() {
    let mut position = position("monster-chess", "4k3/8/8/8/8/8/2PPPP2/4K3 w - - 0 1");
    let before = position.clone();
    movegen::make_null(&mut position);
    assert_eq!((position.side(), position.turns_left(), position.fullmove_number()), (Side::Black, 1, 1));
    movegen::make_null(&mut position);
    assert_eq!((position.side(), position.turns_left(), position.fullmove_number()), (Side::White, 2, 2));
    position.unmake();
    position.unmake();
    assert_eq!(position, before);
}

#[test]
fn a_player_who_is_stuck_in_the_middle_of_a_row_is_stalemated() {
    let text = "7k/5Q2/8/8/8/8/8/K7 b - - 0 2 made=1";
    let outcome = position("progressive-chess", text).outcome();
    assert_eq!(outcome, Some(Outcome { winner: None, reason: Reason::Stalemate }));
}

/// A game of this many turns in a row for each player.
fn rules(turn: &str) -> Result<Arc<Rules>, String> {
    let text = format!(
        "id = \"small\"\nlanguage = 1\nbase = \"chess\"\n[about]\nname = \"Small\"\nsummary = \"A game for tests.\"\n[turn]\n{turn}\n"
    );
    let chess = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/chess.toml")).unwrap();
    let loaded = variorum_gamedef::load_with(&text, "small", &|id: &str| (id == "chess").then(|| chess.clone()));
    loaded
        .definition
        .map(|definition| Rules::compile(&definition).unwrap())
        .ok_or_else(|| format!("{:?}", loaded.diagnostics))
}

#[test]
fn rows_of_any_lengths_can_be_said() {
    for (turn, sides) in [
        ("white-in-a-row = 2\ncheck-ends = true", "wwbwwb"),
        ("black-in-a-row = 3\ncheck-last = true", "wbbbwb"),
        ("grows = 1\ncheck-ends = true", "wbwwbb"),
    ] {
        let mut position = Position::start(&rules(turn).unwrap());
        let mut found = String::new();
        for number in 0..sides.len() {
            found.push(position.side().letter());
            let turns = position.turn_texts();
            let quiet = turns.iter().filter(|text| text.starts_with(['a', 'h'])).nth(number % 2).unwrap();
            position.play_text(quiet).unwrap();
        }
        assert_eq!(found, sides, "{turn}");
    }
}

#[test]
fn a_royal_piece_that_takes_the_place_of_a_pawn_is_not_captured_en_passant() {
    let swap = "[swap]\nroyal = \"king\"\npartners = [\"pawn\"]\ndirections = \"orthogonal\"\nunattacked = false";
    let rules = rules(&format!("white-in-a-row = 2\ncheck-ends = true\n{swap}")).unwrap();
    let mut position = Position::parse(&rules, "4k3/8/8/8/3p1K2/8/4P3/8 w - - 0 1").unwrap();
    position.play_text("e2e4").unwrap();
    let swapped = position.turn_texts().into_iter().find(|text| text.starts_with("f4e4")).expect("they swap");
    position.play_text(&swapped).unwrap();
    assert!(!position.text().contains(':') && !is_legal(&position, "d4e3"), "{}", position.text());
}
