//! Fitting the weights of the evaluation to the results of games (after P. Österlund's method for Texel, 2014): positions from
//! games, the logistic curve of the evaluation against the result, steps downhill by Adam (Kingma and Ba 2015).
//!
//! Works on samples in memory: no games, no files, no threads.

use variorum_rules::{Position, Side};

use crate::engine::Engine;
use crate::evaluation::{Feature, features};
use crate::random::Random;
use crate::weights::Weights;
use variorum_search::Score;

/// How much the search's own score counts beside the result of the game.
const FORESIGHT: f64 = 0.4;
/// One block of samples in so many is kept back to judge the fit by: blocks, because positions of one game are alike.
const KEPT_BACK: usize = 12;
/// Samples in a block, at most.
const BLOCK: usize = 500;
/// Passes over all samples.
const PASSES: usize = 40;
/// Samples for each step.
const BATCH: usize = 2_048;
/// Steps until they are as long as they get.
const WARM: f64 = 100.0;
/// The longest step of each weight, as a part of its size; steps shrink to nothing towards the last pass.
const STEP: f64 = 0.02;
/// How strongly weights are drawn back to where they began.
const PULL: f64 = 1e-6;
/// Samples that the steepness of the curve is found by, at most.
const STEEPNESS_SAMPLES: usize = 60_000;

/// A position as the fit sees it: what the weights are multiplied with, from White's side, and how the game ended.
#[derive(Clone, Debug)]
struct Sample {
    features: Vec<(Feature, f32)>,
    /// What no weight changes.
    rest: f32,
    /// 1: White won, 0: Black won, 0.5: a draw; between them where the game was given up.
    result: f32,
    /// What the search thought, in centipawns.
    score: f32,
}

/// Samples of many positions. Where they would need more memory than allowed they are thinned out evenly.
#[derive(Clone, Debug)]
pub struct Samples {
    list: Vec<Sample>,
    /// The features of all samples.
    features: usize,
    /// The greatest number of these.
    most: usize,
    /// One in so many positions is taken.
    stride: usize,
    /// Positions seen so far.
    seen: usize,
}

impl Samples {
    /// No samples yet. They will take at most about so many bytes.
    #[must_use]
    pub fn within(bytes: usize) -> Self {
        let most = bytes / size_of::<(Feature, f32)>();
        Self { list: Vec::new(), features: 0, most, stride: 1, seen: 0 }
    }

    /// Adds a position. `score`: what a search thought of it, for the side to move, in centipawns. `result`: how the game ended, 1 where White
    /// won, 0 where Black did.
    pub fn add(&mut self, engine: &Engine, position: &Position, score: Score, result: f32) {
        self.seen += 1;
        if !self.seen.is_multiple_of(self.stride) {
            return;
        }
        let (mut features, rest) = features(engine.tables(), position);
        features.shrink_to_fit();
        self.features += features.len();
        let score = if position.side() == Side::White { score } else { -score } as f32;
        self.list.push(Sample { features, rest, result, score });
        if self.features > self.most {
            self.thin_out();
        }
    }

    /// Keeps every second sample.
    fn thin_out(&mut self) {
        let mut number = 0;
        self.list.retain(|_| {
            number += 1;
            number % 2 == 0
        });
        self.stride *= 2;
        self.features = self.list.iter().map(|sample| sample.features.len()).sum();
    }

    /// One in so many positions was taken, because of the memory.
    #[must_use]
    pub fn stride(&self) -> usize {
        self.stride
    }
}

/// How well evaluations foretell results: the mean squared difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Before, on samples that were kept back.
    pub before: f64,
    /// After.
    pub after: f64,
    /// Number of samples fitted to.
    pub samples: usize,
}

/// Fits weights to samples, beginning with `weights`.
#[must_use]
pub fn fit(weights: &Weights, samples: &Samples) -> (Weights, Fit) {
    let samples = samples.list.as_slice();
    let (first, scales) = (weights.to_list(), weights.scales());
    let block = (samples.len() / (4 * KEPT_BACK)).clamp(1, BLOCK);
    let (kept, used): (Vec<_>, Vec<_>) =
        samples.iter().enumerate().partition::<Vec<_>, _>(|(number, _)| (number / block).is_multiple_of(KEPT_BACK));
    let scale = best_scale(&first, samples);
    let (mut now, mut mean, mut square) = (first.clone(), vec![0.0; first.len()], vec![0.0; first.len()]);
    let error = |list: &[f64]| {
        let sum: f64 = kept.iter().map(|(_, sample)| sample.error(list, scale).powi(2)).sum();
        sum / kept.len().max(1) as f64
    };
    let before = error(&first);
    let mut best = (before, first.clone());
    let mut order: Vec<usize> = (0..used.len()).collect();
    let mut random = Random::new(0x7e5e1);
    let steps = (PASSES * used.len().div_ceil(BATCH)) as f64;
    let mut step = 0.0_f64;
    for _ in 0..PASSES {
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last + 1));
        }
        for batch in order.chunks(BATCH) {
            step += 1.0;
            let length = STEP * (step / WARM).min(1.0) * (1.0 - step / (steps + 1.0));
            let mut slope = vec![0.0; first.len()];
            for &number in batch {
                let (_, sample) = used[number];
                let guess = sample.guess(&now, scale);
                let push = (guess - sample.goal(scale)) * guess * (1.0 - guess);
                for &(feature, amount) in &sample.features {
                    slope[feature.0 as usize] += push * f64::from(amount);
                }
            }
            for index in 0..now.len() {
                let size = scales[index];
                if size == 0.0 {
                    continue;
                }
                let slope =
                    size * slope[index] * scale / batch.len() as f64 + PULL * (now[index] - first[index]) / size;
                mean[index] = 0.9 * mean[index] + 0.1 * slope;
                square[index] = 0.999 * square[index] + 0.001 * slope * slope;
                let mean = mean[index] / (1.0 - 0.9_f64.powf(step));
                let square: f64 = square[index] / (1.0 - 0.999_f64.powf(step));
                now[index] -= length * size * mean / (square.sqrt() + 1e-9);
            }
        }
        let fitted = error(&now);
        if fitted < best.0 {
            best = (fitted, now.clone());
        }
    }
    (weights.with_list(&best.1), Fit { before, after: best.0, samples: used.len() })
}

impl Sample {
    fn guess(&self, weights: &[f64], scale: f64) -> f64 {
        let sum: f64 =
            self.features.iter().map(|&(feature, amount)| weights[feature.0 as usize] * f64::from(amount)).sum();
        1.0 / (1.0 + (-(sum + f64::from(self.rest)) * scale).exp())
    }

    /// What the guess should have been: mostly the result, a part what the search saw coming.
    fn goal(&self, scale: f64) -> f64 {
        let seen = 1.0 / (1.0 + (-f64::from(self.score) * scale).exp());
        FORESIGHT * seen + (1.0 - FORESIGHT) * f64::from(self.result)
    }

    fn error(&self, weights: &[f64], scale: f64) -> f64 {
        self.guess(weights, scale) - self.goal(scale)
    }
}

/// The steepness of the curve that fits the results best as the weights are.
fn best_scale(weights: &[f64], samples: &[Sample]) -> f64 {
    let apart = samples.len().div_ceil(STEEPNESS_SAMPLES).max(1);
    let samples: Vec<&Sample> = samples.iter().step_by(apart).collect();
    let error = |scale: f64| {
        let apart = |sample: &Sample| sample.guess(weights, scale) - f64::from(sample.result);
        samples.iter().map(|sample| apart(sample).powi(2)).sum::<f64>()
    };
    // From 0.012, for pieces of some hundreds of centipawns, to 0.00001, for armies of some hundred thousands.
    let candidates = (0..=60).map(|step| 0.012 * 0.89_f64.powi(step));
    candidates.min_by(|&a, &b| error(a).total_cmp(&error(b))).unwrap_or(0.004)
}
