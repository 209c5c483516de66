//! English for paths: `straight or diagonally forward`, `two cells one way and one at right angles`.

use variorum_gamedef::definition::{LevelPart, RankPart, RingPart, Step};

use super::paths::{PathWords, Shape, shape, vertical};
use super::words::{alternatives, counted, number};

pub(super) const PATHS: PathWords = PathWords {
    adverbs: ["straight", "diagonally", "triagonally"],
    adjectives: ["straight", "diagonal", "triagonal"],
    and: "and",
    or: "or",
    alternatives,
    forward: "forward",
    backward: "backward",
    sideways: "sideways",
    turning: "(turning its corners)",
    reflecting: "(bending at corners and in the middle)",
    anywhere: ["in any direction", "in any of 18 directions", "in any of the 26 directions"],
    any: |shapes| format!("in any {shapes} direction"),
    tail,
    number,
    cells: |count| counted(count, "cell"),
    ranks: |count| counted(count, "rank"),
    steps: |count| counted(count, "step"),
    aside: |count, in_space| counted(count, if in_space { "file or level" } else { "file" }),
    aside_in_space: number,
    to_the_side: "to the side",
    up_or_down: "up or down",
    one_cell: "one cell",
    one_step: "one step",
    in_one_direction: "in one direction",
    then: " and then ",
    in_all: |ranks| format!("{ranks} in all"),
    onward: "onward",
    at_right_angles: "at right angles to the first",
    same_rank: "staying on its rank",
    knights_leap: "a chess knight's leap",
    two_axes: |a, b| format!("{a} one way and {b} at right angles to it"),
    three_axes: |a, b, c| format!("{a} one way, {b} a second way and {c} the third way"),
    by: "by",
};

/// The words after a step's shape: `forward`, `across its rank`, `in or out`.
fn tail(step: &Step, in_space: bool) -> String {
    let straight = shape(step) == Shape::Straight;
    let mut words: Vec<&str> = Vec::new();
    match step.rank {
        Some(RankPart::Forward) => words.push("forward"),
        Some(RankPart::Backward) => words.push("backward"),
        Some(RankPart::Lengthwise) if in_space || straight => words.push("forward or backward"),
        Some(RankPart::Sideways) if !in_space => words.push("sideways"),
        Some(RankPart::Sideways) if !(straight && vertical(step)) => words.push("across its rank"),
        _ => {}
    }
    match step.level {
        Some(LevelPart::Upward) if straight => words.push("up"),
        Some(LevelPart::Downward) if straight => words.push("down"),
        Some(LevelPart::Upward) if words.is_empty() => words.push("upward"),
        Some(LevelPart::Downward) if words.is_empty() => words.push("downward"),
        Some(LevelPart::Upward) => words.push("and upward"),
        Some(LevelPart::Downward) => words.push("and downward"),
        Some(LevelPart::Flat) => words.push("on its level"),
        None => {}
    }
    let words = words.join(" ");
    match (step.ring, words.as_str()) {
        (None, _) => words,
        (Some(RingPart::Keeping), "") => "round its ring".to_owned(),
        (Some(RingPart::Keeping), _) => format!("{words} round its ring"),
        (Some(RingPart::Changing), "") => "in or out".to_owned(),
        (Some(RingPart::Changing), "across its rank") => "in or out across its rank".to_owned(),
        (Some(RingPart::Changing), _) => format!("{words}, in or out"),
    }
}
