//! Move text: the game's id, a line of bytes that choose turns from the start, then moves as people and programs write them.

use std::sync::Arc;
use variorum_notation::Dialect;
use variorum_rules::{Position, refusal};

use crate::input;

/// Moves read at one position.
const MOST_MOVES: usize = 8;
/// Turns from the start to that position.
const MOST_TURNS: usize = 12;

pub(crate) fn move_text(bytes: &[u8]) {
    let text = input::text(bytes);
    let mut lines = text.split('\n');
    let rules = input::rules(lines.next().unwrap_or_default());
    let mut position = Position::start(&rules);
    for byte in lines.next().unwrap_or_default().bytes().take(MOST_TURNS) {
        if position.outcome().is_some() {
            break;
        }
        let Some(turn) = input::choose(&position.turns(), byte) else { break };
        position.play_unchecked(turn);
    }
    let dialects = [
        Dialect::uci(Arc::clone(&rules), false),
        Dialect::uci(Arc::clone(&rules), true),
        Dialect::xboard(Arc::clone(&rules), false),
    ];
    let here = position.text();
    for line in lines.take(MOST_MOVES) {
        if let Some(cell) = rules.parse_cell(line) {
            assert_eq!(rules.parse_cell(&rules.cell_name(cell)), Some(cell));
        }
        match position.parse_turn(line) {
            Ok(turn) => {
                let own = position.turn_text(turn);
                assert_eq!(position.parse_turn(&own), Ok(turn), "{line} in {here}");
                position.play_unchecked(turn);
                position.undo_turn();
            }
            Err(fault) => assert!(!fault.to_string().is_empty()),
        }
        if let Some(asked) = refusal::ask(&position, line) {
            assert!(asked.refusal.is_none_or(|refused| !refused.causes.is_empty()), "{line} in {here}");
        }
        for dialect in &dialects {
            if let Ok(turn) = dialect.parse_turn(&position, line) {
                let own = dialect.turn_text(&position, turn);
                assert_eq!(dialect.parse_turn(&position, &own), Ok(turn), "{line}, written {own}, in {here}");
            }
        }
        assert_eq!(position.text(), here, "reading a move changes nothing");
    }
}
