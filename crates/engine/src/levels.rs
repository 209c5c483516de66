//! Levels of play for people: from a beginner who overlooks things to everything the engine has.

use crate::limits::Limits;

/// The number of levels.
pub const LEVELS: u8 = 12;

/// A level of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its number, from 1 (weakest) to [`LEVELS`].
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

/// All levels, weakest first, numbered from 1 to [`LEVELS`].
///
/// Each is to score about three quarters of the points against the one before, between a beginner and full strength. How far it looks alone would make steps of
/// several hundred Elo, so the weaker ones also see values that are off, and now and then play what comes to mind. `docs/strength.md` has the distances measured.
#[must_use]
pub fn levels() -> [Level; LEVELS as usize] {
    let level = |number, (name, description), depth: Option<u32>, nodes: Option<u64>, ms, noise, (slips, careless)| {
        let limits = Limits { depth, nodes, move_time_ms: Some(ms), ..Limits::default() };
        Level { number, name, description, limits, noise, slips, careless }
    };
    let words = [
        ("First steps", "Knows the rules, plays what comes to mind."),
        ("Newcomer", "Plays almost every other turn at random."),
        ("Beginner", "Looks one turn ahead and overlooks much."),
        ("Learner", "Looks one turn ahead, with lapses."),
        ("Player", "Sees the reply, not always what it is worth."),
        ("Casual", "Sees short threats, with lapses."),
        ("Regular", "Sees short combinations; its judgement wavers."),
        ("Club player", "Seldom gives anything away."),
        ("Strong", "Plans a little and punishes mistakes."),
        ("Expert", "Looks far ahead, within a second or two."),
        ("Master", "Thinks for up to two seconds."),
        ("Full strength", "Thinks for up to six seconds a turn."),
    ];
    [
        level(1, words[0], Some(1), Some(2_000), 500, 300, (900, 400)),
        level(2, words[1], Some(1), Some(2_000), 500, 300, (450, 400)),
        level(3, words[2], Some(1), Some(2_000), 500, 220, (200, 300)),
        level(4, words[3], Some(1), Some(3_000), 500, 120, (80, 200)),
        level(5, words[4], Some(2), Some(8_000), 500, 130, (60, 200)),
        level(6, words[5], Some(3), Some(20_000), 500, 130, (90, 150)),
        level(7, words[6], Some(4), Some(40_000), 700, 95, (50, 150)),
        level(8, words[7], Some(5), Some(80_000), 1_000, 20, (0, 0)),
        level(9, words[8], Some(7), Some(300_000), 1_500, 0, (0, 0)),
        level(10, words[9], Some(8), Some(500_000), 1_500, 0, (0, 0)),
        level(11, words[10], None, None, 2_000, 0, (0, 0)),
        level(12, words[11], None, None, 6_000, 0, (0, 0)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_and_grow() {
        let levels = levels();
        assert!(levels.iter().zip(1..).all(|(level, number)| level.number == number));
        let depth = |level: &Level| level.limits.depth.unwrap_or(u32::MAX);
        assert!(levels.is_sorted_by_key(depth));
        // Where a level looks farther than the one before, its values may be farther off.
        for alike in levels.chunk_by(|one, next| depth(one) == depth(next)) {
            assert!(alike.is_sorted_by(|one, next| one.noise >= next.noise && one.slips >= next.slips));
        }
        assert!(levels.is_sorted_by(|one, next| one.careless >= next.careless));
    }
}
