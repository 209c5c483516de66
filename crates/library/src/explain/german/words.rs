//! German: numbers, lists, counted things, sets of cells.

use super::super::cells::CellWords;
use super::super::words::joined;
pub(super) use super::super::words::{capital, sentence};

/// Sets of cells.
pub(super) const CELLS: CellWords = CellWords {
    rank: ["Reihe", "Reihen"],
    file: ["Linie", "Linien"],
    filestack: ["Säule", "Säulen"],
    level: ["Ebene", "Ebenen"],
    to: "bis",
    and: "und",
    whole: "das ganze Brett",
    many: "Felder",
    white: "für Weiß",
    black: "für Schwarz",
};

/// Something that is counted, as the object of a sentence.
#[derive(Clone, Copy)]
pub(super) struct Noun {
    one: &'static str,
    many: &'static str,
}

pub(super) const CELL: Noun = Noun { one: "ein Feld", many: "Felder" };
pub(super) const RANK: Noun = Noun { one: "eine Reihe", many: "Reihen" };
pub(super) const FILE: Noun = Noun { one: "eine Linie", many: "Linien" };
pub(super) const FILESTACK: Noun = Noun { one: "eine Säule", many: "Säulen" };
pub(super) const LEVEL: Noun = Noun { one: "eine Ebene", many: "Ebenen" };
pub(super) const FILE_OR_LEVEL: Noun = Noun { one: "eine Säule oder Ebene", many: "Säulen oder Ebenen" };
pub(super) const STEP: Noun = Noun { one: "einen Schritt", many: "Schritte" };
pub(super) const PIECE: Noun = Noun { one: "eine Figur", many: "Figuren" };

/// A small number as a word; one is neuter, as of a cell.
pub(super) fn number(value: usize) -> String {
    const WORDS: [&str; 13] =
        ["null", "eines", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];
    WORDS.get(value).map_or_else(|| value.to_string(), ToString::to_string)
}

/// `ein Feld`, `zwei Felder`.
pub(super) fn counted(value: usize, noun: Noun) -> String {
    if value == 1 { noun.one.to_owned() } else { format!("{} {}", number(value), noun.many) }
}

/// `ersten`, `dritten`, `12.`, as before a thing.
pub(super) fn ordinal(value: usize) -> String {
    const WORDS: [&str; 7] = ["nullten", "ersten", "zweiten", "dritten", "vierten", "fünften", "sechsten"];
    WORDS.get(value).map_or_else(|| format!("{value}."), ToString::to_string)
}

/// `a, b oder c`.
pub(super) fn either(items: &[String]) -> String {
    joined(items, "oder")
}

/// `a, b und c`.
pub(super) fn both(items: &[String]) -> String {
    joined(items, "und")
}

/// `a; b; oder c` where there are many or the items themselves have commas, `a oder b` else.
pub(super) fn alternatives(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [one, two] if !one.contains(',') && !two.contains(',') => format!("{one} oder {two}"),
        [most @ .., end] => format!("{}; oder {end}", most.join("; ")),
    }
}
