//! The moves of a piece type in Betza notation, in the dialect of XBoard's `piece` command (XBetza).
//!
//! Atoms (W, F, D, N, A, H, C, Z, G) are leaps; a number after an atom repeats the leap. Lower-case letters before it are modifiers:
//! directions (`f b s v l r`), `m` for moves without capture, `c` for captures, `e` for captures en passant, `n` for lame leaps and double
//! steps, `p` for hoppers, `o` for cylinders, `i` for pieces that have not moved. The notation cannot express bent, alternating or
//! ring-bound rides, zones that confine a piece, moves tied to a zone (except double steps), captures without
//! moving, captures of certain pieces alone and elsewhere than on the target, and frozen armies; moves of pieces that have not moved are described only if they are double steps. A piece type with any of these has no description.

use variorum_gamedef::definition::{
    Continuation, Definition, Directions, Landing, Mode, MotionKind, PieceType, RankPart, Step,
};

/// Describes the piece type with the index `kind`; `None` if there is no such type or the notation cannot express it.
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
        let plain = motion.taking.is_empty() && motion.prey.is_empty();
        if !plain || motion.staying || motion.unmoved || motion.to.is_some() || (motion.from.is_some() && !doubled) {
            return None;
        }
        let mode = match motion.mode {
            Mode::Both => "",
            Mode::Moving => "m",
            Mode::Capturing => "c",
        };
        if !motion.kind.has_paths() {
            return None;
        }
        for directions in &motion.directions {
            let (sides, atom) = leap(directions)?;
            let (before, after) = match motion.kind {
                // A slide of exactly two steps is a lame leap.
                MotionKind::Ride { min: 2, max: Some(2) } => ("n".into(), String::new()),
                MotionKind::Ride { min: 1, max: Some(1) } => (String::new(), String::new()),
                MotionKind::Ride { min: 1, max } => (String::new(), max.map_or("0".into(), |most| most.to_string())),
                MotionKind::Leap => (String::new(), String::new()),
                MotionKind::Lame => ("n".into(), String::new()),
                MotionKind::Hop { behind: None } => ("p".into(), "0".into()),
                MotionKind::Hop { behind: Some(1) } => ("g".into(), "0".into()),
                MotionKind::Double { free: false } => ("n".into(), String::new()),
                MotionKind::Ride { .. }
                | MotionKind::Crooked
                | MotionKind::Hop { behind: Some(_) }
                | MotionKind::Double { free: true }
                | MotionKind::Advance { .. }
                | MotionKind::Anywhere => return None,
            };
            let atom = match (motion.kind, atom) {
                (MotionKind::Double { .. } | MotionKind::Ride { min: 2, .. }, 'W') => 'D',
                (MotionKind::Double { .. } | MotionKind::Ride { min: 2, .. }, 'F') => 'A',
                (MotionKind::Double { .. } | MotionKind::Ride { min: 2, .. }, _) => return None,
                (_, atom) => atom,
            };
            // Our pieces may make a double step while they are in a zone; XBoard can only say “while it has not moved”.
            let (unmoved, mode) = if doubled { ("i", "m") } else { ("", mode) };
            let passing = if motion.en_passant { "e" } else { "" };
            let round = if definition.board.wraps { "o" } else { "" };
            text += &format!("{unmoved}{sides}{mode}{passing}{round}{before}{atom}{after}");
        }
    }
    text += &castling(definition, piece);
    Some(text)
}

/// Castling with a fixed number of steps. The client knows the freer forms by itself.
fn castling(definition: &Definition, piece: &PieceType) -> String {
    let rule = definition.castlings.iter().find(|castling| definition.pieces.get(castling.royal) == Some(piece));
    match rule.map(|rule| &rule.landing) {
        Some(Landing::Shift(steps)) => format!("isO{steps}"),
        Some(Landing::Fixed { .. }) | None => String::new(),
    }
}

/// The direction letters and the atom of a path that amounts to one leap.
fn leap(directions: &Directions) -> Option<(String, char)> {
    if directions.continuation != Continuation::Straight {
        return None;
    }
    let simple = |step: &Step| step.file.is_none() && step.level.is_none() && step.ring.is_none() && step.shape[2] == 0;
    if !directions.steps.iter().all(simple) {
        return None;
    }
    match directions.steps.as_slice() {
        [step] => single(step, directions.rank_total),
        // A lame leap: one orthogonal and one diagonal step, or the same step twice.
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
    let oblique = shape.0 != shape.1 && shape.1 != 0;
    let sides = match (rank_total, step.rank) {
        (None, None) => "",
        (None, Some(part)) => match (part, oblique) {
            (RankPart::Forward, false) => "f",
            (RankPart::Backward, false) => "b",
            (RankPart::Lengthwise, false) => "v",
            (RankPart::Sideways, false) => "s",
            // For oblique leaps one letter means the leaps mainly in that direction; `h` adds the rest of the half-plane.
            (RankPart::Forward, true) => "fh",
            (RankPart::Backward, true) => "bh",
            _ => return None,
        },
        // Only the two oblique leaps that lead mainly forward or backward.
        (Some(total), None) if oblique => {
            let far = i16::from(shape.0);
            match i16::from(total) {
                total if total == far => "ff",
                total if total == -far => "bb",
                // Only those that lead mainly sideways.
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
