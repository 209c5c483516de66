//! Levels of play for people: from a beginner who overlooks things to everything the engine has.

use crate::limits::Limits;

/// A level of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its number, from 1 (weakest) to 8.
    pub number: u8,
    /// A name for people.
    pub name: &'static str,
    /// One sentence for people.
    pub description: &'static str,
    /// How far it thinks.
    pub limits: Limits,
    /// Its evaluations are off by up to so many centipawns.
    pub noise: i32,
    /// Out of a thousand turns, this many are random ones, unless they would lose too much.
    pub slips: u32,
    /// So many centipawns, by its own short search, such a turn may be worse than the best one: a person who is careless still
    /// does not give the game away in one turn.
    pub careless: i32,
}

/// All levels, weakest first.
#[must_use]
pub fn levels() -> [Level; 8] {
    let level = |number, name, description, depth: Option<u32>, nodes: Option<u64>, ms, noise, (slips, careless)| {
        let limits = Limits { depth, nodes, move_time_ms: Some(ms), ..Limits::default() };
        Level { number, name, description, limits, noise, slips, careless }
    };
    [
        level(
            1,
            "First steps",
            "Knows the rules, plays what comes to mind.",
            Some(1),
            Some(2_000),
            500,
            300,
            (800, 400),
        ),
        level(2, "Beginner", "Looks one turn ahead and overlooks much.", Some(1), Some(5_000), 500, 200, (80, 200)),
        level(3, "Learner", "Looks two turns ahead, with lapses.", Some(2), Some(10_000), 500, 120, (80, 200)),
        level(4, "Casual", "Sees short threats; its judgement wavers.", Some(3), Some(20_000), 700, 80, (30, 150)),
        level(5, "Regular", "Seldom gives anything away.", Some(5), Some(80_000), 1_000, 20, (0, 0)),
        level(6, "Strong", "Plans a little and punishes mistakes.", Some(8), Some(400_000), 1_500, 0, (0, 0)),
        level(7, "Expert", "Thinks for up to two seconds.", None, None, 2_000, 0, (0, 0)),
        level(8, "Full strength", "Thinks for up to six seconds a turn.", None, None, 6_000, 0, (0, 0)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_and_grow() {
        let levels = levels();
        assert!(levels.iter().zip(1..).all(|(level, number)| level.number == number));
        assert!(levels.windows(2).all(|pair| pair[0].noise >= pair[1].noise && pair[0].slips >= pair[1].slips));
        assert!(levels.windows(2).all(|pair| pair[0].careless >= pair[1].careless));
    }
}
