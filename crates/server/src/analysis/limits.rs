//! How much one request about positions may ask.

/// Longest line, in turns.
pub(crate) const MOST_TURNS: usize = 3000;
/// Most lines of the engine at once.
pub(crate) const MOST_LINES: usize = 5;
/// Greatest depth, in turns.
pub(crate) const MOST_DEPTH: u32 = 60;
/// Longest thinking, in seconds.
pub(crate) const MOST_SECONDS: u32 = 600;
/// Most entries in any list of a position that is set up.
pub(crate) const MOST_ENTRIES: usize = 2048;
