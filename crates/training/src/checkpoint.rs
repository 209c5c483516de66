//! A fit that was interrupted, as bytes.

use variorum_engine::Net;

use crate::model::Model;
use crate::trainer::Trainer;

/// How every checkpoint begins.
const WORD: [u8; 8] = *b"VARFIT01";

impl Trainer<'_> {
    /// The state between two passes. One before the first is of no use.
    #[must_use]
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = WORD.to_vec();
        bytes.extend(self.key().to_le_bytes());
        bytes.extend(self.epoch.to_le_bytes());
        let adam = self.adam.iter().flat_map(|adam| [&adam.mean, &adam.square]);
        for number in self.model.groups.iter().chain(adam).flatten() {
            bytes.extend(number.to_le_bytes());
        }
        if let Some((error, net)) = &self.best {
            bytes.extend(error.to_le_bytes());
            bytes.extend(net.to_bytes());
        }
        bytes
    }

    /// Goes on where the checkpoint of a fit to the same samples by the same plan was made. `false`, and nothing happens, if these bytes are none.
    pub fn resume(&mut self, bytes: &[u8]) -> bool {
        let Some((head, rest)) = bytes.split_first_chunk::<20>() else { return false };
        let groups = self.model.groups.each_ref().map(Vec::len);
        let count: usize = groups.iter().sum();
        let key = self.key().to_le_bytes();
        let Some((numbers, rest)) = rest.split_at_checked(4 * 3 * count) else { return false };
        let Some((error, net)) = rest.split_first_chunk() else { return false };
        let Ok(net) = Net::read(self.inputs().clone(), net) else { return false };
        if head[..8] != WORD || head[8..16] != key {
            return false;
        }
        self.best = Some((f64::from_le_bytes(*error), net));
        let (numbers, _) = numbers.as_chunks::<4>();
        let mut numbers = numbers.iter().map(|&number| f32::from_le_bytes(number));
        let mut next = |count: usize| numbers.by_ref().take(count).collect::<Vec<f32>>();
        self.model = Model { groups: groups.map(&mut next) };
        for (adam, count) in self.adam.iter_mut().zip(groups) {
            (adam.mean, adam.square) = (next(count), next(count));
        }
        self.epoch = head[16..].iter().rev().fold(0, |epoch, &byte| epoch << 8 | u32::from(byte));
        true
    }
}
