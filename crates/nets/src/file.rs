//! The file of a net.
//!
//! All numbers are little-endian. The header has 64 bytes: the word `VARIONET`, the version of the format, [`Inputs::fingerprint`] in eight bytes, the number
//! of inputs, the width of the hidden layer, and the number of centipawns for a unit of the output, the others in four bytes each, and [`Inputs::rules`] in 32.
//! Then come the weights of the inputs, the biases of the hidden layer and the weights of the output in two bytes each, and the biases of the output
//! in four. Files of version 2, which do not name the rules, are read as if they named those of the game.

use std::sync::Arc;

use variorum_rules::Rules;

use crate::error::NetError;
use crate::inputs::{BUCKETS, Inputs};
use crate::net::{Net, Parts, WIDTHS};

/// How every file begins.
const WORD: [u8; 8] = *b"VARIONET";
/// The version of the format, which changes with the meaning of any number in it.
const VERSION: u32 = 3;
/// The version before, whose header ends before the rules.
const WITHOUT_RULES: u32 = 2;
const HEADER: usize = 32;
const DIGEST: usize = 32;

impl Net {
    /// The net of a game: its own, which must be of its rules, or one that a game on which it builds lends it. `None` if it has none.
    #[must_use]
    pub fn of(rules: &Arc<Rules>) -> Option<Result<Self, NetError>> {
        let definition = rules.definition();
        let bytes = definition.net.as_ref()?;
        let read = if definition.net_is_lent { Self::adopt } else { Self::read };
        Some(read(Inputs::of(rules), bytes))
    }

    /// Reads a net for the game with these inputs.
    ///
    /// # Errors
    /// If the bytes are not a net, or a net for another game or other rules.
    pub fn read(inputs: Inputs, bytes: &[u8]) -> Result<Self, NetError> {
        Self::read_for(inputs, bytes, false)
    }

    /// Reads a net for the game with these inputs, whatever the rules for which it was trained. From now on it is a net for those of this game.
    ///
    /// # Errors
    /// If the bytes are not a net, or a net for another board or other pieces.
    pub fn adopt(inputs: Inputs, bytes: &[u8]) -> Result<Self, NetError> {
        Self::read_for(inputs, bytes, true)
    }

    fn read_for(inputs: Inputs, bytes: &[u8], any_rules: bool) -> Result<Self, NetError> {
        let mut reader = Reader(bytes);
        if reader.take() != Some(WORD) {
            return Err(NetError::NotANet);
        }
        let cut_off = NetError::Length { found: bytes.len(), needed: HEADER };
        let version = reader.take().map(u32::from_le_bytes).ok_or(cut_off)?;
        if version != VERSION && version != WITHOUT_RULES {
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
        let names_rules = version == VERSION;
        // The game and the width bound what is read, whatever the file says.
        let needed = file_length(&inputs, width) - if names_rules { 0 } else { DIGEST };
        if bytes.len() != needed {
            return Err(NetError::Length { found: bytes.len(), needed });
        }
        if names_rules && reader.take() != Some(*inputs.rules().bytes()) && !any_rules {
            return Err(NetError::OtherRules);
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
        bytes.extend(self.inputs.rules().bytes());
        for number in self.rows.iter().chain(&self.biases).chain(&self.output).flatten() {
            bytes.extend(number.to_le_bytes());
        }
        self.output_biases.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes
    }
}

/// The length of the file of a net.
fn file_length(inputs: &Inputs, width: usize) -> usize {
    HEADER + DIGEST + 2 * width * (inputs.count() + 1 + 2 * BUCKETS) + 4 * BUCKETS
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
