//! The manual for inventors is true: its example loads, and its reference is the vocabulary.
//!
//! `UPDATE_EXPECT=1 cargo test -p variorum-gamedef` writes the reference anew.

use std::fs;
use std::path::PathBuf;

use variorum_gamedef::reference::{END, START, markdown};

fn manual() -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/language.md");
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn the_reference_is_generated() {
    let (path, text) = manual();
    let wanted = format!("{START}\n\n{}\n{END}\n", markdown());
    let hand_written = text.split(START).next().unwrap();
    expect_test::expect_file![path].assert_eq(&format!("{hand_written}{wanted}"));
}

#[test]
fn the_example_of_the_manual_loads() {
    let (_, text) = manual();
    let example = text.split("```toml\n").find(|block| block.starts_with("id = ")).unwrap();
    let example = example.split("```").next().unwrap();
    let loaded = variorum_gamedef::load(example, "sprint");
    assert!(
        loaded.diagnostics.is_empty(),
        "{}",
        variorum_gamedef::render(&loaded.diagnostics, "sprint.toml", example, false)
    );
}

#[test]
fn the_game_of_the_manual_that_builds_on_another_loads() {
    let (_, text) = manual();
    let example = text.split("```toml\n").find(|block| block.starts_with("id = \"centre-chess\"")).unwrap();
    let example = example.split("```").next().unwrap();
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let bases = |id: &str| fs::read_to_string(games.join(format!("{id}.toml"))).ok();
    let loaded = variorum_gamedef::load_with(example, "centre-chess", &bases);
    let printed = variorum_gamedef::render(&loaded.diagnostics, "centre-chess.toml", example, false);
    assert!(loaded.diagnostics.is_empty(), "{printed}");
    assert_eq!(loaded.definition.unwrap().endings.conditions.len(), 1);
}

#[test]
fn every_key_has_a_heading_and_its_section_is_reachable() {
    for key in variorum_gamedef::vocabulary::KEYS {
        if !key.section.is_empty() {
            assert_ne!(variorum_gamedef::vocabulary::heading(key.section), "the file", "{}", key.section);
        }
        assert!(!key.meaning.is_empty() && !key.example.is_empty());
    }
}
