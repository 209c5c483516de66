//! Diagnostics of a text: what is wrong where, and what to do about it. Printed by `print`.
//!
//! Knows texts and places in them; knows nothing of what a game file says.

mod print;

use std::collections::BTreeMap;
use std::ops::{Deref, Range};
use std::slice;

use ariadne::Source;
use serde::Serialize;

use crate::{Advice, Problem, limits};

pub use print::{Caption, render, render_in, render_one_in, summary, summary_in};

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The file does not describe a game.
    Error,
    /// The file works, but probably not as meant.
    Warning,
}

/// A problem at a place of a text, by default of a game file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic<P = Problem, A = Advice> {
    /// How bad it is.
    pub severity: Severity,
    /// The place: bytes of the text.
    pub span: Range<usize>,
    /// Line of the place's start, from 1.
    pub line: usize,
    /// Column of the place's start in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: P,
    /// What to do about it.
    pub advice: A,
}

/// The diagnostics of a text in the order of their places: at most [`limits::DIAGNOSTICS`] of them, errors before warnings where some have to be
/// left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostics<P = Problem, A = Advice> {
    list: Vec<Diagnostic<P, A>>,
    /// The text has more problems than are listed.
    more: bool,
}

impl<P, A> Default for Diagnostics<P, A> {
    fn default() -> Self {
        Self { list: Vec::new(), more: false }
    }
}

impl<P, A> Diagnostics<P, A> {
    /// Does the text have more problems than are listed?
    #[must_use]
    pub fn more(&self) -> bool {
        self.more
    }

    /// Is there an error among them?
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }
}

impl<P, A> Deref for Diagnostics<P, A> {
    type Target = [Diagnostic<P, A>];

    fn deref(&self) -> &[Diagnostic<P, A>] {
        &self.list
    }
}

impl<'d, P, A> IntoIterator for &'d Diagnostics<P, A> {
    type Item = &'d Diagnostic<P, A>;
    type IntoIter = slice::Iter<'d, Diagnostic<P, A>>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

/// Collects the problems of a text while it is read. Keeps no more of them than are reported, so that a text with nothing but problems takes
/// little memory; lines are looked up at the end, for these few.
#[derive(Clone, Debug)]
pub struct Collector<P = Problem, A = Advice> {
    /// By what decides which of them are kept: errors first, then by place, then in the order in which they were found.
    kept: BTreeMap<(bool, usize, usize, usize), (P, A)>,
    found: usize,
    more: bool,
}

impl<P, A> Default for Collector<P, A> {
    fn default() -> Self {
        Self { kept: BTreeMap::new(), found: 0, more: false }
    }
}

impl<P: PartialEq, A: PartialEq> Collector<P, A> {
    /// Adds an error at a place of the text, in bytes. One that is there already is not added again.
    pub fn error(&mut self, span: Range<usize>, problem: impl Into<P>, advice: impl Into<A>) {
        self.add(Severity::Error, span, problem.into(), advice.into());
    }

    /// Adds a warning.
    pub fn warn(&mut self, span: Range<usize>, problem: impl Into<P>, advice: impl Into<A>) {
        self.add(Severity::Warning, span, problem.into(), advice.into());
    }

    fn add(&mut self, severity: Severity, span: Range<usize>, problem: P, advice: A) {
        let added = (problem, advice);
        let rank = |number| (severity == Severity::Warning, span.start, span.end, number);
        if self.kept.range(rank(0)..=rank(usize::MAX)).any(|(_, known)| *known == added) {
            return;
        }
        self.kept.insert(rank(self.found), added);
        self.found += 1;
        if self.kept.len() > limits::DIAGNOSTICS {
            self.kept.pop_last();
            self.more = true;
        }
    }

    /// Is there an error among them?
    #[must_use]
    pub fn has_errors(&self) -> bool {
        // Errors are kept before warnings.
        self.kept.first_key_value().is_some_and(|((warning, ..), _)| !warning)
    }

    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Sorts the problems by place and gives them their lines. `text` is what they were found in.
    #[must_use]
    pub fn place(self, text: &str) -> Diagnostics<P, A> {
        let source = Source::from(text);
        let located = |((warning, start, end, _), (problem, advice))| {
            let span = snap(&(start..end), text);
            let (line, column) = line_of(&span, text, &source);
            let severity = if warning { Severity::Warning } else { Severity::Error };
            Diagnostic { severity, span, line, column, problem, advice }
        };
        let mut list: Vec<Diagnostic<P, A>> = self.kept.into_iter().map(located).collect();
        list.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.span.end));
        Diagnostics { list, more: self.more }
    }
}

/// Line and column of a span's start, both from 1; the same lines as the printer counts: it also ends lines at the rarer line ends of
/// Unicode.
fn line_of(span: &Range<usize>, text: &str, source: &Source<&str>) -> (usize, usize) {
    match source.get_byte_line(span.start) {
        Some((_, number, bytes)) => {
            let before = text.get(span.start - bytes..span.start).unwrap_or_default();
            (number + 1, before.chars().count() + 1)
        }
        None => (1, 1),
    }
}

/// Moves both ends of a span onto characters' borders inside the text.
fn snap(span: &Range<usize>, text: &str) -> Range<usize> {
    let mut start = span.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = span.end.clamp(start, text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    start..end
}

impl<P, A> Diagnostic<P, A> {
    /// An error at a place of a text, in bytes.
    #[must_use]
    pub fn error(text: &str, span: Range<usize>, problem: impl Into<P>, advice: impl Into<A>) -> Self {
        let span = snap(&span, text);
        let (line, column) = line_of(&span, text, &Source::from(text));
        Self { severity: Severity::Error, span, line, column, problem: problem.into(), advice: advice.into() }
    }

    /// The line of the text in which the problem begins.
    #[must_use]
    pub fn source_line<'t>(&self, text: &'t str) -> &'t str {
        let start = self.span.start.min(text.len());
        let from = text.get(..start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        text.get(from..).and_then(|rest| rest.lines().next()).unwrap_or_default()
    }
}
