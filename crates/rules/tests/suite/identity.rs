//! Positions are equal when their texts are, and have the same hash when they differ by their counters alone: repetition and the search table rely on
//! it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use variorum_rules::audit;
use variorum_rules::{Position, Rules};

use crate::board::placed;

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

/// Positions of one game that differ from each other, and by their hashes.
#[track_caller]
fn all_differ(game: &str, texts: &[&str]) {
    let rules = variorum_library::rules(game).unwrap();
    let positions: Vec<Position> = texts.iter().map(|text| Position::parse(&rules, text).unwrap()).collect();
    for (at, one) in positions.iter().enumerate() {
        for other in &positions[at + 1..] {
            assert_ne!(one, other);
            assert_ne!(one.hash(), other.hash(), "{one:?} and {other:?}");
        }
    }
}

/// G-4: the same position has the same hands.
#[test]
fn positions_differ_by_hands_alone() {
    all_differ(
        "crazyhouse",
        &["[]", "[Q]", "[q]", "[2Q]", "[R]", "[Qq]"]
            .map(|hands| format!("4k3/8/8/8/8/8/8/4K3{hands} w - - 0 1"))
            .each_ref()
            .map(String::as_str),
    );
}

/// G-4, ST-18: the same position has the same lost pieces that may come back.
#[test]
fn positions_differ_by_lost_pieces_alone() {
    let tails = ["w", "w lost=R", "w lost=r", "w lost=2R", "w lost=U"];
    let texts = tails.map(|tail| placed("stockyang", "Kza1 kzg10 Bwd4", tail));
    all_differ("stockyang", &texts.each_ref().map(String::as_str));
}

/// G-4 (“every other right”), ST-26: what an Emperor may do next turn depends on how many turns it still has to come home.
#[test]
fn positions_differ_by_the_duty_to_come_home_alone() {
    let tails = ["w", "w home=W2", "w home=W1", "w home=B2", "w home=B1", "w home=W1,B2", "w home=W2,B1"];
    let texts = tails.map(|tail| placed("stock-taijitu", "Kub2 kuf9 Nta4 ntg6", tail));
    all_differ("stock-taijitu", &texts.each_ref().map(String::as_str));
}

/// SR-25: the ko state counts for repetition.
#[test]
fn positions_differ_by_the_ko_alone() {
    let placement = "4k3/8/8/1*6/1*1%%1*1/1*6/8/8/4K3 w - - 0 1";
    let texts = ["", " ko=b4>a4", " ko=b4>c4", " ko=b6>a6"].map(|ko| format!("{placement}{ko}"));
    all_differ("stones-and-relays", &texts.each_ref().map(String::as_str));
}
