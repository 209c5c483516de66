//! What people learn a game by: the shapes of moves, where a man can go, the texts and examples of a game, all men of all games.
//!
//! Nothing here concerns a game in progress, and nothing is stored.

pub(crate) mod glyph;
pub(crate) mod lesson;
pub(crate) mod men;
pub(crate) mod reach;

use axum::Router;
use axum::routing::get;

/// The requests for learners.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/games/{id}/lesson", get(lesson::lesson))
        .route("/games/{id}/reach", get(reach::reach))
        .route("/men", get(men::men))
}
