//! What can be wrong with a file of weights, as data: serialized as problems of game files are.

use serde::Serialize;
use variorum_gamedef::problem::Quote;
use variorum_gamedef::{Advice, Sentence};

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum WeightsProblem {
    /// The text is too long.
    #[error("this is too long for a file of weights: it has {bytes} bytes")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// The text cannot be read.
    #[error("this cannot be read: {detail}")]
    Unreadable {
        /// What the reader of TOML says, in English.
        detail: Quote,
    },
    /// A weight or table has an unknown name.
    #[error("there is no weight or table `{name}` here")]
    UnknownName {
        /// The name.
        name: Quote,
    },
    /// A table is for a piece that the game does not have.
    #[error("the game has no piece `{id}`")]
    NoPiece {
        /// The id.
        id: Quote,
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
}

impl Sentence for WeightsProblem {
    const PREFIX: &'static str = "weights";
}

/// What to do about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum WeightsAdvice {
    /// The greatest length.
    #[error("at most {most} bytes are possible")]
    Bytes {
        /// In bytes.
        most: usize,
    },
    /// What a file of weights consists of.
    #[error(
        "a file of weights has tables `[all]` and `[piece.NAME]` with lines such as `value = 300`; `variorum tune` writes one"
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
}

impl Sentence for WeightsAdvice {
    const PREFIX: &'static str = "weights-advice";
}
