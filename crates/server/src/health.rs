//! Health checks for operators: liveness and readiness.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use variorum_storage::Store;

use crate::error::{ApiError, json_text};
use crate::request::Answer;
use crate::shutdown::Shutdown;

/// How long the database may take to answer before it counts as unavailable.
const PATIENCE: Duration = Duration::from_secs(2);

/// The response of a server that works.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub(crate) struct Health {
    status: HealthWord,
}

/// The state of the server.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
enum HealthWord {
    /// The server works.
    Ok,
}

/// Liveness: the process answers.
#[utoipa::path(
    get,
    path = "/health/live",
    tag = "watching",
    responses((status = 200, description = "The process answers.", body = Health)),
)]
pub(crate) async fn live() -> Answer {
    // Too short to need a worker, and it must be answered while all workers are busy.
    let text = serde_json::to_string(&Health { status: HealthWord::Ok }).map_err(ApiError::internal)?;
    Ok(json_text(StatusCode::OK, text))
}

/// Readiness: the server is not shutting down, and the database accepts changes.
#[utoipa::path(
    get,
    path = "/health/ready",
    tag = "watching",
    responses(
        (status = 200, description = "The server is ready.", body = Health),
        (status = 507, description = "The disk is full."),
    ),
)]
pub(crate) async fn ready(State(store): State<Store>, State(shutdown): State<Shutdown>) -> Result<Response, ApiError> {
    if shutdown.has_begun() {
        return Err(ApiError::Closing);
    }
    let silent = || ApiError::StorageUnreachable;
    tokio::time::timeout(PATIENCE, store.try_out()).await.map_err(|_| silent())??;
    live().await
}
