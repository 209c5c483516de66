//! Metrics for Prometheus, served at an address of their own: visitors cannot see them.

use std::sync::OnceLock;
use std::time::Instant;

use crate::error::ApiError;
use crate::state::AppState;
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use metrics::gauge;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use metrics_process::Collector;

/// The upper bounds of the histogram buckets for durations, in seconds.
const TIMES: [f64; 11] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// The metrics recorder, one per process.
struct Recorder {
    handle: PrometheusHandle,
    process: Collector,
    begun: Instant,
}

/// The recorder of this process, created on first use; `None` if another recorder is installed.
fn recorder() -> Option<&'static Recorder> {
    static RECORDER: OnceLock<Option<Recorder>> = OnceLock::new();
    let made = RECORDER.get_or_init(|| {
        let handle = PrometheusBuilder::new().set_buckets(&TIMES).ok()?.install_recorder().ok()?;
        let process = Collector::default();
        process.describe();
        Some(Recorder { handle, process, begun: Instant::now() })
    });
    made.as_ref()
}

/// Starts recording metrics.
pub(crate) fn keep() {
    recorder();
}

/// The router of the metrics listener: `GET /metrics`.
pub fn metrics_router(state: AppState) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(state)
}

async fn metrics(State(state): State<AppState>) -> Response {
    let Some(recorder) = recorder() else {
        return ApiError::internal("another metrics recorder is installed").into_response();
    };
    now(&state);
    recorder.process.collect();
    gauge!("variorum_uptime_seconds").set(recorder.begun.elapsed().as_secs_f64());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], recorder.handle.render()).into_response()
}

/// Updates the gauges.
fn now(state: &AppState) {
    let (counts, shared) = (state.analyses.counts(), &state.games.shared);
    for (name, value) in [
        ("variorum_analyses_running", counts.running),
        ("variorum_analyses_waiting", counts.waiting),
        ("variorum_games_in_memory", state.games.count()),
        ("variorum_engines_free", shared.engines.free()),
        ("variorum_engines_waited_for", shared.engines.waiting()),
        ("variorum_workers_busy", state.workers.busy()),
        ("variorum_workers_waited_for", state.workers.waiting()),
        ("variorum_pictures_drawn", state.album.drawn()),
        ("variorum_pictures_waiting", state.album.waiting()),
        ("variorum_games_in_progress", usize::try_from(shared.live.get()).unwrap_or(0)),
        ("variorum_challenges_open", state.lobby.list().len()),
        ("variorum_sockets_open", state.sockets.places.open()),
        ("variorum_read_only", usize::from(state.settings.now().bulletin.read_only)),
    ] {
        gauge!(name).set(u32::try_from(value).unwrap_or(u32::MAX));
    }
}
