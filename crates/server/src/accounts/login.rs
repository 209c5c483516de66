//! The login of a request, as an extractor.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use tokio::sync::Semaphore;
use variorum_storage::{Account, Store};

use crate::cookies;
use crate::error::ApiError;
use crate::time::Time;
use crate::tokens;

/// The cookie of a login.
pub(super) const COOKIE: &str = "login";
/// A day in milliseconds.
pub(super) const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long an unused login lasts, in milliseconds (OWASP ASVS 3.3.2: 30 days).
pub(crate) const IDLE: i64 = 30 * DAY;
/// The last use of a login is updated only when the stored time is this old, in milliseconds: reads must not become writes.
const NOTED: i64 = 60 * 60 * 1000;
/// The maximum number of concurrent updates of last uses. Those that exceed it are left to a later request.
const NOTING: usize = 2;

/// Reads logins, and records when they were last used. Cheap to clone.
#[derive(Clone)]
pub(crate) struct LoginUses {
    store: Store,
    /// Held while the last use of a login is written.
    noting: Arc<Semaphore>,
}

impl LoginUses {
    pub fn new(store: Store) -> Self {
        Self { store, noting: Arc::new(Semaphore::new(NOTING)) }
    }

    /// Records the use of a login without delaying the request; if that fails, a later request tries again.
    fn note(&self, token: String, now: i64) {
        let Ok(place) = Arc::clone(&self.noting).try_acquire_owned() else { return };
        let store = self.store.clone();
        tokio::spawn(async move {
            if let Err(error) = store.use_login(&token, now, now - NOTED).await {
                tracing::warn!("could not store the last use of a login: {error}");
            }
            drop(place);
        });
    }
}

/// The login of the requester. As `Option<Login>` it is optional.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Login {
    pub account: Account,
    /// The token's hash, which identifies this login.
    pub token: String,
}

impl Login {
    /// The login of a request, if there is one.
    async fn of<S>(parts: &mut Parts, state: &S) -> Result<Option<Self>, ApiError>
    where
        LoginUses: FromRef<S>,
        Time: FromRef<S>,
    {
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(Some(known.clone()));
        }
        let Some(token) = token_of(parts) else { return Ok(None) };
        let (uses, now) = (LoginUses::from_ref(state), Time::from_ref(state).now_i64());
        let found = uses.store.account_of_login(&token, now, now - IDLE).await?;
        let login = found.map(|(account, used)| (Self { account, token }, used));
        let login = login.map(|(login, used)| {
            if used <= now - NOTED {
                uses.note(login.token.clone(), now);
            }
            login
        });
        if let Some(login) = &login {
            // Saves other extractors of the same request the query.
            parts.extensions.insert(login.clone());
        }
        Ok(login)
    }
}

/// The hash of the login token that the browser sent, valid or not.
pub(super) fn token_of(parts: &Parts) -> Option<String> {
    let cookie = cookies::read(parts, COOKIE).filter(|cookie| tokens::is_token(&cookie.value))?;
    Some(tokens::hashed(&cookie.value))
}

impl<S: Send + Sync> FromRequestParts<S> for Login
where
    LoginUses: FromRef<S>,
    Time: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        Self::of(parts, state).await?.ok_or(ApiError::LoginNeeded)
    }
}

impl<S: Send + Sync> OptionalFromRequestParts<S> for Login
where
    LoginUses: FromRef<S>,
    Time: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, ApiError> {
        Self::of(parts, state).await
    }
}
