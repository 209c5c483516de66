//! What a search tells: reports on the way and the result at the end.

use crate::score::Score;

/// How a score relates to the true value at this depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// At least this much.
    Lower,
    /// At most this much.
    Upper,
}

/// A report while searching.
#[derive(Clone, Copy, Debug)]
pub struct Info<'a, A> {
    /// Depth of the iteration, in turns.
    pub depth: u32,
    /// Deepest turn reached in this iteration.
    pub seldepth: u32,
    /// Number of this line among the best ones, from 1.
    pub multipv: usize,
    /// Value of the line for the side to move at the root.
    pub score: Score,
    /// How sure `score` is.
    pub bound: Bound,
    /// Actions made so far.
    pub nodes: u64,
    /// Milliseconds by the caller's clock.
    pub time_ms: u64,
    /// How full the transposition table is with entries of this search, in thousandths.
    pub hashfull: u32,
    /// The expected line: actions of whole turns only.
    pub pv: &'a [A],
}

/// One of the best lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PvLine<A> {
    /// Value for the side to move at the root.
    pub score: Score,
    /// The expected actions, whole turns only; begins with a complete turn.
    pub pv: Vec<A>,
    /// How many actions of `pv` make up the first turn.
    pub turn_len: usize,
}

impl<A> PvLine<A> {
    /// The actions of the first turn.
    #[must_use]
    pub fn turn(&self) -> &[A] {
        &self.pv[..self.turn_len]
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<A> {
    /// All actions of the best turn (or of the rest of it, if the root was mid-turn); empty if there is no legal turn.
    pub turn: Vec<A>,
    /// Its value for the side to move.
    pub score: Score,
    /// Depth of the last finished iteration, in turns; 0 if none was finished.
    pub depth: u32,
    /// Actions made.
    pub nodes: u64,
    /// Milliseconds by the caller's clock.
    pub time_ms: u64,
    /// The best lines, best first; the first is the one played.
    pub lines: Vec<PvLine<A>>,
}
