//! Prints diagnostics with their lines, in any language.

use std::fmt;
use std::ops::Range;

use ariadne::{CharSet, Color, Config, IndexType, Label, Report, ReportKind, Source};
use serde::Serialize;

use super::{Diagnostic, Diagnostics, Severity, snap};
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
    /// Before a hint.
    Hint,
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
            Self::Hint => f.write_str("Hint"),
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

/// The number of errors and warnings in English: `2 errors, 1 warning`. Hints do not count.
#[must_use]
pub fn summary<P, A>(diagnostics: &Diagnostics<P, A>) -> String {
    summary_in(diagnostics, &English)
}

/// Like [`summary`], in another language.
#[must_use]
pub fn summary_in<P, A>(diagnostics: &Diagnostics<P, A>, wording: &impl Wording) -> String {
    let count = |severity| diagnostics.iter().filter(|diagnostic| diagnostic.severity == severity).count();
    let (errors, warnings) = (count(Severity::Error), count(Severity::Warning));
    wording.say(&Caption::Summary { errors, warnings, more: diagnostics.more() })
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
    let page = Page::new(file_name, text, colour, wording);
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
    Page::new(file_name, text, colour, wording).draw(diagnostic)
}

/// Draws the lines of a text in which there is something to point at, as [`render_in`] draws them below a problem.
pub struct Pictures<'p>(Sheet<'p, String>);

impl<'p> Pictures<'p> {
    /// The lines of a file. They end at `\n` alone.
    #[must_use]
    pub fn new(file_name: &'p str, text: &str, colour: bool) -> Self {
        // The printer breaks lines at other letters too.
        let kept = |letter: char| matches!(letter, '\n' | '\t');
        let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
        let mut lines = String::with_capacity(text.len());
        for letter in text.chars() {
            if breaks(letter) && !kept(letter) {
                // Spans are in bytes.
                lines.extend(std::iter::repeat_n(' ', letter.len_utf8()));
            } else {
                lines.push(letter);
            }
        }
        Self(Sheet { file_name, source: Source::from(lines), colour })
    }

    /// The line in which a part of the text begins, with a mark under the part; `None` if the line is too long to be drawn.
    #[must_use]
    pub fn draw(&self, span: &Range<usize>, severity: Severity, wording: &impl Wording) -> Option<String> {
        let Self(sheet) = self;
        let span = snap(span, sheet.source.text());
        if !sheet.is_drawable(&span) {
            return None;
        }
        let drawn = sheet.draw(severity, &span, &wording.say(&Caption::Here), "", None)?;
        // The heading has nothing to say.
        drawn.split_once('\n').map(|(_, picture)| picture.to_owned())
    }
}

/// The text whose lines are drawn: empty if the text is too long to be read.
fn drawable(text: &str) -> &str {
    if text.len() > limits::TEXT_BYTES { "" } else { text }
}

/// A text whose lines are drawn.
struct Sheet<'p, T: AsRef<str>> {
    file_name: &'p str,
    source: Source<T>,
    colour: bool,
}

impl<T: AsRef<str>> Sheet<'_, T> {
    /// Is the line short enough in which a part begins?
    fn is_drawable(&self, span: &Range<usize>) -> bool {
        let line = self.source.get_byte_line(span.start);
        let line = line.and_then(|(line, ..)| self.source.get_line_text(line));
        line.is_none_or(|line| line.len() <= limits::DRAWN_LINE_BYTES)
    }

    /// A heading, which begins with the printer's English word for the severity, and the line with a mark under a part of it; `here` is written at the mark.
    fn draw(
        &self,
        severity: Severity,
        span: &Range<usize>,
        here: &str,
        message: &str,
        help: Option<&str>,
    ) -> Option<String> {
        let (kind, tint) = kind(severity);
        // Spans are in bytes. With the default, characters, a letter outside ASCII would shift every mark after it.
        let config = Config::new()
            .with_color(self.colour)
            .with_char_set(CharSet::Unicode)
            .with_index_type(IndexType::Byte)
            .with_compact(false);
        // A mark without width or without a text is not drawn, and one over several lines would become a frame of arrows.
        let span = visible(span, self.source.text());
        let mut label = Label::new((self.file_name, span.clone())).with_message(here);
        if self.colour {
            label = label.with_color(tint);
        }
        let report = Report::build(kind, (self.file_name, span)).with_config(config).with_label(label);
        let report = report.with_message(message);
        let report = if let Some(help) = help { report.with_help(help) } else { report }.finish();
        let mut bytes = Vec::new();
        report.write((self.file_name, &self.source), &mut bytes).ok()?;
        String::from_utf8(bytes).ok()
    }
}

/// What the printer calls a severity, and its colour.
fn kind(severity: Severity) -> (ReportKind<'static>, Color) {
    match severity {
        Severity::Error => (ReportKind::Error, Color::Red),
        Severity::Warning => (ReportKind::Warning, Color::Yellow),
        Severity::Hint => (ReportKind::Advice, Color::Blue),
    }
}

/// A text whose diagnostics are printed.
struct Page<'p, W> {
    sheet: Sheet<'p, &'p str>,
    /// The whole text, also if it is too long to be drawn.
    text: &'p str,
    wording: &'p W,
}

impl<'p, W: Wording> Page<'p, W> {
    fn new(file_name: &'p str, text: &'p str, colour: bool, wording: &'p W) -> Self {
        Self { sheet: Sheet { file_name, source: Source::from(drawable(text)), colour }, text, wording }
    }

    fn draw<P: Sentence, A: Sentence>(&self, diagnostic: &Diagnostic<P, A>) -> String {
        let sheet = &self.sheet;
        let caption = self.wording.say(&match diagnostic.severity {
            Severity::Error => Caption::Error,
            Severity::Warning => Caption::Warning,
            Severity::Hint => Caption::Hint,
        });
        let problem = shortened(self.wording.say(&diagnostic.problem));
        let advice = if A::SILENT { String::new() } else { shortened(self.wording.say(&diagnostic.advice)) };
        let help = self.wording.say(&Caption::Help);
        let plain = || {
            let place = format!("{}:{}:{}", sheet.file_name, diagnostic.line, diagnostic.column);
            let place = self.wording.say(&Caption::Place { place });
            let advised = if A::SILENT { String::new() } else { format!("  {help}: {advice}\n") };
            format!("{caption}: {problem}\n  {place}\n{advised}")
        };
        if self.text.len() > limits::TEXT_BYTES || !sheet.is_drawable(&diagnostic.span) {
            return plain();
        }
        let english = kind(diagnostic.severity).0.to_string();
        let advised = (!A::SILENT).then_some(advice.as_str());
        let here = self.wording.say(&Caption::Here);
        let drawn = sheet.draw(diagnostic.severity, &diagnostic.span, &here, &problem, advised);
        match drawn.map(|drawn| drawn.replacen(&english, &caption, 1)) {
            Some(drawn) if A::SILENT => drawn,
            Some(drawn) => captioned(&drawn, &help, &advice),
            None => plain(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_pictures_end_at_line_feeds_alone() {
        let text = "a\u{2028}b\x0b\x1b[1m\r\nmaxFile =\té";
        let pictures = Pictures::new("variants.ini", text, false);
        let start = text.find('é').unwrap();
        let drawn = pictures.draw(&(start..text.len()), Severity::Error, &English).unwrap();
        let lines: Vec<&str> = drawn.lines().map(str::trim_end).collect();
        assert_eq!(lines[0], "   ╭─[ variants.ini:2:11 ]");
        assert_eq!(lines[2], " 2 │ maxFile =   é");
        assert_eq!(lines[3], "   │             ┬");
        assert!(!pictures.draw(&(0..1), Severity::Hint, &English).unwrap().contains('\u{1b}'));
    }

    #[test]
    fn long_lines_have_no_picture() {
        let text = "x".repeat(limits::DRAWN_LINE_BYTES + 1);
        assert_eq!(Pictures::new("variants.ini", &text, false).draw(&(0..1), Severity::Error, &English), None);
    }
}
