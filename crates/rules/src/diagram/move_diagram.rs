//! Move diagrams: the moves of a piece relative to its cell, independent of any particular cell.
//!
//! They use the same patterns as the path trees. If steps depend on the ring (ST-1), the diagram shows a piece on the
//! side of a ring, far from every corner: steps to the left and right stay on the ring, steps up and down change it.

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Directions, Mode, Motion, MotionKind, NeutralActionKind, PieceType, RingPart};
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
    /// A pawn's double step.
    Double,
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
}

impl Rules {
    /// The move diagram of a kind of piece from White's side; empty if the game has no such kind. `kind` is an index
    /// into the definition's `pieces`. A piece that captures only by hopping has separate marks for its slides and its
    /// hops.
    #[must_use]
    pub fn move_diagram(&self, kind: usize) -> Vec<DiagramCell> {
        let definition = self.definition();
        definition.pieces.get(kind).map_or_else(Vec::new, |piece| of_piece(&definition.board, piece))
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

/// Adds the marks of one motion.
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
                MotionKind::Hop { .. } => push(marks, first, Travel::Hop, modes, placed),
                MotionKind::Double { .. } => firsts.push(first),
                // It goes to certain cells, not in directions: only a diagram on the board shows them.
                MotionKind::Anywhere => {}
                MotionKind::Advance { most } => {
                    for number in 2..=most {
                        let goal = first.map(|part| part.saturating_mul(i8::try_from(number).unwrap_or(i8::MAX)));
                        push(marks, goal, Travel::Double, (true, false), placed);
                    }
                }
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

/// Calls `found` with each pattern of a family that is possible where the diagram's piece is.
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

/// Adds a mark, unless it is on the piece's own cell.
fn push(marks: &mut Vec<DiagramCell>, at: [i8; 3], travel: Travel, (moves, captures): (bool, bool), placed: bool) {
    if at == [0; 3] {
        return;
    }
    // Moves and captures of different motions share one mark.
    let same = |mark: &&mut DiagramCell| mark.at == at && mark.travel == travel && mark.placed == placed;
    match marks.iter_mut().find(same) {
        Some(mark) => {
            mark.moves |= moves;
            mark.captures |= captures;
        }
        None => marks.push(DiagramCell { at, travel, moves, captures, placed }),
    }
}

/// Removes marks that another mark covers, and sorts the rest.
fn finish(mut marks: Vec<DiagramCell>) -> Vec<DiagramCell> {
    let all = marks.clone();
    marks.retain(|mark| {
        !all.iter().any(|other| {
            let more = (other.moves || !mark.moves) && (other.captures || !mark.captures);
            let slides = other.travel == Travel::Slide && matches!(mark.travel, Travel::Leap | Travel::Short(_));
            let leaps = other.travel == Travel::Leap && mark.travel == Travel::Lame;
            other.at == mark.at && more && (slides || leaps) && !other.placed
        })
    });
    marks.sort_unstable();
    marks
}
