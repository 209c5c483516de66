//! What USI and ICCS have in common: texts of one-part turns that differ from each other in the names of cells and in drops.

use variorum_gamedef::definition::Definition;
use variorum_rules::{Action, ActionKind, Cell, LONGEST_TURN, Phase, Position, Turn, TurnError};

use crate::legal::legal_actions;
use crate::letters;

/// Whether every turn of this game is a single action, so that it can be written without a second part.
pub(crate) fn has_single_actions(definition: &Definition) -> bool {
    definition.second.is_none() && !definition.moves_twice() && definition.remote_promotions.is_empty()
}

/// The text of a turn, with the names of cells by `cell` and `drop` between a dropped piece and its cell. `None` if the turn has a second part.
pub(crate) fn write(
    position: &Position,
    turn: Turn,
    cell: fn(&Position, Cell) -> String,
    drop: char,
) -> Option<String> {
    match turn.second {
        None => action_text(position, turn.first, cell, drop),
        Some(_) => None,
    }
}

fn action_text(position: &Position, action: Action, cell: fn(&Position, Cell) -> String, drop: char) -> Option<String> {
    let name = |at: Cell| cell(position, at);
    match action.kind() {
        ActionKind::Move | ActionKind::EnPassant | ActionKind::Double => {
            let via = position.named_via(action).map_or_else(String::new, name);
            Some(format!(
                "{}{via}{}{}",
                name(action.from()),
                name(action.to()),
                letters::promotion_suffix(position, action)
            ))
        }
        ActionKind::Shot => Some([action.from(), action.to(), action.from()].map(name).concat()),
        // No piece goes to a cell of its own side, so the partner's cell names nothing else.
        ActionKind::Castle | ActionKind::Swap => Some(format!("{}{}", name(action.from()), name(action.to()))),
        ActionKind::Drop => {
            Some(format!("{}{drop}{}", letters::unpromoted(position.rules(), action.piece_type()?), name(action.to())))
        }
        ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate => None,
    }
}

/// The legal turn with this text, in any case of letters. The position must be between turns.
///
/// # Errors
/// If no legal turn has this text.
pub(crate) fn read(
    position: &Position,
    text: &str,
    cell: fn(&Position, Cell) -> String,
    drop: char,
) -> Result<Turn, TurnError> {
    let text = text.trim();
    if text.len() > LONGEST_TURN {
        return Err(TurnError::TooLong);
    }
    let single = position.phase() == Phase::First && has_single_actions(position.rules().definition());
    let actions = if single { legal_actions(position) } else { Vec::new() };
    let found = actions.into_iter().find(|&action| {
        action_text(position, action, cell, drop).is_some_and(|written| written.eq_ignore_ascii_case(text))
    });
    match found {
        Some(first) => Ok(Turn { first, second: None }),
        None => Err(TurnError::Illegal { turn: text.to_owned() }),
    }
}
