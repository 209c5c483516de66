//! What the engine plays a game with: the defaults, and what the library's files say.
use std::fmt::Write;
use std::sync::Arc;

use variorum_engine::{Engine, EvalTerms, OptionValue, Options, Profile, RandomMover};
use variorum_rules::{Position, Rules};

/// A made-up game on a board of ten ranks and so many files, with these pieces on both back ranks, and with pawns or without.
fn made_up(files: usize, pieces: &str, pawns: bool) -> Arc<Rules> {
    let text = include_str!("../../games/wedding.toml");
    let (head, _) = text.split_once("marriage = ").unwrap();
    let head = head.replace("files = 8", &format!("files = {files}")).replace("ranks = 8", "ranks = 10");
    let row = |pieces: &str| match files - pieces.len() {
        0 => pieces.to_owned(),
        empty => format!("{pieces}{empty}"),
    };
    let (back, pawns) = (row(pieces), row(if pawns { "pppppppp" } else { "" }));
    let mut rows = vec![files.to_string(); 10];
    (rows[0], rows[1], rows[8], rows[9]) = (back.clone(), pawns.clone(), pawns.to_uppercase(), back.to_uppercase());
    let rows = rows.join("/");
    let text = format!("{head}\n[[start]]\nname = \"Usual\"\nposition = \"{rows} w - - 0 1\"\n");
    let loaded = variorum_gamedef::load(&text, "wedding");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    Rules::compile(&definition).unwrap()
}

#[test]
fn a_board_of_130_cells_is_played_like_one_of_120() {
    let games = [12, 13].map(|files| made_up(files, "rnbckbnr", true));
    let [small, large] = [&games[0], &games[1]].map(Profile::measured);
    assert_eq!((&small.search, small.terms), (&large.search, large.terms));
    assert!(!small.search.prune_pv_nodes && small.search.quiescence_checks && small.terms.mobility);
    // The terms are there too, not only switched on.
    for rules in &games {
        let mut engine = Engine::new(rules.clone());
        let mut mover = RandomMover::new(7);
        let mut position = Position::start(rules);
        let positions: Vec<Position> = std::iter::from_fn(|| {
            position.play_unchecked(mover.choose(&position)?);
            Some(position.clone())
        })
        .take(40)
        .collect();
        for term in ["mobility", "threats", "pawns"] {
            let mut worth = |on| -> Vec<i32> {
                let mut profile = Profile::measured(rules);
                assert!(profile.terms.set(term, on));
                engine.set_profile(profile);
                positions.iter().map(|position| engine.evaluate(position)).collect()
            };
            assert_ne!(worth(true), worth(false), "{term}");
        }
    }
}

#[test]
fn the_number_of_actions_decides_on_boards_of_the_same_size() {
    let [many, few] =
        ["rbrbrbrbrbrbrkrbrbrbrbrbrb", "brk"].map(|pieces| Profile::measured(&made_up(26, pieces, false)));
    assert!(many.search.prune_pv_nodes && !few.search.prune_pv_nodes);
    assert!(!many.terms.mobility && few.terms.mobility);
}

/// Every option and term of every game of the library. The first paragraph has the usual ones, the others what differs from them.
#[test]
fn settings_of_every_game() {
    let mut text = String::from("usual\n");
    let (options, terms) = (Options::default(), EvalTerms::default());
    for name in Options::NAMES {
        writeln!(text, "  {name} = {}", options.get(name).unwrap()).unwrap();
    }
    for name in EvalTerms::NAMES {
        writeln!(text, "  {name} = {}", terms.get(name).unwrap()).unwrap();
    }
    for id in variorum_library::ids() {
        let rules = super::rules(&id);
        let own = Profile::of(&rules).unwrap_or_else(|errors| panic!("{id}: {errors}"));
        assert_eq!(Engine::new(rules.clone()).profile(), own, "{id}");
        writeln!(text, "{id}").unwrap();
        for name in Options::NAMES.iter().filter(|name| own.search.get(name) != options.get(name)) {
            writeln!(text, "  {name} = {}", own.search.get(name).unwrap()).unwrap();
        }
        for name in EvalTerms::NAMES.iter().filter(|name| own.terms.get(name) != terms.get(name)) {
            writeln!(text, "  {name} = {}", own.terms.get(name).unwrap()).unwrap();
        }
    }
    insta::assert_snapshot!(text);
}

/// Tuned weights belong to the options and terms that they were tuned with, so a file of weights names these.
#[test]
fn files_of_weights_name_every_setting_whose_default_is_measured() {
    for id in variorum_library::ids() {
        let rules = super::rules(&id);
        let Some(text) = &rules.definition().weights else { continue };
        let mut other = Profile::measured(&rules);
        let own = other.clone().overlaid(rules.definition(), text).unwrap();
        let written = own.to_text(rules.definition(), &own);
        for name in Options::NAMES.iter().filter(|name| written.contains(&format!("\n{name} = "))) {
            let flipped = match own.search.get(name).unwrap() {
                OptionValue::Switch(on) => OptionValue::Switch(!on),
                OptionValue::Number(number) => OptionValue::Number(number + 1),
            };
            other.search.set(name, flipped).unwrap();
        }
        let again = other.overlaid(rules.definition(), text).unwrap();
        assert_eq!(again, own, "{id}");
    }
}
