//! Lines of turns that others wrote, compared with the turns in our own text.

use std::sync::Arc;

use variorum_notation::{ReadTurn, read_turn_after};
use variorum_rules::{Cell, Position, Rules};

pub fn rules(game: &str) -> Arc<Rules> {
    variorum_library::rules(game).expect("it compiles")
}

/// A position of a game; an empty text means the start.
#[track_caller]
pub fn position(game: &str, text: &str) -> Position {
    let rules = rules(game);
    match text {
        "" => Position::start(&rules),
        text => Position::parse(&rules, text).expect("a valid position"),
    }
}

/// Plays a line, in which `_` stands for a blank within a turn, and compares it with the turns in our own text.
#[track_caller]
pub fn line(game: &str, start: &str, texts: &str, own: &str) {
    let mut position = position(game, start);
    let (mut turns, mut previous) = (Vec::new(), None::<Cell>);
    for text in texts.split(' ') {
        let turn = match read_turn_after(&position, &text.replace('_', " "), previous) {
            Ok(ReadTurn::Legal(turn)) => turn,
            other => panic!("“{text}” in {}: {other:?}", position.text()),
        };
        turns.push(position.turn_text(turn));
        previous = Some(turn.first.to());
        position.play_unchecked(turn);
    }
    assert_eq!(turns.join(" "), own, "{texts}");
}
