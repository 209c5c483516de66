//! Hoppers that go neither over nor to pieces of their own type: attacks, pins and answers to checks.

use std::sync::Arc;

use variorum_rules::{Rules, Side};

use crate::positions::{at, compare_with_trial};

/// A game on seven files and six ranks with a king, a rook, a knight, and these pieces and rules.
fn game(king: &str, more: &str) -> Arc<Rules> {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 7\nranks = 6\n\
        [zones]\nfar = 'rank 6'\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = [{king}]\nroyal = true\n\
        [[piece]]\nid = 'rook'\nname = 'Rook'\ntoken = 'R'\nmoves = ['slide orthogonal']\n\
        [[piece]]\nid = 'knight'\nname = 'Knight'\ntoken = 'N'\nmoves = ['leap 1:2']\n\
        {more}\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = '3k3/7/7/7/7/3K3 w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

fn piece(id: &str, token: &str, moves: &str, more: &str) -> String {
    format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
}

const KING: &str = "'step orthogonal and diagonal'";
const SPARING: &str = "'hop orthogonal and diagonal, sparing'";

fn cannons() -> Arc<Rules> {
    game(KING, &piece("cannon", "C", SPARING, ""))
}

/// The turns to or from these cells.
fn turns(rules: &Arc<Rules>, text: &str, cells: &str) -> Vec<String> {
    let mut turns = at(rules, text).turn_texts();
    turns.retain(|turn| turn.contains(cells));
    turns.sort();
    turns
}

#[test]
fn a_cannon_neither_jumps_over_a_cannon_nor_takes_one() {
    let rules = cannons();
    let attacked = |text: &str| at(&rules, text).is_check();
    assert!(attacked("3k3/7/7/3c3/3N3/3K3 w - - 0 1"));
    assert!(!attacked("3k3/7/7/3c3/3C3/3K3 w - - 0 1"));
    assert!(!attacked("3k3/7/7/3c3/3c3/3K3 w - - 0 1"));
    // What stands on the target counts too.
    let aimed = |text: &str| at(&rules, text).attacked(rules.parse_cell("e4").unwrap(), Side::White);
    assert!(aimed("k6/7/1C1Nn2/7/7/3K3 w - - 0 1"));
    assert!(!aimed("k6/7/1C1Nc2/7/7/3K3 w - - 0 1"));
}

#[test]
fn only_what_a_cannon_does_not_spare_becomes_its_screen() {
    let rules = cannons();
    // Between the cannon and the king, a cannon may stand, and a rook may not.
    assert_eq!(turns(&rules, "3k3/3c3/7/1R5/7/3K3 w - - 0 1", "d3"), [""; 0]);
    assert_eq!(turns(&rules, "3k3/3c3/7/CN5/7/3K3 w - - 0 1", "a3d3"), ["a3d3"]);
    // A cannon that is the only screen may leave. What takes it is a screen that is not spared.
    assert_eq!(turns(&rules, "3k3/3c3/7/3CN2/7/3K3 w - - 0 1", "d3f3"), ["d3f3"]);
    assert_eq!(turns(&rules, "3k3/3c3/7/R2c3/7/3K3 w - - 0 1", "a3d3"), [""; 0]);
}

#[test]
fn a_cannon_that_takes_the_screen_answers_the_check() {
    let rules = cannons();
    let text = "3k3/3c3/7/CN1n2R/7/3K3 w - - 0 1";
    assert!(at(&rules, text).is_check());
    assert_eq!(turns(&rules, text, "a3d3"), ["a3d3"]);
    // A rook in its place is a screen as before.
    assert_eq!(turns(&rules, text, "g3d3"), [""; 0]);
}

#[test]
fn of_two_screens_one_may_leave_if_the_other_is_spared() {
    let rules = cannons();
    let of = |text: &str, cells: &str| turns(&rules, text, cells);
    // The rook would leave a cannon, the cannon a rook.
    let both = "3k3/3c3/3R3/7/N2CN2/3K3 w - - 0 1";
    assert!(of(both, "d4a4").contains(&"d4a4".to_owned()));
    assert_eq!(of(both, "d2f2"), [""; 0]);
    // The rook may not take the cannon, since it would be the only screen.
    assert_eq!(of("3k3/3c3/3R3/7/3c3/3K3 w - - 0 1", "d4d2"), [""; 0]);
}

/// Whatever hops how, moves judged by sets and moves tried one by one are the same.
#[test]
fn moves_around_sparing_hoppers_are_judged_as_if_each_were_tried() {
    let cannon = piece("cannon", "C", SPARING, "");
    let promotion = "[[promotion]]\npieces = ['knight']\nzone = 'far'\non = 'arrival'\ninto = ['cannon']\nform = 'chosen'\nduty = 'never'\n";
    let games = [
        ("one kind", KING, cannon.clone()),
        (
            "with captures only",
            KING,
            piece("cannon", "C", "'hop orthogonal, sparing, capturing', 'slide diagonal'", ""),
        ),
        ("beside another", KING, cannon.clone() + &piece("jumper", "J", "'hop orthogonal and diagonal'", "")),
        ("two kinds", KING, cannon.clone() + &piece("jumper", "J", SPARING, "")),
        ("a kind that does both", KING, piece("cannon", "C", "'hop orthogonal, sparing', 'hop diagonal'", "")),
        ("a royal hopper", "'step orthogonal', 'hop diagonal, sparing'", cannon.clone()),
        ("with promotions", KING, cannon.clone() + promotion),
        ("with drops", KING, piece("cannon", "C", SPARING, "returns = 'cannon'")),
        ("with stones", KING, cannon + "[[neutral]]\nid = 'stone'\nname = 'Stone'\ntoken = '*'\nrole = 'blocker'\n"),
    ];
    for (name, king, more) in games {
        let rules = game(king, &more);
        let others = if more.contains("'J'") {
            "CcJjRrNn"
        } else if more.contains("'*'") {
            "CcCc*RrNn"
        } else {
            "CcCcRrNn"
        };
        let hands = if name == "with drops" { "[Cc]" } else { "" };
        let (checks, calm) = compare_with_trial(name, &rules, others, hands);
        assert!(checks > 300 && calm > 1000, "{name}: {checks} checks, {calm} without");
    }
}

/// Hops of at most so many steps in all: the attacks on a cell, and pins, know the limit.
#[test]
fn moves_around_hoppers_of_limited_reach_are_judged_as_if_each_were_tried() {
    for phrase in ["'hop within 3 orthogonal and diagonal'", "'hop within 2 orthogonal', 'hop diagonal, capturing'"] {
        let rules = game(KING, &piece("cannon", "C", phrase, ""));
        let (checks, calm) = compare_with_trial(phrase, &rules, "CcCcRrNn", "");
        assert!(checks > 300 && calm > 1000, "{phrase}: {checks} checks, {calm} without");
    }
}
