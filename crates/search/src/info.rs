//! What a search reports: information while it runs, and its result.

use crate::score::Score;

/// How a score relates to the true score at this depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true score.
    Exact,
    /// The true score is at least this (the search failed high).
    Lower,
    /// The true score is at most this (the search failed low).
    Upper,
}

/// A report while searching.
#[derive(Clone, Copy, Debug)]
pub struct Info<'a, A> {
    /// Depth of the iteration, in turns.
    pub depth: u32,
    /// The greatest depth reached in this iteration, including quiescence search and extensions, in turns.
    pub seldepth: u32,
    /// The rank of this line, from 1.
    pub multipv: usize,
    /// Score of the line for the side to move at the root.
    pub score: Score,
    /// Whether `score` is exact or a bound.
    pub bound: Bound,
    /// Actions made so far.
    pub nodes: u64,
    /// Milliseconds by the caller's clock.
    pub time_ms: u64,
    /// How full the transposition table is with entries of this search, in thousandths.
    pub hashfull: u32,
    /// The principal variation: the actions of whole turns.
    pub pv: &'a [A],
}

/// A principal variation with its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PvLine<A> {
    /// Score for the side to move at the root.
    pub score: Score,
    /// The actions of whole turns, at least of one.
    pub pv: Vec<A>,
    /// The number of actions in the first turn.
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
    /// The actions of the best turn (of the rest of it, if the root was mid-turn); empty if there is no legal turn.
    pub turn: Vec<A>,
    /// Its score for the side to move.
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
