//! Threats: what the other side would do if it were its turn, on analysis boards and against the engine.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use variorum_library::effect;
use variorum_library::explain::Explainer;
use variorum_messages::Language;
use variorum_rules::Position;
use variorum_rules::effect::threats as threats_of;
use variorum_rules::movegen::make_null;

use super::effects::ways;
use super::helped::Helped;
use super::place;
use crate::body::Body;
use crate::catalogue::Catalogue;
use crate::error::ApiError;
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::request::{Answer, Id, json};
use crate::wire;
use crate::worker::{Queue, Worker};

/// The largest number of turns that are tried to find a win of the game.
pub(super) const TRIED: u64 = 3000;

/// What the other side would do in the position after the turns if it were its turn.
#[utoipa::path(
    post,
    path = "/games/{id}/threats",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::Place,
    responses(
        (status = 200, description = "The threats; none while the side to move is in check, and after the end of the game.", body = wire::Threats),
        (status = 422, description = "The variant has no such position, or a turn is illegal."),
    ),
)]
pub(crate) async fn threats(
    State(catalogue): State<Arc<Catalogue>>,
    queue: Queue,
    Id(id): Id,
    headers: HeaderMap,
    Body(place): Body<wire::Place>,
) -> Answer {
    let language = language::preferred(&headers);
    let work = move |worker: &Worker| {
        let (game, _) = place::reach(worker, &rules_of(worker, &id)?, &place)?;
        if game.ending().is_some() {
            return json(worker, &wire::Threats { threats: Vec::new() });
        }
        json(worker, &found(worker, &catalogue, &id, game.position(), language)?)
    };
    queue.run(work).await
}

/// What the engine would do if it were its turn, in a game against it that is not rated, for the player to move.
#[utoipa::path(
    get,
    path = "/sessions/{id}/threats",
    tag = "play",
    operation_id = "threats_in_play",
    params(
        ("id" = inline(values::SessionId), Path, description = "The id of the game in progress."),
    ),
    responses(
        (status = 200, description = "The threats.", body = wire::Threats),
        (status = 403, description = "The requester has no seat in this game."),
        (status = 422, description = "The game is rated, or between people, or it is not the requester’s turn, or it can no longer be opened."),
    ),
)]
pub(crate) async fn in_play(
    State(catalogue): State<Arc<Catalogue>>,
    Helped(standing): Helped,
    queue: Queue,
    headers: HeaderMap,
) -> Answer {
    let language = language::preferred(&headers);
    let work = move |worker: &Worker| {
        let id = &standing.position.rules().definition().id;
        json(worker, &found(worker, &catalogue, id, &standing.position, language)?)
    };
    queue.run(work).await
}

fn found(
    worker: &Worker,
    catalogue: &Catalogue,
    id: &str,
    position: &Position,
    language: Language,
) -> Result<wire::Threats, ApiError> {
    let rules = position.rules();
    let worth = catalogue.exchange_values(worker, id, rules)?;
    let found = threats_of(position, &worth, TRIED);
    let mut passed = position.scratch();
    if !found.is_empty() {
        make_null(&mut passed);
    }
    let explainer = Explainer::new(rules.definition(), language.tag()).with_customary_cells();
    let threats = found.into_iter().map(|threat| wire::Threat {
        code: threat.effect.code().to_owned(),
        text: explainer.text(&effect::threat(&passed, &threat)),
        first: passed.action_text(threat.turn.first),
        ways: ways(position, &threat.routes),
    });
    Ok(wire::Threats { threats: threats.collect() })
}
