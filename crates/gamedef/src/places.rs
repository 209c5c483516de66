//! Where the things of a game file stand in its text, for problems that are found after the file has been read.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The way to a value of a game file: keys and, in lists, numbers from 0.
///
/// ```
/// use variorum_gamedef::{Place, Places};
///
/// let text = "[[start]]\nname = 'Usual'\n[[start]]\nname = 'Other'";
/// let place = Place::of("start").item(1).key("name");
/// assert_eq!(&text[Places::of(text).span(&place)], "'Other'");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place(Vec<Part>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Key(&'static str),
    Item(usize),
}

impl Place {
    /// The place of a key at the top of the file.
    #[must_use]
    pub fn of(key: &'static str) -> Self {
        Self(vec![Part::Key(key)])
    }

    /// The place of a key of this table.
    #[must_use]
    pub fn key(mut self, key: &'static str) -> Self {
        self.0.push(Part::Key(key));
        self
    }

    /// The place of an item of this list, by its number from 0.
    #[must_use]
    pub fn item(mut self, number: usize) -> Self {
        self.0.push(Part::Item(number));
        self
    }
}

/// A game file whose places can be looked up.
pub struct Places<'t>(DeTable<'t>);

impl<'t> Places<'t> {
    /// Reads a text. Where it is not TOML, places may be missing.
    #[must_use]
    pub fn of(text: &'t str) -> Self {
        Self(DeTable::parse_recoverable(text).0.into_inner())
    }

    /// The span of a value in bytes. If the file has no such value: that of the last thing on the way to it that the file has; empty and at the
    /// front if it has none.
    #[must_use]
    pub fn span(&self, place: &Place) -> Range<usize> {
        find(&self.0, place)
    }
}

/// As [`Places::span`], in a file that has been parsed.
pub(crate) fn find(root: &DeTable<'_>, Place(parts): &Place) -> Range<usize> {
    let mut found = 0..0;
    let mut table = Some(root);
    let mut list: &[Spanned<DeValue<'_>>] = &[];
    for part in parts {
        let next = match *part {
            Part::Key(key) => {
                let entry = table.and_then(|table| table.iter().find(|(known, _)| known.get_ref() == key));
                // A section is shown by its name, a value by itself.
                entry.map(|(key, value)| (if is_section(value.get_ref()) { key.span() } else { value.span() }, value))
            }
            Part::Item(number) => list.get(number).map(|value| (value.span(), value)),
        };
        let Some((span, value)) = next else { return found };
        found = span;
        table = value.get_ref().as_table();
        list = value.get_ref().as_array().map_or(&[], |values| &values[..]);
    }
    found
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
        let places = Places::of(text);
        let step = || Place::of("example").item(0).key("step").item(0);
        let shown = |place: Place| &text[places.span(&place)];
        assert_eq!(shown(step().key("turn")), "'a1a2'");
        assert_eq!(shown(step().key("legal").item(1)), "'c'");
        assert_eq!(shown(step().key("ends")), "[[example.step]]");
        assert_eq!(shown(Place::of("example").item(7).key("text")), "example");
        assert_eq!(places.span(&Place::of("guide").item(0)), 0..0);
    }
}
