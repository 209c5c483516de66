//! Reads values of the file with their places, and collects their problems.
//!
//! This module knows the keys and the types of their values. The modules of `load` know what the values mean.

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::Advice;
use crate::diagnostic::Collector;
use crate::problem::{Heading, KeyMeaning, KeyProblem, NameProblem, Problem, Quote, Thing, ValueKind, ValueProblem};
use crate::suggest::nearest;
use crate::text::Text;
use crate::vocabulary::{self, Choices, Key, KeyKind};

/// A key of the file with its value.
pub(crate) struct Entry<'d> {
    pub(crate) key: &'d str,
    pub(crate) key_span: Range<usize>,
    pub(crate) value: &'d Spanned<DeValue<'d>>,
}

/// A table of the file, with its keys in the order of the file.
pub(crate) struct TomlTable<'d> {
    /// Its section in the vocabulary.
    pub(crate) section: &'static str,
    pub(crate) span: Range<usize>,
    pub(crate) entries: Vec<Entry<'d>>,
}

/// A value that may be a text or a table.
pub(crate) enum TextOrTable<'d> {
    Text(Text),
    Table(TomlTable<'d>),
}

impl<'d> TomlTable<'d> {
    pub(crate) fn new(section: &'static str, span: Range<usize>, table: &'d DeTable<'d>) -> Self {
        let mut entries: Vec<Entry<'d>> =
            table.iter().map(|(key, value)| Entry { key: key.get_ref(), key_span: key.span(), value }).collect();
        entries.sort_by_key(|entry| entry.key_span.start);
        Self { section, span, entries }
    }

    pub(crate) fn entry(&self, key: &str) -> Option<&Entry<'d>> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.entry(key).is_some()
    }

    /// Whether the value of this key is an empty list.
    pub(crate) fn holds_empty_list(&self, key: &str) -> bool {
        self.entry(key).is_some_and(|entry| matches!(entry.value.get_ref(), DeValue::Array(list) if list.is_empty()))
    }

    /// The place of a key's value, or of the table's heading if there is no such key.
    pub(crate) fn place(&self, key: &str) -> Range<usize> {
        self.entry(key).map_or(self.span.clone(), |entry| entry.value.span())
    }

    /// The place of a key, or of the table's heading if there is no such key.
    pub(crate) fn key_place(&self, key: &str) -> Range<usize> {
        self.entry(key).map_or(self.span.clone(), |entry| entry.key_span.clone())
    }
}

/// The lines of a file with syntax errors. Their values may have been misread.
pub(crate) struct BadLines<'t> {
    text: &'t str,
    /// The end of each line, in bytes.
    ends: Vec<usize>,
    /// The numbers of the lines, from 0.
    lines: BTreeSet<usize>,
}

impl<'t> BadLines<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self { text, ends: Vec::new(), lines: BTreeSet::new() }
    }

    /// Adds the line of this byte.
    pub(crate) fn add(&mut self, at: usize) {
        if self.ends.is_empty() {
            self.ends = self.text.match_indices('\n').map(|(at, _)| at).collect();
        }
        self.lines.insert(self.line(at));
    }

    fn line(&self, at: usize) -> usize {
        self.ends.partition_point(|&end| end < at)
    }

    /// Whether the line of this byte has a syntax error.
    fn has(&self, at: usize) -> bool {
        !self.lines.is_empty() && self.lines.contains(&self.line(at))
    }

    /// Whether the whole file is TOML.
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// Reads values and collects their problems.
pub(crate) struct Input<'t> {
    /// The text of the file, after those of the files on which it builds.
    pub(crate) file: &'t str,
    /// The place of the file itself.
    pub(crate) own: Range<usize>,
    pub(crate) problems: Collector,
    /// Keys with old names. They are not read, so most other problems of such a file follow from them.
    pub(crate) renamed: Collector,
    /// Where the file is not TOML, so that what seems to be missing may only have been misread.
    pub(crate) bad_lines: BadLines<'t>,
}

impl<'t> Input<'t> {
    /// Whether a place is in the file itself, not in one on which it builds.
    pub(crate) fn is_own(&self, span: &Range<usize>) -> bool {
        span.start >= self.own.start
    }

    pub(crate) fn error(&mut self, span: Range<usize>, problem: impl Into<Problem>, advice: Advice) {
        if !self.bad_lines.has(span.start) {
            self.problems.error(span, problem, advice);
        }
    }

    pub(crate) fn warn(&mut self, span: Range<usize>, problem: impl Into<Problem>, advice: Advice) {
        if !self.bad_lines.has(span.start) {
            self.problems.warn(span, problem, advice);
        }
    }

    /// Like [`Self::error`], but ignored if the file has syntax errors, from which the problem may follow.
    pub(crate) fn error_if_well_formed(&mut self, span: Range<usize>, problem: impl Into<Problem>, advice: Advice) {
        if self.bad_lines.is_empty() {
            self.error(span, problem, advice);
        }
    }

    /// Reports unknown and missing keys. What is misspelt is read as what is meant, so that nothing else follows from it.
    pub(crate) fn check_keys(&mut self, table: &mut TomlTable<'_>) {
        for at in 0..table.entries.len() {
            let entry = &table.entries[at];
            if vocabulary::key(table.section, entry.key).is_some() {
                continue;
            }
            let meant = self.unknown_key(table, entry);
            let fits = |key: &&Key| !table.has(key.name) && key.kind.has_form(entry.value.get_ref());
            if let Some(key) = meant.and_then(|name| vocabulary::key(table.section, name)).filter(fits) {
                table.entries[at].key = key.name;
            }
        }
        for key in vocabulary::keys_of(table.section).filter(|key| key.required) {
            self.require(table, key.name);
        }
    }

    /// Reports that a key is missing.
    pub(crate) fn require(&mut self, table: &TomlTable<'_>, name: &str) {
        let missed = vocabulary::key(table.section, name).filter(|key| !table.has(key.name));
        if let Some(key) = missed {
            self.error_if_well_formed(table.span.clone(), missing(table.section, key), key_advice(key));
        }
    }

    /// Reports an unknown key, and returns the key that it is a misspelling of.
    fn unknown_key(&mut self, table: &TomlTable<'_>, entry: &Entry<'_>) -> Option<&'static str> {
        let (section, key, span) = (table.section, Quote::from(entry.key), entry.key_span.clone());
        if let Some(new) = vocabulary::new_name(section, entry.key) {
            let old = key;
            if table.has(new) {
                let advice = Advice::TakeOldOut { old: old.clone() };
                self.error(span, KeyProblem::OldAndNew { old, new }, advice);
            } else {
                self.renamed.error(span, KeyProblem::Renamed { old, new }, Advice::CheckFix);
            }
            return None;
        }
        let names = || vocabulary::keys_of(section).map(|key| key.name);
        // A key of another section is meant only if its values have such a form.
        let elsewhere =
            vocabulary::KEYS.iter().filter(|key| key.name == entry.key && key.kind.has_form(entry.value.get_ref()));
        let elsewhere = elsewhere.filter_map(|key| vocabulary::brackets(key.section)).next();
        // Such a word is meant as it is written, even if a key looks like it.
        let told = vocabulary::key_otherwise(entry.key).or_else(|| vocabulary::unsayable_key(entry.key));
        let unsaid = told.filter(|_| elsewhere.is_none());
        let meant = if unsaid.is_none() { nearest(entry.key, names()) } else { None };
        let meant_by = |word: &'static str| Advice::DidYouMean { word: word.into() };
        let advice = match (unsaid.or_else(|| meant.map(meant_by)), elsewhere) {
            (Some(meant), _) => meant,
            (None, Some(_)) if vocabulary::key("", entry.key).is_some_and(|key| key.kind == KeyKind::Text) => {
                Advice::AboveSections { key: key.clone() }
            }
            (None, Some(section)) => Advice::KeyElsewhere { key: key.clone(), section, keys: names().collect() },
            (None, None) => Advice::Keys { keys: names().collect() },
        };
        self.error(span, KeyProblem::Unknown { section: Heading::of(section), key }, advice);
        meant
    }

    fn mistyped(&mut self, table: &TomlTable<'_>, key: &str, span: Range<usize>, found: &DeValue<'_>, wanted: KeyKind) {
        let problem = ValueProblem::WrongKind { key: key.into(), wanted, found: kind_of(found) };
        self.error(span, problem, advice_for(table, key));
    }

    pub(crate) fn text(&mut self, table: &TomlTable<'_>, key: &str) -> Option<Text> {
        let entry = table.entry(key)?;
        let span = entry.value.span();
        let DeValue::String(value) = entry.value.get_ref() else {
            self.mistyped(table, key, span, entry.value.get_ref(), KeyKind::Text);
            return None;
        };
        Some(Text::new(value, span, self.file))
    }

    /// The value of a key that may be a text or a table; the keys of the table are checked.
    pub(crate) fn text_or_table<'d>(
        &mut self,
        table: &TomlTable<'d>,
        key: &str,
        section: &'static str,
    ) -> Option<TextOrTable<'d>> {
        let entry = table.entry(key)?;
        match entry.value.get_ref() {
            DeValue::String(_) => self.text(table, key).map(TextOrTable::Text),
            DeValue::Table(_) => self.table(table, key, section).map(TextOrTable::Table),
            other @ (DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)) => {
                self.mistyped(table, key, entry.value.span(), other, KeyKind::TextOrTable);
                None
            }
        }
    }

    /// The text of a key; empty if there is none.
    pub(crate) fn string(&mut self, table: &TomlTable<'_>, key: &str) -> String {
        self.text(table, key).map(|text| text.value).unwrap_or_default()
    }

    pub(crate) fn flag(&mut self, table: &TomlTable<'_>, key: &str) -> bool {
        let Some(entry) = table.entry(key) else { return false };
        let DeValue::Boolean(value) = entry.value.get_ref() else {
            if let DeValue::String(text) = entry.value.get_ref()
                && ["true", "false"].contains(&text.as_ref())
            {
                let problem =
                    ValueProblem::WrongKind { key: key.into(), wanted: KeyKind::Flag, found: ValueKind::Text };
                self.error(entry.value.span(), problem, Advice::WithoutQuotes { value: text.as_ref().into() });
                return false;
            }
            self.mistyped(table, key, entry.value.span(), entry.value.get_ref(), KeyKind::Flag);
            return false;
        };
        *value
    }

    /// A word, or `true` for one of them. `None` if the key is missing or `false`.
    pub(crate) fn flag_or_choice<T: Choices>(&mut self, table: &TomlTable<'_>, key: &str, flag: T) -> Option<T> {
        let entry = table.entry(key)?;
        let value = entry.value.get_ref();
        if let DeValue::Boolean(value) = value {
            return value.then_some(flag);
        }
        if let DeValue::String(_) = value {
            return self.choice(table, key);
        }
        self.mistyped(table, key, entry.value.span(), value, KeyKind::FlagOrText);
        None
    }

    /// A whole number in a range.
    pub(crate) fn number<N: TryFrom<u16> + Into<u16>>(
        &mut self,
        table: &TomlTable<'_>,
        key: &str,
        range: RangeInclusive<N>,
    ) -> Option<N> {
        let (least, most) = range.into_inner();
        let (least, most): (u16, u16) = (least.into(), most.into());
        let entry = table.entry(key)?;
        let span = entry.value.span();
        let DeValue::Integer(integer) = entry.value.get_ref() else {
            self.mistyped(table, key, span, entry.value.get_ref(), KeyKind::Number);
            return None;
        };
        let value = i64::from_str_radix(&integer.as_str().replace('_', ""), integer.radix()).ok();
        match value.and_then(|value| u16::try_from(value).ok()) {
            Some(value) if (least..=most).contains(&value) => N::try_from(value).ok(),
            _ => {
                let found = self.file.get(span.clone()).unwrap_or_default().into();
                let problem = ValueProblem::OutOfRange { key: key.into(), least, most, found };
                self.error(span, problem, advice_for(table, key));
                None
            }
        }
    }

    /// The greatest number of items that are read under a key. If there are more, the first excess item is an error, and the rest is ignored. `place`
    /// returns the place of an item.
    fn item_limit(
        &mut self,
        table: &TomlTable<'_>,
        key: &str,
        count: usize,
        place: impl Fn(usize) -> Option<Range<usize>>,
    ) -> usize {
        let most = vocabulary::key(table.section, key).and_then(|key| key.most).unwrap_or(usize::MAX);
        if count > most {
            let span = place(most).unwrap_or_else(|| table.place(key));
            self.error(span, ValueProblem::TooManyItems { key: key.into(), count }, Advice::AtMost { most });
        }
        most
    }

    /// The values of a list.
    pub(crate) fn list<'d>(
        &mut self,
        table: &TomlTable<'d>,
        key: &str,
        kind: KeyKind,
    ) -> Option<Vec<&'d Spanned<DeValue<'d>>>> {
        let entry = table.entry(key)?;
        let DeValue::Array(values) = entry.value.get_ref() else {
            self.mistyped(table, key, entry.value.span(), entry.value.get_ref(), kind);
            return None;
        };
        let most = self.item_limit(table, key, values.len(), |at| values.get(at).map(Spanned::span));
        Some(values.iter().take(most).collect())
    }

    /// An item of a list, which must be text.
    pub(crate) fn item(&mut self, table: &TomlTable<'_>, key: &str, value: &Spanned<DeValue<'_>>) -> Option<Text> {
        let DeValue::String(text) = value.get_ref() else {
            let problem = ValueProblem::WrongItem { key: key.into(), found: kind_of(value.get_ref()) };
            self.error(value.span(), problem, advice_for(table, key));
            return None;
        };
        Some(Text::new(text, value.span(), self.file))
    }

    pub(crate) fn texts(&mut self, table: &TomlTable<'_>, key: &str) -> Option<Vec<Text>> {
        let values = self.list(table, key, KeyKind::Texts)?;
        Some(values.into_iter().filter_map(|value| self.item(table, key, value)).collect())
    }

    /// The table under a key, whose own keys are not checked.
    pub(crate) fn open<'d>(
        &mut self,
        table: &TomlTable<'d>,
        key: &str,
        section: &'static str,
    ) -> Option<TomlTable<'d>> {
        let entry = table.entry(key)?;
        let DeValue::Table(inner) = entry.value.get_ref() else {
            self.mistyped(table, key, entry.value.span(), entry.value.get_ref(), KeyKind::Table);
            return None;
        };
        let mut inner = TomlTable::new(section, entry.value.span(), inner);
        let count = inner.entries.len();
        let most = self.item_limit(table, key, count, |at| inner.entries.get(at).map(|one| one.key_span.clone()));
        inner.entries.truncate(most);
        Some(inner)
    }

    /// The table under a key, whose own keys are checked.
    pub(crate) fn table<'d>(
        &mut self,
        table: &TomlTable<'d>,
        key: &str,
        section: &'static str,
    ) -> Option<TomlTable<'d>> {
        let mut inner = self.open(table, key, section)?;
        self.check_keys(&mut inner);
        Some(inner)
    }

    /// The tables under a key, whose own keys are checked.
    pub(crate) fn tables<'d>(&mut self, table: &TomlTable<'d>, key: &str, section: &'static str) -> Vec<TomlTable<'d>> {
        let Some(entry) = table.entry(key) else { return Vec::new() };
        let mut found = Vec::new();
        match entry.value.get_ref() {
            DeValue::Array(values) => {
                let most = self.item_limit(table, key, values.len(), |at| values.get(at).map(Spanned::span));
                for value in values.iter().take(most) {
                    if let DeValue::Table(inner) = value.get_ref() {
                        let mut inner = TomlTable::new(section, value.span(), inner);
                        self.check_keys(&mut inner);
                        found.push(inner);
                    } else {
                        self.mistyped(table, key, value.span(), value.get_ref(), KeyKind::Tables);
                    }
                }
            }
            DeValue::Table(_) => {
                let problem = KeyProblem::SingleBrackets { section };
                self.error(entry.value.span(), problem, Advice::DoubleBrackets { section });
            }
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => {
                self.mistyped(table, key, entry.value.span(), entry.value.get_ref(), KeyKind::Tables);
            }
        }
        found
    }

    /// The value of a key that must be one of a few words.
    pub(crate) fn choice<T: Choices>(&mut self, table: &TomlTable<'_>, key: &str) -> Option<T> {
        let text = self.text(table, key)?;
        self.chosen(table, key, &text)
    }

    /// Like [`Self::choice`], for a text that has been read.
    pub(crate) fn chosen<T: Choices>(&mut self, table: &TomlTable<'_>, key: &str, text: &Text) -> Option<T> {
        let choices = vocabulary::key(table.section, key).map_or(T::CHOICES, |key| key.choices);
        if choices.iter().any(|choice| choice.word == text.value) {
            return T::of_word(&text.value);
        }
        let words = || choices.iter().map(|choice| choice.word);
        let found = Quote::from(&text.value);
        let problem = ValueProblem::NoChoice { key: key.into(), choices: words().collect(), found };
        let flag = vocabulary::key(table.section, key).is_some_and(|key| key.kind == KeyKind::FlagOrText);
        let unquoted = (flag && ["true", "false"].contains(&text.value.as_str()))
            .then(|| Advice::WithoutQuotes { value: (&text.value).into() });
        let advice = unquoted.or_else(|| Advice::did_you_mean(&text.value, words()));
        let advice = advice
            .or_else(|| vocabulary::unsayable_value(table.section, key))
            .unwrap_or_else(|| Advice::Choices { choices: choices.into() });
        self.error(text.span.clone(), problem, advice);
        None
    }

    /// Reports a name that nothing in the file has.
    pub(crate) fn unknown(&mut self, thing: Thing, name: &str, span: Range<usize>, known: &[String]) {
        let words = || known.iter().map(String::as_str);
        let section = thing.section();
        let advice = match Advice::did_you_mean(name, words()) {
            _ if !self.is_own(&span) => Advice::TakeOutToo { name: name.into() },
            Some(meant) => meant,
            None if known.is_empty() => Advice::AddFirst { section },
            None => Advice::KnownOrAdd { known: words().collect(), section },
        };
        self.error_if_well_formed(span, NameProblem::Unknown { thing, name: name.into() }, advice);
    }
}

/// The problem that a required key is missing.
fn missing(section: &'static str, key: &'static Key) -> KeyProblem {
    let name = key.name;
    let section_of = || Heading::of(section);
    match key.kind {
        KeyKind::Table if section.is_empty() => KeyProblem::SectionMissing { key: name },
        KeyKind::Tables if section.is_empty() => KeyProblem::TablesMissing { key: name },
        KeyKind::Tables => {
            KeyProblem::InnerTablesMissing { section: section_of(), tables: format!("{section}.{name}") }
        }
        KeyKind::Text
        | KeyKind::Number
        | KeyKind::Flag
        | KeyKind::FlagOrText
        | KeyKind::Texts
        | KeyKind::List
        | KeyKind::Table
        | KeyKind::TextOrTable => KeyProblem::Missing { section: section_of(), key: name },
    }
}

/// Advice on how to write a key of a table.
fn advice_for(table: &TomlTable<'_>, key: &str) -> Advice {
    vocabulary::key(table.section, key).map_or(Advice::UseOrTakeOut, key_advice)
}

fn key_advice(found: &'static Key) -> Advice {
    let Key { name: key, example, choices, .. } = *found;
    let meaning = KeyMeaning(found);
    if example.starts_with('[') && matches!(found.kind, KeyKind::Table | KeyKind::Tables) {
        Advice::AddSection { example, meaning }
    } else if choices.is_empty() {
        Advice::WriteKey { key, example, meaning }
    } else {
        Advice::WriteChoice { key, example, meaning, choices: choices.iter().map(|choice| choice.word).collect() }
    }
}

fn kind_of(value: &DeValue<'_>) -> ValueKind {
    match value {
        DeValue::String(_) => ValueKind::Text,
        DeValue::Integer(_) => ValueKind::Number,
        DeValue::Float(_) => ValueKind::Fraction,
        DeValue::Boolean(_) => ValueKind::Flag,
        DeValue::Datetime(_) => ValueKind::Date,
        DeValue::Array(_) => ValueKind::List,
        DeValue::Table(_) => ValueKind::Table,
    }
}
