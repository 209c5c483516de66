//! What can be wrong with a file of weights.

use std::fmt;
use std::ops::Range;

use variorum_gamedef::{Diagnostic, Diagnostics, Faults, limits};

/// One error of a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// The text is not TOML.
    #[error("{reason}")]
    Syntax {
        /// What the reader of TOML says.
        reason: String,
    },
    /// The text is longer than [`limits::TEXT_BYTES`].
    #[error("this is too long for a file of weights: it has {bytes} bytes")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// There is no weight, option, term or table of this name where it stands.
    #[error("there is no {wanted} `{name}` here")]
    Unknown {
        /// What belongs there.
        wanted: Wanted,
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<String>,
    },
    /// A table for a piece that the game does not have.
    #[error("the game has no piece `{piece}`")]
    UnknownPiece {
        /// The id of the piece.
        piece: String,
        /// The ids that there are.
        known: Vec<String>,
    },
    /// A table was wanted, such as `[all]`.
    #[error("`{name}` is not a table")]
    NotATable {
        /// Its name.
        name: String,
    },
    /// A weight is neither a whole number nor a list of them.
    #[error("`{name}` is not a whole number or a list of whole numbers")]
    NotNumbers {
        /// The name of the weight.
        name: String,
    },
    /// A weight has another count of numbers than the game needs.
    #[error("`{name}` has {given} numbers, but the game needs {}", numbers(*.wanted))]
    Count {
        /// The name of the weight.
        name: String,
        /// How many numbers it has.
        given: usize,
        /// How many it must have; 0: the game does not have this weight.
        wanted: usize,
        /// The first number, if there is one.
        first: Option<i64>,
    },
    /// A weight is out of range.
    #[error("{number} is too large")]
    WeightTooLarge {
        /// The number.
        number: i64,
        /// The greatest that is possible, either way.
        most: i64,
    },
    /// An option or a term is on or off, and the value is neither `true` nor `false`.
    #[error("`{name}` is neither `true` nor `false`")]
    NotASwitch {
        /// The name of the option or term.
        name: String,
    },
    /// An option is a number, and the value is no whole number from 0 to `most`.
    #[error("`{name}` is not a whole number from 0 to {most}")]
    NotANumber {
        /// The name of the option.
        name: String,
        /// The greatest number that is possible.
        most: u32,
    },
}

/// What belongs in a place of a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

fn numbers(wanted: usize) -> String {
    match wanted {
        0 => "none".to_owned(),
        1 => "one number".to_owned(),
        _ => format!("{wanted} numbers"),
    }
}

impl ProfileError {
    /// What to do about it.
    #[must_use]
    pub fn help(&self) -> String {
        match self {
            Self::Syntax { .. } | Self::NotATable { .. } | Self::NotNumbers { .. } => {
                "a file of weights has the tables `[search]`, `[terms]`, `[all]` and `[piece.NAME]`, with lines such as `value = 300`; \
                 `variorum tune` writes one"
                    .to_owned()
            }
            Self::TooLong { .. } => format!("at most {} bytes are possible", limits::TEXT_BYTES),
            Self::Unknown { name, known, .. } | Self::UnknownPiece { piece: name, known } => {
                variorum_gamedef::advice(name, known.iter().map(String::as_str))
            }
            Self::Count { wanted: 0, .. } => "this game has none of them: leave the line out".to_owned(),
            Self::Count { wanted: 1, name, first, .. } => {
                format!("write one number: `{name} = {}`", first.unwrap_or(0))
            }
            Self::Count { wanted, .. } => format!("write {wanted} numbers between brackets, with commas"),
            Self::WeightTooLarge { most, .. } => format!("weights lie between -{most} and {most}"),
            Self::NotASwitch { name } => format!("write `{name} = true` or `{name} = false`"),
            Self::NotANumber { name, .. } => format!("write a number, such as `{name} = 2`"),
        }
    }
}

/// An error and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedError {
    /// The bytes of the text that it is about.
    pub span: Range<usize>,
    /// The error.
    pub error: ProfileError,
}

/// The errors of a file of weights, in the order of their places; never none. At most [`limits::FAULTS`] of them are listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileErrors {
    errors: Vec<PlacedError>,
    diagnostics: Diagnostics,
}

impl ProfileErrors {
    /// Errors of `text` in the order of their places: at least one, and one more than are listed if there are more.
    pub(super) fn new(mut errors: Vec<PlacedError>, text: &str) -> Self {
        let mut faults = Faults::default();
        for PlacedError { span, error } in &errors {
            faults.error(span.clone(), error.to_string(), Some(error.help()));
        }
        errors.truncate(limits::FAULTS);
        Self { errors, diagnostics: faults.place(text) }
    }

    /// The errors as data.
    #[must_use]
    pub fn errors(&self) -> &[PlacedError] {
        &self.errors
    }

    /// The errors in words, each with its line and column, as [`variorum_gamedef::render`] prints them.
    #[must_use]
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }
}

/// The first error in a sentence, and how many more there are.
impl fmt::Display for ProfileErrors {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((Diagnostic { line, column, message, help, .. }, others)) = self.diagnostics.split_first() else {
            return Ok(());
        };
        write!(out, "line {line}, column {column}: {message}")?;
        if let Some(help) = help {
            write!(out, " ({help})")?;
        }
        match others.len() {
            0 => Ok(()),
            _ if self.diagnostics.more() => write!(out, "; and more than {} more errors", others.len()),
            1 => out.write_str("; and one more error"),
            more => write!(out, "; and {more} more errors"),
        }
    }
}

impl std::error::Error for ProfileErrors {}
