//! Accounts: a name and a password, for those who want games and ratings on several devices. Nobody needs one.
//!
//! [`name`] and [`password`] hold the rules and the hashing, [`attempts`] the limits, [`routes`] the requests. Logging in puts a random
//! token into a cookie; the database knows only its SHA-256 ([`crate::cookies`]).

mod attempts;
mod name;
mod password;
pub(crate) mod routes;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;

use crate::cookies;
use crate::fault::{Code, Fault};
use crate::sessions::{AppState, now};

pub(crate) use attempts::Attempts;
pub(crate) use name::{Name, folded};
pub(crate) use password::Passwords;

/// The cookie of a login.
const COOKIE: &str = "login";
/// How long a login lasts.
const DAYS: i64 = 180;

/// What accounts need besides the database.
pub(crate) struct Accounts {
    pub passwords: Passwords,
    pub attempts: Attempts,
}

impl Accounts {
    pub fn new() -> Self {
        Self { passwords: Passwords::new(), attempts: Attempts::new() }
    }
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Account {
    pub id: String,
    /// As its owner spells it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
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
    async fn of(parts: &mut Parts, state: &AppState) -> Result<Option<Self>, Fault> {
        if let Some(known) = parts.extensions.get::<Self>() {
            return Ok(Some(known.clone()));
        }
        let Some(token) = token_of(parts) else { return Ok(None) };
        let now = i64::try_from(now()).unwrap_or(i64::MAX);
        let account = state.0.store().account_of_login(&token, now).await?;
        let login = account.map(|account| Self { account, token });
        if let Some(login) = &login {
            // Another extractor of the same request need not ask again.
            parts.extensions.insert(login.clone());
        }
        Ok(login)
    }
}

/// The hash of the login token that the browser sent, whether it is worth anything or not.
fn token_of(parts: &Parts) -> Option<String> {
    let token = cookies::read(&parts.headers, COOKIE).filter(|token| cookies::is_token(token))?;
    Some(cookies::hashed(&token))
}

impl FromRequestParts<AppState> for Login {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Fault> {
        Self::of(parts, state).await?.ok_or_else(|| Fault::known(Code::LoginNeeded, "Please log in first."))
    }
}

impl OptionalFromRequestParts<AppState> for Login {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Option<Self>, Fault> {
        Self::of(parts, state).await
    }
}
