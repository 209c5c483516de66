//! The order in which a match plays the games of its pool.

use std::ops::Range;

use crate::settings::Settings;

/// Which game each number of a match stands for. The pairs go through the pool in turn, so every game of it has been played equally often,
/// to within a pair, whenever the match ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    /// How many games the pool has; at least 1.
    pool: usize,
    /// How many games have the same opening: 2, or 1 without pairs.
    share: usize,
    /// How many games are played at most.
    games: usize,
}

/// What a number of a match stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The index of the game in the pool.
    pub game: usize,
    /// Its number among the games of this index, from 0. Openings and random choices depend on it, so they are those of a match without
    /// the rest of the pool.
    pub number: usize,
}

impl Schedule {
    pub(crate) fn new(pool: usize, settings: &Settings) -> Self {
        let share = if settings.openings.unpaired { 1 } else { 2 };
        Self { pool: pool.max(1), share, games: settings.games }
    }

    /// The number of openings.
    pub(crate) const fn openings(&self) -> usize {
        self.games.div_ceil(self.share)
    }

    /// The numbers of the games with this opening.
    pub(crate) fn games_with(&self, opening: usize) -> Range<usize> {
        let first = opening.saturating_mul(self.share);
        first.min(self.games)..first.saturating_add(self.share).min(self.games)
    }

    pub(crate) const fn place(&self, number: usize) -> Place {
        let opening = number / self.share;
        Place { game: opening % self.pool, number: opening / self.pool * self.share + number % self.share }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opening::Openings;

    fn places(pool: usize, games: usize, unpaired: bool) -> Vec<(usize, usize)> {
        let openings = Openings { unpaired, ..Openings::default() };
        let schedule = Schedule::new(pool, &Settings { games, openings, ..Settings::default() });
        let numbers = (0..schedule.openings()).flat_map(|opening| schedule.games_with(opening));
        numbers.map(|number| schedule.place(number)).map(|place| (place.game, place.number)).collect()
    }

    #[test]
    fn pairs_go_through_the_pool_in_turn() {
        assert_eq!(places(1, 5, false), [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]);
        let three = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (0, 2), (0, 3), (1, 2)];
        assert_eq!(places(3, 9, false), three);
        assert_eq!(places(2, 5, true), [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]);
        assert_eq!(places(3, 0, false), []);
    }
}
