//! Faults of a game file: what they hold and how they are printed.
//!
//! Knows texts and places in them; knows nothing of what a game file says.

use std::collections::BTreeMap;
use std::ops::{Deref, Range};
use std::slice;

use ariadne::{CharSet, Color, Config, IndexType, Label, Report, ReportKind, Source};

use crate::limits;

/// How bad a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The file does not describe a game.
    Error,
    /// The file works, but probably not as meant.
    Warning,
}

/// One fault of a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The place: bytes of the text.
    pub span: Range<usize>,
    /// Line of the place's start, from 1.
    pub line: usize,
    /// Column of the place's start in characters, from 1.
    pub column: usize,
    /// What is wrong, in plain words.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
}

/// The faults of a text in the order of their places: at most [`limits::FAULTS`] of them, errors before warnings where some have to be left
/// out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    /// The text has more faults than are listed.
    more: bool,
}

impl Diagnostics {
    /// Does the text have more faults than are listed?
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

impl Deref for Diagnostics {
    type Target = [Diagnostic];

    fn deref(&self) -> &[Diagnostic] {
        &self.list
    }
}

impl<'d> IntoIterator for &'d Diagnostics {
    type Item = &'d Diagnostic;
    type IntoIter = slice::Iter<'d, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

/// Collects the faults of a text while it is read. Keeps no more of them than are reported, so that a text of nothing but faults takes little
/// memory; lines are looked up at the end, for these few.
#[derive(Clone, Debug, Default)]
pub struct Faults {
    /// By what decides which of them are kept: errors first, then by place, then in the order in which they were found.
    kept: BTreeMap<(bool, usize, usize, usize), Fault>,
    found: usize,
    more: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Fault {
    message: String,
    help: Option<String>,
}

impl Faults {
    /// Adds an error at a place of the text, in bytes. One that is there already is not added again.
    pub fn error(&mut self, span: Range<usize>, message: impl Into<String>, help: Option<String>) {
        self.add(Severity::Error, span, message.into(), help);
    }

    /// Adds a warning.
    pub fn warn(&mut self, span: Range<usize>, message: impl Into<String>, help: Option<String>) {
        self.add(Severity::Warning, span, message.into(), help);
    }

    fn add(&mut self, severity: Severity, span: Range<usize>, message: String, help: Option<String>) {
        let fault = Fault { message: shortened(message), help: help.map(shortened) };
        let rank = |number| (severity == Severity::Warning, span.start, span.end, number);
        if self.kept.range(rank(0)..=rank(usize::MAX)).any(|(_, known)| *known == fault) {
            return;
        }
        self.kept.insert(rank(self.found), fault);
        self.found += 1;
        if self.kept.len() > limits::FAULTS {
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

    /// Sorts the faults by place and gives them their lines. `text` is what they were found in.
    #[must_use]
    pub fn place(self, text: &str) -> Diagnostics {
        let source = Source::from(text);
        let located = |((warning, start, end, _), Fault { message, help })| {
            let span = snap(&(start..end), text);
            let (line, column) = line_of(&span, text, &source);
            let severity = if warning { Severity::Warning } else { Severity::Error };
            Diagnostic { severity, span, line, column, message, help }
        };
        let mut list: Vec<Diagnostic> = self.kept.into_iter().map(located).collect();
        list.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.span.end));
        Diagnostics { list, more: self.more }
    }
}

/// What is said of a fault may repeat names of the file, which can be of any length.
fn shortened(mut text: String) -> String {
    if text.len() > limits::MESSAGE_BYTES {
        let end = (0..=limits::MESSAGE_BYTES).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
    text
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

impl Diagnostic {
    /// A fault of a text at a place of it, in bytes.
    #[must_use]
    pub fn error(text: &str, span: Range<usize>, message: String, help: Option<String>) -> Self {
        let span = snap(&span, text);
        let (line, column) = line_of(&span, text, &Source::from(text));
        Self { severity: Severity::Error, span, line, column, message, help }
    }

    /// The line of the text in which the fault begins.
    #[must_use]
    pub fn source_line<'t>(&self, text: &'t str) -> &'t str {
        let start = self.span.start.min(text.len());
        let from = text.get(..start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        text.get(from..).and_then(|rest| rest.lines().next()).unwrap_or_default()
    }
}

/// Prints faults one after the other, each with its line; `colour` adds the colours of a terminal.
#[must_use]
pub fn render(diagnostics: &Diagnostics, file_name: &str, text: &str, colour: bool) -> String {
    // The lines of the text are counted once for all faults.
    let source = Source::from(drawable(text));
    let drawn = diagnostics.iter().map(|diagnostic| draw(diagnostic, file_name, text, &source, colour));
    let mut printed = drawn.collect::<Vec<_>>().join("\n");
    if diagnostics.more() {
        printed.push_str(&format!(
            "\n{file_name} has more faults; these are the first {}. Mend them and check the file again.\n",
            diagnostics.len()
        ));
    }
    printed
}

/// Prints one fault with its line.
#[must_use]
pub fn render_one(diagnostic: &Diagnostic, file_name: &str, text: &str, colour: bool) -> String {
    draw(diagnostic, file_name, text, &Source::from(drawable(text)), colour)
}

/// The text as far as lines of it are drawn: nothing of one that is too long to be read.
fn drawable(text: &str) -> &str {
    if text.len() > limits::TEXT_BYTES { "" } else { text }
}

fn draw(diagnostic: &Diagnostic, file_name: &str, text: &str, source: &Source<&str>, colour: bool) -> String {
    let (kind, tint) = match diagnostic.severity {
        Severity::Error => (ReportKind::Error, Color::Red),
        Severity::Warning => (ReportKind::Warning, Color::Yellow),
    };
    let line = source.get_byte_line(diagnostic.span.start).and_then(|(line, ..)| source.get_line_text(line));
    if text.len() > limits::TEXT_BYTES || line.is_some_and(|line| line.len() > limits::DRAWN_LINE_BYTES) {
        return plain(diagnostic, file_name, &kind);
    }
    // Byte spans: with the default of characters a letter outside ASCII would shift every mark after it.
    let config = Config::new()
        .with_color(colour)
        .with_char_set(CharSet::Unicode)
        .with_index_type(IndexType::Byte)
        .with_compact(false);
    // A mark of no width is not drawn, one without a word neither; one over several lines would be a frame of arrows.
    let span = visible(&diagnostic.span, text);
    let mut label = Label::new((file_name, span.clone())).with_message("here");
    if colour {
        label = label.with_color(tint);
    }
    let mut report =
        Report::build(kind, (file_name, span)).with_config(config).with_message(&diagnostic.message).with_label(label);
    if let Some(help) = &diagnostic.help {
        report = report.with_help(help);
    }
    let mut bytes = Vec::new();
    let written = report.finish().write((file_name, source), &mut bytes);
    match (written, String::from_utf8(bytes)) {
        (Ok(()), Ok(printed)) => printed,
        _ => plain(diagnostic, file_name, &kind),
    }
}

/// A fault without its line.
fn plain(diagnostic: &Diagnostic, file_name: &str, kind: &ReportKind<'_>) -> String {
    let Diagnostic { line, column, message, help, .. } = diagnostic;
    let help = help.as_ref().map_or_else(String::new, |help| format!("  Help: {help}\n"));
    format!("{kind}: {message}\n  in {file_name}:{line}:{column}\n{help}")
}

/// The part of a span on its first line, at least one character wide where the text has one.
fn visible(span: &Range<usize>, text: &str) -> Range<usize> {
    let rest = text.get(span.clone()).unwrap_or_default();
    let width = rest.find(['\n', '\r']).unwrap_or(rest.len());
    if width > 0 {
        return span.start..span.start + width;
    }
    match text.get(span.start..).and_then(|rest| rest.chars().next()) {
        Some(next) if next != '\n' && next != '\r' => span.start..span.start + next.len_utf8(),
        _ => match text.get(..span.start).and_then(|before| before.chars().next_back()) {
            Some(last) if last != '\n' && last != '\r' => span.start - last.len_utf8()..span.start,
            _ => span.start..span.start,
        },
    }
}

/// How many faults of each kind, in words: `2 errors, 1 warning`.
#[must_use]
pub fn summary(diagnostics: &Diagnostics) -> String {
    let errors = diagnostics.iter().filter(|d| d.severity == Severity::Error).count();
    let warnings = diagnostics.len() - errors;
    let count = |number: usize, word: &str| format!("{number} {word}{}", if number == 1 { "" } else { "s" });
    let counted = match (errors, warnings) {
        (0, 0) => "no faults".to_owned(),
        (_, 0) => count(errors, "error"),
        (0, _) => count(warnings, "warning"),
        _ => format!("{}, {}", count(errors, "error"), count(warnings, "warning")),
    };
    if diagnostics.more() { format!("{counted} and more") } else { counted }
}
