//! The rules of a variant, by its id.

use std::sync::Arc;

use variorum_rules::Rules;

use crate::error::{ApiError, Code};
use crate::worker::Worker;

/// The rules of a variant by its id; a 404 error if there is none. They are compiled on first use.
pub(crate) fn rules_of(_: &Worker, id: &str) -> Result<Arc<Rules>, ApiError> {
    variorum_library::rules(id).map_err(|error| match error {
        variorum_library::LibraryError::Unknown { suggestion, .. } => {
            ApiError::NoGame { game: id.chars().take(40).collect(), suggestion }
        }
        variorum_library::LibraryError::Faulty { .. } => ApiError::internal(error),
    })
}

/// The rules of a stored game, whose game file may be gone.
pub(crate) fn stored_rules(worker: &Worker, id: &str) -> Result<Arc<Rules>, ApiError> {
    rules_of(worker, id).map_err(|error| match error.code() {
        Code::NoGame => ApiError::GameGone { game: id.to_owned() },
        _ => error,
    })
}
