//! Requests about accounts.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use variorum_storage::{Account, NewAccount, NewHash, RegisteredAccount};

use super::form::Form;
use super::login::{COOKIE, Login};
use super::logins;
use super::name::{self, Name};
use super::password::NewPassword;
use super::service::Accounts;
use crate::address::Address;
use crate::cookies;
use crate::error::{ApiError, WrongPassword};
use crate::request::{Answer, private};
use crate::security::AccountAction;
use crate::tokens::new_token;
use crate::wire;

impl From<Account> for wire::Person {
    fn from(account: Account) -> Self {
        Self { name: account.name, created: account.created }
    }
}

/// Creates an account and logs in.
#[utoipa::path(
    post,
    path = "/account",
    tag = "accounts",
    request_body = wire::Credentials,
    responses(
        (status = 201, description = "The new account.", body = wire::Me),
        (status = 409, description = "The name, or one that looks like it, is taken."),
        (status = 422, description = "The name is not allowed, or the password is too easy to guess."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn sign_up(
    State(accounts): State<Arc<Accounts>>,
    address: Address,
    Form(parts, form): Form<wire::Credentials>,
) -> Answer {
    let name = Name::new(&form.name)?;
    let password = NewPassword::new(form.password, name.as_str())?;
    accounts.attempts.sign_up(address.ip())?;
    let taken = || ApiError::NameTaken;
    // Skips the hashing if the name is taken.
    if accounts.store.is_name_taken(&name.folded(), &name.skeleton()).await? {
        return Err(taken());
    }
    let mut id = new_token()?;
    id.truncate(24);
    let account = Account { id: id.clone(), name: name.as_str().to_owned(), created: accounts.time.now_i64() };
    let password = accounts.passwords.hash(password, address.ip()).await?;
    let new = NewAccount { id, name: name.kept(), created: account.created, password };
    if !accounts.store.add_account(&new).await? {
        return Err(taken());
    }
    accounts.security.done(AccountAction::SignUp, &account.id, address);
    logins::begin(&accounts, &parts, &account).await?;
    private(StatusCode::CREATED, &wire::Me { account: Some(account.into()) })
}

/// Logs in.
#[utoipa::path(
    post,
    path = "/login",
    tag = "accounts",
    request_body = wire::Credentials,
    responses(
        (status = 200, description = "The account.", body = wire::Me),
        (status = 401, description = "The name or the password is wrong."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn log_in(
    State(accounts): State<Arc<Accounts>>,
    address: Address,
    Form(parts, form): Form<wire::Credentials>,
) -> Answer {
    let wrong = || ApiError::from(WrongPassword::LogIn);
    let name = name::asked(&form.name).ok_or_else(wrong)?;
    let found = accounts.store.account_named(&name).await?;
    let (account, kept, locked) = match found {
        Some(RegisteredAccount { account, password, locked }) => (Some(account), Some(password), locked.is_some()),
        None => (None, None, false),
    };
    let attempts = &accounts.attempts;
    // The same queries are made without an account, so that the response takes equally long.
    let id = account.as_ref().map_or("", |account| &account.id);
    match logins::device_of(&parts, id) {
        Some(device) if accounts.store.knows_device(&device).await? => attempts.device(&device)?,
        _ => attempts.stranger(address.ip(), &name)?,
    }
    let right = accounts.passwords.verify(form.password, kept, address.ip()).await?;
    // The response must not reveal which of the two is wrong.
    let account = account.filter(|_| right).ok_or_else(wrong)?;
    if locked {
        // Only somebody who knows the password may learn this.
        return Err(ApiError::AccountLocked);
    }
    logins::begin(&accounts, &parts, &account).await?;
    accounts.security.done(AccountAction::LogIn, &account.id, address);
    private(StatusCode::OK, &wire::Me { account: Some(account.into()) })
}

/// Checks that the requester, who is logged in, knows the password.
pub(super) async fn confirm(
    accounts: &Accounts,
    address: Address,
    login: &Login,
    password: String,
) -> Result<(), ApiError> {
    // Counted for this login only: strangers who try passwords for the name have no effect here.
    accounts.attempts.login(&login.token)?;
    let kept = accounts.store.password_of(&login.account.id).await?;
    if accounts.passwords.verify(password, kept, address.ip()).await? {
        Ok(())
    } else {
        Err(WrongPassword::Confirmation.into())
    }
}

/// Logs out.
#[utoipa::path(
    post,
    path = "/logout",
    tag = "accounts",
    request_body = wire::LogOut,
    responses(
        (status = 200, description = "No account.", body = wire::Me),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn log_out(
    State(accounts): State<Arc<Accounts>>,
    address: Address,
    login: Option<Login>,
    Form(mut parts, form): Form<wire::LogOut>,
) -> Answer {
    if let Some(login) = login {
        let store = &accounts.store;
        if form.everywhere {
            let here = logins::device_of(&parts, &login.account.id);
            store.log_out_everywhere(&login.account.id, here.as_deref()).await?;
            accounts.security.done(AccountAction::LogOutEverywhere, &login.account.id, address);
        } else {
            store.log_out(&login.token).await?;
        }
        accounts.changes.logins_ended(&login.account.id).await;
        logins::forget(&mut parts)?;
    } else {
        cookies::remove(&parts, COOKIE);
    }
    private(StatusCode::OK, &wire::Me { account: None })
}

/// Changes the password; all other devices are logged out.
#[utoipa::path(
    post,
    path = "/account/password",
    tag = "accounts",
    request_body = wire::NewPassword,
    responses(
        (status = 200, description = "The account.", body = wire::Me),
        (status = 401, description = "The request requires an account, or the password is wrong."),
        (status = 422, description = "The new password is too easy to guess."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn change_password(
    State(accounts): State<Arc<Accounts>>,
    address: Address,
    login: Login,
    Form(parts, form): Form<wire::NewPassword>,
) -> Answer {
    let account = login.account.clone();
    let password = NewPassword::new(form.new, &account.name)?;
    confirm(&accounts, address, &login, form.old).await?;
    let password = accounts.passwords.hash(password, address.ip()).await?;
    // Somebody who knew the old password may be logged in elsewhere, or have a known device.
    let here = logins::device_of(&parts, &account.id);
    let new = NewHash { hash: &password, at: accounts.time.now_i64(), by_operator: false };
    accounts.store.set_password(&account.id, &new, here.as_deref()).await?;
    accounts.changes.logins_ended(&account.id).await;
    accounts.security.done(AccountAction::ChangePassword, &account.id, address);
    logins::begin(&accounts, &parts, &account).await?;
    private(StatusCode::OK, &wire::Me { account: Some(account.into()) })
}

/// Deletes the account; its games remain, without the name.
#[utoipa::path(
    post,
    path = "/account/delete",
    tag = "accounts",
    operation_id = "delete_account",
    request_body = wire::Goodbye,
    responses(
        (status = 200, description = "No account.", body = wire::Me),
        (status = 401, description = "The request requires an account, or the password is wrong."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn delete(
    State(accounts): State<Arc<Accounts>>,
    address: Address,
    login: Login,
    Form(mut parts, form): Form<wire::Goodbye>,
) -> Answer {
    confirm(&accounts, address, &login, form.password).await?;
    accounts.store.delete_account(&login.account.id).await?;
    accounts.changes.account_changed(&login.account.id).await;
    accounts.security.done(AccountAction::DeleteAccount, &login.account.id, address);
    logins::forget(&mut parts)?;
    private(StatusCode::OK, &wire::Me { account: None })
}

/// The requester's account.
#[utoipa::path(
    get,
    path = "/me",
    tag = "accounts",
    responses((status = 200, description = "The requester's account, if any.", body = wire::Me)),
)]
pub(crate) async fn me(login: Option<Login>) -> Answer {
    private(StatusCode::OK, &wire::Me { account: login.map(|login| login.account.into()) })
}
