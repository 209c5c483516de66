//! From a wish to a position: the start, then turn by turn.

use std::sync::Arc;

use variorum_play::{Game, PlayError};
use variorum_rules::movegen;
use variorum_rules::{Action, ActionKind, Position, Rules, Turn};

use super::dto;
use super::limits::MOST_TURNS;
use crate::error::{ApiError, BadPosition, BadRequest, IllegalTurn, Impossible};
use crate::view;
use crate::worker::Worker;

/// Longest text of a turn or a first part that is quoted or looked at.
const LONGEST_TURN: usize = 40;

/// The game at its start.
pub(crate) fn begin(_: &Worker, rules: &Arc<Rules>, place: &dto::Place) -> Result<Game, ApiError> {
    if place.turns.len() > MOST_TURNS {
        return Err(Impossible::LineTooLong { most: MOST_TURNS }.into());
    }
    let position = match (&place.start, place.start_number) {
        (Some(_), Some(_)) => {
            return Err(BadRequest::TwoStarts.into());
        }
        (Some(text), None) => parse(rules, text)?,
        (None, start_number) => {
            Position::nth_start(rules, start_number.unwrap_or(0)).ok_or(BadPosition::NoSuchNumber)?
        }
    };
    Ok(Game::study(position))
}

/// Reads a position.
pub(crate) fn parse(rules: &Arc<Rules>, text: &str) -> Result<Position, ApiError> {
    Position::parse(rules, text).map_err(ApiError::bad_position)
}

/// The game after all its turns.
pub(crate) fn reach(worker: &Worker, rules: &Arc<Rules>, place: &dto::Place) -> Result<Game, ApiError> {
    let mut game = begin(worker, rules, place)?;
    for (index, text) in place.turns.iter().enumerate() {
        if let Err(play) = advance(&mut game, text) {
            return Err(IllegalTurn::InLine { number: index + 1, play }.into());
        }
    }
    Ok(game)
}

/// Makes a turn, or says why not.
pub(crate) fn advance(game: &mut Game, text: &str) -> Result<(), PlayError> {
    game.play(text).map(drop)
}

/// The turn of which only the first part is known.
pub(crate) fn begun(position: &Position, first: &str) -> Result<Turn, ApiError> {
    let mut position = position.clone();
    let mut actions = Vec::new();
    movegen::actions(&mut position, &mut actions);
    let action = actions.into_iter().find(|&action| position.action_text(action) == first);
    action.map(|first| Turn { first, second: None }).ok_or_else(|| {
        let first: String = first.chars().take(LONGEST_TURN).collect();
        IllegalTurn::FirstPart { first: first.to_owned() }.into()
    })
}

/// The turn that led to the present position.
fn last_turn(game: &Game) -> Option<dto::ShownTurn> {
    let made = game.turns().last()?;
    let rules = game.rules();
    Some(dto::ShownTurn {
        text: made.text.clone(),
        side: made.side.letter(),
        number: made.number,
        cells: made.cells.iter().map(|&cell| rules.cell_name(cell)).collect(),
        paths: paths(rules, made.turn),
    })
}

/// Where the pieces of a turn go.
pub(crate) fn paths(rules: &Rules, turn: Turn) -> Vec<Vec<String>> {
    std::iter::once(turn.first).chain(turn.second).flat_map(|action| paths_of(rules, action)).collect()
}

fn paths_of(rules: &Rules, action: Action) -> Vec<Vec<String>> {
    let (from, to) = (action.from(), action.to());
    let cells = match action.kind() {
        ActionKind::Pass => Vec::new(),
        ActionKind::Move | ActionKind::EnPassant | ActionKind::Neutral => vec![vec![from, to]],
        ActionKind::Double => vec![vec![from, action.via(), to]],
        ActionKind::Castle => vec![vec![from, action.via()], vec![to, action.aux()]],
        ActionKind::Swap | ActionKind::NeutralSwap => vec![vec![from, to], vec![to, from]],
        ActionKind::Drop | ActionKind::NeutralPlace | ActionKind::Promote => vec![vec![to]],
    };
    let known = cells.into_iter().map(|path| path.into_iter().filter(|cell| cell.index() < rules.cells().count()));
    known.map(|path| path.map(|cell| rules.cell_name(cell)).collect()).collect()
}

/// The present position with all that a board shows.
pub(crate) fn shown(game: &Game) -> dto::PositionView {
    let position = game.position();
    let side = game.side();
    let check = position.royal_cell(side).filter(|_| position.is_check());
    dto::PositionView {
        position: position.text(),
        side: side.letter(),
        number: position.fullmove_number(),
        pieces: view::pieces(position),
        hands: view::hands(position),
        lost: view::lost(position),
        check: check.map(|cell| game.rules().cell_name(cell)),
        turn: last_turn(game),
        outcome: game.ending().map(view::outcome),
        history: game.history_ending().filter(|_| game.ending().is_none()).map(view::outcome),
    }
}

/// What may follow.
pub(crate) fn choices(worker: &Worker, game: &Game) -> Vec<crate::dto::FirstChoice> {
    if game.ending().is_some() { Vec::new() } else { view::first_choices(worker, &mut game.position().clone()) }
}
