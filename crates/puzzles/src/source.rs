//! Where puzzles come from.

use serde::{Deserialize, Serialize};

/// Where a puzzle comes from, as its file has it. Programs tell it in the reader's language.
///
/// ```
/// use variorum_puzzles::{Moment, Series, Source};
///
/// let source = Source::Moment(Moment { series: Series::SelfPlay { seed: 7 }, game: 2, turn: 48, beside: false, changed: false });
/// let text = serde_json::to_string(&source)?;
/// assert_eq!(text, r#"{"of":"self-play","seed":7,"game":2,"turn":48}"#);
/// assert_eq!(serde_json::from_str::<Source>(&text)?, source);
/// assert_eq!(serde_json::from_str::<Source>(r#""Paul Morphy""#)?, Source::Words("Paul Morphy".into()));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Source {
    /// A moment of a game in which puzzles were looked for.
    Moment(Moment),
    /// In words, such as the name of the author. May be empty.
    Words(String),
}

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// The games to which it belongs.
    #[serde(flatten)]
    pub series: Series,
    /// The number of the game in the series, from 0.
    pub game: u64,
    /// The number of the turn that is to be made there, from 1.
    pub turn: usize,
    /// Whether another reply than the one of the game leads to the position.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beside: bool,
    /// Whether pieces were taken away, moved or added so that there is one solution.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub changed: bool,
}

/// A series of numbered games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Series {
    /// Games that the engine plays against itself, weakly enough to make mistakes.
    SelfPlay {
        /// Decides on all of them.
        seed: u64,
    },
    /// Games that the engine plays against itself from positions with few pieces at random.
    Endings {
        /// Decides on all of them.
        seed: u64,
    },
    /// Games of the engine against itself from which a net has learned.
    Training {
        /// Decides on all of them.
        seed: u64,
    },
    /// Turns played on from composed problems.
    Problems {
        /// The name of the file of problems.
        file: String,
    },
    /// Games of a file.
    Records {
        /// The name of the file.
        file: String,
    },
}
