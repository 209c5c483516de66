//! Area moves: steps to neighbours over empty cells that may turn, such as `KaK`, one step or two.
//!
//! `aK` alone is exactly two steps, a path of its own. Together with all that end sooner, it is a walk.

use crate::gap::BetzaGap;
use crate::legs::Leg;
use crate::notation::{Mode, Moves, Step, Way, shapes, steps};

/// The most legs that are read as an area move; a walk of a game file has no more steps.
pub(crate) const MOST_WALK: usize = 8;

/// The area move that ends with these legs, as far as the moves that end sooner are there too.
pub(crate) fn area(legs: &[Leg]) -> Option<Moves> {
    let [before @ .., last] = legs else { return None };
    let most = u8::try_from(legs.len()).ok().filter(|most| (2..=MOST_WALK).contains(&usize::from(*most)))?;
    let empty = |leg: &Leg| leg.modifiers.is_open() && leg.modifiers.capturing.is_none();
    if !before.iter().all(empty) || !last.modifiers.is_open() || last.ride.is_some() || !last.bends {
        return None;
    }
    let shapes = shapes(last.letter).filter(|shapes| shapes.iter().all(|shape| shape.0 == 1))?;
    let steps: Vec<Step> = shapes.iter().flat_map(|&shape| steps(shape)).collect();
    Some(Moves { mode: last.modifiers.mode(), ..Moves::plain(*shapes.first()?, steps, Way::Walk(most)) })
}

/// May the piece end this walk sooner too, after any number of steps?
pub(crate) fn may_end_sooner(walk: &Moves, all: &[&Moves]) -> bool {
    let Way::Walk(most) = walk.way else { return true };
    let fits = |moves: &Moves| is_alone(moves) && (moves.mode == Mode::Both || moves.mode == walk.mode);
    let single = |moves: &Moves, step: &Step| {
        matches!(moves.way, Way::Leap | Way::Ride(_)) && fits(moves) && moves.steps.contains(step)
    };
    let shorter = |moves: &Moves, fewer: u8| {
        moves.way == Way::Walk(fewer) && fits(moves) && walk.steps.iter().all(|step| moves.steps.contains(step))
    };
    walk.steps.iter().all(|step| all.iter().any(|moves| single(moves, step)))
        && (2..most).all(|fewer| all.iter().any(|moves| shorter(moves, fewer)))
}

/// Why such steps cannot be said if the piece may not end sooner.
pub(crate) fn exact(walk: &Moves) -> BetzaGap {
    let Way::Walk(most) = walk.way else { return BetzaGap::TurnsBack };
    let letter = match (walk.shape, walk.steps.len()) {
        (_, 8) => "K",
        ((_, 0), _) => "W",
        _ => "F",
    };
    let mode = match walk.mode {
        Mode::Both => "",
        Mode::Moving => "m",
        Mode::Capturing => "c",
    };
    let legs = (0..usize::from(most)).map(|more| format!("{}{mode}{letter}", "a".repeat(more)));
    BetzaGap::ExactWalk { steps: usize::from(most), walk: legs.collect() }
}

/// Leaves out what a longer walk says too.
pub(crate) fn without_shorter(all: Vec<Moves>) -> Vec<Moves> {
    let walks: Vec<Moves> = all.iter().filter(|moves| matches!(moves.way, Way::Walk(_))).cloned().collect();
    let mut left = all;
    for moves in &mut left {
        let reach = match moves.way {
            Way::Walk(most) => most,
            Way::Leap if is_alone(moves) && moves.shape.0 == 1 => 1,
            Way::Leap
            | Way::Lame
            | Way::Ride(_)
            | Way::Hop(_)
            | Way::HopWithin(_)
            | Way::Crooked(_)
            | Way::Bent { .. } => {
                continue;
            }
        };
        let longer = |walk: &&Moves| matches!(walk.way, Way::Walk(most) if most > reach) && walk.mode == moves.mode;
        let said: Vec<Step> = walks.iter().filter(longer).flat_map(|walk| walk.steps.clone()).collect();
        // Of a walk, some of the steps alone are another one.
        let divides = reach > 1 && !moves.steps.iter().all(|step| said.contains(step));
        if !divides {
            moves.steps.retain(|step| !said.contains(step));
        }
    }
    left.retain(|moves| !moves.steps.is_empty());
    left
}

/// Is it a move by itself, which may be made at any time?
fn is_alone(moves: &Moves) -> bool {
    moves.then.is_none() && !moves.staying && !moves.first && !moves.en_passant
}
