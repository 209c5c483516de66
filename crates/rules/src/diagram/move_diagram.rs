//! Move diagrams: the moves of a piece relative to its cell, independent of any particular cell.
//!
//! They use the same patterns as the path trees. If steps depend on the ring (ST-1), the diagram shows a piece on the
//! side of a ring, far from every corner: steps to the left and right stay on the ring, steps up and down change it.

use std::collections::BTreeSet;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{
    Directions, Mode, Motion, MotionKind, NeutralActionKind, PieceType, RingPart, Taking, TakingPlace, Then,
};
use variorum_gamedef::grid::Vector;

use crate::paths::expand;
use crate::rules::Rules;

/// How a piece gets to a marked cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Travel {
    /// Directly: a step to a neighbour, or a leap over whatever is between.
    Leap,
    /// A slide of any length that begins with this step.
    Slide,
    /// A slide that begins with this step and is at most this many cells long.
    Short(u8),
    /// A path of which every cell before the target must be empty.
    Lame,
    /// A line that begins with this step and hops over exactly one piece.
    Hop,
    /// A crooked slide that begins with this step.
    Crooked,
    /// A crooked slide that begins with this step and has at most this many steps.
    ShortCrooked(u8),
    /// A pawn's double step.
    Double,
    /// Two steps, of which the first may end the move and capture, too.
    Twice,
}

/// A marked cell of a move diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DiagramCell {
    /// Files to the right, levels down and ranks ahead, from White's side.
    pub at: [i8; 3],
    /// How the piece gets there.
    pub travel: Travel,
    /// The piece may move there without capturing.
    pub moves: bool,
    /// The piece may capture there.
    pub captures: bool,
    /// The move is possible only from certain cells.
    pub placed: bool,
    /// The piece captures what stands there, and does not end there: it stays where it is or goes back, or moves elsewhere.
    pub elsewhere: bool,
    /// The piece may change places with a piece there: by a phrase, or the royal piece with a neighbour (ST-19).
    pub swaps: bool,
}

impl Rules {
    /// The move diagram of a kind of piece from White's side; empty if the game has no such kind. `kind` is an index
    /// into the definition's `pieces`. A piece that captures only by hopping has separate marks for its slides and its
    /// hops.
    #[must_use]
    pub fn move_diagram(&self, kind: usize) -> Vec<DiagramCell> {
        let definition = self.definition();
        let Some(piece) = definition.pieces.get(kind) else { return Vec::new() };
        let mut marks = of_piece(&definition.board, piece);
        for swap in definition.swap.iter().filter(|swap| swap.royal == kind) {
            for directions in &swap.directions {
                along(&definition.board, directions, |steps| {
                    marks.push(Mark { swaps: true, ..Mark::of(total(steps), Travel::Leap) });
                });
            }
        }
        finish(marks)
    }

    /// The move diagram of a neutral piece: the steps that players make with it in the second part of a turn; empty if
    /// there are none. `neutral` is an index into the definition's `neutrals`.
    #[must_use]
    pub fn neutral_move_diagram(&self, neutral: usize) -> Vec<DiagramCell> {
        let definition = self.definition();
        let actions = definition.second.iter().flat_map(|second| &second.actions);
        let mut marks = Vec::new();
        for action in actions.filter(|action| action.neutrals.contains(&neutral)) {
            if let NeutralActionKind::Step { directions, .. } = &action.kind {
                for directions in directions {
                    along(&definition.board, directions, |steps| {
                        marks.push(Mark { moves: true, ..Mark::of(total(steps), Travel::Leap) });
                    });
                }
            }
        }
        finish(marks)
    }
}

/// How many cells along each axis of a plane are marked; it goes as far as the board does.
const PLANE: i8 = 3;

/// Marks as they are found.
type Mark = DiagramCell;

impl Mark {
    fn of(at: [i8; 3], travel: Travel) -> Self {
        Self { at, travel, moves: false, captures: false, placed: false, elsewhere: false, swaps: false }
    }
}

fn of_piece(board: &Board, piece: &PieceType) -> Vec<DiagramCell> {
    let mut marks = Vec::new();
    for motion in &piece.motions {
        of_motion(board, motion, &mut marks);
    }
    marks
}

/// Adds the marks of one motion.
fn of_motion(board: &Board, motion: &Motion, marks: &mut Vec<Mark>) {
    let placed = motion.from.is_some();
    let quiet = |at: [i8; 3], travel: Travel| Mark { moves: true, placed, ..Mark::of(at, travel) };
    let swaps = motion.swapping.is_some();
    let usual = |at: [i8; 3], travel: Travel| Mark {
        moves: !swaps && motion.mode != Mode::Capturing,
        captures: !swaps && motion.mode != Mode::Moving,
        swaps,
        elsewhere: motion.staying,
        ..quiet(at, travel)
    };
    let mut firsts: Vec<[i8; 3]> = Vec::new();
    for directions in &motion.directions {
        along(board, directions, |steps| {
            let first = steps.first().copied().unwrap_or_default();
            match motion.kind {
                MotionKind::Ride { min, max } if max == Some(min) && min > 1 => {
                    marks.push(usual(times(first, min), Travel::Lame));
                }
                MotionKind::Ride { max: Some(1), .. } => marks.push(usual(first, Travel::Leap)),
                MotionKind::Ride { max: Some(most), .. } => marks.push(usual(first, Travel::Short(most))),
                MotionKind::Ride { max: None, .. } => marks.push(usual(first, Travel::Slide)),
                MotionKind::Leap => marks.push(usual(total(steps), Travel::Leap)),
                MotionKind::Lame => marks.push(usual(total(steps), Travel::Lame)),
                MotionKind::Crooked { most: Some(1) } => {
                    marks.extend(steps.iter().map(|&step| usual(step, Travel::Leap)));
                }
                MotionKind::Crooked { most } => {
                    let travel = most.map_or(Travel::Crooked, Travel::ShortCrooked);
                    marks.extend(steps.iter().map(|&step| usual(step, travel)));
                }
                MotionKind::Hop { .. } => marks.push(usual(first, Travel::Hop)),
                MotionKind::Double { .. } => firsts.push(first),
                MotionKind::Plane { most } => {
                    let far = most.map_or(PLANE, |most| PLANE.min(i8::try_from(most).unwrap_or(PLANE)));
                    let parts = first.map(|part| if part == 0 { 0..=0 } else { 1..=far });
                    let [files, levels, ranks] = parts;
                    for file in files {
                        for level in levels.clone() {
                            for rank in ranks.clone() {
                                let at = [file * first[0], level * first[1], rank * first[2]];
                                marks.push(usual(at, Travel::Lame));
                            }
                        }
                    }
                }
                // Its steps follow each other in any order.
                MotionKind::Walk { .. } => firsts.push(first),
                // It goes to certain cells, not in directions: only a diagram on the board shows them.
                MotionKind::Anywhere => {}
                MotionKind::Advance { most } => {
                    marks.extend((2..=most).map(|number| quiet(times(first, number), Travel::Double)));
                }
            }
            marks.extend(
                motion.taking.iter().filter_map(|taking| taken(taking, first)).map(|mark| Mark { placed, ..mark }),
            );
            if let Some(then) = &motion.then {
                second_steps(board, then, total(steps), |at| {
                    let step = usual(total(steps), Travel::Leap);
                    match at {
                        // Back where it was, it has captured without moving, or passed.
                        [0, 0, 0] if step.captures => marks.push(Mark { moves: false, elsewhere: true, ..step }),
                        [0, 0, 0] => {}
                        at => marks.push(Mark { captures: true, ..quiet(at, Travel::Twice) }),
                    }
                });
            }
        });
    }
    if let MotionKind::Walk { most } = motion.kind {
        let mut reached: Vec<[i8; 3]> = vec![[0; 3]];
        let mut edge = reached.clone();
        for number in 0..most {
            let travel = if number == 0 { Travel::Leap } else { Travel::Lame };
            let onward = edge.iter().flat_map(|&at| firsts.iter().map(move |&step| total(&[at, step])));
            let mut next: Vec<[i8; 3]> = onward.filter(|at| !reached.contains(at)).collect();
            next.sort_unstable();
            next.dedup();
            marks.extend(next.iter().map(|&at| usual(at, travel)));
            reached.extend(&next);
            edge = next;
        }
    }
    let MotionKind::Double { free } = motion.kind else { return };
    for (number, &one) in firsts.iter().enumerate() {
        for &other in firsts.iter().skip(number).take(if free { usize::MAX } else { 1 }) {
            marks.push(quiet(total(&[one, other]), Travel::Double));
        }
    }
}

/// What a move in this direction takes besides. Not in the diagram: what depends on where other own pieces stand.
fn taken(taking: &Taking, direction: [i8; 3]) -> Option<Mark> {
    let (at, travel) = match taking.place {
        TakingPlace::Behind => (direction.map(i8::saturating_neg), Travel::Leap),
        TakingPlace::Ahead => (direction, Travel::Slide),
        TakingPlace::Passed => (direction, Travel::Hop),
        TakingPlace::Between { .. } | TakingPlace::Cornered { .. } => return None,
    };
    Some(Mark { captures: true, elsewhere: true, ..Mark::of(at, travel) })
}

/// Where a piece may go on from `first`.
fn second_steps(board: &Board, then: &Then, first: [i8; 3], mut found: impl FnMut([i8; 3])) {
    match then {
        Then::Step(all) => {
            all.iter().for_each(|directions| along(board, directions, |steps| found(total(&[first, total(steps)]))))
        }
        Then::On => found(total(&[first, first])),
        Then::Back => found([0; 3]),
    }
}

/// Calls `found` with the paths of a family that are possible where the diagram's piece is. Steps that may be repeated are, as far as the board is long; of
/// several paths of one pattern to the same cell there is one.
fn along(board: &Board, directions: &Directions, mut found: impl FnMut(&[[i8; 3]])) {
    let far = board.files.max(board.ranks).max(board.level_count()) - 1;
    for pattern in expand(board, directions) {
        let holds = pattern.steps.iter().all(|&(vector, ring)| match ring {
            Some(RingPart::Keeping) => vector.levels == 0,
            Some(RingPart::Changing) => vector.levels != 0,
            None => true,
        });
        if holds {
            let legs = pattern
                .steps
                .iter()
                .zip(&pattern.times)
                .map(|(&(vector, _), times)| (parts(vector), times.most().map_or(far, |most| most.min(far))));
            let mut ends = BTreeSet::new();
            repeated(&legs.collect::<Vec<_>>(), &mut Vec::new(), &mut |steps| {
                if ends.insert(total(steps)) {
                    found(steps);
                }
            });
        }
    }
}

/// Calls `found` with each path that begins with `steps` and goes on with these legs, each made once or more, at most so many times.
fn repeated(legs: &[([i8; 3], u8)], steps: &mut Vec<[i8; 3]>, found: &mut impl FnMut(&[[i8; 3]])) {
    let Some((&(step, most), rest)) = legs.split_first() else { return found(steps) };
    let begun = steps.len();
    for _ in 0..most {
        steps.push(step);
        repeated(rest, steps, found);
    }
    steps.truncate(begun);
}

fn parts(vector: Vector) -> [i8; 3] {
    [vector.files, vector.levels, vector.ranks].map(|part| i8::try_from(part).unwrap_or(0))
}

/// The sum of the steps.
fn total(steps: &[[i8; 3]]) -> [i8; 3] {
    let mut sum = [0_i8; 3];
    for step in steps {
        for (part, add) in sum.iter_mut().zip(step) {
            *part = part.saturating_add(*add);
        }
    }
    sum
}

fn times(step: [i8; 3], number: u8) -> [i8; 3] {
    step.map(|part| part.saturating_mul(i8::try_from(number).unwrap_or(i8::MAX)))
}

/// Joins moves and captures of different motions, removes marks that another mark covers and those on the piece's own cell, and sorts the rest.
fn finish(mut marks: Vec<Mark>) -> Vec<Mark> {
    let mut all: Vec<Mark> = Vec::new();
    for mark in marks.drain(..).filter(|mark| mark.at != [0; 3]) {
        let way = |mark: &Mark| (mark.at, mark.travel, mark.placed, mark.elsewhere);
        match all.iter_mut().find(|known| way(known) == way(&mark)) {
            Some(known) => {
                known.moves |= mark.moves;
                known.captures |= mark.captures;
                known.swaps |= mark.swaps;
            }
            None => all.push(mark),
        }
    }
    marks.extend(all.iter().filter(|mark| !all.iter().any(|other| covers(other, mark))));
    marks.sort_unstable();
    marks
}

/// Does one mark say all that another one does?
fn covers(one: &Mark, other: &Mark) -> bool {
    let more = (one.moves || !other.moves) && (one.captures || !other.captures) && (one.swaps || !other.swaps);
    let slides = one.travel == Travel::Slide && matches!(other.travel, Travel::Leap | Travel::Short(_));
    let leaps = one.travel == Travel::Leap && matches!(other.travel, Travel::Lame | Travel::Twice);
    one.at == other.at && more && (slides || leaps) && !one.placed && one.elsewhere == other.elsewhere
}
