//! The game in which the engine helps a player.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;

use crate::error::ApiError;
use crate::live_games::LiveGames;
use crate::request::Id;
use crate::session::Standing;
use crate::viewer::Viewer;

/// Where the game in the path stands, for its player to move; other requests are refused ([`Standing`]).
pub(crate) struct Helped(pub Standing);

impl<S: Send + Sync> FromRequestParts<S> for Helped
where
    Viewer: FromRequestParts<S, Rejection = ApiError>,
    Arc<LiveGames>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Id(id) = Id::from_request_parts(parts, state).await?;
        let viewer = Viewer::from_request_parts(parts, state).await?;
        let handle = Arc::<LiveGames>::from_ref(state).open(&id, viewer.address).await?;
        Ok(Self(handle.standing(&Arc::new(viewer)).await?))
    }
}
