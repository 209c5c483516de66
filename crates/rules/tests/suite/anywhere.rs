//! Leaps to any cell, and promotions that ask for certain steps: the sylphs and heroes of Dragonchess (Gygax 1985).

use std::sync::Arc;

use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{Position, Rules};

use crate::positions::at;

/// Kings, and one other type with this key `moves` and with what follows it.
fn game(moves: &str, further: &str) -> Arc<Rules> {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 5\nranks = 5\n[zones]\nhome = 'cells a1 b1 e1'\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['step orthogonal and diagonal']\nroyal = true\n\
        [[piece]]\nid = 'guest'\nname = 'Guest'\ntoken = 'G'\nmoves = ['step orthogonal']\n\
        [[piece]]\nid = 'sylph'\nname = 'Sylph'\ntoken = 'S'\nmoves = {moves}\n{further}\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'k4/5/5/5/4K w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

fn turns_from(position: &Position, cell: &str) -> Vec<String> {
    let mut turns = position.turn_texts();
    turns.retain(|turn| turn.starts_with(cell));
    turns.sort();
    turns
}

#[test]
fn a_leap_anywhere_goes_to_every_cell_that_its_zone_allows() {
    let rules = game("['leap anywhere, moving, from rank 3, to home', 'step forward diagonal, capturing']", "");
    assert_eq!(turns_from(&at(&rules, "k4/5/2S2/5/4K w - - 0 1"), "c3"), ["c3a1", "c3b1"]);
    assert_eq!(
        turns_from(&at(&rules, "k4/5/2S2/5/gG2K w - - 0 1"), "c3"),
        [""; 0],
        "it captures nothing, and b1 is taken"
    );
    assert_eq!(turns_from(&at(&rules, "k4/2S2/5/5/4K w - - 0 1"), "c4"), [""; 0]);
    // Black's home is on the last rank.
    assert_eq!(turns_from(&at(&rules, "k4/5/2s2/5/4K b - - 0 1"), "c3"), ["c3b5", "c3e5"]);
    let all = game("['leap anywhere']", "");
    let checked = at(&all, "k4/5/2S2/5/4K b - - 0 1");
    assert_eq!(checked.turn_texts(), [""; 0], "it attacks every cell");
    assert!(checked.in_check(variorum_rules::Side::Black));
    let moving = game("['leap anywhere, moving']", "");
    assert_eq!(turns_from(&at(&moving, "k4/5/2g2/5/S3K w - - 0 1"), "a1").len(), 25 - 4);
}

#[test]
fn who_asks_learns_why_a_leap_anywhere_is_not_legal() {
    let rules = game("['leap anywhere, moving, from rank 3, to home']", "");
    let position = at(&rules, "k4/5/2S2/5/g3K w - - 0 1");
    let asked = |wish: &str| {
        let wish = Wish::parse(&rules, wish).unwrap();
        refusal(&position, &wish).map(|refusal| refusal.causes)
    };
    assert_eq!(asked("c3b1"), None);
    assert!(matches!(asked("c3a1").as_deref(), Some([Cause::CannotCapture { .. }])), "{:?}", asked("c3a1"));
    assert!(matches!(asked("c3d1").as_deref(), Some([Cause::EndZone { .. }])), "{:?}", asked("c3d1"));
}

const REMEMBERS: &str = "[[piece]]\nid = 'left'\nname = 'Left'\ntoken = 'L'\nmoves = ['step backward diagonal leftward']\n\
    [[promotion]]\npieces = ['sylph']\nzone = 'all cells'\non = 'arrival'\nby = 'forward diagonal rightward'\n\
    into = ['left']\nform = 'silent'\nduty = 'always'\n\
    [[promotion]]\npieces = ['left']\nzone = 'all cells'\non = 'arrival'\ninto = ['sylph']\nform = 'silent'\nduty = 'always'\n";

#[test]
fn a_promotion_by_a_step_needs_that_step() {
    let rules = game("['step diagonal', 'leap 2:2']", REMEMBERS);
    let mut position = at(&rules, "k4/5/5/1S3/4K w - - 0 1");
    let after = |turn: &str| {
        let mut next = position.clone();
        next.play_text(turn).unwrap();
        next.text()
    };
    assert_eq!(after("b2c3"), "k4/5/2L2/5/4K b - - 1 1");
    for other in ["b2a3", "b2c1", "b2a1", "b2d4"] {
        assert!(after(other).contains('S'), "{other}: {}", after(other));
    }
    position.play_text("b2c3").unwrap();
    position.play_text("a5b5").unwrap();
    assert_eq!(turns_from(&position, "c3"), ["c3b2"]);
    position.play_text("c3b2").unwrap();
    assert_eq!(position.text(), "1k3/5/5/1S3/4K b - - 3 2");
}

#[test]
fn a_step_is_seen_from_the_side_that_makes_it() {
    let rules = game("['step diagonal']", REMEMBERS);
    let mut position = at(&rules, "k4/1s3/5/5/4K b - - 0 1");
    position.play_text("b4c3").unwrap();
    assert!(position.text().contains('l'), "{}", position.text());
    position.play_text("e1e2").unwrap();
    assert_eq!(turns_from(&position, "c3"), ["c3b4"]);
}

/// A piece that remembers a direction is no symmetric one.
#[test]
fn promotions_by_steps_leave_the_board_no_symmetry() {
    let all = |rules: &Arc<Rules>| (0..rules.definition().pieces.len()).collect::<Vec<_>>();
    let rules = game("['step diagonal']", REMEMBERS);
    assert_eq!(rules.symmetries(&all(&rules)).len(), 1);
    assert_eq!(rules.symmetries(&[0, 1]).len(), 8);
}
