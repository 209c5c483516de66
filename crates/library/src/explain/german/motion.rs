//! One phrase of a piece's moves as a German sentence.

use variorum_gamedef::definition::{Mode, Motion, MotionKind};

use super::Voice;
use super::paths::PATHS;
use super::words::{CELL, alternatives, counted, number, sentence};
use crate::explain::paths::all_touching;

/// The sentence for a phrase; `before`: the phrase before it, to which it may point.
pub(super) fn motion_sentence(voice: Voice<'_>, motion: &Motion, before: Option<&Motion>) -> String {
    let mut text = String::new();
    if let Some(test) = motion.from {
        let cells = voice.cells(test.zone);
        text.push_str(&if test.inside {
            format!("von hier aus ({cells}): ")
        } else {
            format!("von außerhalb ({cells}): ")
        });
    }
    let core = core(voice, motion, before);
    let moving = motion.mode == Mode::Moving && !matches!(motion.kind, MotionKind::Double { .. });
    // After a long list nobody sees that it holds for all of it.
    if moving && core.contains(';') {
        text.push_str("ohne zu schlagen: ");
    }
    text.push_str(&core);
    if moving && !core.contains(';') {
        text.push_str(", ohne zu schlagen");
    }
    if let Some(test) = motion.to {
        let cells = voice.cells(test.zone);
        text.push_str(&if test.inside {
            format!(", nur auf diese Felder: {cells}")
        } else {
            format!(", nicht auf diese Felder: {cells}")
        });
    }
    if motion.en_passant {
        text.push_str(
            "; schlägt auch en passant eine Figur, die eben mit einem Doppelschritt über dieses Feld gegangen ist",
        );
    }
    sentence(&text)
}

fn core(voice: Voice<'_>, motion: &Motion, before: Option<&Motion>) -> String {
    let in_space = voice.definition.board.is_3d();
    let directions = motion.directions.as_slice();
    let capturing = motion.mode == Mode::Capturing;
    let verb = if capturing { "schlägt" } else { "zieht" };
    let cells = |count: u8| counted(count.into(), CELL);
    match motion.kind {
        MotionKind::Ride { max: Some(1), .. } if all_touching(directions) => {
            format!(
                "{} ein Feld {}",
                if capturing { "schlägt" } else { "geht" },
                PATHS.ways(directions, in_space, false)
            )
        }
        MotionKind::Ride { min, max } if all_touching(directions) => {
            let how = PATHS.ways(directions, in_space, true);
            match max {
                None if min <= 1 => format!("{verb} beliebig weit {how}"),
                None => format!("{verb} mindestens {} weit {how}", cells(min)),
                Some(max) if max == min => {
                    let between = if max == 2 { "das Feld dazwischen muss" } else { "alle Felder dazwischen müssen" };
                    format!("{verb} genau {} weit ({between} leer sein) {how}", cells(max))
                }
                Some(max) if min <= 1 => format!("{verb} bis zu {} weit {how}", cells(max)),
                Some(max) => format!("{verb} {} bis {} weit {how}", number(min.into()), cells(max)),
            }
        }
        MotionKind::Ride { max: Some(1), .. } | MotionKind::Leap => {
            let verb = if capturing { "schlägt im Sprung" } else { "springt" };
            format!("{verb} über alles hinweg {}", PATHS.whole(directions, in_space))
        }
        MotionKind::Ride { max, .. } => {
            let often =
                max.map_or_else(|| "beliebig oft".to_owned(), |max| format!("bis zu {}-mal", number(max.into())));
            format!(
                "{verb} mit demselben Sprung {often} in gleicher Richtung: {}; jedes Feld, das vor dem letzten berührt wird, muss leer sein",
                PATHS.whole(directions, in_space)
            )
        }
        MotionKind::Lame => {
            let several = directions.iter().any(|path| path.steps.len() > 2);
            let between = if several { "alle Felder dazwischen müssen" } else { "das Feld dazwischen muss" };
            format!("{verb} {}; {between} leer sein", PATHS.whole(directions, in_space))
        }
        MotionKind::Crooked => {
            let paths: Vec<String> = directions.iter().map(|path| PATHS.zigzag(path, in_space)).collect();
            format!(
                "{verb} im Zickzack beliebig weit über leere Felder, abwechselnd {}, und beginnt mit einem von beiden",
                alternatives(&paths)
            )
        }
        MotionKind::Hop => {
            let verb = if capturing { "schlägt" } else { "springt" };
            let rides = before.is_some_and(|before| {
                before.directions == motion.directions && matches!(before.kind, MotionKind::Ride { max: None, .. })
            });
            let how = if rides {
                "auf denselben Linien".to_owned()
            } else if all_touching(directions) {
                PATHS.ways(directions, in_space, true)
            } else {
                PATHS.whole(directions, in_space)
            };
            format!(
                "{verb} über genau eine Figur einer beliebigen Seite hinweg, mit beliebig vielen leeren Feldern davor und dahinter: {how}"
            )
        }
        MotionKind::Double { free } => {
            let how = PATHS.ways(directions, in_space, false);
            let second = if free {
                "den zweiten in derselben oder einer anderen dieser Richtungen"
            } else {
                "beide in derselben Richtung"
            };
            let steps = if free || directions.len() > 1 {
                format!("macht zwei Schritte auf einmal {how}, {second}, über leere Felder")
            } else {
                format!("geht zwei Felder {how} über leere Felder")
            };
            format!("{steps}, ohne zu schlagen (und kann dann en passant geschlagen werden)")
        }
    }
}
