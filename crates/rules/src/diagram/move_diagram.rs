//! The shape of a piece's moves away from any particular cell: what a diagram of it shows.
//!
//! Made of the same patterns as the path trees. Where steps depend on the ring (ST-1), the piece stands on a side of a ring whose
//! files lie next to each other across the picture, far from every corner: to the left and right its ring is kept, up and down it is changed.

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Directions, Mode, Motion, MotionKind, NeutralActionKind, PieceType, RingPart};

use crate::paths::{Vector, expand};
use crate::rules::Rules;

/// How a mark of a rose is come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Travel {
    /// At once: a step to a neighbour, or a leap over whatever stands between.
    Leap,
    /// A slide that begins with this step and goes any distance.
    Slide,
    /// A slide that begins with this step and goes at most so many cells.
    Short(u8),
    /// Over cells that must be empty.
    Lame,
    /// A line that begins with this step, over exactly one piece.
    Hop,
    /// A crooked slide that begins with this step.
    Crooked,
    /// A double step of pawns.
    Double,
}

/// A mark of a rose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DiagramCell {
    /// Files to the right, levels down, ranks ahead, from White's side.
    pub at: [i8; 3],
    /// How the piece gets there.
    pub manner: Travel,
    /// May it move there without capturing?
    pub moves: bool,
    /// May it capture there?
    pub captures: bool,
    /// Only from certain cells.
    pub placed: bool,
}

impl Rules {
    /// The shape of a piece's moves, seen from White's side; empty for an unknown kind. Hops that only capture stand beside the slides that
    /// only move.
    #[must_use]
    pub fn rose(&self, kind: usize) -> Vec<DiagramCell> {
        let definition = self.definition();
        definition.pieces.get(kind).map_or_else(Vec::new, |piece| of_piece(&definition.board, piece))
    }

    /// The steps that players make with a neutral piece in the second part of a turn.
    #[must_use]
    pub fn neutral_rose(&self, neutral: usize) -> Vec<DiagramCell> {
        let definition = self.definition();
        let actions = definition.second.iter().flat_map(|second| &second.actions);
        let mut marks = Vec::new();
        for action in actions.filter(|action| action.neutrals.contains(&neutral)) {
            if let NeutralActionKind::Step { directions, .. } = &action.kind {
                for directions in directions {
                    along(&definition.board, directions, |steps| {
                        push(&mut marks, total(steps), Travel::Leap, (true, false), false);
                    });
                }
            }
        }
        finish(marks)
    }
}

fn of_piece(board: &Board, piece: &PieceType) -> Vec<DiagramCell> {
    let mut marks = Vec::new();
    for motion in &piece.motions {
        of_motion(board, motion, &mut marks);
    }
    finish(marks)
}

fn of_motion(board: &Board, motion: &Motion, marks: &mut Vec<DiagramCell>) {
    let modes = (motion.mode != Mode::Capturing, motion.mode != Mode::Moving);
    let placed = motion.from.is_some();
    let mut firsts: Vec<[i8; 3]> = Vec::new();
    for directions in &motion.directions {
        along(board, directions, |steps| {
            let first = steps.first().copied().unwrap_or_default();
            match motion.kind {
                MotionKind::Ride { min, max } if max == Some(min) && min > 1 => {
                    let goal = first.map(|part| part.saturating_mul(i8::try_from(min).unwrap_or(i8::MAX)));
                    push(marks, goal, Travel::Lame, modes, placed);
                }
                MotionKind::Ride { max: Some(1), .. } => push(marks, first, Travel::Leap, modes, placed),
                MotionKind::Ride { max: Some(most), .. } => push(marks, first, Travel::Short(most), modes, placed),
                MotionKind::Ride { max: None, .. } => push(marks, first, Travel::Slide, modes, placed),
                MotionKind::Leap => push(marks, total(steps), Travel::Leap, modes, placed),
                MotionKind::Lame => push(marks, total(steps), Travel::Lame, modes, placed),
                MotionKind::Crooked => {
                    for &step in steps {
                        push(marks, step, Travel::Crooked, modes, placed);
                    }
                }
                MotionKind::Hop => push(marks, first, Travel::Hop, modes, placed),
                MotionKind::Double { .. } => firsts.push(first),
            }
        });
    }
    let MotionKind::Double { free } = motion.kind else { return };
    for (number, &one) in firsts.iter().enumerate() {
        for &other in firsts.iter().skip(number).take(if free { usize::MAX } else { 1 }) {
            push(marks, total(&[one, other]), Travel::Double, (true, false), placed);
        }
    }
}

/// The patterns of a family of paths that exist where the piece stands.
fn along(board: &Board, directions: &Directions, mut found: impl FnMut(&[[i8; 3]])) {
    for pattern in expand(board, directions) {
        let holds = pattern.steps.iter().all(|&(vector, ring)| match ring {
            Some(RingPart::Keeping) => vector.levels == 0,
            Some(RingPart::Changing) => vector.levels != 0,
            None => true,
        });
        if holds {
            let steps: Vec<[i8; 3]> = pattern.steps.iter().map(|&(vector, _)| parts(vector)).collect();
            found(&steps);
        }
    }
}

fn parts(vector: Vector) -> [i8; 3] {
    [vector.files, vector.levels, vector.ranks].map(|part| i8::try_from(part).unwrap_or(0))
}

fn total(steps: &[[i8; 3]]) -> [i8; 3] {
    let mut sum = [0_i8; 3];
    for step in steps {
        for (part, add) in sum.iter_mut().zip(step) {
            *part = part.saturating_add(*add);
        }
    }
    sum
}

fn push(marks: &mut Vec<DiagramCell>, at: [i8; 3], manner: Travel, (moves, captures): (bool, bool), placed: bool) {
    if at == [0; 3] {
        return;
    }
    // What one phrase moves and another captures is one mark.
    let same = |mark: &&mut DiagramCell| mark.at == at && mark.manner == manner && mark.placed == placed;
    match marks.iter_mut().find(same) {
        Some(mark) => {
            mark.moves |= moves;
            mark.captures |= captures;
        }
        None => marks.push(DiagramCell { at, manner, moves, captures, placed }),
    }
}

/// Takes out what another mark says better, and sorts.
fn finish(mut marks: Vec<DiagramCell>) -> Vec<DiagramCell> {
    let all = marks.clone();
    marks.retain(|mark| {
        !all.iter().any(|other| {
            let more = (other.moves || !mark.moves) && (other.captures || !mark.captures);
            let slides = other.manner == Travel::Slide && matches!(mark.manner, Travel::Leap | Travel::Short(_));
            let leaps = other.manner == Travel::Leap && mark.manner == Travel::Lame;
            other.at == mark.at && more && (slides || leaps) && !other.placed
        })
    });
    marks.sort_unstable();
    marks
}
