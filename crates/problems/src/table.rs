//! A bounded table of what is known about positions, shared by threads without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use variorum_rules::mix;

/// Each entry is one word: 63 bits of the key and the answer.
pub(crate) struct Table {
    entries: Box<[AtomicU64]>,
}

impl Table {
    /// A table of about so many MiB. With 0 it remembers nothing.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let entries = (mebibytes << 20) / size_of::<AtomicU64>();
        Self { entries: (0..entries).map(|_| AtomicU64::new(0)).collect() }
    }

    /// The key of a position with the plies that are left.
    #[inline]
    pub(crate) fn key(hash: u64, at: usize) -> u64 {
        mix(hash ^ (at as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    #[inline]
    fn place(&self, key: u64) -> Option<&AtomicU64> {
        // The upper half of the product spreads the keys over any number of entries.
        self.entries.get(((u128::from(key) * self.entries.len() as u128) >> 64) as usize)
    }

    /// What is known.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<bool> {
        let entry = self.place(key)?.load(Ordering::Relaxed);
        (entry != 0 && entry >> 1 == key >> 1).then_some(entry & 1 != 0)
    }

    /// Remembers an answer in place of what was there.
    #[inline]
    pub(crate) fn keep(&self, key: u64, answer: bool) {
        if let Some(place) = self.place(key) {
            place.store(key >> 1 << 1 | u64::from(answer), Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_remembered_and_an_empty_table_remembers_nothing() {
        let table = Table::new(1);
        let (a, b) = (Table::key(7, 1), Table::key(7, 2));
        assert_eq!(table.find(a), None);
        table.keep(a, true);
        table.keep(b, false);
        assert_eq!((table.find(a), table.find(b), table.find(Table::key(8, 1))), (Some(true), Some(false), None));
        let none = Table::new(0);
        none.keep(a, true);
        assert_eq!(none.find(a), None);
    }
}
