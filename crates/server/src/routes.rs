//! Requests and their answers.

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use variorum_rules::Position;

use crate::accounts;
use crate::analysis;
use crate::blocks;
use crate::catalogue::rules_of;
use crate::compress;
use crate::cookies;
use crate::error::{ApiError, Impossible, NotFound, json_text};
use crate::guard;
use crate::language;
use crate::learn;
use crate::limits;
use crate::live;
use crate::openapi;
use crate::openapi::values;
use crate::opponent;
use crate::pictures;
use crate::records;
use crate::reports;
use crate::request::{Answer, Id, InLanguage, Query, answer, json};
use crate::sessions::AppState;
use crate::site;
use crate::view;
use crate::watch;
use crate::wire;
use crate::worker::{Queue, Worker, blocking};

/// Largest request body.
const LARGEST_BODY: usize = 64 * 1024;
/// Largest file of games.
const LARGEST_RECORD: usize = 1 << 20;

/// The whole server as a router: the interface under `/api`, the site everywhere else.
pub fn app(state: AppState) -> Router {
    let (api, _) = api().split_for_parts();
    let api = api
        .fallback(async || ApiError::from(NotFound::Request))
        .method_not_allowed_fallback(async || ApiError::NoMethod);
    let (watching, _) = watching().split_for_parts();
    let around = cookies::Surroundings { behind_proxy: state.0.behind_proxy, time: state.0.shared.time.clone() };
    Router::new()
        .nest("/api", api)
        .merge(watching)
        .fallback(site::serve)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            ApiError::internal("a request made the server panic").into_response()
        }))
        .layer(axum::middleware::from_fn_with_state(around, cookies::layer))
        .layer(axum::middleware::from_fn_with_state(state.clone(), limits::limit))
        .layer(axum::middleware::from_fn_with_state(state.clone(), guard::guard))
        .layer(axum::middleware::from_fn(language::layer))
        .layer(axum::middleware::from_fn(compress::layer))
        .layer(axum::middleware::from_fn_with_state(state.clone(), watch::watch))
        .with_state(state)
}

/// All requests with their descriptions: there is no other way to add one.
pub(crate) fn described() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().nest("/api", api()).merge(watching())
}

fn api() -> OpenApiRouter<AppState> {
    let records = OpenApiRouter::default()
        .routes(routes!(records::read))
        .routes(routes!(records::write))
        .layer(DefaultBodyLimit::max(LARGEST_RECORD));
    OpenApiRouter::default()
        .routes(routes!(openapi::description))
        .routes(routes!(games))
        .routes(routes!(game))
        .routes(routes!(moves))
        .routes(routes!(levels))
        .merge(accounts::routes::routes())
        .merge(analysis::routes())
        .merge(pictures::routes())
        .merge(records)
        .merge(learn::routes())
        .merge(live::routes())
        .merge(reports::routes())
        .merge(blocks::routes())
}

/// What those ask who run the server.
fn watching() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(watch::live))
        .routes(routes!(watch::ready))
        .routes(routes!(watch::security_contact))
}

/// All games.
#[utoipa::path(
    get,
    path = "/games",
    tag = "games",
    params(InLanguage),
    responses((status = 200, description = "All games.", body = Vec<wire::GameSummary>)),
)]
async fn games(State(AppState(state)): State<AppState>, Query(wanted): Query<InLanguage>) -> Answer {
    let language = wanted.language();
    let list = blocking(move |worker| state.catalogue.list(worker, language)).await?;
    Ok(json_text(StatusCode::OK, &*list))
}

/// One game: its pieces, its board, what positions may hold.
#[utoipa::path(
    get,
    path = "/games/{id}",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The game's id."),
        InLanguage,
    ),
    responses((status = 200, description = "The game.", body = wire::GameDetail)),
)]
async fn game(State(AppState(state)): State<AppState>, Id(id): Id, Query(wanted): Query<InLanguage>) -> Answer {
    let language = wanted.language();
    let detail = blocking(move |worker| state.catalogue.detail(worker, &id, language)).await?;
    Ok(json_text(StatusCode::OK, &*detail))
}

/// A cell of a position.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct OnCell {
    /// Position text.
    #[param(inline, value_type = values::PositionText)]
    position: String,
    /// A cell.
    #[param(inline, value_type = values::CellName)]
    cell: String,
}

/// What the piece on a cell of any position can do.
#[utoipa::path(
    get,
    path = "/games/{id}/moves",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The game's id."),
        OnCell,
    ),
    responses(
        (status = 200, description = "First parts of turns.", body = Vec<wire::FirstChoice>),
        (status = 422, description = "The game has no such position or cell."),
    ),
)]
async fn moves(queue: Queue, Id(id): Id, Query(OnCell { position, cell }): Query<OnCell>) -> Answer {
    let work = move |worker: &Worker| {
        let rules = rules_of(worker, &id)?;
        let mut position = Position::parse(&rules, &position).map_err(ApiError::bad_position)?;
        let cell = rules.parse_cell(&cell).ok_or_else(|| ApiError::from(Impossible::NoCell))?;
        let name = Some(rules.cell_name(cell));
        let mut choices = view::first_choices(worker, &mut position);
        choices.retain(|choice| choice.from == name);
        json(worker, &choices)
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
async fn levels() -> Answer {
    answer(opponent::levels()).await
}
