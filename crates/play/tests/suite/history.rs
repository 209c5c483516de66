//! Repetition, perpetual check and quiet turns as a pure function (G-4).

use variorum_gamedef::definition::{Fate, RepetitionLoser};
use variorum_play::history::{Entry, RepetitionRules, adjudicate};
use variorum_rules::{Reason, Side};

/// Positions as letters, `+` after a letter: the player to move there is in check. Black is to move in the last one, so
/// White made the last turn.
fn entries(line: &str) -> Vec<Entry> {
    line.split_whitespace()
        .map(|word| Entry {
            hash: u64::from(word.as_bytes()[0]),
            check: word.ends_with('+'),
            quiet: 0,
            counted_out: false,
        })
        .collect()
}

fn said(line: &str, repetition: u8, perpetual_check: Fate) -> String {
    let terms = RepetitionRules { repetition, loser: None, perpetual_check, quiet_turns: None };
    match adjudicate(terms, &entries(line), Side::Black) {
        None => "goes on".into(),
        Some(outcome) => match outcome.winner {
            Some(winner) => format!("{winner} wins, {}", outcome.reason.text()),
            None => format!("draw, {}", outcome.reason.text()),
        },
    }
}

#[test]
fn repetition_counts_occurrences_from_the_start() {
    for (line, repetition, expected) in [
        ("a b c d a b c d a", 3, "draw, repetition"),
        ("a b c d a", 3, "goes on"),
        ("a b c d a", 2, "draw, repetition"),
        ("a b c d a b c d a", 4, "goes on"),
        ("a b c d a b c d a", 0, "goes on"),
        ("x a b c d a b c d a b c d a", 4, "draw, repetition"),
        ("a", 3, "goes on"),
        ("", 3, "goes on"),
    ] {
        assert_eq!(said(line, repetition, Fate::Draw), expected, "{line} at {repetition}");
    }
}

#[test]
fn perpetual_check_meets_its_fate() {
    for (line, fate, expected) in [
        // White gives check on each of their turns.
        ("a+ b c+ d a+ b c+ d a+", Fate::Loses, "Black wins, perpetual check"),
        ("a+ b c+ d a+ b c+ d a+", Fate::Wins, "White wins, perpetual check"),
        ("a+ b c+ d a+ b c+ d a+", Fate::Draw, "draw, repetition"),
        // Black does.
        ("a b+ c d+ a b+ c d+ a", Fate::Loses, "White wins, perpetual check"),
        // Both do: neither is to blame more.
        ("a+ b+ c+ d+ a+ b+ c+ d+ a+", Fate::Loses, "draw, repetition"),
        // One quiet turn in between is enough to be free of it.
        ("a+ b c d a+ b c+ d a+", Fate::Loses, "draw, repetition"),
        // The check that led to the first occurrence stands outside the repetition.
        ("a b c+ d a+ b c+ d a+", Fate::Loses, "Black wins, perpetual check"),
        // Checks before the repetition do not matter.
        ("x+ y z a b c d a b c d a", Fate::Loses, "draw, repetition"),
    ] {
        assert_eq!(said(line, 3, fate), expected, "{line}");
    }
}

#[test]
fn a_repetition_can_have_a_loser_but_perpetual_check_comes_first() {
    let said = |line: &str, loser, to_move| {
        let terms = RepetitionRules { repetition: 3, loser, perpetual_check: Fate::Loses, quiet_turns: None };
        let outcome = adjudicate(terms, &entries(line), to_move).unwrap();
        (outcome.winner, outcome.reason)
    };
    let plain = "a b c d a b c d a";
    for to_move in Side::BOTH {
        for (loser, winner) in [
            (None, None),
            (Some(RepetitionLoser::First), Some(Side::Black)),
            (Some(RepetitionLoser::Second), Some(Side::White)),
            (Some(RepetitionLoser::Repeating), Some(to_move)),
        ] {
            assert_eq!(said(plain, loser, to_move), (winner, Reason::Repetition), "{loser:?}, {to_move} to move");
        }
    }
    let checks = "a+ b c+ d a+ b c+ d a+";
    for loser in [RepetitionLoser::First, RepetitionLoser::Second, RepetitionLoser::Repeating] {
        assert_eq!(said(checks, Some(loser), Side::White), (Some(Side::White), Reason::PerpetualCheck), "{loser:?}");
    }
}

#[test]
fn only_the_occurrences_that_count_are_looked_at() {
    // Four occurrences where three are enough: the last three are the ones.
    assert_eq!(said("a b c d a b c+ d a+ b c+ d a+", 3, Fate::Loses), "Black wins, perpetual check");
}

#[test]
fn quiet_turns_are_counted_for_each_side() {
    let terms = RepetitionRules { repetition: 3, loser: None, perpetual_check: Fate::Draw, quiet_turns: Some(50) };
    let quiet = |quiet| adjudicate(terms, &[Entry { hash: 1, check: false, quiet, counted_out: false }], Side::White);
    assert_eq!(quiet(99), None);
    assert_eq!(quiet(100).map(|outcome| outcome.reason), Some(variorum_rules::Reason::QuietTurns));
    let terms = RepetitionRules { quiet_turns: None, ..terms };
    assert_eq!(
        adjudicate(terms, &[Entry { hash: 1, check: false, quiet: 1000, counted_out: false }], Side::White),
        None
    );
}
