//! What people learn a game by: the texts and examples of a game, where a piece can go, all pieces of all games. What that is,
//! `variorum_library::learn` says; here it is put into the shapes of the interface.
//!
//! Nothing here concerns a game in progress, and nothing is stored.

mod lesson;
mod pieces;
mod reach;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::sessions::AppState;

/// The requests for learners.
pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(lesson::lesson))
        .routes(routes!(reach::reach))
        .routes(routes!(pieces::pieces))
}
