//! What the server tells those who run it: an id, a line in the log and a count for each request, its health, its figures.

use std::net::SocketAddr;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing::Instrument as _;

use crate::address::Address;
use crate::fault::{Code, Fault, json_text};
use crate::routes::Answer;
use crate::sessions::AppState;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Upper bounds of the classes of times, in seconds.
const TIMES: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];
/// A database that does not answer for so long is ill.
const PATIENCE: Duration = Duration::from_secs(2);

/// The figures of this process; made when first asked for.
fn figures() -> Option<&'static PrometheusHandle> {
    static FIGURES: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let figures = FIGURES.get_or_init(|| PrometheusBuilder::new().set_buckets(&TIMES).ok()?.install_recorder().ok());
    figures.as_ref()
}

/// Gives a request its id, measures it, counts it and writes it to the log.
pub(crate) async fn watch(request: Request, next: Next) -> Response {
    figures();
    let begun = Instant::now();
    let method = request.method().clone();
    // Of a path with an id only the pattern counts, and all files of the site are one.
    let path = request.extensions().get::<MatchedPath>().map_or("site", MatchedPath::as_str).to_owned();
    let id = format!("{:016x}", fastrand::u64(..));
    // What is written while it is answered names it too.
    let mut answer = next.run(request).instrument(tracing::error_span!("request", id)).await;
    let (status, elapsed) = (answer.status(), begun.elapsed());
    tracing::info!(
        request = id,
        %method,
        path,
        status = status.as_u16(),
        milliseconds = elapsed.as_secs_f64() * 1000.0,
        "request"
    );
    let labels = [("method", method.to_string()), ("path", path.clone()), ("status", status.as_str().to_owned())];
    counter!("variorum_requests_total", &labels).increment(1);
    histogram!("variorum_request_seconds", "path" => path).record(elapsed);
    if let Ok(value) = HeaderValue::from_str(&id) {
        answer.headers_mut().insert(REQUEST_ID, value);
    }
    answer
}

/// A server that answers.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub(crate) struct Health {
    status: HealthWord,
}

/// How it goes.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
enum HealthWord {
    /// Well.
    Ok,
}

/// The process answers.
#[utoipa::path(
    get,
    path = "/health/live",
    tag = "watching",
    responses((status = 200, description = "It does.", body = Health)),
)]
pub(crate) async fn live() -> Answer {
    // So short that no worker is needed, and it must answer while all are busy.
    let text = serde_json::to_string(&Health { status: HealthWord::Ok }).map_err(Fault::internal)?;
    Ok(json_text(StatusCode::OK, text))
}

/// The server can serve: it is not ending, and the database takes changes.
#[utoipa::path(
    get,
    path = "/health/ready",
    tag = "watching",
    responses(
        (status = 200, description = "It can.", body = Health),
        (status = 507, description = "The disk is full."),
    ),
)]
pub(crate) async fn ready(State(AppState(state)): State<AppState>) -> Result<Response, Fault> {
    if *state.closing.borrow() {
        return Err(Fault::known(Code::Closing, "The server is ending."));
    }
    let silent = || Fault::known(Code::StorageUnreachable, "The database does not answer.");
    tokio::time::timeout(PATIENCE, state.try_storage()).await.map_err(|_| silent())??;
    live().await
}

/// Figures for Prometheus; for this machine only.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "watching",
    responses((status = 200, description = "The figures.", body = String, content_type = "text/plain")),
)]
pub(crate) async fn metrics(State(AppState(state)): State<AppState>, headers: HeaderMap, request: Request) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    // A proxy on this machine asks for others.
    let from = Address::of(&headers, peer, state.behind_proxy).ip();
    if headers.contains_key("x-forwarded-for") || from.is_some_and(|ip| !ip.is_loopback()) {
        return Fault::Forbidden("Only this machine may read the server’s figures.".into()).into_response();
    }
    let Some(figures) = figures() else {
        return Fault::internal("another recorder of figures is there").into_response();
    };
    let counts = state.desk.counts();
    for (name, value) in [
        ("variorum_analyses_running", counts.running),
        ("variorum_analyses_waiting", counts.waiting),
        ("variorum_games_in_memory", state.games_in_memory()),
        ("variorum_engines_free", state.shared.engines.free()),
        ("variorum_engines_waited_for", state.shared.engines.waiting()),
        ("variorum_workers_busy", state.workers.busy()),
        ("variorum_workers_waited_for", state.workers.waiting()),
        ("variorum_pictures_drawn", state.album.drawn()),
        ("variorum_pictures_waiting", state.album.waiting()),
        ("variorum_games_in_progress", usize::try_from(state.shared.live.get()).unwrap_or(0)),
        ("variorum_challenges_open", state.shared.lobby.list().len()),
        ("variorum_sockets_open", state.sockets_open()),
    ] {
        gauge!(name).set(u32::try_from(value).unwrap_or(u32::MAX));
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], figures.render()).into_response()
}
