//! Looking into positions: replaying turns, setting positions up, and the engine's opinion as a stream.
//!
//! Everything here is about a game's rules and a position; nothing is kept. [`Desk`] shares the engine among visitors.

mod desk;
pub(crate) mod limits;
mod lines;
pub(crate) mod place;
mod positions;
mod setup;
mod stream;

pub(crate) use desk::{Desk, ENOUGH, Terms};
pub(crate) use setup::setup_fields;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::sessions::AppState;

/// The requests about positions.
pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(positions::line))
        .routes(routes!(positions::position))
        .routes(routes!(positions::second))
        .routes(routes!(setup::setup))
        .routes(routes!(stream::stream))
}
