//! An id, a line in the log and a count for each request.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRef, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use metrics::{counter, histogram};
use tracing::Instrument as _;

use crate::address::{Address, BehindProxy};
use crate::error::Code;
use crate::figures;
use crate::security::SecurityLog;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// What the log must know of the server.
#[derive(Clone)]
pub(crate) struct Logged {
    security: Arc<SecurityLog>,
    proxy: BehindProxy,
}

impl Logged {
    /// Of the server's parts.
    pub fn of<S>(state: &S) -> Self
    where
        Arc<SecurityLog>: FromRef<S>,
        BehindProxy: FromRef<S>,
    {
        Self { security: FromRef::from_ref(state), proxy: FromRef::from_ref(state) }
    }
}

/// Gives a request its id, measures it, counts it and writes it to the log.
pub(crate) async fn log(State(logged): State<Logged>, request: Request, next: Next) -> Response {
    figures::keep();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let from = Address::of(request.headers(), peer, logged.proxy);
    let begun = Instant::now();
    let method = request.method().clone();
    // Of a path with an id only the pattern counts, and all files of the site are one.
    let path = request.extensions().get::<MatchedPath>().map_or("site", MatchedPath::as_str).to_owned();
    let id = format!("{:016x}", fastrand::u64(..));
    // What is written while it is answered names it too.
    let mut answer = next.run(request).instrument(tracing::error_span!("request", id)).await;
    let (status, elapsed) = (answer.status(), begun.elapsed());
    if let Some(code) = answer.extensions().get::<Code>() {
        logged.security.refused(*code, from);
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
