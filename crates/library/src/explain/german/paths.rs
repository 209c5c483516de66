//! German for paths: `vorwärts, gerade oder schräg`, `zwei Felder in eine Richtung und eines im rechten Winkel dazu`.

use variorum_gamedef::definition::{LevelPart, RankPart, RingPart, Step};

use super::super::paths::{PathWords, Shape, shape, vertical};
use super::words::{CELL, FILE, FILE_OR_LEVEL, RANK, STEP, alternatives, counted, number};

pub(super) const PATHS: PathWords = PathWords {
    adverbs: ["gerade", "schräg", "doppelt schräg"],
    adjectives: ["gerade", "schräge", "doppelt schräge"],
    and: "und",
    or: "oder",
    alternatives,
    forward: "vorwärts",
    backward: "rückwärts",
    sideways: "seitwärts",
    turning: "(um die Ecken des Rings herum)",
    reflecting: "(an Ringecken und in der Mitte abknickend)",
    anywhere: ["in jede Richtung", "in 18 Richtungen", "in alle 26 Richtungen"],
    any: |shapes| format!("in jede {shapes} Richtung"),
    tail,
    number,
    cells: |count| counted(count, CELL),
    ranks: |count| counted(count, RANK),
    steps: |count| counted(count, STEP),
    aside: |count, in_space| counted(count, if in_space { FILE_OR_LEVEL } else { FILE }),
    aside_in_space: |count| counted(count, CELL),
    to_the_side: "zur Seite",
    up_or_down: "nach oben oder unten",
    one_cell: "ein Feld",
    one_step: "einen Schritt",
    in_one_direction: "in einer Richtung",
    then: " und dann ",
    in_all: |ranks| format!("insgesamt {ranks}"),
    onward: "weiter",
    at_right_angles: "im rechten Winkel zum ersten",
    same_rank: "auf derselben Reihe",
    knights_leap: "Springersprung",
    two_axes: |a, b| format!("{a} in eine Richtung und {b} im rechten Winkel dazu"),
    three_axes: |a, b, c| format!("{a} in eine Richtung, {b} in eine zweite und {c} in die dritte"),
    by: "um",
};

/// The words after a step's shape: `vorwärts`, `innerhalb der Reihe`, `in einen anderen Ring`.
fn tail(step: &Step, in_space: bool) -> String {
    let straight = shape(step) == Shape::Straight;
    let mut words: Vec<&str> = Vec::new();
    match step.rank {
        Some(RankPart::Forward) => words.push("vorwärts"),
        Some(RankPart::Backward) => words.push("rückwärts"),
        Some(RankPart::Lengthwise) if in_space || straight => words.push("vorwärts oder rückwärts"),
        Some(RankPart::Sideways) if !in_space => words.push("seitwärts"),
        Some(RankPart::Sideways) if !(straight && vertical(step)) => words.push("innerhalb der Reihe"),
        _ => {}
    }
    match step.level {
        Some(LevelPart::Upward) if straight => words.push("nach oben"),
        Some(LevelPart::Downward) if straight => words.push("nach unten"),
        Some(LevelPart::Upward) if words.is_empty() => words.push("aufwärts"),
        Some(LevelPart::Downward) if words.is_empty() => words.push("abwärts"),
        Some(LevelPart::Upward) => words.push("und aufwärts"),
        Some(LevelPart::Downward) => words.push("und abwärts"),
        Some(LevelPart::Flat) => words.push("auf derselben Ebene"),
        None => {}
    }
    match step.ring {
        None => {}
        Some(RingPart::Keeping) => words.push("im selben Ring"),
        Some(RingPart::Changing) => words.push("in einen anderen Ring"),
    }
    words.join(" ")
}
