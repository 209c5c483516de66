//! `/api/games/{id}/refusal`: why a turn is not legal.

use axum::http::HeaderMap;
use axum::response::Response;
use variorum_gamedef::ending::Reason;
use variorum_gamedef::vocabulary::Choices as _;
use variorum_library::explain::Explainer;
use variorum_library::refusal;
use variorum_messages::Language;
use variorum_rules::refusal::{self as core, Asked, Cause};
use variorum_rules::{Cell, TurnError};

use super::place;
use crate::body::Body;
use crate::error::{ApiError, IllegalTurn};
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::request::{Id, json};
use crate::view;
use crate::wire;
use crate::worker::{Queue, Worker};

/// Why a turn is not legal in the position after the turns, as causes with the cells that they concern.
#[utoipa::path(
    post,
    path = "/games/{id}/refusal",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::RefusalRequest,
    responses(
        (status = 200, description = "The causes; none if the turn, or its first part if that alone was asked about, is legal.", body = wire::Refusal),
        (status = 422, description = "The variant has no such position, a turn is illegal, or the text names no cells or pieces of the variant."),
    ),
)]
pub(crate) async fn refusal(
    queue: Queue,
    Id(id): Id,
    headers: HeaderMap,
    Body(request): Body<wire::RefusalRequest>,
) -> Result<Response, ApiError> {
    let language = language::preferred(&headers);
    queue.run(move |worker| json(worker, &answer(worker, &id, &request, language)?)).await
}

fn answer(
    worker: &Worker,
    id: &str,
    request: &wire::RefusalRequest,
    language: Language,
) -> Result<wire::Refusal, ApiError> {
    let rules = rules_of(worker, id)?;
    let (game, _) = place::reach(worker, &rules, &request.place)?;
    let unreadable = || {
        let turn = request.turn.chars().take(40).collect();
        ApiError::from(IllegalTurn::Now { turn: TurnError::Illegal { turn } })
    };
    let mut asked = core::ask(game.position(), &request.turn).ok_or_else(unreadable)?;
    // Where neither side can win, the rules still list turns.
    if let Some(reason) = game.ending().and_then(|ending| Reason::of_word(ending.word())) {
        asked.refusal = Some(Cause::GameOver { reason }.into());
    }
    Ok(told(&asked, language))
}

fn told(asked: &Asked, language: Language) -> wire::Refusal {
    let Asked { position, wish, refusal } = asked;
    let rules = position.rules();
    let explainer = Explainer::new(rules.definition(), language.tag()).with_customary_cells();
    let names = |cells: &[Cell]| view::names(rules, cells.iter().copied());
    let cause = |cause: &Cause| {
        let message = refusal::sentence(position, wish, cause);
        wire::RefusalCause {
            code: cause.code().to_owned(),
            args: serde_json::to_value(&message.args).unwrap_or_default(),
            text: explainer.text(&message),
            cells: names(&cause.cells()),
            lines: cause.attacks().iter().map(|attack| names(&attack.route.cells)).collect(),
        }
    };
    let causes: Vec<wire::RefusalCause> = refusal.iter().flat_map(|refusal| &refusal.causes).map(cause).collect();
    let text = refusal.as_ref().map(|refused| explainer.text(&refusal::message(position, wish, refused)));
    wire::Refusal { legal: refusal.is_none(), text: text.unwrap_or_default(), cells: names(&wish.cells()), causes }
}
