//! From a request to a position: the start, then turn by turn.

use std::sync::Arc;

use variorum_notation::{Dialect, ReadPosition, Remark, read_position, sfen};
use variorum_play::{Game, MadeTurn, PlayError};
use variorum_rules::{Position, Rules, Turn};

use super::limits::MOST_TURNS;
use crate::error::{ApiError, BadPosition, BadRequest, IllegalTurn, Impossible};
use crate::view;
use crate::wire;
use crate::worker::Worker;

/// A game at the requested start, and remarks on the text of that position.
pub(crate) fn begin(_: &Worker, rules: &Arc<Rules>, place: &wire::Place) -> Result<(Game, Vec<Remark>), ApiError> {
    if place.turns.len() > MOST_TURNS {
        return Err(Impossible::LineTooLong { most: MOST_TURNS }.into());
    }
    let ReadPosition { position, remarks } = match (&place.start, place.start_number) {
        (Some(_), Some(_)) => {
            return Err(BadRequest::TwoStarts.into());
        }
        (Some(text), None) => parse(rules, text)?,
        (None, start_number) => {
            let start = Position::nth_start(rules, start_number.unwrap_or(0));
            ReadPosition { position: start.ok_or(BadPosition::NoSuchNumber)?, remarks: Vec::new() }
        }
    };
    Ok((Game::study(position), remarks))
}

/// Reads a position in any notation.
pub(crate) fn parse(rules: &Arc<Rules>, text: &str) -> Result<ReadPosition, ApiError> {
    read_position(rules, text).map_err(ApiError::bad_position)
}

/// The game after all requested turns, and remarks on the text of its start.
pub(crate) fn reach(worker: &Worker, rules: &Arc<Rules>, place: &wire::Place) -> Result<(Game, Vec<Remark>), ApiError> {
    let (mut game, remarks) = begin(worker, rules, place)?;
    follow(&mut game, place)?;
    Ok((game, remarks))
}

/// Makes all requested turns.
pub(crate) fn follow(game: &mut Game, place: &wire::Place) -> Result<(), ApiError> {
    for (index, text) in place.turns.iter().enumerate() {
        if let Err(play) = advance(game, text) {
            return Err(IllegalTurn::InLine { number: index + 1, play }.into());
        }
    }
    Ok(())
}

/// Makes a turn, in any notation of the game, or a null move; an error if it is illegal.
pub(crate) fn advance(game: &mut Game, text: &str) -> Result<(), PlayError> {
    game.play(text).map(drop)
}

/// A turn of which only the first part is known.
pub(crate) fn begun(position: &Position, first: &str) -> Result<Turn, ApiError> {
    Ok(Turn { first: view::first_part(&mut position.clone(), first)?, second: None })
}

/// A turn that was made.
fn shown_turn(rules: &Rules, made: &MadeTurn) -> wire::ShownTurn {
    wire::ShownTurn {
        turn: view::made_turn(rules, made),
        side: made.side.letter(),
        number: made.number,
        cells: view::names(rules, made.cells.iter().copied()),
        paths: made.routes.iter().map(|route| view::way(rules, route)).collect(),
    }
}

/// The current position with everything that a board shows.
pub(crate) fn shown(game: &Game) -> wire::PositionView {
    let position = game.position();
    let side = game.side();
    let sides = game.rules().definition().style.sides;
    wire::PositionView {
        position: position.text(),
        fen: Dialect::uci(Arc::clone(position.rules()), false).fen(position),
        sfen: sfen(position),
        side: side.letter(),
        number: position.fullmove_number(),
        pieces: view::pieces(position),
        hands: view::hands(position),
        lost: view::lost(position),
        count: view::count(position),
        row: view::turns_in_row(position),
        checked: view::checked(position),
        turn: game.turns().last().map(|made| shown_turn(game.rules(), made)),
        outcome: game.ending().map(|ending| view::outcome(ending, sides)),
        history: game.history_ending().filter(|_| game.ending().is_none()).map(|ending| view::outcome(ending, sides)),
    }
}

/// The legal first parts.
pub(crate) fn choices(worker: &Worker, game: &Game) -> Vec<crate::wire::FirstChoice> {
    if game.ending().is_some() { Vec::new() } else { view::first_choices(worker, &mut game.position().clone()) }
}
