//! Fitting the weights of the evaluation to the results of games (after P. Österlund's method for Texel, 2014): positions from
//! the engine's games against itself, the logistic curve of the evaluation against the result, steps downhill by Adam
//! (Kingma and Ba 2015).
//!
//! Works on samples in memory: no files, no threads; the caller plays [`sample_game`] as often as it likes.

use std::sync::atomic::AtomicBool;

use variorum_rules::history::Entry;
use variorum_rules::{Position, Side};

use crate::draws::ending;
use crate::engine::Engine;
use crate::evaluation::{Feature, features};
use crate::limits::Limits;
use crate::random::{Random, RandomMover};
use crate::weights::Weights;
use variorum_rules::mix;

/// Random turns at the beginning of each game.
const OPENING: usize = 6;
/// Turns after which a game is given up; what the search thought last is taken for its result. Games on vast boards last for hundreds
/// of turns: where many of them were given up as drawn, a fit learnt that a lead is worth nothing.
const LONGEST: usize = 600;
/// Positions with scores beyond this are decided and teach nothing; where armies are worth more, those beyond a quarter of one.
const DECIDED: i32 = 1_200;
/// After so many turns in a row with such scores the game is given up.
const SURE: u32 = 6;
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
pub struct Sample {
    features: Vec<(Feature, f32)>,
    /// What no weight changes.
    rest: f32,
    /// 1: White won, 0: Black won, 0.5: a draw; between them where the game was given up.
    result: f32,
    /// What the search thought, in centipawns.
    score: f32,
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

/// Plays a game of the engine against itself and takes samples of its quiet positions. The same seed plays the same game.
pub fn sample_game(engine: &mut Engine, seed: u64, nodes: u64, stop: &AtomicBool) -> Vec<Sample> {
    let mut position = Position::start(engine.rules());
    let mut opening = RandomMover::new(mix(seed));
    let mut random = Random::new(mix(seed ^ 1));
    engine.clear();
    let length = OPENING + random.below(4);
    let (mut history, mut seen) = (Vec::new(), Vec::new());
    let (mut result, mut sure, mut won) = (0.5, 0, None);
    let decided = DECIDED.max(engine.tables().start_material / 4);
    for number in 0..LONGEST {
        if let Some(outcome) = ending(&position, &history) {
            result = match outcome.winner {
                None => 0.5,
                Some(Side::White) => 1.0,
                Some(Side::Black) => 0.0,
            };
            break;
        }
        let turn = if number < length {
            opening.choose(&position)
        } else {
            let choice = engine.choose(&position, &history, &Limits::nodes(nodes), stop, |_| {});
            choice.map(|choice| {
                let capture = position.victim_cell(choice.turn.first).is_some();
                sure = if choice.score.abs() > decided { sure + 1 } else { 0 };
                if sure >= SURE {
                    let wins = (choice.score > 0) == (position.side() == Side::White);
                    won = Some(if wins { 1.0 } else { 0.0 });
                }
                if !capture && choice.score.abs() < decided && !position.is_check() {
                    seen.push((position.clone(), choice.score));
                }
                choice.turn
            })
        };
        if let Some(won) = won {
            result = won;
            break;
        }
        let Some(turn) = turn else { break };
        history.push(Entry::of(&position));
        position.play_unchecked(turn);
        if number + 1 == LONGEST
            && let Some((last, score)) = seen.last()
        {
            let score = if last.side() == Side::White { *score } else { -score };
            result = (0.5 + score as f32 / decided as f32).clamp(0.0, 1.0);
        }
    }
    let sample = |(position, score): (Position, i32)| {
        let (features, rest) = features(engine.tables(), &position);
        let score = if position.side() == Side::White { score } else { -score } as f32;
        Sample { features, rest, result, score }
    };
    seen.into_iter().map(sample).collect()
}

/// Fits weights to samples, beginning with `weights`.
#[must_use]
pub fn fit(weights: &Weights, samples: &[Sample]) -> (Weights, Fit) {
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
