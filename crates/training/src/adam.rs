//! Steps downhill: Adam (Kingma and Ba 2015), with a pull towards zero that is kept apart (Loshchilov and Hutter, AdamW, 2019).

/// How much of the mean slope stays with each step.
const MEAN: f32 = 0.9;
/// How much of the mean square stays with each step.
const SQUARE: f32 = 0.999;
const LEAST: f32 = 1e-8;

/// What is remembered of earlier slopes.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    pub mean: Vec<f32>,
    pub square: Vec<f32>,
}

/// A step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Its number, from 1.
    pub number: u32,
    /// Its length.
    pub rate: f32,
    /// The part of a number that is lost with every step, relative to the step's length.
    pub decay: f32,
    /// What slopes are multiplied with.
    pub share: f32,
}

impl Adam {
    pub(crate) fn new(count: usize) -> Self {
        Self { mean: vec![0.0; count], square: vec![0.0; count] }
    }

    pub(crate) fn step(&mut self, numbers: &mut [f32], slopes: &[f32], step: Step) {
        let power = |base: f32| 1.0 - base.powi(i32::try_from(step.number).unwrap_or(i32::MAX));
        let rate = step.rate * power(SQUARE).sqrt() / power(MEAN);
        let kept = 1.0 - step.rate * step.decay;
        let state = self.mean.iter_mut().zip(&mut self.square);
        for ((number, &slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(state) {
            let slope = slope * step.share;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *number = kept * *number - rate * *mean / (square.sqrt() + LEAST);
        }
    }
}
