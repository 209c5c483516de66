//! Games that build on others.

use std::collections::BTreeMap;

use variorum_gamedef::definition::{About, BaseGame, Definition};
use variorum_gamedef::{Loaded, limits, load_with, render};

const SMALL: &str = include_str!("../bases/small.toml");

const ABOUT: &str = "[about]\nname = \"Own\"\nsummary = \"A game of one's own.\"\n";

/// A game that builds on `small`: what stands at its top, and what follows.
fn own(top: &str, rest: &str) -> String {
    format!("id = \"own\"\nlanguage = 1\nbase = \"small\"\n{top}\n{ABOUT}{rest}")
}

fn load(text: &str) -> Loaded {
    load_with(text, "own", &|id: &str| (id == "small").then(|| SMALL.to_owned()))
}

#[track_caller]
fn defined(text: &str) -> Definition {
    let loaded = load(text);
    let printed = render(&loaded.diagnostics, "own.toml", text, false);
    assert!(loaded.diagnostics.is_empty(), "{printed}");
    loaded.definition.unwrap()
}

fn small() -> Definition {
    variorum_gamedef::load(SMALL, "small").definition.unwrap()
}

/// The two without what a game never inherits.
#[track_caller]
fn assert_same(left: Definition, right: Definition) {
    let bare = |definition| Definition {
        id: String::new(),
        about: About::default(),
        bases: Vec::new(),
        lenders: Vec::new(),
        ..definition
    };
    assert_eq!(bare(left), bare(right));
}

#[test]
fn a_game_inherits_every_rule() {
    let own = defined(&own("", ""));
    assert_eq!((own.id.as_str(), own.about.name.as_str()), ("own", "Own"));
    assert_eq!(own.bases, [BaseGame { id: "small".into(), weights: false, net: false }]);
    assert_same(own, small());
}

#[test]
fn a_file_says_the_same_with_and_without_a_base() {
    for (with, in_base, replaced) in [
        (
            "[board]\nranks = 6\n[[start]]\nname = \"Usual\"\nposition = \"r2kr/ppppp/5/5/PPPPP/R2KR w - - 0 1\"\n",
            "ranks = 5",
            "ranks = 6",
        ),
        ("[[piece]]\nid = \"king\"\nsign = { icon = \"queen\" }\n", "icon = \"king\"", "icon = \"queen\""),
        (
            "[[piece]]\nid = \"king\"\nmoves = [\"leap 2:1\", \"as in base\"]\n",
            "[\"step Q\"]",
            "[\"leap 2:1\", \"step Q\"]",
        ),
        ("[directions]\nQ = \"diagonal\"\n", "Q = \"orthogonal; diagonal\"", "Q = \"diagonal\""),
        ("[endings]\nstalemate = \"loses\"\n", "stalemate = \"draw\"", "stalemate = \"loses\""),
        (
            "[[endings.dead]]\npieces = [\"rook\", \"pawn\"]\nmost = 0\n",
            "pieces = [\"rook\"]\nmost",
            "pieces = [\"rook\", \"pawn\"]\nmost",
        ),
    ] {
        let text = SMALL.replacen(in_base, replaced, 1).replace(
            "r2kr/ppppp/5/PPPPP/R2KR",
            if with.contains("[board]") { "r2kr/ppppp/5/5/PPPPP/R2KR" } else { "r2kr/ppppp/5/PPPPP/R2KR" },
        );
        assert_ne!(text, SMALL);
        assert_same(defined(&own("", with)), variorum_gamedef::load(&text, "small").definition.unwrap());
    }
}

#[test]
fn what_is_left_out_is_not_inherited() {
    let whole = small();
    assert!(!whole.endings.dead.is_empty() && whole.endings.quiet_turns.is_some() && !whole.promotions.is_empty());
    let own = defined(&own(
        "without = [\"endings.dead\", \"endings.quiet-turns\", \"promotion\", \"piece.pawn\", \"zones\"]",
        "[[start]]\nname = \"Usual\"\nposition = \"r2kr/5/5/5/R2KR w - - 0 1\"\n",
    ));
    assert!(own.endings.dead.is_empty() && own.endings.quiet_turns.is_none() && own.promotions.is_empty());
    assert_eq!(own.pieces.iter().map(|piece| piece.id.as_str()).collect::<Vec<_>>(), ["king", "rook"]);
    assert!(own.zones.is_empty());
}

#[test]
fn new_pieces_follow_those_of_the_base() {
    let own = defined(&own("", "[[piece]]\nid = \"duke\"\nname = \"Duke\"\ntoken = \"D\"\nmoves = [\"step R\"]\n"));
    assert_eq!(own.pieces.iter().map(|piece| piece.id.as_str()).collect::<Vec<_>>(), ["king", "rook", "pawn", "duke"]);
}

#[test]
fn a_problem_in_the_base_has_its_file_and_line() {
    let text = own("without = [\"piece.rook\"]", "");
    let loaded = load(&text);
    let line = 1 + SMALL.lines().position(|line| line.starts_with("into = ")).unwrap();
    let found = loaded.diagnostics.iter().find(|found| found.line == line).unwrap();
    assert_eq!(found.place(), format!("line {line} of small.toml"));
    assert_eq!(found.source_line(&text), "into = [\"rook\"]");
    assert!(render(&loaded.diagnostics, "own.toml", &text, false).contains(&format!("small.toml:{line}:9")));
}

#[test]
fn problems_of_the_file_itself_come_first() {
    let text = own("without = [\"piece.rook\"]", "[bord]\n");
    let loaded = load(&text);
    let origins: Vec<bool> = loaded.diagnostics.iter().map(|found| found.origin.is_some()).collect();
    assert!(origins.contains(&true) && !origins[0] && origins.is_sorted(), "{origins:?}");
    // The first is that the start position does not fit, in no line of its own.
    assert_eq!(loaded.diagnostics[1].line, 1 + text.lines().position(|line| line == "[bord]").unwrap());
}

/// Games that build on each other, each named by its number, the last on `small`.
fn chain(length: usize) -> BTreeMap<String, String> {
    let mut games = BTreeMap::from([("small".to_owned(), SMALL.to_owned())]);
    for number in 1..length {
        let base = if number + 1 == length { "small".to_owned() } else { format!("g{}", number + 1) };
        let engine = if number == 2 { "[\"weights\"]" } else { "[\"weights\", \"net\"]" };
        games.insert(
            format!("g{number}"),
            format!("id = \"g{number}\"\nbase = \"{base}\"\nbase-engine = {engine}\n{ABOUT}"),
        );
    }
    games
}

#[test]
fn the_depth_of_bases_is_bounded() {
    let text = "id = \"g0\"\nbase = \"g1\"\nbase-engine = [\"weights\", \"net\"]\n".to_owned() + ABOUT;
    let loaded = |length| {
        let games = chain(length);
        load_with(&text, "g0", &move |id: &str| games.get(id).cloned())
    };
    let deepest = loaded(limits::BASES).definition.unwrap();
    assert_eq!(deepest.bases.len(), limits::BASES);
    // The third file takes no net from its base, so nobody takes one from there.
    assert_eq!(
        deepest.bases.iter().map(|base| (base.weights, base.net)).take(4).collect::<Vec<_>>(),
        [(true, true), (true, true), (true, false), (true, false)]
    );
    let deeper = loaded(limits::BASES + 1);
    assert!(deeper.definition.is_none());
    assert!(deeper.diagnostics[0].problem.to_string().contains("builds on too many"), "{:?}", deeper.diagnostics);
}

/// The directions of `small`.
const NAMES: &str = "Q = \"orthogonal; diagonal\"\nR = \"forward Q\"\n";

const LENDER: &str = r#"
[zones]
far-edge = "rank 9"
middle = "cells c3"
corner-and-middle = "cells a1, middle"

[directions]
W = "orthogonal"
Z = "W; diagonal"
"#;

/// `small` with other directions and other moves of its king.
fn with_names(names: &str, king: &str) -> String {
    assert!(SMALL.contains(NAMES) && SMALL.contains("step Q"));
    SMALL.replacen(NAMES, names, 1).replacen("step Q", king, 1)
}

/// A game like `small` that takes names from `lender`; loads it and returns it with what is printed about it.
fn borrowing(uses: &str, names: &str, king: &str) -> (Option<Definition>, String) {
    let text = with_names(names, king).replacen("language = 1", &format!("language = 1\nuse = {uses}"), 1);
    let known = |id: &str| match id {
        "lender" => Some(LENDER.to_owned()),
        "other" => Some("[directions]\nZ = \"2:1\"\n".to_owned()),
        "broken" => Some("[zones".to_owned()),
        _ => None,
    };
    let loaded = load_with(&text, "small", &known);
    let printed = render(&loaded.diagnostics, "small.toml", &text, false);
    (loaded.definition, printed)
}

#[test]
fn names_of_other_games_are_taken_as_far_as_they_are_mentioned() {
    let own = with_names("W = \"orthogonal\"\nZ = \"W; diagonal\"\n", "step Z");
    // The zone beyond the board is not mentioned, and does no harm.
    let (found, printed) = borrowing("[\"lender\"]", "", "step Z");
    assert_eq!(printed, "");
    let found = found.unwrap();
    assert_eq!(found.lenders, ["lender"]);
    assert_same(found, variorum_gamedef::load(&own, "small").definition.unwrap());
}

#[test]
fn own_names_go_before_those_of_other_games_and_first_before_later_ones() {
    let knight = variorum_gamedef::load(&with_names("Z = \"2:1\"\n", "step Z"), "small").definition.unwrap();
    let (own, printed) = borrowing("[\"lender\"]", "Z = \"2:1\"\n", "step Z");
    assert!(printed.contains("Warning: no zone and no directions of this game are mentioned"), "{printed}");
    assert_same(own.unwrap(), knight.clone());
    let (first, _) = borrowing("[\"other\", \"lender\"]", "", "step Z");
    assert_same(first.unwrap(), knight);
}

#[test]
fn games_that_lend_nothing_or_cannot_be_read_are_reported_where_they_are_named() {
    let many = format!("[{}]", (0..=limits::LENDERS).map(|n| format!("\"lender{n}\"")).collect::<Vec<_>>().join(", "));
    for (uses, expected) in [
        ("[\"lender\"]", "no zone and no directions of this game are mentioned"),
        ("[\"lendr\"]", "there is no game named `lendr`"),
        ("[\"broken\"]", "the file of `broken` is not TOML"),
        ("[\"small\"]", "this game would build on itself: small → small"),
        ("[\"lender\", \"lender\"]", "`lender` occurs twice in this list"),
        ("[\"Lender\"]", "`Lender` cannot be an id"),
        ("\"lender\"", "`use` must be"),
        (many.as_str(), "there is no game named `lender0`"),
    ] {
        let (_, printed) = borrowing(uses, NAMES, "step Q");
        assert!(printed.contains(expected), "{uses}:\n{printed}");
    }
}

#[test]
fn a_base_brings_the_names_that_it_takes_and_a_fault_in_a_lent_name_is_shown_in_its_file() {
    let base = SMALL.replacen("language = 1", "language = 1\nuse = [\"lender\"]", 1).replacen("step Q", "step Z", 1);
    let known = |id: &str| match id {
        "small" => Some(base.clone()),
        "lender" => Some(LENDER.to_owned()),
        "faulty" => Some("[directions]\nZ = \"orthgonal\"\n".to_owned()),
        _ => None,
    };
    let loaded = load_with(&own("", ""), "own", &known);
    assert_eq!(loaded.definition.unwrap().lenders, ["lender"]);

    let faulty = base.replace("lender", "faulty");
    let loaded = load_with(&faulty, "small", &known);
    let printed = render(&loaded.diagnostics, "small.toml", &faulty, false);
    assert!(printed.contains("faulty.toml:2:") && printed.contains("orthogonal"), "{printed}");
}

/// What a piece can do is said by `moves`, by `betza` or by both, and inherited together.
#[test]
fn moves_and_betza_replace_each_other() {
    let rook = |keys: &str| defined(&own("", &format!("[[piece]]\nid = \"rook\"\n{keys}\n")));
    let phrases = |definition: &Definition| {
        let rook = definition.pieces.iter().find(|piece| piece.id == "rook").unwrap();
        rook.motions.iter().map(|motion| motion.text.clone()).collect::<Vec<_>>()
    };
    let betza = rook("betza = \"NfmW\"");
    assert_eq!(phrases(&betza), ["leap 2:1", "step forward orthogonal, moving"]);
    assert_same(betza, rook("moves = [\"leap 2:1\", \"step forward orthogonal, moving\"]"));
    let both = rook("moves = [\"as in base\"]\nbetza = \"N\"");
    assert_eq!(phrases(&both), [phrases(&small()), vec!["leap 2:1".to_owned()]].concat());
    // A base with Betza notation.
    let grandchild =
        own("", "[[piece]]\nid = \"rook\"\nmoves = [\"step diagonal\"]\n").replace("\"small\"", "\"parent\"");
    let parent = own("", "[[piece]]\nid = \"rook\"\nbetza = \"N\"\n").replace("id = \"own\"", "id = \"parent\"");
    let read = |id: &str| match id {
        "small" => Some(SMALL.to_owned()),
        "parent" => Some(parent.clone()),
        _ => None,
    };
    let loaded = load_with(&grandchild, "own", &read);
    assert!(loaded.diagnostics.is_empty());
    assert_eq!(phrases(&loaded.definition.unwrap()), ["step diagonal"]);
}
