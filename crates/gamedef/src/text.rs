//! Text values of the file with the places of their bytes, and the words of a text.
//!
//! This module knows the quotes and escapes of TOML, but not what the words mean.

use std::ops::Range;

/// A text value with the place of each of its bytes in the file.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) value: String,
    /// The whole value in the file, quotes included.
    pub(crate) span: Range<usize>,
    /// The place in the file of each byte of the value and of its end; empty if the places are unknown.
    offsets: Vec<usize>,
}

impl Text {
    /// A value as the TOML parser read it, and its place.
    pub(crate) fn new(value: &str, span: Range<usize>, file: &str) -> Self {
        let written = file.get(span.clone()).unwrap_or_default();
        let (decoded, mut offsets) = decode(written);
        // If our decoding disagrees with the TOML parser's, errors point to the whole text.
        if decoded == value {
            for offset in &mut offsets {
                *offset += span.start;
            }
        } else {
            offsets.clear();
        }
        Self { value: value.to_owned(), span, offsets }
    }

    /// A part of the value as a text of its own.
    pub(crate) fn part(&self, part: &Range<usize>) -> Self {
        let value = self.value.get(part.clone()).unwrap_or_default().to_owned();
        let offsets = self.offsets.get(part.start..=part.end).unwrap_or_default().to_vec();
        Self { value, span: self.place(part), offsets }
    }

    /// The place in the file of a part of the value.
    pub(crate) fn place(&self, part: &Range<usize>) -> Range<usize> {
        match (self.offsets.get(part.start), self.offsets.get(part.end)) {
            (Some(&start), Some(&end)) if start <= end => start..end,
            _ => self.span.clone(),
        }
    }
}

/// Removes quotes and escapes. Returns the value and the offset in `written` of each of its bytes and of its end.
fn decode(written: &str) -> (String, Vec<usize>) {
    let (quote, raw) = match written.chars().next() {
        Some('"') => ("\"", false),
        Some('\'') => ("'", true),
        _ => return (written.to_owned(), (0..=written.len()).collect()),
    };
    let triple = quote.repeat(3);
    let long = written.len() >= 6 && written.starts_with(&triple);
    let mark = if long { triple.as_str() } else { quote };
    let mut at = mark.len();
    let end = written.strip_suffix(mark).map_or(written.len(), str::len).max(at);
    if long {
        // A line break right after the opening quotes does not belong to the value.
        let rest = &written[at..end];
        at += if rest.starts_with("\r\n") { 2 } else { usize::from(rest.starts_with('\n')) };
    }
    let mut value = String::new();
    let mut offsets = Vec::new();
    let mut put = |letter: char, from: usize, value: &mut String| {
        value.push(letter);
        // All bytes of a letter get its first byte's place: only places at character boundaries are used.
        offsets.extend((0..letter.len_utf8()).map(|_| from));
    };
    while let Some(letter) = written.get(at..end).and_then(|rest| rest.chars().next()) {
        let from = at;
        at += letter.len_utf8();
        if raw || letter != '\\' {
            put(letter, from, &mut value);
            continue;
        }
        let Some(escape) = written.get(at..end).and_then(|rest| rest.chars().next()) else { break };
        at += escape.len_utf8();
        let hex = match escape {
            'x' => 2,
            'u' => 4,
            'U' => 8,
            _ => 0,
        };
        if hex > 0 {
            let digits = written.get(at..(at + hex).min(end)).unwrap_or_default();
            at += digits.len();
            let letter = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
            put(letter.unwrap_or('?'), from, &mut value);
            continue;
        }
        let plain = match escape {
            'b' => '\u{8}',
            't' => '\t',
            'n' => '\n',
            'f' => '\u{c}',
            'r' => '\r',
            'e' => '\u{1b}',
            '"' | '\\' => escape,
            _ => {
                // A backslash at the end of a line removes all white space up to the next word.
                let rest = written.get(at..end).unwrap_or_default();
                at += rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
                continue;
            }
        };
        put(plain, from, &mut value);
    }
    offsets.push(at.min(end));
    (value, offsets)
}

/// A word of a text with its place in the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word<'t> {
    pub(crate) text: &'t str,
    pub(crate) span: Range<usize>,
}

/// Splits a text into words at white space. Each of the `marks` is a word of its own.
pub(crate) fn words<'t>(text: &'t str, marks: &[char]) -> Vec<Word<'t>> {
    let mut found = Vec::new();
    let mut start = None;
    let mut finish = |start: &mut Option<usize>, end: usize| {
        if let Some(start) = start.take() {
            found.push(Word { text: &text[start..end], span: start..end });
        }
    };
    for (at, letter) in text.char_indices() {
        let mark = marks.contains(&letter);
        if letter.is_whitespace() || mark {
            finish(&mut start, at);
        } else if start.is_none() {
            start = Some(at);
        }
        if mark {
            finish(&mut Some(at), at + letter.len_utf8());
        }
    }
    finish(&mut start, text.len());
    found
}

/// The empty place after the last of `words`, where something is missing; the start of the text if there are none.
pub(crate) fn end_of(words: &[Word<'_>]) -> Range<usize> {
    words.last().map_or(0..0, |word| word.span.end..word.span.end)
}

/// The words of a text that are still to be read.
#[derive(Clone, Debug)]
pub(crate) struct Unread<'w> {
    words: &'w [Word<'w>],
    /// Where a missing word is reported: behind the last one that was read.
    end: Range<usize>,
}

impl<'w> Unread<'w> {
    /// `end`: where a missing word is reported before one is read.
    pub(crate) const fn new(words: &'w [Word<'w>], end: Range<usize>) -> Self {
        Self { words, end }
    }

    /// All of them.
    pub(crate) const fn words(&self) -> &'w [Word<'w>] {
        self.words
    }

    /// The next one.
    pub(crate) fn first(&self) -> Option<&'w Word<'w>> {
        self.words.first()
    }

    /// Where a missing word is reported.
    pub(crate) fn end(&self) -> Range<usize> {
        self.end.clone()
    }

    /// Reads the next one.
    pub(crate) fn take(&mut self) -> Option<&'w Word<'w>> {
        self.take_many(1).first()
    }

    /// Reads so many, or all that there are.
    pub(crate) fn take_many(&mut self, count: usize) -> &'w [Word<'w>] {
        let (part, rest) = self.words.split_at(count.min(self.words.len()));
        self.words = rest;
        if !part.is_empty() {
            self.end = end_of(part);
        }
        part
    }

    /// Reads the next one if it is this one.
    pub(crate) fn follows(&mut self, word: &str) -> bool {
        let follows = self.first().is_some_and(|next| next.text == word);
        if follows {
            self.take();
        }
        follows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(file: &str, value: &str, word: &str) -> String {
        let text = Text::new(value, 0..file.len(), file);
        let at = text.value.find(word).unwrap();
        let place = text.place(&(at..at + word.len()));
        file[place].to_owned()
    }

    #[test]
    fn a_word_is_found_behind_escapes() {
        assert_eq!(places(r#""a\t\u00e9 slid x""#, "a\té slid x", "slid"), "slid");
        assert_eq!(places("'a slid x'", "a slid x", "slid"), "slid");
        assert_eq!(places("\"\"\"\na \\\n   slid x\"\"\"", "a slid x", "slid"), "slid");
    }

    #[test]
    fn marks_are_words() {
        let found: Vec<&str> = words("slide O>P , moving", &[',', '>']).iter().map(|w| w.text).collect();
        assert_eq!(found, ["slide", "O", ">", "P", ",", "moving"]);
    }
}
