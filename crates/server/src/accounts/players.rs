//! Requests about players: their pages, games and ratings.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use variorum_storage::{Page, SessionRow, Store};

use super::service::account_named;
use crate::error::{ApiError, BadRequest};
use crate::game_lists::summaries;
use crate::openapi::values;
use crate::ratings;
use crate::request::{Answer, Id, Query, answer, json, private};
use crate::time::Time;
use crate::viewer::Viewer;
use crate::wire;
use crate::worker::blocking;

/// The number of games on a page.
const PAGE: i64 = 30;
/// The maximum number of rating changes in a response.
const HISTORY: i64 = 500;

/// A page of a long list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PageQuery {
    /// `next` of the previous page.
    #[param(inline, value_type = Option<values::Cursor>)]
    before: Option<String>,
}

/// A variant.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfGame {
    /// The game's id.
    game: String,
}

/// All games in which the requester has a seat.
#[utoipa::path(
    get,
    path = "/me/games",
    tag = "accounts",
    params(
        PageQuery,
    ),
    responses((status = 200, description = "A page of games.", body = wire::GamesPage)),
)]
pub(crate) async fn my_games(
    (State(store), State(time)): (State<Store>, State<Time>),
    viewer: Viewer,
    Query(page): Query<PageQuery>,
) -> Answer {
    let before = before(page.before)?;
    private(StatusCode::OK, &own((&store, &time), &viewer, before).await?)
}

/// A page about a player.
#[utoipa::path(
    get,
    path = "/players/{name}",
    tag = "accounts",
    params(
        ("name" = inline(values::Name), Path, description = "The account's name."),
    ),
    responses((status = 200, description = "The page.", body = wire::PlayerPage)),
)]
pub(crate) async fn player(
    (State(store), State(time)): (State<Store>, State<Time>),
    viewer: Viewer,
    Id(name): Id,
) -> Answer {
    let account = account_named(&store, &name).await?;
    let kept = store.ratings(&account.id).await?;
    let games = shown((&store, &time), &viewer, &account.id, None).await?.games;
    let now = time.now_i64();
    blocking(move |worker| {
        let mut ratings: Vec<wire::Standing> =
            kept.into_iter().map(|kept| ratings::standing(worker, kept, now)).collect();
        ratings.sort_by(|one, other| one.deviation.total_cmp(&other.deviation).then_with(|| one.game.cmp(&other.game)));
        json(worker, &wire::PlayerPage { name: account.name, created: account.created, ratings, games })
    })
    .await
}

/// A player's games; for others only those that are listed or ended, or in which they have a seat too.
#[utoipa::path(
    get,
    path = "/players/{name}/games",
    tag = "accounts",
    params(
        ("name" = inline(values::Name), Path, description = "The account's name."),
        PageQuery,
    ),
    responses((status = 200, description = "A page of games.", body = wire::GamesPage)),
)]
pub(crate) async fn games_of_player(
    (State(store), State(time)): (State<Store>, State<Time>),
    viewer: Viewer,
    Id(name): Id,
    Query(page): Query<PageQuery>,
) -> Answer {
    let before = before(page.before)?;
    let account = account_named(&store, &name).await?;
    answer(shown((&store, &time), &viewer, &account.id, before).await?).await
}

/// How a player's rating in a variant has changed, oldest first; at most the last 500 changes.
#[utoipa::path(
    get,
    path = "/players/{name}/ratings",
    tag = "accounts",
    operation_id = "rating_history",
    params(
        ("name" = inline(values::Name), Path, description = "The account's name."),
        OfGame,
    ),
    responses((status = 200, description = "The changes.", body = Vec<wire::RatingChange>)),
)]
pub(crate) async fn history(State(store): State<Store>, Id(name): Id, Query(OfGame { game }): Query<OfGame>) -> Answer {
    let account = account_named(&store, &name).await?;
    let changes = store.rating_changes(&account.id, &game, HISTORY).await?;
    answer(changes.into_iter().map(wire::RatingChange::from).collect::<Vec<_>>()).await
}

/// A page of the games in which the viewer has a seat.
async fn own(
    (store, time): (&Store, &Time),
    viewer: &Viewer,
    before: Option<(i64, String)>,
) -> Result<wire::GamesPage, ApiError> {
    let rows = store.games_of(&viewer.identities(), &one_more(before)).await?;
    page((store, time), viewer, rows).await
}

/// A page of an account's games that the viewer may see: all for the owner; for others those that are listed or ended, and those in which the viewer
/// has a seat too.
async fn shown(
    (store, time): (&Store, &Time),
    viewer: &Viewer,
    account: &str,
    before: Option<(i64, String)>,
) -> Result<wire::GamesPage, ApiError> {
    let rows = store.games_shown(account, &viewer.identities(), &one_more(before)).await?;
    page((store, time), viewer, rows).await
}

/// One game more than is shown reveals whether there is another page.
fn one_more(after: Option<(i64, String)>) -> Page {
    Page { after, most: PAGE + 1 }
}

async fn page(
    (store, time): (&Store, &Time),
    viewer: &Viewer,
    mut rows: Vec<SessionRow>,
) -> Result<wire::GamesPage, ApiError> {
    let more = rows.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
    rows.truncate(usize::try_from(PAGE).unwrap_or(usize::MAX));
    let next = rows.last().filter(|_| more).map(|row| format!("{}-{}", row.updated, row.id));
    Ok(wire::GamesPage { games: summaries(store, time, rows, viewer).await?, next })
}

/// Parses the start of a page: after a time of change and an id.
fn before(text: Option<String>) -> Result<Option<(i64, String)>, ApiError> {
    let Some(text) = text else { return Ok(None) };
    let is_number = |text: &str| (1..=18).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_id =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    let place = text.split_once('-').filter(|(updated, id)| is_number(updated) && is_id(id));
    let place = place.and_then(|(updated, id)| Some((updated.parse().ok()?, id.to_owned())));
    place.map(Some).ok_or_else(|| BadRequest::NoPage.into())
}
