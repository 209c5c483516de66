//! The net: its weights, and the value that they give.

use crate::error::NetError;
use crate::inputs::{BUCKETS, Inputs};

/// Numbers that are worked out together. Loops over so many compile to vector instructions.
pub const LANES: usize = 32;
/// The possible widths of the hidden layer. The sums of the output fit 32 bits for these, whatever the weights.
pub const WIDTHS: [usize; 2] = [LANES, 2 * LANES];

/// The number that stands for 1 in the hidden layer, at which its activation is clipped.
pub const ACTIVATION_ONE: i16 = 255;
/// The number that stands for 1 in the weights of the output.
pub const OUTPUT_ONE: i16 = 256;
/// The squared activation loses so many bits, so that it fits 16.
const SHIFT: u32 = 8;
/// The number that stands for 1 in the output: [`ACTIVATION_ONE`] squared, without the bits lost, times [`OUTPUT_ONE`].
pub(crate) const SUM_ONE: i64 = (ACTIVATION_ONE as i64 * ACTIVATION_ONE as i64 * OUTPUT_ONE as i64) >> SHIFT;

/// The greatest value of a net, either way, in centipawns.
const MOST: i64 = 1_000_000;
/// The greatest number of centipawns that a unit of the output may stand for.
pub(crate) const MOST_SCALE: i32 = 1_000_000;

/// A part of a layer.
pub(crate) type Block = [i16; LANES];

/// The numbers that a net consists of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The width of the hidden layer: one of [`WIDTHS`].
    pub width: usize,
    /// The weights of the hidden layer: for every input, one for each of its neurons. [`ACTIVATION_ONE`] stands for 1.
    pub rows: Vec<i16>,
    /// What the sums of the hidden layer begin with.
    pub biases: Vec<i16>,
    /// The weights of the output: for every bucket, first those of the side to move, then the other's. [`OUTPUT_ONE`] stands for 1.
    pub output: Vec<i16>,
    /// What the output begins with, by bucket. [`ACTIVATION_ONE`] squared stands for 1.
    pub output_biases: [i32; BUCKETS],
    /// The number of centipawns that 1 stands for.
    pub scale: i32,
}

/// A net for one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    pub(crate) inputs: Inputs,
    pub(crate) blocks: usize,
    pub(crate) rows: Vec<Block>,
    pub(crate) biases: Vec<Block>,
    pub(crate) output: Vec<Block>,
    pub(crate) output_biases: [i32; BUCKETS],
    pub(crate) scale: i32,
}

/// Numbers as blocks; a rest that fills no block is left out.
fn blocks(numbers: &[i16]) -> Vec<Block> {
    numbers.as_chunks().0.to_vec()
}

impl Net {
    /// A net made of these numbers.
    ///
    /// # Errors
    /// If the width or the scale is out of range, or there are too many or too few numbers.
    pub fn new(inputs: Inputs, parts: &Parts) -> Result<Self, NetError> {
        let Parts { width, rows, biases, output, output_biases, scale } = parts;
        if !WIDTHS.contains(width) {
            return Err(NetError::Width { found: u32::try_from(*width).unwrap_or(u32::MAX) });
        }
        if !(1..=MOST_SCALE).contains(scale) {
            return Err(NetError::Scale { found: *scale, most: MOST_SCALE });
        }
        let needed = [inputs.count() * width, *width, BUCKETS * 2 * width];
        if [rows.len(), biases.len(), output.len()] != needed {
            let bytes = |counts: [usize; 3]| 2 * counts.iter().sum::<usize>();
            let found = bytes([rows.len(), biases.len(), output.len()]);
            return Err(NetError::Length { found, needed: bytes(needed) });
        }
        Ok(Self {
            inputs,
            blocks: width / LANES,
            rows: blocks(rows),
            biases: blocks(biases),
            output: blocks(output),
            output_biases: *output_biases,
            scale: *scale,
        })
    }

    /// What it looks at.
    #[must_use]
    pub fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// The width of the hidden layer.
    #[must_use]
    pub fn width(&self) -> usize {
        self.blocks * LANES
    }

    /// The weights of an input.
    #[inline]
    pub(crate) fn row(&self, input: usize) -> &[Block] {
        &self.rows[input * self.blocks..][..self.blocks]
    }

    /// The value for the side to move, in centipawns, if these inputs are on as it and as the other side see them ([`Inputs::each`]) and the
    /// output weights of this bucket count ([`Inputs::bucket`]). Inputs and buckets that do not exist count nothing.
    #[must_use]
    pub fn value_of(&self, on: [&[usize]; 2], bucket: usize) -> i32 {
        let layers = on.map(|on| {
            let mut layer = self.biases.clone();
            on.iter().filter(|&&input| input < self.inputs.count()).for_each(|&input| add(&mut layer, self.row(input)));
            layer
        });
        if bucket < BUCKETS { self.value(&layers[0], &layers[1], bucket) } else { 0 }
    }

    /// The value for the side to move, in centipawns, of the hidden layers as it and as the other side see them.
    #[inline]
    pub(crate) fn value(&self, own: &[Block], other: &[Block], bucket: usize) -> i32 {
        let weights = &self.output[bucket * 2 * self.blocks..][..2 * self.blocks];
        let (first, second) = weights.split_at(self.blocks);
        let sum = i64::from(weighed(own, first) + weighed(other, second)) + i64::from(self.output_biases[bucket]);
        (sum * i64::from(self.scale) / SUM_ONE).clamp(-MOST, MOST) as i32
    }
}

/// The sum of squared clipped numbers times weights.
#[inline]
fn weighed(layer: &[Block], weights: &[Block]) -> i32 {
    let mut sum = 0_i32;
    for (values, weights) in layer.iter().zip(weights) {
        for lane in 0..LANES {
            let clipped = values[lane].clamp(0, ACTIVATION_ONE) as u16;
            // Rounded; 255² and the half fit 16 bits.
            let activation = ((clipped * clipped + (1 << (SHIFT - 1))) >> SHIFT) as i16;
            sum += i32::from(activation) * i32::from(weights[lane]);
        }
    }
    sum
}

/// Adds the weights of an input to a hidden layer. Sums wrap around, so that taking away gives back what was there, whatever the weights.
#[inline]
pub(crate) fn add(layer: &mut [Block], row: &[Block]) {
    for (sums, weights) in layer.iter_mut().zip(row) {
        for lane in 0..LANES {
            sums[lane] = sums[lane].wrapping_add(weights[lane]);
        }
    }
}

/// Takes the weights of an input away from a hidden layer.
#[inline]
pub(crate) fn subtract(layer: &mut [Block], row: &[Block]) {
    for (sums, weights) in layer.iter_mut().zip(row) {
        for lane in 0..LANES {
            sums[lane] = sums[lane].wrapping_sub(weights[lane]);
        }
    }
}
