//! No text makes the loader panic, and whatever it says can be printed.

use proptest::prelude::*;
use variorum_gamedef::{Loaded, load, load_with, render, summary};

/// A file in which most of the language occurs.
const WHOLE: &str = include_str!("whole.toml");

/// Pieces that may meet anywhere in a mutated file.
const PIECES: &[&str] = &[
    "\"",
    "'",
    "\"\"\"",
    "'''",
    "\\",
    "\\u",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    "=",
    ",",
    ";",
    ">",
    "#",
    "\n",
    "\r\n",
    " ",
    "é",
    "\u{2028}",
    "\u{0}",
    "-1",
    "0",
    "99999999999999999999",
    "1e9",
    "and",
    "or",
    "slide",
    "rank+",
    "rank-200",
    "2:1:0",
    "9:9:9",
    ":",
    "ranks 0-",
    "cells",
    "levels",
    "O",
    "from",
    "/",
    "+",
    "{Di",
    "K",
    "*",
    "forward",
    "turning",
    "true",
    "1979-05-27",
    "\u{feff}",
];

fn check(text: &str) {
    check_loaded(text, &load(text, "whole"));
}

/// As [`check`], also for the text as the base of a game that changes much of it.
fn check_as_base(text: &str) {
    check(text);
    let own =
        "base = 'whole'\nwithout = ['castling', 'piece.king.royal']\n[[piece]]\nid = 'king'\nmoves = ['as in base']\n";
    check_loaded(own, &load_with(own, "own", &|id: &str| (id == "whole").then(|| text.to_owned())));
}

fn check_loaded(text: &str, loaded: &Loaded) {
    let errors = loaded.diagnostics.iter().any(|diagnostic| diagnostic.severity == variorum_gamedef::Severity::Error);
    assert_eq!(loaded.definition.is_none(), errors);
    for diagnostic in &loaded.diagnostics {
        let file = diagnostic.origin.as_ref().map_or(text, |origin| &*origin.text);
        assert!(file.get(diagnostic.span.clone()).is_some());
        assert!(diagnostic.line >= 1 && diagnostic.column >= 1);
        let _ = diagnostic.source_line(text);
    }
    let _ = render(&loaded.diagnostics, "whole.toml", text, true);
    let _ = summary(&loaded.diagnostics);
}

#[test]
fn the_whole_file_is_sound() {
    let loaded = load(WHOLE, "whole");
    assert!(loaded.diagnostics.is_empty(), "{}", render(&loaded.diagnostics, "whole.toml", WHOLE, false));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        check(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn random_text_never_panics(text in "\\PC{0,200}") {
        check(&text);
    }

    #[test]
    fn a_mutated_file_never_panics(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..12usize, prop::sample::select(PIECES)), 1..6)
    ) {
        let mut letters: Vec<char> = WHOLE.chars().collect();
        for (place, cut, piece) in edits {
            let at = place.index(letters.len() + 1);
            let end = (at + cut).min(letters.len());
            letters.splice(at..end, piece.chars());
        }
        check_as_base(&letters.into_iter().collect::<String>());
    }

    #[test]
    fn a_phrase_of_random_words_never_panics(
        words in prop::collection::vec(prop::sample::select(PIECES), 0..8),
        more in prop::collection::vec(0..variorum_gamedef::vocabulary::WORDS.len(), 0..8),
    ) {
        let mut phrase: Vec<&str> = more.iter().map(|&word| variorum_gamedef::vocabulary::WORDS[word].word).collect();
        phrase.extend(words);
        let phrase = phrase.join(" ").replace(['"', '\\', '\n', '\r', '\0'], "");
        check(&WHOLE.replace("slide up to 3 O", &phrase));
        check(&WHOLE.replace("ranks 5-6", &phrase));
    }
}
