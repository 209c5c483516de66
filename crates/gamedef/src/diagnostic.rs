//! Faults of a game file: what they hold and how they are printed.
//!
//! Knows texts and places in them; knows nothing of what a game file says.

use std::ops::Range;

use ariadne::{CharSet, Color, Config, IndexType, Label, Report, ReportKind, Source};

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

/// A fault that does not know its line yet: readers collect these, and lines are counted once at the end.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) severity: Severity,
    pub(crate) span: Range<usize>,
    pub(crate) message: String,
    pub(crate) help: Option<String>,
}

/// Sorts faults by place and gives them their lines.
pub(crate) fn place(mut faults: Vec<Fault>, text: &str) -> Vec<Diagnostic> {
    faults.sort_by_key(|fault| (fault.span.start, fault.span.end));
    let source = Source::from(text);
    let mut placed: Vec<Diagnostic> = Vec::with_capacity(faults.len());
    for fault in faults {
        let span = snap(&fault.span, text);
        let (line, column) = line_of(&span, text, &source);
        let Fault { severity, message, help, .. } = fault;
        let diagnostic = Diagnostic { severity, span, line, column, message, help };
        if !placed.contains(&diagnostic) {
            placed.push(diagnostic);
        }
    }
    placed
}

/// Line and column of a span's start, both from 1; the same lines as the printer counts: it also ends lines at the rarer line ends of
/// Unicode.
fn line_of(span: &Range<usize>, text: &str, source: &Source<&str>) -> (usize, usize) {
    let before = text.get(..span.start).unwrap_or_default().chars().count();
    match source.get_offset_line(before) {
        Some((line, number, _)) => (number + 1, before.saturating_sub(line.offset()) + 1),
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
pub fn render(diagnostics: &[Diagnostic], file_name: &str, text: &str, colour: bool) -> String {
    diagnostics.iter().map(|diagnostic| render_one(diagnostic, file_name, text, colour)).collect::<Vec<_>>().join("\n")
}

/// Prints one fault with its line.
#[must_use]
pub fn render_one(diagnostic: &Diagnostic, file_name: &str, text: &str, colour: bool) -> String {
    let (kind, tint) = match diagnostic.severity {
        Severity::Error => (ReportKind::Error, Color::Red),
        Severity::Warning => (ReportKind::Warning, Color::Yellow),
    };
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
    let written = report.finish().write((file_name, Source::from(text)), &mut bytes);
    match (written, String::from_utf8(bytes)) {
        (Ok(()), Ok(printed)) => printed,
        _ => format!("{}:{}:{}: {}\n", file_name, diagnostic.line, diagnostic.column, diagnostic.message),
    }
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
pub fn summary(diagnostics: &[Diagnostic]) -> String {
    let errors = diagnostics.iter().filter(|d| d.severity == Severity::Error).count();
    let warnings = diagnostics.len() - errors;
    let count = |number: usize, word: &str| format!("{number} {word}{}", if number == 1 { "" } else { "s" });
    match (errors, warnings) {
        (0, 0) => "no faults".to_owned(),
        (_, 0) => count(errors, "error"),
        (0, _) => count(warnings, "warning"),
        _ => format!("{}, {}", count(errors, "error"), count(warnings, "warning")),
    }
}
