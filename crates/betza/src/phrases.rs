//! Moves in the words of the language.

use crate::legs::by_shape;
use crate::notation::{Mode, Moves, Shaped, Then, Way};
use crate::paths::terms;

/// The zone of a game file in which double steps begin that are a piece's first move.
pub const FIRST_STEP_ZONE: &str = "first-step-zone";

/// The most paths that are joined in one phrase; a game file may have a few more.
const MOST_PATHS: usize = 48;

/// What the phrases of a piece need to know about its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Where first moves are possible.
    pub first: First,
    /// Where captures en passant end.
    pub passing: Passing,
    /// The ids of the types that it cannot capture.
    pub spared: Vec<String>,
}

impl Place {
    /// In a game file, where a double step as a first move begins in [`FIRST_STEP_ZONE`].
    #[must_use]
    pub fn of_game_file() -> Self {
        Self { first: First::Unmoved(FIRST_STEP_ZONE.to_owned()), passing: Passing::Always, spared: Vec::new() }
    }
}

/// Where first moves are possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum First {
    /// Nowhere.
    Never,
    /// Everywhere.
    Always,
    /// From the zone with this name.
    From(String),
    /// Wherever a piece stands that has not moved yet; where no word says so, from the zone with this name.
    Unmoved(String),
}

/// Where captures en passant end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passing {
    /// There are none.
    Never,
    /// Where the piece captures otherwise too.
    Always,
    /// In the zone with this name.
    To(String),
}

/// A phrase before its paths are joined: motion, paths and conditions.
struct Phrase {
    motion: String,
    paths: Vec<String>,
    conditions: String,
}

/// The phrases of a piece with these moves.
#[must_use]
pub fn phrases(moves: &[Moves], place: &Place) -> Vec<String> {
    let mut phrases: Vec<Phrase> = Vec::new();
    for moves in moves {
        if moves.first && place.first == First::Never {
            continue;
        }
        for conditions in conditions(moves, place) {
            let motion = motion(moves);
            // The steps of two walks are not those of one.
            let joins = !matches!(moves.way, Way::Walk(_));
            let same = |phrase: &&mut Phrase| joins && phrase.motion == motion && phrase.conditions == conditions;
            let known = phrases.iter_mut().find(same);
            let paths = paths(moves, motion == "double");
            match known {
                Some(phrase) => phrase
                    .paths
                    .extend(paths.into_iter().filter(|path| !phrase.paths.contains(path)).collect::<Vec<_>>()),
                None => phrases.push(Phrase { motion, paths, conditions }),
            }
        }
    }
    let text = |phrase: Phrase| {
        let Phrase { motion, paths, conditions } = phrase;
        let joined = paths.chunks(MOST_PATHS).map(|paths| format!("{motion} {}{conditions}", paths.join(" and ")));
        joined.collect::<Vec<_>>()
    };
    phrases.into_iter().flat_map(text).collect()
}

/// Is it a double step, which can be captured in passing?
fn is_double(moves: &Moves) -> bool {
    moves.first && moves.way == Way::Lame && moves.mode == Mode::Moving && matches!(moves.shape, (2, 0) | (2, 2))
}

/// Can `unmoved` be said of these moves?
fn knows_unmoved(moves: &Moves) -> bool {
    let goes = match moves.way {
        Way::Leap | Way::Lame | Way::Ride(_) | Way::Bent { .. } => !is_double(moves),
        Way::Hop(_) | Way::HopWithin(_) | Way::Crooked(_) | Way::Walk(_) => false,
    };
    goes && moves.mode == Mode::Moving && moves.then.is_none()
}

fn motion(moves: &Moves) -> String {
    match moves.way {
        Way::Lame if is_double(moves) => "double".to_owned(),
        Way::Lame => "lame".to_owned(),
        Way::Leap if moves.shape.0 == 1 => "step".to_owned(),
        Way::Leap => "leap".to_owned(),
        Way::Ride(None) => "slide".to_owned(),
        Way::Ride(Some(most)) => format!("slide up to {most}"),
        Way::Hop(None) => "hop".to_owned(),
        Way::Hop(Some(most)) => format!("hop up to {most}"),
        Way::HopWithin(most) => format!("hop within {most}"),
        Way::Crooked(None) => "crooked".to_owned(),
        Way::Crooked(Some(most)) => format!("crooked up to {most}"),
        Way::Bent { .. } => "lame".to_owned(),
        Way::Walk(most) => format!("walk up to {most}"),
    }
}

/// The conditions of its phrases; several where captures en passant have a zone of their own.
fn conditions(moves: &Moves, place: &Place) -> Vec<String> {
    let mode = match moves.mode {
        Mode::Both => "",
        Mode::Moving if is_double(moves) => "",
        Mode::Moving => ", moving",
        Mode::Capturing if place.spared.is_empty() => ", capturing",
        Mode::Capturing => &format!(", capturing enemy piece but {}", place.spared.join(" or ")),
    };
    let mode = if moves.staying { format!("{mode}, staying") } else { mode.to_owned() };
    let mode = if moves.locust { format!("{mode}, over enemy piece, taking enemy piece passed") } else { mode };
    let mode = if moves.sparing { format!("{mode}, sparing") } else { mode };
    let from = match &place.first {
        First::Unmoved(_) if moves.first && knows_unmoved(moves) => ", unmoved".to_owned(),
        First::From(zone) | First::Unmoved(zone) if moves.first => format!(", from {zone}"),
        First::From(_) | First::Unmoved(_) | First::Always | First::Never => String::new(),
    };
    let then = match &moves.then {
        None => String::new(),
        Some(Then::On) => ", then may go on".to_owned(),
        Some(Then::Back) => ", then may go back".to_owned(),
        Some(Then::Steps(steps)) => {
            let found = by_shape(steps);
            let paths = found.into_iter().flat_map(|(of, steps)| paths_of(&shape(of, false), of, &steps));
            format!(", then may step {}", paths.collect::<Vec<_>>().join(" and "))
        }
    };
    let mode = format!("{mode}{from}{then}");
    match &place.passing {
        Passing::Always if moves.en_passant => vec![format!("{mode}, en passant")],
        Passing::To(zone) if moves.en_passant => {
            vec![format!("{mode}, not to {zone}"), format!("{mode}, en passant, to {zone}")]
        }
        Passing::Never | Passing::Always | Passing::To(_) => vec![mode],
    }
}

/// The paths of its steps.
fn paths(moves: &Moves, double: bool) -> Vec<String> {
    match moves.way {
        // What has no terms is not read.
        Way::Bent { reach } => terms(&moves.paths, reach).unwrap_or_default(),
        Way::Crooked(_) if moves.shape.1 == 0 => vec!["1:0 > 0:1".to_owned()],
        Way::Crooked(_) => vec!["1:1 > 1:-1".to_owned()],
        Way::Walk(_) => {
            let paths = |(of, steps): Shaped| paths_of(&shape(of, false), of, &steps);
            by_shape(&moves.steps).into_iter().flat_map(paths).collect()
        }
        Way::Lame if !double => paths_of(&lame(moves.shape), moves.shape, &moves.steps),
        Way::Lame | Way::Leap | Way::Ride(_) | Way::Hop(_) | Way::HopWithin(_) => {
            paths_of(&shape(moves.shape, double), moves.shape, &moves.steps)
        }
    }
}

/// The paths of some steps of a shape. `name`: what the language calls the shape.
fn paths_of(name: &str, shape: (u8, u8), steps: &[(i8, i8)]) -> Vec<String> {
    let mirrored = |&(file, rank): &(i8, i8)| steps.contains(&(-file, rank));
    if !steps.iter().all(mirrored) {
        return one_sided(name, steps);
    }
    let all = crate::notation::ranks(shape);
    let mut left: Vec<i8> = all.iter().copied().filter(|rank| steps.iter().any(|step| step.1 == *rank)).collect();
    if left.len() == all.len() {
        return vec![name.to_owned()];
    }
    let simple = !name.contains('>');
    let mut paths = Vec::new();
    if simple {
        let of = |belongs: fn(&i8) -> bool| all.iter().copied().filter(belongs).collect::<Vec<i8>>();
        let groups = [
            ("lengthwise", of(|rank| *rank != 0)),
            ("forward", of(|rank| *rank > 0)),
            ("backward", of(|rank| *rank < 0)),
            ("sideways", of(|rank| *rank == 0)),
        ];
        for (word, group) in groups {
            if !group.is_empty() && group.iter().all(|rank| left.contains(rank)) {
                paths.push(format!("{word} {name}"));
                left.retain(|rank| !group.contains(rank));
            }
        }
    }
    // The lame sideways leaps of two or three steps.
    let sideways = |name: &str| name.replace("orthogonal", "sideways orthogonal");
    paths.extend(left.iter().map(|&rank| if rank == 0 { sideways(name) } else { format!("{name} rank{rank:+}") }));
    paths
}

/// The paths of steps of which some lead to one side alone, each with its side.
fn one_sided(name: &str, steps: &[(i8, i8)]) -> Vec<String> {
    let path = |&(file, rank): &(i8, i8)| {
        let side = match file {
            0 => "",
            1.. => "rightward ",
            _ => "leftward ",
        };
        // Behind `>`, the side of the first step is that of all.
        let total = match rank {
            0 if !name.contains('>') => " rank+0".to_owned(),
            _ => format!(" rank{rank:+}"),
        };
        format!("{side}{name}{total}")
    };
    steps.iter().map(path).collect()
}

fn shape(shape: (u8, u8), double: bool) -> String {
    match shape {
        (1, 0) => "orthogonal".to_owned(),
        (1, 1) => "diagonal".to_owned(),
        // A double step is two steps.
        (2, 0) if double => "orthogonal".to_owned(),
        (2, 2) if double => "diagonal".to_owned(),
        (long, short) => format!("{long}:{short}"),
    }
}

/// The path of a lame leap: orthogonal steps first, then diagonal ones.
fn lame((long, short): (u8, u8)) -> String {
    let straight = std::iter::repeat_n("orthogonal", usize::from(long - short));
    straight.chain(std::iter::repeat_n("diagonal", usize::from(short))).collect::<Vec<_>>().join(" > ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read;

    fn said(betza: &str) -> Vec<String> {
        let place = Place { first: First::From("home".into()), passing: Passing::Always, spared: Vec::new() };
        phrases(&read(betza).unwrap(), &place)
    }

    #[test]
    fn bent_rides_repeat_their_steps() {
        assert_eq!(said("FyafsF"), ["step diagonal", "lame diagonal > repeated orthogonal"]);
        assert_eq!(said("[F-mR3]"), ["lame diagonal > up to 3 orthogonal, moving"]);
        assert_eq!(said("[R-sR]"), ["lame repeated 1:0 > repeated 0:1"]);
        assert_eq!(said("[fW2-fsB]"), ["lame up to 2 forward orthogonal > repeated diagonal"]);
    }

    #[test]
    fn moves_become_phrases() {
        for (betza, expected) in [
            ("K", &["step orthogonal and diagonal"][..]),
            ("Q", &["slide orthogonal and diagonal"]),
            ("RN", &["slide orthogonal", "leap 2:1"]),
            ("FfW", &["step diagonal and forward orthogonal"]),
            ("FsfW", &["step diagonal and forward orthogonal and sideways orthogonal"]),
            ("FvW", &["step diagonal and lengthwise orthogonal"]),
            ("fN", &["leap 2:1 rank+2"]),
            ("fhN", &["leap forward 2:1"]),
            ("vN", &["leap 2:1 rank+2 and 2:1 rank-2"]),
            ("NAD", &["leap 2:1 and 2:2 and 2:0"]),
            ("vD", &["leap lengthwise 2:0"]),
            ("mQ2cQ", &["slide up to 2 orthogonal and diagonal, moving", "slide orthogonal and diagonal, capturing"]),
            ("mRcpR", &["slide orthogonal, moving", "hop orthogonal, capturing"]),
            ("NN", &["slide 2:1"]),
            ("nN", &["lame orthogonal > diagonal"]),
            ("fnN", &["lame orthogonal > diagonal rank+2"]),
            ("nA", &["lame diagonal > diagonal"]),
            ("nZ", &["lame orthogonal > diagonal > diagonal"]),
            ("nC", &["lame orthogonal > orthogonal > diagonal"]),
            ("snD", &["lame sideways orthogonal > sideways orthogonal"]),
            (
                "fmWfceFifmnD",
                &[
                    "step forward orthogonal, moving",
                    "step forward diagonal, capturing, en passant",
                    "double forward orthogonal, from home",
                ],
            ),
            ("imfA", &["leap forward 2:2, moving, from home"]),
            ("mfnA", &["lame diagonal > diagonal rank+2, moving"]),
        ] {
            assert_eq!(said(betza), expected, "{betza}");
        }
    }

    #[test]
    fn the_place_decides_about_first_moves_and_passing() {
        let said = |first, passing| phrases(&read("fceFifmnD").unwrap(), &Place { first, passing, spared: Vec::new() });
        assert_eq!(said(First::Never, Passing::Never), ["step forward diagonal, capturing"]);
        assert_eq!(
            said(First::Always, Passing::To("sixth".into())),
            [
                "step forward diagonal, capturing, not to sixth",
                "step forward diagonal, capturing, en passant, to sixth",
                "double forward orthogonal",
            ]
        );
    }
}
