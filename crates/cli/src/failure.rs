//! Failures of commands and their exit codes.

use std::io::{self, Write as _};
use std::process::ExitCode;

/// The command finished and found something wrong (exit code 1). All other errors mean that it could not be carried out (exit code 2).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Failed(pub String);

/// The exit code for a command's result. Prints an error in one line on standard error.
///
/// A closed pipe (`variorum moves chess | head -1`) is not an error.
#[must_use]
pub fn exit_code(result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    if is_broken_pipe(&error) {
        return ExitCode::SUCCESS;
    }
    // Standard error may be closed as well.
    let _ = writeln!(io::stderr(), "error: {}", one_line(&error));
    if error.is::<Failed>() { ExitCode::from(1) } else { ExitCode::from(2) }
}

/// An error with its causes in one line.
#[must_use]
pub fn one_line(error: &anyhow::Error) -> String {
    let text = format!("{error:#}");
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join(" ")
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let kind = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        kind.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_line() {
        let error = anyhow::anyhow!("first\n  second").context("while reading");
        assert_eq!(one_line(&error), "while reading: first second");
    }

    #[test]
    fn a_reader_that_went_away_is_no_error() {
        let broken = || io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(is_broken_pipe(&anyhow::Error::from(broken()).context("writing")));
        assert!(is_broken_pipe(&anyhow::Error::from(serde_json::Error::io(broken()))));
        assert!(!is_broken_pipe(&anyhow::anyhow!("other")));
    }
}
