//! The vocabulary of the language: every key and every word, with its meaning and an example.
//!
//! Parsers look words up here, diagnostics take their suggestions from it, and the reference of the manual is generated from it.

pub(crate) mod choices;
mod icons;
mod key;
mod keys;
mod otherwise;
mod renamed;
mod unsayable;
pub(crate) mod words;

use crate::definition::{FilePart, LevelPart, RankPart, RingPart};
use words::{
    ClauseWord, ContinuationWord, GoalWord, JoinerWord, MotionWord, ShapeWord, ShuffleWord, TakingWord, TestWord,
    TimesWord, ZoneWord,
};

pub(crate) use choices::choices;
pub use choices::{Choice, Choices};
pub use icons::{ICONS, NEUTRAL_ICONS};
pub use key::{Key, KeyKind};
pub use keys::KEYS;
pub(crate) use otherwise::{
    condition_otherwise, distances_otherwise, key_otherwise, motion_otherwise, path_otherwise, spelt_number,
    test_otherwise,
};
pub(crate) use renamed::new_name;
pub use renamed::{RENAMED, Renamed};
pub(crate) use unsayable::{unsayable, unsayable_key, unsayable_value};
pub use words::{Word, WordKind};
pub(crate) use words::{Words, words};

/// The version of the language that this crate reads. Files name theirs: `language = 1`.
pub const LANGUAGE: u16 = 1;

/// The words of every enum, in the order of the manual.
const TABLES: [&[Word]; 15] = [
    MotionWord::WORDS,
    ShapeWord::WORDS,
    RankPart::WORDS,
    FilePart::WORDS,
    LevelPart::WORDS,
    RingPart::WORDS,
    ContinuationWord::WORDS,
    TimesWord::WORDS,
    JoinerWord::WORDS,
    ClauseWord::WORDS,
    ZoneWord::WORDS,
    TakingWord::WORDS,
    TestWord::WORDS,
    GoalWord::WORDS,
    ShuffleWord::WORDS,
];

/// Every word of phrases, zones, tests and goals, in the order of the manual.
pub const WORDS: &[Word] = &{
    let mut all = [TABLES[0][0]; COUNT];
    let (mut table, mut next) = (0, 0);
    while table < TABLES.len() {
        let mut at = 0;
        while at < TABLES[table].len() {
            all[next] = TABLES[table][at];
            next += 1;
            at += 1;
        }
        table += 1;
    }
    all
};

const COUNT: usize = {
    let (mut table, mut count) = (0, 0);
    while table < TABLES.len() {
        count += TABLES[table].len();
        table += 1;
    }
    count
};

/// All words of these kinds, in the order of the manual.
pub fn words_of(kinds: &'static [WordKind]) -> impl Iterator<Item = &'static str> {
    WORDS.iter().filter(|word| kinds.contains(&word.kind)).map(|word| word.word)
}

/// The kind of a word; `None` if it is not in the vocabulary.
#[must_use]
pub fn kind_of(word: &str) -> Option<WordKind> {
    WORDS.iter().find(|known| known.word == word).map(|known| known.kind)
}

/// The keys of a section, which is named as in [`Key::section`].
pub fn keys_of(section: &str) -> impl Iterator<Item = &'static Key> {
    KEYS.iter().filter(move |key| key.section == section)
}

/// The key of a section with this name.
#[must_use]
pub fn key(section: &str, name: &str) -> Option<&'static Key> {
    keys_of(section).find(|key| key.name == name)
}

/// The heading of a section: `[board]`, `[[piece]]`, or the key of an inline table, `sign`; `None` for the top of the file.
pub(crate) fn brackets(section: &str) -> Option<String> {
    let (parent, name) = section.rsplit_once('.').unwrap_or(("", section));
    key(parent, name).map(|key| match key.kind {
        KeyKind::Tables => format!("[[{section}]]"),
        KeyKind::Table if parent.is_empty() => format!("[{section}]"),
        // The heading of a table inside one of several.
        KeyKind::TextOrTable => format!("[{section}]"),
        KeyKind::Text
        | KeyKind::Number
        | KeyKind::Flag
        | KeyKind::FlagOrText
        | KeyKind::Texts
        | KeyKind::List
        | KeyKind::Table => name.to_owned(),
    })
}

/// The heading of a section in backquotes; `the file` for the top of the file.
#[must_use]
pub fn heading(section: &str) -> String {
    brackets(section).map_or_else(|| "the file".to_owned(), |brackets| format!("`{brackets}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_list() {
        for word in WORDS {
            assert_eq!(WORDS.iter().filter(|other| other.word == word.word && other.kind == word.kind).count(), 1);
        }
        assert!(TABLES.iter().all(|table| table.iter().all(|word| word.kind == table[0].kind)));
    }
}
