//! What is wrong with a puzzle of a file.

use std::fmt;

use serde::Serialize;
use strum::VariantNames;
use thiserror::Error;
use variorum_gamedef::Sentence;
use variorum_rules::{PositionErrors, TurnError};

/// One fault of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum PuzzleFault {
    /// The line is no puzzle.
    #[error("the line is no puzzle: {detail}")]
    NoPuzzle { detail: String },
    /// The position cannot be read.
    #[error("this is not a position of the game: {position}")]
    Position { position: PositionErrors },
    /// The game is over before the first turn.
    #[error("the game is over in this position")]
    Over,
    /// Not an aim of puzzles.
    #[error("“{stipulation}” is no aim of puzzles; aims are win N and save N, with N from 1 to {most}")]
    Stipulation { stipulation: String, most: u32 },
    /// The id does not belong to the game, the position and the aim.
    #[error("the id of this puzzle is “{expected}”, not “{id}”")]
    Id { id: String, expected: String },
    /// Another number of turns is needed.
    #[error("the line has {found} turns in place of {expected}")]
    Length { found: usize, expected: usize },
    /// A turn of the line is not legal.
    #[error("turn {number} of the line: {turn}")]
    Turn { number: usize, turn: TurnError },
    /// The game ends before the line does.
    #[error("the game is over before turn {number} of the line")]
    EndsEarly { number: usize },
    /// The line does not end with a win of the solver.
    #[error("the line does not end with a win of the side that begins")]
    NotWon,
    /// The turn loses at once.
    #[error("the game is lost after the turn")]
    Lost,
    /// There is no such theme.
    #[error("there is no theme “{theme}”")]
    Theme { theme: String },
    /// A rating out of range.
    #[error("the rating is {rating}; ratings go from {least} to {most}")]
    Rating { rating: u32, least: u32, most: u32 },
    /// Two puzzles of a file are the same.
    #[error("the puzzle is already in line {line}")]
    Twice { line: usize },
}

impl Sentence for PuzzleFault {
    const PREFIX: &'static str = "puzzle";
}

/// All faults of a puzzle, at least one.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(transparent)]
pub struct PuzzleFaults(pub Vec<PuzzleFault>);

impl fmt::Display for PuzzleFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentences: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&sentences.join("; "))
    }
}

impl From<PuzzleFault> for PuzzleFaults {
    fn from(fault: PuzzleFault) -> Self {
        Self(vec![fault])
    }
}

/// The faults of one line of a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {faults}")]
pub struct LineFault {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub faults: PuzzleFaults,
}
