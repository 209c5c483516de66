//! The file of a net.
//!
//! All numbers are little-endian. The header has 32 bytes: the word `VARIONET`, the version of the format, [`Inputs::fingerprint`] in eight bytes, the number
//! of inputs, the width of the hidden layer, and the number of centipawns for a unit of the output, the others in four bytes each. Then come
//! the weights of the inputs, the biases of the hidden layer and the weights of the output in two bytes each, and the biases of the output
//! in four.

use crate::error::NetError;
use crate::inputs::{BUCKETS, Inputs};
use crate::net::{Net, Parts, WIDTHS};

/// How every file begins.
const WORD: [u8; 8] = *b"VARIONET";
/// The version of the format, which changes with the meaning of any number in it.
const VERSION: u32 = 2;
const HEADER: usize = 32;

impl Net {
    /// Reads a net for the game with these inputs.
    ///
    /// # Errors
    /// If the bytes are not a net, or a net for another game.
    pub fn read(inputs: Inputs, bytes: &[u8]) -> Result<Self, NetError> {
        let mut reader = Reader(bytes);
        if reader.take() != Some(WORD) {
            return Err(NetError::NotANet);
        }
        let cut_off = NetError::Length { found: bytes.len(), needed: HEADER };
        let version = reader.take().map(u32::from_le_bytes).ok_or(cut_off)?;
        if version != VERSION {
            return Err(NetError::Version { found: version, known: VERSION });
        }
        let fingerprint = reader.take().map(u64::from_le_bytes).ok_or(cut_off)?;
        let count = reader.take().map(u32::from_le_bytes).ok_or(cut_off)?;
        if fingerprint != inputs.fingerprint() || usize::try_from(count) != Ok(inputs.count()) {
            return Err(NetError::OtherGame);
        }
        let found = reader.take().map(u32::from_le_bytes).ok_or(cut_off)?;
        let width = WIDTHS.into_iter().find(|&width| u32::try_from(width) == Ok(found));
        let width = width.ok_or(NetError::Width { found })?;
        let scale = reader.take().map(i32::from_le_bytes).ok_or(cut_off)?;
        // The game and the width bound what is read, whatever the file says.
        let needed = file_length(&inputs, width);
        if bytes.len() != needed {
            return Err(NetError::Length { found: bytes.len(), needed });
        }
        let rows = reader.numbers(inputs.count() * width);
        let biases = reader.numbers(width);
        let output = reader.numbers(BUCKETS * 2 * width);
        let output_biases = [(); BUCKETS].map(|()| reader.take().map_or(0, i32::from_le_bytes));
        Self::new(inputs, &Parts { width, rows, biases, output, output_biases, scale })
    }

    /// The bytes of its file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(file_length(&self.inputs, self.width()));
        bytes.extend(WORD);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(self.inputs.fingerprint().to_le_bytes());
        // A game has fewer than a million inputs.
        bytes.extend((self.inputs.count() as u32).to_le_bytes());
        bytes.extend((self.width() as u32).to_le_bytes());
        bytes.extend(self.scale.to_le_bytes());
        for number in self.rows.iter().chain(&self.biases).chain(&self.output).flatten() {
            bytes.extend(number.to_le_bytes());
        }
        self.output_biases.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes
    }
}

/// The length of the file of a net.
fn file_length(inputs: &Inputs, width: usize) -> usize {
    HEADER + 2 * width * (inputs.count() + 1 + 2 * BUCKETS) + 4 * BUCKETS
}

/// What is left to read.
struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    /// At most so many numbers.
    fn numbers(&mut self, count: usize) -> Vec<i16> {
        (0..count).map_while(|_| self.take().map(i16::from_le_bytes)).collect()
    }
}
