//! `/api/games/{id}/ask`: a line of the site's command line, answered in words or with what is to be done.

use axum::http::HeaderMap;
use axum::response::Response;
use variorum_commands::{Answer, Deed, LONGEST_LINE, Scene};
use variorum_library::explain::Explainer;
use variorum_messages::Language;

use super::place;
use crate::body::Body;
use crate::error::{ApiError, BadRequest, IllegalTurn};
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::request::{Id, json};
use crate::wire;
use crate::worker::{Queue, Worker};

/// Reads a line that a player typed: a move in any notation of the variant, a question about the board, or a command. Nothing is done.
#[utoipa::path(
    post,
    path = "/games/{id}/ask",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
    ),
    request_body = wire::AskRequest,
    responses(
        (status = 200, description = "The answer in words, or what the line asks to be done.", body = wire::AskAnswer),
        (status = 422, description = "The variant has no such position, or a turn or the first part is illegal."),
    ),
)]
pub(crate) async fn ask(
    queue: Queue,
    Id(id): Id,
    headers: HeaderMap,
    Body(request): Body<wire::AskRequest>,
) -> Result<Response, ApiError> {
    if request.line.chars().count() > LONGEST_LINE {
        return Err(BadRequest::TypedTooLong { most: LONGEST_LINE }.into());
    }
    let language = language::preferred(&headers);
    queue.run(move |worker| json(worker, &answer(worker, &id, &request, language)?)).await
}

fn answer(
    worker: &Worker,
    id: &str,
    request: &wire::AskRequest,
    language: Language,
) -> Result<wire::AskAnswer, ApiError> {
    let rules = rules_of(worker, id)?;
    let (game, _) = place::reach(worker, &rules, &request.place)?;
    let scene = match &request.begun {
        None => Scene::new(&game),
        Some(first) => Scene::after(&game, first)
            .ok_or_else(|| IllegalTurn::FirstPart { first: first.chars().take(40).collect() })?,
    };
    let scene = match request.side {
        None => scene,
        Some(side) => scene.asked_by(side.into()),
    };
    Ok(match scene.ask(&request.line, language) {
        Answer::Told(lines) => {
            let explainer = Explainer::new(rules.definition(), language.tag()).with_customary_cells();
            wire::AskAnswer { lines: lines.iter().map(|line| explainer.text(line)).collect(), deed: None }
        }
        Answer::Do(deed) => wire::AskAnswer { lines: Vec::new(), deed: Some(deed.into()) },
    })
}

impl From<Deed> for wire::Deed {
    fn from(deed: Deed) -> Self {
        match deed {
            Deed::Turn(text) => Self::Turn { text },
            Deed::First(text) => Self::First { text },
            Deed::Undo => Self::Undo,
            Deed::Draw => Self::Draw,
            Deed::Resign => Self::Resign,
            Deed::Clock => Self::Clock,
        }
    }
}
