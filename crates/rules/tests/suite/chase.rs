//! Perpetual chase (`perpetual-chase`) as xiangqi has it, by the rules of the Asian Xiangqi Federation.
//!
//! `chase.tsv` has the repetitions that the public tests of Fairy-Stockfish take from the diagrams of those rules, with the results
//! given there: who wins, seen from the player to move. Those marked `unjudged` are decided there, but not clear enough for us: the threat
//! arises on a check, or both players chase and one of the attackers is pinned.

use variorum_rules::history::{Entry, judge};
use variorum_rules::{Outcome, Position, Reason, Rules, Side};

/// The position after these turns, and how it ends by its history.
fn repeated(rules: &std::sync::Arc<Rules>, text: &str, turns: &str) -> (Position, Option<Outcome>) {
    let mut position = Position::parse(rules, text).unwrap();
    let mut entries = vec![Entry::of(&position)];
    for turn in turns.split(' ') {
        position.play_text(turn).unwrap_or_else(|error| panic!("{text}: {turn}: {error}"));
        entries.push(Entry::of(&position));
    }
    let outcome = judge(&position, &entries);
    (position, outcome)
}

#[test]
fn published_repetitions_end_as_the_rules_say_or_are_drawn_as_unclear() {
    let rules = variorum_library::rules("xiangqi").unwrap();
    let mut chases = 0;
    for line in include_str!("chase.tsv").lines() {
        let [text, turns, result] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (position, outcome) = repeated(&rules, text, turns);
        let outcome = outcome.unwrap_or_else(|| panic!("no end: {line}"));
        let winner = match result {
            "mover" => Some(position.side()),
            "waiting" => Some(position.side().other()),
            "draw" | "unjudged mover" | "unjudged waiting" => None,
            other => panic!("{other}"),
        };
        assert_eq!(outcome.winner, winner, "{line}");
        chases += usize::from(outcome.reason == Reason::PerpetualChase);
    }
    assert_eq!(chases, 15);
}

const CANNON: &str = "2bakabnr/9/r1n1c4/2p1p1p1p/PP7/9/4P1P1P/2C3NC1/9/1NBAKAB1R w - - 0 1";
const CHASE: &str = "c3a3 a8b8 a3b3 b8a8 b3a3 a8b8 a3b3 b8a8 b3a3";

/// The chase of a chariot by a cannon, with each part of the rule changed.
#[test]
fn the_types_that_may_chase_or_be_chased_are_data() {
    let changed = |change: &dyn Fn(&mut variorum_gamedef::definition::Definition)| {
        let mut definition = variorum_library::rules("xiangqi").unwrap().definition().clone();
        change(&mut definition);
        repeated(&Rules::compile(&definition).unwrap(), CANNON, CHASE).1
    };
    let lost = Some(Outcome { winner: Some(Side::Black), reason: Reason::PerpetualChase });
    let draw = Some(Outcome { winner: None, reason: Reason::Repetition });
    assert_eq!(changed(&|_| ()), lost);
    assert_eq!(changed(&|definition| definition.endings.perpetual_chase = None), draw);
    let kind = |id: &str| {
        let rules = variorum_library::rules("xiangqi").unwrap();
        rules.definition().pieces.iter().position(|piece| piece.id == id).unwrap()
    };
    let (cannon, chariot) = (kind("cannon"), kind("chariot"));
    assert_eq!(changed(&|game| game.endings.perpetual_chase.as_mut().unwrap().free.push(cannon)), draw);
    // The chariot stands in its own half.
    assert_eq!(changed(&|game| game.endings.perpetual_chase.as_mut().unwrap().prey.push(chariot)), draw);
}

/// A position that was read from a text does not know the turns before it.
#[test]
fn without_the_turns_a_repetition_is_a_draw() {
    let rules = variorum_library::rules("xiangqi").unwrap();
    let mut position = Position::parse(&rules, CANNON).unwrap();
    let mut entries = vec![Entry::of(&position)];
    for turn in CHASE.split(' ') {
        position.play_text(turn).unwrap();
        entries.push(Entry::of(&position));
    }
    let read = Position::parse(&rules, &position.text()).unwrap();
    assert_eq!(judge(&read, &entries), Some(Outcome { winner: None, reason: Reason::Repetition }));
}
