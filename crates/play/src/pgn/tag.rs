//! Tags: `[Name "value"]`, and what files have in their place.

use super::word::{is_tag_letter, is_tag_name};

/// How far the end of a value with quotation marks inside is looked for, in bytes. Longer values are read only if they are written correctly.
const MOST_LOOSE: usize = 1_000;

/// The beginning of a text that begins with `[`.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Tag {
    /// A tag and its length in bytes.
    Read { name: String, value: String, length: usize, quotes: Quotes },
    /// The line ends within a tag, between its parts.
    Unfinished,
    /// Not a tag: its length in bytes, and the name and value that it seems to mean.
    Malformed { length: usize, guess: Option<(String, String)> },
}

/// How a value is delimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quotes {
    Correct,
    /// Quotation marks inside have no backslash.
    Loose,
}

/// Reads the tag at the front of a text, which is a line or what is left of it.
pub(super) fn read(text: &str) -> Tag {
    let behind = |rest: &str| text.len() - rest.len();
    let rest = text.strip_prefix('[').unwrap_or(text).trim_start();
    let value_at = rest.trim_start_matches(is_tag_letter);
    let name = &rest[..rest.len() - value_at.len()];
    let value_at = value_at.trim_start();
    if value_at.is_empty() {
        return Tag::Unfinished;
    }
    if let (false, Some(value_at)) = (name.is_empty(), value_at.strip_prefix('"')) {
        let read = |(value, after): (String, &str), quotes| Tag::Read {
            name: name.to_owned(),
            value,
            length: behind(after),
            quotes,
        };
        let exact = exact_value(value_at);
        if let Some((value, after)) = &exact {
            match after.trim_start().strip_prefix(']') {
                Some(after) => return read((value.clone(), after), Quotes::Correct),
                None if after.trim_start().is_empty() && !value.is_empty() => return Tag::Unfinished,
                None => {}
            }
        }
        if let Some(found) = loose_value(value_at) {
            return read(found, Quotes::Loose);
        }
    }
    let length = text.find(']').map_or(text.len(), |end| end + 1);
    Tag::Malformed { length, guess: guess(&text[..length]) }
}

/// Reads an unfinished tag that a line has ended.
pub(super) fn guess(text: &str) -> Option<(String, String)> {
    let inner = text.trim_start_matches('[').trim_end().trim_end_matches(']').replace(['"', '\\'], " ");
    let (name, value) = inner.trim().split_once(char::is_whitespace)?;
    let value = tidy(value);
    (is_tag_name(name) && !value.is_empty()).then(|| (name.to_owned(), value))
}

/// Whether the line after an unfinished tag continues it.
pub(super) fn continues(tag: &str, next: &str) -> bool {
    let next = next.trim_start();
    match next.chars().next() {
        Some(']') => tag.contains('"'),
        Some('"') => !tag.contains('"') && tag.len() > 1,
        Some(letter) => tag == "[" && is_tag_letter(letter),
        None => false,
    }
}

/// The value up to the first quotation mark without a backslash, and the text after it.
fn exact_value(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((tidy(&value), &text[at + 1..])),
            // The standard has no other escapes; elsewhere a backslash is a letter, as in the name of a file.
            '\\' => match letters.next_if(|&(_, next)| next == '"' || next == '\\') {
                Some((_, escaped)) => value.push(escaped),
                None => value.push('\\'),
            },
            letter => value.push(letter),
        }
    }
    None
}

/// The value up to the first quotation mark with a bracket behind it, and the text after the bracket.
fn loose_value(text: &str) -> Option<(String, &str)> {
    let limit = (0..=MOST_LOOSE.min(text.len())).rev().find(|&limit| text.is_char_boundary(limit))?;
    let ends = text[..limit].match_indices('"');
    let (value, after) = ends
        .filter_map(|(at, _)| Some((&text[..at], text[at + 1..].trim_start().strip_prefix(']')?)))
        // The quotation mark that opens the value is doubled, or its only one.
        .find(|(value, _)| !value.trim_matches('"').is_empty())?;
    // A quotation mark that is missing is not made up for by the next tag.
    let another = value.match_indices(']').any(|(at, _)| value[at + 1..].trim_start().starts_with('['));
    (!another).then(|| (tidy(&value.replace("\\\"", "\"").replace("\\\\", "\\")), after))
}

/// Single blanks between words: blanks at the ends and line breaks have no meaning.
fn tidy(value: &str) -> String {
    value.split_whitespace().collect::<Vec<_>>().join(" ")
}
