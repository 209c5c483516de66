//! Requests about accounts.

use axum::extract::{FromRequest, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use variorum_storage::{Account, NewAccount, NewHash, Page, RegisteredAccount, Row};

use super::password::NewPassword;
use super::{COOKIE, Login, Name, export, logins, name};
use crate::address::Address;
use crate::body::Body;
use crate::cookies;
use crate::error::{ApiError, BadRequest, WrongPassword, json_text};
use crate::openapi::values;
use crate::ratings;
use crate::request::{Answer, Id, Query, answer, json};
use crate::security::Deed;
use crate::sessions::{AppState, Inner};
use crate::viewer::Viewer;
use crate::wire;
use crate::worker::blocking;

/// Games on a page.
const PAGE: i64 = 30;
/// Rating changes that are told.
const HISTORY: i64 = 500;

/// The requests.
pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(sign_up))
        .routes(routes!(change_password))
        .routes(routes!(delete))
        .routes(routes!(log_in))
        .routes(routes!(log_out))
        .routes(routes!(logins::logins))
        .routes(routes!(logins::end_login))
        .routes(routes!(export::export))
        .routes(routes!(me))
        .routes(routes!(my_games))
        .routes(routes!(player))
        .routes(routes!(games_of_player))
        .routes(routes!(history))
}

/// A request that also sets cookies.
pub(super) struct Form<T>(pub Parts, pub T);

impl<T: DeserializeOwned + ToSchema + Send + 'static> FromRequest<AppState> for Form<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let Body(form) = Body::from_request(Request::from_parts(parts.clone(), body), state).await?;
        Ok(Self(parts, form))
    }
}

impl From<Account> for wire::Person {
    fn from(account: Account) -> Self {
        Self { name: account.name, created: account.created }
    }
}

/// An answer that concerns one person only.
pub(crate) fn private(status: StatusCode, value: &impl Serialize) -> Answer {
    let text = serde_json::to_string(value).map_err(ApiError::internal)?;
    let mut answer = json_text(status, text);
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(answer)
}

/// Signs up and logs in.
#[utoipa::path(
    post,
    path = "/account",
    tag = "accounts",
    request_body = wire::Credentials,
    responses(
        (status = 201, description = "The new account.", body = wire::Me),
        (status = 409, description = "Somebody has this name, or one that looks the same."),
        (status = 422, description = "Nobody may have this name, or the password is too easy to guess."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn sign_up(
    State(AppState(state)): State<AppState>,
    address: Address,
    Form(parts, form): Form<wire::Credentials>,
) -> Answer {
    let name = Name::new(&form.name)?;
    let password = NewPassword::new(form.password, name.as_str())?;
    state.accounts.attempts.sign_up(address.ip())?;
    let taken = || ApiError::NameTaken;
    // Hashing is for those who have a chance.
    if state.store().is_name_taken(&name.folded(), &name.skeleton()).await? {
        return Err(taken());
    }
    let mut id = cookies::new_token()?;
    id.truncate(24);
    let account = Account { id: id.clone(), name: name.as_str().to_owned(), created: state.time() };
    let password = state.accounts.passwords.hash(password, address.ip()).await?;
    let new = NewAccount { id, name: name.kept(), created: account.created, password };
    if !state.store().add_account(&new).await? {
        return Err(taken());
    }
    state.security.done(Deed::SignUp, &account.id, address);
    logins::begin(&state, &parts, &account).await?;
    private(StatusCode::CREATED, &wire::Me { account: Some(account.into()) })
}

/// Logs in.
#[utoipa::path(
    post,
    path = "/login",
    tag = "accounts",
    request_body = wire::Credentials,
    responses(
        (status = 200, description = "Who is logged in.", body = wire::Me),
        (status = 401, description = "The name or the password is wrong."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn log_in(
    State(AppState(state)): State<AppState>,
    address: Address,
    Form(parts, form): Form<wire::Credentials>,
) -> Answer {
    let wrong = || ApiError::from(WrongPassword::LogIn);
    let name = name::asked(&form.name).ok_or_else(wrong)?;
    let found = state.store().account_named(&name).await?;
    let (account, kept, locked) = match found {
        Some(RegisteredAccount { account, password, locked }) => (Some(account), Some(password), locked.is_some()),
        None => (None, None, false),
    };
    let attempts = &state.accounts.attempts;
    // Who has no account takes as long: the same questions are asked for them.
    let id = account.as_ref().map_or("", |account| &account.id);
    match logins::device_of(&parts, id) {
        Some(device) if state.store().knows_device(&device).await? => attempts.device(&device)?,
        _ => attempts.stranger(address.ip(), &name)?,
    }
    let right = state.accounts.passwords.verify(form.password, kept, address.ip()).await?;
    // Which of the two is wrong is nobody's business.
    let account = account.filter(|_| right).ok_or_else(wrong)?;
    if locked {
        // Only who knows the password hears of it.
        return Err(ApiError::AccountLocked);
    }
    logins::begin(&state, &parts, &account).await?;
    state.security.done(Deed::LogIn, &account.id, address);
    private(StatusCode::OK, &wire::Me { account: Some(account.into()) })
}

/// Who is logged in knows the password.
async fn confirm(state: &Inner, address: Address, login: &Login, password: String) -> Result<(), ApiError> {
    // Counted for this login alone: strangers who try passwords for the name change nothing here.
    state.accounts.attempts.login(&login.token)?;
    let kept = state.store().password_of(&login.account.id).await?;
    if state.accounts.passwords.verify(password, kept, address.ip()).await? {
        Ok(())
    } else {
        Err(WrongPassword::Confirmation.into())
    }
}

/// Logs out.
#[utoipa::path(
    post,
    path = "/logout",
    tag = "accounts",
    request_body = wire::LogOut,
    responses(
        (status = 200, description = "Nobody.", body = wire::Me),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn log_out(
    State(AppState(state)): State<AppState>,
    address: Address,
    login: Option<Login>,
    Form(mut parts, form): Form<wire::LogOut>,
) -> Answer {
    if let Some(login) = login {
        let store = state.store();
        if form.everywhere {
            let here = logins::device_of(&parts, &login.account.id);
            store.log_out_everywhere(&login.account.id, here.as_deref()).await?;
            state.security.done(Deed::LogOutEverywhere, &login.account.id, address);
        } else {
            store.log_out(&login.token).await?;
        }
        state.logins_ended(&login.account.id).await;
        logins::forget(&mut parts)?;
    } else {
        cookies::remove(&parts, COOKIE);
    }
    private(StatusCode::OK, &wire::Me { account: None })
}

/// Changes the password; all other devices are logged out.
#[utoipa::path(
    post,
    path = "/account/password",
    tag = "accounts",
    request_body = wire::NewPassword,
    responses(
        (status = 200, description = "Who is logged in.", body = wire::Me),
        (status = 401, description = "An account is needed, or the password is wrong."),
        (status = 422, description = "The new password is too easy to guess."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn change_password(
    State(AppState(state)): State<AppState>,
    address: Address,
    login: Login,
    Form(parts, form): Form<wire::NewPassword>,
) -> Answer {
    let account = login.account.clone();
    let password = NewPassword::new(form.new, &account.name)?;
    confirm(&state, address, &login, form.old).await?;
    let password = state.accounts.passwords.hash(password, address.ip()).await?;
    // Who knew the old password may be logged in elsewhere, or have a device that is known.
    let here = logins::device_of(&parts, &account.id);
    let new = NewHash { hash: &password, at: state.time(), by_operator: false };
    state.store().set_password(&account.id, &new, here.as_deref()).await?;
    state.logins_ended(&account.id).await;
    state.security.done(Deed::ChangePassword, &account.id, address);
    logins::begin(&state, &parts, &account).await?;
    private(StatusCode::OK, &wire::Me { account: Some(account.into()) })
}

/// Deletes the account; its games stay, without the name.
#[utoipa::path(
    post,
    path = "/account/delete",
    tag = "accounts",
    operation_id = "delete_account",
    request_body = wire::Goodbye,
    responses(
        (status = 200, description = "Nobody.", body = wire::Me),
        (status = 401, description = "An account is needed, or the password is wrong."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn delete(
    State(AppState(state)): State<AppState>,
    address: Address,
    login: Login,
    Form(mut parts, form): Form<wire::Goodbye>,
) -> Answer {
    confirm(&state, address, &login, form.password).await?;
    state.store().delete_account(&login.account.id).await?;
    state.account_changed(&login.account.id).await;
    state.security.done(Deed::DeleteAccount, &login.account.id, address);
    logins::forget(&mut parts)?;
    private(StatusCode::OK, &wire::Me { account: None })
}

/// Who asks.
#[utoipa::path(
    get,
    path = "/me",
    tag = "accounts",
    responses((status = 200, description = "Who asks.", body = wire::Me)),
)]
async fn me(login: Option<Login>) -> Answer {
    private(StatusCode::OK, &wire::Me { account: login.map(|login| login.account.into()) })
}

/// A page of a long list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct PageQuery {
    /// `next` of the page before.
    #[param(inline, value_type = Option<values::Cursor>)]
    before: Option<String>,
}

/// A game of the catalogue.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct OfGame {
    /// The game's id.
    game: String,
}

/// All games in which who asks sits.
#[utoipa::path(
    get,
    path = "/me/games",
    tag = "accounts",
    params(
        PageQuery,
    ),
    responses((status = 200, description = "A page of games.", body = wire::GamesPage)),
)]
async fn my_games(State(AppState(state)): State<AppState>, viewer: Viewer, Query(page): Query<PageQuery>) -> Answer {
    let before = before(page.before)?;
    private(StatusCode::OK, &own(&state, &viewer, before).await?)
}

pub(crate) async fn found(state: &Inner, name: &str) -> Result<Account, ApiError> {
    let nobody = || ApiError::NoPlayer;
    let found = state.store().account_named(&name::asked(name).ok_or_else(nobody)?).await?;
    found.map(|found| found.account).ok_or_else(nobody)
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
async fn player(State(AppState(state)): State<AppState>, viewer: Viewer, Id(name): Id) -> Answer {
    let account = found(&state, &name).await?;
    let kept = state.store().ratings(&account.id).await?;
    let games = shown(&state, &viewer, &account.id, None).await?.games;
    let now = state.time();
    blocking(move |worker| {
        let mut ratings: Vec<wire::Standing> =
            kept.into_iter().map(|kept| ratings::standing(worker, kept, now)).collect();
        ratings.sort_by(|one, other| one.deviation.total_cmp(&other.deviation).then_with(|| one.game.cmp(&other.game)));
        json(worker, &wire::PlayerPage { name: account.name, created: account.created, ratings, games })
    })
    .await
}

/// A player's games: to others only those that are listed or over, or in which they sit too.
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
async fn games_of_player(
    State(AppState(state)): State<AppState>,
    viewer: Viewer,
    Id(name): Id,
    Query(page): Query<PageQuery>,
) -> Answer {
    let before = before(page.before)?;
    let account = found(&state, &name).await?;
    answer(shown(&state, &viewer, &account.id, before).await?).await
}

/// How a player's rating in a game changed, oldest first; at most the last 500 changes.
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
async fn history(
    State(AppState(state)): State<AppState>,
    Id(name): Id,
    Query(OfGame { game }): Query<OfGame>,
) -> Answer {
    let account = found(&state, &name).await?;
    let changes = state.store().rating_changes(&account.id, &game, HISTORY).await?;
    answer(changes.into_iter().map(wire::RatingChange::from).collect::<Vec<_>>()).await
}

/// A page of the games in which the viewer sits.
async fn own(state: &Inner, viewer: &Viewer, before: Option<(i64, String)>) -> Result<wire::GamesPage, ApiError> {
    let rows = state.store().games_of(&viewer.identities(), &wanted(before)).await?;
    page(state, viewer, rows).await
}

/// A page of an account's games that the viewer may know of: all of one's own, of others those that are listed or over, and those
/// in which the viewer sits too.
async fn shown(
    state: &Inner,
    viewer: &Viewer,
    account: &str,
    before: Option<(i64, String)>,
) -> Result<wire::GamesPage, ApiError> {
    let rows = state.store().games_shown(account, &viewer.identities(), &wanted(before)).await?;
    page(state, viewer, rows).await
}

/// One game more than is shown tells whether there is another page.
fn wanted(after: Option<(i64, String)>) -> Page {
    Page { after, most: PAGE + 1 }
}

async fn page(state: &Inner, viewer: &Viewer, mut rows: Vec<Row>) -> Result<wire::GamesPage, ApiError> {
    let more = rows.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
    rows.truncate(usize::try_from(PAGE).unwrap_or(usize::MAX));
    let next = rows.last().filter(|_| more).map(|row| format!("{}-{}", row.updated, row.id));
    Ok(wire::GamesPage { games: state.told(rows, viewer).await?, next })
}

/// Where a page begins: after the game that was changed at a time and has an id.
fn before(text: Option<String>) -> Result<Option<(i64, String)>, ApiError> {
    let Some(text) = text else { return Ok(None) };
    let is_number = |text: &str| (1..=18).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_id =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    let place = text.split_once('-').filter(|(updated, id)| is_number(updated) && is_id(id));
    let place = place.and_then(|(updated, id)| Some((updated.parse().ok()?, id.to_owned())));
    place.map(Some).ok_or_else(|| BadRequest::NoPage.into())
}
