//! The score of a match and its statistics: Elo difference with error bars, likelihood of superiority.
//!
//! All scores are from the first player's point of view. The two games of a pair have the same opening and are not independent, so
//! uncertainty is estimated from pairs (the pentanomial model).

use serde::{Deserialize, Serialize};
use statrs::distribution::{Beta, ContinuousCDF, Normal};

/// The result of a game for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The first player lost.
    Loss,
    /// The game was drawn.
    Draw,
    /// The first player won.
    Win,
}

impl GameResult {
    /// Half points: 0, 1 or 2.
    #[must_use]
    pub const fn half_points(self) -> usize {
        match self {
            Self::Loss => 0,
            Self::Draw => 1,
            Self::Win => 2,
        }
    }
}

/// The results of a match, from the first player's point of view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchScore {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The numbers of pairs in which the first player scored 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
    /// The numbers of games outside complete pairs: lost, drawn, won.
    pub single: [u32; 3],
}

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely value; infinite if all games were won or all were lost.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The Elo difference at which a player is expected to score this share of the points, 0 to 1 (Elo 1978; logistic scale). Infinite at
/// 0 and 1.
#[must_use]
pub fn elo_of(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// The share of the points, 0 to 1, expected at an Elo difference.
#[must_use]
pub fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

impl MatchScore {
    /// Counts a pair of games.
    pub fn add_pair(&mut self, first: GameResult, second: GameResult) {
        self.count(first);
        self.count(second);
        self.pairs[first.half_points() + second.half_points()] += 1;
    }

    /// Counts a game without its partner.
    pub fn add_single(&mut self, result: GameResult) {
        self.count(result);
        self.single[result.half_points()] += 1;
    }

    fn count(&mut self, result: GameResult) {
        match result {
            GameResult::Win => self.wins += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Loss => self.losses += 1,
        }
    }

    /// Number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1; ½ without games.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// The standard error of [`MatchScore::share`], estimated from pairs; 0 if all pairs had the same result.
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        let games = f64::from(self.games());
        if games == 0.0 {
            return 0.0;
        }
        let share = self.share();
        let squares = |counts: &[u32], games: f64| -> f64 {
            let deviation = |half: usize| half as f64 / 2.0 - games * share;
            counts.iter().enumerate().map(|(half, &count)| f64::from(count) * deviation(half).powi(2)).sum()
        };
        (squares(&self.pairs, 2.0) + squares(&self.single, 1.0)).sqrt() / games
    }

    /// The share of the points, 0 to 1, with its 95 % interval (normal approximation). `None` without games.
    ///
    /// If all games had the same result, the normal approximation fails. The interval is then the exact one for that many equal results
    /// (Clopper and Pearson 1934); draws only are treated as that many wins or losses.
    #[must_use]
    pub fn share_estimate(&self) -> Option<Estimate> {
        let games = self.games();
        if games == 0 {
            return None;
        }
        let (share, error) = (self.share(), self.standard_error());
        let (low, high) = if error > 0.0 {
            let reach = quantile(0.975) * error;
            (share - reach, share + reach)
        } else {
            let far = exact_reach(games);
            (share - far, share + far)
        };
        Some(Estimate { value: share, low: low.max(0.0), high: high.min(1.0) })
    }

    /// The Elo difference with its 95 % interval, which is that of [`MatchScore::share_estimate`]. `None` without games.
    #[must_use]
    pub fn elo(&self) -> Option<Estimate> {
        let Estimate { value, low, high } = self.share_estimate()?;
        Some(Estimate { value: elo_of(value), low: elo_of(low), high: elo_of(high) })
    }

    /// The likelihood that the first player is stronger, 0 to 1 (normal approximation).
    #[must_use]
    pub fn superiority(&self) -> f64 {
        let (lead, error) = (self.share() - 0.5, self.standard_error());
        if error > 0.0 {
            return Normal::standard().cdf(lead / error);
        }
        // All games had the same result, which equal players reach with this probability.
        let chance = 0.5f64.powi(i32::try_from(self.games()).unwrap_or(i32::MAX));
        match self.share() {
            share if share > 0.5 => 1.0 - chance,
            share if share < 0.5 => chance,
            _ => 0.5,
        }
    }
}

/// The standard normal quantile.
fn quantile(probability: f64) -> f64 {
    Normal::standard().inverse_cdf(probability)
}

/// The greatest distance of the share below 1 that is compatible with `games` wins and no other result (97.5 %).
fn exact_reach(games: u32) -> f64 {
    Beta::new(f64::from(games), 1.0).map_or(1.0, |beta| 1.0 - beta.inverse_cdf(0.025))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_pairs(pairs: [u32; 5], wins: u32, draws: u32, losses: u32) -> MatchScore {
        let score = MatchScore { wins, draws, losses, pairs, single: [0; 3] };
        assert_eq!(score.games(), 2 * pairs.iter().sum::<u32>());
        score
    }

    fn near(value: f64, wanted: f64, within: f64) {
        assert!((value - wanted).abs() <= within, "{value} is not {wanted}");
    }

    /// Results of matches that were published together with Elo and error as fastchess printed them.
    #[test]
    fn elo_and_error_agree_with_published_matches() {
        for (pairs, wins, draws, losses, elo, error) in [
            ([1, 10, 78, 48, 13], 78, 206, 16, 72.85, 22.33),
            ([352, 579, 1264, 743, 464], 2718, 1756, 2330, 19.83, 6.77),
        ] {
            let score = of_pairs(pairs, wins, draws, losses);
            let estimate = score.elo().unwrap();
            near(estimate.value, elo, 0.01);
            near((estimate.high - estimate.low) / 2.0, error, 0.02);
        }
    }

    #[test]
    fn superiority_of_a_clear_and_of_an_even_match() {
        assert!(of_pairs([1, 10, 78, 48, 13], 78, 206, 16).superiority() > 0.999_99);
        near(of_pairs([0, 1, 0, 1, 0], 1, 2, 1).superiority(), 0.5, 1e-12);
        near(MatchScore::default().superiority(), 0.5, 1e-12);
    }

    #[test]
    fn share_and_elo_are_inverse() {
        near(elo_of(0.75), 190.848, 0.001);
        near(share_of(0.0), 0.5, 1e-12);
        for elo in [-300.0, -10.0, 0.5, 190.0] {
            near(elo_of(share_of(elo)), elo, 1e-9);
        }
        assert_eq!((elo_of(0.0), elo_of(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn games_all_alike_have_an_honest_interval() {
        let mut score = MatchScore::default();
        for _ in 0..5 {
            score.add_pair(GameResult::Win, GameResult::Win);
        }
        let estimate = score.elo().unwrap();
        assert_eq!((estimate.value, estimate.high), (f64::INFINITY, f64::INFINITY));
        near(estimate.low, elo_of(0.025f64.powf(0.1)), 1e-6);
        assert!(score.superiority() > 0.999);
    }

    #[test]
    fn a_share_has_the_interval_of_its_elo_difference() {
        assert_eq!(MatchScore::default().share_estimate(), None);
        let score = of_pairs([1, 10, 78, 48, 13], 78, 206, 16);
        let (share, elo) = (score.share_estimate().unwrap(), score.elo().unwrap());
        near(share.value, 0.603_333, 1e-6);
        near(share.high - share.value, 1.959_964 * score.standard_error(), 1e-6);
        assert_eq!((elo_of(share.low), elo_of(share.high)), (elo.low, elo.high));
        let wins = of_pairs([0, 0, 0, 0, 2], 4, 0, 0).share_estimate().unwrap();
        assert_eq!((wins.value, wins.high), (1.0, 1.0), "no share is above 1");
        near(wins.low, 0.025f64.powf(0.25), 1e-6);
    }

    #[test]
    fn single_games_are_counted_one_by_one() {
        // Without pairs this is the usual variance of wins, draws and losses.
        let mut score = MatchScore::default();
        for result in [GameResult::Win, GameResult::Draw, GameResult::Loss, GameResult::Win] {
            score.add_single(result);
        }
        near(score.share(), 0.625, 1e-12);
        let variance = (2.0 * 0.375f64.powi(2) + 0.125f64.powi(2) + 0.625f64.powi(2)) / 4.0;
        near(score.standard_error(), (variance / 4.0).sqrt(), 1e-12);
    }
}
