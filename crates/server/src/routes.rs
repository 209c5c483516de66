//! All routes.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::accounts;
use crate::analysis;
use crate::blocks;
use crate::compress;
use crate::cookies;
use crate::error::{ApiError, NotFound};
use crate::export;
use crate::games;
use crate::guard;
use crate::health;
use crate::language;
use crate::learn;
use crate::limits::{self, Limited};
use crate::openapi;
use crate::pictures;
use crate::puzzles;
use crate::records;
use crate::reports;
use crate::request_log::{self, Logged};
use crate::security_contact;
use crate::sessions;
use crate::site;
use crate::socket;
use crate::state::AppState;

/// The maximum size of a request body.
const LARGEST_BODY: usize = 64 * 1024;
/// The maximum size of a file of games.
pub(crate) const LARGEST_RECORD: usize = 1 << 20;

/// The whole server as a router: the interface under `/api`, the site everywhere else.
pub fn app(state: AppState) -> Router {
    let (api, _) = api().split_for_parts();
    let api = api
        .fallback(async || ApiError::from(NotFound::Request))
        .method_not_allowed_fallback(async || ApiError::NoMethod);
    let (watching, _) = watching().split_for_parts();
    let around = cookies::Surroundings { proxy: state.proxy, time: state.time.clone() };
    let inner = Router::new()
        .nest("/api", api)
        .merge(watching)
        .fallback(site::serve)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            ApiError::internal("a request made the server panic").into_response()
        }))
        .layer(from_fn_with_state(Limited::of(&state), limits::limit));
    let answering = cookies::with_cookies(inner, around)
        .layer(from_fn_with_state(state.hosts.clone(), guard::guard))
        .layer(from_fn(language::layer))
        .layer(from_fn(compress::layer));
    request_log::with_log(answering, Logged::of(&state)).with_state(state)
}

/// All routes with their descriptions. There is no other way to add one.
pub(crate) fn described() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().nest("/api", api()).merge(watching())
}

/// The interface for players, by subject.
fn api() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(openapi::description))
        .merge(about_games())
        .merge(about_accounts())
        .merge(about_positions())
        .merge(about_puzzles())
        .merge(of_records())
        .merge(in_play())
        .routes(routes!(reports::report))
        .routes(routes!(blocks::list, blocks::change))
}

fn about_games() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(games::games))
        .routes(routes!(games::game))
        .routes(routes!(games::moves))
        .routes(routes!(games::levels))
        .routes(routes!(learn::lesson::lesson))
        .routes(routes!(learn::endings::endings))
        .routes(routes!(learn::guide::guide))
        .routes(routes!(learn::guide::judge))
        .routes(routes!(learn::reach::reach))
        .routes(routes!(learn::attacks::attacks))
        .routes(routes!(learn::pieces::pieces))
}

fn about_accounts() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(accounts::routes::sign_up))
        .routes(routes!(accounts::routes::change_password))
        .routes(routes!(accounts::recovery::codes, accounts::recovery::make_codes))
        .routes(routes!(accounts::recovery::recover))
        .routes(routes!(accounts::routes::delete))
        .routes(routes!(accounts::routes::log_in))
        .routes(routes!(accounts::routes::log_out))
        .routes(routes!(accounts::logins::logins))
        .routes(routes!(accounts::logins::end_login))
        .routes(routes!(accounts::export::export))
        .routes(routes!(accounts::routes::me))
        .routes(routes!(accounts::players::my_games))
        .routes(routes!(accounts::players::player))
        .routes(routes!(accounts::players::games_of_player))
        .routes(routes!(accounts::players::history))
}

fn about_positions() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(analysis::positions::line))
        .routes(routes!(analysis::positions::position))
        .routes(routes!(analysis::positions::second))
        .routes(routes!(analysis::refusal::refusal))
        .routes(routes!(analysis::ask::ask))
        .routes(routes!(analysis::effects::effects))
        .routes(routes!(analysis::threats::threats))
        .routes(routes!(analysis::exact::exact))
        .routes(routes!(analysis::hint::hint))
        .routes(routes!(analysis::setup::setup))
        .routes(routes!(analysis::stream::stream))
        .routes(routes!(pictures::svg))
        .routes(routes!(pictures::png))
        .routes(routes!(pictures::gif))
}

fn about_puzzles() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(puzzles::routes::overview))
        .routes(routes!(puzzles::routes::next))
        .routes(routes!(puzzles::routes::daily))
        .routes(routes!(puzzles::routes::puzzle))
        .routes(routes!(puzzles::routes::attempt))
}

fn of_records() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(records::read))
        .routes(routes!(records::write))
        .layer(DefaultBodyLimit::max(LARGEST_RECORD))
}

fn in_play() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(socket::open))
        .routes(routes!(sessions::bulletin))
        .routes(routes!(sessions::lobby))
        .routes(routes!(sessions::mine, sessions::create))
        .routes(routes!(sessions::public))
        .routes(routes!(sessions::session))
        .routes(routes!(sessions::second))
        .routes(routes!(analysis::threats::in_play))
        .routes(routes!(analysis::exact::in_play))
        .routes(routes!(analysis::hint::in_play))
        .routes(routes!(export::record))
        .routes(routes!(sessions::join))
        .routes(routes!(sessions::act))
}

/// The health checks for operators.
fn watching() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(health::live))
        .routes(routes!(health::ready))
        .routes(routes!(security_contact::security_contact))
}
