//! The net while it is trained, in real numbers.

use variorum_engine::{Net, Random};
use variorum_nets::{ACTIVATION_ONE, BUCKETS, Factor, Inputs, NetError, OUTPUT_ONE, Parts};

/// What the sums of the hidden layer begin with, so that no neuron is idle at first.
const FIRST_BIAS: f32 = 0.3;
/// The weights begin between this and its opposite.
const FIRST_WEIGHT: f32 = 0.15;
/// The weights of the output begin smaller: a net corrects, and at first it has nothing to say.
const FIRST_OUTPUT: f32 = 0.05;

/// Where the inputs of a game are in a model.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub inputs: Inputs,
    pub width: usize,
    /// The factors of every input.
    factors: Vec<Vec<usize>>,
}

impl Layout {
    pub(crate) fn new(inputs: Inputs, width: usize) -> Self {
        let of = |input| Factor::ALL.into_iter().filter_map(|factor| inputs.factor(input, factor)).collect();
        let factors = (0..inputs.count()).map(of).collect();
        Self { inputs, width, factors }
    }

    /// The sizes of the groups of a [`Model`].
    pub(crate) fn sizes(&self) -> [usize; GROUPS] {
        let width = self.width;
        [self.inputs.count() * width, self.inputs.factors() * width, width, BUCKETS * 2 * width, BUCKETS]
    }

    /// Adds the weights of the factors to those of the inputs.
    pub(crate) fn add_up(&self, model: &Model, sums: &mut Vec<f32>) {
        let width = self.width;
        sums.clone_from(&model.groups[ROWS]);
        for (row, factors) in sums.chunks_exact_mut(width).zip(&self.factors) {
            for &factor in factors {
                let weights = &model.groups[FACTORS][factor * width..][..width];
                row.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
            }
        }
    }

    /// The slopes of the factors, from those of the inputs.
    pub(crate) fn gather(&self, rows: &[f32], slopes: &mut [f32]) {
        let width = self.width;
        slopes.fill(0.0);
        for (row, factors) in rows.chunks_exact(width).zip(&self.factors) {
            for &factor in factors {
                let sums = &mut slopes[factor * width..][..width];
                sums.iter_mut().zip(row).for_each(|(sum, slope)| *sum += slope);
            }
        }
    }
}

/// The number of groups of numbers in a model.
pub(crate) const GROUPS: usize = 5;
/// The weights of every input.
pub(crate) const ROWS: usize = 0;
/// The weights of every factor.
pub(crate) const FACTORS: usize = 1;
/// The biases of the hidden layer.
pub(crate) const BIASES: usize = 2;
/// The weights of the output.
pub(crate) const OUTPUT: usize = 3;
/// The biases of the output.
pub(crate) const OUTPUT_BIASES: usize = 4;

/// All numbers that are fitted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    pub groups: [Vec<f32>; GROUPS],
}

impl Model {
    /// A model that has learnt nothing. What an input of the board weighs begins with its factors alone, so that pieces on cells where none ever
    /// was weigh what they weigh elsewhere.
    pub(crate) fn new(layout: &Layout, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut groups = layout.sizes().map(|size| vec![0.0; size]);
        let mut fill = |numbers: &mut [f32], size: f32| {
            numbers.iter_mut().for_each(|number| *number = size * random.around_zero());
        };
        for (row, factors) in groups[ROWS].chunks_exact_mut(layout.width).zip(&layout.factors) {
            if factors.is_empty() {
                fill(row, FIRST_WEIGHT);
            }
        }
        fill(&mut groups[FACTORS], FIRST_WEIGHT / 2.0);
        fill(&mut groups[OUTPUT], FIRST_OUTPUT);
        groups[BIASES].fill(FIRST_BIAS);
        Self { groups }
    }

    /// The net in whole numbers. 1 in its output stands for `scale` centipawns.
    pub(crate) fn net(&self, layout: &Layout, scale: i32) -> Result<Net, NetError> {
        let mut rows = Vec::new();
        layout.add_up(self, &mut rows);
        let one = f32::from(ACTIVATION_ONE) * f32::from(ACTIVATION_ONE);
        let mut output_biases = [0; BUCKETS];
        for (whole, number) in output_biases.iter_mut().zip(&self.groups[OUTPUT_BIASES]) {
            *whole = (number * one).round() as i32;
        }
        let parts = Parts {
            width: layout.width,
            rows: whole(&rows, ACTIVATION_ONE),
            biases: whole(&self.groups[BIASES], ACTIVATION_ONE),
            output: whole(&self.groups[OUTPUT], OUTPUT_ONE),
            output_biases,
            scale,
        };
        Net::new(layout.inputs.clone(), &parts)
    }
}

/// The whole numbers of a net, in which `one` stands for 1. Numbers that 16 bits cannot hold become the nearest that they can.
fn whole(numbers: &[f32], one: i16) -> Vec<i16> {
    numbers.iter().map(|&number| (number * f32::from(one)).round() as i16).collect()
}
