//! Phrases of moves that nothing can ever be done with: they lead off the board, or need what the game does not have. And what acts on no cell.

use std::sync::Arc;

use variorum_gamedef::Place;
use variorum_gamedef::definition::{Continuation, Motion, MotionKind, NeutralActionKind, PieceTypeId};
use variorum_rules::{Occupant, Position, Rules, Side};

use super::Oddity;

/// The phrases of no use, each with its place and the type of its piece. `owned`: by type, whether somebody can have it.
pub(super) fn find(rules: &Arc<Rules>, owned: &[bool]) -> Vec<(PieceTypeId, Place, Oddity)> {
    let definition = rules.definition();
    let starts: Vec<Position> =
        (0..definition.starts.len()).filter_map(|number| Position::nth_start(rules, number)).collect();
    let having = || definition.pieces.iter().enumerate().filter(|&(kind, _)| owned[kind]);
    let lent = definition.influences.iter().flat_map(|influence| &influence.moves);
    let passes = having().flat_map(|(_, piece)| &piece.motions).chain(lent).any(|motion| motion.kind.can_be_passed());
    let neutrals = has_neutrals(rules, &starts);
    let begins =
        |kind: PieceTypeId| starts.iter().any(|start| Side::BOTH.into_iter().any(|side| start.count(side, kind) > 0));
    // Where pieces are shuffled, those that have not moved stand elsewhere in other games.
    let shuffled = definition.starts.iter().any(|start| start.shuffle.is_some());
    let rights: Vec<PieceTypeId> =
        starts.iter().flat_map(|start| start.setup().castling.into_iter().map(|cell| start.at(cell).kind())).collect();
    let mut found = Vec::new();
    for (kind, piece) in having() {
        for (number, motion) in piece.motions.iter().enumerate() {
            let over_neutral = motion.over.as_ref().is_some_and(|over| over.pieces.is_empty() && over.neutral);
            let oddity = if !leads_somewhere(rules, motion) {
                Oddity::LeadsNowhere
            } else if motion.unmoved && !begins(kind) {
                Oddity::NeverUnmoved { id: piece.id.clone() }
            } else if motion.unmoved && !shuffled && !rights.contains(&kind) {
                Oddity::UnmovedUnnamed { id: piece.id.clone() }
            } else if motion.en_passant && !passes {
                Oddity::NobodyPasses
            } else if over_neutral && !neutrals {
                Oddity::NoNeutral
            } else {
                continue;
            };
            let place = Place::of("piece").item(kind);
            found.push((kind, place.clone().key("moves").item(number).or(place.key("betza")), oddity));
        }
    }
    found
}

/// The influences that act on no cell, as places.
pub(super) fn idle_influences(rules: &Rules) -> Vec<Place> {
    let influences = rules.definition().influences.iter().enumerate();
    let idle = influences.filter(|(_, influence)| !rules.stays_on_board(&influence.along, 1));
    idle.map(|(number, _)| Place::of("influence").item(number).key("along")).collect()
}

/// Whether some path of the phrase stays on the board, whatever stands there.
fn leads_somewhere(rules: &Rules, motion: &Motion) -> bool {
    let straight = motion.directions.iter().all(|family| family.continuation == Continuation::Straight);
    let steps = match motion.kind {
        MotionKind::Anywhere => return true,
        MotionKind::Ride { min, max: _ } if straight => min,
        // One step onto the piece, and one over it.
        MotionKind::Hop { .. } if straight => 2,
        MotionKind::Double { free: false } | MotionKind::Advance { .. } => 2,
        MotionKind::Ride { .. }
        | MotionKind::Hop { .. }
        | MotionKind::Double { free: true }
        | MotionKind::Leap
        | MotionKind::Lame
        | MotionKind::Crooked { .. }
        | MotionKind::Walk { .. }
        | MotionKind::Plane { .. } => 1,
    };
    rules.stays_on_board(&motion.directions, steps)
}

/// Whether a neutral piece may ever be on the board.
fn has_neutrals(rules: &Rules, starts: &[Position]) -> bool {
    let definition = rules.definition();
    let second = definition.second.iter().flat_map(|second| &second.actions);
    let put = second.into_iter().any(|action| match action.kind {
        NeutralActionKind::Put { .. } => true,
        NeutralActionKind::Step { .. }
        | NeutralActionKind::Vault
        | NeutralActionKind::Anywhere
        | NeutralActionKind::Swap { .. } => false,
    });
    let stands =
        |start: &Position| rules.cells().any(|cell| matches!(start.at(cell).occupant(), Some(Occupant::Neutral(_))));
    let remains = definition.capture.blast.as_ref().is_some_and(|blast| blast.remains.is_some());
    put || remains || starts.iter().any(stands)
}
