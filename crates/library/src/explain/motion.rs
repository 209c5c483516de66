//! One phrase of a piece's moves as a sentence.

use variorum_gamedef::definition::{Definition, Mode, Motion, MotionKind};

use super::Voice;
use super::paths::all_touching;
use super::steps::PATHS;
use super::words::{alternatives, counted, number, sentence};

/// The sentence for a phrase; `before`: the phrase before it, to which it may point.
pub(super) fn motion_sentence(voice: Voice<'_>, motion: &Motion, before: Option<&Motion>) -> String {
    let mut text = String::new();
    if let Some(test) = motion.from {
        let zone = voice.zone(test.zone);
        text.push_str(&if test.inside { format!("from {zone}: ") } else { format!("from outside {zone}: ") });
    }
    let core = core(voice.definition, motion, before);
    let moving = motion.mode == Mode::Moving && !matches!(motion.kind, MotionKind::Double { .. });
    // After a long list nobody sees that it holds for all of it.
    if moving && core.contains(';') {
        text.push_str("without capturing, ");
    }
    text.push_str(&core);
    if moving && !core.contains(';') {
        text.push_str(", without capturing");
    }
    if let Some(test) = motion.to {
        let zone = voice.zone(test.zone);
        text.push_str(&if test.inside {
            format!(", only to cells of {zone}")
        } else {
            format!(", not to cells of {zone}")
        });
    }
    if motion.en_passant {
        text.push_str("; also captures en passant, taking a piece that has just passed that cell with a double step");
    }
    sentence(&text)
}

fn core(definition: &Definition, motion: &Motion, before: Option<&Motion>) -> String {
    let in_space = definition.board.is_3d();
    let directions = motion.directions.as_slice();
    let only_capturing = motion.mode == Mode::Capturing;
    let riding = |kind: &str| (kind.to_owned(), PATHS.ways(directions, in_space, true));
    match motion.kind {
        MotionKind::Ride { max: Some(1), .. } if all_touching(directions) => {
            let verb = if only_capturing { "captures" } else { "steps" };
            format!("{verb} one cell {}", PATHS.ways(directions, in_space, false))
        }
        MotionKind::Ride { min, max } if all_touching(directions) => {
            let (verb, how) = riding(if only_capturing { "captures" } else { "slides" });
            match max {
                None if min <= 1 => {
                    let verb = if only_capturing { "captures at any distance" } else { "slides any distance" };
                    format!("{verb} {how}")
                }
                None => format!("{verb} at least {} {how}", counted(min.into(), "cell")),
                Some(max) if max == min => {
                    let verb = if only_capturing { "captures" } else { "goes" };
                    let between = if max == 2 { "the cell between" } else { "every cell between" };
                    format!("{verb} exactly {} ({between} must be empty) {how}", counted(max.into(), "cell"))
                }
                Some(max) if min <= 1 => format!("{verb} up to {} {how}", counted(max.into(), "cell")),
                Some(max) => format!("{verb} {} to {} {how}", number(min.into()), counted(max.into(), "cell")),
            }
        }
        MotionKind::Ride { max: Some(1), .. } | MotionKind::Leap => {
            let verb = if only_capturing { "captures with a leap" } else { "leaps" };
            format!("{verb}, over anything, {}", PATHS.whole(directions, in_space))
        }
        MotionKind::Ride { max, .. } => {
            let often = max
                .map_or_else(|| "any number of times".to_owned(), |max| format!("up to {} times", number(max.into())));
            let verb = if only_capturing { "captures by repeating" } else { "repeats" };
            format!(
                "{verb} {often}, always the same way, a leap of {}; every cell that it lands on before the last must be empty",
                PATHS.whole(directions, in_space)
            )
        }
        MotionKind::Lame => {
            let verb = if only_capturing { "captures by going" } else { "goes" };
            let several = directions.iter().any(|path| path.steps.len() > 2);
            let between = if several { "every cell between" } else { "the cell between" };
            format!("{verb} {}; {between} must be empty", PATHS.whole(directions, in_space))
        }
        MotionKind::Crooked => {
            let verb = if only_capturing { "captures along a zigzag" } else { "zigzags any distance" };
            let paths: Vec<String> = directions.iter().map(|path| PATHS.zigzag(path, in_space)).collect();
            format!("{verb} over empty cells, stepping {} by turns, beginning with either", alternatives(&paths))
        }
        MotionKind::Hop => {
            let verb = if only_capturing { "captures by jumping" } else { "jumps" };
            let rides = before.is_some_and(|before| {
                before.directions == motion.directions && matches!(before.kind, MotionKind::Ride { max: None, .. })
            });
            let how = if rides {
                "along the same lines".to_owned()
            } else if all_touching(directions) {
                PATHS.ways(directions, in_space, true)
            } else {
                PATHS.whole(directions, in_space)
            };
            format!(
                "{verb} over exactly one piece of either side, with any number of empty cells before and behind it: {how}"
            )
        }
        MotionKind::Double { free } => {
            let how = PATHS.ways(directions, in_space, false);
            let second = if free {
                "the second in the same direction or another of these"
            } else {
                "both in the same direction"
            };
            let steps = if free || directions.len() > 1 {
                format!("makes two steps at once {how}, {second}, over empty cells")
            } else {
                format!("goes two cells {how} over empty cells")
            };
            format!("{steps}, without capturing (and may then be captured en passant)")
        }
    }
}
