//! Requests about games in progress.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};

use crate::export;
use crate::fault::json_text;
use crate::routes::{Answer, Asked, Body, Id, json};
use crate::sessions::AppState;
use crate::socket;
use crate::viewer::{Known, Viewer};
use crate::wire::{Act, Join, NewSession};

/// The requests.
pub(crate) fn routes() -> Router<AppState> {
    Router::new()
        .route("/socket", get(socket::open))
        .route("/lobby", get(lobby))
        .route("/sessions", get(mine).post(create))
        .route("/sessions/public", get(public))
        .route("/sessions/{id}", get(session))
        .route("/sessions/{id}/second", get(second))
        .route("/sessions/{id}/record", get(export::record))
        .route("/sessions/{id}/join", post(join))
        .route("/sessions/{id}/act", post(act))
}

async fn lobby(State(AppState(state)): State<AppState>) -> Answer {
    json(&state.shared.lobby.list())
}

async fn mine(State(AppState(state)): State<AppState>, viewer: Viewer) -> Answer {
    json(&state.games_of(&viewer).await?)
}

async fn public(State(AppState(state)): State<AppState>, viewer: Viewer) -> Answer {
    json(&state.public_games(&viewer).await?)
}

async fn create(State(AppState(state)): State<AppState>, viewer: Known, Body(wish): Body<NewSession>) -> Answer {
    let viewer = Arc::new(viewer.0);
    let handle = state.create(wish, &viewer).await?;
    Ok(json_text(StatusCode::CREATED, &handle.view(&viewer).await?))
}

async fn session(State(AppState(state)): State<AppState>, viewer: Viewer, Id(id): Id) -> Answer {
    let handle = state.open(&id).await?;
    Ok(json_text(StatusCode::OK, &handle.view(&Arc::new(viewer)).await?))
}

async fn second(State(AppState(state)): State<AppState>, viewer: Viewer, Id(id): Id, mut asked: Asked) -> Answer {
    let handle = state.open(&id).await?;
    json(&handle.second(&Arc::new(viewer), asked.take("first")?).await?)
}

async fn join(State(AppState(state)): State<AppState>, viewer: Known, Id(id): Id, Body(wish): Body<Join>) -> Answer {
    let (handle, viewer) = (state.open(&id).await?, Arc::new(viewer.0));
    handle.join(&viewer, wish.side.map(rules::Side::from)).await?;
    Ok(json_text(StatusCode::OK, &handle.view(&viewer).await?))
}

async fn act(State(AppState(state)): State<AppState>, viewer: Known, Id(id): Id, Body(act): Body<Act>) -> Answer {
    let (handle, viewer) = (state.open(&id).await?, Arc::new(viewer.0));
    handle.act(&viewer, act, 0).await?;
    Ok(json_text(StatusCode::OK, &handle.view(&viewer).await?))
}
