//! Position text: the game's id, the text, and a line of bytes that choose turns.

use variorum_rules::audit;
use variorum_rules::{Phase, Position};

use crate::input;

/// Turns made from a position.
const MOST_TURNS: usize = 16;

pub(crate) fn position(bytes: &[u8]) {
    let text = input::text(bytes);
    let mut lines = text.splitn(3, '\n');
    let mut next = || lines.next().unwrap_or_default();
    let (game, position, choices) = (next(), next(), next());
    let rules = input::rules(game);
    match Position::parse(&rules, position) {
        Ok(mut position) => play(&mut position, choices.bytes()),
        Err(faults) => {
            assert!(!faults.to_string().is_empty());
        }
    }
}

/// Makes the chosen turns and takes them back. Every position on the way must read back as it was written.
pub(crate) fn play(position: &mut Position, choices: impl Iterator<Item = u8>) {
    let mut before = vec![checked(position)];
    for byte in choices.take(MOST_TURNS) {
        if position.outcome().is_some() {
            break;
        }
        let Some(turn) = input::choose(&position.turns(), byte) else {
            panic!("no outcome and no turn: {}", position.text());
        };
        let text = position.turn_text(turn);
        assert_eq!(position.parse_turn(&text), Ok(turn), "{text} in {}", position.text());
        position.play_unchecked(turn);
        before.push(checked(position));
    }
    before.pop();
    while let Some(text) = before.pop() {
        position.undo_turn();
        assert_eq!(position.text(), text, "after a turn was taken back");
    }
}

/// The text of a position, read back and compared.
fn checked(position: &Position) -> String {
    assert_eq!(position.phase(), Phase::First, "between turns");
    assert_eq!(audit::running_hash(position), audit::hash_from_scratch(position), "{}", position.text());
    let text = position.text();
    match Position::parse(position.rules(), &text) {
        Ok(again) => {
            assert_eq!(again.text(), text);
            assert_eq!(&again, position, "{text}");
        }
        Err(faults) => panic!("{text} does not read back: {faults}"),
    }
    text
}
