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

/// A wish for another password.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NewPassword {
    pub old: String,
    #[schema(value_type = values::Password)]
    pub new: String,
}

/// A wish to delete the account.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Goodbye {
    pub password: String,
}

/// A wish to log out.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LogOut {
    /// On all devices; only on this one if not given.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub everywhere: bool,
}

/// Who asks.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Null: somebody without a name.
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
    /// Best known first.
    pub ratings: Vec<Standing>,
    /// The first of `GET /api/players/{name}/games`.
    pub games: Vec<SessionSummary>,
}

/// Some games of a list, those changed last first.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GamesPage {
    pub games: Vec<SessionSummary>,
    /// What to send as `before` for the next page; null: there is none.
    pub next: Option<String>,
}

/// A rating in a game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Standing {
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// Glicko-2; 1500 at first.
    pub rating: f64,
    /// Two of it to both sides of the rating hold the player's strength with 95 %.
    pub deviation: f64,
    /// Is little known yet?
    pub provisional: bool,
    /// Rated games played.
    pub games: i64,
}

/// A step in a rating's history.
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
    /// Those used last first.
    pub logins: Vec<LoginSummary>,
    /// The last change of the password; null: it is the first one.
    pub password: Option<PasswordChange>,
}

/// When a password was changed.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct PasswordChange {
    /// In milliseconds since 1970.
    pub at: i64,
    /// Did the operator of the site do it?
    pub by_operator: bool,
}

/// A login, as its owner sees it.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LoginSummary {
    pub id: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was used last, in milliseconds since 1970, within about an hour.
    pub used: i64,
    /// The browser's name; null: not known.
    pub browser: Option<String>,
    /// The name of the device's system; null: not known.
    pub system: Option<String>,
    /// Does the request come from there?
    pub current: bool,
}

/// A wish to end a login.
#[derive(Deserialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EndLogin {
    /// The login's id.
    pub id: String,
}
