//! Requests and their answers.

use std::collections::HashMap;

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use rules::Position;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::accounts;
use crate::analysis;
use crate::catalogue::rules_of;
use crate::cookies;
use crate::fault::{Code, Fault, json_text};
use crate::guard;
use crate::learn;
use crate::limits;
use crate::live;
use crate::opponent::levels;
use crate::pictures;
use crate::records;
use crate::sessions::{AppState, blocking};
use crate::site;
use crate::view;
use crate::watch;

/// Largest request body.
const LARGEST_BODY: usize = 64 * 1024;
/// Largest file of games.
const LARGEST_RECORD: usize = 1 << 20;

/// The whole server as a router: the interface under `/api`, the site everywhere else.
pub fn app(state: AppState) -> Router {
    let api = Router::new()
        .route("/games", get(games))
        .route("/games/{id}", get(game))
        .route("/games/{id}/moves", get(moves))
        .merge(accounts::routes::routes())
        .route("/games/{id}/line", post(analysis::line))
        .route("/games/{id}/position", post(analysis::position))
        .route("/games/{id}/second", post(analysis::second))
        .route("/games/{id}/setup", post(analysis::setup))
        .route("/games/{id}/picture.svg", get(pictures::svg))
        .route("/games/{id}/picture.png", get(pictures::png))
        .route("/games/{id}/picture.gif", get(pictures::gif))
        .route("/games/{id}/analysis", post(analysis::stream))
        .route("/records/read", post(records::read).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/records/write", post(records::write).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .merge(learn::routes())
        .route("/levels", get(async || json(&levels())))
        .merge(live::routes())
        .fallback(async || Fault::no_request())
        .method_not_allowed_fallback(async || Fault::NoMethod.into_response());
    Router::new()
        .nest("/api", api)
        .route("/health/live", get(watch::live))
        .route("/health/ready", get(watch::ready))
        .route("/metrics", get(watch::metrics))
        .fallback(site::serve)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Fault::internal("a request made the server panic").into_response()
        }))
        .layer(axum::middleware::from_fn(cookies::layer))
        .layer(axum::middleware::from_fn_with_state(state.clone(), limits::limit))
        .layer(axum::middleware::from_fn_with_state(state.clone(), guard::guard))
        // Not for pictures, streams of events and what is small.
        .layer(CompressionLayer::new())
        .layer(axum::middleware::from_fn(watch::watch))
        .with_state(state)
}

/// The id in a path.
pub(crate) struct Id(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let path: Result<Path<String>, PathRejection> = Path::from_request_parts(parts, state).await;
        path.map(|Path(id)| Self(id)).map_err(|_| Fault::Missing("There is no such thing.".into()))
    }
}

/// What stands after the question mark.
pub(crate) struct Asked(pub HashMap<String, String>);

impl Asked {
    pub fn take(&mut self, name: &str) -> Result<String, Fault> {
        self.0.remove(name).ok_or_else(|| Fault::Bad(format!("The request must say “{name}”.")))
    }

    /// A value that need not be there.
    pub fn may(&mut self, name: &str) -> Option<String> {
        self.0.remove(name)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let query: Result<Query<HashMap<String, String>>, QueryRejection> =
            Query::from_request_parts(parts, state).await;
        query.map(|Query(asked)| Self(asked)).map_err(|_| Fault::Bad("The address cannot be read.".into()))
    }
}

/// A request body of JSON. It must say so: what forms of other sites can send does not.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, Fault> {
        let stated = request.headers().get(header::CONTENT_TYPE).and_then(|stated| stated.to_str().ok());
        if stated.is_none_or(|stated| stated.split(';').next().is_none_or(|kind| kind.trim() != "application/json")) {
            return Err(Fault::NoJson);
        }
        let whole = tokio::time::timeout(state.0.body_time, Bytes::from_request(request, state)).await;
        let slow = || Fault::known(Code::TooSlow, "The request did not arrive in time.");
        let bytes = whole.map_err(|_| slow())?.map_err(|rejection: BytesRejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Fault::TooLarge
            } else {
                Fault::Bad("The request broke off.".into())
            }
        })?;
        serde_json::from_slice(&bytes)
            .map(Self)
            .map_err(|error| Fault::Bad(format!("The request cannot be understood: {error}.")))
    }
}

pub(crate) type Answer = Result<Response, Fault>;

pub(crate) fn json(value: &impl Serialize) -> Answer {
    let text = serde_json::to_string(value).map_err(Fault::internal)?;
    Ok(json_text(StatusCode::OK, &text))
}

async fn games(State(AppState(state)): State<AppState>) -> Answer {
    let list = blocking(move || state.catalogue.list()).await?;
    Ok(json_text(StatusCode::OK, &list))
}

async fn game(State(AppState(state)): State<AppState>, Id(id): Id) -> Answer {
    let detail = blocking(move || state.catalogue.detail(&id)).await?;
    Ok(json_text(StatusCode::OK, &detail))
}

/// What the man on a cell of any position can do.
async fn moves(Id(id): Id, mut asked: Asked) -> Answer {
    let (position, cell) = (asked.take("position")?, asked.take("cell")?);
    let choices = blocking(move || {
        let rules = rules_of(&id)?;
        let mut position = Position::parse(&rules, &position).map_err(Fault::no_position)?;
        let cell = rules.parse_cell(&cell).ok_or_else(|| Fault::Bad("The board has no such cell.".into()))?;
        let name = Some(rules.cell_name(cell));
        let mut choices = view::first_choices(&mut position);
        choices.retain(|choice| choice.from == name);
        Ok(choices)
    })
    .await?;
    json(&choices)
}
