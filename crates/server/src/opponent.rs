//! Who plays the engine's side, as the server sees it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::{Position, Turn};
use serde::Serialize;

/// Chooses turns. It is called on a thread where it may take its time.
pub trait Opponent: Send + Sync + 'static {
    /// The turn to make in `position`, which has at least one; `history` holds the hashes of the positions before it,
    /// oldest first. `level` is 1 to 8. It ends soon after `stop` is set; what it says then is not used.
    fn choose(&self, position: Position, history: Vec<u64>, level: u8, stop: Arc<AtomicBool>) -> Option<Turn>;
}

/// Makes any legal turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomOpponent;

impl Opponent for RandomOpponent {
    fn choose(&self, mut position: Position, _: Vec<u64>, _: u8, _: Arc<AtomicBool>) -> Option<Turn> {
        let mut firsts = Vec::new();
        position.actions(&mut firsts);
        let first = *firsts.get(fastrand::usize(..firsts.len().max(1)))?;
        position.make(first);
        if position.phase() == rules::Phase::First {
            return Some(Turn { first, second: None });
        }
        let mut seconds = Vec::new();
        position.actions(&mut seconds);
        let second = *seconds.get(fastrand::usize(..seconds.len().max(1)))?;
        Some(Turn { first, second: Some(second) })
    }
}

/// The levels that can be chosen.
pub(crate) const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// A level, for people.
#[derive(Serialize)]
pub(crate) struct Level {
    level: u8,
    name: &'static str,
    description: &'static str,
}

/// What people read about the levels.
pub(crate) fn levels() -> Vec<Level> {
    let words = [
        ("Beginner", "Looks one turn ahead and often slips."),
        ("Novice", "Sees what can be taken at once, and slips now and then."),
        ("Casual", "Looks a little ahead; punishes gross mistakes."),
        ("Club", "Sees simple combinations."),
        ("Strong", "Plans a few turns; gives little away."),
        ("Expert", "Thinks for about a second."),
        ("Master", "Thinks for a few seconds."),
        ("Best", "Thinks as long as is bearable, and as well as it can."),
    ];
    LEVELS.zip(words).map(|(level, (name, description))| Level { level, name, description }).collect()
}
