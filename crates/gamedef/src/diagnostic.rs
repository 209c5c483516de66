//! Diagnostics of a text: problems with their places and advice. `print` prints them.
//!
//! This module knows texts and places in them, but not the language of game files.

mod print;

use std::collections::BTreeMap;
use std::ops::{Deref, Range};
use std::slice;
use std::sync::Arc;

use ariadne::Source;
use serde::Serialize;

use crate::sources::Sources;
use crate::{Advice, Problem, limits};

pub use print::{Caption, Pictures, render, render_in, render_one_in, summary, summary_in};

/// The severity of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The file defines no game.
    Error,
    /// The file defines a game, but probably not the intended one.
    Warning,
    /// The game may be as intended; something about it is worth a look.
    Hint,
}

/// A problem at a place in a text, by default in a game file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic<P = Problem, A = Advice> {
    /// Its severity.
    pub severity: Severity,
    /// The place, in bytes of the text.
    pub span: Range<usize>,
    /// The line of the place's start, from 1.
    pub line: usize,
    /// The column of the place's start in characters, from 1.
    pub column: usize,
    /// The line and the column, counted likewise, of the place's end: of the character after its last one.
    pub end: (usize, usize),
    /// The problem.
    pub problem: P,
    /// How to solve it.
    pub advice: A,
    /// The file of the place, if it is not the file that was checked but one on which it builds.
    pub origin: Option<Origin>,
}

/// A game file on which another one builds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Origin {
    /// The game's id.
    pub id: String,
    /// The text of the file.
    #[serde(skip)]
    pub text: Arc<str>,
}

impl Origin {
    /// The name of the file.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{}.toml", self.id)
    }
}

/// The diagnostics of a text in the order of their places. There are at most [`limits::DIAGNOSTICS`]; beyond that number, hints are left out
/// before warnings and warnings before errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostics<P = Problem, A = Advice> {
    list: Vec<Diagnostic<P, A>>,
    /// Whether the text has more problems than are listed.
    more: bool,
}

impl<P, A> Default for Diagnostics<P, A> {
    fn default() -> Self {
        Self { list: Vec::new(), more: false }
    }
}

impl<P, A> Diagnostics<P, A> {
    /// Whether the text has more problems than are listed.
    #[must_use]
    pub fn more(&self) -> bool {
        self.more
    }

    /// Whether any of them is an error.
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

/// Collects the problems of a text while it is read. It keeps no more of them than are reported, so a text full of problems takes little memory.
/// Lines are computed at the end, for these few.
#[derive(Clone, Debug)]
pub struct Collector<P = Problem, A = Advice> {
    /// The problems by priority: the most severe first, then by place, then in the order in which they were found.
    kept: BTreeMap<(Severity, usize, usize, usize), (P, A)>,
    found: usize,
    more: bool,
}

impl<P, A> Default for Collector<P, A> {
    fn default() -> Self {
        Self { kept: BTreeMap::new(), found: 0, more: false }
    }
}

impl<P: PartialEq, A: PartialEq> Collector<P, A> {
    /// Adds an error at a place of the text, in bytes. Duplicates are ignored.
    pub fn error(&mut self, span: Range<usize>, problem: impl Into<P>, advice: impl Into<A>) {
        self.add(Severity::Error, span, problem.into(), advice.into());
    }

    /// Adds a warning at a place of the text, in bytes. Duplicates are ignored.
    pub fn warn(&mut self, span: Range<usize>, problem: impl Into<P>, advice: impl Into<A>) {
        self.add(Severity::Warning, span, problem.into(), advice.into());
    }

    /// Adds a problem of this severity at a place of the text, in bytes. Duplicates are ignored.
    pub fn add(&mut self, severity: Severity, span: Range<usize>, problem: P, advice: A) {
        let added = (problem, advice);
        let rank = |number| (severity, span.start, span.end, number);
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

    /// Whether any of them is an error.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        // Errors come first.
        self.kept.first_key_value().is_some_and(|(&(severity, ..), _)| severity == Severity::Error)
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Sorts the problems by place and computes their lines. `text` is the text in which they were found.
    #[must_use]
    pub fn place(self, text: &str) -> Diagnostics<P, A> {
        let source = Source::from(text);
        let located = |((severity, start, end, _), (problem, advice))| {
            let span = snap(&(start..end), text);
            let (line, column) = line_of(span.start, text, &source);
            let end = line_of(span.end, text, &source);
            Diagnostic { severity, span, line, column, end, problem, advice, origin: None }
        };
        let mut list: Vec<Diagnostic<P, A>> = self.kept.into_iter().map(located).collect();
        list.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.span.end));
        Diagnostics { list, more: self.more }
    }

    /// Like [`Self::place`], for places in the texts of several files. The problems of the game's own file come first.
    pub(crate) fn place_among(self, sources: &Sources<'_>) -> Diagnostics<P, A> {
        let more = self.more;
        let mut files: BTreeMap<usize, (Option<Origin>, Self)> = BTreeMap::new();
        for ((severity, start, end, number), found) in self.kept {
            let (id, range) = sources.file_at(start);
            let (_, collector) = files.entry(range.start).or_insert_with(|| {
                (id.map(|id| Origin { id: id.into(), text: sources.slice(&range).into() }), Self::default())
            });
            let place = (severity, start - range.start.min(start), end.saturating_sub(range.start), number);
            collector.kept.insert(place, found);
        }
        let mut list = Vec::new();
        // The own file is the last.
        for (start, (origin, collector)) in files.into_iter().rev() {
            let (_, range) = sources.file_at(start);
            let placed = collector.place(sources.slice(&range)).list;
            list.extend(placed.into_iter().map(|diagnostic| Diagnostic { origin: origin.clone(), ..diagnostic }));
        }
        Diagnostics { list, more }
    }
}

/// Line and column of a byte, both from 1. Lines are counted as the printer counts them, which also breaks lines at Unicode's rarer line
/// breaks.
fn line_of(at: usize, text: &str, source: &Source<&str>) -> (usize, usize) {
    match source.get_byte_line(at) {
        Some((_, number, bytes)) => {
            let before = text.get(at - bytes..at).unwrap_or_default();
            (number + 1, before.chars().count() + 1)
        }
        None => (1, 1),
    }
}

/// Moves both ends of a span to character boundaries inside the text.
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
    /// An error at a place in a text, in bytes.
    #[must_use]
    pub fn error(text: &str, span: Range<usize>, problem: impl Into<P>, advice: impl Into<A>) -> Self {
        let span = snap(&span, text);
        let source = Source::from(text);
        let (line, column) = line_of(span.start, text, &source);
        let end = line_of(span.end, text, &source);
        let (problem, advice) = (problem.into(), advice.into());
        Self { severity: Severity::Error, span, line, column, end, problem, advice, origin: None }
    }

    /// Its line, and its file if that is not the one that was checked, for people: `line 3`, `line 12 of chess.toml`.
    #[must_use]
    pub fn place(&self) -> String {
        match &self.origin {
            None => format!("line {}", self.line),
            Some(origin) => format!("line {} of {}", self.line, origin.file_name()),
        }
    }

    /// The line of the text, or of the file on which it builds, in which the problem begins.
    #[must_use]
    pub fn source_line<'t>(&'t self, text: &'t str) -> &'t str {
        let text = self.origin.as_ref().map_or(text, |origin| &*origin.text);
        let start = self.span.start.min(text.len());
        let from = text.get(..start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        text.get(from..).and_then(|rest| rest.lines().next()).unwrap_or_default()
    }
}
