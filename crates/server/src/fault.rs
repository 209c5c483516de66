//! What goes wrong: in answers to browsers, and when the server cannot run.

mod code;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

pub(crate) use code::Code;

use crate::store::{StoreError, Trouble};

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
    #[error("the database {place} cannot be used: {trouble} ({detail}); {advice}")]
    Database {
        /// Its file, or its address without the password.
        place: String,
        /// What is wrong.
        trouble: String,
        /// The driver's own words.
        detail: String,
        /// What to do.
        advice: &'static str,
    },
    /// A file of the database cannot be made or changed.
    #[error("{file} cannot be used: {source}; give this user the right to write there, or choose another folder with --data", file = file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Another server uses the database file.
    #[error("another server uses {file}; end it first, or use PostgreSQL (--database) for several servers", file = file.display())]
    InUse {
        /// The database file.
        file: PathBuf,
    },
    /// The database file has been emptied.
    #[error("{file} is empty, though games were kept in it; put a backup there, or delete the file to begin anew", file = file.display())]
    Emptied {
        /// The database file.
        file: PathBuf,
    },
    /// The file is a SQLite database of another program.
    #[error("{file} is a database of another program; choose another file", file = file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// The address of the database is of no kind that is known.
    #[error("the address of the database must begin with postgres:// or sqlite:")]
    DatabaseAddress,
    /// There is no database file.
    #[error("there is no database at {file}; name its folder with --data, or the database with --database", file = file.display())]
    NoDatabase {
        /// The file that was looked for.
        file: PathBuf,
    },
    /// The database was written by an older Variorum, and this program may not bring it up to date.
    #[error(
        "the database was written by an older Variorum (its layout is number {found}, this one's {known}); start the new server once, it brings the database up to date"
    )]
    Older {
        /// The layout found.
        found: i64,
        /// The layout of this program.
        known: i64,
    },
    /// The database was written by a newer Variorum.
    #[error("the database was written by a newer Variorum (its layout is number {found}, this one knows {known})")]
    Newer {
        /// The layout found.
        found: i64,
        /// The newest layout known.
        known: i64,
    },
}

impl ServeError {
    /// A database that does not work.
    pub(crate) fn database(place: &str, error: StoreError) -> Self {
        let advice = match error.trouble {
            Trouble::Full => "make room on its disk",
            Trouble::Disk => "look whether the disk works and whether this user may read and write there",
            Trouble::ReadOnly => {
                "give this user the right to write the file and its folder, or mount the disk for writing"
            }
            Trouble::Damaged => {
                "put a backup in its place (--skip-check starts without looking; what is damaged then answers with errors)"
            }
            Trouble::Locked => "end the program that has it open",
            Trouble::Unreachable => {
                "look whether the database server runs, and whether address, user and password are right"
            }
            Trouble::Paused => "end the read-only mode first",
            Trouble::Duplicate | Trouble::Statement => "this is a fault of Variorum: please report it",
        };
        Self::Database {
            place: place.to_owned(),
            trouble: error.trouble.to_string(),
            detail: error.detail().to_owned(),
            advice,
        }
    }
}

/// What an answer says that is not what was asked for.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Failure {
    /// A sentence for people, in English; in German where the request asked for it (`Accept-Language`) and the answer says so
    /// (`Content-Language`).
    pub error: String,
    pub code: Code,
}

/// An answer that is not what was asked for. Each is a sentence that people can read, with a word for programs.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// Something that has a word of its own; the status follows from that.
    #[error("{1}")]
    Known(Code, String),
    /// 400: the request is not as it is described.
    #[error("{0}")]
    Bad(String),
    /// 422: the request is as described, but it cannot be done.
    #[error("{0}")]
    Impossible(String),
    /// 403: not from here.
    #[error("{0}")]
    Forbidden(String),
    /// 404: there is no such thing.
    #[error("{0}")]
    Missing(String),
    /// 405: not by this method.
    #[error("This address does not take requests of this kind.")]
    NoMethod,
    /// 409: the game has moved on; here is its state.
    #[error("The game has moved on meanwhile.")]
    MovedOn(Arc<str>),
    /// 413: too much.
    #[error("The request is too large.")]
    TooLarge,
    /// 415: requests are JSON.
    #[error("The request must be of the type application/json.")]
    NoJson,
    /// 429: too often; in so many seconds it may be tried again.
    #[error("Too many requests come from you; please wait {}.", seconds(*.0))]
    TooFast(u64),
    /// 500: our own fault; the log says more.
    #[error("Something went wrong inside the server.")]
    Internal,
    /// 503: not now.
    #[error("{0}")]
    Busy(String),
}

impl Fault {
    /// 422, with the fault made a sentence.
    pub fn impossible(fault: impl std::fmt::Display) -> Self {
        Self::Impossible(sentence(&fault.to_string()))
    }

    /// Something that has a word of its own.
    pub fn known(code: Code, sentence: impl Into<String>) -> Self {
        Self::Known(code, sentence.into())
    }

    /// 422: a text that is no position of the game.
    pub fn no_position(faults: impl std::fmt::Display) -> Self {
        Self::known(Code::BadPosition, format!("This is no position of the game: {faults}."))
    }

    /// 404 for an address of the interface.
    pub fn no_request() -> Self {
        Self::Missing("There is no such request.".into())
    }

    /// 404 for a game in progress.
    pub fn no_session() -> Self {
        Self::known(Code::NoSession, "There is no such game in progress.")
    }

    /// 500; what happened goes to the log.
    pub fn internal(what: impl std::fmt::Display) -> Self {
        tracing::error!("{what}");
        Self::Internal
    }

    /// What went wrong, as a word.
    pub const fn code(&self) -> Code {
        match self {
            Self::Known(code, _) => *code,
            Self::Bad(_) => Code::BadRequest,
            Self::Impossible(_) => Code::Impossible,
            Self::Forbidden(_) => Code::Forbidden,
            Self::Missing(_) => Code::NotFound,
            Self::NoMethod => Code::NoMethod,
            Self::MovedOn(_) => Code::MovedOn,
            Self::TooLarge => Code::TooLarge,
            Self::NoJson => Code::NotJson,
            Self::TooFast(_) => Code::TooManyRequests,
            Self::Internal => Code::Internal,
            Self::Busy(_) => Code::Busy,
        }
    }

    /// Counts it, as it is told to somebody.
    pub fn count(&self) {
        metrics::counter!("variorum_refusals_total", "code" => self.code().word()).increment(1);
    }

    /// The status of the answer.
    pub const fn status(&self) -> StatusCode {
        self.code().status()
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        let (code, sentence) = match error.trouble {
            Trouble::Full => {
                (Code::StorageFull, "The server’s disk is full. Nothing was changed; please try again later.")
            }
            Trouble::Disk => {
                (Code::StorageDisk, "The server’s disk does not work. Nothing was changed; please try again later.")
            }
            Trouble::ReadOnly => (Code::StorageReadOnly, "The server’s database takes no changes at the moment."),
            Trouble::Damaged => (Code::StorageDamaged, "The server’s database is damaged; its owner must mend it."),
            Trouble::Locked => {
                (Code::StorageLocked, "Another program holds the server’s database; please try again in a few seconds.")
            }
            Trouble::Unreachable => (
                Code::StorageUnreachable,
                "The server’s database does not answer. Please look again in a few seconds before you repeat what you did.",
            ),
            Trouble::Paused => (
                Code::ReadOnly,
                "The operator is working on this site: for now you can look at everything, but nothing can be changed.",
            ),
            // Our own fault; the log says more.
            Trouble::Duplicate | Trouble::Statement => return Self::internal(error),
        };
        Self::known(code, sentence)
    }
}

impl From<variorum_play::TableFault> for Fault {
    fn from(fault: variorum_play::TableFault) -> Self {
        use variorum_play::{PlayFault, TableFault as T};
        let code = match &fault {
            T::Play(PlayFault::Over) => Code::GameOver,
            T::Play(PlayFault::Turn(_)) => Code::IllegalTurn,
            T::Play(PlayFault::NoClaim) => Code::NoClaim,
            T::Waiting => Code::SeatFree,
            T::NotYourTurn => Code::NotYourTurn,
            T::MovedOn => Code::MovedOn,
            T::Time => Code::TimeOver,
            T::Begun => Code::Begun,
            T::NotOver => Code::NotOver,
            T::NoOffer => Code::NoOffer,
            T::Declined => Code::Declined,
            T::NothingToTakeBack => Code::NothingToTakeBack,
            T::Rated => Code::Rated,
            T::Engine => Code::EngineDeclines,
        };
        let text = fault.to_string();
        // A turn that cannot be made is quoted, but no longer than a turn is.
        let text = if text.chars().count() <= 200 { sentence(&text) } else { "This text is no turn at all.".into() };
        Self::Known(code, text)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let (code, status) = (self.code(), self.status());
        self.count();
        if let Self::MovedOn(state) = &self {
            return json_text(status, &**state);
        }
        let failure = Failure { error: self.to_string(), code };
        let mut answer = json_text(status, serde_json::to_string(&failure).unwrap_or_default());
        // For who says it in another language.
        answer.extensions_mut().insert(failure);
        // For the security log.
        answer.extensions_mut().insert(code);
        let wait = if let Self::TooFast(seconds) = self { Some(seconds) } else { code.wait() };
        if let Some(wait) = wait {
            answer.headers_mut().insert(header::RETRY_AFTER, wait.into());
        }
        answer
    }
}

fn seconds(count: u64) -> String {
    if count == 1 { "a second".into() } else { format!("{count} seconds") }
}

/// JSON that is text already.
pub(crate) fn json_text(status: StatusCode, text: impl Into<String>) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], text.into()).into_response()
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
