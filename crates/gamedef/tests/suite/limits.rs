//! Files that hold too much: each limit allows what it says and no more, and a file of nothing but faults is told of briefly.

use std::fmt::Write as _;
use std::time::Duration;

use cpu_time::ThreadTime;
use variorum_gamedef::{limits, load, render};

const START: &str = "id = \"small\"\n";
const ABOUT: &str = "[about]\nname = \"Small\"\nsummary = \"A small game.\"\n[board]\nfiles = 8\nranks = 8\n";
const KING: &str =
    "[[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [\"leap orthogonal\"]\n";
const END: &str = "[endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n[[start]]\nname = \"Usual\"\nposition = \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"\n";

/// A sound game with something put between its pieces and its endings.
fn game(more: &str) -> String {
    format!("{START}{ABOUT}{KING}{more}{END}")
}

/// The same with something before the pieces.
fn game_with_sections(more: &str) -> String {
    format!("{START}{ABOUT}{more}{KING}{END}")
}

/// One of many pieces.
fn piece(number: usize, moves: &str) -> String {
    let letter = |first: u8, at: usize| char::from(first + u8::try_from(at % 26).unwrap_or_default());
    let token = format!("{}{}", letter(b'A', number / 26), letter(b'a', number));
    format!("[[piece]]\nid = \"piece-{number}\"\nname = \"Piece {number}\"\ntoken = \"{token}\"\nmoves = [{moves}]\n")
}

fn repeated(item: &str, count: usize, between: &str) -> String {
    vec![item; count].join(between)
}

/// The faults of a text as they are printed; it must not take long to find them, nor many words.
fn faults(text: &str) -> String {
    let begun = ThreadTime::now();
    let loaded = load(text, "small");
    let printed = render(&loaded.diagnostics, "small.toml", text, false);
    // A build without optimisation takes a fraction of this.
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?} for {} bytes", begun.elapsed(), text.len());
    assert!(loaded.diagnostics.len() <= limits::DIAGNOSTICS);
    assert!(printed.len() < 200_000, "{} bytes are printed", printed.len());
    assert_eq!(loaded.definition.is_none(), loaded.diagnostics.has_errors());
    printed
}

#[track_caller]
fn allowed(text: &str) {
    let loaded = load(text, "small");
    assert!(loaded.definition.is_some(), "{}", render(&loaded.diagnostics, "small.toml", text, false));
}

#[track_caller]
fn refused(text: &str, because: &str) {
    let printed = faults(text);
    assert!(printed.contains(because), "`{because}` is not in:\n{printed}");
}

#[test]
fn a_file_has_a_greatest_length() {
    let long = |length: usize| {
        let text = game("");
        format!("{text}{}", repeated("#", length - text.len(), ""))
    };
    allowed(&long(limits::TEXT_BYTES));
    refused(&long(limits::TEXT_BYTES + 1), "too long for a game file");
    refused(&long(4 << 20), "too long for a game file");
}

#[test]
fn directions_cannot_grow_without_end() {
    let directions = |count: usize| {
        let mut text = "[directions]\nF0 = \"orthogonal and diagonal\"\n".to_owned();
        for number in 1..count {
            let last = format!("F{}", number - 1);
            let _ = writeln!(text, "F{number} = \"{last} and {last} and {last}\"");
        }
        game_with_sections(&text)
    };
    // 2 × 3⁴ terms.
    allowed(&directions(5));
    refused(&directions(6), "with its named directions written out this is more than 256 paths");
    refused(&directions(limits::DIRECTIONS), "more than 256 paths");
    refused(&directions(limits::DIRECTIONS + 1), "`directions` has 65 items");
}

#[test]
fn a_phrase_has_a_greatest_number_of_terms() {
    let phrase = |terms: usize| game(&piece(1, &format!("\"leap {}\"", repeated("1:2", terms, " and "))));
    allowed(&phrase(limits::TERMS));
    refused(&phrase(limits::TERMS + 1), "more than 64 paths are joined here");
    refused(&phrase(5_000), "more than 64 paths are joined here");
}

#[test]
fn all_phrases_together_have_a_greatest_number_of_terms() {
    let phrase = format!("\"leap {}\"", repeated("1:2", limits::TERMS, " and "));
    let pieces = |count: usize| {
        let phrases = repeated(&phrase, 4, ", ");
        game(&(0..count).map(|number| piece(number, &phrases)).collect::<String>())
    };
    allowed(&pieces(15));
    refused(&pieces(16), "more than 4096 paths");
}

#[test]
fn a_path_has_a_greatest_number_of_steps() {
    let path = |steps: usize| game(&piece(1, &format!("\"lame {}\"", repeated("orthogonal", steps, " > "))));
    allowed(&path(limits::STEPS));
    refused(&path(limits::STEPS + 1), "more than 16 steps");
    refused(&path(4_000), "more than 16 steps");
}

#[test]
fn a_zone_has_a_greatest_number_of_parts() {
    let zone =
        |parts: usize| game_with_sections(&format!("[zones]\nfar = \"{}\"\n", repeated("rank 1", parts, " or ")));
    allowed(&zone(limits::ZONE_PARTS));
    refused(&zone(limits::ZONE_PARTS + 1), "more than 64 parts");
    refused(&zone(6_000), "more than 64 parts");
}

#[test]
fn lists_have_a_greatest_length() {
    let pieces = |count: usize| game(&(0..count).map(|number| piece(number, "\"leap 1:2\"")).collect::<String>());
    allowed(&pieces(limits::PIECES - 1));
    refused(&pieces(limits::PIECES), "`piece` has 63 items");
    refused(&pieces(700), "`piece` has 701 items");
    let phrases = |count: usize| game(&piece(1, &repeated("\"leap 1:2\"", count, ",")));
    allowed(&phrases(limits::PHRASES));
    refused(&phrases(limits::PHRASES + 1), "`moves` has 65 items");
    refused(&phrases(5_000), "`moves` has 5000 items");
    let zones = |count: usize| {
        let zones: String = (0..count).map(|number| format!("z{number} = \"rank 1\"\n")).collect();
        game_with_sections(&format!("[zones]\n{zones}"))
    };
    allowed(&zones(limits::ZONES));
    refused(&zones(limits::ZONES + 1), "`zones` has 65 items");
    let rulings = |count| game(&repeated("[[about.rulings]]\nrule = \"1\"\ntext = \"So.\"\n", count, ""));
    allowed(&rulings(limits::RULINGS));
    refused(&rulings(limits::RULINGS + 1), "`rulings` has 201 items");
    let sources = |count| game(&repeated("[[about.sources]]\ntext = \"So.\"\n", count, ""));
    allowed(&sources(limits::SOURCES));
    refused(&sources(limits::SOURCES + 1), "`sources` has 21 items");
}

#[test]
fn every_list_of_the_language_has_a_greatest_length() {
    use variorum_gamedef::vocabulary::{KEYS, KeyKind};
    for key in KEYS {
        let is_list = matches!(key.kind, KeyKind::List | KeyKind::Tables | KeyKind::Texts);
        let has_names = matches!(
            (key.section, key.name),
            ("", "zones" | "directions" | "aliases")
                | ("lettering", "letters")
                | ("endings" | "endings.impasse", "points")
        );
        assert_eq!(key.most.is_some(), is_list || has_names, "{} in `{}`", key.name, key.section);
    }
}

#[test]
fn only_the_first_faults_are_told() {
    let unknown = |count: usize| game(&(0..count).map(|number| format!("key-{number} = 1\n")).collect::<String>());
    let text = unknown(limits::DIAGNOSTICS);
    assert!(!faults(&text).contains("more errors"));
    for text in [unknown(limits::DIAGNOSTICS + 1), unknown(4_000)] {
        let loaded = load(&text, "small");
        assert!(loaded.diagnostics.more() && loaded.diagnostics.len() == limits::DIAGNOSTICS);
        // The first ones by place, and it says that there are others.
        let printed = faults(&text);
        assert!(printed.contains("`key-0`") && printed.contains("`key-49`") && !printed.contains("`key-50`"));
        assert!(printed.contains("small.toml has more errors; these are the first 50"), "{printed}");
        assert!(variorum_gamedef::summary(&loaded.diagnostics).ends_with("50 errors and more"));
    }
    refused(&game(&repeated("[[piece]]\nid = 1\n", 3_500, "")), "has more errors");
    // As many lines that are no TOML.
    refused(&game(&repeated("? = ?\n", 9_000, "")), "has more errors");
}

#[test]
fn faults_of_long_lines_and_names_are_told_briefly() {
    // Every fault stands on the same line of 60 KB, or repeats a name of it.
    let list = repeated("\"hop over everything\"", 64, ",");
    refused(&game(&piece(1, &format!("{list}{}", repeated(" ", 50_000, "")))), "is not a word of paths");
    let name = repeated("x", 50_000, "");
    refused(&game(&format!("{name} = 1\n")), "has no key");
    refused(&game(&repeated("[", 30_000, "")), "Error");
    refused(&game(&format!("a = {}", repeated("[", 30_000, ""))), "Error");
    refused(&game(&format!("a{} = 1", repeated(".a", 30_000, ""))), "Error");
}
