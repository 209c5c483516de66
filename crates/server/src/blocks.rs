//! `/api/me/blocks`: the accounts that an account has blocked. If either of two accounts has blocked the other, neither can take a seat in the
//! other's game. The site hides the chat of blocked accounts.

use axum::extract::State;
use axum::http::StatusCode;
use variorum_storage::Store;

use crate::accounts::{Login, account_named};
use crate::body::Body;
use crate::error::{ApiError, Impossible};
use crate::request::{Answer, private};
use crate::time::Time;
use crate::wire::{Blocked, NewBlock};

/// The maximum number of accounts that one account can block: the site holds the whole list.
const MOST: usize = 500;

impl From<variorum_storage::BlockedAccount> for Blocked {
    fn from(blocked: variorum_storage::BlockedAccount) -> Self {
        Self { name: blocked.name, since: blocked.since }
    }
}

async fn blocks_of(store: &Store, account: &str) -> Result<Vec<Blocked>, ApiError> {
    let blocks = store.blocks(account).await?;
    Ok(blocks.into_iter().map(Into::into).collect())
}

/// The accounts that the requester has blocked, by name.
#[utoipa::path(
    get,
    path = "/me/blocks",
    tag = "conduct",
    operation_id = "blocks",
    responses(
        (status = 200, description = "The list, with at most 500 entries.", body = Vec<Blocked>),
        (status = 401, description = "The request requires an account."),
    ),
)]
pub(crate) async fn list(State(store): State<Store>, login: Login) -> Answer {
    private(StatusCode::OK, &blocks_of(&store, &login.account.id).await?)
}

/// Blocks or unblocks a player.
#[utoipa::path(
    post,
    path = "/me/blocks",
    tag = "conduct",
    operation_id = "block",
    request_body = NewBlock,
    responses(
        (status = 200, description = "The list after the change.", body = Vec<Blocked>),
        (status = 401, description = "The request requires an account."),
        (status = 404, description = "There is no such player."),
        (status = 409, description = "Too many players are blocked."),
        (status = 422, description = "An account cannot block itself."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn change(
    State(store): State<Store>,
    State(time): State<Time>,
    login: Login,
    Body(request): Body<NewBlock>,
) -> Answer {
    let (account, other) = (login.account.id, account_named(&store, &request.name).await?.id);
    if !request.blocked {
        store.unblock(&account, &other).await?;
    } else if account == other {
        return Err(Impossible::BlockYourself.into());
    } else if store.blocks(&account).await?.len() >= MOST {
        return Err(ApiError::TooManyBlocks { most: MOST });
    } else {
        store.block(&account, &other, time.now_i64()).await?;
    }
    private(StatusCode::OK, &blocks_of(&store, &account).await?)
}
