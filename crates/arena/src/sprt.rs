//! The sequential probability ratio test (SPRT), which decides when a match is long enough.
//!
//! After every pair of games, the test compares two hypotheses about the Elo difference until one can be accepted (Wald 1945). A pair has
//! five possible scores with unknown probabilities; the generalised test takes, for each hypothesis, the most likely probabilities with
//! its mean (Van den Bergh, “The generalized sequential probability ratio test for multinomial outcomes”, 2020).

use serde::Serialize;

use crate::score::share_of;

/// A test of `elo1` against `elo0`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The Elo difference under H0 (logistic scale).
    pub elo0: f64,
    /// The Elo difference under H1; greater than `elo0`.
    pub elo1: f64,
    /// The probability of accepting H1 although H0 holds; more than 0, less than ½.
    pub alpha: f64,
    /// The probability of accepting H0 although H1 holds; more than 0, less than ½.
    pub beta: f64,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// H0 is accepted.
    H0,
    /// H1 is accepted.
    H1,
    /// More games are needed.
    Open,
}

/// The count assumed for scores that have not occurred, so that none is considered impossible.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// A test of these hypotheses.
    ///
    /// # Errors
    /// A message, if `elo0` is not below `elo1`, one of them is beyond ±1000, or an error rate is not between 0 and ½.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, String> {
        let rate = |rate: f64| rate > 0.0 && rate < 0.5;
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            return Err(format!("the SPRT's lower Elo must be below its upper one, not {elo0} and {elo1}"));
        }
        if elo0.abs().max(elo1.abs()) > 1000.0 {
            return Err("the SPRT's Elo differences must be between -1000 and 1000".to_owned());
        }
        if !rate(alpha) || !rate(beta) {
            return Err("the SPRT's error rates must be between 0 and 0.5".to_owned());
        }
        Ok(Self { elo0, elo1, alpha, beta })
    }

    /// The log-likelihood ratios at which H0 and H1 are accepted.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of H1 to H0, given the numbers of pairs that scored 0, ½, 1, 1½ and 2 points. 0 without pairs.
    #[must_use]
    pub fn llr(&self, pairs: &[u32; 5]) -> f64 {
        if pairs.iter().all(|&count| count == 0) {
            return 0.0;
        }
        let counts = pairs.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let (tilt0, tilt1) = (tilt(&counts, share_of(self.elo0)), tilt(&counts, share_of(self.elo1)));
        // The constrained probabilities are p / (1 + tilt (x - mean)); common factors cancel out.
        let weight = |tilt: f64, mean: f64, share: f64| (1.0 + tilt * (share - mean)).ln();
        let (mean0, mean1) = (share_of(self.elo0), share_of(self.elo1));
        shares()
            .zip(counts)
            .map(|(share, count)| count * (weight(tilt0, mean0, share) - weight(tilt1, mean1, share)))
            .sum()
    }

    /// The state of the test after these pairs.
    #[must_use]
    pub fn verdict(&self, pairs: &[u32; 5]) -> Verdict {
        let (low, high) = self.bounds();
        match self.llr(pairs) {
            llr if llr >= high => Verdict::H1,
            llr if llr <= low => Verdict::H0,
            _ => Verdict::Open,
        }
    }
}

/// The possible shares of the points of a pair.
fn shares() -> impl Iterator<Item = f64> {
    (0..5).map(|half| f64::from(half) / 4.0)
}

/// The Lagrange multiplier of the most likely probabilities with the given mean: the root of a function that decreases between two poles,
/// found by bisection.
fn tilt(counts: &[f64; 5], mean: f64) -> f64 {
    let slope = |tilt: f64| -> f64 {
        shares().zip(counts).map(|(share, count)| count * (share - mean) / (1.0 + tilt * (share - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..64 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, wanted: f64, within: f64) {
        assert!((value - wanted).abs() <= within, "{value} is not {wanted}");
    }

    #[test]
    fn bounds_are_walds() {
        let (low, high) = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap().bounds();
        near(low, -2.944, 0.001);
        near(high, 2.944, 0.001);
    }

    /// Tests that the Stockfish project published in 2020 (pull requests 2971, 3209, 3098), with the ratio at which they stopped.
    #[test]
    fn ratios_agree_with_published_tests() {
        for (elo0, elo1, pairs, llr) in [
            (-0.5, 1.5, [17, 253, 1042, 337, 39], 2.96),
            (0.25, 1.75, [11, 407, 3238, 513, 11], 2.93),
            (-0.25, 1.25, [253, 4282, 17604, 4431, 286], 2.94),
            (0.25, 1.25, [58, 3302, 33130, 3518, 84], 2.97),
            (-0.25, 1.25, [491, 7345, 29693, 7670, 465], 2.96),
        ] {
            let sprt = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap();
            near(sprt.llr(&pairs), llr, 0.03);
            let turned = [pairs[4], pairs[3], pairs[2], pairs[1], pairs[0]];
            let mirror = Sprt::new(-elo1, -elo0, 0.05, 0.05).unwrap();
            near(mirror.llr(&turned), -sprt.llr(&pairs), 1e-6);
        }
    }

    /// By hand: where every pair brought 0 or 2 points, the most likely probabilities with a mean m are m and 1 - m. For 0 and 100 Elo the means
    /// are 0.5 and 1 / (1 + 10^(-100/400)) = 0.640065, and 60 pairs won and 40 lost give
    /// 60 ln(0.640065 / 0.5) + 40 ln(0.359935 / 0.5) = 60 · 0.246962 - 40 · 0.328685 = 1.6703.
    #[test]
    fn ratio_of_pairs_won_and_lost_is_that_of_a_coin() {
        let sprt = Sprt::new(0.0, 100.0, 0.05, 0.05).unwrap();
        near(sprt.llr(&[40, 0, 0, 0, 60]), 1.6703, 0.002);
    }

    #[test]
    fn few_and_one_sided_pairs_are_judged_too() {
        let sprt = Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap();
        near(sprt.llr(&[0; 5]), 0.0, 0.0);
        assert!(sprt.llr(&[0, 0, 0, 0, 1]) > 0.0);
        assert!(sprt.llr(&[1, 0, 0, 0, 0]) < 0.0);
        assert!(sprt.llr(&[0, 0, 50, 0, 0]).is_finite());
        assert_eq!(sprt.verdict(&[0, 0, 0, 0, 400]), Verdict::H1);
        assert_eq!(sprt.verdict(&[400, 0, 0, 0, 0]), Verdict::H0);
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(Sprt::new(5.0, 5.0, 0.05, 0.05).is_err());
        assert!(Sprt::new(0.0, f64::NAN, 0.05, 0.05).is_err());
        assert!(Sprt::new(0.0, 5.0, 0.0, 0.05).is_err());
        assert!(Sprt::new(0.0, 5.0, 0.05, 0.7).is_err());
    }

    /// Plays matches by dice: how often H1 is accepted at a true Elo difference, and the mean number of pairs.
    fn simulate(sprt: &Sprt, elo: f64, matches: u32, seed: u64) -> (f64, f64) {
        let mut dice = fastrand::Rng::with_seed(seed);
        let (share, draws) = (share_of(elo), 0.4);
        let mut half_points = || match dice.f64() {
            chance if chance < draws => 1,
            chance if chance < draws + share - draws / 2.0 => 2,
            _ => 0,
        };
        let (mut accepted, mut played) = (0, 0u32);
        for _ in 0..matches {
            let mut pairs = [0; 5];
            loop {
                pairs[half_points() + half_points()] += 1;
                match sprt.verdict(&pairs) {
                    Verdict::Open => {}
                    verdict @ (Verdict::H0 | Verdict::H1) => break accepted += u32::from(verdict == Verdict::H1),
                }
            }
            played += pairs.iter().sum::<u32>();
        }
        (f64::from(accepted) / f64::from(matches), f64::from(played) / f64::from(matches))
    }

    #[test]
    fn error_rates_are_kept() {
        let sprt = Sprt::new(0.0, 60.0, 0.05, 0.1).unwrap();
        let (wrong, _) = simulate(&sprt, 0.0, 600, 1);
        let (right, _) = simulate(&sprt, 60.0, 600, 2);
        assert!((0.02..=0.075).contains(&wrong), "H1 accepted in {wrong} of the matches though H0 holds");
        assert!((0.87..=0.95).contains(&right), "H1 accepted in only {right} of the matches though it holds");
    }

    #[test]
    fn a_clear_difference_needs_fewer_games() {
        let sprt = Sprt::new(0.0, 60.0, 0.05, 0.05).unwrap();
        let ((_, close), (_, clear)) = (simulate(&sprt, 30.0, 100, 3), simulate(&sprt, 200.0, 100, 4));
        assert!(clear * 2.0 < close, "{clear} pairs against {close}");
    }
}
