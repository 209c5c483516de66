//! Exact results: what endgame tables say of a position and of its turns, on analysis boards and against the engine.

use axum::response::Response;
use variorum_engine::{Exact, ExactValue};
use variorum_notation::san;
use variorum_rules::history::Entry;
use variorum_rules::{Action, Position, Side, Turn};

use super::helped::Helped;
use super::place;
use crate::body::Body;
use crate::error::ApiError;
use crate::game_rules::rules_of;
use crate::openapi::values;
use crate::prepared;
use crate::request::{Answer, Id, json};
use crate::view;
use crate::wire;
use crate::worker::{Queue, Worker};

/// What endgame tables say of the position after the turns. If its table can be made and there is none yet, it is made in the background.
#[utoipa::path(
    post,
    path = "/games/{id}/exact",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::Place,
    responses(
        (status = 200, description = "What is known; after the end of the game, nothing.", body = wire::Exact),
        (status = 422, description = "The variant has no such position, or a turn is illegal."),
    ),
)]
pub(crate) async fn exact(queue: Queue, Id(id): Id, Body(place): Body<wire::Place>) -> Answer {
    let work = move |worker: &Worker| {
        let (game, _) = place::reach(worker, &rules_of(worker, &id)?, &place)?;
        // On an analysis board repetitions do not end a line.
        if game.ending().is_some() { json(worker, &wire::Exact::default()) } else { told(worker, game.position(), &[]) }
    };
    queue.run(work).await
}

/// What endgame tables say in a game against the engine that is not rated, for the player to move.
#[utoipa::path(
    get,
    path = "/sessions/{id}/exact",
    tag = "play",
    operation_id = "exact_in_play",
    params(
        ("id" = inline(values::SessionId), Path, description = "The id of the game in progress."),
    ),
    responses(
        (status = 200, description = "What is known.", body = wire::Exact),
        (status = 403, description = "The requester has no seat in this game."),
        (status = 422, description = "The game is rated, or between people, or it is not the requester’s turn, or it can no longer be opened."),
    ),
)]
pub(crate) async fn in_play(Helped(standing): Helped, queue: Queue) -> Answer {
    queue.run(move |worker| told(worker, &standing.position, &standing.history)).await
}

fn told(worker: &Worker, position: &Position, history: &[Entry]) -> Result<Response, ApiError> {
    let (known, coming) = prepared::exact(position, history);
    let answer = known.map_or_else(wire::Exact::default, |known| shown(position, &known));
    json(worker, &wire::Exact { coming, ..answer })
}

/// A result for `mover`, in turns of the winner.
fn result(mover: Side, value: ExactValue) -> wire::ExactResult {
    match value {
        ExactValue::Draw => wire::ExactResult { winner: None, turns: None },
        // Of n turns of both sides, the winner makes half, rounded up when the mover wins.
        ExactValue::Win(turns) => wire::ExactResult { winner: Some(mover.letter()), turns: Some(turns.div_ceil(2)) },
        ExactValue::Loss(turns) => wire::ExactResult { winner: Some(mover.other().letter()), turns: Some(turns / 2) },
    }
}

/// How good a result is for whoever brings it about.
fn worth(value: Option<ExactValue>) -> i32 {
    match value {
        Some(ExactValue::Win(turns)) => 100_000 - i32::from(turns),
        None => 1,
        Some(ExactValue::Draw) => 0,
        Some(ExactValue::Loss(turns)) => i32::from(turns) - 100_000,
    }
}

fn written(position: &Position, turn: Turn) -> wire::WrittenTurn {
    let rules = position.rules();
    let san = Some(view::algebraic(rules, san(position, turn)));
    wire::WrittenTurn { san, ..view::written(rules, &position.turn_text(turn)) }
}

/// The second parts of turns with the same first part, the best first.
fn seconds(position: &Position, turns: &[(Turn, Option<ExactValue>)]) -> Vec<wire::ExactSecond> {
    let mut turns = turns.to_vec();
    turns.sort_by_key(|&(_, value)| std::cmp::Reverse(worth(value)));
    let second = |(turn, value): (Turn, Option<ExactValue>)| wire::ExactSecond {
        text: turn
            .second
            .filter(|&second| second != Action::PASS)
            .map_or_else(String::new, |second| position.action_text(second)),
        result: value.map(|value| result(position.side(), value)),
    };
    turns.into_iter().map(second).collect()
}

fn shown(position: &Position, exact: &Exact) -> wire::Exact {
    let mover = position.side();
    // Turns with the same first part follow each other.
    let firsts = exact.turns.chunk_by(|(one, _), (other, _)| one.first == other.first);
    let best = |turns: &[(Turn, Option<ExactValue>)]| {
        let &(turn, value) = turns.iter().max_by_key(|(_, value)| worth(*value))?;
        let seconds = if turns.len() > 1 { seconds(position, turns) } else { Vec::new() };
        Some((
            worth(value),
            wire::ExactTurn {
                first: position.action_text(turn.first),
                turn: written(position, turn),
                result: value.map(|value| result(mover, value)),
                seconds,
            },
        ))
    };
    let mut turns: Vec<_> = firsts.filter_map(best).collect();
    turns.sort_by(|(one, _), (other, _)| other.cmp(one));
    wire::Exact {
        result: Some(result(mover, exact.value)),
        coming: false,
        turns: turns.into_iter().map(|(_, turn)| turn).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn second_parts_stand_beside_their_first_part_with_what_they_come_to() {
        let rules = variorum_library::rules("marseillais-chess").unwrap();
        let position = Position::parse(&rules, "7k/8/8/8/8/8/8/K1R5 w - - 0 1").unwrap();
        let value = |turn: Turn| match position.turn_text(turn).as_str() {
            "c1c2,c2h2" => Some(ExactValue::Win(3)),
            "c1c2,c2g2" => Some(ExactValue::Win(7)),
            "c1c2,a1b1" => None,
            _ => Some(ExactValue::Draw),
        };
        let turns: Vec<_> = position.turns().into_iter().map(|turn| (turn, value(turn))).collect();
        let shown = shown(&position, &Exact { value: ExactValue::Win(3), turns });
        let best = &shown.turns[0];
        assert_eq!((best.first.as_str(), best.turn.text.as_str()), ("c1c2", "c1c2,c2h2"));
        let seconds: Vec<_> = best
            .seconds
            .iter()
            .map(|second| (second.text.as_str(), second.result.as_ref().map(|result| result.turns)))
            .collect();
        assert_eq!(seconds[..3], [("c2h2", Some(Some(2))), ("c2g2", Some(Some(4))), ("a1b1", None)]);
        assert!(seconds[3..].iter().all(|(_, result)| *result == Some(None)));
        // A first part that ends the turn has none.
        assert!(shown.turns.iter().any(|turn| turn.first == "c1h1" && turn.seconds.is_empty()), "check ends the turn");
    }
}
