//! A phrase of a piece's moves as a sentence.

use variorum_gamedef::definition::{
    Directions, Mode, Motion, MotionKind, PieceTypeId, PiecesBySide, Taking, TakingPlace, Then, ZoneTest,
};
use variorum_messages::{Arg, Message};

use super::context::{Context, names};
use super::paths::{all_touching, are_many, ways, whole, zigzag};

/// The sentence for a phrase. `before` is the previous phrase, to which the sentence may refer.
pub(super) fn sentence(context: Context<'_>, motion: &Motion, before: Option<&Motion>) -> Message {
    let geometry = context.geometry();
    let moving = motion.mode == Mode::Moving && motion.kind.fixed_mode().is_none() && motion.swapping.is_none();
    let without_capture = match (moving, are_many(&motion.directions, geometry)) {
        (false, _) => "none",
        // After a long list, or a further clause, it would not be clear that it applies to all.
        (true, true) => "before",
        (true, false) => match motion.kind {
            MotionKind::Walk { .. } | MotionKind::Plane { .. } => "before",
            MotionKind::Ride { .. }
            | MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Hop { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Anywhere => "after",
        },
    };
    let mut message = Message::new("explain-moves")
        .with("moves", moves(context, motion, before))
        .with("without-capture", without_capture)
        .with("staying", motion.staying)
        .with("unmoved", motion.unmoved)
        .with("through-check", if motion.not_through_check { through_check(motion) } else { "any" })
        .with("prey", if motion.prey.is_empty() { "all" } else { "some" })
        .with("prey-pieces", names(context.definition, &motion.prey))
        .with("swaps", motion.swapping.is_some())
        .with("takes", !motion.taking.is_empty())
        .with("taking", Arg::list(motion.taking.iter().map(|taking| besides(context, motion.kind, taking))))
        .with("en-passant", motion.en_passant);
    let swapped = hurdles(context, motion.swapping.as_ref(), false, Message::new("explain-swapping"));
    message = message.with("swapping", swapped);
    message = match &motion.then {
        None => message.with("then", "none").with("ways", ""),
        Some(Then::On) => message.with("then", "on").with("ways", ""),
        Some(Then::Back) => message.with("then", "back").with("ways", ""),
        Some(Then::Step(directions)) => message.with("then", "step").with("ways", ways(directions, geometry, false)),
    };
    for (place, side, test) in [("from", "from-side", motion.from), ("to", "to-side", motion.to)] {
        message = match test {
            Some(ZoneTest { zone, inside }) => {
                context.zone(message, place, zone).with(side, if inside { "inside" } else { "outside" })
            }
            None => message.with(place, "").with(format!("{place}-cells"), "").with(side, "none"),
        };
    }
    message
}

/// What a move that must not lead through check avoids: attacked cells on its way too, if it has a way.
fn through_check(motion: &Motion) -> &'static str {
    let single = motion.directions.iter().all(|path| path.steps.len() == 1 && !path.repeats_steps());
    match motion.kind {
        MotionKind::Anywhere => "leaping",
        MotionKind::Leap | MotionKind::Ride { max: Some(1), .. } if single => "leaping",
        MotionKind::Leap
        | MotionKind::Ride { .. }
        | MotionKind::Lame
        | MotionKind::Crooked { .. }
        | MotionKind::Hop { .. }
        | MotionKind::Double { .. }
        | MotionKind::Advance { .. }
        | MotionKind::Walk { .. }
        | MotionKind::Plane { .. } => "never",
    }
}

/// What the move takes besides, and where it stands.
fn besides(context: Context<'_>, kind: MotionKind, taking: &Taking) -> Message {
    let definition = context.definition;
    let some = |pieces: &[PieceTypeId]| if pieces.len() == definition.pieces.len() { "all" } else { "some" };
    let message = Message::new("explain-taking")
        .with("which", some(&taking.pieces))
        .with("pieces", names(definition, &taking.pieces));
    let (place, own, along): (&str, &[PieceTypeId], &[Directions]) = match &taking.place {
        TakingPlace::Behind => ("behind", &[], &[]),
        TakingPlace::Ahead => ("ahead", &[], &[]),
        TakingPlace::Passed if kind.needs_screen() => ("hopped", &[], &[]),
        TakingPlace::Passed => ("passed", &[], &[]),
        TakingPlace::Between { own, along } => ("between", own, along),
        TakingPlace::Cornered { own } => ("cornered", own, &[]),
    };
    let message = message.with("place", place).with("whose", some(own)).with("own", names(definition, own));
    if along.is_empty() {
        message.with("ways", "")
    } else {
        message.with("ways", ways(along, context.geometry(), false))
    }
}

/// Adds over whom a hop goes, or with whom a piece changes places. `neutral_too`: neutral pieces may be meant, as for hops.
fn hurdles(context: Context<'_>, over: Option<&PiecesBySide>, neutral_too: bool, message: Message) -> Message {
    let definition = context.definition;
    let of_all =
        |neutral: bool| if neutral && neutral_too && !definition.neutrals.is_empty() { "anyone" } else { "all" };
    let Some(hurdles) = over else {
        return message.with("over", of_all(true)).with("which", "all").with("hurdles", names(definition, &[]));
    };
    let owner = match (hurdles.own, hurdles.enemy) {
        (true, true) => of_all(hurdles.neutral),
        (true, false) => "own",
        (false, true) => "enemy",
        (false, false) => "neutral",
    };
    let others: Vec<PieceTypeId> = (0..definition.pieces.len()).filter(|kind| !hurdles.pieces.contains(kind)).collect();
    // Neutral pieces are among `any piece but …` and not among the types that `any … or …` names.
    let fewer = others.len() < hurdles.pieces.len();
    let both = hurdles.own && hurdles.enemy;
    let but = !others.is_empty() && if both && neutral_too { hurdles.neutral } else { fewer };
    let (which, listed) = match () {
        () if others.is_empty() || owner == "neutral" => ("all", &[][..]),
        () if but => ("but", &others[..]),
        () => ("some", &hurdles.pieces[..]),
    };
    message.with("over", owner).with("which", which).with("hurdles", names(definition, listed))
}

/// The move as a clause without a subject.
fn moves(context: Context<'_>, motion: &Motion, before: Option<&Motion>) -> Message {
    let geometry = context.geometry();
    let directions = motion.directions.as_slice();
    let captures = motion.mode == Mode::Capturing;
    let ways = |riding: bool| ways(directions, geometry, riding);
    let limit = |most: Option<u8>| most.map_or(Arg::from("any"), Arg::from);
    let message = match motion.kind {
        MotionKind::Ride { max: Some(1), .. } if all_touching(directions) => {
            Message::new("explain-steps").with("ways", ways(false))
        }
        MotionKind::Ride { min, max } if all_touching(directions) => {
            let (span, most) = match max {
                None if min <= 1 => ("any", 0),
                None => ("at-least", 0),
                Some(max) if max == min => ("exactly", max),
                Some(max) if min <= 1 => ("up-to", max),
                Some(max) => ("between", max),
            };
            let message = Message::new("explain-slides").with("ways", ways(true)).with("span", span);
            message.with("least", min).with("most", most)
        }
        MotionKind::Ride { max: Some(1), .. } | MotionKind::Leap => {
            Message::new("explain-leaps").with("paths", whole(directions, geometry))
        }
        MotionKind::Anywhere => Message::new("explain-leaps-anywhere"),
        MotionKind::Ride { max, .. } => {
            Message::new("explain-repeats").with("paths", whole(directions, geometry)).with("times", limit(max))
        }
        MotionKind::Lame => {
            let several = directions.iter().any(|path| path.steps.len() > 2 || path.repeats_steps());
            Message::new("explain-lame").with("paths", whole(directions, geometry)).with("several", several)
        }
        MotionKind::Walk { most } => {
            let touching = all_touching(directions);
            let ways: Arg = if touching { ways(false).into() } else { whole(directions, geometry).into() };
            Message::new("explain-walks").with("most", most).with("touching", touching).with("ways", ways)
        }
        MotionKind::Plane { most } => Message::new("explain-planes").with("ways", ways(true)).with("most", limit(most)),
        MotionKind::Crooked { most } => {
            let paths = directions.iter().map(|path| zigzag(path, geometry));
            Message::new("explain-zigzags").with("paths", Arg::list(paths)).with("most", limit(most))
        }
        MotionKind::Hop { behind, within } => {
            let rides = before.is_some_and(|before| {
                before.directions == motion.directions && matches!(before.kind, MotionKind::Ride { max: None, .. })
            });
            let paths = if rides {
                Message::new("explain-same-lines")
            } else if all_touching(directions) {
                ways(true)
            } else {
                whole(directions, geometry)
            };
            let message = Message::new("explain-hops").with("paths", paths);
            let message = message.with("behind", limit(behind)).with("within", limit(within));
            hurdles(context, motion.over.as_ref(), true, message).with("sparing", motion.sparing)
        }
        MotionKind::Double { free } => {
            let steps = match (free, directions.len() > 1) {
                (true, _) => "free",
                (false, true) => "several",
                (false, false) => "one",
            };
            return Message::new("explain-double-step").with("ways", ways(false)).with("steps", steps);
        }
        MotionKind::Advance { most } => {
            return Message::new("explain-advance").with("ways", ways(false)).with("most", most);
        }
    };
    message.with("captures", captures)
}
