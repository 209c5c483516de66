//! How logins begin and end, and the list of an account's logins.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use variorum_storage::{Account, Store, StoredLogin};

use super::device::Device;
use super::form::Form;
use super::login::{COOKIE, DAY, IDLE, Login, token_of};
use super::service::Accounts;
use crate::cookies;
use crate::error::ApiError;
use crate::request::{Answer, private};
use crate::tokens;
use crate::visitor::Visitor;
use crate::wire;

/// The maximum duration of a login, in days.
const DAYS: i64 = 180;
/// The maximum number of logins of an account; beyond it, the one that has been unused for longest ends.
const MOST_LOGINS: i64 = 50;
/// The cookie of a device that was logged in: wrong passwords entered elsewhere do not lock it out ([`super::attempts`]).
const DEVICE: &str = "device";
/// How long a device is known after its last login, in days; browsers keep cookies no longer.
const DEVICE_DAYS: i64 = 400;
/// The maximum number of known devices of an account; beyond it, the one with the oldest login is forgotten.
const MOST_DEVICES: i64 = 20;

/// The stored hash of the requester's device, for one account. It differs between accounts, so the database does not reveal which accounts one
/// browser uses.
pub(super) fn device_of(parts: &Parts, account: &str) -> Option<String> {
    let cookie = cookies::read(parts, DEVICE).filter(|cookie| tokens::is_token(&cookie.value))?;
    Some(device(&cookie.value, account))
}

fn device(token: &str, account: &str) -> String {
    tokens::hashed(&format!("{token} {account}"))
}

/// Gives the browser a new login in place of its previous one, and transfers its visitor's games to the account. From now on the device is known.
pub(super) async fn begin(accounts: &Accounts, parts: &Parts, account: &Account) -> Result<(), ApiError> {
    let token = tokens::new_token()?;
    let now = accounts.time.now_i64();
    let known = cookies::read(parts, DEVICE).map(|cookie| cookie.value).filter(|token| tokens::is_token(token));
    let device_token = known.map_or_else(tokens::new_token, Ok)?;
    let Device { browser, system } = Device::of(&parts.headers);
    let login = StoredLogin {
        token: tokens::hashed(&token),
        account: account.id.clone(),
        created: now,
        used: now,
        expires: now + DAYS * DAY,
        browser: browser.unwrap_or_default().to_owned(),
        system: system.unwrap_or_default().to_owned(),
        device: device(&device_token, &account.id),
    };
    let old = token_of(parts);
    // If another host may have planted the visitor's cookie, the visitor's seats are not this person's.
    let visitor = Visitor::own(parts);
    let visitor = visitor.as_ref().map(Visitor::id);
    accounts.store.log_in(&login, old.as_deref(), visitor, MOST_LOGINS, MOST_DEVICES).await?;
    // The browser's previous login and those beyond the maximum have ended.
    accounts.changes.logins_ended(&account.id).await;
    cookies::set(parts, COOKIE, token, DAYS);
    cookies::set(parts, DEVICE, device_token, DEVICE_DAYS);
    Ok(())
}

/// Deletes logins that have ended, and devices that are no longer known.
pub(crate) async fn forget_ended_logins(store: &Store, now: i64) {
    if let Err(error) = store.forget_ended_logins(now, now - IDLE, now - DEVICE_DAYS * DAY).await {
        tracing::warn!("could not delete ended logins: {error}");
    }
}

/// Logs the browser out: it forgets the login and becomes a new visitor, so that its next user does not inherit this person's seats.
pub(super) fn forget(parts: &mut Parts) -> Result<(), ApiError> {
    Visitor::renew(parts)?;
    cookies::remove(parts, COOKIE);
    Ok(())
}

pub(super) async fn list(accounts: &Accounts, login: &Login) -> Result<wire::Logins, ApiError> {
    let now = accounts.time.now_i64();
    let kept = accounts.store.logins_of(&login.account.id, now, now - IDLE).await?;
    let logins = kept.into_iter().map(|kept| wire::LoginSummary {
        current: kept.token == login.token,
        id: kept.id().to_owned(),
        created: kept.created,
        used: kept.used,
        browser: Some(kept.browser).filter(|name| !name.is_empty()),
        system: Some(kept.system).filter(|name| !name.is_empty()),
    });
    let logins = logins.collect();
    let change = accounts.store.password_change(&login.account.id).await?;
    let password = change.map(|(at, by_operator)| wire::PasswordChange { at, by_operator });
    Ok(wire::Logins { logins, password })
}

/// The devices on which the requester is logged in, most recently used first.
#[utoipa::path(
    get,
    path = "/account/logins",
    tag = "accounts",
    responses(
        (status = 200, description = "At most 50 logins.", body = wire::Logins),
        (status = 401, description = "The request requires an account."),
    ),
)]
pub(crate) async fn logins(State(accounts): State<Arc<Accounts>>, login: Login) -> Answer {
    private(StatusCode::OK, &list(&accounts, &login).await?)
}

/// Ends one login of the requester, and forgets its device. Does nothing if it has ended already.
#[utoipa::path(
    post,
    path = "/account/logins/end",
    tag = "accounts",
    operation_id = "end_login",
    request_body = wire::EndLogin,
    responses(
        (status = 200, description = "The remaining logins; none if the request's own login was ended.", body = wire::Logins),
        (status = 401, description = "The request requires an account."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn end_login(
    State(accounts): State<Arc<Accounts>>,
    login: Login,
    Form(mut parts, form): Form<wire::EndLogin>,
) -> Answer {
    accounts.store.end_login(&login.account.id, &form.id).await?;
    accounts.changes.logins_ended(&login.account.id).await;
    let left = list(&accounts, &login).await?;
    if left.logins.iter().all(|login| !login.current) {
        forget(&mut parts)?;
        return private(StatusCode::OK, &wire::Logins { logins: Vec::new(), password: None });
    }
    private(StatusCode::OK, &left)
}
