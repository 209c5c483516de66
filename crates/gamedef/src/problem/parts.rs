//! Arguments of sentences: quotations from the file, cut to a readable length, and terms that are translated.

use std::fmt;

use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};

use crate::suggest::listed;
use crate::vocabulary::{self, Choice, Key};

/// The greatest length of a [`Quote`], in characters.
const QUOTED: usize = 120;
/// The greatest number of names in [`Names`].
const LISTED: usize = 40;

/// A text from the file or a suggestion for it. It is cut to 120 characters, as a name can be as long as the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Quote(String);

impl<T: AsRef<str>> From<T> for Quote {
    fn from(text: T) -> Self {
        let text = text.as_ref();
        match text.char_indices().nth(QUOTED) {
            Some((end, _)) => Self(format!("{}…", &text[..end])),
            None => Self(text.to_owned()),
        }
    }
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A list of names or words. Of more than 40, only the first 40 are kept, followed by `…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Names(Vec<Quote>);

impl<T: Into<Quote>> FromIterator<T> for Names {
    fn from_iter<I: IntoIterator<Item = T>>(names: I) -> Self {
        let mut list: Vec<Quote> = names.into_iter().take(LISTED + 1).map(Into::into).collect();
        if list.len() > LISTED {
            list[LISTED] = "…".into();
        }
        Self(list)
    }
}

impl Names {
    /// `a`, `b` and `c`.
    pub(crate) fn and(&self) -> String {
        listed(self.0.iter().map(|name| name.0.as_str()), "and")
    }

    /// `a`, `b` or `c`.
    pub(crate) fn or(&self) -> String {
        listed(self.0.iter().map(|name| name.0.as_str()), "or")
    }
}

/// The heading of a section, such as `[board]`; `None` for the top of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Heading(Option<String>);

impl Heading {
    /// The heading of a section of the vocabulary.
    #[must_use]
    pub fn of(section: &str) -> Self {
        Self(vocabulary::brackets(section))
    }

    /// The top of a file of texts in another language.
    pub(crate) const fn file() -> Self {
        Self(None)
    }

    /// The heading of its examples.
    pub(crate) fn examples() -> Self {
        Self(Some("[[examples]]".to_owned()))
    }

    /// The heading of the steps of its guided first game.
    pub(crate) fn guide() -> Self {
        Self(Some("[[guide]]".to_owned()))
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            None => f.write_str("the file"),
            Some(heading) => write!(f, "`{heading}`"),
        }
    }
}

/// The type of a value in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueKind {
    /// Text.
    Text,
    /// A whole number.
    Number,
    /// A number with a fraction.
    Fraction,
    /// `true` or `false`.
    Flag,
    /// A date or a time.
    Date,
    /// A list.
    List,
    /// A table.
    Table,
}

impl fmt::Display for ValueKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text",
            Self::Number => "a whole number",
            Self::Fraction => "a number with a fraction",
            Self::Flag => "`true` or `false`",
            Self::Date => "a date",
            Self::List => "a list",
            Self::Table => "a table",
        })
    }
}

/// A kind of thing that has a name in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A piece type.
    Piece,
    /// A type of neutral piece.
    Neutral,
    /// A zone.
    Zone,
    /// A set of directions.
    Directions,
}

impl Thing {
    /// The section in which things of this kind are defined.
    pub(crate) const fn section(self) -> &'static str {
        match self {
            Self::Piece => "[[piece]]",
            Self::Neutral => "[[neutral]]",
            Self::Zone => "[zones]",
            Self::Directions => "[directions]",
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Piece => "piece",
            Self::Neutral => "neutral piece",
            Self::Zone => "zone",
            Self::Directions => "set of directions",
        })
    }
}

/// The part of a step that a word restricts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepPart {
    /// Its rank part.
    Rank,
    /// Its file part.
    File,
    /// Its level part.
    Level,
    /// Whether it changes the ring.
    Ring,
    /// How often it is made.
    Times,
}

impl fmt::Display for StepPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rank => "rank",
            Self::File => "file",
            Self::Level => "level",
            Self::Ring => "ring",
            Self::Times => "repetition",
        })
    }
}

/// A line of cells across the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// A rank.
    Rank,
    /// A file; a filestack in space.
    File,
    /// A level.
    Level,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rank => "rank",
            Self::File => "file",
            Self::Level => "level",
        })
    }
}

/// A row of cells in a placement: a rank, in space the part of a rank on one level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The rank, from 1.
    pub rank: usize,
    /// The level's letter on a board in space, or its number if the board has no such level.
    pub level: Option<String>,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.level {
            Some(level) => write!(f, "rank {}, level {level}", self.rank),
            None => write!(f, "rank {}", self.rank),
        }
    }
}

/// The meaning of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyMeaning(pub &'static Key);

impl fmt::Display for KeyMeaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.meaning)
    }
}

/// A message without arguments: `{"code": "board-files"}`.
impl Serialize for KeyMeaning {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Key { section, name, .. } = self.0;
        let code =
            if section.is_empty() { (*name).to_owned() } else { format!("{}-{name}", section.replace('.', "-")) };
        let mut message = serializer.serialize_struct("KeyMeaning", 1)?;
        message.serialize_field("code", &code)?;
        message.end()
    }
}

/// A word that a key may have as its value, with its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceMeaning(pub Choice);

impl fmt::Display for ChoiceMeaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.0.word, self.0.meaning)
    }
}

/// A message with the word as argument: `{"code": "fate-draw", "args": {"word": "draw"}}`.
impl Serialize for ChoiceMeaning {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut message = serializer.serialize_struct("ChoiceMeaning", 2)?;
        message.serialize_field("code", &kebab(self.0.id))?;
        message.serialize_field("args", &std::collections::BTreeMap::from([("word", self.0.word)]))?;
        message.end()
    }
}

/// `NeutralToken-Star` as `neutral-token-star`.
fn kebab(id: &str) -> String {
    let mut code = String::new();
    for letter in id.chars() {
        if letter.is_ascii_uppercase() && !code.is_empty() && !code.ends_with('-') {
            code.push('-');
        }
        code.push(letter.to_ascii_lowercase());
    }
    code
}

/// The words that a key may have as its value, with their meanings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ChoiceMeanings(Vec<ChoiceMeaning>);

impl From<&[Choice]> for ChoiceMeanings {
    fn from(choices: &[Choice]) -> Self {
        Self(choices.iter().copied().map(ChoiceMeaning).collect())
    }
}

impl fmt::Display for ChoiceMeanings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let choices: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&choices.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_and_lists_are_cut() {
        assert_eq!(Quote::from("é".repeat(QUOTED)).to_string().chars().count(), QUOTED);
        assert_eq!(Quote::from("é".repeat(5_000)).to_string(), format!("{}…", "é".repeat(QUOTED)));
        let names: Names = (0..2_000).map(|number| number.to_string()).collect();
        assert!(names.and().ends_with("`39` and `…`"), "{}", names.and());
    }

    #[test]
    fn meanings_are_messages() {
        let key = KeyMeaning(vocabulary::key("promotion.into", "to").unwrap());
        assert_eq!(serde_json::to_string(&key).unwrap(), r#"{"code":"promotion-into-to"}"#);
        let choice = ChoiceMeaning(vocabulary::key("neutral", "token").unwrap().choices[0]);
        let expected = r#"{"code":"neutral-token-star","args":{"word":"*"}}"#;
        assert_eq!(serde_json::to_string(&choice).unwrap(), expected);
    }
}
