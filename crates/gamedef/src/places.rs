//! Where the things of a game file stand in its text, for problems that are found after the file has been read.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Collector, Diagnostics, Severity};
use crate::inheritance::Assembly;
use crate::sentence::Unadvised;
use crate::sources::{Bases, SourceFile, gather, moved_table};

/// The way to a value of a game file: keys and, in lists, numbers from 0.
///
/// ```
/// use variorum_gamedef::{Located, Place, locate};
///
/// let text = "[[start]]\nname = 'Usual'\n[[start]]\nname = 'Other'";
/// let place = Place::of("start").item(1).key("name");
/// let found = locate(text, "game", &|_: &str| None, [Located::error(place, "not another one")]);
/// assert_eq!((found[0].line, found[0].column), (4, 8));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    way: Vec<Part>,
    /// Where to look if the file has no such value.
    otherwise: Option<Box<Place>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Key(&'static str),
    Item(usize),
    /// The item with this number among those that have the key, or among those that do not.
    ItemWith {
        key: &'static str,
        has: bool,
        number: usize,
    },
}

impl Place {
    /// The place of a key at the top of the file.
    #[must_use]
    pub fn of(key: &'static str) -> Self {
        Self { way: vec![Part::Key(key)], otherwise: None }
    }

    /// The place of a key of this table.
    #[must_use]
    pub fn key(mut self, key: &'static str) -> Self {
        self.way.push(Part::Key(key));
        self
    }

    /// The place of an item of this list, by its number from 0.
    #[must_use]
    pub fn item(mut self, number: usize) -> Self {
        self.way.push(Part::Item(number));
        self
    }

    /// The place of an item of this list of tables, by its number from 0 among those that have the key.
    #[must_use]
    pub fn item_with(mut self, key: &'static str, number: usize) -> Self {
        self.way.push(Part::ItemWith { key, has: true, number });
        self
    }

    /// The place of an item of this list of tables, by its number from 0 among those that do not have the key.
    #[must_use]
    pub fn item_without(mut self, key: &'static str, number: usize) -> Self {
        self.way.push(Part::ItemWith { key, has: false, number });
        self
    }

    /// This place, or the other one if the file has no such value.
    #[must_use]
    pub fn or(mut self, other: Self) -> Self {
        self.otherwise = Some(Box::new(other));
        self
    }
}

/// A problem of a value of a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located<P, A = Unadvised> {
    /// How severe it is.
    pub severity: Severity,
    /// The value.
    pub place: Place,
    /// The problem.
    pub problem: P,
    /// What to do about it.
    pub advice: A,
}

impl<P> Located<P> {
    /// An error whose sentence says it all.
    #[must_use]
    pub fn error(place: Place, problem: P) -> Self {
        Self { severity: Severity::Error, place, problem, advice: Unadvised }
    }
}

/// Looks up the places of problems in the text of a game file and in those of the files on which it builds. `file_stem` and `bases` are as in
/// [`load_with`](crate::load_with).
///
/// A place that no file has is that of the last thing on the way to it that one of them has.
#[must_use]
pub fn locate<P: PartialEq, A: PartialEq>(
    text: &str,
    file_stem: &str,
    bases: &dyn Bases,
    found: impl IntoIterator<Item = Located<P, A>>,
) -> Diagnostics<P, A> {
    let sources = gather(text, file_stem, bases).sources;
    let mut assembly = Assembly::default();
    for SourceFile { range, lending, .. } in sources.files() {
        let table = DeTable::parse_recoverable(sources.slice(range)).0.into_inner();
        assembly.add(moved_table(table, range.start), *lending, &mut Vec::new());
    }
    let document = assembly.finish();
    let own = sources.own().start;
    let mut problems = Collector::default();
    for Located { severity, place, problem, advice } in found {
        problems.add(severity, find(&document, &place).unwrap_or(own..own), problem, advice);
    }
    problems.place_among(&sources)
}

/// The span of a value in bytes; if there is no such value, that of the last thing on the way to it, if there is any.
pub(crate) fn find(root: &DeTable<'_>, place: &Place) -> Option<Range<usize>> {
    let (found, complete) = follow(root, &place.way);
    match &place.otherwise {
        Some(other) if !complete => find(root, other).or(found),
        Some(_) | None => found,
    }
}

/// How far a way leads, and whether to its end.
fn follow(root: &DeTable<'_>, way: &[Part]) -> (Option<Range<usize>>, bool) {
    let mut found = None;
    let mut table = Some(root);
    let mut list: &[Spanned<DeValue<'_>>] = &[];
    for part in way {
        let next = match *part {
            Part::Key(key) => {
                let entry = table.and_then(|table| table.iter().find(|(known, _)| known.get_ref() == key));
                // A section is shown by its name, a value by itself.
                entry.map(|(key, value)| (if is_section(value.get_ref()) { key.span() } else { value.span() }, value))
            }
            Part::Item(number) => list.get(number).map(|value| (value.span(), value)),
            Part::ItemWith { key, has, number } => {
                let fits = |value: &&Spanned<DeValue<'_>>| {
                    value.get_ref().as_table().is_some_and(|table| table.contains_key(key)) == has
                };
                list.iter().filter(fits).nth(number).map(|value| (value.span(), value))
            }
        };
        let Some((span, value)) = next else { return (found, false) };
        found = Some(span);
        table = value.get_ref().as_table();
        list = value.get_ref().as_array().map_or(&[], |values| &values[..]);
    }
    (found, true)
}

/// Whether a value is a table or a list of tables.
fn is_section(value: &DeValue<'_>) -> bool {
    match value {
        DeValue::Table(_) => true,
        DeValue::Array(values) => values.iter().any(|value| matches!(value.get_ref(), DeValue::Table(_))),
        DeValue::String(_) | DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => {
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_ends_where_the_file_does() {
        let text = "title = 'é'\n[[example]]\ntext = 'x'\n[[example.step]]\nturn = 'a1a2'\nlegal = ['b', 'c']\n";
        let step = || Place::of("example").item(0).key("step").item(0);
        let shown = |place: Place| {
            let found = locate(text, "game", &|_: &str| None, [Located::error(place, ())]);
            &text[found[0].span.clone()]
        };
        assert_eq!(shown(step().key("turn")), "'a1a2'");
        assert_eq!(shown(step().key("legal").item(1)), "'c'");
        assert_eq!(shown(step().key("ends")), "[[example.step]]");
        assert_eq!(shown(step().key("ends").or(Place::of("title"))), "'é'");
        assert_eq!(shown(Place::of("example").item(7).key("text")), "example");
        assert_eq!(shown(Place::of("guide").item(0)), "");
        let mixed = "[[rule]]\nkey = 'a'\nafter = 1\n[[rule]]\nkey = 'b'\n[[rule]]\nkey = 'c'\nafter = 1\n";
        let key_at = |place: Place| {
            let found = locate(mixed, "game", &|_: &str| None, [Located::error(place.key("key"), ())]);
            &mixed[found[0].span.clone()]
        };
        assert_eq!(key_at(Place::of("rule").item_with("after", 1)), "'c'");
        assert_eq!(key_at(Place::of("rule").item_without("after", 0)), "'b'");
    }

    #[test]
    fn places_may_be_in_the_file_of_a_base() {
        let base = "[[start]]\nname = 'Usual'\n[endings]\nrepetition = 3\n";
        let own = "base = 'base'\n[endings]\nrepetition = 4\n";
        let bases = |id: &str| (id == "base").then(|| base.to_owned());
        let place = |place| locate(own, "own", &bases, [Located::error(place, ())])[0].clone();
        let lent = place(Place::of("start").item(0).key("name"));
        assert_eq!((lent.line, lent.origin.map(|origin| origin.id)), (2, Some("base".to_owned())));
        let changed = place(Place::of("endings").key("repetition"));
        assert_eq!((changed.line, changed.origin), (3, None));
    }
}
