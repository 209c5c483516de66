//! Glicko-2 ratings. A player has one for each variant, and every rated game changes it; another one for its puzzles, which play the games.
//!
//! The crate `skillratings` has the formulas; this module has the parameters. Each game is a rating period of its own, as on other servers. While a
//! player is inactive, the deviation grows by one step of Glicko-2 each week.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

/// The deviation of a new player.
const MOST_DEVIATION: f64 = 350.0;
/// The deviation of a new puzzle: its first rating is an estimate from its solution.
const PUZZLE_DEVIATION: f64 = 200.0;
/// The least deviation, so that the ratings of active players keep changing.
const LEAST_DEVIATION: f64 = 45.0;
/// A rating with a greater deviation is provisional.
const PROVISIONAL: f64 = 110.0;
/// The least rating.
const LEAST_RATING: f64 = 100.0;
/// The time of inactivity after which the deviation grows by a step, in milliseconds: a week.
const STEP: i64 = 7 * 24 * 60 * 60 * 1000;
/// The greatest number of steps that are computed. More make no difference.
const MOST_STEPS: i64 = 2000;

/// The rating of a player in a variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimated strength; 1500 at first.
    pub rating: f64,
    /// The standard deviation: with a probability of 95 % the strength is within two deviations of the rating.
    pub deviation: f64,
    /// The expected fluctuation of the strength; 0.06 at first.
    pub volatility: f64,
}

impl Rating {
    /// The rating of a new player.
    pub const NEW: Self = Self { rating: 1500.0, deviation: MOST_DEVIATION, volatility: 0.06 };

    /// The rating of a puzzle that nobody has tried. `rating` is what its file says.
    #[must_use]
    pub fn of_puzzle(rating: f64) -> Self {
        Self { rating, deviation: PUZZLE_DEVIATION, ..Self::NEW }
    }

    /// The rating after `idle` milliseconds without a game.
    #[must_use]
    pub fn after(self, idle: i64) -> Self {
        let mut rating = self.glicko();
        for _ in 0..(idle / STEP).clamp(0, MOST_STEPS) {
            rating = decay_deviation(&rating);
        }
        rating.into()
    }

    /// Whether the rating is still uncertain.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(rating: Glicko2Rating) -> Self {
        Self { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
    }
}

/// The result of a rated game for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// White won.
    Win,
    /// The game was drawn.
    Draw,
    /// Black won.
    Loss,
}

impl Score {
    /// The score of an ending as text, such as `1-0 checkmate`; `None` for an aborted game.
    #[must_use]
    pub fn of(result: &str) -> Option<Self> {
        match result.split_whitespace().next()? {
            "1-0" => Some(Self::Win),
            "1/2-1/2" => Some(Self::Draw),
            "0-1" => Some(Self::Loss),
            _ => None,
        }
    }
}

/// The ratings of White and Black after a game.
///
/// ```
/// use variorum_play::rating::{Rating, Score, after_game};
///
/// let [winner, loser] = after_game(Rating::NEW, Rating::NEW, Score::Win);
/// assert!(winner.rating > 1500.0 && loser.rating < 1500.0);
/// assert!(winner.deviation < Rating::NEW.deviation);
/// ```
#[must_use]
pub fn after_game(white: Rating, black: Rating, score: Score) -> [Rating; 2] {
    let outcome = match score {
        Score::Win => Outcomes::WIN,
        Score::Draw => Outcomes::DRAW,
        Score::Loss => Outcomes::LOSS,
    };
    let (new_white, new_black) = glicko2(&white.glicko(), &black.glicko(), &outcome, &Glicko2Config::new());
    [(white, new_white), (black, new_black)].map(|(before, after)| {
        let after = Rating {
            rating: after.rating.max(LEAST_RATING),
            deviation: after.deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION),
            volatility: after.volatility,
        };
        // Should the iteration for the volatility ever diverge, the rating stays as it was.
        if [after.rating, after.deviation, after.volatility].iter().all(|number| number.is_finite()) {
            after
        } else {
            before
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_gains_what_the_paper_says() {
        // Glickman's example, first opponent only: 1500 (200) beats 1400 (30).
        let [one, other] = after_game(
            Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 },
            Rating { rating: 1400.0, deviation: 30.0, volatility: 0.06 },
            Score::Win,
        );
        assert!((one.rating - 1563.56).abs() < 0.1 && (one.deviation - 175.4).abs() < 0.1, "{one:?}");
        assert!(other.rating < 1400.0 && (other.deviation - LEAST_DEVIATION).abs() < f64::EPSILON);
    }

    #[test]
    fn equals_who_draw_keep_their_rating_and_become_better_known() {
        let [white, black] = after_game(Rating::NEW, Rating::NEW, Score::Draw);
        assert!((white.rating - 1500.0).abs() < 1e-9 && white == black);
        assert!(white.deviation < MOST_DEVIATION && white.is_provisional());
    }

    #[test]
    fn a_loss_is_the_others_win() {
        let strong = Rating { rating: 1900.0, deviation: 60.0, volatility: 0.06 };
        let [a, b] = after_game(strong, Rating::NEW, Score::Loss);
        let [c, d] = after_game(Rating::NEW, strong, Score::Win);
        assert!((a.rating - d.rating).abs() < 1e-9 && (b.rating - c.rating).abs() < 1e-9);
        assert!(b.rating > 1600.0 && a.rating < 1900.0);
    }

    #[test]
    fn who_does_not_play_becomes_less_known() {
        let rating = Rating { rating: 1800.0, deviation: 50.0, volatility: 0.06 };
        assert_eq!(rating.after(STEP - 1), rating);
        let later = rating.after(52 * STEP);
        assert!(later.deviation > 80.0 && later.deviation < 110.0, "{later:?}");
        assert!((rating.after(i64::MAX).deviation - MOST_DEVIATION).abs() < f64::EPSILON);
    }

    #[test]
    fn results_as_they_are_kept() {
        assert_eq!(Score::of("1-0 checkmate"), Some(Score::Win));
        assert_eq!(Score::of("1/2-1/2 agreement"), Some(Score::Draw));
        assert_eq!(Score::of("0-1"), Some(Score::Loss));
        assert_eq!((Score::of("* aborted"), Score::of("")), (None, None));
    }
}
