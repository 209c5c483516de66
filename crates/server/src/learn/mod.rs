//! What people learn a game by: the shapes of moves, where a piece can go, the texts and examples of a game, all pieces of all games.
//!
//! Nothing here concerns a game in progress, and nothing is stored.

pub(crate) mod glyph;
pub(crate) mod lesson;
pub(crate) mod pieces;
pub(crate) mod reach;

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
