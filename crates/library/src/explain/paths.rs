//! Paths in words: `straight or diagonally forward`, `two cells one way and one at right angles`.

use gamedef::definition::{Continuation, Directions, LevelPart, RankPart, RingPart, Step};

use super::words::{alternatives, counted, either, number};

/// The shape of a single step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Straight,
    Diagonal,
    Triagonal,
    Other,
}

/// How far it goes along the axes, the greatest first.
pub(super) fn sizes(step: &Step) -> [u8; 3] {
    let mut sizes = step.shape;
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes
}

/// The shape of a step.
pub(super) fn shape(step: &Step) -> Shape {
    match sizes(step) {
        [1, 0, 0] => Shape::Straight,
        [1, 1, 0] => Shape::Diagonal,
        [1, 1, 1] => Shape::Triagonal,
        _ => Shape::Other,
    }
}

impl Shape {
    const fn adverb(self) -> &'static str {
        match self {
            Self::Straight => "straight",
            Self::Diagonal => "diagonally",
            Self::Triagonal => "triagonally",
            Self::Other => "",
        }
    }

    const fn adjective(self) -> &'static str {
        match self {
            Self::Straight => "straight",
            Self::Diagonal => "diagonal",
            Self::Triagonal => "triagonal",
            Self::Other => "",
        }
    }
}

/// Are all these single steps to a cell that touches the one before?
pub(super) fn all_touching(directions: &[Directions]) -> bool {
    directions.iter().all(|one| matches!(one.steps.as_slice(), [step] if shape(step) != Shape::Other))
}

/// Which way single steps go. `riding`: the step is repeated, so that it matters how it goes on.
pub(super) fn ways(directions: &[Directions], in_space: bool, riding: bool) -> String {
    // Shapes with the same words after them stand together.
    let mut groups: Vec<(String, Vec<Shape>)> = Vec::new();
    for one in directions {
        let Some(step) = one.steps.first() else { continue };
        let mut tail = tail(step, in_space);
        let ending = one.rank_total.map_or("", |total| if total > 0 { "forward" } else { "backward" });
        if step.rank.is_none() && !ending.is_empty() {
            tail = format!("{tail} {ending}").trim().to_owned();
        }
        if riding {
            match one.continuation {
                Continuation::Straight => {}
                Continuation::Turning => tail.push_str(" (turning its corners)"),
                Continuation::Reflecting => tail.push_str(" (bending at corners and in the middle)"),
            }
        }
        match groups.iter_mut().find(|(known, _)| *known == tail) {
            Some((_, shapes)) => {
                if !shapes.contains(&shape(step)) {
                    shapes.push(shape(step));
                }
            }
            None => groups.push((tail, vec![shape(step)])),
        }
    }
    let adverbs = |shapes: &[Shape]| either(&shapes.iter().map(|shape| shape.adverb().to_owned()).collect::<Vec<_>>());
    if let [(tail, shapes)] = groups.as_slice() {
        return match (tail.as_str(), shapes.len()) {
            ("", 2) if !in_space => format!("in any direction, {}", adverbs(shapes)),
            ("", 2) if !shapes.contains(&Shape::Triagonal) => format!("in any of 18 directions, {}", adverbs(shapes)),
            ("", 3) => format!("in any of the 26 directions, {}", adverbs(shapes)),
            ("", _) => adverbs(shapes),
            ("sideways", 1) => tail.clone(),
            (_, 1) => format!("{} {tail}", adverbs(shapes)),
            _ => format!("{tail}, {}", adverbs(shapes)),
        };
    }
    let items: Vec<String> = groups
        .iter()
        .map(|(tail, shapes)| match tail.as_str() {
            "" => {
                let kinds: Vec<String> = shapes.iter().map(|shape| shape.adjective().to_owned()).collect();
                format!("in any {} direction", either(&kinds))
            }
            "sideways" => tail.clone(),
            _ => format!("{} {tail}", adverbs(shapes)),
        })
        .collect();
    alternatives(&items)
}

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

/// Does it change levels, one way only?
pub(super) fn vertical(step: &Step) -> bool {
    matches!(step.level, Some(LevelPart::Upward | LevelPart::Downward))
}

/// Whole paths from start to end, for leaps and lame leaps.
pub(super) fn whole_paths(directions: &[Directions], in_space: bool) -> String {
    if all_touching(directions) {
        return format!("one cell {}", ways(directions, in_space, false));
    }
    let items: Vec<String> = directions.iter().map(|one| whole_path(one, in_space)).collect();
    alternatives(&items)
}

fn whole_path(path: &Directions, in_space: bool) -> String {
    let steps = path.steps.as_slice();
    if let [step] = steps {
        return single(step, path.rank_total, in_space);
    }
    let alike = steps.windows(2).all(|pair| pair[0] == pair[1]);
    let mut text = match steps.first() {
        Some(step) if alike && shape(step) != Shape::Other => {
            let way = format!("{} {}", shape(step).adverb(), tail(step, in_space));
            format!("{} {} in one direction", counted(steps.len(), "step"), way.trim())
        }
        _ => {
            let mut parts = Vec::new();
            for (at, step) in steps.iter().enumerate() {
                parts.push(one_of_several(step, at.checked_sub(1).and_then(|before| steps.get(before)), in_space));
            }
            parts.join(" and then ")
        }
    };
    if let Some(total) = path.rank_total {
        text.push_str(", ");
        text.push_str(&ranks(total));
        text.push_str(" in all");
    }
    text
}

fn one_of_several(step: &Step, before: Option<&Step>, in_space: bool) -> String {
    let what = match shape(step) {
        Shape::Other => numbers(sizes(step)),
        known => format!("one step {}", known.adverb()),
    };
    let Some(before) = before else { return format!("{what} {}", tail(step, in_space)).trim().to_owned() };
    let onward = step.shape.iter().zip(before.shape).any(|(&a, b)| a > 0 && b > 0);
    // The signs of a path hold for all its steps: what goes on the same way need not be said again.
    let step = if onward && step.rank == before.rank { Step { rank: None, ..*step } } else { *step };
    let tail = tail(&step, in_space);
    match (onward, tail.is_empty()) {
        (true, true) => format!("{what} onward"),
        (true, false) => format!("{what} onward, {tail}"),
        (false, true) => format!("{what} at right angles to the first"),
        (false, false) => format!("{what} {tail}, at right angles to the first"),
    }
}

/// A leap of one step.
fn single(step: &Step, rank_total: Option<i8>, in_space: bool) -> String {
    let [a, b, c] = sizes(step);
    let tail = tail(step, in_space);
    if let Some(total) = rank_total {
        let along = total.unsigned_abs();
        let rest: Vec<u8> = [a, b, c].into_iter().filter(|&size| size > 0).collect();
        if let Some(at) = rest.iter().position(|&size| size == along) {
            let others: Vec<u8> = rest.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &n)| n).collect();
            let aside = |n: &u8| counted(usize::from(*n), if in_space { "file or level" } else { "file" });
            let text = match others.as_slice() {
                [] => ranks(total),
                [one] => format!("{} and {} to the side", ranks(total), aside(one)),
                [one, two, ..] => {
                    format!(
                        "{}, {} to the side and {} up or down",
                        ranks(total),
                        number((*one).into()),
                        number((*two).into())
                    )
                }
            };
            return format!("{text} {}", tail_without_rank(step, in_space)).trim().to_owned();
        }
    }
    let knight =
        if [a, b, c] == [2, 1, 0] && tail.is_empty() && rank_total.is_none() { " (a chess knight's leap)" } else { "" };
    format!("{}{knight} {tail}", numbers([a, b, c])).trim().to_owned()
}

fn tail_without_rank(step: &Step, in_space: bool) -> String {
    tail(&Step { rank: None, ..*step }, in_space)
}

/// `two ranks forward`.
fn ranks(total: i8) -> String {
    match total {
        0 => "staying on its rank".to_owned(),
        1.. => format!("{} forward", counted(usize::from(total.unsigned_abs()), "rank")),
        _ => format!("{} backward", counted(usize::from(total.unsigned_abs()), "rank")),
    }
}

/// Sizes of a leap, the greatest first.
fn numbers([a, b, c]: [u8; 3]) -> String {
    let cells = |n: u8| counted(usize::from(n), "cell");
    match (a, b, c) {
        (a, 0, 0) => format!("{} straight", cells(a)),
        (a, b, 0) if a == b => format!("{} diagonally", cells(a)),
        (a, b, c) if a == b && b == c => format!("{} triagonally", cells(a)),
        (a, b, 0) => format!("{} one way and {} at right angles to it", cells(a), number(b.into())),
        (a, b, c) => {
            format!("{} one way, {} a second way and {} the third way", cells(a), number(b.into()), number(c.into()))
        }
    }
}

/// The two steps of a zigzag: `straight and diagonally`.
pub(super) fn zigzag(path: &Directions, in_space: bool) -> String {
    let parts: Vec<String> = path
        .steps
        .iter()
        .map(|step| match shape(step) {
            Shape::Other => format!("by {} {}", numbers(sizes(step)), tail(step, in_space)).trim().to_owned(),
            known => format!("{} {}", known.adverb(), tail(step, in_space)).trim().to_owned(),
        })
        .collect();
    super::words::both(&parts)
}
