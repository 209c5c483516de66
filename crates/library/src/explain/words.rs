//! English: numbers, lists, articles, plurals, sets of cells. Knows no games.

use super::cells::CellWords;

/// Sets of cells.
pub(super) const CELLS: CellWords = CellWords {
    rank: ["rank", "ranks"],
    file: ["file", "files"],
    filestack: ["filestack", "filestacks"],
    level: ["level", "levels"],
    to: "to",
    and: "and",
    whole: "the whole board",
    many: "cells",
    white: "for White",
    black: "for Black",
};

/// A small number as a word.
pub(super) fn number(value: usize) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(value).map_or_else(|| value.to_string(), ToString::to_string)
}

/// `one cell`, `two cells`.
pub(super) fn counted(value: usize, noun: &str) -> String {
    format!("{} {}", number(value), if value == 1 { noun.to_owned() } else { plural(noun) })
}

/// `first`, `third`, `12th`.
pub(super) fn ordinal(value: usize) -> String {
    const WORDS: [&str; 7] = ["zeroth", "first", "second", "third", "fourth", "fifth", "sixth"];
    WORDS.get(value).map_or_else(|| format!("{value}th"), ToString::to_string)
}

/// `a, b or c`.
pub(super) fn either(items: &[String]) -> String {
    joined(items, "or")
}

/// `a, b and c`.
pub(super) fn both(items: &[String]) -> String {
    joined(items, "and")
}

pub(super) fn joined(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

/// `a; b; or c` where the items themselves have commas, `a, or b` else.
pub(super) fn alternatives(items: &[String]) -> String {
    let mark = if items.len() > 2 || items.iter().any(|item| item.contains(',')) { ";" } else { "," };
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{}{mark} or {end}", most.join(&format!("{mark} "))),
    }
}

/// `a Rook`, `an Empress`, `a Unicorn`.
pub(super) fn with_article(noun: &str) -> String {
    let lower = noun.to_lowercase();
    let vowel = lower.starts_with(['a', 'e', 'i', 'o', 'u']);
    let spoken_with_y = ["uni", "eu", "use", "usu"].iter().any(|start| lower.starts_with(start));
    format!("{} {noun}", if vowel && !spoken_with_y { "an" } else { "a" })
}

/// The plural; what stands in parentheses after a name stays as it is.
pub(super) fn plural(noun: &str) -> String {
    if let Some((name, rest)) = noun.split_once(" (") {
        return format!("{} ({rest}", plural(name));
    }
    let lower = noun.to_lowercase();
    if ["s", "x", "z", "ch", "sh"].iter().any(|end| lower.ends_with(end)) {
        return format!("{noun}es");
    }
    match noun.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{stem}ies"),
        _ => format!("{noun}s"),
    }
}

/// With a capital at the front.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A sentence: a capital at the front, a full stop at the end.
pub(super) fn sentence(text: &str) -> String {
    format!("{}.", capital(text.trim_end_matches('.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_leave_remarks_alone() {
        assert_eq!(plural("Navvy"), "Navvies");
        assert_eq!(plural("Duchess"), "Duchesses");
        assert_eq!(plural("Gold (promoted Pawn)"), "Golds (promoted Pawn)");
    }

    #[test]
    fn articles_follow_the_sound() {
        assert_eq!(with_article("Empress"), "an Empress");
        assert_eq!(with_article("Unicorn"), "a Unicorn");
        assert_eq!(with_article("Usurper"), "a Usurper");
        assert_eq!(with_article("Rook"), "a Rook");
    }

    #[test]
    fn lists_read_as_english() {
        let items = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        assert_eq!(either(&items), "a, b or c");
        assert_eq!(alternatives(&items[..2]), "a, or b");
        assert_eq!(alternatives(&items), "a; b; or c");
    }
}
