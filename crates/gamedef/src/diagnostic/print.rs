//! Prints diagnostics with their lines, in any language.

use std::fmt;
use std::ops::Range;

use ariadne::{CharSet, Color, Config, IndexType, Label, Report, ReportKind, Source};
use serde::Serialize;

use super::{Diagnostic, Diagnostics, Severity};
use crate::limits;
use crate::sentence::{English, Sentence, Wording};

/// Texts that are printed around problems and advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Caption {
    /// Before an error.
    Error,
    /// Before a warning.
    Warning,
    /// Before a piece of advice.
    Help,
    /// At the place of a problem.
    Here,
    /// Before the place of a problem whose line is not drawn.
    Place {
        /// File, line and column.
        place: String,
    },
    /// After the last problem, if more are left out.
    More {
        /// The file's name.
        file: String,
        /// The number of problems that are printed.
        count: usize,
    },
    /// The number of errors and warnings.
    Summary {
        /// The number of errors.
        errors: usize,
        /// The number of warnings.
        warnings: usize,
        /// Whether there are more than these.
        more: bool,
    },
}

impl fmt::Display for Caption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Error => f.write_str("Error"),
            Self::Warning => f.write_str("Warning"),
            Self::Help => f.write_str("Help"),
            Self::Here => f.write_str("here"),
            Self::Place { place } => write!(f, "in {place}"),
            Self::More { file, count } => {
                write!(f, "{file} has more errors; these are the first {count}. Correct them and check the file again.")
            }
            Self::Summary { errors, warnings, more } => {
                let count = |number: &usize, word| format!("{number} {word}{}", if *number == 1 { "" } else { "s" });
                match (errors, warnings) {
                    (0, 0) => f.write_str("no errors")?,
                    (_, 0) => f.write_str(&count(errors, "error"))?,
                    (0, _) => f.write_str(&count(warnings, "warning"))?,
                    _ => write!(f, "{}, {}", count(errors, "error"), count(warnings, "warning"))?,
                }
                f.write_str(if *more { " and more" } else { "" })
            }
        }
    }
}

impl Sentence for Caption {
    const PREFIX: &'static str = "caption";
}

/// The number of errors and warnings in English: `2 errors, 1 warning`.
#[must_use]
pub fn summary<P, A>(diagnostics: &Diagnostics<P, A>) -> String {
    summary_in(diagnostics, &English)
}

/// Like [`summary`], in another language.
#[must_use]
pub fn summary_in<P, A>(diagnostics: &Diagnostics<P, A>, wording: &impl Wording) -> String {
    let errors = diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).count();
    wording.say(&Caption::Summary { errors, warnings: diagnostics.len() - errors, more: diagnostics.more() })
}

/// Prints diagnostics in English, each with its line of `text`; `colour` adds terminal colours.
#[must_use]
pub fn render<P: Sentence, A: Sentence>(
    diagnostics: &Diagnostics<P, A>,
    file_name: &str,
    text: &str,
    colour: bool,
) -> String {
    render_in(diagnostics, file_name, text, colour, &English)
}

/// Like [`render`], in another language.
#[must_use]
pub fn render_in<P: Sentence, A: Sentence>(
    diagnostics: &Diagnostics<P, A>,
    file_name: &str,
    text: &str,
    colour: bool,
    wording: &impl Wording,
) -> String {
    // One source for all of them, so that the lines of the text are counted once.
    let page = Page { file_name, text, source: Source::from(drawable(text)), colour, wording };
    let drawn = diagnostics.iter().map(|diagnostic| match &diagnostic.origin {
        None => page.draw(diagnostic),
        Some(_) => render_one_in(diagnostic, file_name, text, colour, wording),
    });
    let mut printed = drawn.collect::<Vec<_>>().join("\n");
    if diagnostics.more() {
        let more = wording.say(&Caption::More { file: file_name.to_owned(), count: diagnostics.len() });
        printed.push_str(&format!("\n{more}\n"));
    }
    printed
}

/// Prints one diagnostic as [`render_in`] does: with its line of `text`, or of the file on which it builds.
#[must_use]
pub fn render_one_in<P: Sentence, A: Sentence>(
    diagnostic: &Diagnostic<P, A>,
    file_name: &str,
    text: &str,
    colour: bool,
    wording: &impl Wording,
) -> String {
    let origin = diagnostic.origin.as_ref().map(|origin| (origin.file_name(), &*origin.text));
    let (file_name, text) = origin.as_ref().map_or((file_name, text), |(name, text)| (name.as_str(), *text));
    Page { file_name, text, source: Source::from(drawable(text)), colour, wording }.draw(diagnostic)
}

/// The text whose lines are drawn: empty if the text is too long to be read.
fn drawable(text: &str) -> &str {
    if text.len() > limits::TEXT_BYTES { "" } else { text }
}

/// A text whose diagnostics are printed.
struct Page<'p, W> {
    file_name: &'p str,
    text: &'p str,
    source: Source<&'p str>,
    colour: bool,
    wording: &'p W,
}

impl<W: Wording> Page<'_, W> {
    fn draw<P: Sentence, A: Sentence>(&self, diagnostic: &Diagnostic<P, A>) -> String {
        let (kind, caption, tint) = match diagnostic.severity {
            Severity::Error => (ReportKind::Error, Caption::Error, Color::Red),
            Severity::Warning => (ReportKind::Warning, Caption::Warning, Color::Yellow),
        };
        let caption = self.wording.say(&caption);
        let problem = shortened(self.wording.say(&diagnostic.problem));
        let advice = shortened(self.wording.say(&diagnostic.advice));
        let help = self.wording.say(&Caption::Help);
        let line = self.source.get_byte_line(diagnostic.span.start);
        let line = line.and_then(|(line, ..)| self.source.get_line_text(line));
        let plain = || {
            let place = format!("{}:{}:{}", self.file_name, diagnostic.line, diagnostic.column);
            let place = self.wording.say(&Caption::Place { place });
            format!("{caption}: {problem}\n  {place}\n  {help}: {advice}\n")
        };
        if self.text.len() > limits::TEXT_BYTES || line.is_some_and(|line| line.len() > limits::DRAWN_LINE_BYTES) {
            return plain();
        }
        // Spans are in bytes. With the default, characters, a letter outside ASCII would shift every mark after it.
        let config = Config::new()
            .with_color(self.colour)
            .with_char_set(CharSet::Unicode)
            .with_index_type(IndexType::Byte)
            .with_compact(false);
        // A mark without width or without a text is not drawn, and one over several lines would become a frame of arrows.
        let span = visible(&diagnostic.span, self.text);
        let mut label = Label::new((self.file_name, span.clone())).with_message(self.wording.say(&Caption::Here));
        if self.colour {
            label = label.with_color(tint);
        }
        let english = kind.to_string();
        let report = Report::build(kind, (self.file_name, span)).with_config(config).with_label(label);
        let report = report.with_message(&problem).with_help(&advice).finish();
        let mut bytes = Vec::new();
        let written = report.write((self.file_name, &self.source), &mut bytes);
        match (written, String::from_utf8(bytes)) {
            (Ok(()), Ok(printed)) => captioned(&printed.replacen(&english, &caption, 1), &help, &advice),
            _ => plain(),
        }
    }
}

/// Translates the printer's English word for help, which is the last one before the advice and may be coloured.
fn captioned(printed: &str, help: &str, advice: &str) -> String {
    const ENGLISH: &str = "Help";
    let before = printed.rfind(advice).map_or(printed, |at| &printed[..at]);
    match before.rfind(ENGLISH) {
        Some(at) => format!("{}{help}{}", &printed[..at], &printed[at + ENGLISH.len()..]),
        None => printed.to_owned(),
    }
}

/// A sentence cut to [`limits::MESSAGE_BYTES`].
fn shortened(mut text: String) -> String {
    if text.len() > limits::MESSAGE_BYTES {
        let end = (0..=limits::MESSAGE_BYTES).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
    }
    text
}

/// The part of a span on its first line, at least one character wide if that line is not empty.
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
