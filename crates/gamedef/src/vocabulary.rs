//! The vocabulary of the language: every key, every word, its meaning and an example, once.
//!
//! The parsers look words up in it, diagnostics take from it what could have been meant, and the manual is printed from it.
//! It holds no grammar.

pub(crate) mod choices;
mod keys;
mod renamed;
pub(crate) mod words;

pub use choices::Choices;
pub(crate) use choices::choices;
pub use keys::KEYS;
pub use renamed::RENAMED;
pub use words::WORDS;
pub(crate) use words::{Words, words};

/// A key of a game file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its section, such as `piece` or `piece.sign`; empty for the top of the file.
    pub section: &'static str,
    /// The key.
    pub name: &'static str,
    /// What its value is.
    pub kind: KeyKind,
    /// Must it be there?
    pub required: bool,
    /// What it means.
    pub meaning: &'static str,
    /// An example of its value, as written in the file.
    pub example: &'static str,
    /// If the value is one of a few words: these words.
    pub choices: &'static [Choice],
    /// If the value is a list or a table of names: how many items it may have (see [`crate::limits`]).
    pub most: Option<usize>,
}

/// A key that had another name in earlier versions of the language.
#[derive(Clone, Copy, Debug)]
pub struct Renamed {
    /// Its section, as in [`Key::section`].
    pub section: &'static str,
    /// The name it had.
    pub old: &'static str,
    /// The name it has now.
    pub new: &'static str,
}

/// A word that a key may have as its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Enum and value, such as `Fate-Draw`: the id of its meaning in catalogues of messages.
    pub id: &'static str,
    /// The word.
    pub word: &'static str,
    /// What it means.
    pub meaning: &'static str,
}

/// What a key's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeyKind {
    /// Text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list of texts.
    Texts,
    /// A list of other things.
    List,
    /// A section `[…]` or an inline table `{ … }`.
    Table,
    /// Sections `[[…]]`, any number.
    Tables,
}

impl KeyKind {
    /// In words, for diagnostics and the manual.
    #[must_use]
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Text => "text in quotes",
            Self::Number => "a whole number",
            Self::Flag => "`true` or `false`",
            Self::Texts => "a list of texts in square brackets",
            Self::List => "a list in square brackets",
            Self::Table => "a table",
            Self::Tables => "a list of tables",
        }
    }
}

/// Where a word of phrases and zones belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordKind {
    /// Begins a phrase.
    Motion,
    /// A shape of step.
    Shape,
    /// Narrows a step by its rank part.
    Rank,
    /// Narrows a step by its level part.
    Level,
    /// Narrows a step by what it does to the ring.
    Ring,
    /// How a ride goes on.
    Continuation,
    /// Puts paths together.
    Joiner,
    /// A condition after a comma.
    Clause,
    /// Begins a part of a zone.
    Zone,
}

/// A word of the phrase and zone languages.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// The word, or several that belong together.
    pub word: &'static str,
    /// Where it belongs.
    pub kind: WordKind,
    /// What it means.
    pub meaning: &'static str,
    /// An example of its use.
    pub example: &'static str,
}

/// The words of some kinds.
pub fn words_of(kinds: &'static [WordKind]) -> impl Iterator<Item = &'static str> {
    WORDS.iter().filter(|word| kinds.contains(&word.kind)).map(|word| word.word)
}

/// The kind of a single word.
#[must_use]
pub fn kind_of(word: &str) -> Option<WordKind> {
    WORDS.iter().find(|known| known.word == word).map(|known| known.kind)
}

/// The keys of a section.
pub fn keys_of(section: &str) -> impl Iterator<Item = &'static Key> {
    KEYS.iter().filter(move |key| key.section == section)
}

/// A key of a section.
#[must_use]
pub fn key(section: &str, name: &str) -> Option<&'static Key> {
    keys_of(section).find(|key| key.name == name)
}

/// How a section is written at its head: `[board]`, `[[piece]]`; inline tables by their key: `sign`; `None` for the file itself.
pub(crate) fn brackets(section: &str) -> Option<String> {
    let (parent, name) = section.rsplit_once('.').unwrap_or(("", section));
    key(parent, name).map(|key| match key.kind {
        KeyKind::Tables => format!("[[{section}]]"),
        KeyKind::Table if parent.is_empty() => format!("[{section}]"),
        KeyKind::Text | KeyKind::Number | KeyKind::Flag | KeyKind::Texts | KeyKind::List | KeyKind::Table => {
            name.to_owned()
        }
    })
}

/// How a section is written at its head, in backquotes; `the file` for the file itself.
#[must_use]
pub fn heading(section: &str) -> String {
    brackets(section).map_or_else(|| "the file".to_owned(), |brackets| format!("`{brackets}`"))
}

/// The present name of a key that had the name `old`.
pub(crate) fn new_name(section: &str, old: &str) -> Option<&'static str> {
    RENAMED.iter().find(|renamed| renamed.section == section && renamed.old == old).map(|renamed| renamed.new)
}
