//! Counts of points, and rules of counting in endings, by the names that they have in files of variants.

use std::sync::LazyLock;

use crate::ini::{Section, sections};

const POINTS: &str = include_str!("points.ini");
const COUNTING: &str = include_str!("counting.ini");

/// A count of points that decides draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPoints {
    /// Its name.
    pub name: String,
    /// The points of types of piece, by their options.
    pub points: Vec<(String, u8)>,
    /// The half points that Black has besides.
    pub half_points_ahead: u8,
}

/// A rule by which turns are counted in endings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownCounting {
    /// Its name.
    pub name: String,
    /// The option of the type of which no piece is left on the board then.
    pub without: String,
    /// The turns of each side.
    pub turns: u16,
    /// The limits against a bare royal piece; the first counts that holds.
    pub bare: Vec<KnownLimit>,
}

/// A limit of turns against a bare royal piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownLimit {
    /// The turns of each side.
    pub turns: u16,
    /// What the other side must have for that.
    pub with: Option<KnownNumber>,
}

/// A number of pieces of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownNumber {
    /// The option of the type.
    pub option: String,
    /// The least number.
    pub least: u16,
    /// The greatest number; `u16::MAX` for no limit.
    pub most: u16,
}

/// The counts of points that files of variants know by name.
#[must_use]
pub fn known_points() -> &'static [KnownPoints] {
    static KNOWN: LazyLock<Vec<KnownPoints>> = LazyLock::new(|| all(POINTS).into_iter().map(points).collect());
    &KNOWN
}

fn points(section: Section) -> KnownPoints {
    const AHEAD: &str = "half-points-ahead";
    let number = |(key, text): (&String, &str)| Some((key.clone(), text.parse::<u8>().ok()?));
    let numbers: Vec<(String, u8)> =
        section.options.iter().filter_map(|(key, value)| number((key, &value.text))).collect();
    let half_points_ahead = numbers.iter().find(|(key, _)| key == AHEAD).map_or(0, |(_, points)| *points);
    let points = numbers.into_iter().filter(|(key, _)| key != AHEAD).collect();
    KnownPoints { name: section.name, points, half_points_ahead }
}

/// The rules of counting that files of variants know by name.
#[must_use]
pub fn known_countings() -> &'static [KnownCounting] {
    static KNOWN: LazyLock<Vec<KnownCounting>> =
        LazyLock::new(|| all(COUNTING).into_iter().filter_map(counting).collect());
    &KNOWN
}

/// The sections of a file of ours. A test reads them without faults.
fn all(text: &str) -> Vec<Section> {
    sections(text).map(|(sections, _)| sections).unwrap_or_default()
}

fn counting(section: Section) -> Option<KnownCounting> {
    let option = |name: &str| section.options.get(name).map(|value| value.text.as_str());
    let bare = (1..).map_while(|number| option(&format!("bare{number}"))).map(limit).collect::<Option<Vec<_>>>()?;
    let (without, turns) = (option("without")?.to_owned(), option("turns")?.parse().ok()?);
    Some(KnownCounting { name: section.name.clone(), without, turns, bare })
}

/// Turns, and perhaps how many pieces of a type there are: `8 rook >= 2`.
fn limit(text: &str) -> Option<KnownLimit> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [turns] => Some(KnownLimit { turns: turns.parse().ok()?, with: None }),
        [turns, option, sign, count] => {
            let least = count.parse().ok()?;
            let most = if sign == ">=" { u16::MAX } else { least };
            let with = Some(KnownNumber { option: option.to_owned(), least, most });
            Some(KnownLimit { turns: turns.parse().ok()?, with })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_read() {
        let points: Vec<String> = known_points().iter().map(|known| known.name.clone()).collect();
        let countings: Vec<String> = known_countings().iter().map(|known| known.name.clone()).collect();
        assert_eq!((points, countings), (vec!["janggi".to_owned()], vec!["makruk".to_owned()]));
        let rooks = |least, most| Some(KnownNumber { option: "rook".to_owned(), least, most });
        assert_eq!(limit("8 rook >= 2"), Some(KnownLimit { turns: 8, with: rooks(2, u16::MAX) }));
        assert_eq!(limit("16 rook = 1"), Some(KnownLimit { turns: 16, with: rooks(1, 1) }));
    }
}
