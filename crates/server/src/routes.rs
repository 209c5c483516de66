//! Requests and their answers.

use std::collections::HashMap;

use axum::Router;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
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
use crate::dto;
use crate::error::{ApiError, BadRequest, Impossible, NotFound, json_text};
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
use crate::sessions::AppState;
use crate::site;
use crate::view;
use crate::watch;
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

/// The id in a path.
pub(crate) struct Id(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path: Result<Path<String>, PathRejection> = Path::from_request_parts(parts, state).await;
        path.map(|Path(id)| Self(id)).map_err(|_| NotFound::Thing.into())
    }
}

/// What stands after the question mark.
pub(crate) struct Asked(pub HashMap<String, String>);

impl Asked {
    pub fn take(&mut self, name: &str) -> Result<String, ApiError> {
        self.0.remove(name).ok_or_else(|| BadRequest::MissingParameter { name: name.to_owned() }.into())
    }

    /// A value that need not be there.
    pub fn may(&mut self, name: &str) -> Option<String> {
        self.0.remove(name)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let query: Result<Query<HashMap<String, String>>, QueryRejection> =
            Query::from_request_parts(parts, state).await;
        query
            .map(|Query(asked)| Self(asked))
            .map_err(|error| BadRequest::UnreadableQuery { detail: error.body_text() }.into())
    }
}

pub(crate) type Answer = Result<Response, ApiError>;

/// The answer to a request, as JSON. What is written may be long, so a worker writes it.
pub(crate) fn json(_: &Worker, value: &impl Serialize) -> Answer {
    let text = serde_json::to_string(value).map_err(ApiError::internal)?;
    Ok(json_text(StatusCode::OK, text))
}

/// [`json`] where nothing else is left to do.
pub(crate) async fn answer(value: impl Serialize + Send + 'static) -> Answer {
    blocking(move |worker| json(worker, &value)).await
}

/// All games.
#[utoipa::path(
    get,
    path = "/games",
    tag = "games",
    params(("language" = Option<String>, Query, description = "`de` for German, as far as there are texts.")),
    responses((status = 200, description = "All games.", body = Vec<dto::GameSummary>)),
)]
async fn games(State(AppState(state)): State<AppState>, mut asked: Asked) -> Answer {
    let language = asked.may("language").unwrap_or_default();
    let list = blocking(move |worker| state.catalogue.list(worker, &language)).await?;
    Ok(json_text(StatusCode::OK, &*list))
}

/// One game: its pieces, its board, what positions may hold.
#[utoipa::path(
    get,
    path = "/games/{id}",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The game's id."),
        ("language" = Option<String>, Query, description = "`de` for German, as far as there are texts."),
    ),
    responses((status = 200, description = "The game.", body = dto::GameDetail)),
)]
async fn game(State(AppState(state)): State<AppState>, Id(id): Id, mut asked: Asked) -> Answer {
    let language = asked.may("language").unwrap_or_default();
    let detail = blocking(move |worker| state.catalogue.detail(worker, &id, &language)).await?;
    Ok(json_text(StatusCode::OK, &*detail))
}

/// What the piece on a cell of any position can do.
#[utoipa::path(
    get,
    path = "/games/{id}/moves",
    tag = "games",
    params(
        ("id" = inline(values::GameId), Path, description = "The game's id."),
        ("position" = inline(values::PositionText), Query, description = "Position text."),
        ("cell" = inline(values::CellName), Query, description = "A cell."),
    ),
    responses(
        (status = 200, description = "First parts of turns.", body = Vec<dto::FirstChoice>),
        (status = 422, description = "The game has no such position or cell."),
    ),
)]
async fn moves(queue: Queue, Id(id): Id, mut asked: Asked) -> Answer {
    let (position, cell) = (asked.take("position")?, asked.take("cell")?);
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
