//! What goes wrong: in answers to browsers, and when the server cannot run.

mod answer;
mod api;
mod code;
#[cfg(test)]
pub(crate) mod messages;
mod serve;

pub(crate) use answer::{Failure, json_text};
pub(crate) use api::{
    ApiError, BadPosition, BadRequest, Busy, Code, EasyPassword, Forbidden, Full, IllegalTurn, Impossible, NameLetters,
    NotFound, OldRules, RecordTooLarge, TooManySockets, UnclearReport, WrongPassword,
};
pub use serve::ServeError;
