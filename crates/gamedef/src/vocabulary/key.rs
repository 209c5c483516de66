//! What is known of a key of game files.

use super::choices::Choice;

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
