//! Bent paths in the words of the language.
//!
//! A path term such as `orthogonal > diagonal` stands for all the paths that begin like it in one of eight orientations. A step with a minus sign turns back.

use std::collections::{BTreeMap, BTreeSet};

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

/// How often a step of a term is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Times {
    Once,
    UpTo(u8),
    /// As far as the board goes.
    Any,
}

/// A step with how often it is made.
type Part = (Step, Times);

/// Terms that together mean just these paths on a board where nothing leads farther than `reach`; `None` if no terms do.
pub(crate) fn terms(paths: &[Vec<Step>], reach: u8) -> Option<Vec<String>> {
    let all = patterns(paths, reach);
    let mut left = all.clone();
    let mut found = Vec::new();
    let mut in_order: Vec<&Vec<Part>> = all.iter().collect();
    in_order.sort_by_key(|path| path.len());
    for path in in_order {
        if !left.contains(path) {
            continue;
        }
        let shapes = shapes(path);
        let repeats = path.iter().any(|(_, times)| *times != Times::Once);
        let fits =
            |said: &&Said| !(repeats && matches!(said, Said::Total)) && meant(&shapes, path, **said).is_subset(&all);
        let said = *SAID.iter().find(fits)?;
        for path in meant(&shapes, path, said) {
            left.remove(&path);
        }
        found.push(term(&shapes, path, said));
    }
    Some(found)
}

/// Are steps of these paths repeated in their terms?
pub(crate) fn repeats(paths: &[Vec<Step>], reach: u8) -> bool {
    patterns(paths, reach).iter().flatten().any(|(_, times)| *times != Times::Once)
}

/// The paths as patterns of steps, some of them repeated. Paths that differ only in how often they make their steps are one pattern if it means just these, each
/// within the board; else each is a pattern of its own.
fn patterns(paths: &[Vec<Step>], reach: u8) -> BTreeSet<Vec<Part>> {
    // By the steps of a path, without those that follow an equal one: how often each is made.
    let mut alike: BTreeMap<Vec<Step>, BTreeSet<Vec<u8>>> = BTreeMap::new();
    for path in paths {
        let runs = || path.chunk_by(PartialEq::eq);
        let steps = runs().filter_map(|run| run.first().copied()).collect();
        let counts = runs().map(|run| u8::try_from(run.len()).unwrap_or(u8::MAX)).collect();
        alike.entry(steps).or_default().insert(counts);
    }
    let mut found = BTreeSet::new();
    for (steps, counts) in alike {
        match repeated(&steps, &counts, reach) {
            Some(pattern) => {
                found.insert(pattern);
            }
            None => found.extend(counts.iter().map(|counts| written_out(&steps, counts))),
        }
    }
    found
}

/// The one pattern that means these numbers of each step and no others, if there is one with a repeated step.
fn repeated(steps: &[Step], counts: &BTreeSet<Vec<u8>>, reach: u8) -> Option<Vec<Part>> {
    let numbers = |at: usize| counts.iter().filter_map(move |counts| counts.get(at).copied());
    let mut pattern = Vec::new();
    for (at, &step) in steps.iter().enumerate() {
        match (numbers(at).min()?, numbers(at).max()?) {
            (least, most) if least == most => {
                pattern.extend(std::iter::repeat_n((step, Times::Once), usize::from(most)))
            }
            (1, most) => pattern.push((step, Times::UpTo(most))),
            _ => return None,
        }
    }
    if pattern.iter().all(|(_, times)| *times == Times::Once) {
        return None;
    }
    // Where the board alone ends a ride, it has no end of its own.
    for at in 0..pattern.len() {
        let mut further = pattern.clone();
        if further[at].1 != Times::Once {
            further[at].1 = Times::Any;
            if within(&further, reach) == within(&pattern, reach) {
                pattern = further;
            }
        }
    }
    let written: BTreeSet<Vec<Step>> =
        counts.iter().map(|counts| written_out(steps, counts).into_iter().map(|(step, _)| step).collect()).collect();
    (within(&pattern, reach) == written).then_some(pattern)
}

fn written_out(steps: &[Step], counts: &[u8]) -> Vec<Part> {
    let run = |(&step, &count): (&Step, &u8)| std::iter::repeat_n((step, Times::Once), usize::from(count));
    steps.iter().zip(counts).flat_map(run).collect()
}

/// All paths of a pattern that stay within `reach` of their start.
fn within(pattern: &[Part], reach: u8) -> BTreeSet<Vec<Step>> {
    let mut found: BTreeSet<Vec<Step>> = BTreeSet::from([Vec::new()]);
    for &(step, times) in pattern {
        let most = match times {
            Times::Once => 1,
            Times::UpTo(most) => most,
            Times::Any => u8::MAX,
        };
        let mut next = BTreeSet::new();
        for path in found {
            let mut path = path;
            for _ in 0..most {
                path.push(step);
                let part = |of: fn(&Step) -> i8| path.iter().map(|step| i32::from(of(step))).sum::<i32>().abs();
                if part(|step| step.0).max(part(|step| step.1)) > i32::from(reach) {
                    break;
                }
                next.insert(path.clone());
            }
        }
        found = next;
    }
    found
}

/// The sizes of the steps along one axis and the other, negative where a step goes back against the first step along this axis.
fn shapes(path: &[Part]) -> Vec<Step> {
    let outward =
        |part: fn(&Step) -> i8| path.iter().map(|(step, _)| part(step).signum()).find(|sign| *sign != 0).unwrap_or(1);
    let (right, ahead) = (outward(|step| step.0), outward(|step| step.1));
    let sizes = path.iter().map(|(step, _)| (step.0 * right, step.1 * ahead));
    // The first step that is longer along one axis decides which axis comes first.
    let turned =
        sizes.clone().find(|(file, rank)| file.abs() != rank.abs()).is_some_and(|(file, rank)| file.abs() < rank.abs());
    sizes.map(|(file, rank)| if turned { (rank, file) } else { (file, rank) }).collect()
}

/// The paths that a term means which says so much about this one.
fn meant(shapes: &[Step], path: &[Part], said: Said) -> BTreeSet<Vec<Part>> {
    let total = |path: &[Part]| path.iter().map(|(step, _)| i16::from(step.1)).sum::<i16>();
    let mut found = BTreeSet::new();
    for turned in [false, true] {
        for (right, ahead) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let place = |(&(long, short), &(_, times)): (&Step, &Part)| {
                let (file, rank) = if turned { (short, long) } else { (long, short) };
                ((file * right, rank * ahead), times)
            };
            let other: Vec<Part> = shapes.iter().zip(path).map(place).collect();
            let same = |part: fn(&Step) -> i8, steps: usize| {
                let parts = path.iter().zip(&other).take(steps);
                parts
                    .map(|((one, _), (other, _))| (one, other))
                    .all(|(one, other)| part(one).signum() == part(other).signum())
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

fn term(shapes: &[Step], path: &[Part], said: Said) -> String {
    let mut parts = Vec::new();
    for (number, (&(long, short), &((file, rank), times))) in shapes.iter().zip(path).enumerate() {
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
        let times = match times {
            Times::Once => String::new(),
            Times::UpTo(most) => format!("up to {most} "),
            Times::Any => "repeated ".to_owned(),
        };
        parts.push(format!("{times}{words}{shape}"));
    }
    let total: i16 = path.iter().map(|((_, rank), _)| i16::from(*rank)).sum();
    let end = if matches!(said, Said::Total) { format!(" rank{total:+}") } else { String::new() };
    format!("{}{end}", parts.join(" > "))
}
