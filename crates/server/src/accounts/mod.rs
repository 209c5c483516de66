//! Accounts: a name and a password, for those who want games and ratings on several devices. Nobody needs one.
//!
//! [`name`] and [`password`] hold the rules and the hashing, [`attempts`] the limits, [`logins`] how logins begin and end, [`routes`] and
//! [`export`] the requests. Logging in puts a random token into a cookie; the database knows only its SHA-256 ([`crate::cookies`]).

mod attempts;
mod device;
mod export;
mod logins;
mod name;
mod password;
pub(crate) mod routes;

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use tokio::sync::Semaphore;
use variorum_storage::Account;

use crate::cookies;
use crate::error::ApiError;
use crate::sessions::AppState;

pub(crate) use attempts::Attempts;
pub(crate) use logins::IDLE;
use logins::NOTED;
pub(crate) use name::{LENGTHS as NAME_LENGTHS, Name, asked as name_asked, folded};
pub(crate) use password::{LENGTHS as PASSWORD_LENGTHS, NewPassword, Passwords, hash_checked as hash_password};

/// The cookie of a login.
const COOKIE: &str = "login";

/// Last uses of logins that are written at once. Those that find no place are written at a later request.
const NOTING: usize = 2;

/// What accounts need besides the database.
pub(crate) struct Accounts {
    pub passwords: Passwords,
    pub attempts: Attempts,
    /// Held while the last use of a login is written.
    noting: Arc<Semaphore>,
}

impl Accounts {
    pub fn new() -> Self {
        Self { passwords: Passwords::new(), attempts: Attempts::new(), noting: Arc::new(Semaphore::new(NOTING)) }
    }
}

/// Who asks is logged in. As `Option<Login>`: perhaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Login {
    pub account: Account,
    /// The token's hash, by which this login is known.
    pub token: String,
}

impl Login {
    /// The login of a request, if there is one.
    async fn of(parts: &mut Parts, state: &AppState) -> Result<Option<Self>, ApiError> {
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(Some(known.clone()));
        }
        let Some(token) = token_of(parts) else { return Ok(None) };
        let now = state.0.time();
        let found = state.0.store().account_of_login(&token, now, now - IDLE).await?;
        let login = found.map(|(account, used)| (Self { account, token }, used));
        let login = login.map(|(login, used)| {
            if used <= now - NOTED {
                logins::note_use(&state.0, login.token.clone(), now);
            }
            login
        });
        if let Some(login) = &login {
            // Another extractor of the same request need not ask again.
            parts.extensions.insert(login.clone());
        }
        Ok(login)
    }
}

/// The hash of the login token that the browser sent, whether it is worth anything or not.
fn token_of(parts: &Parts) -> Option<String> {
    let cookie = cookies::read(parts, COOKIE).filter(|cookie| cookies::is_token(&cookie.value))?;
    Some(cookies::hashed(&cookie.value))
}

impl FromRequestParts<AppState> for Login {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        Self::of(parts, state).await?.ok_or(ApiError::LoginNeeded)
    }
}

impl OptionalFromRequestParts<AppState> for Login {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Option<Self>, ApiError> {
        Self::of(parts, state).await
    }
}
