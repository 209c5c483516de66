//! Requests about accounts.

use axum::extract::{FromRequest, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::password::NewPassword;
use super::{Account, COOKIE, DAYS, Login, Name, token_of};
use crate::address::Address;
use crate::cookies;
use crate::fault::{Code, Fault, json_text};
use crate::ratings;
use crate::routes::{Answer, Asked, Body, Id, json};
use crate::sessions::{AppState, Inner, now};
use crate::store::{Login as StoredLogin, NewAccount, Row, Sitter};
use crate::viewer::Viewer;
use crate::visitor::Visitor;
use crate::wire;

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
        .routes(routes!(me))
        .routes(routes!(my_games))
        .routes(routes!(player))
        .routes(routes!(games_of_player))
        .routes(routes!(history))
}

/// A request that also sets cookies.
struct Form<T>(Parts, T);

impl<T: DeserializeOwned> FromRequest<AppState> for Form<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, Fault> {
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
    let text = serde_json::to_string(value).map_err(Fault::internal)?;
    let mut answer = json_text(status, &text);
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(answer)
}

fn present() -> i64 {
    i64::try_from(now()).unwrap_or(i64::MAX)
}

/// Gives the browser a new login in place of what it had, and the visitor's games to the account.
async fn begin(state: &Inner, parts: &Parts, visitor: Option<Visitor>, account: &Account) -> Result<(), Fault> {
    let token = cookies::new_token()?;
    let now = present();
    let login = StoredLogin {
        token: cookies::hashed(&token),
        account: account.id.clone(),
        created: now,
        expires: now + DAYS * 24 * 60 * 60 * 1000,
    };
    let old = token_of(parts);
    let before = match &old {
        Some(token) => state.store().account_of_login(token, now).await?,
        None => None,
    };
    let visitor = visitor.as_ref().map(Visitor::id);
    state.store().log_in(&login, old.as_deref(), visitor, now).await?;
    if let Some(before) = before {
        state.logins_ended(&before.id).await;
    }
    cookies::set(parts, COOKIE, token, DAYS);
    Ok(())
}

/// Signs up and logs in.
#[utoipa::path(
    post,
    path = "/account",
    tag = "accounts",
    request_body = wire::Credentials,
    responses((status = 201, description = "The new account.", body = wire::Me)),
)]
async fn sign_up(
    State(AppState(state)): State<AppState>,
    address: Address,
    visitor: Option<Visitor>,
    Form(parts, form): Form<wire::Credentials>,
) -> Answer {
    let name = Name::new(&form.name)?;
    let password = NewPassword::new(form.password, &name)?;
    state.accounts.attempts.sign_up(address.ip())?;
    let taken = || Fault::known(Code::NameTaken, "Somebody has this name already.");
    // Hashing is for those who have a chance.
    if state.store().account_named(&name.folded()).await?.is_some() {
        return Err(taken());
    }
    let mut id = cookies::new_token()?;
    id.truncate(24);
    let account = Account { id, name: name.as_str().to_owned(), created: present() };
    let password = state.accounts.passwords.hash(password).await?;
    let new = NewAccount { account: account.clone(), folded: name.folded(), password };
    if !state.store().add_account(&new).await? {
        return Err(taken());
    }
    begin(&state, &parts, visitor, &account).await?;
    private(StatusCode::CREATED, &wire::Me { account: Some(account.into()) })
}

/// Logs in.
#[utoipa::path(
    post,
    path = "/login",
    tag = "accounts",
    request_body = wire::Credentials,
    responses((status = 200, description = "Who is logged in.", body = wire::Me)),
)]
async fn log_in(
    State(AppState(state)): State<AppState>,
    address: Address,
    visitor: Option<Visitor>,
    Form(parts, form): Form<wire::Credentials>,
) -> Answer {
    let account = check(&state, address, &form.name, form.password).await?;
    begin(&state, &parts, visitor, &account).await?;
    private(StatusCode::OK, &wire::Me { account: Some(account.into()) })
}

/// The account of this name, if it has this password.
async fn check(state: &Inner, address: Address, name: &str, password: String) -> Result<Account, Fault> {
    state.accounts.attempts.password(address.ip(), name)?;
    let found = state.store().account_named(&super::name::folded(name)).await?;
    let (account, kept) = found.unzip();
    let right = state.accounts.passwords.verify(password, kept).await?;
    // Which of the two is wrong is nobody's business.
    account.filter(|_| right).ok_or_else(|| Fault::known(Code::WrongPassword, "The name or the password is wrong."))
}

/// Logs out.
#[utoipa::path(
    post,
    path = "/logout",
    tag = "accounts",
    request_body = wire::LogOut,
    responses((status = 200, description = "Nobody.", body = wire::Me)),
)]
async fn log_out(
    State(AppState(state)): State<AppState>,
    login: Option<Login>,
    Form(mut parts, form): Form<wire::LogOut>,
) -> Answer {
    if let Some(login) = login {
        let store = state.store();
        if form.everywhere {
            store.log_out_everywhere(&login.account.id).await?;
        } else {
            store.log_out(&login.token).await?;
        }
        state.logins_ended(&login.account.id).await;
        // Whoever uses the browser next must not sit in this person's seats.
        Visitor::renew(&mut parts)?;
    }
    cookies::remove(&parts, COOKIE);
    private(StatusCode::OK, &wire::Me { account: None })
}

/// Changes the password; all other devices are logged out.
#[utoipa::path(
    post,
    path = "/account/password",
    tag = "accounts",
    request_body = wire::NewPassword,
    responses((status = 200, description = "Who is logged in.", body = wire::Me)),
)]
async fn change_password(
    State(AppState(state)): State<AppState>,
    address: Address,
    login: Login,
    Form(parts, form): Form<wire::NewPassword>,
) -> Answer {
    let account = check(&state, address, &login.account.name, form.old).await?;
    let password = NewPassword::new(form.new, &Name::new(&account.name)?)?;
    let password = state.accounts.passwords.hash(password).await?;
    // Who knew the old password may be logged in elsewhere.
    state.store().set_password(&account.id, &password).await?;
    state.logins_ended(&account.id).await;
    begin(&state, &parts, None, &account).await?;
    private(StatusCode::OK, &wire::Me { account: Some(account.into()) })
}

/// Deletes the account; its games stay, without the name.
#[utoipa::path(
    post,
    path = "/account/delete",
    tag = "accounts",
    operation_id = "delete_account",
    request_body = wire::Goodbye,
    responses((status = 200, description = "Nobody.", body = wire::Me)),
)]
async fn delete(
    State(AppState(state)): State<AppState>,
    address: Address,
    login: Login,
    Form(mut parts, form): Form<wire::Goodbye>,
) -> Answer {
    let account = check(&state, address, &login.account.name, form.password).await?;
    state.store().delete_account(&account.id).await?;
    state.account_changed(&account.id).await;
    Visitor::renew(&mut parts)?;
    cookies::remove(&parts, COOKIE);
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

/// All games in which who asks sits.
#[utoipa::path(
    get,
    path = "/me/games",
    tag = "accounts",
    params(
        ("before" = Option<String>, Query, description = "`next` of the page before."),
    ),
    responses((status = 200, description = "A page of games.", body = wire::GamesPage)),
)]
async fn my_games(State(AppState(state)): State<AppState>, viewer: Viewer, mut asked: Asked) -> Answer {
    let before = before(asked.take("before").ok())?;
    private(StatusCode::OK, &own(&state, &viewer, before).await?)
}

pub(crate) async fn found(state: &Inner, name: &str) -> Result<Account, Fault> {
    let found = state.store().account_named(&super::name::folded(name)).await?;
    found.map(|(account, _)| account).ok_or_else(|| Fault::known(Code::NoPlayer, "There is no player of this name."))
}

/// A page about a player.
#[utoipa::path(
    get,
    path = "/players/{name}",
    tag = "accounts",
    params(
        ("name" = String, Path, description = "The account's name."),
    ),
    responses((status = 200, description = "The page.", body = wire::PlayerPage)),
)]
async fn player(State(AppState(state)): State<AppState>, viewer: Viewer, Id(name): Id) -> Answer {
    let account = found(&state, &name).await?;
    let kept = state.store().ratings(&account.id).await?;
    let games = shown(&state, &viewer, &account.id, None).await?.games;
    let now = present();
    let mut ratings: Vec<wire::Standing> = kept.into_iter().map(|kept| ratings::standing(kept, now)).collect();
    ratings.sort_by(|one, other| one.deviation.total_cmp(&other.deviation).then_with(|| one.game.cmp(&other.game)));
    json(&wire::PlayerPage { name: account.name, created: account.created, ratings, games })
}

/// A player's games: to others only those that are listed or over, or in which they sit too.
#[utoipa::path(
    get,
    path = "/players/{name}/games",
    tag = "accounts",
    params(
        ("name" = String, Path, description = "The account's name."),
        ("before" = Option<String>, Query, description = "`next` of the page before."),
    ),
    responses((status = 200, description = "A page of games.", body = wire::GamesPage)),
)]
async fn games_of_player(
    State(AppState(state)): State<AppState>,
    viewer: Viewer,
    Id(name): Id,
    mut asked: Asked,
) -> Answer {
    let before = before(asked.take("before").ok())?;
    let account = found(&state, &name).await?;
    json(&shown(&state, &viewer, &account.id, before).await?)
}

/// How a player's rating in a game changed, oldest first; at most the last 500 changes.
#[utoipa::path(
    get,
    path = "/players/{name}/ratings",
    tag = "accounts",
    operation_id = "rating_history",
    params(
        ("name" = String, Path, description = "The account's name."),
        ("game" = String, Query, description = "The game's id."),
    ),
    responses((status = 200, description = "The changes.", body = Vec<wire::RatingChange>)),
)]
async fn history(State(AppState(state)): State<AppState>, Id(name): Id, mut asked: Asked) -> Answer {
    let game = asked.take("game")?;
    let account = found(&state, &name).await?;
    json(&state.store().rating_changes(&account.id, &game, HISTORY).await?)
}

/// A page of the games in which the viewer sits.
async fn own(state: &Inner, viewer: &Viewer, before: Option<(i64, String)>) -> Result<wire::GamesPage, Fault> {
    let account = viewer.account.as_ref().map(|account| account.id.as_str());
    let rows = state.store().games_of(account, viewer.visitor.as_deref(), before, PAGE + 1).await?;
    page(state, viewer, rows).await
}

/// A page of an account's games that the viewer may know of: all of one's own, of others those that are listed or over, and those
/// in which the viewer sits too.
async fn shown(
    state: &Inner,
    viewer: &Viewer,
    account: &str,
    before: Option<(i64, String)>,
) -> Result<wire::GamesPage, Fault> {
    let stranger =
        Sitter { visitor: viewer.visitor.clone(), account: viewer.account.as_ref().map(|account| account.id.clone()) };
    let rows = state.store().games_shown(account, &stranger, before, PAGE + 1).await?;
    page(state, viewer, rows).await
}

async fn page(state: &Inner, viewer: &Viewer, mut rows: Vec<Row>) -> Result<wire::GamesPage, Fault> {
    let more = rows.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
    rows.truncate(usize::try_from(PAGE).unwrap_or(usize::MAX));
    let next = rows.last().filter(|_| more).map(|row| format!("{}-{}", row.updated, row.id));
    Ok(wire::GamesPage { games: state.told(rows, viewer).await?, next })
}

/// Where a page begins: after the game that was changed at a time and has an id.
fn before(text: Option<String>) -> Result<Option<(i64, String)>, Fault> {
    let Some(text) = text else { return Ok(None) };
    let place = text.split_once('-').and_then(|(updated, id)| Some((updated.parse().ok()?, id.to_owned())));
    place.map(Some).ok_or_else(|| Fault::Bad("There is no such page.".into()))
}
