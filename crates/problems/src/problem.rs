//! Problems as data: one JSON object a line, with what the solver must find.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use variorum_gamedef::Sentence;
use variorum_rules::{Position, PositionErrors, Rules};

use crate::fault::StipulationFaults;
use crate::grammar::read_stipulation;
use crate::solution::{Solution, Solved};
use crate::solve::{Wishes, solve};
use crate::work::{Ended, Limits};

/// A problem with what is known about its solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// The game's id, or a path to a game file.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// The stipulation.
    pub stipulation: String,
    /// All first turns that solve.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keys: Option<Vec<String>>,
    /// First turns that solve, where there may be others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub among: Option<Vec<String>>,
    /// All solutions, each as its turns with spaces between them: keys, or lines of help and series play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<String>>,
    /// The number of solutions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solutions: Option<usize>,
    /// Author, place and year, or how the problem was made.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub source: String,
}

/// Why a problem was not verified.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are explained by the sentence")]
pub enum Unverified {
    /// The line is no problem.
    #[error("the line is no problem: {detail}")]
    NoProblem { detail: String },
    /// The rules of the game are not available.
    #[error("{detail}")]
    NoGame { detail: String },
    /// The position cannot be read.
    #[error("this is not a position of the game: {position}")]
    Position { position: PositionErrors },
    /// The stipulation cannot be used.
    #[error("{stipulation}")]
    Stipulation { stipulation: StipulationFaults },
    /// The search did not come to an end.
    #[error("the search ended early")]
    Early,
    /// There is nothing to compare.
    #[error("the problem says nothing about its solutions: it has none of `keys`, `among`, `lines` and `solutions`")]
    Nothing,
    /// The number of solutions differs.
    #[error("solutions expected: {expected}; found: {found}")]
    Count { expected: usize, found: usize },
    /// Solutions were not found.
    #[error("not found: {missing}")]
    Missing { missing: String },
    /// Solutions were found that the problem does not list.
    #[error("found besides: {unexpected}")]
    Unexpected { unexpected: String },
    /// Both.
    #[error("not found: {missing}; found besides: {unexpected}")]
    Differ { missing: String, unexpected: String },
}

impl Sentence for Unverified {
    const PREFIX: &'static str = "unverified";
}

impl From<StipulationFaults> for Unverified {
    fn from(stipulation: StipulationFaults) -> Self {
        Self::Stipulation { stipulation }
    }
}

impl Problem {
    /// Reads a line of a file.
    ///
    /// # Errors
    /// If the line is no problem.
    pub fn read(line: &str) -> Result<Self, Unverified> {
        serde_json::from_str(line).map_err(|error| Unverified::NoProblem { detail: error.to_string() })
    }

    /// Finds all solutions, without the replies to them.
    ///
    /// # Errors
    /// If position or stipulation cannot be used.
    pub fn solve(&self, rules: &Arc<Rules>, limits: &Limits, stop: &AtomicBool) -> Result<Solved, Unverified> {
        let read = variorum_notation::read_position(rules, &self.position);
        let position: Position = read.map_err(|position| Unverified::Position { position })?.position;
        let stipulation = read_stipulation(rules, &self.stipulation)?;
        let wishes = Wishes { solutions_only: true, ..Wishes::default() };
        Ok(solve(&position, &stipulation, wishes, limits, stop, &|_, _| {})?)
    }

    /// Solves the problem and compares.
    ///
    /// # Errors
    /// How it differs from what the problem says.
    pub fn verify(&self, rules: &Arc<Rules>, limits: &Limits, stop: &AtomicBool) -> Result<Solved, Unverified> {
        if self.keys.is_none() && self.among.is_none() && self.lines.is_none() && self.solutions.is_none() {
            return Err(Unverified::Nothing);
        }
        self.solved_as_stated(rules, limits, stop)
    }

    /// Solves the problem, compares, and writes down everything that solves it: all keys, or all lines where nobody resists.
    ///
    /// # Errors
    /// How it differs from what the problem says, if it says anything.
    pub fn complete(
        self,
        rules: &Arc<Rules>,
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Result<(Self, Solved), Unverified> {
        let solved = self.solved_as_stated(rules, limits, stop)?;
        let of_lines = solved.solutions.iter().any(|solution| solution.moves.len() > 1);
        let completed = Self {
            keys: (!of_lines || self.keys.is_some()).then(|| first_turns(&solved).into_iter().collect()),
            among: None,
            lines: of_lines.then(|| solved.solutions.iter().map(Solution::line).collect()),
            ..self
        };
        Ok((completed, solved))
    }

    /// All solutions, which are those that the problem states, if it states any.
    fn solved_as_stated(&self, rules: &Arc<Rules>, limits: &Limits, stop: &AtomicBool) -> Result<Solved, Unverified> {
        let solved = self.solve(rules, limits, stop)?;
        if solved.ended != Ended::Complete {
            return Err(Unverified::Early);
        }
        let keys = first_turns(&solved);
        if let Some(expected) = &self.keys {
            compare(expected, &keys, true)?;
        }
        if let Some(expected) = &self.among {
            compare(expected, &keys, false)?;
        }
        if let Some(expected) = &self.lines {
            compare(expected, &solved.solutions.iter().map(Solution::line).collect(), true)?;
        }
        match self.solutions {
            Some(expected) if expected != solved.solutions.len() => {
                Err(Unverified::Count { expected, found: solved.solutions.len() })
            }
            Some(_) | None => Ok(solved),
        }
    }
}

impl Solution {
    /// Its turns with spaces between them.
    #[must_use]
    pub fn line(&self) -> String {
        let texts: Vec<&str> = self.moves.iter().map(|turn| turn.text.as_str()).collect();
        texts.join(" ")
    }
}

/// The first turns of all solutions.
fn first_turns(solved: &Solved) -> BTreeSet<String> {
    let first = |solution: &Solution| solution.moves.first().map_or_else(String::new, |turn| turn.text.clone());
    solved.solutions.iter().map(first).collect()
}

/// Compares texts without regard to their order. With `whole` nothing else may be found.
fn compare(expected: &[String], found: &BTreeSet<String>, whole: bool) -> Result<(), Unverified> {
    let expected: BTreeSet<String> = expected.iter().cloned().collect();
    let list = |texts: Vec<&String>| texts.into_iter().cloned().collect::<Vec<_>>().join(", ");
    let missing = list(expected.difference(found).collect());
    let unexpected = if whole { list(found.difference(&expected).collect()) } else { String::new() };
    match (missing.is_empty(), unexpected.is_empty()) {
        (true, true) => Ok(()),
        (false, true) => Err(Unverified::Missing { missing }),
        (true, false) => Err(Unverified::Unexpected { unexpected }),
        (false, false) => Err(Unverified::Differ { missing, unexpected }),
    }
}
