//! `/api/games/{id}/effects`: what a turn does.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use variorum_gamedef::ending::Reason;
use variorum_gamedef::vocabulary::Choices as _;
use variorum_library::effect;
use variorum_library::explain::Explainer;
use variorum_messages::Language;
use variorum_notation::san;
use variorum_play::TableError;
use variorum_rules::diagram::{Route, Trace, play_traced, routes};
use variorum_rules::effect::{Effect, effects as effects_of};
use variorum_rules::{Outcome, Phase, Position, Turn, TurnError};

use super::place;
use crate::body::Body;
use crate::catalogue::Catalogue;
use crate::error::{ApiError, IllegalTurn};
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::request::{Answer, Id, json};
use crate::view;
use crate::wire;
use crate::worker::{Queue, Worker};

/// What a turn does in the position after the turns: what it captures, attacks, saves or opens, how it ends the game.
#[utoipa::path(
    post,
    path = "/games/{id}/effects",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::EffectsRequest,
    responses(
        (status = 200, description = "The effects.", body = wire::Effects),
        (status = 422, description = "The variant has no such position, or a turn is illegal."),
    ),
)]
pub(crate) async fn effects(
    State(catalogue): State<Arc<Catalogue>>,
    queue: Queue,
    Id(id): Id,
    headers: HeaderMap,
    Body(request): Body<wire::EffectsRequest>,
) -> Answer {
    let language = language::preferred(&headers);
    queue.run(move |worker| json(worker, &answer(worker, &catalogue, &id, &request, language)?)).await
}

fn answer(
    worker: &Worker,
    catalogue: &Catalogue,
    id: &str,
    request: &wire::EffectsRequest,
    language: Language,
) -> Result<wire::Effects, ApiError> {
    let rules = rules_of(worker, id)?;
    let (mut game, _) = place::reach(worker, &rules, &request.place)?;
    if game.ending().is_some() {
        return Err(ApiError::GameOver);
    }
    let position = game.position().clone();
    place::advance(&mut game, &request.turn).map_err(|play| ApiError::from(TableError::Play { play }))?;
    let made = game.turns().last().map(|made| made.text.clone()).unwrap_or_default();
    // A null move is a turn of no rule: it does nothing.
    let unreadable = |_| ApiError::from(IllegalTurn::Now { turn: TurnError::Illegal { turn: made.clone() } });
    let turn = position.parse_turn(&made).map_err(unreadable)?;
    let worth = catalogue.exchange_values(worker, id, &rules)?;
    let mut found = effects_of(&position, turn, &worth);
    // Ends by repetition and by quiet turns are known to the game alone.
    let ends = |effect: &Effect| matches!(effect, Effect::Ends { .. });
    if let Some(ending) = game.ending().filter(|_| !found.iter().any(ends))
        && let Some(reason) = Reason::of_word(ending.word())
    {
        let outcome = Outcome { winner: ending.winner, reason };
        found.insert(0, Effect::Ends { outcome, by: position.side() });
    }
    let explainer = Explainer::new(rules.definition(), language.tag()).with_customary_cells();
    let one = |found: &Effect| {
        let message = effect::sentence(&position, turn, found);
        wire::TurnEffect {
            code: found.code().to_owned(),
            args: serde_json::to_value(&message.args).unwrap_or_default(),
            text: explainer.text(&message),
            cells: view::names(&rules, found.cells()),
            ways: found.attacks().iter().map(|attack| view::way(&rules, &attack.route)).collect(),
        }
    };
    Ok(wire::Effects {
        text: explainer.text(&effect::message(&position, turn, &found)),
        effects: found.iter().map(one).collect(),
        turn: shown(&position, turn),
        parts: parts(&position, turn),
    })
}

/// A turn that is legal in the position, for display on the board.
pub(super) fn shown(position: &Position, turn: Turn) -> wire::ShownTurn {
    let rules = position.rules();
    let text = position.turn_text(turn);
    let mut after = position.scratch();
    let Trace { cells, routes } = play_traced(&mut after, turn);
    let san = Some(view::algebraic(rules, san(position, turn)));
    wire::ShownTurn {
        turn: wire::WrittenTurn { san, ..view::written(rules, &text) },
        side: position.side().letter(),
        number: position.fullmove_number(),
        cells: view::names(rules, cells),
        paths: ways(position, &routes),
    }
}

/// The paths of each part of a turn that is legal in the position.
pub(super) fn parts(position: &Position, turn: Turn) -> Vec<Vec<wire::Way>> {
    let mut parts = vec![ways(position, &routes(position, turn.first))];
    let mut after = position.scratch();
    after.make_unchecked(turn.first);
    if let (Phase::Second, Some(second)) = (after.phase(), turn.second) {
        let moved = routes(&after, second);
        if !moved.is_empty() {
            parts.push(ways(position, &moved));
        }
    }
    parts
}

pub(super) fn ways(position: &Position, routes: &[Route]) -> Vec<wire::Way> {
    routes.iter().map(|route| view::way(position.rules(), route)).collect()
}
