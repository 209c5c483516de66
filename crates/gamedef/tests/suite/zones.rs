//! Zones: which cells their words mean, and where they may stand.

use variorum_gamedef::definition::Definition;
use variorum_gamedef::{limits, load, render};

/// A game on five files and four ranks with these zones, all of which the king uses.
fn game(zones: &str, moves: &str) -> String {
    format!(
        "id = \"small\"\nlanguage = 1\n[about]\nname = \"Small\"\nsummary = \"A small game.\"\n[board]\nfiles = 5\nranks = 4\n\
         [zones]\n{zones}\n[[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [{moves}]\n\
         [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[start]]\nname = \"Usual\"\nposition = \"k4/5/5/K4 w - - 0 1\"\n"
    )
}

#[track_caller]
fn defined(text: &str) -> Definition {
    let loaded = load(text, "small");
    assert!(loaded.definition.is_some(), "{}", render(&loaded.diagnostics, "small.toml", text, false));
    loaded.definition.unwrap()
}

/// The cells of a zone, as their names.
#[track_caller]
fn cells(zone: &str) -> String {
    let zones = format!("camp = \"ranks 1-2 of files a-b\"\nasked = \"{zone}\"");
    let game = defined(&game(&zones, "\"step orthogonal, from asked\""));
    let zone = game.zones.iter().find(|zone| zone.name == "asked").unwrap();
    zone.cells.iter().map(|&cell| game.board.cell_name(cell)).collect::<Vec<_>>().join(" ")
}

#[test]
fn zones_have_the_cells_that_their_words_say() {
    for (zone, wanted) in [
        ("ranks 1-2 of files a-b", "a1 b1 a2 b2"),
        ("ranks 1-2, files a-b", "a1 b1 a2 b2"),
        ("camp", "a1 b1 a2 b2"),
        ("camp but cells a1", "b1 a2 b2"),
        ("camp but rank 1 but file a", "b2"),
        ("camp but rank 1 of file a", "b1 a2 b2"),
        ("rank 4 but files a-d or camp but rank 2", "a1 b1 e4"),
        ("dark cells of rank 1", "a1 c1 e1"),
        ("light cells of ranks 1-2", "b1 d1 a2 c2 e2"),
        ("all cells but ranks 1-3 but light cells", "b4 d4"),
        ("rank 1 or cells e4 of rank 4", "a1 b1 c1 d1 e1 e4"),
    ] {
        assert_eq!(cells(zone), wanted, "{zone}");
    }
    assert_eq!(cells("all cells").split(' ').count(), 20);
}

#[test]
fn phrases_and_keys_describe_zones_as_well_as_name_them() {
    let named = defined(&game("camp = \"ranks 1-2 of files a-b\"", "\"step orthogonal, from camp\""));
    let inline = defined(&game("", "\"step orthogonal, from ranks 1-2 of files a-b\""));
    assert_eq!(named.zones[0].cells, inline.zones[0].cells);
    assert_eq!(named.pieces[0].motions[0].from, inline.pieces[0].motions[0].from);
    let outside = defined(&game(
        "",
        "\"step orthogonal, not from rank 1\", \"step diagonal, outside rank 1, to rank 2 or rank 3\"",
    ));
    // The same words are one zone.
    assert_eq!(outside.zones.len(), 2);
    let confined =
        game("", "\"step orthogonal\"").replace("royal = true", "royal = true\nconfined = \"ranks 1-2 of files a-b\"");
    let confined = defined(&confined);
    assert_eq!(confined.zones[confined.pieces[0].confined.unwrap()].cells, named.zones[0].cells);
}

#[test]
fn zones_mention_only_those_before_them() {
    for (zones, because) in [
        ("one = \"two\"\ntwo = \"rank 1\"", "`two` does not begin a part of a zone"),
        ("one = \"one or rank 1\"", "`one` does not begin a part of a zone"),
        ("one = \"rank 1 but rank 1\"", "this zone has no cells"),
        ("one = \"rank 1 but\"", "a part of the zone is missing"),
        ("one = \"all cells rank 1\"", "`rank` is too much here"),
    ] {
        let loaded = load(&game(zones, "\"step orthogonal, from one\""), "small");
        let problems: Vec<String> = loaded.diagnostics.iter().map(|found| found.problem.to_string()).collect();
        assert!(problems.iter().any(|problem| problem == because), "{zones}: {problems:?}");
    }
    // What builds on a zone with errors has none of its own.
    let loaded = load(&game("one = \"rnk 1\"\ntwo = \"one or rank 2\"", "\"step orthogonal, from two\""), "small");
    assert_eq!(loaded.diagnostics.len(), 1, "{:?}", loaded.diagnostics);
}

#[test]
fn the_number_of_zones_is_limited() {
    let phrase = |number: usize| {
        let cell = |number: usize| format!("{}{}", char::from(b'a' + (number % 5) as u8), 1 + number / 5 % 4);
        format!(
            "\"step orthogonal, from cells {} {} {}\"",
            cell(number),
            cell(number / 20 + number),
            cell(number / 400)
        )
    };
    let piece = |number: usize| {
        let token = format!("A{}", char::from(b'a' + number as u8));
        let moves = (0..64).map(|at| phrase(number * 64 + at)).collect::<Vec<_>>().join(", ");
        format!("[[piece]]\nid = \"p{number}\"\nname = \"P\"\ntoken = \"{token}\"\nmoves = [{moves}]\n")
    };
    let with = |count: usize| {
        game("", "\"step orthogonal\"")
            .replace("[endings]", &format!("{}[endings]", (0..count).map(piece).collect::<String>()))
    };
    assert_eq!(defined(&with(4)).zones.len(), limits::ALL_ZONES);
    let loaded = load(&with(5), "small");
    assert!(
        loaded.diagnostics.iter().any(|found| found.problem.to_string() == "this file describes more than 256 zones")
    );
}
