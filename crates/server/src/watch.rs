//! What the server tells those who run it: an id, a line in the log and a count for each request, and its health.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use cookie::time::OffsetDateTime;
use cookie::time::format_description::well_known::Rfc3339;
use metrics::{counter, histogram};
use tracing::Instrument as _;

use crate::address::Address;
use crate::error::{ApiError, Code, NotFound, json_text};
use crate::figures;
use crate::routes::Answer;
use crate::sessions::AppState;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// A database that does not answer for so long is ill.
const PATIENCE: Duration = Duration::from_secs(2);

/// Gives a request its id, measures it, counts it and writes it to the log.
pub(crate) async fn watch(State(AppState(state)): State<AppState>, request: Request, next: Next) -> Response {
    figures::keep();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let from = Address::of(request.headers(), peer, state.behind_proxy);
    let begun = Instant::now();
    let method = request.method().clone();
    // Of a path with an id only the pattern counts, and all files of the site are one.
    let path = request.extensions().get::<MatchedPath>().map_or("site", MatchedPath::as_str).to_owned();
    let id = format!("{:016x}", fastrand::u64(..));
    // What is written while it is answered names it too.
    let mut answer = next.run(request).instrument(tracing::error_span!("request", id)).await;
    let (status, elapsed) = (answer.status(), begun.elapsed());
    if let Some(code) = answer.extensions().get::<Code>() {
        state.security.refused(*code, from);
    }
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
    let text = serde_json::to_string(&Health { status: HealthWord::Ok }).map_err(ApiError::internal)?;
    Ok(json_text(StatusCode::OK, text))
}

/// How long a `security.txt` holds that is read now, in days; RFC 9116 wants less than a year.
const CONTACT_DAYS: i64 = 180;

/// Whom to tell of a weakness of this site (RFC 9116).
#[utoipa::path(
    get,
    path = "/.well-known/security.txt",
    tag = "watching",
    operation_id = "security_contact",
    responses(
        (status = 200, description = "The contact.", body = String, content_type = "text/plain"),
        (status = 404, description = "The operator has named none.", body = crate::error::Failure),
    ),
)]
pub(crate) async fn security_contact(State(AppState(state)): State<AppState>) -> Result<Response, ApiError> {
    let missing = || ApiError::from(NotFound::Contact);
    let contact = state.security_contact.as_ref().ok_or_else(missing)?;
    let until = OffsetDateTime::from_unix_timestamp(state.time() / 1000 + CONTACT_DAYS * 24 * 60 * 60);
    let until = until.map_err(ApiError::internal)?.format(&Rfc3339).map_err(ApiError::internal)?;
    let mut text = format!("Contact: {contact}\nExpires: {until}\n");
    for host in &state.hosts {
        text.push_str(&format!("Canonical: https://{host}/.well-known/security.txt\n"));
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
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
pub(crate) async fn ready(State(AppState(state)): State<AppState>) -> Result<Response, ApiError> {
    if *state.closing.borrow() {
        return Err(ApiError::Closing);
    }
    let silent = || ApiError::StorageUnreachable;
    tokio::time::timeout(PATIENCE, state.try_storage()).await.map_err(|_| silent())??;
    live().await
}
