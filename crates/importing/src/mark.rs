//! Which part of a file a message is about.

use std::ops::Range;

use crate::gap::{Gap, Remark};

/// A part of the file that a message is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its line, from 1.
    pub line: usize,
    /// The part, in bytes of the text of the file.
    pub span: Range<usize>,
}

/// Where an option stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) line: usize,
    /// Its name and its value, in bytes of the text of the file.
    pub(crate) name: Range<usize>,
    pub(crate) value: Range<usize>,
}

/// A part of the line of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Name,
    Value,
    /// These bytes of the value.
    OfValue(Range<usize>),
}

impl Written {
    pub(crate) fn mark(&self, part: Part) -> Mark {
        let span = match part {
            Part::Name => self.name.clone(),
            Part::Value => self.value.clone(),
            Part::OfValue(bytes) => {
                let within = |at: usize| (self.value.start + at).min(self.value.end);
                within(bytes.start)..within(bytes.end)
            }
        };
        Mark { line: self.line, span }
    }
}

/// What is said about an option, and which part of its line is meant.
pub(crate) trait Pointed {
    /// The part of the line of an option with this value.
    fn part(&self, value: &str) -> Part;
}

impl Pointed for Gap {
    fn part(&self, value: &str) -> Part {
        match self {
            Self::UnknownOption | Self::MisspeltOption { .. } | Self::RoyalValue | Self::SeveralRoyal => Part::Name,
            Self::NoWord | Self::HandCounts => name_of_flag(value),
            Self::BadValue { .. }
            | Self::Line { .. }
            | Self::BoardTooLarge { .. }
            | Self::Start { .. }
            | Self::ChecksDiffer => Part::Value,
            Self::PieceLetter { .. } => nth(value, 0),
            Self::PieceMoves { character, .. } => nth(value, character.saturating_sub(1)),
            Self::Moves { moves, character, .. } => character_of_moves(value, moves, character.saturating_sub(1)),
            Self::OffTheBoard { places, .. } => first_word(value, places),
        }
    }
}

impl Pointed for Remark {
    fn part(&self, value: &str) -> Part {
        match self {
            Self::OffTheBoard { places, .. } => first_word(value, places),
            Self::RandomStart
            | Self::Counting
            | Self::Chasing
            | Self::Repetition
            | Self::ToAndFro
            | Self::Split { .. } => name_of_flag(value),
        }
    }
}

/// A switch is meant by its name; of other options, the value says what is meant.
fn name_of_flag(value: &str) -> Part {
    if matches!(value, "true" | "false") { Part::Name } else { Part::Value }
}

/// A character of the value by its number, counted from 0; behind the last one, the end.
fn nth(value: &str, number: usize) -> Part {
    let mut starts = value.char_indices().map(|(at, _)| at).skip(number);
    let start = starts.next().unwrap_or(value.len());
    Part::OfValue(start..starts.next().unwrap_or(value.len()))
}

/// A character of the moves that follow a colon in the value; all of the value if the moves come from elsewhere.
fn character_of_moves(value: &str, moves: &str, number: usize) -> Part {
    let Some(own) = value.split_once(':').map(|(_, own)| own.trim()) else { return Part::Value };
    if !moves.starts_with(own) || number >= own.chars().count() {
        return Part::Value;
    }
    nth(value, value[..place_of(own, value).start].chars().count() + number)
}

/// The word of the value that is the first of these.
fn first_word(value: &str, words: &str) -> Part {
    let wanted = words.split_whitespace().next();
    let found = value.split_whitespace().find(|word| Some(*word) == wanted);
    found.map_or(Part::Value, |word| Part::OfValue(place_of(word, value)))
}

/// Where a part of a text stands in it, in bytes.
pub(crate) fn place_of(part: &str, text: &str) -> Range<usize> {
    let start = part.as_ptr().addr().saturating_sub(text.as_ptr().addr()).min(text.len());
    start..(start + part.len()).min(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The part of a value that is marked.
    fn marked<'v>(gap: &Gap, value: &'v str) -> &'v str {
        match gap.part(value) {
            Part::OfValue(bytes) => &value[bytes],
            Part::Value => value,
            Part::Name => "name",
        }
    }

    fn moves(moves: &str, character: usize) -> Gap {
        let betza = variorum_betza::BetzaGap::Tame;
        Gap::Moves { moves: moves.into(), part: String::new(), character, betza }
    }

    #[test]
    fn a_character_of_moves_is_counted_behind_the_colon() {
        assert_eq!(marked(&moves("NtFB", 2), "n:NtFB"), "t");
        assert_eq!(marked(&moves("N tFB", 3), "n :  N tFB"), "t");
        assert_eq!(marked(&moves("né", 2), "é:né"), "é");
        // Double steps are added to the moves of pawns.
        assert_eq!(marked(&moves("fmWtFifmnD", 4), "p:fmWtF"), "t");
        assert_eq!(marked(&moves("fmWifmnD", 4), "p:fmW"), "p:fmW");
        assert_eq!(marked(&moves("K", 1), "k"), "k");
    }

    #[test]
    fn words_and_characters_are_found() {
        let off = |places: &str| Gap::OffTheBoard { places: places.into(), files: 8, ranks: 8 };
        assert_eq!(marked(&off("q4 j7"), "e4 q4 e5 j7"), "q4");
        assert_eq!(marked(&off("4"), "e4 4"), "4");
        let letter = |value: &str| Gap::PieceLetter { value: value.into() };
        assert_eq!(marked(&letter("é:N"), "é:N"), "é");
        let lacks = |value: &str| Gap::PieceMoves { value: value.into(), letter: 'a', character: 2 };
        assert_eq!((marked(&lacks("aa:"), "aa:"), marked(&lacks("a"), "a")), ("a", ""));
    }

    #[test]
    fn switches_are_marked_by_their_name() {
        assert_eq!((marked(&Gap::NoWord, "true"), marked(&Gap::NoWord, "duck")), ("name", "duck"));
    }
}
