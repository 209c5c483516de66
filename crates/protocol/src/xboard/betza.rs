//! The moves of a kind of piece in Betza's notation, in the dialect of XBoard's `piece` command (XBetza), as far as it can be said.
//!
//! Atoms are W, F, D, N, A, H, C, Z, G (leaps), a number behind them repeats the leap, lower-case letters before them say
//! direction (`f b s v l r`), manner (`m` move, `c` capture, `e` capture in passing), `n` for lame leaps and double steps,
//! `p` for hoppers, `o` round a cylinder, `i` for a piece that has not moved. Not said: rides that bend, alternate or keep to rings, zones
//! that confine a piece, phrases tied to a zone (but for a double step), frozen armies. A piece of whom something cannot be said
//! is not described at all.

use variorum_gamedef::definition::{
    Continuation, Definition, Directions, Landing, Mode, MotionKind, PieceType, RankPart, Step,
};

/// Describes a piece; `None`: it cannot be said.
#[must_use]
pub fn describe(definition: &Definition, kind: usize) -> Option<String> {
    let piece = definition.pieces.get(kind)?;
    if definition.board.is_3d() || piece.confined.is_some() || piece.barred.is_some() || piece.frozen_without.is_some()
    {
        return None;
    }
    let mut text = String::new();
    for motion in &piece.motions {
        let doubled = matches!(motion.kind, MotionKind::Double { free: false });
        if motion.to.is_some() || (motion.from.is_some() && !doubled) {
            return None;
        }
        let manner = match motion.mode {
            Mode::Both => "",
            Mode::Moving => "m",
            Mode::Capturing => "c",
        };
        for directions in &motion.directions {
            let (sides, atom) = leap(directions)?;
            let (before, after) = match motion.kind {
                // Two steps over an empty cell are a lame leap.
                MotionKind::Ride { min: 2, max: Some(2) } => ("n".into(), String::new()),
                MotionKind::Ride { min: 1, max: Some(1) } => (String::new(), String::new()),
                MotionKind::Ride { min: 1, max } => (String::new(), max.map_or("0".into(), |most| most.to_string())),
                MotionKind::Leap => (String::new(), String::new()),
                MotionKind::Lame => ("n".into(), String::new()),
                MotionKind::Hop => ("p".into(), "0".into()),
                MotionKind::Double { free: false } => ("n".into(), String::new()),
                _ => return None,
            };
            let atom = match (motion.kind, atom) {
                (MotionKind::Double { .. } | MotionKind::Ride { min: 2, .. }, 'W') => 'D',
                (MotionKind::Double { .. } | MotionKind::Ride { min: 2, .. }, 'F') => 'A',
                (MotionKind::Double { .. } | MotionKind::Ride { min: 2, .. }, _) => return None,
                (_, atom) => atom,
            };
            // A piece may make its double step as long as it stands in the zone: for XBoard, as long as it has not moved.
            let (virgin, manner) = if doubled { ("i", "m") } else { ("", manner) };
            let passing = if motion.en_passant { "e" } else { "" };
            let round = if definition.board.wraps { "o" } else { "" };
            text += &format!("{virgin}{sides}{manner}{passing}{round}{before}{atom}{after}");
        }
    }
    text += &castling(definition, piece);
    Some(text)
}

/// Castling with a fixed number of steps; the freer forms are left to the client.
fn castling(definition: &Definition, piece: &PieceType) -> String {
    let rule = definition.castlings.iter().find(|castling| definition.pieces.get(castling.royal) == Some(piece));
    match rule.map(|rule| &rule.landing) {
        Some(Landing::Shift(steps)) => format!("isO{steps}"),
        _ => String::new(),
    }
}

/// The sides and the atom of a path that is one leap in all.
fn leap(directions: &Directions) -> Option<(String, char)> {
    if directions.continuation != Continuation::Straight {
        return None;
    }
    let simple = |step: &Step| step.level.is_none() && step.ring.is_none() && step.shape[2] == 0;
    if !directions.steps.iter().all(simple) {
        return None;
    }
    match directions.steps.as_slice() {
        [step] => single(step, directions.rank_total),
        // A lame leap: straight and then slanting on, or the same step twice.
        [first, second] if directions.rank_total.is_none() && first.rank.is_none() && second.rank.is_none() => {
            match (shape(first), shape(second)) {
                ((1, 0), (1, 1)) => Some((String::new(), 'N')),
                ((1, 0), (1, 0)) => Some((String::new(), 'D')),
                ((1, 1), (1, 1)) => Some((String::new(), 'A')),
                _ => None,
            }
        }
        _ => None,
    }
}

fn shape(step: &Step) -> (u8, u8) {
    let [a, b, _] = step.shape;
    (a.max(b), a.min(b))
}

fn single(step: &Step, rank_total: Option<i8>) -> Option<(String, char)> {
    let shape = shape(step);
    let atom = match shape {
        (1, 0) => 'W',
        (1, 1) => 'F',
        (2, 0) => 'D',
        (2, 1) => 'N',
        (2, 2) => 'A',
        (3, 0) => 'H',
        (3, 1) => 'C',
        (3, 2) => 'Z',
        (3, 3) => 'G',
        _ => return None,
    };
    let slanting = shape.0 != shape.1 && shape.1 != 0;
    let sides = match (rank_total, step.rank) {
        (None, None) => "",
        (None, Some(part)) => match (part, slanting) {
            (RankPart::Forward, false) => "f",
            (RankPart::Backward, false) => "b",
            (RankPart::Lengthwise, false) => "v",
            (RankPart::Sideways, false) => "s",
            // On slanting leaps one letter means the four that lead mainly there, `h` the half-circle.
            (RankPart::Forward, true) => "fh",
            (RankPart::Backward, true) => "bh",
            _ => return None,
        },
        // Only the two slanting leaps that lead mainly forward or backward.
        (Some(total), None) if slanting => {
            let far = i16::from(shape.0);
            match i16::from(total) {
                total if total == far => "ff",
                total if total == -far => "bb",
                // … or mainly sideways.
                total if total == i16::from(shape.1) => "fs",
                total if total == -i16::from(shape.1) => "bs",
                _ => return None,
            }
        }
        (Some(total), None) if shape.1 == 0 || shape.0 == shape.1 => match i16::from(total) {
            total if total == i16::from(shape.0) => "f",
            total if total == -i16::from(shape.0) => "b",
            _ => return None,
        },
        _ => return None,
    };
    Some((sides.into(), atom))
}
