//! Steps and paths, and the atoms that mean them.

use std::collections::BTreeSet;

use variorum_betza::{LEAPS, read};

use super::Form;

/// A step: files to the right, ranks ahead.
pub(super) type Step = (i8, i8);

/// The modifiers of directions, the shortest first.
pub(super) const DIRECTIONS: [&str; 42] = [
    "", "f", "b", "l", "r", "s", "v", "fs", "bs", "fl", "fr", "bl", "br", "lf", "rf", "lb", "rb", "sf", "sb", "lv",
    "rv", "vl", "vr", "vs", "sv", "ff", "bb", "ll", "rr", "ss", "vv", "fh", "bh", "lh", "rh", "sh", "vh", "hl", "hr",
    "hf", "hb", "hs",
];

/// Where a path ends.
pub(super) fn whole(path: &[Step]) -> Option<Step> {
    path.iter().try_fold((0_i8, 0_i8), |at, step| Some((at.0.checked_add(step.0)?, at.1.checked_add(step.1)?)))
}

/// The longer and the shorter distance of a step.
pub(super) fn distances((file, rank): Step) -> (i8, i8) {
    let (file, rank) = (file.abs(), rank.abs());
    (file.max(rank), file.min(rank))
}

/// The path of a lame leap as the notation means it: orthogonal steps first, then diagonal ones.
pub(super) fn bent((file, rank): Step) -> Vec<Step> {
    let diagonal = (file.signum(), rank.signum());
    let straight = if file.abs() > rank.abs() { (diagonal.0, 0) } else { (0, diagonal.1) };
    let (long, short) = distances((file, rank));
    let times = |step: Step, times: i8| std::iter::repeat_n(step, usize::try_from(times).unwrap_or(0));
    times(straight, long - short).chain(times(diagonal, short)).collect()
}

/// The atom that leaps as far as this step.
pub(super) fn letter(step: Step) -> Option<char> {
    let (long, short) = distances(step);
    let wanted = (u8::try_from(long).ok()?, u8::try_from(short).ok()?);
    LEAPS.iter().find(|(_, shape)| *shape == wanted).map(|&(atom, _)| atom)
}

/// The atom that leaps just so, in every direction.
pub(super) fn all_of_an_atom(steps: &BTreeSet<Step>) -> Option<char> {
    let meant = |atom: char| -> Option<BTreeSet<Step>> {
        Some(read(&atom.to_string()).ok()?.into_iter().flat_map(|moves| moves.steps).collect())
    };
    std::iter::once('K').chain(LEAPS.map(|(atom, _)| atom)).find(|&atom| meant(atom).as_ref() == Some(steps))
}

/// The rider that zigzags along these paths, in every direction: rook or bishop.
pub(super) fn zigzag(paths: &BTreeSet<Vec<Step>>) -> Option<char> {
    let turns = |path: &Vec<Step>, shape: (i8, i8)| match path.as_slice() {
        [first, second] => {
            let right_angle = first.0 * second.0 + first.1 * second.1 == 0;
            distances(*first) == shape && distances(*second) == shape && right_angle
        }
        _ => false,
    };
    let all = |shape: (i8, i8)| paths.len() == 8 && paths.iter().all(|path| turns(path, shape));
    [('R', (1, 0)), ('B', (1, 1))].into_iter().find(|&(_, shape)| all(shape)).map(|(atom, _)| atom)
}

/// Leaps that no atom makes alone.
pub(super) struct FarLeap {
    /// The steps of the first leg.
    pub(super) first: BTreeSet<Step>,
    pub(super) form: Form,
    /// The atom of the last leg, if it is another.
    pub(super) last: Option<char>,
}

/// Leaps as several shorter ones: some equal ones, or a straight one and one that turns to a side.
pub(super) fn far_leaps(steps: &BTreeSet<Step>) -> Option<Vec<FarLeap>> {
    let mut found: Vec<FarLeap> = Vec::new();
    for &step in steps {
        let (first, form, last) = equal_leaps(step).or_else(|| bent_leaps(step, steps))?;
        let known = found.iter_mut().find(|leap| {
            let shape = leap.first.first().map(|first| distances(*first));
            (leap.form, leap.last, shape) == (form, last, Some(distances(first)))
        });
        match known {
            Some(leap) => {
                leap.first.insert(first);
            }
            None => found.push(FarLeap { first: BTreeSet::from([first]), form, last }),
        }
    }
    Some(found)
}

fn equal_leaps((file, rank): Step) -> Option<(Step, Form, Option<char>)> {
    (2..=8_i8).find_map(|times| {
        let once = (file / times, rank / times);
        let whole = file % times == 0 && rank % times == 0 && letter(once).is_some();
        whole.then_some((once, Form::Again("mp", times.unsigned_abs() - 1), None))
    })
}

/// `all`: the steps that are meant; those to both sides of the first leg are one form.
fn bent_leaps((file, rank): Step, all: &BTreeSet<Step>) -> Option<(Step, Form, Option<char>)> {
    let (long, short) = distances((file, rank));
    let ahead = long - short;
    let along_file = rank.abs() > file.abs();
    let first = if along_file { (0, ahead * rank.signum()) } else { (ahead * file.signum(), 0) };
    let mirrored = if along_file { (-file, rank) } else { (file, -rank) };
    let turn = if all.contains(&mirrored) {
        "fs"
    } else if i16::from(first.1) * i16::from(file) - i16::from(first.0) * i16::from(rank) > 0 {
        "fr"
    } else {
        "fl"
    };
    Some((first, Form::Bent(letter(first)?, turn), Some(letter((short, short))?)))
}

/// Modifiers that together mean just these steps of an atom, each for an atom of its own.
pub(super) fn cover(letter: char, steps: &BTreeSet<Step>) -> Option<Vec<&'static str>> {
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
