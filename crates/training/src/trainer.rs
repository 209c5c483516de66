//! The fit: passes over all samples in small batches, with steps that grow at first and then shrink to nothing along a cosine.

use variorum_engine::{Net, Random};
use variorum_nets::{Inputs, NetError};
use variorum_rules::mix;

use crate::adam::{Adam, Step};
use crate::gradient::{Goal, Gradient};
use crate::model::{GROUPS, Layout, Model};
use crate::samples::Samples;

/// Samples for each step.
const BATCH: usize = 4_096;
/// The longest step.
const RATE: f32 = 0.002;
/// The part of all steps in which they grow.
const WARM: f32 = 0.03;
/// How strongly numbers are drawn to zero, by their group: weights of single inputs most, and so to what their factors say. The more samples there
/// are, the less: this is divided by their number.
const PULLS: [f32; GROUPS] = [24_000_000.0, 8_000_000.0, 0.0, 0.0, 0.0];
/// The strongest pull.
const MOST_DECAY: f32 = 400.0;
/// Samples that the scale is found by, at most.
const SCALE_SAMPLES: usize = 60_000;

/// How a net is trained.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The width of the hidden layer: one of [`variorum_nets::WIDTHS`].
    pub width: usize,
    /// Passes over all samples.
    pub epochs: u32,
    /// The seed of the first weights and of the order of the samples.
    pub seed: u64,
    /// How strongly the weights are drawn to zero, and so to what they have in common: 1 as usual, more where the games are few for the pieces and
    /// cells that there are.
    pub pull: f32,
    /// Threads to work on. The net does not depend on it.
    pub threads: usize,
}

/// How a fit stands after a pass: mean squared errors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Passes so far.
    pub epoch: u32,
    /// On the samples fitted to, during the pass.
    pub fitted: f64,
    /// On those held back, after the pass.
    pub held_back: f64,
}

/// A fit.
#[derive(Debug)]
pub struct Trainer<'s> {
    plan: Plan,
    layout: Layout,
    samples: &'s Samples,
    held_back: &'s Samples,
    goal: Goal,
    scale: i32,
    pub(crate) model: Model,
    pub(crate) adam: [Adam; GROUPS],
    pub(crate) epoch: u32,
    /// The best net so far, with its error on the samples held back.
    pub(crate) best: Option<(f64, Net)>,
    gradient: Gradient,
    rows: Vec<f32>,
}

impl<'s> Trainer<'s> {
    /// A fit to `samples` of the game with these inputs. `held_back` are samples of other games, which the fit is judged by.
    ///
    /// # Errors
    /// If the width is not possible.
    pub fn new(inputs: Inputs, samples: &'s Samples, held_back: &'s Samples, plan: Plan) -> Result<Self, NetError> {
        let plan = Plan { threads: plan.threads.max(1), ..plan };
        let layout = Layout::new(inputs, plan.width);
        let model = Model::new(&layout, mix(plan.seed));
        let scale = best_scale(samples);
        // Says whether the width is possible.
        model.net(&layout, scale)?;
        let adam = layout.sizes().map(Adam::new);
        let gradient = Gradient::new(&layout);
        let goal = Goal { scale: scale as f32 };
        let (epoch, best, rows) = (0, None, Vec::new());
        Ok(Self { plan, layout, samples, held_back, goal, scale, model, adam, epoch, best, gradient, rows })
    }

    /// Is there another pass to make?
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.epoch >= self.plan.epochs
    }

    /// The number of passes made.
    #[must_use]
    pub fn epoch(&self) -> u32 {
        self.epoch
    }

    /// Makes the next pass.
    ///
    /// # Errors
    /// If the net became impossible, which would be a fault of this program.
    pub fn pass(&mut self) -> Result<Progress, NetError> {
        let mut order: Vec<u32> = (0..self.samples.len() as u32).collect();
        let mut random = Random::new(mix(self.plan.seed ^ u64::from(self.epoch) << 32));
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last + 1));
        }
        let steps = order.len().div_ceil(BATCH) as u32;
        let mut error = 0.0;
        for (number, batch) in (self.epoch * steps + 1..).zip(order.chunks(BATCH)) {
            self.layout.add_up(&self.model, &mut self.rows);
            let Self { layout, model, rows, samples, goal, plan, .. } = self;
            error += self.gradient.work_out(layout, model, rows, (samples, batch), *goal, plan.threads);
            let rate = rate(number as f32 / (steps * self.plan.epochs) as f32);
            let numbers = self.model.groups.iter_mut().zip(&self.gradient.groups).zip(&mut self.adam);
            for (group, ((numbers, slopes), adam)) in numbers.enumerate() {
                let decay = (self.plan.pull * PULLS[group] / order.len() as f32).min(MOST_DECAY);
                adam.step(numbers, slopes, Step { number, rate, decay, share: 1.0 / batch.len() as f32 });
            }
        }
        self.epoch += 1;
        let net = self.model.net(&self.layout, self.scale)?;
        let (fitted, held_back) = (error / order.len().max(1) as f64, self.error(&net));
        if self.best.as_ref().is_none_or(|&(least, _)| held_back < least) {
            self.best = Some((held_back, net));
        }
        Ok(Progress { epoch: self.epoch, fitted, held_back })
    }

    /// The net after the pass that foretold the samples held back best: with few samples, later passes learn what only these samples have in common.
    /// `None` before the first pass.
    #[must_use]
    pub fn best(&self) -> Option<&Net> {
        self.best.as_ref().map(|(_, net)| net)
    }

    pub(crate) fn inputs(&self) -> &Inputs {
        &self.layout.inputs
    }

    /// The mean squared error on the samples held back with a net, in whole numbers as it will play.
    #[must_use]
    pub fn error(&self, net: &Net) -> f64 {
        self.held_back_error(|on, bucket| net.value_of(on, bucket))
    }

    /// The same without a net.
    #[must_use]
    pub fn error_without_net(&self) -> f64 {
        self.held_back_error(|_, _| 0)
    }

    fn held_back_error(&self, value: impl Fn([&[usize]; 2], usize) -> i32) -> f64 {
        let error = |number: usize| {
            let sample = self.held_back.sample(number);
            let widened = |on: &[u32]| on.iter().map(|&input| input as usize).collect::<Vec<_>>();
            let [own, other] = self.held_back.inputs_of(number).map(widened);
            let output = value([&own, &other], usize::from(sample.bucket)) as f32 / self.goal.scale;
            f64::from(self.goal.miss(sample, output)).powi(2)
        };
        (0..self.held_back.len()).map(error).sum::<f64>() / self.held_back.len().max(1) as f64
    }

    /// A number that differs between fits that do not continue each other.
    pub(crate) fn key(&self) -> u64 {
        let Plan { width, epochs, seed, pull, threads: _ } = self.plan;
        let counts = [
            width as u64,
            u64::from(epochs),
            seed,
            u64::from(pull.to_bits()),
            self.samples.len() as u64,
            self.held_back.len() as u64,
        ];
        let key = counts.into_iter().fold(self.layout.inputs.fingerprint(), |key, number| mix(key ^ number));
        let bits = |key, sample: crate::samples::Sample| {
            mix(key ^ u64::from(sample.terms.to_bits()) << 32 ^ u64::from(sample.score.to_bits()))
        };
        self.samples.iter().fold(key, bits)
    }
}

/// The length of the steps when this part of all steps has been made.
fn rate(part: f32) -> f32 {
    RATE * (part / WARM).min(1.0) * 0.5 * (1.0 + (part * std::f32::consts::PI).cos())
}

/// The number of centipawns with which the terms alone foretell the results best, on a logistic curve.
fn best_scale(samples: &Samples) -> i32 {
    let apart = samples.len().div_ceil(SCALE_SAMPLES).max(1);
    let error = |scale: i32| {
        let goal = Goal { scale: scale as f32 };
        let miss = |sample| f64::from(goal.guess(sample, 0.0) - sample.result).powi(2);
        samples.iter().step_by(apart).map(miss).sum::<f64>()
    };
    // From 80, for pieces of some hundreds of centipawns, to 80,000, for armies of some hundred thousands.
    let candidates = (0..=60).map(|step| (80.0 * 1.122_f64.powi(step)).round() as i32);
    candidates.min_by(|&a, &b| error(a).total_cmp(&error(b))).unwrap_or(400)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_grow_and_then_shrink_to_nothing() {
        assert!(rate(0.001) < rate(WARM) && rate(0.5) < rate(WARM) && rate(1.0).abs() < 1e-9);
        assert!((0..1_000).all(|part| (0.0..=RATE).contains(&rate(part as f32 / 1_000.0))));
    }
}
