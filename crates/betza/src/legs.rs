//! Moves of several legs: bent paths, captures from afar and second steps.
//!
//! The legs are laid out as paths, each a list of steps with what must be on the cells between. Then each path is what the language can say: `lame` paths that
//! lead outwards, leaps, captures with `staying`, and steps with `then may …`. Everything else is a gap with the character that is to blame.

use std::collections::BTreeSet;

use crate::gap::BetzaGap;
use crate::notation::{Fault, LEAPS, Mode, Modifiers, Moves, Shaped, Step, Then, Way, shapes, shapes_and_steps, steps};
use crate::paths::terms;

/// The most steps of a path in a game file.
pub const MOST_STEPS: usize = 16;

/// The most terms of a move. Each phrase can have 64, and a piece 64 phrases.
const MOST_TERMS: usize = 1024;

/// The most paths of a move, which may be few terms with repeated steps.
pub(crate) const MOST_PATHS: usize = 4096;

/// How often legs may begin while their paths are laid out.
const MOST_VISITS: usize = 64 * MOST_PATHS;

/// A leg of a move.
#[derive(Clone)]
pub(crate) struct Leg {
    /// Where its atom stands.
    pub(crate) place: usize,
    pub(crate) letter: char,
    /// `None`: a leap; else the greatest number of steps, if any.
    pub(crate) ride: Option<Option<u8>>,
    pub(crate) modifiers: Modifiers,
    /// Directions between those of its atom make a straight atom a diagonal one and the other way round. Without: the atom stays, and goes on as straight as it
    /// can.
    pub(crate) bends: bool,
}

/// What must be on a cell on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Want {
    Nothing,
    Enemy,
    Anything,
}

/// A path: its steps, and what must be on the cells between.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Path {
    steps: Vec<Step>,
    wants: Vec<Want>,
}

/// The eight directions of neighbours, clockwise from forward.
const AROUND: [Step; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The moves of several legs, each with the character to point at if it cannot be said after all.
pub(crate) fn moves(legs: &[Leg], reach: u8) -> Result<Vec<(Moves, usize)>, Fault> {
    let (Some(first), Some(last)) = (legs.first(), legs.last()) else { return Ok(Vec::new()) };
    if let Some(at) = last.modifiers.toggle {
        return Err((at, BetzaGap::RangeAlone));
    }
    if let Some(at) = legs.iter().find_map(|leg| leg.modifiers.en_passant) {
        return Err((at, BetzaGap::PassingOnTheWay));
    }
    let plain = |shape, steps, way| Moves {
        mode: last.modifiers.mode(),
        first: first.modifiers.first,
        ..Moves::plain(shape, steps, way)
    };
    if let Some(way) = straight_hop(legs) {
        let found = shapes_and_steps(first.place, first.letter, &first.modifiers.directions)?;
        return Ok(found.into_iter().map(|(shape, steps)| (plain(shape, steps, way), first.place)).collect());
    }
    if let Some(way) = locust(legs) {
        let found = shapes_and_steps(first.place, first.letter, &first.modifiers.directions)?;
        let takes = |(shape, steps)| Moves { locust: true, ..plain(shape, steps, way) };
        return Ok(found.into_iter().map(|found| (takes(found), first.place)).collect());
    }
    // On the way, `m` with `p` is no hop, but whatever stands there.
    let hops = |(at, leg): (usize, &Leg)| {
        let through = leg.modifiers.moving && !leg.modifiers.just_behind && at + 1 < legs.len();
        leg.modifiers.hop.filter(|_| !through)
    };
    if let Some(at) = legs.iter().enumerate().find_map(hops) {
        return Err((at, BetzaGap::HopsOnTheWay));
    }
    if let [only, back] = legs
        && back.modifiers.first
        && back.modifiers.directions == [('b', 'b')]
        && only.modifiers.mode() == Mode::Capturing
        && back.modifiers.mode() != Mode::Capturing
    {
        let way = only.ride.map_or(Way::Leap, Way::Ride);
        let found = shapes_and_steps(only.place, only.letter, &only.modifiers.directions)?;
        let stays = |(shape, steps)| Moves { mode: Mode::Capturing, staying: true, ..plain(shape, steps, way) };
        return Ok(found.into_iter().map(|found| (stays(found), only.place)).collect());
    }
    let mut walk = Walk { legs, reach: i16::from(reach), found: Vec::new(), visits: 0 };
    walk.go(0, None, (0, 0), &mut Path { steps: Vec::new(), wants: Vec::new() })?;
    let paths = walk.found;
    let blame = |want: Want| {
        let at = legs.iter().find_map(|leg| match want {
            Want::Enemy => leg.modifiers.capturing,
            Want::Anything => leg.modifiers.hop,
            Want::Nothing => None,
        });
        at.unwrap_or(last.place)
    };
    let (mut bent, mut leaps, mut stays, mut found) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), Vec::new());
    let mode = last.modifiers.mode();
    for path in paths {
        let total = end(&path.steps);
        let all = |want: Want| path.wants.iter().all(|found| *found == want);
        let returns = total == (0, 0);
        if let ([step, second], [want @ (Want::Enemy | Want::Nothing)]) = (path.steps.as_slice(), path.wants.as_slice())
            && (*want == Want::Enemy || returns)
        {
            let at = blame(*want);
            if returns && mode == Mode::Capturing {
                // Nobody is left where the piece began.
                continue;
            }
            if returns && *want == Want::Enemy {
                stays.insert(*step);
                continue;
            }
            if mode != Mode::Both && !returns {
                return Err((at, BetzaGap::SecondStep));
            }
            let shape = distances(*step);
            let first = if *want == Want::Enemy { Mode::Capturing } else { Mode::Moving };
            let then = Some(if returns { Then::Back } else { Then::Steps(vec![*second]) });
            found.push((Moves { mode: first, then, ..plain(shape, vec![*step], Way::Leap) }, at));
        } else if path.wants.contains(&Want::Enemy) {
            return Err((blame(Want::Enemy), BetzaGap::CapturesOnTheWay));
        } else if returns {
            return Err((last.place, BetzaGap::Passes));
        } else if all(Want::Nothing) {
            bent.insert(path.steps);
        } else if all(Want::Anything) {
            leaps.insert(total);
        } else {
            return Err((blame(Want::Anything), BetzaGap::Mixed));
        }
    }
    for shape in leaps.iter().copied().map(distances).collect::<BTreeSet<_>>() {
        let steps = leaps.iter().copied().filter(|step| distances(*step) == shape).collect();
        found.push((plain(shape, steps, Way::Leap), first.place));
    }
    for shape in stays.iter().copied().map(distances).collect::<BTreeSet<_>>() {
        let steps = stays.iter().copied().filter(|step| distances(*step) == shape).collect();
        let stays = Moves { mode: Mode::Capturing, staying: true, ..plain(shape, steps, Way::Leap) };
        found.push((stays, first.place));
    }
    if !bent.is_empty() {
        let paths: Vec<Vec<Step>> = bent.into_iter().collect();
        let Some(terms) = terms(&paths, reach) else { return Err((last.place, BetzaGap::TurnsBack)) };
        if terms.len() > MOST_TERMS {
            return Err((last.place, BetzaGap::TooManyPaths { most: MOST_TERMS }));
        }
        if terms.iter().any(|term| term.matches('>').count() >= MOST_STEPS) {
            return Err((last.place, BetzaGap::PathTooLong { most: MOST_STEPS }));
        }
        let ends = paths.iter().map(|path| end(path)).collect();
        found.push((Moves { paths, ..plain((0, 0), ends, Way::Bent { reach }) }, first.place));
    }
    Ok(found)
}

/// Two legs that are a hop over one piece straight on.
fn straight_hop(legs: &[Leg]) -> Option<Way> {
    let [first, second] = legs else { return None };
    let (over, behind) = (&first.modifiers, &second.modifiers);
    let alone = !over.moving && over.capturing.is_none() && over.toggle.is_none() && behind.hop.is_none();
    let hops = over.hop.is_some() && first.ride == Some(None) && alone && goes_straight_on(first, second)?;
    hops.then(|| Way::Hop(second.ride.unwrap_or(Some(1))))
}

/// Two legs that capture a piece and go on straight behind it without capturing.
fn locust(legs: &[Leg]) -> Option<Way> {
    let [first, second] = legs else { return None };
    let (over, behind) = (&first.modifiers, &second.modifiers);
    let alone = !over.moving && over.hop.is_none() && over.toggle.is_none() && behind.hop.is_none();
    let leaps = over.capturing.is_some() && behind.mode() == Mode::Moving && alone && goes_straight_on(first, second)?;
    let way = match (first.ride, second.ride) {
        (None, None) => Way::HopWithin(2),
        (Some(None), behind) => Way::Hop(behind.unwrap_or(Some(1))),
        (None, Some(_)) | (Some(Some(_)), _) => return None,
    };
    leaps.then_some(way)
}

/// Does the second leg go on in the direction of the first, by equal steps to neighbours? `None` if there are no such atoms.
fn goes_straight_on(first: &Leg, second: &Leg) -> Option<bool> {
    let directions = &second.modifiers.directions;
    let straight = *directions == [('f', 'f')] || !second.bends && directions.is_empty();
    let near = |shapes: &Vec<(u8, u8)>| shapes.iter().all(|shape| shape.0 == 1);
    Some(straight && shapes(first.letter).filter(near)? == shapes(second.letter)?)
}

struct Walk<'l> {
    legs: &'l [Leg],
    /// How far a path can lead from where it begins.
    reach: i16,
    found: Vec<Path>,
    /// How often a leg has begun; most may lead nowhere.
    visits: usize,
}

impl Walk<'_> {
    /// Adds the paths of the leg with this number and those after it. `before`: the step before, and the side to which the path turned last.
    fn go(&mut self, number: usize, before: Option<(Step, i8)>, at: (i16, i16), path: &mut Path) -> Result<(), Fault> {
        let place = self.legs.last().map_or(0, |leg| leg.place);
        self.visits += 1;
        if self.found.len() > MOST_PATHS || self.visits > MOST_VISITS {
            return Err((place, BetzaGap::TooManyPaths { most: MOST_PATHS }));
        }
        let Some(leg) = self.legs.get(number) else {
            self.found.push(path.clone());
            return Ok(());
        };
        let begin = path.steps.len();
        let is_last = number + 1 == self.legs.len();
        let wants = if is_last { vec![Want::Nothing] } else { wants(&leg.modifiers) };
        for (step, side) in next(leg, before)? {
            let mut now = at;
            let most = match leg.ride {
                None => 1,
                Some(most) => most.unwrap_or(u8::MAX),
            };
            for _ in 0..most {
                now = (now.0 + i16::from(step.0), now.1 + i16::from(step.1));
                if now.0.abs() > self.reach || now.1.abs() > self.reach {
                    break;
                }
                path.steps.push(step);
                for want in &wants {
                    let kept = path.wants.len();
                    if !is_last {
                        path.wants.push(*want);
                    }
                    self.go(number + 1, Some((step, side)), now, path)?;
                    path.wants.truncate(kept);
                }
                // To go on, the cell must be empty.
                path.wants.push(Want::Nothing);
            }
            path.steps.truncate(begin);
            path.wants.truncate(begin);
        }
        Ok(())
    }
}

/// What may be on the last cell of a leg that is not the last.
fn wants(modifiers: &Modifiers) -> Vec<Want> {
    let (moving, capturing) = (modifiers.moving, modifiers.capturing.is_some());
    match (moving, capturing, modifiers.hop.is_some()) {
        // Hops without `m` are read elsewhere, so here they mean anything, captured or not; a capture is a path of its own.
        (_, true, true) => vec![Want::Anything, Want::Enemy],
        (_, false, true) => vec![Want::Anything],
        (true, true, false) => vec![Want::Nothing, Want::Enemy],
        (false, true, false) => vec![Want::Enemy],
        (_, false, false) => vec![Want::Nothing],
    }
}

/// The steps of a leg after another step, each with the side to which the path has turned last (-1 for left, 0 for neither).
fn next(leg: &Leg, before: Option<(Step, i8)>) -> Result<Vec<(Step, i8)>, Fault> {
    let directions = &leg.modifiers.directions;
    let Some((before, side)) = before else {
        let found = shapes_and_steps(leg.place, leg.letter, directions)?;
        return Ok(found.into_iter().flat_map(|(_, steps)| steps).map(|step| (step, 0)).collect());
    };
    let unknown = || (leg.place, if leg.letter == 'O' { BetzaGap::Castling } else { BetzaGap::NotAnAtom });
    let shapes = shapes(leg.letter).ok_or_else(unknown)?;
    let own: Vec<Step> = shapes.iter().flat_map(|&shape| steps(shape)).collect();
    let ahead = AROUND.iter().position(|&(file, rank)| (file, rank) == (before.0.signum(), before.1.signum()));
    let is_straight = |step: Step| step.0 == 0 || step.1 == 0 || step.0.abs() == step.1.abs();
    let back = (-before.0, -before.1);
    if directions.is_empty() && leg.bends {
        let turned = |step: Step| {
            let cross = i16::from(before.0) * i16::from(step.1) - i16::from(before.1) * i16::from(step.0);
            if cross == 0 { side } else { -cross.signum() as i8 }
        };
        return Ok(own.into_iter().filter(|step| *step != back).map(|step| (step, turned(step))).collect());
    }
    let Some(ahead) = ahead.filter(|_| is_straight(before) && own.iter().all(|&step| is_straight(step))) else {
        let on = own.contains(&before).then_some(before);
        return match directions.as_slice() {
            [('f', 'f')] | [] => on.map(|step| vec![(step, side)]),
            [('b', 'b')] => on.map(|_| vec![(back, side)]),
            _ => None,
        }
        .ok_or((leg.place, BetzaGap::ObliqueTurn));
    };
    let mut found = Vec::new();
    let add = |turn: i8, found: &mut Vec<(Step, i8)>| {
        let (file, rank) = AROUND[(ahead as i8 + turn).rem_euclid(8) as usize];
        let diagonal = file != 0 && rank != 0;
        // The length of its steps: of those in this direction, or of any where the atom bends.
        let along = |shape: &&(u8, u8)| (shape.1 != 0) == diagonal;
        let long = shapes.iter().find(along).or(shapes.first().filter(|_| leg.bends)).map(|shape| shape.0 as i8);
        let side = if turn % 4 == 0 { side } else { turn.signum() };
        if let Some(long) = long
            && !found.contains(&((file * long, rank * long), side))
        {
            found.push(((file * long, rank * long), side));
        }
    };
    if directions.is_empty() {
        let goes_on = shapes.iter().any(|shape| (shape.1 != 0) == (before.0 != 0 && before.1 != 0));
        let turns: &[i8] = if goes_on { &[0] } else { &[-1, 1] };
        turns.iter().for_each(|&turn| add(turn, &mut found));
    }
    for &pair in directions {
        for turn in turns(pair, side).ok_or((leg.place, BetzaGap::NoDirection))? {
            add(turn, &mut found);
        }
    }
    if found.is_empty() { Err((leg.place, BetzaGap::NoDirection)) } else { Ok(found) }
}

/// By how many eighths of a turn a pair of letters turns, to the right; `side` is the side to which the path turned last.
fn turns((one, other): (char, char), side: i8) -> Option<Vec<i8>> {
    let sides = |letter: char| match letter {
        'l' => Some(vec![-1]),
        'r' => Some(vec![1]),
        's' => Some(vec![-1, 1]),
        'q' => Some(if side == 0 { vec![-1, 1] } else { vec![side] }),
        'z' => Some(if side == 0 { vec![-1, 1] } else { vec![-side] }),
        _ => None,
    };
    let ends = |letter: char| match letter {
        'f' => Some(vec![0]),
        'b' => Some(vec![4]),
        'v' => Some(vec![0, 4]),
        _ => None,
    };
    if one == other {
        return ends(one).or_else(|| Some(sides(one)?.into_iter().map(|side| 2 * side).collect()));
    }
    let (end, side) = match (ends(one), ends(other)) {
        (Some(end), None) => (end, sides(other)?),
        (None, Some(end)) => (end, sides(one)?),
        (Some(_), Some(_)) | (None, None) => return None,
    };
    let turn = |end: i8, side: i8| if end == 0 { side } else { 3 * side };
    Some(end.iter().flat_map(|&end| side.iter().map(move |&side| turn(end, side))).collect())
}

/// Where a path ends.
pub(crate) fn end(path: &[Step]) -> Step {
    path.iter().fold((0, 0), |at, step| (at.0 + step.0, at.1 + step.1))
}

/// The longer and the shorter distance of a step.
fn distances((file, rank): Step) -> (u8, u8) {
    let (file, rank) = (file.unsigned_abs(), rank.unsigned_abs());
    (file.max(rank), file.min(rank))
}

/// May a piece also stop after the first step of this move?
pub(crate) fn may_stop(moves: &Moves, all: &[&Moves]) -> bool {
    moves.steps.iter().all(|step| {
        all.iter().any(|plain| {
            let alone = plain.then.is_none() && !plain.staying && (!plain.first || moves.first);
            let single = matches!(plain.way, Way::Leap | Way::Ride(_));
            let mode = plain.mode == Mode::Both || plain.mode == moves.mode;
            alone && single && mode && plain.steps.contains(step)
        })
    })
}

/// Joins second steps of the same kind into one move, so that they become one phrase.
pub(crate) fn joined(all: Vec<Moves>) -> Vec<Moves> {
    let (firsts, mut left): (Vec<Moves>, Vec<Moves>) = all.into_iter().partition(|moves| moves.then.is_some());
    let mut known: Vec<(Mode, bool, Step, BTreeSet<Step>)> = Vec::new();
    for moves in firsts {
        for &step in &moves.steps {
            let back = (-step.0, -step.1);
            let seconds = match &moves.then {
                Some(Then::Back) | None => vec![back],
                Some(Then::On) => vec![step],
                Some(Then::Steps(steps)) => steps.clone(),
            };
            let same = |known: &&mut (Mode, bool, Step, BTreeSet<Step>)| {
                (known.0, known.1, known.2) == (moves.mode, moves.first, step)
            };
            match known.iter_mut().find(same) {
                Some(known) => known.3.extend(seconds),
                None => known.push((moves.mode, moves.first, step, seconds.into_iter().collect())),
            }
        }
    }
    // A capture from afar is a step and a step back, where the piece may take the first one alone too.
    for (mode, first, step, seconds) in &mut known {
        let stays = |moves: &&mut Moves| moves.staying && moves.way == Way::Leap && moves.first == *first;
        for moves in left.iter_mut().filter(stays).filter(|_| *mode == Mode::Capturing) {
            if moves.steps.contains(step) {
                moves.steps.retain(|known| known != step);
                seconds.insert((-step.0, -step.1));
            }
        }
    }
    left.retain(|moves| !moves.steps.is_empty());
    let mut left = bent_together(left);
    let mut groups: Vec<Moves> = Vec::new();
    for (mode, first, step, seconds) in known {
        let only = |wanted: Step| seconds.len() == 1 && seconds.contains(&wanted);
        let then = if only(step) {
            Then::On
        } else if only((-step.0, -step.1)) {
            Then::Back
        } else {
            Then::Steps(seconds.into_iter().collect())
        };
        let shape = distances(step);
        let then = Some(then);
        let same =
            |group: &&mut Moves| (group.mode, group.first, group.shape, &group.then) == (mode, first, shape, &then);
        match groups.iter_mut().find(same) {
            Some(group) => group.steps.push(step),
            None => groups.push(Moves { mode, first, then, ..Moves::plain(shape, vec![step], Way::Leap) }),
        }
    }
    left.extend(groups);
    left
}

/// Joins bent paths, of which several components often have some each.
fn bent_together(all: Vec<Moves>) -> Vec<Moves> {
    let mut found: Vec<Moves> = Vec::new();
    for moves in all {
        let same = |known: &&mut Moves| {
            let bent = matches!(moves.way, Way::Bent { .. });
            bent && (known.way, known.mode, known.first) == (moves.way, moves.mode, moves.first)
        };
        match found.iter_mut().find(same) {
            Some(known) => {
                let paths: BTreeSet<Vec<Step>> = known.paths.drain(..).chain(moves.paths).collect();
                known.steps = paths.iter().map(|path| end(path)).collect();
                known.paths = paths.into_iter().collect();
            }
            None => found.push(moves),
        }
    }
    found
}

/// The paths of second steps, in the words of the language, by shape.
pub(crate) fn by_shape(steps: &[Step]) -> Vec<Shaped> {
    let shapes: BTreeSet<(u8, u8)> = steps.iter().copied().map(distances).collect();
    let order = |shape: &(u8, u8)| LEAPS.iter().position(|known| known.1 == *shape);
    let mut shapes: Vec<(u8, u8)> = shapes.into_iter().collect();
    shapes.sort_by_key(order);
    let of = |shape: (u8, u8)| steps.iter().copied().filter(|step| distances(*step) == shape).collect();
    shapes.into_iter().map(|shape| (shape, of(shape))).collect()
}
