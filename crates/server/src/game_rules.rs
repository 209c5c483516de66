//! The rules of a game by its id.

use std::sync::Arc;

use variorum_rules::Rules;

use crate::error::{ApiError, Code};
use crate::worker::Worker;

/// The rules of a game by its id; 404 when there is none. They are compiled when they are first asked for.
pub(crate) fn rules_of(_: &Worker, id: &str) -> Result<Arc<Rules>, ApiError> {
    variorum_library::rules(id).map_err(|error| match error {
        variorum_library::LibraryError::Unknown { suggestion, .. } => {
            ApiError::NoGame { game: id.chars().take(40).collect(), suggestion }
        }
        variorum_library::LibraryError::Faulty { .. } => ApiError::internal(error),
    })
}

/// The rules of a game that is kept in storage: its file may be gone since then.
pub(crate) fn rules_kept(worker: &Worker, id: &str) -> Result<Arc<Rules>, ApiError> {
    rules_of(worker, id).map_err(|error| match error.code() {
        Code::NoGame => ApiError::GameGone { game: id.to_owned() },
        _ => error,
    })
}
