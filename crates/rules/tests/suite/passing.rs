//! Passing, and endings that count what is on the board.

use std::sync::Arc;

use variorum_rules::history::{Entry, judge};
use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{Action, Outcome, Position, PositionError, Reason, Rules, Side, Turn};

use crate::positions::at;

/// A game with kings, rooks and pawns on five files and five ranks; `more` follows the endings.
fn game(turn: &str, stalemate: &str, endings: &str, more: &str) -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal'", "royal = true"),
        piece("rook", "R", "'slide orthogonal'", ""),
        piece("pawn", "P", "'step forward orthogonal, moving', 'step forward diagonal, capturing'", "pawn = true"),
    ]
    .concat();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 5\nranks = 5\n{pieces}{turn}\n\
        [endings]\nstalemate = '{stalemate}'\nrepetition = 3\nperpetual-check = 'draw'\n{endings}\n{more}\n\
        [[start]]\nname = 'Usual'\nposition = 'k4/5/5/5/4K w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

const ALWAYS: &str = "[turn]\npass = 'always'";
const WHEN_STUCK: &str = "[turn]\npass = 'when-stuck'";
/// Two passes in a row end the game.
const TWO_PASSES: &str = "[[ending]]\nwhen = 'passes >= 2'\nresult = ";

#[track_caller]
fn after(position: &Position, turns: &[&str]) -> Position {
    let mut position = position.clone();
    for turn in turns {
        position.play_text(turn).unwrap();
    }
    position
}

fn outcome(winner: Option<Side>, reason: Reason) -> Option<Outcome> {
    Some(Outcome { winner, reason })
}

#[test]
fn whoever_may_pass_has_one_turn_more() {
    let text = "k4/5/5/5/4K w - - 0 1";
    let without = at(&game("", "draw", "", ""), text);
    let with = at(&game(ALWAYS, "draw", "", ""), text);
    let mut expected = without.turn_texts();
    expected.push("pass".to_owned());
    assert_eq!(with.turn_texts(), expected);
    let passed = after(&with, &["pass"]);
    assert_eq!(passed.text(), "k4/5/5/5/4K b - - 1 1");
    let mut back = passed;
    back.undo_turn();
    assert_eq!(back, with);
    assert_eq!(with.parse_turn("pass"), Ok(Turn { first: Action::PASS, second: None }));
    assert!(without.parse_turn("pass").is_err());
}

/// No pass leaves the own royal piece in check.
#[test]
fn nobody_passes_in_check() {
    let rules = game(ALWAYS, "draw", "", "");
    let checked = at(&rules, "k3r/5/5/5/4K w - - 0 1");
    assert!(!checked.turn_texts().contains(&"pass".to_owned()));
    let mated = at(&rules, "3rr/5/5/2k2/4K w - - 0 1");
    let refused = refusal(&checked, &Wish::Pass).unwrap();
    assert!(matches!(refused.causes.as_slice(), [Cause::InCheck { attacks }] if attacks.len() == 1), "{refused:?}");
    assert!(!mated.turn_texts().contains(&"pass".to_owned()));
}

#[test]
fn a_player_who_is_stuck_passes_only_then() {
    let rules = game(WHEN_STUCK, "loses", "", "");
    // The pawns block each other, and the rooks shut the king in.
    let stuck = at(&rules, "k4/4R/p4/P4/1R2K b - - 0 1");
    assert_eq!(stuck.turn_texts(), ["pass"]);
    assert_eq!(stuck.outcome(), None);
    let free = at(&rules, "k4/5/p4/P4/4K b - - 0 1");
    assert_eq!(free.turn_texts(), ["a5a4", "a5b4", "a5b5"]);
    assert_eq!(refusal(&free, &Wish::Pass).unwrap().causes, [Cause::NotStuck]);
    assert_eq!(refusal(&stuck, &Wish::Pass), None);
    assert_eq!(
        at(&game("", "loses", "", ""), "k4/4R/p4/P4/1R2K b - - 0 1").outcome(),
        outcome(Some(Side::White), Reason::Stalemate)
    );
    assert_eq!(
        refusal(&at(&game("", "draw", "", ""), "k4/5/5/5/4K w - - 0 1"), &Wish::Pass).unwrap().causes,
        [Cause::NoPass]
    );
}

/// A player who must capture does not pass instead.
#[test]
fn compulsory_captures_come_before_passing() {
    let rules = game(&format!("[capture]\ncompulsory = true\n{ALWAYS}"), "draw", "", "");
    let capture = at(&rules, "k4/5/5/r4/R3K w - - 0 1");
    assert_eq!(capture.turn_texts(), ["a1a2"]);
    assert!(at(&rules, "4k/5/5/1r3/R3K w - - 0 1").turn_texts().contains(&"pass".to_owned()));
}

#[test]
fn passes_in_a_row_end_the_game_and_other_turns_begin_again() {
    let rules = game(ALWAYS, "draw", "", &format!("{TWO_PASSES}'draw'"));
    let start = Position::start(&rules);
    let once = after(&start, &["pass"]);
    assert_eq!(once.text(), "k4/5/5/5/4K b - - 1 1 passes=1");
    assert_eq!(at(&rules, &once.text()), once);
    assert_ne!(once.hash(), at(&rules, "k4/5/5/5/4K b - - 1 1").hash());
    assert_eq!((once.passes(), once.outcome()), (1, None));
    assert_eq!(after(&once, &["pass"]).outcome(), outcome(None, Reason::Passes));
    assert!(after(&once, &["pass"]).turn_texts().is_empty());
    let apart = after(&once, &["a5a4", "pass"]);
    assert_eq!((apart.passes(), apart.outcome()), (1, None));
    let faulty = Position::parse(&rules, "k4/5/5/5/4K b - - 1 1 passes=x").unwrap_err();
    assert_eq!(faulty.0, [PositionError::PassesUnreadable { found: "x".into() }]);
}

#[test]
fn counts_decide() {
    let decided = |result: &str, endings: &str, text: &str| {
        let rules = game(ALWAYS, "draw", endings, &format!("{TWO_PASSES}'{result}'"));
        after(&at(&rules, text), &["pass", "pass"]).outcome().unwrap().winner
    };
    let text = "k1rp1/5/5/5/1R2K w - - 0 1";
    assert_eq!(decided("most-pieces", "", text), Some(Side::Black));
    assert_eq!(decided("fewest-pieces", "", text), Some(Side::White));
    assert_eq!(decided("most-pieces", "", "k1r2/5/5/5/1R2K w - - 0 1"), None);
    let points = |half: &str| {
        decided("most-points", &format!("points = {{ rook = 5, pawn = 2 }}\n{half}"), "k1rpp/5/5/5/1RR1K w - - 0 1")
    };
    assert_eq!(points(""), Some(Side::White));
    assert_eq!(points("half-points-ahead = 2"), None);
    assert_eq!(points("half-points-ahead = 3"), Some(Side::Black));
}

/// Whatever would be a draw is won: by stalemate, lack of pieces, repetition.
#[test]
fn draws_are_won_where_the_game_says_so() {
    let stalemate = "k4/4R/5/5/1R2K b - - 0 1";
    for (draws, winner) in
        [("", None), ("draws = 'black'", Some(Side::Black)), ("draws = 'most-pieces'", Some(Side::White))]
    {
        let rules = game("", "draw", draws, "[[endings.dead]]\npieces = ['pawn']\nmost = 0");
        assert_eq!(at(&rules, stalemate).outcome(), outcome(winner, Reason::Stalemate), "{draws}");
    }
    let rules = game("", "draw", "draws = 'black'", "[[endings.dead]]\npieces = ['pawn']\nmost = 0");
    assert_eq!(Position::start(&rules).outcome(), outcome(Some(Side::Black), Reason::Dead));
    let rules = game("", "draw", "draws = 'black'", "");
    let mut position = Position::start(&rules);
    let mut entries = vec![Entry::of(&position)];
    for turn in ["e1e2", "a5a4", "e2e1", "a4a5"].repeat(2) {
        position.play_text(turn).unwrap();
        entries.push(Entry::of(&position));
    }
    assert_eq!(judge(&position, &entries), outcome(Some(Side::Black), Reason::Repetition));
}

#[test]
fn stalemate_is_counted_and_mate_may_win() {
    let stalemate = |rule: &str, text: &str| at(&game("", rule, "", ""), text).outcome().unwrap();
    let stuck = "k4/4R/p4/P4/1R2K b - - 0 1";
    assert_eq!(stalemate("most-pieces", stuck).winner, Some(Side::White));
    assert_eq!(stalemate("fewest-pieces", stuck).winner, Some(Side::Black));
    let mate = "k3R/4R/5/5/4K b - - 0 1";
    for (rule, winner) in
        [("", Some(Side::White)), ("checkmate = 'wins'", Some(Side::Black)), ("checkmate = 'draw'", None)]
    {
        assert_eq!(at(&game("", "draw", rule, ""), mate).outcome(), outcome(winner, Reason::Checkmate), "{rule}");
    }
}
