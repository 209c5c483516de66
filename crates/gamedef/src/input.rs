//! Loose reading: values of the file with their places, and the faults found on the way.
//!
//! Knows which keys exist and what kind of value each has; what the values mean is for the modules of `load`.

use std::collections::BTreeSet;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diagnostic::Faults;
use crate::suggest::{listed, nearest};
use crate::text::Text;
use crate::vocabulary::{self, Key, KeyKind};

/// A key of the file.
pub(crate) struct Entry<'d> {
    pub(crate) key: &'d str,
    pub(crate) key_span: Range<usize>,
    pub(crate) value: &'d Spanned<DeValue<'d>>,
}

/// A table of the file, in the file's order.
pub(crate) struct Table<'d> {
    /// Its section in the vocabulary.
    pub(crate) section: &'static str,
    pub(crate) span: Range<usize>,
    pub(crate) entries: Vec<Entry<'d>>,
}

impl<'d> Table<'d> {
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

    /// Is there a list under this key with nothing in it?
    pub(crate) fn holds_empty_list(&self, key: &str) -> bool {
        self.entry(key).is_some_and(|entry| matches!(entry.value.get_ref(), DeValue::Array(list) if list.is_empty()))
    }

    /// Where a key's value stands, or the table's head if it is absent.
    pub(crate) fn place(&self, key: &str) -> Range<usize> {
        self.entry(key).map_or(self.span.clone(), |entry| entry.value.span())
    }

    /// Where a key stands, or the table's head if it is absent.
    pub(crate) fn key_place(&self, key: &str) -> Range<usize> {
        self.entry(key).map_or(self.span.clone(), |entry| entry.key_span.clone())
    }
}

/// The lines of a file that are no TOML. What stands on them may have been misread.
pub(crate) struct Torn<'t> {
    text: &'t str,
    /// Where each line ends.
    ends: Vec<usize>,
    /// Numbers of the torn lines.
    lines: BTreeSet<usize>,
}

impl<'t> Torn<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self { text, ends: Vec::new(), lines: BTreeSet::new() }
    }

    /// The line of this byte is torn.
    pub(crate) fn add(&mut self, at: usize) {
        if self.ends.is_empty() {
            self.ends = self.text.match_indices('\n').map(|(at, _)| at).collect();
        }
        self.lines.insert(self.line(at));
    }

    fn line(&self, at: usize) -> usize {
        self.ends.partition_point(|&end| end < at)
    }

    /// Is the line of this byte torn?
    fn has(&self, at: usize) -> bool {
        !self.lines.is_empty() && self.lines.contains(&self.line(at))
    }

    /// Is the file whole TOML?
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// Reads values, and collects what is wrong with them.
pub(crate) struct Input<'t> {
    pub(crate) file: &'t str,
    pub(crate) faults: Faults,
    /// Where the file is not TOML: what seems to be missing may only have been misread.
    pub(crate) torn: Torn<'t>,
}

impl<'t> Input<'t> {
    pub(crate) fn error(&mut self, span: Range<usize>, message: impl Into<String>, help: Option<String>) {
        if !self.torn.has(span.start) {
            self.faults.error(span, message, help);
        }
    }

    pub(crate) fn warn(&mut self, span: Range<usize>, message: impl Into<String>, help: Option<String>) {
        if !self.torn.has(span.start) {
            self.faults.warn(span, message, help);
        }
    }

    /// As [`Self::error`], but silent in a torn file, where the fault may only follow from another.
    pub(crate) fn error_if_whole(&mut self, span: Range<usize>, message: impl Into<String>, help: Option<String>) {
        if self.torn.is_empty() {
            self.error(span, message, help);
        }
    }

    /// Checks which keys are there.
    pub(crate) fn check_keys(&mut self, table: &Table<'_>) {
        let heading = vocabulary::heading(table.section);
        for entry in &table.entries {
            if vocabulary::key(table.section, entry.key).is_none() {
                let help = unknown_key_help(table.section, entry.key);
                self.error(entry.key_span.clone(), format!("{heading} has no key `{}`", entry.key), Some(help));
            }
        }
        let under_old_name = |key: &Key| {
            table.entries.iter().any(|entry| vocabulary::new_name(table.section, entry.key) == Some(key.name))
        };
        for key in vocabulary::keys_of(table.section).filter(|key| key.required) {
            if !table.has(key.name) && !under_old_name(key) {
                let message = match key.kind {
                    KeyKind::Table if table.section.is_empty() => format!("the section `[{}]` is missing", key.name),
                    KeyKind::Tables if table.section.is_empty() => format!("there is no `[[{}]]`", key.name),
                    KeyKind::Tables => format!("{heading} has no `[[{}.{}]]`", table.section, key.name),
                    _ => format!("{heading} lacks the key `{}`", key.name),
                };
                self.error_if_whole(table.span.clone(), message, Some(key_help(key)));
            }
        }
    }

    fn mistyped(&mut self, table: &Table<'_>, key: &str, span: Range<usize>, found: &DeValue<'_>, wanted: KeyKind) {
        let message = format!("`{key}` must be {}, not {}", wanted.in_words(), found_in_words(found));
        let help = match vocabulary::key(table.section, key) {
            Some(known) => key_help(known),
            None => format!("write {}", wanted.in_words()),
        };
        self.error(span, message, Some(help));
    }

    pub(crate) fn text(&mut self, table: &Table<'_>, key: &str) -> Option<Text> {
        let entry = table.entry(key)?;
        let span = entry.value.span();
        match entry.value.get_ref() {
            DeValue::String(value) => Some(Text::new(value, span, self.file)),
            other => {
                self.mistyped(table, key, span, other, KeyKind::Text);
                None
            }
        }
    }

    pub(crate) fn flag(&mut self, table: &Table<'_>, key: &str) -> bool {
        let Some(entry) = table.entry(key) else { return false };
        match entry.value.get_ref() {
            DeValue::Boolean(value) => *value,
            other => {
                self.mistyped(table, key, entry.value.span(), other, KeyKind::Flag);
                false
            }
        }
    }

    /// A whole number within limits.
    pub(crate) fn number(&mut self, table: &Table<'_>, key: &str, least: u16, most: u16) -> Option<u16> {
        let entry = table.entry(key)?;
        let span = entry.value.span();
        let DeValue::Integer(integer) = entry.value.get_ref() else {
            self.mistyped(table, key, span, entry.value.get_ref(), KeyKind::Number);
            return None;
        };
        let value = i64::from_str_radix(&integer.as_str().replace('_', ""), integer.radix()).ok();
        match value.and_then(|value| u16::try_from(value).ok()) {
            Some(value) if (least..=most).contains(&value) => Some(value),
            _ => {
                let shown = self.file.get(span.clone()).unwrap_or_default().to_owned();
                let help = vocabulary::key(table.section, key).map(key_help);
                self.error(span, format!("`{key}` must lie between {least} and {most}, and {shown} does not"), help);
                None
            }
        }
    }

    /// How many of the `count` items under a key are read: an error stands where the first one is too many, and the rest is passed over.
    /// `place` says where an item stands.
    fn most(
        &mut self,
        table: &Table<'_>,
        key: &str,
        count: usize,
        place: impl Fn(usize) -> Option<Range<usize>>,
    ) -> usize {
        let most = vocabulary::key(table.section, key).and_then(|key| key.most).unwrap_or(usize::MAX);
        if count > most {
            let span = place(most).unwrap_or_else(|| table.place(key));
            self.error(span, format!("`{key}` has {count} items"), Some(format!("at most {most} are possible")));
        }
        most
    }

    /// The values of a list.
    pub(crate) fn list<'d>(
        &mut self,
        table: &Table<'d>,
        key: &str,
        kind: KeyKind,
    ) -> Option<Vec<&'d Spanned<DeValue<'d>>>> {
        let entry = table.entry(key)?;
        match entry.value.get_ref() {
            DeValue::Array(values) => {
                let most = self.most(table, key, values.len(), |at| values.get(at).map(Spanned::span));
                Some(values.iter().take(most).collect())
            }
            other => {
                self.mistyped(table, key, entry.value.span(), other, kind);
                None
            }
        }
    }

    /// A value that must be text, inside a list.
    pub(crate) fn item(&mut self, table: &Table<'_>, key: &str, value: &Spanned<DeValue<'_>>) -> Option<Text> {
        match value.get_ref() {
            DeValue::String(text) => Some(Text::new(text, value.span(), self.file)),
            other => {
                let message = format!("`{key}` must hold texts in quotes, not {}", found_in_words(other));
                self.error(value.span(), message, vocabulary::key(table.section, key).map(key_help));
                None
            }
        }
    }

    pub(crate) fn texts(&mut self, table: &Table<'_>, key: &str) -> Option<Vec<Text>> {
        let values = self.list(table, key, KeyKind::Texts)?;
        Some(values.into_iter().filter_map(|value| self.item(table, key, value)).collect())
    }

    /// A table under a key; its own keys are not yet checked.
    pub(crate) fn open<'d>(&mut self, table: &Table<'d>, key: &str, section: &'static str) -> Option<Table<'d>> {
        let entry = table.entry(key)?;
        match entry.value.get_ref() {
            DeValue::Table(inner) => {
                let mut inner = Table::new(section, entry.value.span(), inner);
                let count = inner.entries.len();
                let most = self.most(table, key, count, |at| inner.entries.get(at).map(|one| one.key_span.clone()));
                inner.entries.truncate(most);
                Some(inner)
            }
            other => {
                self.mistyped(table, key, entry.value.span(), other, KeyKind::Table);
                None
            }
        }
    }

    /// A table under a key, its keys checked.
    pub(crate) fn table<'d>(&mut self, table: &Table<'d>, key: &str, section: &'static str) -> Option<Table<'d>> {
        let inner = self.open(table, key, section)?;
        self.check_keys(&inner);
        Some(inner)
    }

    /// The tables of a list, their keys checked.
    pub(crate) fn tables<'d>(&mut self, table: &Table<'d>, key: &str, section: &'static str) -> Vec<Table<'d>> {
        let Some(entry) = table.entry(key) else { return Vec::new() };
        let mut found = Vec::new();
        match entry.value.get_ref() {
            DeValue::Array(values) => {
                let most = self.most(table, key, values.len(), |at| values.get(at).map(Spanned::span));
                for value in values.iter().take(most) {
                    if let DeValue::Table(inner) = value.get_ref() {
                        let inner = Table::new(section, value.span(), inner);
                        self.check_keys(&inner);
                        found.push(inner);
                    } else {
                        self.mistyped(table, key, value.span(), value.get_ref(), KeyKind::Tables);
                    }
                }
            }
            DeValue::Table(_) => {
                let help = format!(
                    "such sections have two pairs of brackets, because there may be several: {}",
                    vocabulary::heading(section)
                );
                self.error(entry.value.span(), format!("`[{section}]` must be `[[{section}]]`"), Some(help));
            }
            other => self.mistyped(table, key, entry.value.span(), other, KeyKind::Tables),
        }
        found
    }

    /// One of the words that the vocabulary allows for the key.
    pub(crate) fn choice(&mut self, table: &Table<'_>, key: &str) -> Option<&'static str> {
        let text = self.text(table, key)?;
        self.chosen(table, key, &text)
    }

    /// As [`Self::choice`], for a text already read.
    pub(crate) fn chosen(&mut self, table: &Table<'_>, key: &str, text: &Text) -> Option<&'static str> {
        let choices = vocabulary::key(table.section, key).map_or(&[][..], |key| key.choices);
        if let Some(choice) = choices.iter().find(|choice| choice.word == text.value) {
            return Some(choice.word);
        }
        let words = || choices.iter().map(|choice| choice.word);
        let message = format!("`{key}` must be {}, not `{}`", listed(words(), "or"), text.value);
        let help = match nearest(&text.value, words()) {
            Some(word) => format!("did you mean `{word}`?"),
            None => choices.iter().map(|c| format!("`{}`: {}", c.word, c.meaning)).collect::<Vec<_>>().join("; "),
        };
        self.error(text.span.clone(), message, Some(help));
        None
    }

    /// A name that nothing in the file has.
    pub(crate) fn unknown(&mut self, what: &str, name: &str, span: Range<usize>, known: &[String], where_to_add: &str) {
        let words = || known.iter().map(String::as_str);
        let help = match nearest(name, words()) {
            Some(word) => format!("did you mean `{word}`?"),
            None if known.is_empty() => format!("this file has none; add it under {where_to_add}"),
            None => format!("known: {}; others are added under {where_to_add}", listed(words(), "and")),
        };
        self.error_if_whole(span, format!("there is no {what} named `{name}`"), Some(help));
    }
}

fn key_help(key: &Key) -> String {
    match key.kind {
        KeyKind::Table | KeyKind::Tables if key.example.starts_with('[') => {
            format!("add `{}`: {}", key.example, key.meaning)
        }
        _ if !key.choices.is_empty() => {
            let choices = listed(key.choices.iter().map(|choice| choice.word), "or");
            format!("write for example `{} = {}`: {} ({choices})", key.name, key.example, key.meaning)
        }
        _ => format!("write for example `{} = {}`: {}", key.name, key.example, key.meaning),
    }
}

fn unknown_key_help(section: &str, name: &str) -> String {
    if let Some(new) = vocabulary::new_name(section, name) {
        return format!("`{name}` is now called `{new}`; `variorum check --fix FILE` rewrites the file");
    }
    let names = || vocabulary::keys_of(section).map(|key| key.name);
    if let Some(near) = nearest(name, names()) {
        return format!("did you mean `{near}`?");
    }
    let elsewhere = vocabulary::KEYS.iter().find(|key| key.name == name && !key.section.is_empty());
    match elsewhere {
        Some(key) => {
            format!("`{name}` belongs in {}; here stand {}", vocabulary::heading(key.section), listed(names(), "and"))
        }
        None => format!("the keys are {}", listed(names(), "and")),
    }
}

fn found_in_words(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a fraction",
        DeValue::Boolean(_) => "`true` or `false`",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
