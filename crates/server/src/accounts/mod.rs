//! Accounts: a name and a password, for people who want games and ratings on several devices. They are optional.
//!
//! [`name`] and [`password`] contain the rules and the hashing, [`attempts`] the rate limits; [`login`] identifies the requester, and [`logins`]
//! begins and ends logins; [`routes`], [`recovery`], [`players`] and [`export`] are the requests. Logging in puts a random token into a cookie; the database
//! contains only its SHA-256 ([`crate::tokens`]).

mod attempts;
mod device;
pub(crate) mod export;
mod form;
mod login;
pub(crate) mod logins;
mod name;
mod password;
pub(crate) mod players;
pub(crate) mod recovery;
pub(crate) mod routes;
mod service;

pub(crate) use login::{IDLE, Login, LoginUses};
pub(crate) use logins::forget_ended_logins;
pub(crate) use name::{LENGTHS as NAME_LENGTHS, Name, asked as name_asked, folded};
pub(crate) use password::{LENGTHS as PASSWORD_LENGTHS, NewPassword, hash_checked as hash_password};
pub(crate) use service::{Accounts, account_named};
