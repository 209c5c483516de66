//! Paths in German: `vorwärts, gerade oder schräg`, `zwei Felder in eine Richtung und eines im rechten Winkel dazu`.

use gamedef::definition::{Continuation, Directions, LevelPart, RankPart, RingPart, Step};

use super::super::paths::{Shape, all_touching, shape, sizes, vertical};
use super::words::{CELL, FILE, FILE_OR_LEVEL, RANK, STEP, alternatives, both, counted, either, number};

fn adverb(shape: Shape) -> &'static str {
    match shape {
        Shape::Straight => "gerade",
        Shape::Diagonal => "schräg",
        Shape::Triagonal => "doppelt schräg",
        Shape::Other => "",
    }
}

fn adjective(shape: Shape) -> &'static str {
    match shape {
        Shape::Straight => "gerade",
        Shape::Diagonal => "schräge",
        Shape::Triagonal => "doppelt schräge",
        Shape::Other => "",
    }
}

/// Which way single steps go. `riding`: the step is repeated, so that it matters how it goes on.
pub(super) fn ways(directions: &[Directions], in_space: bool, riding: bool) -> String {
    // Shapes with the same words after them stand together.
    let mut groups: Vec<(String, Vec<Shape>)> = Vec::new();
    for one in directions {
        let Some(step) = one.steps.first() else { continue };
        let mut tail = tail(step, in_space);
        let ending = one.rank_total.map_or("", |total| if total > 0 { "vorwärts" } else { "rückwärts" });
        if step.rank.is_none() && !ending.is_empty() {
            tail = format!("{tail} {ending}").trim().to_owned();
        }
        if riding {
            match one.continuation {
                Continuation::Straight => {}
                Continuation::Turning => tail.push_str(" (um die Ecken des Rings herum)"),
                Continuation::Reflecting => tail.push_str(" (an Ringecken und in der Mitte abknickend)"),
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
    let adverbs = |shapes: &[Shape]| either(&shapes.iter().map(|&one| adverb(one).to_owned()).collect::<Vec<_>>());
    if let [(tail, shapes)] = groups.as_slice() {
        return match (tail.as_str(), shapes.len()) {
            ("", 2) if !in_space => format!("in jede Richtung, {}", adverbs(shapes)),
            ("", 2) if !shapes.contains(&Shape::Triagonal) => format!("in 18 Richtungen, {}", adverbs(shapes)),
            ("", 3) => format!("in alle 26 Richtungen, {}", adverbs(shapes)),
            ("", _) => adverbs(shapes),
            ("seitwärts", 1) => tail.clone(),
            (_, 1) => format!("{} {}", adverbs(shapes), tail.trim_start()),
            _ => format!("{tail}, {}", adverbs(shapes)),
        };
    }
    let items: Vec<String> = groups
        .iter()
        .map(|(tail, shapes)| match tail.as_str() {
            "" => {
                let kinds: Vec<String> = shapes.iter().map(|&one| adjective(one).to_owned()).collect();
                format!("in jede {} Richtung", either(&kinds))
            }
            "seitwärts" => tail.clone(),
            _ => format!("{} {}", adverbs(shapes), tail.trim_start()),
        })
        .collect();
    alternatives(&items)
}

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

/// Whole paths from start to end, for leaps and lame leaps.
pub(super) fn whole_paths(directions: &[Directions], in_space: bool) -> String {
    if all_touching(directions) {
        return format!("ein Feld {}", ways(directions, in_space, false));
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
            let way = format!("{} {}", adverb(shape(step)), tail(step, in_space));
            format!("{} {} in einer Richtung", counted(steps.len(), STEP), way.trim())
        }
        _ => {
            let parts = steps.iter().enumerate().map(|(at, step)| {
                one_of_several(step, at.checked_sub(1).and_then(|before| steps.get(before)), in_space)
            });
            parts.collect::<Vec<_>>().join(" und dann ")
        }
    };
    if let Some(total) = path.rank_total {
        text.push_str(&format!(", insgesamt {}", ranks(total)));
    }
    text
}

fn one_of_several(step: &Step, before: Option<&Step>, in_space: bool) -> String {
    let what = match shape(step) {
        Shape::Other => numbers(sizes(step)),
        known => format!("einen Schritt {}", adverb(known)),
    };
    let Some(before) = before else { return format!("{what} {}", tail(step, in_space)).trim().to_owned() };
    let onward = step.shape.iter().zip(before.shape).any(|(&a, b)| a > 0 && b > 0);
    // The signs of a path hold for all its steps: what goes on the same way need not be said again.
    let step = if onward && step.rank == before.rank { Step { rank: None, ..*step } } else { *step };
    let tail = tail(&step, in_space);
    match (onward, tail.is_empty()) {
        (true, true) => format!("{what} weiter"),
        (true, false) => format!("{what} weiter, {tail}"),
        (false, true) => format!("{what} im rechten Winkel zum ersten"),
        (false, false) => format!("{what} {tail}, im rechten Winkel zum ersten"),
    }
}

/// A leap of one step.
fn single(step: &Step, rank_total: Option<i8>, in_space: bool) -> String {
    let size = sizes(step);
    let tail_here = tail(step, in_space);
    if let Some(total) = rank_total {
        let along = total.unsigned_abs();
        let rest: Vec<u8> = size.into_iter().filter(|&size| size > 0).collect();
        if let Some(at) = rest.iter().position(|&size| size == along) {
            let others: Vec<u8> = rest.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &n)| n).collect();
            let aside = |n: u8| counted(n.into(), if in_space { FILE_OR_LEVEL } else { FILE });
            let text = match others.as_slice() {
                [] => ranks(total),
                [one] => format!("{} und {} zur Seite", ranks(total), aside(*one)),
                [one, two, ..] => format!(
                    "{}, {} zur Seite und {} nach oben oder unten",
                    ranks(total),
                    counted((*one).into(), CELL),
                    number((*two).into())
                ),
            };
            let tail = tail(&Step { rank: None, ..*step }, in_space);
            return format!("{text} {tail}").trim().to_owned();
        }
    }
    let knight = size == [2, 1, 0] && tail_here.is_empty() && rank_total.is_none();
    let knight = if knight { " (Springersprung)" } else { "" };
    format!("{}{knight} {tail_here}", numbers(size)).trim().to_owned()
}

/// `zwei Reihen vorwärts`.
fn ranks(total: i8) -> String {
    let ranks = counted(total.unsigned_abs().into(), RANK);
    match total {
        0 => "auf derselben Reihe".to_owned(),
        1.. => format!("{ranks} vorwärts"),
        _ => format!("{ranks} rückwärts"),
    }
}

/// Sizes of a leap, the greatest first.
fn numbers([a, b, c]: [u8; 3]) -> String {
    let cells = |n: u8| counted(usize::from(n), CELL);
    match (a, b, c) {
        (a, 0, 0) => format!("{} gerade", cells(a)),
        (a, b, 0) if a == b => format!("{} schräg", cells(a)),
        (a, b, c) if a == b && b == c => format!("{} doppelt schräg", cells(a)),
        (a, b, 0) => format!("{} in eine Richtung und {} im rechten Winkel dazu", cells(a), number(b.into())),
        (a, b, c) => format!(
            "{} in eine Richtung, {} in eine zweite und {} in die dritte",
            cells(a),
            number(b.into()),
            number(c.into())
        ),
    }
}

/// The two steps of a zigzag: `gerade und schräg`.
pub(super) fn zigzag(path: &Directions, in_space: bool) -> String {
    let part = |step: &Step| match shape(step) {
        Shape::Other => format!("um {} {}", numbers(sizes(step)), tail(step, in_space)).trim().to_owned(),
        known => format!("{} {}", adverb(known), tail(step, in_space)).trim().to_owned(),
    };
    both(&path.steps.iter().map(part).collect::<Vec<_>>())
}
