//! Accounts, players and their ratings.

use serde::{Deserialize, Serialize};

use super::session::SessionSummary;
use crate::openapi::values;

/// Name and password, to sign up or to log in.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Credentials {
    #[schema(value_type = values::Name)]
    pub name: String,
    #[schema(value_type = values::Password)]
    pub password: String,
}

/// A request to change the password.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NewPassword {
    pub old: String,
    #[schema(value_type = values::Password)]
    pub new: String,
}

/// A request for new recovery codes.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NewRecoveryCodes {
    pub password: String,
}

/// New recovery codes, which are told only once.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MadeRecoveryCodes {
    /// Each sets a new password once.
    pub codes: Vec<String>,
}

/// The recovery codes of an account.
#[derive(Clone, Copy, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecoveryCodes {
    /// How many have not been used.
    pub left: i64,
    /// When they were made, in milliseconds since 1970; null if none is left.
    pub made: Option<i64>,
}

/// A request to set a new password with a recovery code.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Recovery {
    #[schema(value_type = values::Name)]
    pub name: String,
    /// A recovery code; capitals, hyphens and blanks do not matter.
    #[schema(value_type = values::TypedCode)]
    pub code: String,
    /// The new password.
    #[schema(value_type = values::Password)]
    pub password: String,
}

/// A request to delete the account.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Goodbye {
    pub password: String,
}

/// A request to log out.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LogOut {
    /// On all devices; by default only on this one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub everywhere: bool,
}

/// The requester.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    /// The account; null without a login.
    pub account: Option<Person>,
}

/// An account, as everybody sees it.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Person {
    pub name: String,
    /// When the account was made, in milliseconds since 1970.
    pub created: i64,
}

/// A page about a player.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayerPage {
    pub name: String,
    /// When the account was made, in milliseconds since 1970.
    pub created: i64,
    /// The most certain first.
    pub ratings: Vec<Standing>,
    /// The first page of `GET /api/players/{name}/games`.
    pub games: Vec<SessionSummary>,
}

/// A page of a list of games, most recently changed first.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GamesPage {
    pub games: Vec<SessionSummary>,
    /// What to send as `before` for the next page; null if there is none.
    pub next: Option<String>,
}

/// A rating in a variant.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Standing {
    /// The variant's id.
    pub game: String,
    /// The variant's name.
    pub name: String,
    /// Glicko-2; initially 1500.
    pub rating: f64,
    /// The standard deviation: the player's strength is within two deviations of the rating with a probability of 95 %.
    pub deviation: f64,
    /// Is the rating still uncertain?
    pub provisional: bool,
    /// The number of rated games played.
    pub games: i64,
}

/// A rating change.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatingChange {
    /// The rated game.
    pub session: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    pub before: f64,
    pub after: f64,
    pub deviation: f64,
}

/// The devices on which an account is logged in.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Logins {
    /// Most recently used first.
    pub logins: Vec<LoginSummary>,
    /// The last change of the password; null if it is the first one.
    pub password: Option<PasswordChange>,
}

/// When a password was changed.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct PasswordChange {
    /// In milliseconds since 1970.
    pub at: i64,
    /// Was it changed by the operator of the site?
    pub by_operator: bool,
}

/// A login, as its owner sees it.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LoginSummary {
    pub id: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, in milliseconds since 1970, to within about an hour.
    pub used: i64,
    /// The browser's name; null if unknown.
    pub browser: Option<String>,
    /// The name of the operating system; null if unknown.
    pub system: Option<String>,
    /// Is it the login of this request?
    pub current: bool,
}

/// A request to end a login.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EndLogin {
    /// The login's id.
    pub id: String,
}
