//! A profile as a file has it: numbers and switches, to be read and changed by people.

use std::fmt::Write;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use variorum_gamedef::definition::Definition;
use variorum_gamedef::{Advice, Collector, limits};
use variorum_search::{OptionError, OptionValue, Options};

use super::{MEASURED_OPTIONS, MEASURED_TERMS, Profile, ProfileAdvice, ProfileErrors, ProfileProblem, Wanted};
use crate::tally::{ROWS, Row};
use crate::terms::EvalTerms;
use crate::weights::Weights;

/// Greatest weight that a file may give, either way.
const LARGEST: i64 = 20_000;

/// The tables of a file.
const TABLES: [&str; 4] = ["search", "terms", "all", "piece"];

/// The weights of each piece type, in the order in which they are written.
const BY_PIECE: [Row; 18] = [
    Row::Value,
    Row::Hand,
    Row::Mobility,
    Row::KingAttack,
    Row::Checks,
    Row::Drops,
    Row::Threatened,
    Row::Hanging,
    Row::Shelter,
    Row::Pair,
    Row::RanksEarly,
    Row::RanksLate,
    Row::FilesEarly,
    Row::FilesLate,
    Row::LevelsEarly,
    Row::LevelsLate,
    Row::CellsEarly,
    Row::CellsLate,
];

/// The weights that all pieces share: the rows after those by piece.
const FOR_ALL: &[Row] = ROWS.split_at(BY_PIECE.len()).1;

impl Profile {
    /// This profile with what a file says put over it.
    ///
    /// # Errors
    /// All errors of the file.
    pub fn overlaid(mut self, definition: &Definition, text: &str) -> Result<Self, ProfileErrors> {
        let mut errors = Errors::default();
        if text.len() > limits::TEXT_BYTES {
            let problem = ProfileProblem::TooLong { bytes: text.len() };
            errors.add(0..0, problem, ProfileAdvice::Bytes { most: limits::TEXT_BYTES });
            return Err(errors.place(""));
        }
        let file = DeTable::parse(text).map_err(|error| {
            let mut errors = Errors::default();
            let problem = ProfileProblem::Unreadable { detail: error.message().into() };
            errors.add(error.span().unwrap_or(0..0), problem, ProfileAdvice::Tables);
            errors.place(text)
        })?;
        for (name, value) in file.get_ref() {
            let Some(table) = errors.table(&TABLES, name, value) else { continue };
            match name.get_ref().as_ref() {
                "search" => table.iter().for_each(|(name, value)| self.read_option(name, value, &mut errors)),
                "terms" => table.iter().for_each(|(name, value)| self.read_term(name, value, &mut errors)),
                "all" => {
                    for (name, value) in table {
                        if let Some(row) = errors.weight(FOR_ALL, name) {
                            let (from, wanted) = (self.weights.at(row, 0), self.weights.row(row).len());
                            put(&mut self.weights, from, wanted, row.name(), value, &mut errors);
                        }
                    }
                }
                _ => self.read_pieces(definition, table, &mut errors),
            }
        }
        if errors.0.is_empty() { Ok(self) } else { Err(errors.place(text)) }
    }

    fn read_option(&mut self, name: &Name<'_>, value: &Spanned<DeValue<'_>>, errors: &mut Errors) {
        let id = name.get_ref().as_ref();
        let switch = value.get_ref().as_bool().map(OptionValue::Switch);
        // Numbers that a `u32` cannot hold are refused as much as any that is too large.
        let number = |number| OptionValue::Number(u32::try_from(number).unwrap_or(u32::MAX));
        let given = switch.or_else(|| integer(value.get_ref()).map(number));
        let result = match (given, self.search.get(id)) {
            (_, None) => Err(OptionError::Unknown),
            (Some(given), _) => self.search.set(id, given),
            (None, Some(OptionValue::Switch(_))) => Err(OptionError::WantsSwitch),
            // No switch fits a number: the error says which numbers do.
            (None, Some(OptionValue::Number(_))) => self.search.set(id, OptionValue::Switch(false)),
        };
        match result {
            Ok(()) => {}
            Err(OptionError::Unknown) => errors.unknown(Wanted::SearchOption, name, Options::NAMES.iter().copied()),
            Err(OptionError::WantsSwitch) => errors.not_a_switch(id, value.span()),
            Err(OptionError::WantsNumber { usual, least, most } | OptionError::OutOfRange { usual, least, most }) => {
                let problem = ProfileProblem::NotANumber { name: id.into(), least, most };
                errors.add(value.span(), problem, ProfileAdvice::Number { name: id.into(), number: usual });
            }
        }
    }

    fn read_term(&mut self, name: &Name<'_>, value: &Spanned<DeValue<'_>>, errors: &mut Errors) {
        let id = name.get_ref().as_ref();
        match value.get_ref().as_bool() {
            _ if self.terms.get(id).is_none() => errors.unknown(Wanted::Term, name, EvalTerms::NAMES.iter().copied()),
            Some(on) => _ = self.terms.set(id, on),
            None => errors.not_a_switch(id, value.span()),
        }
    }

    fn read_pieces(&mut self, definition: &Definition, pieces: &DeTable<'_>, errors: &mut Errors) {
        for (name, value) in pieces {
            let id = name.get_ref().as_ref();
            let Some(kind) = definition.pieces.iter().position(|piece| piece.id == id) else {
                let known = definition.pieces.iter().map(|piece| piece.id.as_str());
                let advice = ProfileAdvice::Near { advice: Advice::near(id, known) };
                errors.add(name.span(), ProfileProblem::NoPiece { id: id.into() }, advice);
                continue;
            };
            let Some(table) = value.get_ref().as_table() else {
                errors.add(value.span(), ProfileProblem::NotATable { name: id.into() }, ProfileAdvice::Tables);
                continue;
            };
            for (name, value) in table {
                if let Some(row) = errors.weight(&BY_PIECE, name) {
                    let wanted = self.weights.width(row);
                    let from = self.weights.at(row, kind * wanted);
                    put(&mut self.weights, from, wanted, row.name(), value, errors);
                }
            }
        }
    }

    /// The text of a file that turns `plain` into this profile: what differs, and in any case the options and terms whose defaults are
    /// measured, since the weights were fitted with them.
    #[must_use]
    pub fn to_text(&self, definition: &Definition, plain: &Self) -> String {
        let lines = |get: &dyn Fn(&Self, &str) -> Option<String>, names: &[&str], measured: &[&str]| -> String {
            let wanted = |name: &&&str| measured.contains(name) || get(self, name) != get(plain, name);
            let line = |name: &&str| get(self, name).map(|value| format!("{name} = {value}\n"));
            names.iter().filter(wanted).filter_map(line).collect()
        };
        let option = |profile: &Self, name: &str| profile.search.get(name).map(|value| value.to_string());
        let term = |profile: &Self, name: &str| profile.terms.get(name).map(|on| on.to_string());
        let search = lines(&option, Options::NAMES, &MEASURED_OPTIONS);
        let terms = lines(&term, EvalTerms::NAMES, &MEASURED_TERMS);
        let weights = |rows: &[Row], place: &dyn Fn(Row) -> Range<usize>| -> String {
            let line = |&row: &Row| {
                let name = row.name();
                let (new, old) = (&self.weights.list()[place(row)], &plain.weights.list()[place(row)]);
                match new {
                    _ if new == old => String::new(),
                    [one] => format!("{name} = {one}\n"),
                    several => format!("{name} = {several:?}\n"),
                }
            };
            rows.iter().map(line).collect()
        };
        let all = weights(FOR_ALL, &|row| {
            let from = self.weights.at(row, 0);
            from..from + self.weights.row(row).len()
        });
        let mut sections = vec![("search".to_owned(), search), ("terms".to_owned(), terms), ("all".to_owned(), all)];
        for (kind, piece) in definition.pieces.iter().enumerate() {
            let lines = weights(&BY_PIECE, &|row| {
                let width = self.weights.width(row);
                let from = self.weights.at(row, kind * width);
                from..from + width
            });
            sections.push((format!("piece.{}", piece.id), lines));
        }
        let mut text = String::new();
        for (name, lines) in sections.into_iter().filter(|(_, lines)| !lines.is_empty()) {
            let gap = if text.is_empty() { "" } else { "\n" };
            let _ = write!(text, "{gap}[{name}]\n{lines}");
        }
        text
    }
}

/// A key of a file, with its place.
type Name<'t> = Spanned<std::borrow::Cow<'t, str>>;

/// The errors found so far.
#[derive(Default)]
struct Errors(Collector<ProfileProblem, ProfileAdvice>);

impl Errors {
    fn add(&mut self, span: Range<usize>, problem: ProfileProblem, advice: ProfileAdvice) {
        self.0.error(span, problem, advice);
    }

    fn place(self, text: &str) -> ProfileErrors {
        ProfileErrors(self.0.place(text))
    }

    fn not_a_switch(&mut self, name: &str, span: Range<usize>) {
        self.add(span, ProfileProblem::NotASwitch { name: name.into() }, ProfileAdvice::Switch { name: name.into() });
    }

    fn unknown<'k>(&mut self, wanted: Wanted, name: &Name<'_>, known: impl Iterator<Item = &'k str> + Clone) {
        let id = name.get_ref().as_ref();
        let advice = ProfileAdvice::Near { advice: Advice::near(id, known) };
        self.add(name.span(), ProfileProblem::UnknownName { wanted, name: id.into() }, advice);
    }

    /// The table of this name, if it is one of the known ones.
    fn table<'t>(
        &mut self,
        known: &[&str],
        name: &Name<'_>,
        value: &'t Spanned<DeValue<'t>>,
    ) -> Option<&'t DeTable<'t>> {
        let id = name.get_ref().as_ref();
        if !known.contains(&id) {
            self.unknown(Wanted::Table, name, known.iter().copied());
            return None;
        }
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.add(value.span(), ProfileProblem::NotATable { name: id.into() }, ProfileAdvice::Tables);
        }
        table
    }

    /// The weight of this name.
    fn weight(&mut self, rows: &[Row], name: &Name<'_>) -> Option<Row> {
        let found = rows.iter().find(|row| row.name() == name.get_ref().as_ref()).copied();
        if found.is_none() {
            self.unknown(Wanted::Weight, name, rows.iter().map(|row| row.name()));
        }
        found
    }
}

/// A whole number of 64 bits.
fn integer(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// Puts the numbers of a weight into the list.
fn put(
    weights: &mut Weights,
    from: usize,
    wanted: usize,
    name: &'static str,
    value: &Spanned<DeValue<'_>>,
    errors: &mut Errors,
) {
    let single = std::slice::from_ref(value);
    let given: Vec<_> =
        value.get_ref().as_array().map_or_else(|| single.iter().collect(), |list| list.iter().collect());
    let numbers: Option<Vec<(i64, Range<usize>)>> =
        given.into_iter().map(|item| Some((integer(item.get_ref())?, item.span()))).collect();
    let Some(numbers) = numbers else {
        return errors.add(value.span(), ProfileProblem::NotNumbers { weight: name }, ProfileAdvice::Tables);
    };
    if numbers.len() != wanted {
        let problem = ProfileProblem::Count { weight: name, found: numbers.len(), needed: wanted };
        let first = numbers.first().map_or(0, |(number, _)| *number);
        let advice = match wanted {
            0 => ProfileAdvice::LeaveOut,
            1 => ProfileAdvice::OneNumber { weight: name, number: first },
            _ => ProfileAdvice::Several { needed: wanted },
        };
        return errors.add(value.span(), problem, advice);
    }
    for (index, (number, span)) in numbers.into_iter().enumerate() {
        if number.unsigned_abs() > LARGEST.unsigned_abs() {
            errors.add(span, ProfileProblem::TooLarge { number }, ProfileAdvice::Range { most: LARGEST });
        } else {
            weights.set_at(from + index, number as i32);
        }
    }
}
