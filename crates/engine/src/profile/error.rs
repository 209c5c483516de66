//! What can be wrong with a file of weights, as data: serialized as problems of game files are.

use std::fmt;

use serde::Serialize;
use variorum_gamedef::problem::Quote;
use variorum_gamedef::{Advice, Diagnostic, Diagnostics, Sentence};

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ProfileProblem {
    /// The text is longer than [`TEXT_BYTES`](variorum_gamedef::limits::TEXT_BYTES).
    #[error("this is too long for a file of weights: it has {bytes} bytes")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// The text is not TOML.
    #[error("this cannot be read: {detail}")]
    Unreadable {
        /// What the parser of TOML says, in English.
        detail: Quote,
    },
    /// There is no table, weight, option or term of this name here.
    #[error("there is no {wanted} `{name}` here")]
    UnknownName {
        /// What belongs here.
        wanted: Wanted,
        /// The name.
        name: Quote,
    },
    /// A table is for a piece that the game does not have.
    #[error("the game has no piece `{id}`")]
    NoPiece {
        /// The id.
        id: Quote,
    },
    /// A table is needed, such as `[all]`.
    #[error("`{name}` is not a table")]
    NotATable {
        /// Its name.
        name: Quote,
    },
    /// A weight is neither a whole number nor a list of them.
    #[error("`{weight}` is not a whole number or a list of whole numbers")]
    NotNumbers {
        /// The name of the weight.
        weight: &'static str,
    },
    /// A weight has too many or too few numbers.
    #[error("`{weight}` has {found} numbers, but the game needs {needed}")]
    Count {
        /// The name of the weight.
        weight: &'static str,
        /// Numbers in the file.
        found: usize,
        /// Numbers that the game needs.
        needed: usize,
    },
    /// A weight is too large, either way.
    #[error("{number} is too large")]
    TooLarge {
        /// The weight.
        number: i64,
    },
    /// An option or a term is on or off, and the value is neither `true` nor `false`.
    #[error("`{name}` is neither `true` nor `false`")]
    NotASwitch {
        /// The name of the option or term.
        name: Quote,
    },
    /// An option is a number, and the value is not a whole number from `least` to `most`.
    #[error("`{name}` is not a whole number from {least} to {most}")]
    NotANumber {
        /// The name of the option.
        name: Quote,
        /// The least possible number.
        least: u32,
        /// The greatest possible number.
        most: u32,
    },
}

impl Sentence for ProfileProblem {
    const PREFIX: &'static str = "weights";
}

/// What belongs in a place of a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// A table of the file.
    Table,
    /// A weight.
    Weight,
    /// An option of the search.
    SearchOption,
    /// A term of the evaluation.
    Term,
}

impl fmt::Display for Wanted {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Table => "table",
            Self::Weight => "weight",
            Self::SearchOption => "search option",
            Self::Term => "term",
        })
    }
}

/// What to do about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ProfileAdvice {
    /// The greatest length.
    #[error("at most {most} bytes are possible")]
    Bytes {
        /// In bytes.
        most: usize,
    },
    /// What a file of weights consists of.
    #[error(
        "a file of weights has the tables `[search]`, `[terms]`, `[all]` and `[piece.NAME]`, with lines such as `value = 300`; `variorum tune` writes one"
    )]
    Tables,
    /// A name that may have been meant.
    #[error("{advice}")]
    Near {
        /// The advice.
        advice: Advice,
    },
    /// The game has no use for the weight.
    #[error("this game has none of them: leave the line out")]
    LeaveOut,
    /// The weight is one number.
    #[error("write one number: `{weight} = {number}`")]
    OneNumber {
        /// The name of the weight.
        weight: &'static str,
        /// The number.
        number: i64,
    },
    /// The weight is a list.
    #[error("write {needed} numbers between brackets, with commas")]
    Several {
        /// How many.
        needed: usize,
    },
    /// The range of weights.
    #[error("weights are between -{most} and {most}")]
    Range {
        /// The greatest weight.
        most: i64,
    },
    /// The option or term is on or off.
    #[error("write `{name} = true` or `{name} = false`")]
    Switch {
        /// Its name.
        name: Quote,
    },
    /// The option is a number.
    #[error("write a number, such as `{name} = {number}`")]
    Number {
        /// Its name.
        name: Quote,
        /// Its usual value.
        number: u32,
    },
}

impl Sentence for ProfileAdvice {
    const PREFIX: &'static str = "weights-advice";
}

/// What is wrong with a file of weights, each problem with its place in the text and what to do about it; never none. At most
/// [`DIAGNOSTICS`](variorum_gamedef::limits::DIAGNOSTICS) problems are listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileErrors(pub Diagnostics<ProfileProblem, ProfileAdvice>);

/// The first problem in a sentence, and how many more there are.
impl fmt::Display for ProfileErrors {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((Diagnostic { line, column, problem, advice, .. }, others)) = self.0.split_first() else {
            return Ok(());
        };
        write!(out, "line {line}, column {column}: {problem} ({advice})")?;
        match others.len() {
            0 => Ok(()),
            _ if self.0.more() => write!(out, "; and more than {} more errors", others.len()),
            1 => out.write_str("; and one more error"),
            more => write!(out, "; and {more} more errors"),
        }
    }
}

impl std::error::Error for ProfileErrors {}
