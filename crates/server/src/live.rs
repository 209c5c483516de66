//! Requests about games in progress.

use serde::Deserialize;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::body::Body;
use crate::error::json_text;
use crate::export;
use crate::openapi::values;
use crate::request::{Answer, Id, Query, answer};
use crate::sessions::AppState;
use crate::socket;
use crate::viewer::{Known, Viewer};
use crate::wire::{self, Act, Join, NewSession};

/// The requests.
pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(socket::open))
        .routes(routes!(bulletin))
        .routes(routes!(lobby))
        .routes(routes!(mine, create))
        .routes(routes!(public))
        .routes(routes!(session))
        .routes(routes!(second))
        .routes(routes!(export::record))
        .routes(routes!(join))
        .routes(routes!(act))
}

/// What the operator tells everybody.
#[utoipa::path(
    get,
    path = "/bulletin",
    tag = "play",
    responses((status = 200, description = "What there is to tell.", body = wire::Bulletin)),
)]
async fn bulletin(State(AppState(state)): State<AppState>) -> Answer {
    let bulletin = state.orders.borrow().bulletin.clone();
    answer(bulletin).await
}

/// Open challenges, newest first.
#[utoipa::path(
    get,
    path = "/lobby",
    tag = "play",
    responses((status = 200, description = "Open challenges.", body = Vec<wire::Challenge>)),
)]
async fn lobby(State(AppState(state)): State<AppState>) -> Answer {
    answer(state.shared.lobby.list()).await
}

/// The games in which who asks sits, changed last first.
#[utoipa::path(
    get,
    path = "/sessions",
    tag = "play",
    operation_id = "my_sessions",
    responses((status = 200, description = "At most 50 games.", body = Vec<wire::SessionSummary>)),
)]
async fn mine(State(AppState(state)): State<AppState>, viewer: Viewer) -> Answer {
    answer(state.games_of(&viewer).await?).await
}

/// Listed games that are played or were played lately.
#[utoipa::path(
    get,
    path = "/sessions/public",
    tag = "play",
    operation_id = "public_sessions",
    responses((status = 200, description = "Games to watch.", body = Vec<wire::SessionSummary>)),
)]
async fn public(State(AppState(state)): State<AppState>, viewer: Viewer) -> Answer {
    answer(state.public_games(&viewer).await?).await
}

/// Begins a game.
#[utoipa::path(
    post,
    path = "/sessions",
    tag = "play",
    request_body = NewSession,
    responses(
        (status = 201, description = "The new game.", body = wire::View),
        (status = 401, description = "Rated games need an account."),
        (status = 404, description = "There is no such game."),
        (status = 422, description = "The game has no such position, the clock is too short, or the seats do not go together."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn create(State(AppState(state)): State<AppState>, viewer: Known, Body(wish): Body<NewSession>) -> Answer {
    let viewer = Arc::new(viewer.0);
    state.gate.birth(viewer.address)?;
    let handle = state.create(wish, &viewer).await?;
    Ok(json_text(StatusCode::CREATED, &*handle.view(&viewer).await?))
}

/// A game in progress as who asks sees it.
#[utoipa::path(
    get,
    path = "/sessions/{id}",
    tag = "play",
    params(
        ("id" = inline(values::SessionId), Path, description = "The id of the game in progress."),
        ("key" = Option<String>, Query, description = "The key from the link of a private game."),
    ),
    responses(
        (status = 200, description = "The game.", body = wire::View),
        (status = 422, description = "The game cannot be opened any more."),
    ),
)]
async fn session(State(AppState(state)): State<AppState>, viewer: Viewer, Id(id): Id) -> Answer {
    let handle = state.open(&id, viewer.address).await?;
    Ok(json_text(StatusCode::OK, &*handle.view(&Arc::new(viewer)).await?))
}

/// A turn that has begun.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct FirstPart {
    /// The first part, as text.
    first: String,
}

/// What may follow a first part of a turn.
#[utoipa::path(
    get,
    path = "/sessions/{id}/second",
    tag = "play",
    operation_id = "second_part",
    params(
        ("id" = inline(values::SessionId), Path, description = "The id of the game in progress."),
        FirstPart,
    ),
    responses(
        (status = 200, description = "What may follow.", body = Vec<wire::SecondChoice>),
        (status = 422, description = "The first part is not legal, or the game cannot be opened any more."),
    ),
)]
async fn second(
    State(AppState(state)): State<AppState>,
    viewer: Viewer,
    Id(id): Id,
    Query(part): Query<FirstPart>,
) -> Answer {
    let handle = state.open(&id, viewer.address).await?;
    answer(handle.second(&Arc::new(viewer), part.first).await?).await
}

/// Takes a free seat.
#[utoipa::path(
    post,
    path = "/sessions/{id}/join",
    tag = "play",
    params(
        ("id" = inline(values::SessionId), Path, description = "The id of the game in progress."),
    ),
    request_body = Join,
    responses(
        (status = 200, description = "The game, in which who asks sits now.", body = wire::View),
        (status = 401, description = "Rated games need an account."),
        (status = 409, description = "No such seat is free."),
        (status = 422, description = "Who asks has a seat already, or the game cannot be opened any more."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn join(State(AppState(state)): State<AppState>, viewer: Known, Id(id): Id, Body(wish): Body<Join>) -> Answer {
    let Known(mut viewer) = viewer;
    viewer.key = wish.key.or(viewer.key);
    let (handle, viewer) = (state.open(&id, viewer.address).await?, Arc::new(viewer));
    handle.join(&viewer, wish.side.map(variorum_rules::Side::from)).await?;
    Ok(json_text(StatusCode::OK, &*handle.view(&viewer).await?))
}

/// Changes a game.
#[utoipa::path(
    post,
    path = "/sessions/{id}/act",
    tag = "play",
    params(
        ("id" = inline(values::SessionId), Path, description = "The id of the game in progress."),
        ("key" = Option<String>, Query, description = "The key from the link of a private game."),
    ),
    request_body = Act,
    responses(
        (status = 200, description = "The game after the change.", body = wire::View),
        (status = 409, description = "The turn is for a position that has gone; this is the game now.", body = wire::View),
        (status = 422, description = "It cannot be done now, or the game cannot be opened any more."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn act(State(AppState(state)): State<AppState>, viewer: Known, Id(id): Id, Body(act): Body<Act>) -> Answer {
    let (handle, viewer) = (state.open(&id, viewer.0.address).await?, Arc::new(viewer.0));
    handle.act(&viewer, act, 0).await?;
    Ok(json_text(StatusCode::OK, &*handle.view(&viewer).await?))
}
