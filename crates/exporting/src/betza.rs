//! Writes moves in Betza notation, with the extensions of XBoard (XBetza) that say what a phrase of the language does.
//!
//! What it writes for boards that do not wrap round is read again by [`variorum_betza`].

use std::collections::BTreeSet;

use variorum_betza::{LEAPS, read};
use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Continuation, Directions, Mode, Motion, MotionKind};
use variorum_gamedef::grid::{Grid, Vector};

/// A step: files to the right, ranks ahead.
type Step = (i8, i8);

/// The modifiers of directions, the shortest first.
const DIRECTIONS: [&str; 42] = [
    "", "f", "b", "l", "r", "s", "v", "fs", "bs", "fl", "fr", "bl", "br", "lf", "rf", "lb", "rb", "sf", "sb", "lv",
    "rv", "vl", "vr", "vs", "sv", "ff", "bb", "ll", "rr", "ss", "vv", "fh", "bh", "lh", "rh", "sh", "vh", "hl", "hr",
    "hf", "hb", "hs",
];

/// The notation of a phrase; `None` if it cannot be written. Where the phrase may begin is for other options to say, but only double steps may have such a
/// zone.
#[must_use]
pub fn phrase(board: &Board, motion: &Motion) -> Option<String> {
    let Motion {
        kind,
        directions,
        mode,
        from,
        to,
        en_passant,
        sparing,
        over,
        swapping,
        staying,
        taking,
        unmoved,
        not_through_check: _, // only with `unmoved`
        prey,
        then,
        text: _,
    } = motion;
    let double = matches!(kind, MotionKind::Double { free: false });
    let as_ever = !sparing && over.is_none() && swapping.is_none() && !staying && !unmoved && then.is_none();
    let plain = as_ever && taking.is_empty() && prey.is_empty() && to.is_none();
    if !plain || from.is_some_and(|zone| !double || !zone.inside) {
        return None;
    }
    let modifiers = match (double, mode, en_passant) {
        (true, ..) => "im",
        (false, Mode::Both, _) => "",
        (false, Mode::Moving, _) => "m",
        (false, Mode::Capturing, true) => "ce",
        (false, Mode::Capturing, false) => "c",
    };
    let mut paths = BTreeSet::new();
    for directions in directions {
        paths.extend(ways(board, directions)?);
    }
    let written = atoms(*kind, &paths)?;
    let round = if board.wraps || board.wraps_ranks { "o" } else { "" };
    let said =
        |Part { directions, before, atom, after }: Part| format!("{modifiers}{directions}{round}{before}{atom}{after}");
    Some(joined(written).into_iter().map(said).collect())
}

/// An atom with its own modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    directions: &'static str,
    /// How it goes: `n`, `p`, `g` or nothing.
    before: &'static str,
    atom: String,
    after: String,
}

/// The steps of all paths of a family; `None` if it is more than a flat board's.
fn ways(board: &Board, directions: &Directions) -> Option<BTreeSet<Vec<Step>>> {
    let geometry = board.geometry();
    if geometry.in_space || geometry.grid != Grid::Squares || directions.continuation != Continuation::Straight {
        return None;
    }
    if directions.steps.iter().any(|step| step.ring.is_some()) {
        return None;
    }
    let small = |part: i32| i8::try_from(part).ok();
    let mut found = BTreeSet::new();
    for orientation in geometry.orientations() {
        let vectors: Vec<Vector> = directions.steps.iter().map(|step| orientation.place(step.shape)).collect();
        let allowed = vectors.iter().zip(&directions.steps).all(|(&vector, step)| geometry.allows(vector, step));
        let total = directions.rank_total.is_none_or(|wanted| i32::from(wanted) == geometry.total_advance(&vectors));
        if allowed && total {
            let steps = vectors.into_iter().map(|vector| Some((small(vector.files)?, small(vector.ranks)?)));
            found.insert(steps.collect::<Option<Vec<Step>>>()?);
        }
    }
    Some(found)
}

/// The atoms of these paths; `None` if there are none for some.
fn atoms(kind: MotionKind, paths: &BTreeSet<Vec<Step>>) -> Option<Vec<Part>> {
    let single = || paths.iter().map(|path| <[Step; 1]>::try_from(path.as_slice()).ok().map(|[step]| step)).collect();
    let whole = |path: &Vec<Step>| {
        path.iter().try_fold((0_i8, 0_i8), |at, step| Some((at.0.checked_add(step.0)?, at.1.checked_add(step.1)?)))
    };
    let ends = || paths.iter().map(whole).collect();
    let (steps, before, ride): (Option<BTreeSet<Step>>, &str, Option<Option<u8>>) = match kind {
        MotionKind::Ride { min: 1, max: Some(1) } => (single(), "", None),
        MotionKind::Ride { min: 1, max } => (single(), "", Some(max)),
        MotionKind::Leap => (ends(), "", None),
        MotionKind::Lame => {
            let canonical = |path: &Vec<Step>| whole(path).is_some_and(|end| *path == bent(end));
            (paths.iter().all(canonical).then(ends).flatten(), "n", None)
        }
        MotionKind::Hop { behind, within } => {
            let steps: Option<BTreeSet<Step>> = single();
            let near = |step: &Step| distances(*step).0 == 1;
            let before = match (behind, within) {
                (None, _) => "p",
                (Some(1), None) => "g",
                (Some(_), _) => return None,
            };
            (steps.filter(|steps| steps.iter().all(near)), before, Some(within))
        }
        // A slide of exactly two steps is a lame leap.
        MotionKind::Double { free: false } | MotionKind::Ride { min: 2, max: Some(2) } => {
            let steps: Option<BTreeSet<Step>> = single();
            let twice = |steps: BTreeSet<Step>| steps.into_iter().map(|step| (2 * step.0, 2 * step.1)).collect();
            let near = |steps: &BTreeSet<Step>| steps.iter().all(|step| distances(*step).0 == 1);
            (steps.filter(near).map(twice), "n", None)
        }
        MotionKind::Ride { .. }
        | MotionKind::Crooked
        | MotionKind::Double { free: true }
        | MotionKind::Advance { .. }
        | MotionKind::Walk { .. }
        | MotionKind::Plane
        | MotionKind::Anywhere => return None,
    };
    let mut left = steps?;
    let mut found = Vec::new();
    while let Some(&step) = left.first() {
        let shape = distances(step);
        let same: BTreeSet<Step> = left.iter().copied().filter(|&step| distances(step) == shape).collect();
        left.retain(|step| !same.contains(step));
        let letter = letter(shape)?;
        let (atom, after) = match ride {
            None => (letter.to_string(), String::new()),
            Some(None) => match shape {
                (1, 0) => ("R".to_owned(), String::new()),
                (1, 1) => ("B".to_owned(), String::new()),
                _ => (format!("{letter}{letter}"), String::new()),
            },
            Some(Some(most)) => (letter.to_string(), most.to_string()),
        };
        // A lame step of one cell is a step.
        let before = if before == "n" && shape.0 == 1 { "" } else { before };
        for directions in cover(letter, &same)? {
            found.push(Part { directions, before, atom: atom.clone(), after: after.clone() });
        }
    }
    Some(found)
}

/// Joins the two halves of `K` and `Q`.
fn joined(parts: Vec<Part>) -> Vec<Part> {
    let mut found: Vec<Part> = Vec::new();
    for part in parts {
        let both = |known: &Part| match (known.atom.as_str(), part.atom.as_str()) {
            ("W", "F") | ("F", "W") => Some("K"),
            ("R", "B") | ("B", "R") => Some("Q"),
            _ => None,
        };
        let alike = |known: &Part| {
            (known.directions, known.before, &known.after) == ("", part.before, &part.after)
                && part.directions.is_empty()
        };
        let other = found.iter_mut().find_map(|known| Some((both(known).filter(|_| alike(known))?, known)));
        match other {
            Some((letter, known)) => known.atom = letter.to_owned(),
            None => found.push(part),
        }
    }
    found
}

/// The longer and the shorter distance of a step.
fn distances((file, rank): Step) -> (i8, i8) {
    let (file, rank) = (file.abs(), rank.abs());
    (file.max(rank), file.min(rank))
}

/// The path of a lame leap as the notation means it: orthogonal steps first, then diagonal ones.
fn bent((file, rank): Step) -> Vec<Step> {
    let diagonal = (file.signum(), rank.signum());
    let straight = if file.abs() > rank.abs() { (diagonal.0, 0) } else { (0, diagonal.1) };
    let (long, short) = distances((file, rank));
    let times = |step: Step, times: i8| std::iter::repeat_n(step, usize::try_from(times).unwrap_or(0));
    times(straight, long - short).chain(times(diagonal, short)).collect()
}

/// The atom that leaps this distance.
fn letter((long, short): (i8, i8)) -> Option<char> {
    let wanted = (u8::try_from(long).ok()?, u8::try_from(short).ok()?);
    LEAPS.iter().find(|(_, shape)| *shape == wanted).map(|&(atom, _)| atom)
}

/// Modifiers that together mean just these steps of an atom, each for an atom of its own.
fn cover(letter: char, steps: &BTreeSet<Step>) -> Option<Vec<&'static str>> {
    let meant = |directions: &&'static str| {
        let moves = read(&format!("{directions}{letter}")).ok()?;
        Some((*directions, moves.into_iter().flat_map(|moves| moves.steps).collect::<BTreeSet<Step>>()))
    };
    let known: Vec<(&'static str, BTreeSet<Step>)> = DIRECTIONS.iter().filter_map(meant).collect();
    let mut left = steps.clone();
    let mut chosen = Vec::new();
    while !left.is_empty() {
        let within = known.iter().filter(|(_, meant)| meant.is_subset(&left));
        // Of several with as many steps, the first is the shortest.
        let (directions, meant) = within.rev().max_by_key(|(_, meant)| meant.len())?;
        left.retain(|step| !meant.contains(step));
        chosen.push(*directions);
    }
    Some(chosen)
}
