//! `/api/me/blocks`: accounts that one does not want to play against or hear. Who has blocked the other, neither can take the
//! other's seat; what the blocked one says, the site hides.

use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::accounts::Login;
use crate::accounts::routes::{found, private};
use crate::body::Body;
use crate::error::{ApiError, Impossible};
use crate::request::Answer;
use crate::sessions::{AppState, Inner, as_i64};
use crate::wire::{Blocked, NewBlock};

/// Most accounts that one account blocks: the site holds the whole list.
const MOST: usize = 500;

/// The requests.
pub(crate) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default().routes(routes!(list, change))
}

impl From<variorum_storage::Blocked> for Blocked {
    fn from(blocked: variorum_storage::Blocked) -> Self {
        Self { name: blocked.name, since: blocked.since }
    }
}

async fn told(state: &Inner, account: &str) -> Result<Vec<Blocked>, ApiError> {
    let blocks = state.store().blocks(account).await?;
    Ok(blocks.into_iter().map(Into::into).collect())
}

/// Whom who asks has blocked, by name.
#[utoipa::path(
    get,
    path = "/me/blocks",
    tag = "conduct",
    operation_id = "blocks",
    responses(
        (status = 200, description = "The list, at most 500 long.", body = Vec<Blocked>),
        (status = 401, description = "An account is needed."),
    ),
)]
async fn list(State(AppState(state)): State<AppState>, login: Login) -> Answer {
    private(StatusCode::OK, &told(&state, &login.account.id).await?)
}

/// Blocks a player, or ends that.
#[utoipa::path(
    post,
    path = "/me/blocks",
    tag = "conduct",
    operation_id = "block",
    request_body = NewBlock,
    responses(
        (status = 200, description = "The list after it.", body = Vec<Blocked>),
        (status = 401, description = "An account is needed."),
        (status = 404, description = "There is no such player."),
        (status = 409, description = "Too many players are blocked."),
        (status = 422, description = "Nobody can block themselves."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
async fn change(State(AppState(state)): State<AppState>, login: Login, Body(wish): Body<NewBlock>) -> Answer {
    let (account, other) = (login.account.id, found(&state, &wish.name).await?.id);
    let store = state.store();
    if !wish.blocked {
        store.unblock(&account, &other).await?;
    } else if account == other {
        return Err(Impossible::BlockYourself.into());
    } else if store.blocks(&account).await?.len() >= MOST {
        return Err(ApiError::TooManyBlocks { most: MOST });
    } else {
        store.block(&account, &other, as_i64(state.shared.time.now())).await?;
    }
    private(StatusCode::OK, &told(&state, &account).await?)
}
