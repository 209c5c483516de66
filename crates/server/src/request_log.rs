//! An id, a log line and a count for each request.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, FromRef, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{Next, from_fn_with_state, map_request};
use axum::response::Response;
use metrics::{counter, histogram};
use tower_http::request_id::{MakeRequestId, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::trace::TraceLayer;

use crate::address::{Address, BehindProxy};
use crate::error::Code;
use crate::prometheus;
use crate::security::SecurityLog;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Ids of 64 random bits: enough to find a request in the log.
#[derive(Clone, Copy)]
struct RandomId;

impl MakeRequestId for RandomId {
    fn make_request_id<B>(&mut self, _: &Request<B>) -> Option<RequestId> {
        HeaderValue::try_from(format!("{:016x}", fastrand::u64(..))).ok().map(RequestId::new)
    }
}

/// Gives each request that the router handles an id, which the response and all log lines of the request carry, and a log line of its own.
pub(crate) fn with_log<S: Clone + Send + Sync + 'static>(router: Router<S>, logged: Logged) -> Router<S> {
    let span = |request: &Request<Body>| tracing::error_span!("request", id = id_of(request));
    let named = TraceLayer::new_for_http().make_span_with(span).on_request(()).on_response(()).on_failure(());
    router
        .layer(named)
        .layer(from_fn_with_state(logged, log))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(SetRequestIdLayer::new(REQUEST_ID, RandomId))
        .layer(map_request(async |mut request: Request| {
            // Clients must not choose what the log contains.
            request.headers_mut().remove(REQUEST_ID);
            request
        }))
}

fn id_of<B>(request: &Request<B>) -> String {
    let id = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    id.unwrap_or_default().to_owned()
}

/// The parts of the server that the layer needs.
#[derive(Clone)]
pub(crate) struct Logged {
    security: Arc<SecurityLog>,
    proxy: BehindProxy,
}

impl Logged {
    /// Takes the parts from the state.
    pub fn of<S>(state: &S) -> Self
    where
        Arc<SecurityLog>: FromRef<S>,
        BehindProxy: FromRef<S>,
    {
        Self { security: FromRef::from_ref(state), proxy: FromRef::from_ref(state) }
    }
}

/// Measures, counts and logs a request.
async fn log(State(logged): State<Logged>, request: Request, next: Next) -> Response {
    prometheus::keep();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let from = Address::of(request.headers(), peer, logged.proxy);
    let begun = Instant::now();
    let method = request.method().clone();
    // A path with an id is logged as its pattern, and all files of the site as one.
    let path = request.extensions().get::<MatchedPath>().map_or("site", MatchedPath::as_str).to_owned();
    let id = id_of(&request);
    let answer = next.run(request).await;
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
    answer
}
