//! Values of positions met lately: transpositions within quiescence searches find them.

/// Values kept; a power of two.
const ENTRIES: usize = 1 << 14;

/// Values by the hashes of their positions. Of two that share a place the later one stays.
pub(crate) struct EvalCache(Box<[(u64, i32)]>);

impl EvalCache {
    pub(crate) fn new() -> Self {
        // The hash of no position that such a place belongs to.
        Self((0..ENTRIES as u64).map(|place| (!place, 0)).collect())
    }

    /// The value of the position with this hash; `work_out` is asked if it is not known.
    #[inline]
    pub(crate) fn get_or(&mut self, hash: u64, work_out: impl FnOnce() -> i32) -> i32 {
        let entry = &mut self.0[hash as usize & (ENTRIES - 1)];
        if entry.0 != hash {
            *entry = (hash, work_out());
        }
        entry.1
    }
}
