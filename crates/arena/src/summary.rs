//! The result of a match.

use std::collections::BTreeMap;

use crate::error::MatchError;
use crate::record::FinishedGame;
use crate::score::MatchScore;
use crate::sprt::Verdict;

/// The result of a match.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The score of the first player. If an SPRT was decided, it includes the games up to the pair that decided it.
    pub score: MatchScore,
    /// The same for each game of the pool, in its order.
    pub by_game: Vec<MatchScore>,
    /// The names that the players report for themselves; empty if all games were played by an earlier run.
    pub names: [String; 2],
    /// The score of White, whichever player had it.
    pub white: MatchScore,
    /// The number of turns of each game that counts, the opening included, in the order of the games.
    pub lengths: Vec<usize>,
    /// How many games ended for each reason.
    pub ends: BTreeMap<String, u32>,
    /// How many games each player forfeited, by reason: on time, by an illegal turn, because its program ended. Resigned games do not
    /// count.
    pub faults: [BTreeMap<String, u32>; 2],
    /// How often each player's program had to be restarted, without earlier runs.
    pub restarts: [u32; 2],
    /// The state of the SPRT and its log-likelihood ratio, if the match has one.
    pub verdict: Option<(Verdict, f64)>,
    /// Why the match could not be finished.
    pub error: Option<MatchError>,
}

impl Summary {
    /// The number of turns of the game in the middle, if the games are put in the order of their lengths; `None` without games. Of two games
    /// in the middle it is the longer one.
    #[must_use]
    pub fn median_length(&self) -> Option<usize> {
        let mut lengths = self.lengths.clone();
        let middle = lengths.len() / 2;
        (middle < lengths.len()).then(|| *lengths.select_nth_unstable(middle).1)
    }

    /// The share of the games, 0 to 1, that ended within this number of turns, the opening included; 0 without games.
    #[must_use]
    pub fn over_within(&self, turns: usize) -> f64 {
        let short = self.lengths.iter().filter(|&&length| length <= turns).count();
        short as f64 / self.lengths.len().max(1) as f64
    }

    /// Notes how a game ended.
    pub(crate) fn note(&mut self, game: &FinishedGame) {
        self.lengths.push(game.turns);
        *self.ends.entry(game.reason.clone()).or_default() += 1;
        if let Some(player) = game.at_fault {
            *self.faults[player].entry(game.reason.clone()).or_default() += 1;
        }
    }

    pub(crate) fn add_pair(&mut self, first: &FinishedGame, second: &FinishedGame) {
        for score in [Some(&mut self.score), self.by_game.get_mut(first.game)].into_iter().flatten() {
            score.add_pair(first.points(), second.points());
        }
        self.white.add_pair(first.points_of_white(), second.points_of_white());
    }

    pub(crate) fn add_single(&mut self, game: &FinishedGame) {
        for score in [Some(&mut self.score), self.by_game.get_mut(game.game)].into_iter().flatten() {
            score.add_single(game.points());
        }
        self.white.add_single(game.points_of_white());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_summed_up() {
        let of = |lengths: &[usize]| Summary { lengths: lengths.to_vec(), ..Summary::default() };
        assert_eq!((of(&[]).median_length(), of(&[]).over_within(10)), (None, 0.0));
        let five = of(&[80, 10, 11, 9, 200]);
        assert_eq!((five.median_length(), five.over_within(10)), (Some(11), 0.4));
        assert_eq!(of(&[30, 20]).median_length(), Some(30));
    }
}
