//! Writes moves in Betza notation, with the extensions of XBoard (XBetza) that say what a phrase of the language does.
//!
//! What it writes for boards that do not wrap round is read again by [`variorum_betza`].

mod paths;

use std::collections::BTreeSet;

use variorum_betza::{paths_within, read_within};
use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{
    Continuation, Definition, Directions, Mode, Motion, MotionKind, PiecesBySide, Taking, TakingPlace, Then, Times,
};
use variorum_gamedef::grid::{Grid, Vector};

use self::paths::{DIRECTIONS, Step, all_of_an_atom, bent, cover, distances, far_leaps, letter, whole, zigzag};

/// The notation of a phrase; `None` if it cannot be written. Where the phrase may begin is for other options to say, but only double steps may have such a
/// zone.
#[must_use]
pub fn phrase(definition: &Definition, motion: &Motion) -> Option<String> {
    // Of first moves that capture, it is a zone that says where they begin.
    if motion.unmoved && motion.mode != Mode::Moving { None } else { any_phrase(definition, motion) }
}

fn any_phrase(definition: &Definition, motion: &Motion) -> Option<String> {
    let (parts, modifiers) = parts(definition, motion)?;
    let board = &definition.board;
    let round = if board.wraps || board.wraps_ranks { "o" } else { "" };
    let alone = round.is_empty() && !motion.en_passant;
    if !parts.iter().all(|part| part.form.is_single() || alone) {
        return None;
    }
    let first = if motion.unmoved { "i" } else { "" };
    Some(parts.into_iter().map(|part| part.written(first, modifiers, round)).collect())
}

/// Like [`phrase`], without legs, which not every program reads. First moves may capture: where they begin, options say.
#[must_use]
pub fn simple_phrase(definition: &Definition, motion: &Motion) -> Option<String> {
    let (parts, _) = parts(definition, motion)?;
    if parts.iter().all(|part| part.form.is_single()) { any_phrase(definition, motion) } else { None }
}

/// The atoms of a phrase, and the modifiers that say what it does.
fn parts(definition: &Definition, motion: &Motion) -> Option<(Vec<Part>, &'static str)> {
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
        unmoved: _,
        not_through_check,
        prey,
        then,
        text: _,
    } = motion;
    let double = matches!(kind, MotionKind::Double { free: false });
    let plain = !sparing && swapping.is_none() && !not_through_check && prey.is_empty() && to.is_none();
    if !plain || !may_be_first(motion) || from.is_some_and(|zone| !double || !zone.inside) {
        return None;
    }
    let takes = match (over, taking.as_slice(), staying) {
        (None, [], false) => Takes::Target,
        (None, [], true) => Takes::FromAfar,
        (Some(hurdles), [taking], false) if is_locust(definition, hurdles, taking) => Takes::Passed,
        (Some(_) | None, _, _) => return None,
    };
    let modifiers = match (double, mode, en_passant) {
        (true, ..) => "im",
        (false, Mode::Both, _) => "",
        (false, Mode::Moving, _) => "m",
        (false, Mode::Capturing, true) => "ce",
        (false, Mode::Capturing, false) => "c",
    };
    if directions.iter().any(Directions::repeats_steps) {
        let bent = *kind == MotionKind::Lame && takes == Takes::Target;
        let of = |family| bent_ride(&definition.board, family);
        return Some((directions.iter().map(of).collect::<Option<Vec<Part>>>().filter(|_| bent)?, modifiers));
    }
    let paths = all_ways(&definition.board, directions)?;
    let mut found = joined(atoms(*kind, takes, &paths)?);
    if let Some(then) = then {
        let first = match mode {
            Mode::Both => "mc",
            Mode::Moving => "m",
            Mode::Capturing => "c",
        };
        let steps = paths.iter().map(|path| whole(path)).collect::<Option<BTreeSet<Step>>>()?;
        found.extend(joined(seconds(&definition.board, then, first, &steps)?));
    }
    Some((found, modifiers))
}

/// Can the notation say that this is a first move, if it is one? Two lame steps would be a double step.
fn may_be_first(motion: &Motion) -> bool {
    let two =
        |path: &Directions| path.steps.len() == 2 && path.steps.iter().all(|step| step.shape == path.steps[0].shape);
    let alone = motion.then.is_none() && !motion.staying;
    !motion.unmoved
        || match motion.kind {
            MotionKind::Ride { min, .. } => alone && min == 1,
            MotionKind::Leap => alone,
            MotionKind::Lame => alone && !motion.directions.iter().any(two),
            MotionKind::Crooked { .. }
            | MotionKind::Hop { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere => false,
        }
}

/// A path that turns once, with steps to neighbouring cells of which some are repeated.
fn bent_ride(board: &Board, family: &Directions) -> Option<Part> {
    let [first, second] = family.steps.as_slice() else { return None };
    let (first, second) = (Leg::of(first)?, Leg::of(second)?);
    let reach = board.files.max(board.ranks) - 1;
    let times = || family.steps.iter().map(|step| step.times.most());
    let wanted: BTreeSet<Vec<Step>> = ways(board, family)?
        .into_iter()
        .flat_map(|way| paths_within(&way.into_iter().zip(times()).collect::<Vec<_>>(), reach))
        .collect();
    for turn in TURNS {
        for directions in DIRECTIONS {
            let form = Form::Turning(first, turn);
            let part = Part { directions, form, atom: second.letter.to_string(), after: second.number() };
            let read = read_within(&part.written("", "", ""), reach).ok();
            let meant = read.map(|moves| moves.into_iter().flat_map(|moves| moves.paths).collect::<BTreeSet<_>>());
            if meant.as_ref() == Some(&wanted) {
                return Some(part);
            }
        }
    }
    None
}

/// The directions in which a second leg may turn, the shortest first.
const TURNS: [&str; 6] = ["", "s", "fs", "bs", "l", "r"];

/// Second legs after these steps. The first step alone is a move of its own.
fn seconds(board: &Board, then: &Then, first: &'static str, steps: &BTreeSet<Step>) -> Option<Vec<Part>> {
    let second = match then {
        Then::On => return written(steps, Form::Second(first, "f"), None),
        Then::Back => return written(steps, Form::Second(first, "b"), None),
        // Behind a quiet step, a turn would be read as a bent path.
        Then::Step(_) if first != "c" => return None,
        Then::Step(directions) => all_ways(board, directions)?,
    };
    let second = second.iter().map(|path| whole(path)).collect::<Option<BTreeSet<Step>>>()?;
    // Without directions, the second leg goes everywhere but straight back.
    let atom = all_of_an_atom(&second)?;
    let mut found = Vec::new();
    for turn in ["", "b"] {
        let parts = cover(atom, steps)?.into_iter().map(|directions| Part {
            directions,
            form: Form::Second(first, turn),
            atom: atom.to_string(),
            after: String::new(),
        });
        found.extend(parts);
    }
    Some(found)
}

/// Which pieces a phrase takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    /// One where it ends.
    Target,
    /// One where the path ends; the piece stays.
    FromAfar,
    /// The one over which it hops.
    Passed,
}

/// Does a hop go over any enemy piece, and takes it?
fn is_locust(definition: &Definition, hurdles: &PiecesBySide, taking: &Taking) -> bool {
    let PiecesBySide { pieces, own, enemy, neutral } = hurdles;
    let all = definition.pieces.len();
    let passed = match taking.place {
        TakingPlace::Passed => true,
        TakingPlace::Behind | TakingPlace::Ahead | TakingPlace::Between { .. } | TakingPlace::Cornered { .. } => false,
    };
    passed && *enemy && !own && !neutral && pieces.len() == all && taking.pieces.len() == all
}

/// How an atom is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// By itself, behind `n`, `p`, `g` or nothing.
    Single(&'static str),
    /// A zigzag: `zR`, `zB3`, which not every program reads.
    Zigzag,
    /// The same step again and straight on, behind what the first leg does, so often: `cafmR`, `mpafN`.
    Again(&'static str, u8),
    /// Steps in brackets over a piece, which the first leg takes or spares: `[cQ-fmK]`.
    Over(&'static str),
    /// There and back: `cab` or `caib`.
    Back(&'static str),
    /// A step that moves, captures or does either, and another one behind it, which goes on (`f`), back (`b`) or anywhere else: `caK`.
    Second(&'static str, &'static str),
    /// A leap straight on and one that turns by half a right angle, `fs`, `fr` or `fl`: `[mpH-fsF]`.
    Bent(char, &'static str),
    /// A first leg, and a second one that turns to a side or goes on as straight as it can: `[F-R]`.
    Turning(Leg, &'static str),
    /// A walk of so many steps.
    Walk(u8),
}

impl Form {
    /// Is it one leg as every program reads it?
    fn is_single(self) -> bool {
        match self {
            Self::Single(_) => true,
            Self::Zigzag
            | Self::Again(..)
            | Self::Over(_)
            | Self::Back(_)
            | Self::Second(..)
            | Self::Bent(..)
            | Self::Turning(..)
            | Self::Walk(_) => false,
        }
    }
}

/// An atom with the greatest number of its steps, if it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leg {
    letter: char,
    most: Option<u8>,
}

impl Leg {
    /// The leg of a step to a neighbouring cell.
    fn of(step: &variorum_gamedef::definition::Step) -> Option<Self> {
        let (leap, ride) = match step.shape.map(i8::abs) {
            [1, 0, 0] | [0, 1, 0] => ('W', 'R'),
            [1, 1, 0] => ('F', 'B'),
            _ => return None,
        };
        Some(match step.times {
            Times::Once => Self { letter: leap, most: None },
            Times::UpTo(most) => Self { letter: leap, most: Some(most) },
            Times::Any => Self { letter: ride, most: None },
        })
    }

    fn number(self) -> String {
        self.most.map(|most| most.to_string()).unwrap_or_default()
    }
}

/// An atom with its own modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    directions: &'static str,
    form: Form,
    atom: String,
    after: String,
}

impl Part {
    /// `first`: the mark of first moves, if it is one.
    fn written(&self, first: &str, modifiers: &str, round: &str) -> String {
        let Self { directions, form, atom, after } = self;
        match form {
            Form::Single(before) => format!("{first}{modifiers}{directions}{round}{before}{atom}{after}"),
            Form::Zigzag => format!("{modifiers}z{atom}{after}"),
            Form::Again(leg, more) => {
                let legs = format!("{leg}af").repeat(usize::from(*more));
                format!("{first}{directions}{legs}{modifiers}{atom}{after}")
            }
            Form::Over(leg) => {
                let slider = match atom.as_str() {
                    "W" => "R",
                    "F" => "B",
                    _ => "Q",
                };
                format!("[{directions}{leg}{slider}-f{modifiers}{atom}{after}]")
            }
            Form::Back(legs) => format!("{directions}{legs}{atom}{after}"),
            Form::Second(leg, turn) => format!("{directions}{leg}a{turn}{atom}{after}"),
            Form::Bent(straight, turn) => format!("[{first}{directions}mp{straight}-{turn}{modifiers}{atom}]"),
            Form::Turning(leg, turn) => {
                format!("[{first}{directions}{}{}-{turn}{modifiers}{atom}{after}]", leg.letter, leg.number())
            }
            Form::Walk(most) => {
                let legs = |more: u8| format!("{}{modifiers}{atom}", "a".repeat(usize::from(more)));
                (0..*most).map(legs).collect()
            }
        }
    }
}

/// The steps of all paths of some families.
fn all_ways(board: &Board, directions: &[Directions]) -> Option<BTreeSet<Vec<Step>>> {
    let families = directions.iter().map(|directions| ways(board, directions)).collect::<Option<Vec<_>>>()?;
    Some(families.into_iter().flatten().collect())
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
fn atoms(kind: MotionKind, takes: Takes, paths: &BTreeSet<Vec<Step>>) -> Option<Vec<Part>> {
    let only = |path: &Vec<Step>| <[Step; 1]>::try_from(path.as_slice()).ok().map(|[step]| step);
    let single = || paths.iter().map(only).collect::<Option<BTreeSet<Step>>>();
    let near = || single().filter(|steps| steps.iter().all(|step| distances(*step).0 == 1));
    let ends = || paths.iter().map(|path| whole(path)).collect::<Option<BTreeSet<Step>>>();
    match (kind, takes) {
        (MotionKind::Ride { min: 1, max: Some(1) }, Takes::Target) => leaps(&single()?),
        (MotionKind::Leap, Takes::Target) => leaps(&ends()?),
        (MotionKind::Ride { min: 1, max: Some(1) }, Takes::FromAfar) => written(&single()?, Form::Back("cab"), None),
        (MotionKind::Leap, Takes::FromAfar) => written(&ends()?, Form::Back("cab"), None),
        (MotionKind::Ride { min: 1, max }, Takes::FromAfar) => written(&single()?, Form::Back("caib"), Some(max)),
        (MotionKind::Ride { min: 1, max }, Takes::Target) => written(&single()?, Form::Single(""), Some(max)),
        (MotionKind::Lame, Takes::Target) => {
            let canonical = |path: &Vec<Step>| whole(path).is_some_and(|end| *path == bent(end));
            written(&paths.iter().all(canonical).then(ends).flatten()?, Form::Single("n"), None)
        }
        // A slide of exactly two steps is a lame leap.
        (MotionKind::Double { free: false } | MotionKind::Ride { min: 2, max: Some(2) }, Takes::Target) => {
            let twice = near()?.into_iter().map(|step| (2 * step.0, 2 * step.1)).collect();
            written(&twice, Form::Single("n"), None)
        }
        (MotionKind::Crooked { most }, Takes::Target) => zigzag(paths).map(|atom| {
            let after = most.map(|most| most.to_string()).unwrap_or_default();
            vec![Part { directions: "", form: Form::Zigzag, atom: atom.to_string(), after }]
        }),
        (MotionKind::Hop { behind, within }, Takes::Target) => match behind {
            None => written(&near()?, Form::Single("p"), Some(within)),
            Some(_) if within.is_some() => None,
            Some(1) => written(&near()?, Form::Single("g"), Some(None)),
            Some(_) => over(&near()?, "p", behind),
        },
        (MotionKind::Hop { behind, within }, Takes::Passed) => match (behind, within) {
            (None, None) => written(&near()?, Form::Again("c", 1), Some(None)),
            (None, Some(2)) => written(&near()?, Form::Again("c", 1), None),
            (Some(_), None) => over(&near()?, "c", behind),
            (_, Some(_)) => None,
        },
        (MotionKind::Walk { most }, Takes::Target) => {
            let atom = all_of_an_atom(&near()?)?;
            Some(vec![Part { directions: "", form: Form::Walk(most), atom: atom.to_string(), after: String::new() }])
        }
        (
            MotionKind::Ride { .. }
            | MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Hop { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere,
            Takes::Target | Takes::FromAfar | Takes::Passed,
        ) => None,
    }
}

/// Hops that end at most so many cells behind the piece.
fn over(steps: &BTreeSet<Step>, first: &'static str, behind: Option<u8>) -> Option<Vec<Part>> {
    let after = behind.filter(|behind| *behind > 1).map(|behind| behind.to_string()).unwrap_or_default();
    let parts = written(steps, Form::Over(first), None)?;
    Some(parts.into_iter().map(|part| Part { after: after.clone(), ..part }).collect())
}

/// Single leaps, of which the far ones are several shorter ones, whatever is between.
fn leaps(steps: &BTreeSet<Step>) -> Option<Vec<Part>> {
    let (near, far): (BTreeSet<Step>, BTreeSet<Step>) = steps.iter().partition(|step| letter(**step).is_some());
    let mut found = written(&near, Form::Single(""), None)?;
    for leap in far_leaps(&far)? {
        found.extend(written(&leap.first, leap.form, None)?.into_iter().map(|part| match leap.last {
            Some(atom) => Part { atom: atom.to_string(), ..part },
            None => part,
        }));
    }
    Some(found)
}

/// The atoms of these steps in this form. `ride`: the greatest number of steps, if any.
fn written(steps: &BTreeSet<Step>, form: Form, ride: Option<Option<u8>>) -> Option<Vec<Part>> {
    let mut left = steps.clone();
    let mut found = Vec::new();
    while let Some(&step) = left.first() {
        let shape = distances(step);
        let same: BTreeSet<Step> = left.iter().copied().filter(|&step| distances(step) == shape).collect();
        left.retain(|step| !same.contains(step));
        let letter = letter(step)?;
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
        let form = if form == Form::Single("n") && shape.0 == 1 { Form::Single("") } else { form };
        for directions in cover(letter, &same)? {
            found.push(Part { directions, form, atom: atom.clone(), after: after.clone() });
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
            (known.directions, known.form, &known.after) == ("", part.form, &part.after) && part.directions.is_empty()
        };
        let other = found.iter_mut().find_map(|known| Some((both(known).filter(|_| alike(known))?, known)));
        match other {
            Some((letter, known)) => known.atom = letter.to_owned(),
            None => found.push(part),
        }
    }
    found
}
