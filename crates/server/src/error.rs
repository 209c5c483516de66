//! Errors: in responses to clients, and when the server cannot run.

mod answer;
mod api;
mod code;
#[cfg(test)]
pub(crate) mod messages;
mod reasons;
mod serve;

pub(crate) use answer::{Failure, code_and_args, json_text};
pub(crate) use api::{ApiError, Code};
pub(crate) use reasons::{
    BadPosition, BadRequest, Busy, Forbidden, Full, IllegalTurn, Impossible, NameLetters, NotFound, OldRules,
    PasswordEasy, RecordTooLarge, ReportUnclear, TooManySockets, WrongPassword,
};
pub use serve::ServeError;
