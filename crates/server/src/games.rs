//! Requests about variants, and the levels of the engine.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use variorum_notation::{ReadPosition, read_position};

use crate::catalogue::Catalogue;
use crate::error::{ApiError, Impossible, json_text};
use crate::game_rules::rules_of;
use crate::language;
use crate::openapi::values;
use crate::opponent;
use crate::remarks::with_remarks;
use crate::request::{Answer, Id, InLanguage, Query, answer, json};
use crate::view;
use crate::wire;
use crate::worker::{Queue, Worker, blocking};

/// All variants.
#[utoipa::path(
    get,
    path = "/games",
    tag = "games",
    params(InLanguage),
    responses((status = 200, description = "All variants.", body = Vec<wire::GameSummary>)),
)]
pub(crate) async fn games(State(catalogue): State<Arc<Catalogue>>, Query(wanted): Query<InLanguage>) -> Answer {
    let language = wanted.language();
    let list = blocking(move |worker| catalogue.list(worker, language)).await?;
    Ok(json_text(StatusCode::OK, &*list))
}

/// One variant: its pieces, its board, and the fields of its positions.
#[utoipa::path(
    get,
    path = "/games/{id}",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        InLanguage,
    ),
    responses((status = 200, description = "The variant.", body = wire::GameDetail)),
)]
pub(crate) async fn game(
    State(catalogue): State<Arc<Catalogue>>,
    Id(id): Id,
    Query(wanted): Query<InLanguage>,
) -> Answer {
    let language = wanted.language();
    let detail = blocking(move |worker| catalogue.detail(worker, &id, language)).await?;
    Ok(json_text(StatusCode::OK, &*detail))
}

/// A cell of a position.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OnCell {
    /// Position text.
    #[param(inline, value_type = values::PositionText)]
    position: String,
    /// A cell.
    #[param(inline, value_type = values::CellName)]
    cell: String,
}

/// What the piece on a cell can do, in any position.
#[utoipa::path(
    get,
    path = "/games/{id}/moves",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        OnCell,
    ),
    responses(
        (status = 200, description = "First parts of turns.", body = Vec<wire::FirstChoice>, headers(("variorum-remarks" = String, description = "Remarks on the position, as a JSON list of problems; only if there are any."))),
        (status = 422, description = "The variant has no such position or cell."),
    ),
)]
pub(crate) async fn moves(
    queue: Queue,
    Id(id): Id,
    headers: HeaderMap,
    Query(OnCell { position, cell }): Query<OnCell>,
) -> Answer {
    let language = language::preferred(&headers);
    let work = move |worker: &Worker| {
        let rules = rules_of(worker, &id)?;
        let ReadPosition { mut position, remarks } =
            read_position(&rules, &position).map_err(ApiError::bad_position)?;
        let cell = rules.parse_cell(&cell).ok_or_else(|| ApiError::from(Impossible::NoCell))?;
        let name = Some(rules.cell_name(cell));
        let mut choices = view::first_choices(worker, &mut position);
        choices.retain(|choice| choice.from == name);
        Ok(with_remarks(json(worker, &choices)?, language, &remarks))
    };
    queue.run(work).await
}

/// The levels of the engine.
#[utoipa::path(
    get,
    path = "/levels",
    tag = "games",
    responses((status = 200, description = "The levels.", body = Vec<opponent::Level>)),
)]
pub(crate) async fn levels() -> Answer {
    answer(opponent::levels()).await
}
