//! Bent paths in the words of the language.
//!
//! A path term such as `orthogonal > diagonal` stands for all the paths that begin like it in one of eight orientations. A step with a minus sign turns back.

use std::collections::BTreeSet;

use crate::notation::Step;

/// How much of the direction of its steps a term says, the shortest first.
#[derive(Clone, Copy)]
enum Said {
    /// Nothing.
    Shapes,
    /// Which way the first step goes along the ranks.
    First,
    /// Which way each step goes along the ranks.
    Ranks,
    /// Which way each step goes along ranks and files.
    All,
    /// That, and how far the path leads ahead.
    Total,
}

const SAID: [Said; 5] = [Said::Shapes, Said::First, Said::Ranks, Said::All, Said::Total];

/// Terms that together mean just these paths; `None` if no terms do.
pub(crate) fn terms(paths: &[Vec<Step>]) -> Option<Vec<String>> {
    let all: BTreeSet<Vec<Step>> = paths.iter().cloned().collect();
    let mut left = all.clone();
    let mut found = Vec::new();
    let mut in_order: Vec<&Vec<Step>> = all.iter().collect();
    in_order.sort_by_key(|path| path.len());
    for path in in_order {
        if !left.contains(path) {
            continue;
        }
        let shapes = shapes(path);
        let fits = |said: &&Said| meant(&shapes, path, **said).is_subset(&all);
        let said = *SAID.iter().find(fits)?;
        for path in meant(&shapes, path, said) {
            left.remove(&path);
        }
        found.push(term(&shapes, path, said));
    }
    Some(found)
}

/// The sizes of the steps along one axis and the other, negative where a step goes back against the first step along this axis.
fn shapes(path: &[Step]) -> Vec<Step> {
    let outward =
        |part: fn(&Step) -> i8| path.iter().map(|step| part(step).signum()).find(|sign| *sign != 0).unwrap_or(1);
    let (right, ahead) = (outward(|step| step.0), outward(|step| step.1));
    let sizes = path.iter().map(|step| (step.0 * right, step.1 * ahead));
    // The first step that is longer along one axis decides which axis comes first.
    let turned =
        sizes.clone().find(|(file, rank)| file.abs() != rank.abs()).is_some_and(|(file, rank)| file.abs() < rank.abs());
    sizes.map(|(file, rank)| if turned { (rank, file) } else { (file, rank) }).collect()
}

/// The paths that a term means which says so much about this one.
fn meant(shapes: &[Step], path: &[Step], said: Said) -> BTreeSet<Vec<Step>> {
    let total = |path: &[Step]| path.iter().map(|step| i16::from(step.1)).sum::<i16>();
    let mut found = BTreeSet::new();
    for turned in [false, true] {
        for (right, ahead) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let place = |&(long, short): &Step| {
                let (file, rank) = if turned { (short, long) } else { (long, short) };
                (file * right, rank * ahead)
            };
            let other: Vec<Step> = shapes.iter().map(place).collect();
            let same = |part: fn(&Step) -> i8, steps: usize| {
                path.iter().zip(&other).take(steps).all(|(one, other)| part(one).signum() == part(other).signum())
            };
            let ranks = |steps: usize| same(|step| step.1, steps);
            let files = || same(|step| step.0, path.len());
            let fits = match said {
                Said::Shapes => true,
                Said::First => ranks(1),
                Said::Ranks => ranks(path.len()),
                Said::All => ranks(path.len()) && files(),
                Said::Total => ranks(path.len()) && files() && total(path) == total(&other),
            };
            if fits {
                found.insert(other);
            }
        }
    }
    found
}

fn term(shapes: &[Step], path: &[Step], said: Said) -> String {
    let mut parts = Vec::new();
    for (number, (&(long, short), &(file, rank))) in shapes.iter().zip(path).enumerate() {
        let ahead = match rank.signum() {
            1 => "forward ",
            -1 => "backward ",
            _ => "sideways ",
        };
        let side = match file.signum() {
            1 => "rightward ",
            -1 => "leftward ",
            _ => "",
        };
        let words = match said {
            Said::Shapes => String::new(),
            Said::First if number > 0 => String::new(),
            Said::First | Said::Ranks => ahead.to_owned(),
            // A step straight along the file needs no word about files.
            Said::All | Said::Total => format!("{ahead}{side}"),
        };
        // The first axis of an orthogonal step tells whether the path turns a right angle.
        let straight = shapes.iter().all(|shape| shape.1 == 0 || shape.0 == shape.1);
        let shape = match (long, short) {
            (1, 1) => "diagonal".to_owned(),
            (1, 0) if straight => "orthogonal".to_owned(),
            _ => format!("{long}:{short}"),
        };
        parts.push(format!("{words}{shape}"));
    }
    let total: i16 = path.iter().map(|step| i16::from(step.1)).sum();
    let end = if matches!(said, Said::Total) { format!(" rank{total:+}") } else { String::new() };
    format!("{}{end}", parts.join(" > "))
}
