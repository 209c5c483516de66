//! Weights as a file has them: numbers by man, to be read and changed by people.

use std::collections::BTreeMap;

use gamedef::definition::Definition;
use serde::{Deserialize, Serialize};

use super::{Row, Weights};

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsFault {
    /// It is no TOML, or has unknown fields.
    #[error("the weights cannot be read: {0}")]
    Unreadable(String),
    /// It names a man that the game has not.
    #[error("the weights name the man “{0}”, which the game has not")]
    UnknownMan(String),
    /// A number is out of range.
    #[error("the weight {0} is out of range; weights lie between -20000 and 20000")]
    OutOfRange(i64),
    /// There are too many or too few numbers.
    #[error("“{name}” has {given} numbers; the game needs {wanted}")]
    Count {
        /// The field.
        name: &'static str,
        /// How many it has.
        given: usize,
        /// How many it should have.
        wanted: usize,
    },
}

/// A number or several.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Numbers {
    One(i64),
    Several(Vec<i64>),
}

/// One field for each row of weights.
macro_rules! fields {
    ($file:ident { $($name:ident $row:ident $text:literal)* }) => {
        #[derive(Clone, Debug, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $file {
            $(#[serde(rename = $text, skip_serializing_if = "Option::is_none")] $name: Option<Numbers>,)*
        }

        impl $file {
            fn each(&self, mut use_it: impl FnMut(Row, &'static str, &Numbers) -> Result<(), WeightsFault>) -> Result<(), WeightsFault> {
                $(if let Some(numbers) = &self.$name {
                    use_it(Row::$row, $text, numbers)?;
                })*
                Ok(())
            }

            fn of(get: impl Fn(Row) -> Option<Numbers>) -> Self {
                Self { $($name: get(Row::$row),)* }
            }
        }
    };
}

fields!(Man {
    value Value "value"
    hand Hand "hand"
    mobility Mobility "mobility"
    pressure Pressure "pressure"
    checks Checks "checks"
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
    exposure Exposure "exposure"
    tempo Tempo "tempo"
});

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    all: All,
    #[serde(default)]
    men: BTreeMap<String, Man>,
}

/// Greatest weight that a file may give, either way.
const LARGEST: i64 = 20_000;

impl Weights {
    /// These weights with those of a file put over them.
    ///
    /// # Errors
    /// The first fault of the file.
    pub fn overlaid(mut self, definition: &Definition, text: &str) -> Result<Self, WeightsFault> {
        let file: File = toml::from_str(text).map_err(|error| WeightsFault::Unreadable(error.message().to_owned()))?;
        file.all.each(|row, name, numbers| {
            let (from, wanted) = (self.at(row, 0), self.row(row).len());
            self.put(from, wanted, name, numbers)
        })?;
        for (id, man) in &file.men {
            let kind = definition.men.iter().position(|man| man.id == *id);
            let kind = kind.ok_or_else(|| WeightsFault::UnknownMan(id.clone()))?;
            man.each(|row, name, numbers| {
                let wanted = self.width(row);
                self.put(self.at(row, kind * wanted), wanted, name, numbers)
            })?;
        }
        Ok(self)
    }

    fn put(&mut self, from: usize, wanted: usize, name: &'static str, numbers: &Numbers) -> Result<(), WeightsFault> {
        let numbers = match numbers {
            Numbers::One(number) => std::slice::from_ref(number),
            Numbers::Several(numbers) => numbers.as_slice(),
        };
        if numbers.len() != wanted {
            return Err(WeightsFault::Count { name, given: numbers.len(), wanted });
        }
        for (slot, &number) in self.list[from..from + wanted].iter_mut().zip(numbers) {
            if number.unsigned_abs() > LARGEST.unsigned_abs() {
                return Err(WeightsFault::OutOfRange(number));
            }
            *slot = number as i32;
        }
        Ok(())
    }

    /// The text of a file that turns `plain` into these weights.
    #[must_use]
    pub fn to_text(&self, definition: &Definition, plain: &Self) -> String {
        let numbers = |from: usize, count: usize| {
            let (new, old) = (&self.list[from..from + count], &plain.list[from..from + count]);
            match new {
                _ if new == old => None,
                [one] => Some(Numbers::One(i64::from(*one))),
                several => Some(Numbers::Several(several.iter().map(|&weight| i64::from(weight)).collect())),
            }
        };
        let man = |kind: usize| {
            Man::of(|row| {
                let width = self.width(row);
                numbers(self.at(row, kind * width), width)
            })
        };
        let file = File {
            all: All::of(|row| numbers(self.at(row, 0), self.row(row).len())),
            men: definition.men.iter().enumerate().map(|(kind, of)| (of.id.clone(), man(kind))).collect(),
        };
        toml::to_string(&file).unwrap_or_default()
    }
}
