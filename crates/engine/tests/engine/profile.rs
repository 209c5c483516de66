//! What the engine plays a game with: the defaults, and what the library's files say.
use std::fmt::Write;
use std::sync::Arc;

use variorum_engine::{Engine, Options, Profile, Terms};
use variorum_rules::Rules;

/// A made-up game on a board of ten ranks and so many files, with pieces of chess on the first eight of them.
fn made_up(files: usize, pieces: &str) -> Arc<Rules> {
    let text = include_str!("../games/wedding.toml");
    let (head, _) = text.split_once("[endings]").unwrap();
    let head = head.replace("files = 8", &format!("files = {files}")).replace("ranks = 8", "ranks = 10");
    let rest = files - 8;
    let pawns = format!("pppppppp{rest}");
    let [back, empty] = [format!("{pieces}{rest}"), format!("{files}")];
    let rows = [&back, &pawns, &empty, &empty, &empty, &empty, &empty, &empty, &pawns.to_uppercase(), &back.to_uppercase()];
    let rows = rows.map(String::as_str).join("/");
    let text = format!(
        "{head}[endings]\nstalemate = \"draw\"\n\n[[start]]\nname = \"Usual\"\nposition = \"{rows} w - - 0 1\"\n"
    );
    let loaded = variorum_gamedef::load(&text, "wedding");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    Rules::compile(&definition).unwrap()
}

#[test]
fn a_board_of_130_cells_is_played_like_one_of_120() {
    let [small, large] = [12, 13].map(|files| Profile::measured(&made_up(files, "rnbckbnr")));
    assert_eq!((&small.search, small.terms), (&large.search, large.terms));
    assert!(!small.search.prune_pv_nodes && small.search.quiescence_checks && small.terms.mobility);
}

#[test]
fn the_number_of_actions_decides_on_boards_of_the_same_size() {
    // Thirty files of rooks and bishops: hundreds of actions; a board as large with a single rook: few.
    let [many, few] = ["rbrbkbrb", "rk6"].map(|pieces| Profile::measured(&made_up(30, pieces)));
    assert_ne!(many.search, few.search);
}

/// Every option and term of every game of the library. The first paragraph has the usual ones, the others what differs from them.
#[test]
fn settings_of_every_game() {
    let mut text = String::from("usual\n");
    let (options, terms) = (Options::default(), Terms::default());
    for name in Options::NAMES {
        writeln!(text, "  {name} = {}", options.get(name).unwrap()).unwrap();
    }
    for name in Terms::NAMES {
        writeln!(text, "  {name} = {}", terms.get(name).unwrap()).unwrap();
    }
    for id in variorum_library::ids() {
        let rules = crate::rules(&id);
        let own = Profile::of(&rules).unwrap_or_else(|errors| panic!("{id}: {errors}"));
        assert_eq!(Engine::new(rules.clone()).profile(), own, "{id}");
        writeln!(text, "{id}").unwrap();
        for name in Options::NAMES.iter().filter(|name| own.search.get(name) != options.get(name)) {
            writeln!(text, "  {name} = {}", own.search.get(name).unwrap()).unwrap();
        }
        for name in Terms::NAMES.iter().filter(|name| own.terms.get(name) != terms.get(name)) {
            writeln!(text, "  {name} = {}", own.terms.get(name).unwrap()).unwrap();
        }
    }
    insta::assert_snapshot!(text);
}

/// Tuned weights belong to the options and terms that they were tuned with, so a file of weights names these.
#[test]
fn files_of_weights_name_every_setting_whose_default_is_measured() {
    for id in variorum_library::ids() {
        let rules = crate::rules(&id);
        let Some(text) = &rules.definition().weights else { continue };
        let mut other = Profile::measured(&rules);
        let own = other.clone().overlaid(rules.definition(), text).unwrap();
        let written = own.to_text(rules.definition(), &own);
        for name in Options::NAMES.iter().filter(|name| written.contains(&format!("\n{name} = "))) {
            let flipped = match own.search.get(name).unwrap() {
                variorum_engine::OptionValue::Switch(on) => variorum_engine::OptionValue::Switch(!on),
                variorum_engine::OptionValue::Number(number) => variorum_engine::OptionValue::Number(number + 1),
            };
            other.search.set(name, flipped).unwrap();
        }
        let again = other.overlaid(rules.definition(), text).unwrap();
        assert_eq!(again, own, "{id}");
    }
}
