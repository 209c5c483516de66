//! Requests about games in progress.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use variorum_storage::Store;

use crate::body::Body;
use crate::create_game::NewGame;
use crate::error::{ApiError, json_text};
use crate::game_lists;
use crate::language;
use crate::limits::Gate;
use crate::live_games::LiveGames;
use crate::lobby::Lobby;
use crate::openapi::values;
use crate::remarks::remarked;
use crate::request::{Answer, Id, Query, answer};
use crate::site_settings::SettingsWatch;
use crate::time::Time;
use crate::viewer::{Known, Viewer};
use crate::wire::{self, Act, Join, NewSession};

/// The operator's announcement.
#[utoipa::path(
    get,
    path = "/bulletin",
    tag = "play",
    responses((status = 200, description = "The announcement.", body = wire::Bulletin)),
)]
pub(crate) async fn bulletin(State(settings): State<SettingsWatch>) -> Answer {
    answer(settings.now().bulletin.clone()).await
}

/// Open challenges, newest first.
#[utoipa::path(
    get,
    path = "/lobby",
    tag = "play",
    responses((status = 200, description = "Open challenges.", body = Vec<wire::Challenge>)),
)]
pub(crate) async fn lobby(State(lobby): State<Arc<Lobby>>) -> Answer {
    answer(lobby.list()).await
}

/// The games in which the requester has a seat, most recently changed first.
#[utoipa::path(
    get,
    path = "/sessions",
    tag = "play",
    operation_id = "my_sessions",
    responses((status = 200, description = "At most 50 games.", body = Vec<wire::SessionSummary>)),
)]
pub(crate) async fn mine(State(store): State<Store>, State(time): State<Time>, viewer: Viewer) -> Answer {
    answer(game_lists::games_of(&store, &time, &viewer).await?).await
}

/// Listed games that are in progress or ended recently.
#[utoipa::path(
    get,
    path = "/sessions/public",
    tag = "play",
    operation_id = "public_sessions",
    responses((status = 200, description = "Games to watch.", body = Vec<wire::SessionSummary>)),
)]
pub(crate) async fn public(State(store): State<Store>, State(time): State<Time>, viewer: Viewer) -> Answer {
    answer(game_lists::public_games(&store, &time, &viewer).await?).await
}

/// Creates a game.
#[utoipa::path(
    post,
    path = "/sessions",
    tag = "play",
    request_body = NewSession,
    responses(
        (status = 201, description = "The new game.", body = wire::CreatedSession),
        (status = 401, description = "Rated games require an account."),
        (status = 404, description = "There is no such game."),
        (status = 422, description = "The variant has no such position, the clock is too short, or the combination of seats is invalid."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn create(
    State(games): State<Arc<LiveGames>>,
    State(gate): State<Arc<Gate>>,
    viewer: Known,
    headers: HeaderMap,
    Body(request): Body<NewSession>,
) -> Answer {
    let viewer = Arc::new(viewer.0);
    gate.new_game(viewer.address)?;
    let mut game = NewGame::new(request, &viewer).await?;
    let remarks = remarked(language::preferred(&headers), &std::mem::take(&mut game.remarks));
    let id = game.keep(&games.shared).await?;
    let handle = games.open(&id, viewer.address).await?;
    let view = handle.view(&viewer).await?;
    // A view is an object that is not empty: the remarks are inserted before its end.
    let view = view.strip_suffix('}').ok_or_else(|| ApiError::internal("a view that is not an object"))?;
    let remarks = serde_json::to_string(&remarks).map_err(ApiError::internal)?;
    Ok(json_text(StatusCode::CREATED, format!("{view},\"remarks\":{remarks}}}")))
}

/// A game in progress as the requester sees it.
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
        (status = 422, description = "The game can no longer be opened."),
    ),
)]
pub(crate) async fn session(State(games): State<Arc<LiveGames>>, viewer: Viewer, Id(id): Id) -> Answer {
    let handle = games.open(&id, viewer.address).await?;
    Ok(json_text(StatusCode::OK, &*handle.view(&Arc::new(viewer)).await?))
}

/// The beginning of a turn.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct FirstPart {
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
        (status = 200, description = "The second parts.", body = Vec<wire::SecondChoice>),
        (status = 422, description = "The first part is illegal, or the game can no longer be opened."),
    ),
)]
pub(crate) async fn second(
    State(games): State<Arc<LiveGames>>,
    viewer: Viewer,
    Id(id): Id,
    Query(part): Query<FirstPart>,
) -> Answer {
    let handle = games.open(&id, viewer.address).await?;
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
        (status = 200, description = "The game after the requester has taken the seat.", body = wire::View),
        (status = 401, description = "Rated games require an account."),
        (status = 409, description = "No such seat is free."),
        (status = 422, description = "The requester has a seat already, or the game can no longer be opened."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn join(
    State(games): State<Arc<LiveGames>>,
    viewer: Known,
    Id(id): Id,
    Body(request): Body<Join>,
) -> Answer {
    let Known(mut viewer) = viewer;
    viewer.key = request.key.or(viewer.key);
    let (handle, viewer) = (games.open(&id, viewer.address).await?, Arc::new(viewer));
    handle.join(&viewer, request.side.map(variorum_rules::Side::from)).await?;
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
        (status = 409, description = "The turn is for an outdated position; the body is the current game.", body = wire::View),
        (status = 422, description = "The change is impossible now, or the game can no longer be opened."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn act(
    State(games): State<Arc<LiveGames>>,
    viewer: Known,
    Id(id): Id,
    Body(act): Body<Act>,
) -> Answer {
    let (handle, viewer) = (games.open(&id, viewer.0.address).await?, Arc::new(viewer.0));
    handle.act(&viewer, act, 0).await?;
    Ok(json_text(StatusCode::OK, &*handle.view(&viewer).await?))
}
