//! Positions are equal when their texts are, and have the same hash when they differ by their counters alone: repetition and the search table rely on
//! it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use variorum_rules::audit;
use variorum_rules::{Position, Rules};

/// Positions of one game that are compared with each other.
const MOST: usize = 60;

/// The texts of positions in the case files, by game.
fn cases() -> BTreeMap<String, Vec<String>> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let value = |line: &str, key: &str| {
        let (_, rest) = line.split_once(&format!("\"{key}\": \""))?;
        Some(rest.split_once('"')?.0.to_owned())
    };
    for file in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "jsonl")) {
        for line in fs::read_to_string(file).unwrap().lines() {
            if let (Some(game), Some(text)) = (value(line, "game"), value(line, "position")) {
                texts.entry(game).or_default().push(text);
            }
        }
    }
    texts
}

/// The fields of a text that decide which turns are legal: all but the two counters.
fn identity(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    fields.iter().enumerate().filter(|(at, _)| *at != 4 && *at != 5).map(|(_, field)| format!("{field} ")).collect()
}

/// Changes of single fields, as far as the game knows what they mean; not all of them are positions.
fn changed(text: &str) -> Vec<String> {
    let fields: Vec<&str> = text.split(' ').collect();
    let with = |at: usize, field: &str| {
        let mut fields = fields.clone();
        fields[at] = field;
        fields.join(" ")
    };
    let mut texts = vec![with(1, if fields[1] == "w" { "b" } else { "w" }), with(2, "-"), with(3, "-")];
    if let Some((placement, _)) = fields[0].split_once('[') {
        texts.push(with(0, &format!("{placement}[]")));
    }
    // Extras: each left out, and duties with another count.
    for at in 6..fields.len() {
        let mut fewer = fields.clone();
        let extra = fewer.remove(at);
        texts.push(fewer.join(" "));
        if let Some(less) = extra.strip_suffix('2') {
            texts.push(with(at, &format!("{less}1")));
        }
    }
    texts
}

fn read(rules: &Arc<Rules>, text: &str) -> Option<Position> {
    Position::parse(rules, text).ok()
}

#[test]
fn positions_and_hashes_differ_when_their_texts_do() {
    let mut compared = BTreeMap::new();
    for (game, texts) in cases() {
        let Ok(rules) = variorum_library::rules(&game) else { continue };
        let mut positions: BTreeMap<String, Position> = BTreeMap::new();
        for text in texts.iter().take(MOST) {
            for text in [vec![text.clone()], changed(text)].concat() {
                let Some(position) = read(&rules, &text) else { continue };
                assert_eq!(audit::running_hash(&position), audit::hash_from_scratch(&position), "{game}: {text}");
                // Our own text says what was understood.
                let own = position.text();
                let known = positions.entry(identity(&own)).or_insert_with(|| position.clone());
                assert_eq!(read(&rules, &own).as_ref(), Some(&position), "{game}: {own}");
                assert_eq!(known.hash(), position.hash(), "{game}: {own}");
            }
        }
        let all: Vec<(&String, &Position)> = positions.iter().collect();
        for (at, (one_text, one)) in all.iter().enumerate() {
            for (other_text, other) in &all[at + 1..] {
                assert_ne!(one, other, "{game}: {one_text} and {other_text}");
                assert_ne!(one.hash(), other.hash(), "{game}: {one_text} and {other_text}");
                *compared.entry(game.clone()).or_insert(0) += 1;
            }
        }
    }
    assert!(compared.len() >= 20 && compared.values().sum::<usize>() > 10_000, "{compared:?}");
}
