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

/// A step with the greatest number of times that it is made in a row, at least once; `None`: as far as the board goes.
pub type RepeatedStep = (Step, Option<u8>);

/// Made just once.
const ONCE: Option<u8> = Some(1);

/// All paths of these steps on which no cell is farther than `reach` files or ranks from the start.
///
/// ```
/// // One step diagonally and then any number straight ahead, as one of the paths of a griffon.
/// let griffon = [((1, 1), Some(1)), ((0, 1), None)];
/// let paths = variorum_betza::paths_within(&griffon, 3);
/// assert_eq!(paths.into_iter().collect::<Vec<_>>(), [vec![(1, 1), (0, 1)], vec![(1, 1), (0, 1), (0, 1)]]);
/// ```
#[must_use]
pub fn paths_within(steps: &[RepeatedStep], reach: u8) -> BTreeSet<Vec<Step>> {
    let mut found: BTreeSet<Vec<Step>> = BTreeSet::from([Vec::new()]);
    for &(step, most) in steps {
        let mut next = BTreeSet::new();
        for mut path in found {
            for _ in 0..most.unwrap_or(u8::MAX) {
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

/// Terms that together mean just these paths on a board where nothing leads farther than `reach`; `None` if no terms do.
pub(crate) fn terms(paths: &[Vec<Step>], reach: u8) -> Option<Vec<String>> {
    let all = patterns(paths, reach);
    let mut left = all.clone();
    let mut found = Vec::new();
    let mut in_order: Vec<&Vec<RepeatedStep>> = all.iter().collect();
    in_order.sort_by_key(|path| path.len());
    for path in in_order {
        if !left.contains(path) {
            continue;
        }
        let shapes = shapes(path);
        let repeats = path.iter().any(|(_, times)| *times != ONCE);
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

/// The paths as patterns of steps, some of them repeated. Paths that differ only in how often they make their steps are one pattern if it means just these, each
/// within the board; else each is a pattern of its own.
fn patterns(paths: &[Vec<Step>], reach: u8) -> BTreeSet<Vec<RepeatedStep>> {
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
fn repeated(steps: &[Step], counts: &BTreeSet<Vec<u8>>, reach: u8) -> Option<Vec<RepeatedStep>> {
    let numbers = |at: usize| counts.iter().filter_map(move |counts| counts.get(at).copied());
    let mut pattern = Vec::new();
    for (at, &step) in steps.iter().enumerate() {
        match (numbers(at).min()?, numbers(at).max()?) {
            (least, most) if least == most => pattern.extend(std::iter::repeat_n((step, ONCE), usize::from(most))),
            (1, most) => pattern.push((step, Some(most))),
            _ => return None,
        }
    }
    if pattern.iter().all(|(_, times)| *times == ONCE) {
        return None;
    }
    // Where the board alone ends a ride, it has no end of its own.
    for at in 0..pattern.len() {
        let mut further = pattern.clone();
        if further[at].1 != ONCE {
            further[at].1 = None;
            if paths_within(&further, reach) == paths_within(&pattern, reach) {
                pattern = further;
            }
        }
    }
    let written: BTreeSet<Vec<Step>> =
        counts.iter().map(|counts| written_out(steps, counts).into_iter().map(|(step, _)| step).collect()).collect();
    (paths_within(&pattern, reach) == written).then_some(pattern)
}

fn written_out(steps: &[Step], counts: &[u8]) -> Vec<RepeatedStep> {
    let run = |(&step, &count): (&Step, &u8)| std::iter::repeat_n((step, ONCE), usize::from(count));
    steps.iter().zip(counts).flat_map(run).collect()
}

/// The sizes of the steps along one axis and the other, negative where a step goes back against the first step along this axis.
fn shapes(path: &[RepeatedStep]) -> Vec<Step> {
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
fn meant(shapes: &[Step], path: &[RepeatedStep], said: Said) -> BTreeSet<Vec<RepeatedStep>> {
    let total = |path: &[RepeatedStep]| path.iter().map(|(step, _)| i16::from(step.1)).sum::<i16>();
    let mut found = BTreeSet::new();
    for turned in [false, true] {
        for (right, ahead) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let place = |(&(long, short), &(_, times)): (&Step, &RepeatedStep)| {
                let (file, rank) = if turned { (short, long) } else { (long, short) };
                ((file * right, rank * ahead), times)
            };
            let other: Vec<RepeatedStep> = shapes.iter().zip(path).map(place).collect();
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

fn term(shapes: &[Step], path: &[RepeatedStep], said: Said) -> String {
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
            ONCE => String::new(),
            Some(most) => format!("up to {most} "),
            None => "repeated ".to_owned(),
        };
        parts.push(format!("{times}{words}{shape}"));
    }
    let total: i16 = path.iter().map(|((_, rank), _)| i16::from(*rank)).sum();
    let end = if matches!(said, Said::Total) { format!(" rank{total:+}") } else { String::new() };
    format!("{}{end}", parts.join(" > "))
}
