//! What those who run the server ask: whether it lives, and whether it can serve.

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use variorum_storage::Store;

use crate::error::{ApiError, json_text};
use crate::request::Answer;
use crate::shutdown::Shutdown;

/// A database that does not answer for so long is ill.
const PATIENCE: Duration = Duration::from_secs(2);

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
pub(crate) async fn ready(State(store): State<Store>, State(shutdown): State<Shutdown>) -> Result<Response, ApiError> {
    if shutdown.has_begun() {
        return Err(ApiError::Closing);
    }
    let silent = || ApiError::StorageUnreachable;
    tokio::time::timeout(PATIENCE, store.try_out()).await.map_err(|_| silent())??;
    live().await
}
