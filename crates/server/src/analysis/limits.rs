//! Limits on requests about positions.

/// The maximum length of a line, in turns.
pub(crate) const MOST_TURNS: usize = 3000;
/// The maximum number of lines of the engine.
pub(crate) const MOST_LINES: usize = 5;
/// The maximum depth, in turns.
pub(crate) const MOST_DEPTH: u32 = 60;
/// The maximum thinking time, in seconds.
pub(crate) const MOST_SECONDS: u32 = 600;
/// The maximum number of entries in any list of a setup.
pub(crate) const MOST_ENTRIES: usize = 2048;
