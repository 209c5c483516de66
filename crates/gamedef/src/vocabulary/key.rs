//! A key of game files and the type of its value.

use toml::de::DeValue;

use super::choices::Choice;

/// A key of a game file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its section, such as `piece` or `piece.sign`; empty for the top of the file.
    pub section: &'static str,
    /// The key.
    pub name: &'static str,
    /// The type of its value.
    pub kind: KeyKind,
    /// Whether it is required.
    pub required: bool,
    /// What it means.
    pub meaning: &'static str,
    /// An example of its value, as written in the file.
    pub example: &'static str,
    /// The words among which the value is one; empty if it can be anything.
    pub choices: &'static [Choice],
    /// The greatest number of items, if the value is a list or a table of names (see [`crate::limits`]).
    pub most: Option<usize>,
}

/// The type of a key's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeyKind {
    /// Text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Flag,
    /// `true`, `false` or a word.
    FlagOrText,
    /// A list of texts.
    Texts,
    /// A list of other values.
    List,
    /// A section `[…]` or an inline table `{ … }`.
    Table,
    /// Text in quotes, or a table that says more.
    TextOrTable,
    /// Sections `[[…]]`, any number.
    Tables,
}

impl KeyKind {
    /// Whether a value has this form, whatever it holds.
    pub(crate) fn has_form(self, value: &DeValue<'_>) -> bool {
        match value {
            DeValue::String(_) => matches!(self, Self::Text | Self::FlagOrText | Self::TextOrTable),
            DeValue::Integer(_) => self == Self::Number,
            DeValue::Boolean(_) => matches!(self, Self::Flag | Self::FlagOrText),
            DeValue::Array(_) => matches!(self, Self::Texts | Self::List | Self::Tables),
            DeValue::Table(_) => matches!(self, Self::Table | Self::TextOrTable | Self::Tables),
            DeValue::Float(_) | DeValue::Datetime(_) => false,
        }
    }

    /// Its description for diagnostics and the manual.
    #[must_use]
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Text => "text in quotes",
            Self::Number => "a whole number",
            Self::Flag => "`true` or `false`",
            Self::FlagOrText => "`true`, `false` or text in quotes",
            Self::Texts => "a list of texts in square brackets",
            Self::List => "a list in square brackets",
            Self::Table => "a table",
            Self::TextOrTable => "text in quotes or a table",
            Self::Tables => "a list of tables",
        }
    }
}
