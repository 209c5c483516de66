//! How the error of a batch changes with every number of a model.
//!
//! The order of all additions is fixed, whatever the number of threads: samples are worked out independently, slopes that all samples share are
//! added chunk by chunk, and each thread adds up the slopes of its own inputs over all samples in order.

use variorum_nets::BUCKETS;

use crate::model::{BIASES, GROUPS, Layout, Model, OUTPUT, OUTPUT_BIASES, ROWS};
use crate::samples::{Sample, Samples};

/// Samples whose shared slopes are added up before the others'.
const CHUNK: usize = 64;
/// How much the result of the game counts; the rest is what the search thought. All positions of a game share its result, so thousands of games
/// give only thousands of results, and a net that is to foretell these soon knows the games by heart.
const RESULT: f32 = 0.2;
/// Numbers that are added up side by side.
const LANES: usize = 8;

/// What is learnt from a sample.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Goal {
    /// Centipawns for 1 in the output.
    pub scale: f32,
}

impl Goal {
    /// The goal of a sample.
    fn of(self, sample: Sample) -> f32 {
        RESULT * sample.result + (1.0 - RESULT) * logistic(sample.score / self.scale)
    }

    /// The guess for a sample, with the output of a net added to the terms.
    pub(crate) fn guess(self, sample: Sample, output: f32) -> f32 {
        logistic(sample.terms / self.scale + output)
    }

    /// How far the guess is from the goal.
    pub(crate) fn miss(self, sample: Sample, output: f32) -> f32 {
        self.guess(sample, output) - self.of(sample)
    }
}

fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The slopes of a batch, and room for working them out.
#[derive(Clone, Debug)]
pub(crate) struct Gradient {
    pub groups: [Vec<f32>; GROUPS],
    /// For every sample, the slopes of the hidden layers of both sides.
    layers: Vec<f32>,
    chunks: Vec<Shared>,
}

/// Slopes that all samples of a chunk share.
#[derive(Clone, Debug)]
struct Shared {
    biases: Vec<f32>,
    output: Vec<f32>,
    output_biases: [f32; BUCKETS],
    error: f64,
}

impl Shared {
    fn new(width: usize) -> Self {
        let (biases, output) = (vec![0.0; width], vec![0.0; BUCKETS * 2 * width]);
        Self { biases, output, output_biases: [0.0; BUCKETS], error: 0.0 }
    }

    fn clear(&mut self) {
        self.biases.fill(0.0);
        self.output.fill(0.0);
        self.output_biases = [0.0; BUCKETS];
        self.error = 0.0;
    }
}

impl Gradient {
    pub(crate) fn new(layout: &Layout) -> Self {
        Self { groups: layout.sizes().map(|size| vec![0.0; size]), layers: Vec::new(), chunks: Vec::new() }
    }

    /// Works out the slopes for the samples with these numbers, and returns the sum of their squared errors. `rows` are the weights of the inputs with
    /// their factors.
    pub(crate) fn work_out(
        &mut self,
        layout: &Layout,
        model: &Model,
        rows: &[f32],
        (samples, batch): (&Samples, &[u32]),
        goal: Goal,
        threads: usize,
    ) -> f64 {
        let width = layout.width;
        self.layers.resize(batch.len() * 2 * width, 0.0);
        self.chunks.resize_with(batch.len().div_ceil(CHUNK), || Shared::new(width));
        let work = self.layers.chunks_mut(CHUNK * 2 * width).zip(&mut self.chunks).zip(batch.chunks(CHUNK));
        let mut work: Vec<_> = work.collect();
        let share = work.len().div_ceil(threads).max(1);
        side_by_side(work.chunks_mut(share), |part| {
            for ((layers, shared), numbers) in part {
                shared.clear();
                for (slopes, &number) in layers.chunks_exact_mut(2 * width).zip(*numbers) {
                    one_sample(layout, model, rows, (samples, number as usize), goal, slopes, shared);
                }
            }
        });
        let mut error = 0.0;
        for group in [BIASES, OUTPUT, OUTPUT_BIASES] {
            self.groups[group].fill(0.0);
        }
        for shared in &self.chunks {
            let parts =
                [(BIASES, &shared.biases[..]), (OUTPUT, &shared.output), (OUTPUT_BIASES, &shared.output_biases)];
            for (group, slopes) in parts {
                self.groups[group].iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
            }
            error += shared.error;
        }
        self.add_rows(layout, samples, batch, threads);
        let [rows, factors, ..] = &mut self.groups;
        layout.gather(rows, factors);
        error
    }

    /// Adds up the slopes of the inputs; each thread those of some inputs.
    fn add_rows(&mut self, layout: &Layout, samples: &Samples, batch: &[u32], threads: usize) {
        let width = layout.width;
        let layers = &self.layers;
        let share = layout.inputs.count().div_ceil(threads).max(1);
        let parts = self.groups[ROWS].chunks_mut(share * width).enumerate();
        side_by_side(parts, |(part, rows)| {
            rows.fill(0.0);
            let first = part * share;
            let mut add = |input: u32, slopes: &[f32]| {
                let at = (input as usize).wrapping_sub(first);
                if let Some(row) = rows.get_mut(at.saturating_mul(width)..).and_then(|rest| rest.get_mut(..width)) {
                    row.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
                }
            };
            for (&number, slopes) in batch.iter().zip(layers.chunks_exact(2 * width)) {
                for (inputs, slopes) in samples.inputs_of(number as usize).into_iter().zip(slopes.chunks_exact(width)) {
                    inputs.iter().for_each(|&input| add(input, slopes));
                }
            }
        });
    }
}

/// Runs the work on parts, each on a thread of its own if there are several.
fn side_by_side<T: Send>(parts: impl ExactSizeIterator<Item = T>, work: impl Fn(T) + Sync) {
    if parts.len() <= 1 {
        return parts.for_each(work);
    }
    std::thread::scope(|scope| {
        let work = &work;
        parts.for_each(|part| _ = scope.spawn(move || work(part)));
    });
}

/// The hidden layers of a sample before the activation, own and other, into `layers`.
fn hidden(layout: &Layout, model: &Model, rows: &[f32], inputs: [&[u32]; 2], layers: &mut [f32]) {
    let width = layout.width;
    for (inputs, layer) in inputs.into_iter().zip(layers.chunks_exact_mut(width)) {
        layer.copy_from_slice(&model.groups[BIASES]);
        for &input in inputs {
            let row = &rows[input as usize * width..][..width];
            layer.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
    }
}

/// The output of hidden layers.
fn output(model: &Model, layers: &[f32], bucket: usize) -> f32 {
    let weights = &model.groups[OUTPUT][bucket * layers.len()..][..layers.len()];
    let mut sums = [0.0; LANES];
    for (values, weights) in layers.as_chunks::<LANES>().0.iter().zip(weights.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            let clipped = values[lane].clamp(0.0, 1.0);
            sums[lane] += clipped * clipped * weights[lane];
        }
    }
    model.groups[OUTPUT_BIASES][bucket] + sums.iter().sum::<f32>()
}

/// The slopes of one sample: those of its hidden layers into `slopes`, the others into `shared`.
fn one_sample(
    layout: &Layout,
    model: &Model,
    rows: &[f32],
    (samples, number): (&Samples, usize),
    goal: Goal,
    slopes: &mut [f32],
    shared: &mut Shared,
) {
    let sample = samples.sample(number);
    let bucket = usize::from(sample.bucket);
    hidden(layout, model, rows, samples.inputs_of(number), slopes);
    let output = output(model, slopes, bucket);
    let (guess, miss) = (goal.guess(sample, output), goal.miss(sample, output));
    shared.error += f64::from(miss * miss);
    let push = miss * guess * (1.0 - guess);
    let (first, size) = (bucket * slopes.len(), slopes.len());
    let weights = &model.groups[OUTPUT][first..][..size];
    for ((value, weight), sum) in slopes.iter_mut().zip(weights).zip(&mut shared.output[first..][..size]) {
        let clipped = value.clamp(0.0, 1.0);
        *sum += push * clipped * clipped;
        // No slope where the activation is clipped.
        let steepness = if *value == clipped { 2.0 * clipped } else { 0.0 };
        *value = push * weight * steepness;
    }
    shared.output_biases[bucket] += push;
    let (own, other) = slopes.split_at(layout.width);
    for (sum, (own, other)) in shared.biases.iter_mut().zip(own.iter().zip(other)) {
        *sum += own + other;
    }
}

/// The sum of the squared errors of samples.
#[cfg(test)]
pub(crate) fn error_of(layout: &Layout, model: &Model, samples: &Samples, batch: &[u32], goal: Goal) -> f64 {
    let mut rows = Vec::new();
    layout.add_up(model, &mut rows);
    let mut layers = vec![0.0; 2 * layout.width];
    let error = |&number: &u32| {
        let sample = samples.sample(number as usize);
        hidden(layout, model, &rows, samples.inputs_of(number as usize), &mut layers);
        f64::from(goal.miss(sample, output(model, &layers, usize::from(sample.bucket)))).powi(2)
    };
    batch.iter().map(error).sum()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use variorum_engine::{Engine, Inputs};

    use super::*;
    use crate::self_play::{Conditions, play};

    /// What the fit believes of a number is what happens when the number changes.
    #[test]
    fn slopes_are_those_of_the_error_for_every_number_of_threads() {
        let smallest = |id: &String| Inputs::of(&variorum_library::rules(id).unwrap()).count();
        let id = variorum_library::ids().into_iter().min_by_key(smallest).unwrap();
        let rules = variorum_library::rules(&id).unwrap();
        let mut engine = Engine::new(rules.clone());
        let inputs = Inputs::of(&rules);
        let mut samples = Samples::within(1 << 20);
        for seed in 0..60 {
            let conditions = Conditions { nodes: 30, random_turns: 2 };
            let game = play(&mut engine, conditions, seed, &AtomicBool::new(false)).unwrap();
            samples.add(&engine, &inputs, &game).unwrap();
        }
        let layout = Layout::new(inputs, 32);
        let mut model = Model::new(&layout, 3);
        // Outputs that matter, so that slopes stand out from rounding.
        model.groups[OUTPUT].iter_mut().for_each(|weight| *weight *= 20.0);
        let goal = Goal { scale: 300.0 };
        let batch: Vec<u32> = (0..samples.len() as u32).collect();
        assert!(batch.len() > 2 * CHUNK, "{}", batch.len());
        let mut rows = Vec::new();
        layout.add_up(&model, &mut rows);
        let worked_out = |threads| {
            let mut gradient = Gradient::new(&layout);
            let error = gradient.work_out(&layout, &model, &rows, (&samples, &batch), goal, threads);
            (gradient.groups, error)
        };
        let (slopes, error) = worked_out(1);
        assert_eq!(worked_out(3), (slopes.clone(), error));
        assert!((error - error_of(&layout, &model, &samples, &batch, goal)).abs() < 1e-6);
        let mut compared = 0;
        for (group, slopes) in slopes.iter().enumerate() {
            // The greatest slope of each group, and some others.
            let greatest = (0..slopes.len()).max_by(|&a, &b| slopes[a].abs().total_cmp(&slopes[b].abs())).unwrap();
            for at in [greatest, slopes.len() / 3, slopes.len() / 2] {
                // Small, since activations have kinks.
                let step = 5e-4;
                let error = |step: f32| {
                    let mut changed = model.clone();
                    changed.groups[group][at] += step;
                    error_of(&layout, &changed, &samples, &batch, goal)
                };
                let expected = (error(step) - error(-step)) / f64::from(2.0 * step);
                let found = f64::from(2.0 * slopes[at]);
                let apart = (found - expected).abs();
                assert!(apart <= 2e-3 + 0.05 * expected.abs(), "group {group}, {at}: {found} {expected}");
                compared += usize::from(expected.abs() > 0.02);
            }
        }
        assert!(compared >= 5, "{compared}");
    }
}
