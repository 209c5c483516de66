//! Royal pieces that face each other, which tests of endings count.

use std::sync::Arc;

use variorum_rules::{Outcome, Position, PositionError, Reason, Rules, Side};

use crate::positions::at;

fn game(lines: &str, endings: &str) -> Arc<Rules> {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 5\nranks = 5\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['step orthogonal and diagonal']\nroyal = true\n\
        [[piece]]\nid = 'rook'\nname = 'Rook'\ntoken = 'R'\nmoves = ['slide orthogonal']\n\
        [turn]\npass = 'always'\n\
        [endings]\nstalemate = 'draw'\nrepetition = 5\nperpetual-check = 'draw'\nface-to-face = '{lines}'\n\
        points = {{ rook = 5 }}\n{endings}\n\
        [[start]]\nname = 'Usual'\nposition = 'k4/5/5/5/4K w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

/// As in janggi: to go on facing each other is forbidden, but for a pass, which ends the game.
const ANSWERED: &str = "[[ending]]\nwhen = 'facing >= 2 and passes = 0'\nresult = 'forbidden'\n\
    [[ending]]\nwhen = 'facing >= 2 and passes >= 1'\nresult = 'most-points'";

fn played(position: &Position, turns: &[&str]) -> Position {
    let mut position = position.clone();
    for turn in turns {
        position.play_text(turn).unwrap();
    }
    position
}

fn turns(position: &Position) -> Vec<String> {
    let mut turns = position.turn_texts();
    turns.sort();
    turns
}

#[test]
fn it_is_no_check_but_must_be_answered() {
    let rules = game("orthogonal", ANSWERED);
    let start = at(&rules, "1k3/5/5/5/K3R w - - 0 1");
    let facing = played(&start, &["a1b1"]);
    assert_eq!((facing.facing(), facing.in_check(Side::Black)), (1, false));
    assert_eq!(turns(&facing), ["b5a4", "b5a5", "b5c4", "b5c5", "pass"]);
    // What stands between hides them.
    assert_eq!(played(&start, &["e1b1"]).facing(), 0);
    // Along a diagonal they do not face each other unless the file says so.
    let slanting = at(&rules, "4k/5/5/5/K2R1 w - - 0 1");
    assert_eq!(slanting.facing(), 0);
    assert_eq!(at(&game("diagonal", ANSWERED), &slanting.text()).facing(), 1);
}

#[test]
fn a_pass_ends_the_game_and_points_decide() {
    let rules = game("orthogonal", ANSWERED);
    let facing = at(&rules, "1k3/5/5/5/1K2R b - - 0 1");
    let passed = played(&facing, &["pass"]);
    assert_eq!(passed.outcome(), Some(Outcome { winner: Some(Side::White), reason: Reason::Passes }));
    assert_eq!(passed.text(), "1k3/5/5/5/1K2R w - - 1 2 passes=1 facing=2");
    assert_eq!(at(&rules, &passed.text()), passed);
    let mut back = passed;
    back.undo_turn();
    assert_eq!(back, facing);
    assert_eq!(at(&rules, "1k3/5/5/5/K3R b - - 0 1").turn_texts().len(), 6);
}

#[test]
fn turns_in_a_row_are_counted_and_others_begin_again() {
    let rules = game("orthogonal", "[[ending]]\nwhen = 'facing >= 3'\nresult = 'most-points'");
    let twice = played(&at(&rules, "1k3/5/5/5/K3R w - - 0 1"), &["a1b1", "b5b4"]);
    assert_eq!((twice.facing(), twice.outcome()), (2, None));
    assert_eq!(at(&rules, &twice.text()), twice);
    assert_ne!(twice.hash(), at(&rules, "5/1k3/5/5/1K2R w - - 2 2").hash());
    let thrice = played(&twice, &["e1e5"]);
    assert_eq!(thrice.outcome(), Some(Outcome { winner: Some(Side::White), reason: Reason::Connection }));
    assert_eq!(played(&twice, &["b1a1", "b4b5", "a1b1"]).facing(), 1);
    // The field counts only where they do face each other.
    assert_eq!(at(&rules, "4k/5/5/5/1K1R1 w - - 2 2 facing=2").facing(), 0);
    let faulty = Position::parse(&rules, "1k3/5/5/5/1K2R w - - 2 2 facing=x").unwrap_err();
    assert_eq!(faulty.0, [PositionError::FacingUnreadable { found: "x".into() }]);
}

/// Nothing changes on the board, so that a pass is judged without being made.
#[test]
fn whoever_is_in_check_may_not_pass() {
    let rules = game("orthogonal", ANSWERED);
    let may_pass = |text: &str| turns(&at(&rules, text)).contains(&"pass".to_owned());
    assert!(may_pass("k4/5/5/5/2K1R b - - 0 1"));
    assert!(!may_pass("k4/5/5/5/R1K2 b - - 0 1"));
    // Not even where it would end the game.
    assert!(may_pass("2k2/5/5/5/R1K2 b - - 0 1"));
    assert!(!may_pass("2k1R/5/5/5/2K2 b - - 0 1"));
}

/// A row of two turns is forbidden after one, whoever makes them face each other.
#[test]
fn a_row_may_be_forbidden_only_once_it_has_begun() {
    let rules = game("orthogonal", ANSWERED);
    let by_trial = Rules::compile_by_trial(rules.definition()).unwrap();
    let mut rng = fastrand::Rng::with_seed(9);
    let mut rows = [0; 2];
    let mut position = Position::start(&rules);
    for _ in 0..3000 {
        let slow = at(&by_trial, &position.text());
        assert_eq!(turns(&position), turns(&slow), "{}", position.text());
        rows[usize::from(position.facing().min(1))] += 1;
        let turns = position.turns();
        match turns.get(rng.usize(..turns.len().max(1))) {
            Some(&turn) => position.play_unchecked(turn),
            None => position = at(&rules, "1k3/5/5/5/3KR w - - 0 1"),
        }
    }
    assert!(rows[0] > 1000 && rows[1] > 300, "{rows:?}");
}
