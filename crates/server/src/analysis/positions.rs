//! `/api/games/{id}/line`, `position` and `second`: positions along a line, and the legal continuations.

use axum::http::HeaderMap;
use axum::response::Response;

use variorum_messages::Language;

use super::limits::MOST_TURNS;
use super::place;
use crate::body::Body;
use crate::error::{ApiError, BadRequest};
use crate::game_rules::rules_of;
use crate::language::{self, Problem};
use crate::openapi::values;
use crate::remarks::{remarked, with_remarks};
use crate::request::{Id, json};
use crate::view;
use crate::wire;
use crate::worker::{Queue, Worker};

/// The maximum number of positions in a response.
const MOST_POSITIONS: usize = 500;

/// The positions along a line, and what may follow the last one.
#[utoipa::path(
    post,
    path = "/games/{id}/line",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::LineRequest,
    responses(
        (status = 200, description = "The positions.", body = wire::LineView),
        (status = 422, description = "The variant has no such position, or the line is too long."),
    ),
)]
pub(crate) async fn line(
    queue: Queue,
    Id(id): Id,
    headers: HeaderMap,
    Body(request): Body<wire::LineRequest>,
) -> Result<Response, ApiError> {
    let language = language::preferred(&headers);
    queue.run(move |worker| json(worker, &walk(worker, &id, &request, language)?)).await
}

fn walk(
    worker: &Worker,
    id: &str,
    request: &wire::LineRequest,
    language: Language,
) -> Result<wire::LineView, ApiError> {
    let rules = rules_of(worker, id)?;
    if request.from > MOST_TURNS {
        return Err(BadRequest::LineTooLong { most: MOST_TURNS }.into());
    }
    let (mut game, remarks) = place::begin(worker, &rules, &request.place)?;
    let start = game.start().to_owned();
    let mut fault = None;
    let mut positions = Vec::new();
    let wanted = request.from..request.from.saturating_add(MOST_POSITIONS);
    if wanted.contains(&0) {
        positions.push(place::shown(&game));
    }
    for (turn, text) in request.place.turns.iter().enumerate() {
        if let Err(error) = place::advance(&mut game, text) {
            let text = text.chars().take(40).collect();
            fault = Some(wire::LineError { turn, text, problem: Problem::new(language, "play", &error) });
            break;
        }
        if wanted.contains(&game.ply()) {
            positions.push(place::shown(&game));
        }
    }
    let (length, from) = (game.ply(), request.from);
    let first = if wanted.contains(&length) { place::choices(worker, &game) } else { Vec::new() };
    let remarks = remarked(language, &remarks);
    Ok(wire::LineView { start, remarks, length, from, positions, first, fault })
}

/// The position after the turns, and what may follow.
#[utoipa::path(
    post,
    path = "/games/{id}/position",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::Place,
    responses(
        (status = 200, description = "The position.", body = wire::OpenPosition),
        (status = 422, description = "The variant has no such position, or a turn is illegal."),
    ),
)]
pub(crate) async fn position(
    queue: Queue,
    Id(id): Id,
    headers: HeaderMap,
    Body(place): Body<wire::Place>,
) -> Result<Response, ApiError> {
    let language = language::preferred(&headers);
    let work = move |worker: &Worker| {
        let (mut game, remarks) = place::begin(worker, &rules_of(worker, &id)?, &place)?;
        place::follow(&mut game, &place)?;
        let first = place::choices(worker, &game);
        let remarks = remarked(language, &remarks);
        let captured = game.turns().iter().filter_map(|made| view::captured(game.rules(), made)).collect();
        json(worker, &wire::OpenPosition { view: place::shown(&game), remarks, captured, first })
    };
    queue.run(work).await
}

/// What may follow a first part, in the position after the turns.
#[utoipa::path(
    post,
    path = "/games/{id}/second",
    tag = "analysis",
    operation_id = "second_part_of_a_line",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::SecondPartRequest,
    responses(
        (status = 200, description = "The second parts.", body = Vec<crate::wire::SecondChoice>, headers(("variorum-remarks" = String, description = "Remarks on the position, as a JSON list of problems; only if there are any."))),
        (status = 422, description = "The variant has no such position, or a turn is illegal."),
    ),
)]
pub(crate) async fn second(
    queue: Queue,
    Id(id): Id,
    headers: HeaderMap,
    Body(request): Body<wire::SecondPartRequest>,
) -> Result<Response, ApiError> {
    let language = language::preferred(&headers);
    let work = move |worker: &Worker| {
        let (game, remarks) = place::reach(worker, &rules_of(worker, &id)?, &request.place)?;
        if game.ending().is_some() {
            return Err(ApiError::GameOver);
        }
        let choices = view::second_choices(worker, &mut game.position().clone(), &request.first)?;
        Ok(with_remarks(json(worker, &choices)?, language, &remarks))
    };
    queue.run(work).await
}
