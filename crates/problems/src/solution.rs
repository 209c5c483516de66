//! Solutions as texts of turns.

use crate::work::Ended;

/// A turn of a solution.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    /// The text of the turn.
    pub text: String,
    /// It gives check.
    pub check: bool,
    /// It reaches the goal.
    pub reached: bool,
}

/// A solution: a line in which nobody resists, and what follows where somebody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The turns that the solver chooses: one key, or a line of help or series play.
    pub moves: Vec<Move>,
    /// What follows, if the opponent can resist.
    pub play: Option<Replies>,
}

/// The replies to a turn, and how each is answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replies {
    /// What the solver would do if the opponent could pass. Without threats the opponent suffers from having to move.
    pub threats: Vec<Continuation>,
    /// The replies that no threat answers, sorted by text.
    pub variations: Vec<Variation>,
    /// The number of replies that a threat answers.
    pub threatened: usize,
}

/// A reply and its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The reply. If it reaches the goal, nothing follows.
    pub reply: Move,
    /// The shortest answers. Several are duals; none refutes.
    pub continuations: Vec<Continuation>,
}

/// A turn of the solver and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The turn.
    pub turn: Move,
    /// The replies, unless the turn reaches the goal.
    pub play: Option<Replies>,
}

impl Variation {
    /// Does this reply refute?
    #[must_use]
    pub fn refutes(&self) -> bool {
        !self.reply.reached && self.continuations.is_empty()
    }

    /// Are there several answers?
    #[must_use]
    pub fn is_dual(&self) -> bool {
        self.continuations.len() > 1
    }
}

/// A turn that nearly solves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The turn.
    pub turn: Move,
    /// The replies that refute it, sorted.
    pub refutations: Vec<Move>,
}

/// The play if the other side began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetPlay {
    /// The position does not permit it: a side would be left in check, or play is in series.
    None,
    /// Lines of help play.
    Lines(Vec<Solution>),
    /// Replies with their answers.
    Replies(Replies),
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// All solutions, sorted by their texts.
    pub solutions: Vec<Solution>,
    /// The set play, if it was asked for.
    pub set_play: Option<SetPlay>,
    /// The tries, if they were asked for.
    pub tries: Vec<Try>,
    /// The number of turns that were made.
    pub nodes: u64,
    /// Whether the search is complete. If not, there may be more of everything.
    pub ended: Ended,
}

impl Solved {
    /// The number of variations with several answers, in all solutions.
    #[must_use]
    pub fn duals(&self) -> usize {
        self.solutions.iter().filter_map(|solution| solution.play.as_ref()).map(Replies::duals).sum()
    }
}

impl Replies {
    /// The number of variations with several answers.
    #[must_use]
    pub fn duals(&self) -> usize {
        let below = |continuation: &Continuation| continuation.play.as_ref().map_or(0, Self::duals);
        let of = |variation: &Variation| {
            usize::from(variation.is_dual()) + variation.continuations.iter().map(below).sum::<usize>()
        };
        self.threats.iter().map(below).sum::<usize>() + self.variations.iter().map(of).sum::<usize>()
    }
}
