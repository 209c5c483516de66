//! What `variorum check --json` prints. `docs/commands.md` describes it.

use serde::Serialize;
use serde_json::{Value, json};
use variorum_gamedef::{Diagnostic, Diagnostics, Sentence, Severity, Wording};

/// A file and its problems.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct FileReport {
    /// Its path, as it was given.
    pub(super) file: String,
    /// Whether it has no errors.
    pub(super) valid: bool,
    /// The number of errors and warnings in words.
    pub(super) summary: String,
    /// The problems, in the order in which they are printed.
    pub(super) problems: Vec<Found>,
}

/// A problem.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Found {
    /// The path of its code, such as `zone/empty`; the same in every language.
    code: String,
    severity: Severity,
    /// The id of the game in whose file it is, if that is not the file that was checked but one on which it builds.
    base: Option<String>,
    /// Where it begins and ends, unless it concerns the whole file.
    #[serde(flatten)]
    span: Option<Span>,
    /// Its code and arguments, to be worded elsewhere.
    problem: Value,
    /// The sentence.
    message: String,
    /// What to do about it, as code and arguments.
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<Value>,
    /// The same as a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
}

/// A place in a file. Lines and columns count from 1, columns in characters; the end is the character after the last one.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct Span {
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
}

/// Problems with their places.
pub(super) fn placed<P: Sentence, A: Sentence>(list: &Diagnostics<P, A>, wording: &impl Wording) -> Vec<Found> {
    let one = |found: &Diagnostic<P, A>| {
        let span = Span { line: found.line, column: found.column, end_line: found.end.0, end_column: found.end.1 };
        let silent = A::SILENT;
        Found {
            severity: found.severity,
            base: found.origin.as_ref().map(|origin| origin.id.clone()),
            span: Some(span),
            advice: (!silent).then(|| json!(found.advice)),
            help: (!silent).then(|| wording.say(&found.advice)),
            ..unplaced(&found.problem, wording)
        }
    };
    list.iter().map(one).collect()
}

/// Warnings and errors with their places.
pub(super) fn both<P: Sentence, A: Sentence>(
    warnings: &Diagnostics,
    errors: &Diagnostics<P, A>,
    wording: &impl Wording,
) -> Vec<Found> {
    let mut all = placed(warnings, wording);
    all.extend(placed(errors, wording));
    all
}

/// An error that concerns the whole file.
pub(super) fn unplaced<S: Sentence>(error: &S, wording: &impl Wording) -> Found {
    let problem = json!(error);
    Found {
        code: code_of(S::PREFIX, &problem),
        severity: Severity::Error,
        base: None,
        span: None,
        message: wording.say(error),
        problem,
        advice: None,
        help: None,
    }
}

/// The codes of a problem and of what it contains, joined by slashes. Problems of the definition are named by their groups alone.
fn code_of(prefix: &str, problem: &Value) -> String {
    let code = |value: &Value| value.get("code").and_then(Value::as_str).map(str::to_owned);
    let own = code(problem).unwrap_or_default();
    let inner = problem.get("args").and_then(code);
    match inner {
        Some(inner) if prefix == "problem" => format!("{own}/{inner}"),
        Some(_) | None => format!("{prefix}/{own}"),
    }
}
