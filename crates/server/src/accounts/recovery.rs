//! Recovery codes: with one of them, the owner of an account who has lost the password sets a new one. Sites without e-mail have no other way.
//!
//! A code has four groups of four letters and digits. The first group only finds the code; the other three, 60 random bits, are hashed as passwords are.
//! Attempts are counted with those to log in ([`super::attempts`]).

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use variorum_storage::{NewHash, RecoveryCode, RegisteredAccount};

use super::form::Form;
use super::login::Login;
use super::logins;
use super::name;
use super::password::{NewPassword, hash};
use super::routes::confirm;
use super::service::Accounts;
use crate::address::Address;
use crate::error::{ApiError, WrongPassword};
use crate::request::{Answer, private};
use crate::security::AccountAction;
use crate::wire;

/// How many codes a set has.
pub(crate) const CODES: usize = 8;
/// How many groups a code has.
const GROUPS: usize = 4;
/// The length of a group, in characters.
const GROUP: usize = 4;
/// The longest text that is read as a code, in characters: people may type blanks.
pub(crate) const LONGEST: usize = 60;
/// Crockford's base 32: without letters that are taken for digits.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A code as its owner has it.
#[derive(Clone, PartialEq, Eq)]
struct Code {
    label: String,
    secret: String,
}

impl Code {
    fn random() -> Result<Self, ApiError> {
        let mut bytes = [0; GROUPS * GROUP];
        getrandom::fill(&mut bytes).map_err(ApiError::internal)?;
        let letters: String = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        let (label, secret) = letters.split_at(GROUP);
        Ok(Self { label: label.to_owned(), secret: secret.to_owned() })
    }

    /// Reads a code as people type it: in any case, with or without hyphens and blanks, with `o` for `0`, `i` and `l` for `1`. `None` for anything else.
    fn read(text: &str) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let letters = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let letters = letters.map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        });
        let letters: String = letters.collect();
        let known = letters.bytes().all(|letter| LETTERS.contains(&letter));
        let (label, secret) = letters.split_at_checked(GROUP).filter(|_| known && letters.len() == GROUPS * GROUP)?;
        Some(Self { label: label.to_owned(), secret: secret.to_owned() })
    }

    fn text(&self) -> String {
        let letters = format!("{}{}", self.label, self.secret);
        let groups: Vec<String> =
            letters.as_bytes().chunks(GROUP).map(|group| String::from_utf8_lossy(group).into_owned()).collect();
        groups.join("-")
    }
}

/// A set of codes with different first groups.
fn new_codes() -> Result<Vec<Code>, ApiError> {
    let mut codes: Vec<Code> = Vec::with_capacity(CODES);
    while codes.len() < CODES {
        let code = Code::random()?;
        if codes.iter().all(|other| other.label != code.label) {
            codes.push(code);
        }
    }
    Ok(codes)
}

/// The unused recovery codes: how many there are.
#[utoipa::path(
    get,
    path = "/account/codes",
    tag = "accounts",
    operation_id = "recovery_codes",
    responses(
        (status = 200, description = "How many codes are left.", body = wire::RecoveryCodes),
        (status = 401, description = "The request requires an account."),
    ),
)]
pub(crate) async fn codes(State(accounts): State<Arc<Accounts>>, login: Login) -> Answer {
    private(StatusCode::OK, &left(&accounts, &login.account.id).await?)
}

/// How many codes an account has left.
pub(super) async fn left(accounts: &Accounts, account: &str) -> Result<wire::RecoveryCodes, ApiError> {
    let found = accounts.store.recovery_codes(account).await?;
    Ok(wire::RecoveryCodes { left: found.map_or(0, |codes| codes.left), made: found.map(|codes| codes.created) })
}

/// Makes new recovery codes; earlier ones are no longer valid. They are told only here.
#[utoipa::path(
    post,
    path = "/account/codes",
    tag = "accounts",
    operation_id = "make_recovery_codes",
    request_body = wire::NewRecoveryCodes,
    responses(
        (status = 200, description = "The codes.", body = wire::MadeRecoveryCodes),
        (status = 401, description = "The request requires an account, or the password is wrong."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn make_codes(
    State(accounts): State<Arc<Accounts>>,
    address: Address,
    login: Login,
    Form(_, form): Form<wire::NewRecoveryCodes>,
) -> Answer {
    confirm(&accounts, address, &login, form.password).await?;
    let codes = new_codes()?;
    let secrets: Vec<Code> = codes.clone();
    let hashed = accounts.passwords.work(address.ip(), move || {
        let stored = |code: Code| Ok(RecoveryCode { hash: hash(&code.secret)?, label: code.label });
        secrets.into_iter().map(stored).collect::<Result<Vec<RecoveryCode>, ApiError>>()
    });
    let hashed = hashed.await?;
    accounts.store.set_recovery_codes(&login.account.id, &hashed, accounts.time.now_i64()).await?;
    accounts.security.done(AccountAction::MakeRecoveryCodes, &login.account.id, address);
    private(StatusCode::OK, &wire::MadeRecoveryCodes { codes: codes.iter().map(Code::text).collect() })
}

/// Sets a new password with a recovery code, which is used up; all devices are logged out, and this one is logged in.
#[utoipa::path(
    post,
    path = "/recover",
    tag = "accounts",
    operation_id = "recover_account",
    request_body = wire::Recovery,
    responses(
        (status = 200, description = "The account.", body = wire::Me),
        (status = 401, description = "The name or the code is wrong, or the code was used."),
        (status = 422, description = "The new password is too easy to guess."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn recover(
    State(accounts): State<Arc<Accounts>>,
    address: Address,
    Form(parts, form): Form<wire::Recovery>,
) -> Answer {
    let wrong = || ApiError::from(WrongPassword::Recovery);
    let name = name::asked(&form.name).ok_or_else(wrong)?;
    let password = NewPassword::new(form.password, &name)?;
    let code = Code::read(&form.code).ok_or_else(wrong)?;
    // Whoever has lost the password may sit at a known device, but the codes are no better protected there.
    accounts.attempts.stranger(address.ip(), &name)?;
    let found = accounts.store.account_named(&name).await?;
    let id = found.as_ref().map_or("", |found| found.account.id.as_str());
    // The same query and the same work without an account, so that the response takes equally long.
    let kept = accounts.store.recovery_hash(id, &code.label).await?;
    let right = accounts.passwords.verify(code.secret, kept.clone(), address.ip()).await?;
    let (Some(RegisteredAccount { account, locked, .. }), Some(hash)) = (found.filter(|_| right), kept) else {
        return Err(wrong());
    };
    if locked.is_some() {
        return Err(ApiError::AccountLocked);
    }
    let new = accounts.passwords.hash(password, address.ip()).await?;
    let new = NewHash { hash: &new, at: accounts.time.now_i64(), by_operator: false };
    if !accounts.store.recover(&account.id, &RecoveryCode { label: code.label, hash }, &new).await? {
        // Used by another request in the meantime.
        return Err(wrong());
    }
    accounts.changes.logins_ended(&account.id).await;
    accounts.security.done(AccountAction::RecoverAccount, &account.id, address);
    logins::begin(&accounts, &parts, &account).await?;
    private(StatusCode::OK, &wire::Me { account: Some(account.into()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let codes = new_codes().unwrap();
        assert_eq!(codes.len(), CODES);
        for code in &codes {
            let text = code.text();
            assert_eq!(text.len(), 19, "{text}");
            for typed in
                [text.clone(), text.to_uppercase(), text.replace('-', " "), text.replace('-', ""), format!(" {text} ")]
            {
                assert!(Code::read(&typed).is_some_and(|read| read == *code), "{typed}");
            }
        }
        let read = Code::read("OIL0-1234-abcd-efgh").unwrap();
        assert_eq!(read.text(), "0110-1234-abcd-efgh");
        for bad in [
            "",
            "abcd",
            "abcd-efgh-jkmn",
            "abcd-efgh-jkmn-pqrs-t",
            "abcd-efgh-jkmn-pqr!",
            "äbcd-efgh-jkmn-pqrs",
            &"-".repeat(100),
        ] {
            assert!(Code::read(bad).is_none(), "{bad}");
        }
    }
}
