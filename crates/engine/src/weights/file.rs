//! Weights as a file has them: numbers by piece, to be read and changed by people.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use serde::de::value::SeqAccessDeserializer;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use toml::Spanned;
use variorum_gamedef::definition::Definition;
use variorum_gamedef::{Advice, Collector, Diagnostic, Diagnostics, limits};

use super::{Row, Weights, WeightsAdvice, WeightsProblem};

/// What is wrong with a file of weights, each problem with its place in the text and what to do about it; never none. At most
/// [`limits::DIAGNOSTICS`] problems are listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsErrors(pub Diagnostics<WeightsProblem, WeightsAdvice>);

/// The first problem in a sentence, and how many more there are.
impl fmt::Display for WeightsErrors {
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

impl std::error::Error for WeightsErrors {}

/// A number or several.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Numbers {
    One(i64),
    Several(Vec<Spanned<i64>>),
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Numbers;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a whole number or a list of whole numbers")
            }

            fn visit_i64<E>(self, number: i64) -> Result<Numbers, E> {
                Ok(Numbers::One(number))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Numbers, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(list)).map(Numbers::Several)
            }
        }
        // Not an untagged choice of serde's: that forgets the places of the numbers.
        deserializer.deserialize_any(Either)
    }
}

/// One field for each row of weights.
macro_rules! fields {
    ($file:ident { $($name:ident $row:ident $text:literal)* }) => {
        #[derive(Clone, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $file {
            $(#[serde(rename = $text, skip_serializing_if = "Option::is_none")] $name: Option<Spanned<Numbers>>,)*
        }

        impl $file {
            fn each(&self, mut use_it: impl FnMut(Row, &'static str, &Spanned<Numbers>)) {
                $(if let Some(numbers) = &self.$name {
                    use_it(Row::$row, $text, numbers);
                })*
            }

            fn of(get: impl Fn(Row) -> Option<Numbers>) -> Self {
                Self { $($name: get(Row::$row).map(unplaced),)* }
            }
        }
    };
}

fields!(PieceWeights {
    value Value "value"
    hand Hand "hand"
    mobility Mobility "mobility"
    pressure Pressure "pressure"
    checks Checks "checks"
    drops Drops "drops"
    threatened Threatened "threatened"
    loose Loose "loose"
    shelter Shelter "shelter"
    pair Pair "pair"
    ranks RanksEarly "ranks"
    ranks_late RanksLate "ranks-late"
    files FilesEarly "files"
    files_late FilesLate "files-late"
    levels LevelsEarly "levels"
    levels_late LevelsLate "levels-late"
    cells CellsEarly "cells"
    cells_late CellsLate "cells-late"
});

fields!(All {
    passed Passed "passed"
    free Free "free"
    escort Escort "escort"
    supported Supported "supported"
    alone Alone "alone"
    doubled Doubled "doubled"
    weak Weak "weak"
    meeting Meeting "meeting"
    confined Confined "confined"
    neutrals Neutrals "neutrals"
    returns Returns "returns"
    reserves Reserves "reserves"
    frozen Frozen "frozen"
    tempo Tempo "tempo"
});

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    all: All,
    #[serde(default)]
    piece: BTreeMap<Spanned<String>, PieceWeights>,
}

/// A value of a text that is still to be written.
fn unplaced<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

/// Greatest weight that a file may give, either way.
const LARGEST: i64 = 20_000;

impl Weights {
    /// These weights with those of a file put over them.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn overlaid(mut self, definition: &Definition, text: &str) -> Result<Self, WeightsErrors> {
        if text.len() > limits::TEXT_BYTES {
            let problem = WeightsProblem::TooLong { bytes: text.len() };
            return Err(one("", 0..0, problem, WeightsAdvice::Bytes { most: limits::TEXT_BYTES }));
        }
        let file: File = toml::from_str(text).map_err(|error| unreadable(&error, text))?;
        let mut problems = Collector::default();
        let mut tell = |span: Range<usize>, problem, advice| problems.error(span, problem, advice);
        file.all.each(|row, name, numbers| {
            let (from, wanted) = (self.at(row, 0), self.row(row).len());
            self.put(from, wanted, name, numbers, &mut tell);
        });
        for (id, piece) in &file.piece {
            let Some(kind) = definition.pieces.iter().position(|piece| piece.id == *id.get_ref()) else {
                let known = definition.pieces.iter().map(|piece| piece.id.as_str());
                let advice = WeightsAdvice::Near { advice: Advice::near(id.get_ref(), known) };
                tell(id.span(), WeightsProblem::NoPiece { id: id.get_ref().into() }, advice);
                continue;
            };
            piece.each(|row, name, numbers| {
                let wanted = self.width(row);
                self.put(self.at(row, kind * wanted), wanted, name, numbers, &mut tell);
            });
        }
        if problems.is_empty() { Ok(self) } else { Err(WeightsErrors(problems.place(text))) }
    }

    fn put(
        &mut self,
        from: usize,
        wanted: usize,
        name: &'static str,
        numbers: &Spanned<Numbers>,
        tell: &mut impl FnMut(Range<usize>, WeightsProblem, WeightsAdvice),
    ) {
        let given = match numbers.get_ref() {
            Numbers::One(number) => vec![(*number, numbers.span())],
            Numbers::Several(several) => several.iter().map(|number| (*number.get_ref(), number.span())).collect(),
        };
        if given.len() != wanted {
            let problem = WeightsProblem::Count { weight: name, found: given.len(), needed: wanted };
            let first = given.first().map_or(0, |(number, _)| *number);
            let advice = match wanted {
                0 => WeightsAdvice::LeaveOut,
                1 => WeightsAdvice::OneNumber { weight: name, number: first },
                _ => WeightsAdvice::Several { needed: wanted },
            };
            tell(numbers.span(), problem, advice);
            return;
        }
        for (slot, (number, span)) in self.list[from..from + wanted].iter_mut().zip(given) {
            if number.unsigned_abs() > LARGEST.unsigned_abs() {
                tell(span, WeightsProblem::TooLarge { number }, WeightsAdvice::Range { most: LARGEST });
            } else {
                *slot = number as i32;
            }
        }
    }

    /// The text of a file that turns `plain` into these weights.
    #[must_use]
    pub fn to_text(&self, definition: &Definition, plain: &Self) -> String {
        let numbers = |from: usize, count: usize| {
            let (new, old) = (&self.list[from..from + count], &plain.list[from..from + count]);
            match new {
                _ if new == old => None,
                [one] => Some(Numbers::One(i64::from(*one))),
                several => Some(Numbers::Several(several.iter().map(|&weight| unplaced(i64::from(weight))).collect())),
            }
        };
        let piece = |kind: usize| {
            PieceWeights::of(|row| {
                let width = self.width(row);
                numbers(self.at(row, kind * width), width)
            })
        };
        let file = File {
            all: All::of(|row| numbers(self.at(row, 0), self.row(row).len())),
            piece: definition
                .pieces
                .iter()
                .enumerate()
                .map(|(kind, of)| (unplaced(of.id.clone()), piece(kind)))
                .collect(),
        };
        toml::to_string(&file).unwrap_or_default()
    }
}

/// What the reader of TOML says, at its place.
fn unreadable(error: &toml::de::Error, text: &str) -> WeightsErrors {
    let span = error.span().unwrap_or(0..0);
    // It names what it does not know first, then what it does.
    let words: Vec<&str> = error.message().split('`').skip(1).step_by(2).collect();
    if let (true, Some((word, known))) = (error.message().starts_with("unknown field"), words.split_first()) {
        let problem = WeightsProblem::UnknownName { name: word.into() };
        let advice = Advice::near(word, known.iter().copied());
        return one(text, span, problem, WeightsAdvice::Near { advice });
    }
    one(text, span, WeightsProblem::Unreadable { detail: error.message().into() }, WeightsAdvice::Tables)
}

/// A single problem.
fn one(text: &str, span: Range<usize>, problem: WeightsProblem, advice: WeightsAdvice) -> WeightsErrors {
    let mut problems = Collector::default();
    problems.error(span, problem, advice);
    WeightsErrors(problems.place(text))
}
