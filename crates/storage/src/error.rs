//! Database errors, classified by what an operator can do about them.

use std::borrow::Cow;
use std::sync::Arc;

/// A failed database operation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}: {detail}")]
pub struct StorageError {
    /// The class of the failure.
    pub kind: ErrorKind,
    /// The driver's message, for the log and the console; never sent to visitors.
    detail: Arc<str>,
}

/// The classes of database errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ErrorKind {
    /// No space is left: on the disk, in a quota, or within a limit of the database.
    #[error("the disk is full")]
    Full,
    /// Reading or writing failed.
    #[error("the disk cannot be read or written")]
    Disk,
    /// The file, the file system or the database server accepts no changes.
    #[error("the database is read-only")]
    ReadOnly,
    /// The file is damaged, or is not a database.
    #[error("the database is damaged")]
    Damaged,
    /// Another program has locked the database.
    #[error("another program holds the database")]
    Locked,
    /// The database does not answer, or not in time.
    #[error("the database does not answer")]
    Unreachable,
    /// The operator has made the server read-only; the database itself works.
    #[error("the operator has made the server read-only")]
    Paused,
    /// A row with this key exists already.
    #[error("the row exists already")]
    Duplicate,
    /// The database rejects a statement: a bug in this program.
    #[error("the database rejects a statement")]
    Statement,
}

impl ErrorKind {
    /// The label of the failure in the metrics.
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Disk => "disk",
            Self::ReadOnly => "read-only",
            Self::Damaged => "damaged",
            Self::Locked => "locked",
            Self::Unreachable => "unreachable",
            Self::Paused => "paused",
            Self::Duplicate => "duplicate",
            Self::Statement => "statement",
        }
    }

    /// From SQLite's result code; extended codes carry the primary one in their last byte (<https://sqlite.org/rescode.html>).
    const fn of_sqlite(code: u32) -> Self {
        match code & 0xff {
            5 | 6 => Self::Locked,
            8 => Self::ReadOnly,
            10 | 14 => Self::Disk,
            11 | 26 => Self::Damaged,
            13 => Self::Full,
            _ => Self::Statement,
        }
    }

    /// From PostgreSQL's SQLSTATE (appendix A of its manual).
    fn of_postgres(state: &str) -> Self {
        match state {
            "53100" | "53200" => Self::Full,
            "58030" => Self::Disk,
            "25006" => Self::ReadOnly,
            "XX001" | "XX002" => Self::Damaged,
            "55P03" | "55006" => Self::Locked,
            // Connections, resources, operator intervention, and roles or databases that do not exist (yet).
            _ if ["08", "28", "3D", "53", "57"].iter().any(|class| state.starts_with(class)) => Self::Unreachable,
            _ => Self::Statement,
        }
    }
}

impl StorageError {
    /// Is the database itself in trouble, as opposed to a single statement?
    pub const fn is_outage(&self) -> bool {
        match self.kind {
            ErrorKind::Full
            | ErrorKind::Disk
            | ErrorKind::ReadOnly
            | ErrorKind::Damaged
            | ErrorKind::Locked
            | ErrorKind::Unreachable => true,
            ErrorKind::Paused | ErrorKind::Duplicate | ErrorKind::Statement => false,
        }
    }

    /// Would any other change fail in the same way?
    pub const fn concerns_all(&self) -> bool {
        self.is_outage() || matches!(self.kind, ErrorKind::Paused)
    }

    pub(crate) fn new(kind: ErrorKind, detail: impl AsRef<str>) -> Self {
        Self { kind, detail: detail.as_ref().into() }
    }

    /// The driver's message.
    pub fn detail(&self) -> &str {
        &self.detail
    }
}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        Self::of(&error)
    }
}

/// The error of a change that is attempted while the server is read-only.
#[derive(Debug, thiserror::Error)]
#[error("the server is read-only")]
pub(crate) struct Paused;

impl StorageError {
    /// Classifies an error of the driver.
    pub(crate) fn of(error: &sqlx::Error) -> Self {
        let kind = match error {
            sqlx::Error::Database(database) if database.is_unique_violation() => ErrorKind::Duplicate,
            sqlx::Error::Database(database) => {
                let code = database.code().unwrap_or(Cow::Borrowed(""));
                // A SQLSTATE has five characters; SQLite's codes have one to four digits.
                match code.parse() {
                    Ok(number) if code.len() < 5 => ErrorKind::of_sqlite(number),
                    Ok(_) | Err(_) => ErrorKind::of_postgres(&code),
                }
            }
            sqlx::Error::AnyDriverError(error) if error.is::<Paused>() => ErrorKind::Paused,
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => ErrorKind::Unreachable,
            // All remaining errors come from statements or from decoding their results. The enum is non-exhaustive.
            _ => ErrorKind::Statement,
        };
        Self::new(kind, error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn error_codes_of_both_databases_are_classified() {
        for (code, trouble) in [
            (13, ErrorKind::Full),
            (778, ErrorKind::Disk),
            (1802, ErrorKind::Disk),
            (14, ErrorKind::Disk),
            (8, ErrorKind::ReadOnly),
            (1032, ErrorKind::ReadOnly),
            (11, ErrorKind::Damaged),
            (26, ErrorKind::Damaged),
            (5, ErrorKind::Locked),
            (517, ErrorKind::Locked),
            (2067, ErrorKind::Statement),
        ] {
            assert_eq!(ErrorKind::of_sqlite(code), trouble, "{code}");
        }
        for (state, trouble) in [
            ("53100", ErrorKind::Full),
            ("57P01", ErrorKind::Unreachable),
            ("57P03", ErrorKind::Unreachable),
            ("08006", ErrorKind::Unreachable),
            ("28P01", ErrorKind::Unreachable),
            ("3D000", ErrorKind::Unreachable),
            ("25006", ErrorKind::ReadOnly),
            ("58030", ErrorKind::Disk),
            ("XX001", ErrorKind::Damaged),
            ("23505", ErrorKind::Statement),
        ] {
            assert_eq!(ErrorKind::of_postgres(state), trouble, "{state}");
        }
    }
}
