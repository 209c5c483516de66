//! What goes wrong: in answers to browsers, and when the server cannot run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// Why the server cannot start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Nobody knows where to keep data.
    #[error("no folder for data: name one, or set HOME")]
    NoHome,
    /// The data folder cannot be made.
    #[error("the data folder {folder} cannot be used: {source}")]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The address is taken or not allowed.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The server broke off.
    #[error("the server broke off: {0}")]
    Broken(#[from] std::io::Error),
    /// The database does not work.
    #[error("the database cannot be used: {0}")]
    Database(#[from] sqlx::Error),
    /// The address of the database is of no kind that is known.
    #[error("the address of the database must begin with postgres:// or sqlite:")]
    DatabaseAddress,
    /// The database was written by a newer Variorum.
    #[error("the database was written by a newer Variorum (its layout is number {found}, this one knows {known})")]
    Newer {
        /// The layout found.
        found: i64,
        /// The newest layout known.
        known: i64,
    },
}

/// An answer that is not what was asked for. Each is a sentence that people can read.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// 400: the request makes no sense.
    #[error("{0}")]
    Bad(String),
    /// 401: who asks must log in first.
    #[error("{0}")]
    LoggedOut(String),
    /// 403: not from here.
    #[error("{0}")]
    Forbidden(String),
    /// 404: there is no such thing.
    #[error("{0}")]
    Missing(String),
    /// 409: somebody else has it.
    #[error("{0}")]
    Taken(String),
    /// 409: the game has moved on; here is its state.
    #[error("The game has moved on meanwhile.")]
    MovedOn(Arc<str>),
    /// 413: too much.
    #[error("The request is too large.")]
    TooLarge,
    /// 429: too often.
    #[error("{0}")]
    TooMany(String),
    /// 415: requests are JSON.
    #[error("The request must be of the type application/json.")]
    NoJson,
    /// 422: it was kept, but cannot be used.
    #[error("{0}")]
    Unusable(String),
    /// 500: our own fault; the log says more.
    #[error("Something went wrong inside the server.")]
    Internal,
    /// 503: not now.
    #[error("{0}")]
    Busy(String),
}

impl Fault {
    /// 400, with the fault made a sentence.
    pub fn bad(fault: impl std::fmt::Display) -> Self {
        Self::Bad(sentence(&fault.to_string()))
    }

    /// 404 for an address of the interface.
    pub fn no_request() -> Self {
        Self::Missing("There is no such request.".into())
    }

    /// 404 for a game in progress.
    pub fn no_session() -> Self {
        Self::Missing("There is no such game in progress.".into())
    }

    /// 500; what happened goes to the log.
    pub fn internal(what: impl std::fmt::Display) -> Self {
        tracing::error!("{what}");
        Self::Internal
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::LoggedOut(_) => StatusCode::UNAUTHORIZED,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Missing(_) => StatusCode::NOT_FOUND,
            Self::Taken(_) | Self::MovedOn(_) => StatusCode::CONFLICT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::NoJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Unusable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Busy(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        match self {
            Self::MovedOn(ref state) => json_text(self.status(), state),
            _ => failure(self.status(), &self.to_string()),
        }
    }
}

/// `{"error": …}` with a status.
pub(crate) fn failure(status: StatusCode, message: &str) -> Response {
    json_text(status, &json!({ "error": message }).to_string())
}

/// JSON that is text already.
pub(crate) fn json_text(status: StatusCode, text: &str) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}

/// Begins with a capital and ends with a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let text = text.trim();
    let mut chars = text.chars();
    let Some(first) = chars.next() else { return String::new() };
    let mut whole: String = first.to_uppercase().chain(chars).collect();
    if !whole.ends_with(['.', '!', '?']) {
        whole.push('.');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn faults_become_sentences() {
        assert_eq!(sentence("the game is over"), "The game is over.");
        assert_eq!(sentence("“x” is wrong"), "“x” is wrong.");
        assert_eq!(sentence("Why?"), "Why?");
        assert_eq!(sentence(""), "");
        assert_eq!(sentence("élan"), "Élan.");
    }
}
